import { text } from "#server/texts/en.ts";
import { type ErrorCode, readErrorAnswer, usageLimitOfErrorOrNull } from "../../lib/error-answer.ts";
import { noAnswerTitleIfAny } from "../../lib/no-answer.ts";
import type { Problem } from "../recipe-editor/form-problem-alert.tsx";
import type { PhotoFault } from "./use-refused-photo-faults.ts";

const { tips } = text.scans.process;

export type RecoveryAction = "retry" | "another" | "crop" | "back";

/** The advice after a failure: a tip, and the main and the second action. */
export type Recovery = { tip: string | null; actions: readonly [RecoveryAction, RecoveryAction] };

const recoveries: Partial<Record<ErrorCode, Recovery>> = {
  SCAN_NO_TEXT: { tip: tips.noText, actions: ["another", "crop"] },
  SCAN_UNSUPPORTED: { tip: tips.unsupported, actions: ["another", "back"] },
  SCAN_DATA_INVALID: { tip: tips.invalid, actions: ["retry", "another"] },
  SCAN_TOO_LARGE: { tip: null, actions: ["another", "crop"] },
  SCAN_TOO_MANY_PIXELS: { tip: null, actions: ["another", "crop"] },
  SCAN_TOO_COSTLY: { tip: null, actions: ["another", "crop"] },
  SCAN_TOO_MANY_PAGES: { tip: null, actions: ["another", "back"] },
  SCAN_TIMEOUT: { tip: tips.tooLong, actions: ["retry", "crop"] },
  SCAN_BUSY: { tip: tips.busy, actions: ["retry", "back"] },
  SCAN_UNAVAILABLE: { tip: tips.unavailable, actions: ["retry", "back"] },
};

/**
 * The tip and actions for a problem. Without `canCrop`, because the browser cannot decode the photo, cropping
 * is not offered.
 */
export function chooseRecoveryTipAndActions(problem: Problem | null, canCrop: boolean): Recovery {
  const { tip, actions } = findRecoveryOfProblem(problem);
  const [main, second] = actions;
  return { tip, actions: [main, second === "crop" && !canCrop ? "back" : second] };
}

/** Groups equal advice, with the numbers (from 1) of the pages it is about. */
export function groupAdviceWithPageNumbers(faults: readonly PhotoFault[]) {
  const pagesOf = new Map<string, number[]>();
  for (const { index, advice } of faults)
    if (advice) pagesOf.set(advice, [...(pagesOf.get(advice) ?? []), index + 1]);
  return Array.from(pagesOf, ([sentence, pages]) => ({ pages, sentence }));
}

function findRecoveryOfProblem(problem: Problem | null): Recovery {
  if (problem === null) return { tip: null, actions: ["retry", "back"] };
  // The photos were refused before they were sent, or because of their size, so a retry cannot help.
  if (typeof problem === "string" || !("error" in problem))
    return { tip: null, actions: ["another", "back"] };
  if (usageLimitOfErrorOrNull(problem.error)) return { tip: null, actions: ["retry", "back"] };
  const silence = noAnswerTitleIfAny(problem.error);
  if (silence !== undefined) return { tip: `${silence}.`, actions: ["retry", "back"] };
  const { code } = readErrorAnswer(problem.error);
  return (code && recoveries[code]) ?? { tip: tips.unknown, actions: ["retry", "another"] };
}
