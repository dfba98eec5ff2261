import { text } from "#server/texts/en.ts";
import { isTypedCredentialsError, readErrorAnswer, usageLimitOfErrorOrNull } from "./error-answer.ts";

/**
 * The error text to show: the server's detail if it is readable, or else `fallback`. A 401 about the token is
 * never shown, because it leads to a refresh or to the sign-in page.
 */
export function serverErrorTextOr(error: unknown, fallback: string): string {
  const answer = readErrorAnswer(error);
  if (answer.status === 401 && !isTypedCredentialsError(answer)) return fallback;
  // The detail of an internal error is generic and technical.
  if (answer.status === 500 && answer.code === "INTERNAL") return fallback;
  const limit = usageLimitOfErrorOrNull(error);
  if (limit) return readableTextOrNull(limit.message) ?? fallback;
  return errorDetailTextOrNull(answer.detail) ?? fallback;
}

/** The text of an error's detail, or the joined texts of a list of details; null if there is none. */
export function errorDetailTextOrNull(detail: unknown): string | null {
  if (Array.isArray(detail)) return joinDetailTextsOrNull(detail);
  return (
    readableTextOrNull(detail) ??
    readableTextOrNull((detail as { message?: unknown } | null | undefined)?.message)
  );
}

/**
 * Like `serverErrorTextOr`, but from a list of errors only the first is used. The registration form shows one
 * error at a time.
 */
export function firstServerErrorTextOr(error: unknown, fallback: string): string {
  const { detail } = readErrorAnswer(error);
  if (!Array.isArray(detail)) return serverErrorTextOr(error, fallback);
  const first = (detail as { msg?: unknown; type?: unknown }[])[0];
  return readableTextOrNull(first?.msg) ?? readableTextOrNull(first?.type) ?? fallback;
}

function joinDetailTextsOrNull(entries: unknown[]): string | null {
  if (entries.length === 0) return null;
  return entries
    .map((entry) => readableTextOrNull((entry as { msg?: unknown } | null)?.msg) ?? text.failures.validation)
    .join(", ");
}

/** The text if it can be shown; null if it is empty or the HTML page of a proxy. */
function readableTextOrNull(detail: unknown): string | null {
  if (typeof detail !== "string") return null;
  const trimmed = detail.trim();
  return trimmed === "" || trimmed.startsWith("<") ? null : trimmed;
}
