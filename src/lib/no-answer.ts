import { text } from "#server/texts/en.ts";
import { readErrorAnswer } from "./error-answer.ts";

/** Why there is no response: the device is offline, or the server cannot be reached. */
export function offlineOrUnreachableText(): string {
  return navigator.onLine ? text.failures.silent : text.failures.offline;
}

/** A title that says why there is no response; undefined if the server responded. */
export function noAnswerTitleIfAny(error: unknown): string | undefined {
  return readErrorAnswer(error).status === 0 ? offlineOrUnreachableText() : undefined;
}
