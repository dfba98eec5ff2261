import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { readLimit } from "../../lib/error-answer.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { LimitAlert } from "../usage/limit-alert.tsx";

/** What stopped a form as a whole: marked fields or pictures, words of its own, or a failed call with the screen's fallback. */
export type Problem =
  | "fields"
  | "pictures"
  | { message: string }
  | { error: unknown; fallback: string; at: number };

type Props = {
  problem: Problem | null;
  /** Fields are still marked: once they are put right, nothing needs to be said of them. */
  isMarked: boolean;
  /** Something was written, and the browser holds it. */
  isKept: boolean;
};

export function FormProblem({ problem, isMarked, isKept }: Props) {
  if (problem === null) return null;
  if ((problem === "fields" || problem === "pictures") && !isMarked) return null;
  if (problem === "fields") return <Alert tone="error">{text.recipes.form.checkFields}</Alert>;
  if (problem === "pictures") return <Alert tone="error">{text.recipes.upload.wait}</Alert>;
  if ("message" in problem) return <Alert tone="error">{problem.message}</Alert>;
  const limit = readLimit(problem.error);
  if (limit) return <LimitAlert limit={limit} at={problem.at} isKept={isKept} />;
  return <Alert tone="error">{errorMessage(problem.error, problem.fallback)}</Alert>;
}
