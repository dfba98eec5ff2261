import { Alert } from "../../components/ui/alert.tsx";
import { usageLimitOfErrorOrNull } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { ReachedLimitAlert } from "../usage/reached-limit-alert.tsx";

/**
 * Why a form could not be saved: a message, or a failed request with the text to show if the server sent none.
 * Invalid fields show their own errors.
 */
export type Problem = { message: string } | { error: unknown; fallback: string; failedAt: number };

type Props = {
  problem: Problem | null;
  /** Whether the browser has stored the draft. */
  isDraftStored: boolean;
};

export function SaveFailedAlert({ problem, isDraftStored }: Props) {
  if (problem === null) return null;
  if ("message" in problem) return <Alert tone="error">{problem.message}</Alert>;
  const limit = usageLimitOfErrorOrNull(problem.error);
  if (limit)
    return <ReachedLimitAlert limit={limit} failedAt={problem.failedAt} isDraftStored={isDraftStored} />;
  return <Alert tone="error">{serverErrorTextOr(problem.error, problem.fallback)}</Alert>;
}
