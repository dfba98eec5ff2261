/** Work was aborted because the memory of the process grew too much. */
export class MemoryError extends Error {
  override readonly name = "MemoryError";
}

export type MemoryWatch = {
  /** Runs `work` with a signal that aborts with MemoryError when the memory of the process grows too much. */
  run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
};

type Options = {
  /** Maximum growth since the first of the running jobs began. */
  maxGrowthBytes: number;
  everyMs?: number;
  /** Returns the memory of the process in bytes. */
  read?: () => number;
};

/**
 * Watches the memory of the process while work runs, because Node's resource limits do not cover memory that
 * a thread allocates outside its JavaScript heap. All running work is aborted, because the cause is unknown.
 */
export function createMemoryGrowthGuard({
  maxGrowthBytes,
  everyMs = 100,
  read = process.memoryUsage.rss,
}: Options): MemoryWatch {
  const running = new Set<AbortController>();
  let before = 0;
  let timer: NodeJS.Timeout | undefined;

  function check(): void {
    if (read() - before <= maxGrowthBytes) return;
    for (const controller of running) controller.abort(new MemoryError("The process grew too large"));
  }

  return {
    async run(work) {
      if (running.size === 0) {
        before = read();
        timer = setInterval(check, everyMs).unref();
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
