import { QueueFullError } from "./bounded-queue.ts";

/** Work of one key runs one after the other, different keys side by side. */
export type Turns = { take<T>(key: string, work: () => Promise<T>): Promise<T> };

/** At most `maxWaiting` wait for a key; one more is QueueFullError. */
export function createTurns(maxWaiting = 50): Turns {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();
  return {
    async take(key, work) {
      const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
      if (line.length > maxWaiting) throw new QueueFullError(1);
      lines.set(key, line);
      line.length += 1;
      const turn = line.last.then(work, work);
      line.last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        line.length -= 1;
        if (line.length === 0) lines.delete(key);
      }
    },
  };
}
