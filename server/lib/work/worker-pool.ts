import { type ResourceLimits, Worker } from "node:worker_threads";
import { QueueFullError } from "./bounded-queue.ts";
import type { FromWorker, ToWorker } from "./serve-jobs.ts";

export type WorkerPoolOptions = {
  /** Built JavaScript file of the worker, which must call serveWorkerJobs. */
  entry: URL;
  /** Maximum number of threads; a thread starts when a job needs it. */
  size: number;
  /** Number of jobs that may wait in addition to the running ones. */
  maxQueue: number;
  /** Maximum duration of a job, counted from its start. */
  deadlineMs: number;
  /**
   * Treatment of the thread of a late or aborted job: `terminate` (default) ends the thread, `wait` lets it
   * finish and drops the result. A thread with native code (libsql) must use `wait`.
   */
  onDeadline?: "terminate" | "wait";
  /** Time after which an idle thread ends and frees its memory. */
  idleMs?: number;
  /** Number of idle threads that do not end. */
  stay?: number;
  workerData?: unknown;
  resourceLimits?: ResourceLimits;
};

export type RunOptions<Progress> = {
  signal?: AbortSignal;
  onProgress?: (value: Progress) => void;
  /** Buffers that are moved to the thread instead of copied; the caller cannot use them afterwards. */
  transfer?: readonly ArrayBuffer[];
};

export type WorkerPool<Job, Result, Progress = never> = {
  /** Rejects with QueueFullError, WorkerJobError or the reason of the signal. */
  run(job: Job, options?: RunOptions<Progress>): Promise<Result>;
  /** Resolves when all threads that are ending have released their memory. */
  freed(): Promise<void>;
  /** Refuses new jobs, finishes the others, and resolves when all threads have ended. */
  close(): Promise<void>;
};

export type WorkerJobErrorKind = "failed" | "deadline" | "crashed" | "closed";

/** A job failed: its handler threw, it took too long, its thread died, or the pool is closed. */
export class WorkerJobError extends Error {
  override readonly name = "WorkerJobError";
  readonly kind: WorkerJobErrorKind;
  /** Name of the error that the handler threw. */
  readonly causeName: string | undefined;

  constructor(
    kind: WorkerJobErrorKind,
    message: string,
    cause?: { name: string; stack: string | undefined },
  ) {
    super(message, { cause: cause?.stack });
    this.kind = kind;
    this.causeName = cause?.name;
  }
}

type Task<Job, Result, Progress> = {
  job: Job;
  transfer: readonly ArrayBuffer[];
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
  onProgress: ((value: Progress) => void) | undefined;
};

type Lane<Job, Result, Progress> = {
  worker: Worker;
  ended: Promise<void>;
  busy: boolean;
  /** Timer of the running task's deadline or, while idle, of the thread's end. */
  timer: NodeJS.Timeout | undefined;
  /** Undefined while the thread finishes an aborted task. */
  task: Task<Job, Result, Progress> | undefined;
};

/** Time for a thread to load its code, in addition to the deadline of its first job. */
const THREAD_START_MS = 15_000;

