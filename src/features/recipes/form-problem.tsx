import { Alert } from "../../components/ui/alert.tsx";
import { readLimit } from "../../lib/error-answer.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { LimitAlert } from "../usage/limit-alert.tsx";

/** What stopped a form as a whole: words of its own, or a failed call with the screen's fallback. */
export type Problem = { message: string } | { error: unknown; fallback: string; at: number };

export function FormProblem({ problem }: { problem: Problem | null }) {
  if (problem === null) return null;
  if ("message" in problem) return <Alert tone="error">{problem.message}</Alert>;
  const limit = readLimit(problem.error);
  if (limit) return <LimitAlert limit={limit} at={problem.at} />;
  return <Alert tone="error">{errorMessage(problem.error, problem.fallback)}</Alert>;
}
