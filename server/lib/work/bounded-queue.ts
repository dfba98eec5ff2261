import { type Clock, systemClock } from "../clock.ts";

/** Work was refused because too much of it waits already. The caller may ask again after the seconds given. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("The queue is full");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type BoundedQueueOptions = {
  /** How many run at once. */
  concurrency: number;
  /** How many may wait beside those. */
  maxWaiting: number;
  /** Refuse also when the expected wait, by the mean of recent durations, is longer than this. */
  maxWaitMs?: number;
  /** What one takes, as long as none has ended: else a crowd that comes first is let in to the last. */
  typicalMs?: number;
  clock?: Clock;
};

/** `isAhead` waits for others like it alone, in room of its own. */
export type Turn = { isAhead?: boolean };

export type BoundedQueue = {
  /**
   * Runs `work` in its turn, first come first served, those with `isAhead` before all others. Rejects with
   * QueueFullError, or as `work` does.
   */
  run<T>(work: () => Promise<T>, options?: Turn): Promise<T>;
  /** Throws QueueFullError where `run` would now. */
  assertRoom(options?: Turn): void;
};

/** Weight of the latest duration in the running mean. */
const MEAN_WEIGHT = 0.2;

export function createBoundedQueue(options: BoundedQueueOptions): BoundedQueue {
  const {
    concurrency,
    maxWaiting,
    maxWaitMs = Number.POSITIVE_INFINITY,
    typicalMs = 0,
    clock = systemClock,
  } = options;
  if (concurrency < 1 || maxWaiting < 0) throw new RangeError("A queue runs at least one job");
  const ahead: (() => void)[] = [];
  const behind: (() => void)[] = [];
  let running = 0;
  let meanMs = typicalMs;

  /** What one more job would wait for: those before it, shared by the lanes. */
  function expectedWaitMs(isAhead: boolean): number {
    const before = isAhead ? ahead.length : ahead.length + behind.length;
    return ((before + 1) / concurrency) * meanMs;
  }

  function assertRoom({ isAhead = false }: Turn = {}): void {
    if (running < concurrency) return;
    const waitMs = expectedWaitMs(isAhead);
    if ((isAhead ? ahead : behind).length >= maxWaiting || waitMs > maxWaitMs) {
      throw new QueueFullError(Math.max(1, Math.ceil(waitMs / 1000)));
    }
  }

  function enter(turn: Turn): Promise<void> | undefined {
    assertRoom(turn);
    if (running < concurrency) {
      running += 1;
      return undefined;
    }
    return new Promise((resolve) => (turn.isAhead ? ahead : behind).push(resolve));
  }

  /** A free lane passes straight to the next in line, so that nobody can slip in between. */
  function leave(startedAt: number): void {
    const tookMs = Math.max(0, clock.now() - startedAt);
    meanMs = meanMs === 0 ? tookMs : meanMs + MEAN_WEIGHT * (tookMs - meanMs);
    const next = ahead.shift() ?? behind.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    assertRoom,
    async run(work, turn = {}) {
      await enter(turn);
      const startedAt = clock.now();
      try {
        return await work();
      } finally {
        leave(startedAt);
      }
    },
  };
}
