import { text } from "#server/texts/en.ts";
import { isTypedCredentialsError, readErrorAnswer, usageLimitOfErrorOrNull } from "./error-answer.ts";

/**
 * The message of a failed call: the server's detail if it can be shown, else the screen's fallback. A 401 about a token
 * is never shown; it leads to a refresh or to the sign-in page.
 */
export function errorMessage(error: unknown, fallback: string): string {
  const answer = readErrorAnswer(error);
  if (answer.status === 401 && !isTypedCredentialsError(answer)) return fallback;
  // Its detail is generic and technical.
  if (answer.status === 500 && answer.code === "INTERNAL") return fallback;
  const limit = usageLimitOfErrorOrNull(error);
  if (limit) return readableText(limit.message) ?? fallback;
  return textOfDetailOrNull(answer.detail) ?? fallback;
}

/** The text in a detail, or the joined texts of a list; null if it has none. */
export function textOfDetailOrNull(detail: unknown): string | null {
  if (Array.isArray(detail)) return joinEntries(detail);
  return readableText(detail) ?? readableText((detail as { message?: unknown } | null | undefined)?.message);
}

/** For registration: only the first entry of a list, by its message or else its type. */
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

/** The text if it can be shown: not empty, and no HTML page of a proxy. */
function readableText(detail: unknown): string | null {
  if (typeof detail !== "string") return null;
  const trimmed = detail.trim();
  return trimmed === "" || trimmed.startsWith("<") ? null : trimmed;
}
