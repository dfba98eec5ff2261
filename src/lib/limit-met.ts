import type { LimitDetail } from "./error-answer.ts";

type Hear = (limit: LimitDetail) => void;

const listeners = new Set<Hear>();

/** Reports that a usage limit stopped a call. The caller shows it in its own place, too. */
export function limitMet(limit: LimitDetail): void {
  for (const hear of listeners) hear(limit);
}

/** Returns a function that stops listening. */
export function whenLimitIsMet(hear: Hear): () => void {
  listeners.add(hear);
  return () => {
    listeners.delete(hear);
  };
}