export function createWorkerPool<Job, Result, Progress = never>(
  options: WorkerPoolOptions,
): WorkerPool<Job, Result, Progress> {
  type ThisTask = Task<Job, Result, Progress>;
  type ThisLane = Lane<Job, Result, Progress>;
  const { entry, size, maxQueue, deadlineMs, onDeadline = "terminate", idleMs, stay = 0 } = options;
  const { workerData, resourceLimits = {} } = options;
  const lanes = new Set<ThisLane>();
  const waiting: ThisTask[] = [];
  const ending = new Set<Promise<void>>();
  let closing: Promise<void> | undefined;

  function createLane(): ThisLane {
    const worker = new Worker(entry, { workerData, resourceLimits });
    const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
    const lane: ThisLane = { worker, ended, busy: false, timer: undefined, task: undefined };
    lanes.add(lane);
    let failure = "The worker ended";
    worker.on("message", (message: FromWorker<Result, Progress>) => receive(lane, message));
    worker.on("error", (error) => {
      failure = error.message;
    });
    worker.on("exit", () => {
      lanes.delete(lane);
      settle(lane, (task) => task.reject(new WorkerJobError("crashed", failure)));
      startWaiting();
    });
    // An idle thread does not keep the process alive.
    worker.unref();
    return lane;
  }

  function receive(lane: ThisLane, message: FromWorker<Result, Progress>): void {
    if (message.kind === "started") {
      if (lane.task) startDeadline(lane, deadlineMs);
      return;
    }
    if (message.kind === "progress") {
      lane.task?.onProgress?.(message.value);
      return;
    }
    lane.busy = false;
    lane.worker.unref();
    settle(lane, (task) => {
      if (message.kind === "result") task.resolve(message.result);
      else task.reject(new WorkerJobError("failed", message.message, message));
    });
    startWaiting();
    if (idleMs === undefined || lane.busy) return;
    if (idleMs === 0) endIdle(lane);
    else lane.timer = setTimeout(() => endIdle(lane), idleMs).unref();
  }

  function startDeadline(lane: ThisLane, ms: number): void {
    const late = () => abortJob(lane, new WorkerJobError("deadline", `The job took over ${deadlineMs} ms`));
    clearTimeout(lane.timer);
    lane.timer = setTimeout(late, ms);
  }

  function endIdle(lane: ThisLane): void {
    if (lanes.size <= stay) return;
    lanes.delete(lane);
    noteEnd(lane);
    lane.worker.postMessage({ kind: "close" } satisfies ToWorker<Job>);
  }

  function noteEnd({ ended }: ThisLane): void {
    ending.add(ended);
    void ended.then(() => ending.delete(ended));
  }

  function settle(lane: ThisLane, how: (task: ThisTask) => void): void {
    const { task } = lane;
    lane.task = undefined;
    if (!task) return;
    clearTimeout(lane.timer);
    how(task);
  }

  /** Aborts the running job. The thread is terminated and replaced at once, unless `onDeadline` is "wait". */
  function abortJob(lane: ThisLane, error: unknown): void {
    settle(lane, (task) => task.reject(error));
    if (onDeadline === "wait") return;
    lanes.delete(lane);
    noteEnd(lane);
    void lane.worker.terminate();
    startWaiting();
  }

  function findFreeLane(): ThisLane | undefined {
    for (const lane of lanes) if (!lane.busy) return lane;
    return lanes.size < size ? createLane() : undefined;
  }

  function startWaiting(): void {
    while (waiting.length > 0) {
      const lane = findFreeLane();
      if (!lane) return;
      const task = waiting.shift();
      if (task) start(lane, task);
    }
  }

  function start(lane: ThisLane, task: ThisTask): void {
    try {
      const message: ToWorker<Job> = { kind: "job", job: task.job };
      lane.worker.postMessage(message, [...task.transfer]);
    } catch (error) {
      task.reject(error);
      return;
    }
    lane.busy = true;
    lane.task = task;
    lane.worker.ref();
    startDeadline(lane, deadlineMs + THREAD_START_MS);
  }

  function abandon(task: ThisTask, reason: unknown): void {
    const index = waiting.indexOf(task);
    if (index !== -1) {
      waiting.splice(index, 1);
      task.reject(reason);
      return;
    }
    for (const lane of lanes) if (lane.task === task) abortJob(lane, reason);
  }

  async function drain(unsettled: Promise<unknown>[]): Promise<void> {
    await Promise.allSettled(unsettled);
    const ends = [...lanes].map((lane) => {
      lane.worker.ref();
      lane.worker.postMessage({ kind: "close" } satisfies ToWorker<Job>);
      return lane.ended;
    });
    await Promise.all(ends);
  }

  const unsettled = new Set<Promise<unknown>>();
  return {
    run(job, { signal, onProgress, transfer = [] } = {}) {
      if (closing) return Promise.reject(new WorkerJobError("closed", "The pool is closed"));
      if (signal?.aborted) return Promise.reject(signal.reason);
      const isFree = lanes.size < size || [...lanes].some((lane) => !lane.busy);
      if (!isFree && waiting.length >= maxQueue) {
        return Promise.reject(new QueueFullError(Math.max(1, Math.ceil(deadlineMs / 1000))));
      }
      const settled = new AbortController();
      const running = new Promise<Result>((resolve, reject) => {
        const task: ThisTask = { job, transfer, resolve, reject, onProgress };
        const onAbort = () => abandon(task, signal?.reason);
        signal?.addEventListener("abort", onAbort, { once: true, signal: settled.signal });
        waiting.push(task);
        startWaiting();
      });
      unsettled.add(running);
      void running
        .catch(() => {})
        .finally(() => {
          settled.abort();
          unsettled.delete(running);
        });
      return running;
    },
    async freed() {
      await Promise.all(ending);
    },
    close() {
      closing ??= drain([...unsettled]);
      return closing;
    },
  };
}
