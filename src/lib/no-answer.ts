import { text } from "#server/texts/en.ts";
import { readErrorAnswer } from "./error-answer.ts";

/** The reason for a missing answer: the device is offline, or the server is unreachable. */
export function offlineOrUnreachableText(): string {
  return navigator.onLine ? text.failures.silent : text.failures.offline;
}

/** The title of a failure without an answer; undefined if the server answered. */
export function noAnswerTitleIfAny(error: unknown): string | undefined {
  return readErrorAnswer(error).status === 0 ? offlineOrUnreachableText() : undefined;
}
