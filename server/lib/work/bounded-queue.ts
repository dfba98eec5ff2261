import { type Clock, systemClock } from "../clock.ts";

/** A queue is full; the caller may retry after `retryAfterSeconds`. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("The queue is full");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type BoundedQueueOptions = {
  /** Number of jobs that run at once or, when jobs have costs, the sum of their costs. */
  concurrency: number;
  /** Number of jobs that may wait in addition to the running ones. */
  maxWaiting: number;
  /** A job is also refused when its expected wait, estimated from the mean of recent durations, is longer. */
  maxWaitMs?: number;
  /**
   * Duration that is assumed before the first job ends. Without it, no job of a first burst would be refused
   * for its expected wait.
   */
  typicalMs?: number;
  clock?: Clock;
};

/** `isAhead` jobs run before all other jobs and have a waiting limit of their own. `cost` is 1 by default. */
export type QueueOptions = { isAhead?: boolean; cost?: number };

export type BoundedQueue = {
  /**
   * Runs `work` in the order of the calls, `isAhead` jobs first. Rejects with QueueFullError, or as `work`
   * does.
   */
  run<T>(work: () => Promise<T>, options?: QueueOptions): Promise<T>;
  /** Throws QueueFullError if `run` would refuse a job. */
  assertCapacity(options?: QueueOptions): void;
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
  type Waiting = { cost: number; start: () => void };
  const ahead: Waiting[] = [];
  const behind: Waiting[] = [];
  let running = 0;
  let meanMs = typicalMs;

  /** Expected wait of a new job in milliseconds. */
  function expectedWaitMs(isAhead: boolean): number {
    const before = isAhead ? ahead.length : ahead.length + behind.length;
    return ((before + 1) / concurrency) * meanMs;
  }

  /**
   * A job that would fit waits all the same when others wait, so that it does not overtake a more costly one.
   */
  function startsAtOnce(cost: number): boolean {
    return running + cost <= concurrency && ahead.length + behind.length === 0;
  }

  function assertCapacity({ isAhead = false, cost = 1 }: QueueOptions = {}): void {
    if (cost > concurrency) throw new RangeError("The job costs more than the queue has");
    if (startsAtOnce(cost)) return;
    const waitMs = expectedWaitMs(isAhead);
    if ((isAhead ? ahead : behind).length >= maxWaiting || waitMs > maxWaitMs) {
      throw new QueueFullError(Math.max(1, Math.ceil(waitMs / 1000)));
    }
  }

  function enter(turn: QueueOptions): Promise<void> | undefined {
    assertCapacity(turn);
    const { cost = 1 } = turn;
    if (startsAtOnce(cost)) {
      running += cost;
      return undefined;
    }
    return new Promise((resolve) => (turn.isAhead ? ahead : behind).push({ cost, start: resolve }));
  }

  /** Gives free capacity to the waiting jobs at once, so that no new job overtakes them. */
  function leave(startedAt: number, cost: number): void {
    const tookMs = Math.max(0, clock.now() - startedAt);
    meanMs = meanMs === 0 ? tookMs : meanMs + MEAN_WEIGHT * (tookMs - meanMs);
    running -= cost;
    for (let lane = nextLane(); lane[0] && running + lane[0].cost <= concurrency; lane = nextLane()) {
      running += lane[0].cost;
      lane.shift()?.start();
    }
  }

  const nextLane = () => (ahead.length > 0 ? ahead : behind);

  return {
    assertCapacity,
    async run(work, turn = {}) {
      await enter(turn);
      const startedAt = clock.now();
      try {
        return await work();
      } finally {
        leave(startedAt, turn.cost ?? 1);
      }
    },
  };
}
