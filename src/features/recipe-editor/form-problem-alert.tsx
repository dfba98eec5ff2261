import { text } from "#server/texts/en.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { usageLimitOfErrorOrNull } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { ReachedLimitAlert } from "../usage/reached-limit-alert.tsx";

/**
 * Why a form could not be saved: invalid fields, pending pictures, a message, or a failed request with the
 * text to show if the server sent none.
 */
export type Problem =
  | "fields"
  | "pictures"
  | { message: string }
  | { error: unknown; fallback: string; failedAt: number };

type Props = {
  problem: Problem | null;
  /** Whether fields still have errors; the problem "fields" is hidden once they have none. */
  isMarked: boolean;
  /** Whether the browser has stored the draft. */
  isDraftStored: boolean;
};

export function SaveFailedAlert({ problem, isMarked, isDraftStored }: Props) {
  if (problem === null) return null;
  if ((problem === "fields" || problem === "pictures") && !isMarked) return null;
  if (problem === "fields") return <Alert tone="error">{text.recipes.form.checkFields}</Alert>;
  if (problem === "pictures") return <Alert tone="error">{text.recipes.upload.wait}</Alert>;
  if ("message" in problem) return <Alert tone="error">{problem.message}</Alert>;
  const limit = usageLimitOfErrorOrNull(problem.error);
  if (limit)
    return <ReachedLimitAlert limit={limit} failedAt={problem.failedAt} isDraftStored={isDraftStored} />;
  return <Alert tone="error">{serverErrorTextOr(problem.error, problem.fallback)}</Alert>;
}
