import { text } from "#server/texts/en.ts";
import { isTypedCredentialsError, readErrorAnswer, usageLimitOfErrorOrNull } from "./error-answer.ts";

/**
 * The error text to show: the server's detail if it is readable, or else `fallback`. A 401 about the token is
 * never shown, because it leads to a refresh or to the sign-in page.
 */
export function errorMessage(error: unknown, fallback: string): string {
  const answer = readErrorAnswer(error);
  if (answer.status === 401 && !isTypedCredentialsError(answer)) return fallback;
  // The detail of an internal error is generic and technical.
  if (answer.status === 500 && answer.code === "INTERNAL") return fallback;
  const limit = usageLimitOfErrorOrNull(error);
  if (limit) return readableText(limit.message) ?? fallback;
  return textOfDetailOrNull(answer.detail) ?? fallback;
}

/** The text of an error's detail, or the joined texts of a list of details; null if there is none. */
export function textOfDetailOrNull(detail: unknown): string | null {
  if (Array.isArray(detail)) return joinEntries(detail);
  return readableText(detail) ?? readableText((detail as { message?: unknown } | null | undefined)?.message);
}

/**
 * Like `errorMessage`, but from a list of errors only the first is used. The registration form shows one
 * error at a time.
 */
export function firstServerMessageOr(error: unknown, fallback: string): string {
  const { detail } = readErrorAnswer(error);
  if (!Array.isArray(detail)) return errorMessage(error, fallback);
  const first = (detail as { msg?: unknown; type?: unknown }[])[0];
  return readableText(first?.msg) ?? readableText(first?.type) ?? fallback;
}

function joinEntries(entries: unknown[]): string | null {
  if (entries.length === 0) return null;
  return entries
    .map((entry) => readableText((entry as { msg?: unknown } | null)?.msg) ?? text.failures.validation)
    .join(", ");
}

/** The text if it can be shown; null if it is empty or the HTML page of a proxy. */
function readableText(detail: unknown): string | null {
  if (typeof detail !== "string") return null;
  const trimmed = detail.trim();
  return trimmed === "" || trimmed.startsWith("<") ? null : trimmed;
}
