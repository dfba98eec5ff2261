import type { LimitDetail } from "./error-answer.ts";

type Listener = (limit: LimitDetail) => void;

const listeners = new Set<Listener>();

/** Reports that a usage limit stopped a call. The caller shows it in its own place, too. */
export function reportUsageLimit(limit: LimitDetail): void {
  for (const listener of listeners) listener(limit);
}

/** Returns a function that stops listening. */
export function onUsageLimit(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
