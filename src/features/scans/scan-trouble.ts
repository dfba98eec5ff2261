import { text } from "#server/texts/en.ts";
import { type ErrorCode, readErrorAnswer, readLimit } from "../../lib/error-answer.ts";
import { silenceTitle } from "../../lib/silence.ts";
import type { Problem } from "../recipe-editor/form-problem.tsx";
import type { PhotoFault } from "./use-photo-faults.ts";

const { tips } = text.scans.process;

export type Way = "retry" | "another" | "crop" | "back";

/** The recovery from a failure: a tip, the main action and a second one. */
export type Trouble = { tip: string | null; ways: readonly [Way, Way] };

const troubles: Partial<Record<ErrorCode, Trouble>> = {
  SCAN_NO_TEXT: { tip: tips.noText, ways: ["another", "crop"] },
  SCAN_UNSUPPORTED: { tip: tips.unsupported, ways: ["another", "back"] },
  SCAN_DATA_INVALID: { tip: tips.invalid, ways: ["retry", "another"] },
  SCAN_TOO_LARGE: { tip: null, ways: ["another", "crop"] },
  SCAN_TIMEOUT: { tip: tips.tooLong, ways: ["retry", "crop"] },
  SCAN_BUSY: { tip: tips.busy, ways: ["retry", "back"] },
  SCAN_UNAVAILABLE: { tip: tips.unavailable, ways: ["retry", "back"] },
};

/** A photo that the browser cannot decode cannot be cropped. */
export function troubleOf(problem: Problem | null, canCrop: boolean): Trouble {
  const { tip, ways } = found(problem);
  const [main, second] = ways;
  return { tip, ways: [main, second === "crop" && !canCrop ? "back" : second] };
}

/** Advice with its page numbers, from 1; equal advice is merged. */
export function adviceByPages(faults: readonly PhotoFault[]) {
  const pagesOf = new Map<string, number[]>();
  for (const { at, advice } of faults)
    if (advice) pagesOf.set(advice, [...(pagesOf.get(advice) ?? []), at + 1]);
  return Array.from(pagesOf, ([sentence, pages]) => ({ pages, sentence }));
}

function found(problem: Problem | null): Trouble {
  if (problem === null) return { tip: null, ways: ["retry", "back"] };
  // Refused before it was sent, or for its size: other photos are needed.
  if (typeof problem === "string" || !("error" in problem)) return { tip: null, ways: ["another", "back"] };
  if (readLimit(problem.error)) return { tip: null, ways: ["retry", "back"] };
  const silence = silenceTitle(problem.error);
  if (silence !== undefined) return { tip: `${silence}.`, ways: ["retry", "back"] };
  const { code } = readErrorAnswer(problem.error);
  return (code && troubles[code]) ?? { tip: tips.unknown, ways: ["retry", "another"] };
}
