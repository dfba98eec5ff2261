/** Work was given up because the process grew too large while it ran. */
export class MemoryError extends Error {
  override readonly name = "MemoryError";
}

export type MemoryWatch = {
  /** Runs `work` with a signal that is aborted with a MemoryError when the process grows by more than is allowed. */
  run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
};

type Options = {
  /** How much larger the process may be than before the work that runs began. */
  mostBytes: number;
  everyMs?: number;
  /** Bytes the process holds now. */
  read?: () => number;
};

/**
 * Watches the memory of the whole process while work is under way: what a thread takes outside of its JavaScript heap
 * no resource limit of Node's stops. Whose it is cannot be told, so all that runs is given up.
 */
export function createMemoryWatch({
  mostBytes,
  everyMs = 100,
  read = process.memoryUsage.rss,
}: Options): MemoryWatch {
  const running = new Set<AbortController>();
  let before = 0;
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    if (read() - before <= mostBytes) return;
    for (const controller of running) controller.abort(new MemoryError("The process grew too large"));
  }

  return {
    async run(work) {
      if (running.size === 0) {
        before = read();
        timer = setInterval(look, everyMs).unref();
      }
      const controller = new AbortController();
      running.add(controller);
      try {
        return await work(controller.signal);
      } finally {
        running.delete(controller);
        if (running.size === 0) clearInterval(timer);
      }
    },
  };
}
