/**
 * Resolves in an event loop turn of its own. Otherwise responses that are ready together would run in one
 * turn and delay all other work.
 */
export type YieldToEventLoop = () => Promise<void>;

/** Creates a function that lets its callers continue in the order of their calls. */
export function createYieldToEventLoop(): YieldToEventLoop {
  const waiting: (() => void)[] = [];
  const giveNext = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(giveNext);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(giveNext);
    });
}

/** Yields to the event loop of this thread. */
export const yieldToEventLoop: YieldToEventLoop = createYieldToEventLoop();
