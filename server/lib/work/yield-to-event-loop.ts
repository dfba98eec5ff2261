/**
 * Waits for a turn of the event loop that is nobody else's: answers that come together would be worked through in one turn,
 * and whatever comes meanwhile waits for all of them.
 */
export type LoopTurns = () => Promise<void>;

/** Turns are given in the order in which they were asked for. */
export function createLoopTurns(): LoopTurns {
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

/** The turns of this thread's loop. */
export const loopTurn: LoopTurns = createLoopTurns();
