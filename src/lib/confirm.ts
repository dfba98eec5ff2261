import { useSyncExternalStore } from "react";

/** The texts of a confirmation: title, description and both answers. */
export type Question = { title: string; description: string; yes: string; no: string };

type PendingQuestion = Question & { answer: (isYes: boolean) => void };

let pending: PendingQuestion | null = null;
const listeners = new Set<() => void>();

function setPendingQuestion(to: PendingQuestion | null): void {
  pending = to;
  for (const listener of listeners) listener();
}

/**
 * Asks the member, and resolves to true for yes. A new question answers a pending one with no. If no host is
 * mounted, the browser's own dialog asks.
 */
export function askForConfirmation(question: Question): Promise<boolean> {
  pending?.answer(false);
  if (listeners.size === 0)
    return Promise.resolve(window.confirm(`${question.description} ${question.title}`));
  return new Promise((done) => {
    setPendingQuestion({
      ...question,
      answer: (isYes) => {
        setPendingQuestion(null);
        done(isYes);
      },
    });
  });
}

/** The pending question, for the component that shows it. */
export function usePendingQuestionOrNull(): PendingQuestion | null {
  return useSyncExternalStore(subscribeToPendingQuestion, () => pending);
}

function subscribeToPendingQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) pending?.answer(false);
  };
}
