import { type Clock, systemClock } from "../clock.ts";

/** Too much work waits. The caller may retry after the given seconds. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("The queue is full");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type BoundedQueueOptions = {
  /** Jobs that run at once, or the sum of their costs. */
  concurrency: number;
  /** Jobs that may wait in addition. */
  maxWaiting: number;
  /** Also refuse when the expected wait, by the mean of recent durations, is longer. */
  maxWaitMs?: number;
  /** Assumed duration until a job has ended; without it the first burst would all be admitted. */
  typicalMs?: number;
  clock?: Clock;
};

/** `isAhead` jobs run before all others, with their own waiting limit. `cost`: share of the concurrency, 1 by default. */
export type QueueOptions = { isAhead?: boolean; cost?: number };

export type BoundedQueue = {
  /** Runs `work` first come, first served, `isAhead` jobs first. Rejects with QueueFullError, or as `work` does. */
  run<T>(work: () => Promise<T>, options?: QueueOptions): Promise<T>;
  /** Throws QueueFullError when `run` would. */
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

  /** Expected wait of one more job: the jobs before it, divided by the concurrency. */
  function expectedWaitMs(isAhead: boolean): number {
    const before = isAhead ? ahead.length : ahead.length + behind.length;
    return ((before + 1) / concurrency) * meanMs;
  }

  /** A job that fits does not overtake those that wait for more. */
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

  /** A free slot goes directly to the next in line, so that no new job overtakes it. */
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
