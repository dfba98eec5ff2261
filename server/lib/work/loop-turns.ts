/**
 * One at a time, each in a turn of the event loop of its own: answers that come together would else be worked through in one
 * turn, and whoever comes meanwhile waits for all of them.
 */
export type LoopTurns = () => Promise<void>;

export function createLoopTurns(): LoopTurns {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(next);
    });
}
