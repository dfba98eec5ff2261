import { text } from "#server/texts/en.ts";
import { readErrorAnswer, usageLimitOfErrorOrNull } from "../../lib/error-answer.ts";
import type { ImportMode } from "./import-modes.tsx";
import type { Source } from "./import-source-form.tsx";

export type Failure = { wanted: Source; error: unknown; failedAt: number };

const { advice } = text.imports;
/** Error codes for which another attempt at the same page cannot succeed. */
const permanentCodes: ReadonlySet<string> = new Set([
  "IMPORT_URL_MISSING",
  "IMPORT_SITE_UNSUPPORTED",
  "IMPORT_PAGE_GONE",
  "IMPORT_SITE_REFUSES",
  "IMPORT_NO_RECIPE",
  "IMPORT_PAGE_TOO_LARGE",
]);
/** Says what the member can do about an error, by error code. */
const adviceByCode: ReadonlyMap<string, string> = new Map([
  ["IMPORT_SITE_UNSUPPORTED", advice.unsupported],
  ["IMPORT_PAGE_GONE", advice.gone],
  ["IMPORT_SITE_REFUSES", advice.refused],
  ["IMPORT_NO_RECIPE", advice.copy],
  ["IMPORT_PAGE_TOO_LARGE", advice.copy],
  ["IMPORT_UNREACHABLE", advice.away],
  ["IMPORT_TIMEOUT", advice.away],
]);

const errorCodeOfFailure = (problem: Failure) => readErrorAnswer(problem.error).code ?? "";

/** Whether there is no page at the address, so that only another address helps. */
export const isPageMissing = (problem: Failure) =>
  errorCodeOfFailure(problem) === "IMPORT_PAGE_GONE" || errorCodeOfFailure(problem) === "IMPORT_URL_MISSING";

/** Whether the site refuses servers, so that the page opens only in a browser. */
export const isSiteRefusingServers = (problem: Failure) =>
  errorCodeOfFailure(problem) === "IMPORT_SITE_REFUSES";

/** Whether another attempt cannot succeed. */
export const isRetryUseless = (problem: Failure) => permanentCodes.has(errorCodeOfFailure(problem));

export const adviceForFailureIfAny = (problem: Failure) => adviceByCode.get(errorCodeOfFailure(problem));

export function importModeOfFailure({ wanted }: Failure): ImportMode {
  if ("text" in wanted) return "text";
  return wanted.html === undefined ? "url" : "source";
}

/**
 * The problem to show in an import mode. A reached limit is shown in each mode, other problems only in their
 * own mode; a failed address is also shown where the page source can be pasted instead.
 */
export function failureToShowInModeOrNull(mode: ImportMode, problem: Failure | null): Failure | null {
  if (problem === null || reachedLimitOfFailureOrNull(problem) !== null) return problem;
  const about = importModeOfFailure(problem);
  return about === mode || (about === "url" && mode === "source") ? problem : null;
}

/** The usage limit that caused a failure, and the time of the failure; null for other failures. */
export function reachedLimitOfFailureOrNull(problem: Failure | null) {
  const limit = problem === null ? null : usageLimitOfErrorOrNull(problem.error);
  return problem === null || limit === null ? null : { limit, failedAt: problem.failedAt };
}
