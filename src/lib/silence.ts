import { text } from "#server/texts/en.ts";
import { readErrorAnswer } from "./error-answer.ts";

/** What is the matter where a server gives no answer: the device has no network, or the server is away. */
export function silenceWords(): string {
  return navigator.onLine ? text.failures.silent : text.failures.offline;
}

/** What happened to a call that nobody answered; undefined for one that was, whose answer tells it. */
export function silenceTitle(error: unknown): string | undefined {
  return readErrorAnswer(error).status === 0 ? silenceWords() : undefined;
}
