import { QueueFullError } from "./bounded-queue.ts";

/**
 * Runs work with the same key one at a time in the order of the calls; work with different keys runs in
 * parallel.
 */
export type KeyedMutex = {
  /** Rejects with QueueFullError when too much work with this key waits, or as `work` does. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
};

/** Creates a mutex; `maxWaiting` is the limit per key. */
export function createKeyedMutex(maxWaiting = 50): KeyedMutex {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>();
  return {
    async run(key, work) {
      const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 };
      if (queue.length > maxWaiting) throw new QueueFullError(1);
      queues.set(key, queue);
      queue.length += 1;
      const result = queue.last.then(work, work);
      queue.last = result.catch(() => undefined);
      try {
        return await result;
      } finally {
        queue.length -= 1;
        if (queue.length === 0) queues.delete(key);
      }
    },
  };
}
