import { text } from "#server/texts/en.ts";
import { isCredentialError, readErrorAnswer, readLimit } from "./error-answer.ts";

/**
 * The one place where a failed call becomes words: the server's detail where it is fit to show, else the
 * screen's own fallback. A 401 about a token is never shown; it leads to refresh or to the sign-in page.
 */
export function errorMessage(error: unknown, fallback: string): string {
  const answer = readErrorAnswer(error);
  if (answer.status === 401 && !isCredentialError(answer)) return fallback;
  // It says no more than that something is wrong, and in no words of a cook.
  if (answer.status === 500 && answer.code === "INTERNAL") return fallback;
  const limit = readLimit(error);
  if (limit) return usable(limit.message) ?? fallback;
  return detailText(answer.detail) ?? fallback;
}

/** The words in the detail of an answer, those of a list joined; null where it has none that a person can read. */
export function detailText(detail: unknown): string | null {
  if (Array.isArray(detail)) return joinEntries(detail);
  return usable(detail) ?? usable((detail as { message?: unknown } | null | undefined)?.message);
}

/** For registration: of a list only the first entry, by its message or else its type. */
export function firstErrorMessage(error: unknown, fallback: string): string {
  const { detail } = readErrorAnswer(error);
  if (!Array.isArray(detail)) return errorMessage(error, fallback);
  const first = (detail as { msg?: unknown; type?: unknown }[])[0];
  return usable(first?.msg) ?? usable(first?.type) ?? fallback;
}

function joinEntries(entries: unknown[]): string | null {
  if (entries.length === 0) return null;
  return entries
    .map((entry) => usable((entry as { msg?: unknown } | null)?.msg) ?? text.failures.validation)
    .join(", ");
}

/** A text a person can read: not empty, and not a page of HTML from something in between. */
function usable(detail: unknown): string | null {
  if (typeof detail !== "string") return null;
  const trimmed = detail.trim();
  return trimmed === "" || trimmed.startsWith("<") ? null : trimmed;
}
