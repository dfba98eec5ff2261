import { useSyncExternalStore } from "react";

/** A confirmation before a loss: title, description and both answers. */
export type Question = { title: string; description: string; yes: string; no: string };

type PendingQuestion = Question & { answer: (isYes: boolean) => void };

let pending: PendingQuestion | null = null;
const listeners = new Set<() => void>();

function change(to: PendingQuestion | null): void {
  pending = to;
  for (const listener of listeners) listener();
}

/**
 * Asks the member; resolves to true for a yes. A new question answers the old one with no. Without a host the browser's
 * own dialog is used.
 */
export function confirm(question: Question): Promise<boolean> {
  pending?.answer(false);
  if (listeners.size === 0)
    return Promise.resolve(window.confirm(`${question.description} ${question.title}`));
  return new Promise((done) => {
    change({
      ...question,
      answer: (isYes) => {
        change(null);
        done(isYes);
      },
    });
  });
}

/** The question that waits for an answer, for its host. */
export function usePendingQuestionOrNull(): PendingQuestion | null {
  return useSyncExternalStore(subscribe, () => pending);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) pending?.answer(false);
  };
}
