import { useSyncExternalStore } from "react";

/** A confirmation before a loss: title, description and both answers. */
export type Question = { title: string; description: string; yes: string; no: string };

type Asked = Question & { answer: (isYes: boolean) => void };

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function change(to: Asked | null): void {
  asked = to;
  for (const listener of listeners) listener();
}

/**
 * Asks the member; resolves to true for a yes. A new question answers the old one with no. Without a host the browser's
 * own dialog is used.
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

/** The question that waits for an answer, for its host. */
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
