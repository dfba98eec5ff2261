import { useSyncExternalStore } from "react";

/** What is asked before something would be lost: the question, what it is about, and the two answers. */
export type Question = { title: string; description: string; yes: string; no: string };

type Asked = Question & { answer: (isYes: boolean) => void };

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function change(to: Asked | null): void {
  asked = to;
  for (const listener of listeners) listener();
}

/**
 * Asks, and answers whether it was a yes. A question that another one takes the place of is a no. Where nobody is there to
 * show it, the browser asks by its own means.
 */
export function askFirst(question: Question): Promise<boolean> {
  asked?.answer(false);
  if (listeners.size === 0) return Promise.resolve(confirm(`${question.description} ${question.title}`));
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

/** The question that waits for its answer, for the one place that shows it. */
export function useAsked(): Asked | null {
  return useSyncExternalStore(subscribe, () => asked);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) asked?.answer(false);
  };
}
