/**
 * Resolves in a turn of the event loop of its own: responses that are ready together would otherwise be processed in
 * one turn and delay everything else.
 */
export type YieldToEventLoop = () => Promise<void>;

/** Turns are given in call order. */
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

/** Yields the event loop of this thread. */
export const yieldToEventLoop: YieldToEventLoop = createYieldToEventLoop();
