export type FairTurns = {
  /** Runs `work` when it is its owner's turn; answers or rejects as `work` does. */
  run<T>(owner: number, work: () => Promise<T>): Promise<T>;
};

/**
 * A queue in which owners take turns: each has one piece of work under way, and its next stands behind all who wait when
 * that one has ended. So nobody waits longer for sending little while others send much. Bounded by its callers.
 */
export function createFairTurns(concurrency: number): FairTurns {
  /** What each owner has under way or waiting, the first under way or next. */
  const own = new Map<number, (() => void)[]>();
  /** Owners with something that waits and nothing under way, in the order of their turns. */
  const next: number[] = [];
  let running = 0;

  function startWaiting(): void {
    while (running < concurrency) {
      const owner = next.shift();
      if (owner === undefined) return;
      running += 1;
      own.get(owner)?.[0]?.();
    }
  }

  function end(owner: number): void {
    running -= 1;
    const left = own.get(owner)?.slice(1) ?? [];
    if (left.length > 0) {
      own.set(owner, left);
      next.push(owner);
    } else own.delete(owner);
    startWaiting();
  }

  return {
    async run(owner, work) {
      const turn = new Promise<void>((resolve) => {
        const waiting = own.get(owner);
        if (waiting) waiting.push(resolve);
        else {
          own.set(owner, [resolve]);
          next.push(owner);
        }
      });
      startWaiting();
      await turn;
      try {
        return await work();
      } finally {
        end(owner);
      }
    },
  };
}
