import type { LimitDetail } from "./error-answer.ts";

type Hear = (limit: LimitDetail) => void;

const listeners = new Set<Hear>();

/** A usage limit stopped a call, whichever it was. Its caller says so in its own place all the same. */
export function limitMet(limit: LimitDetail): void {
  for (const hear of listeners) hear(limit);
}

/** Answers how to stop listening. */
export function whenLimitIsMet(hear: Hear): () => void {
  listeners.add(hear);
  return () => {
    listeners.delete(hear);
  };
}
