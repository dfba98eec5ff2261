import type { LimitDetail } from "./error-answer.ts";

type Listener = (limit: LimitDetail) => void;

const listeners = new Set<Listener>();

/** Reports that a usage limit stopped a request. The caller still has to show the error itself. */
export function reportUsageLimit(limit: LimitDetail): void {
  for (const listener of listeners) listener(limit);
}

/** Calls `listener` for each report. Returns a function that stops it. */
export function onUsageLimit(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
