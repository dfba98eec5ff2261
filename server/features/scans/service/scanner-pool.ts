import type { PhotoErrorKind, ScanStep } from "#server/engines/recipe-photo/recipe-photo.ts";
import { AppError, type ErrorCode } from "#server/errors.ts";
import { createMemoryLimitedDecodingQueue } from "#server/lib/images.ts";
import { type BoundedQueue, createBoundedQueue, QueueFullError } from "#server/lib/work/bounded-queue.ts";
import { createMemoryGrowthGuard, MemoryError } from "#server/lib/work/memory-watch.ts";
import { type RunOptions, WorkerJobError, type WorkerPool } from "#server/lib/work/worker-pool.ts";
import type { PreparePhotos, ScannerPool, ScanRun } from "#server/ports.ts";
import { SCAN_DEADLINE_SECONDS } from "../policy.ts";
import { rejectWhenSignalAborts } from "./reject-at-end.ts";
import type { ScanJob, ScanJobAnswer } from "./scan-job.ts";

/** Scans that wait; a page takes some seconds, and the deadline counts from the request. */
const MAX_WAITING_SCANS = 10;

type ScanWorkers = WorkerPool<ScanJob, ScanJobAnswer, ScanStep>;
/** Runs one job in a worker pool. `freed` resolves when the thread has released its memory. */
export type RunScanJob = ScanWorkers["run"] & { freed?: ScanWorkers["freed"] };

/** Estimated memory of a job's thread, including its code and, for a scan, the text recognizer. */
const JOB_BYTES: Record<ScanJob["task"], number> = { scan: 170e6, assess: 50e6, parse: 30e6 };

/** A job is aborted when the memory of the process grows by more than this many bytes. */
const MAX_MEMORY_GROWTH = 1024 * 1024 * 1024;

const REFUSALS: Record<PhotoErrorKind, ErrorCode> = {
  unsupported: "SCAN_UNSUPPORTED",
  unreadable: "SCAN_DATA_INVALID",
  "too-many-pixels": "SCAN_TOO_MANY_PIXELS",
  "no-text": "SCAN_NO_TEXT",
};

/**
 * Creates the port to the scanner threads. `deadlineMs` counts from the call and includes waiting for
 * `budget`, which limits the memory of all jobs that decode images.
 */
export function createScannerPool(
  runJob: RunScanJob,
  deadlineMs = SCAN_DEADLINE_SECONDS * 1000,
  budget: BoundedQueue = createMemoryLimitedDecodingQueue(),
): ScannerPool {
  const memory = createMemoryGrowthGuard({ maxGrowthBytes: MAX_MEMORY_GROWTH });
  // Decoded photos wait in memory: those of one scan at a time.
  const scans = createBoundedQueue({ concurrency: 1, maxWaiting: MAX_WAITING_SCANS });

  /** Runs `work` until its deadline, and maps its errors to the SCAN_ ones. */
  async function withinLimits(
    work: (ended: AbortSignal) => Promise<ScanJobAnswer>,
    signal?: AbortSignal,
  ): Promise<ScanJobAnswer> {
    const late = AbortSignal.timeout(deadlineMs);
    try {
      return await memory.run((grown) => {
        const ended = AbortSignal.any([late, grown, ...(signal ? [signal] : [])]);
        return Promise.race([work(ended), rejectWhenSignalAborts(ended)]);
      });
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw late.aborted ? new AppError("SCAN_TIMEOUT", { cause: error }) : toScanError(error);
    }
  }

  /** Answers when the job has ended; its cost returns to the budget when its thread has. */
  function run(job: ScanJob, options: RunOptions<ScanStep>): Promise<ScanJobAnswer> {
    return new Promise((resolve, reject) => {
      const runAndFree = async () => {
        await runJob(job, options).then(resolve, reject);
        await runJob.freed?.();
      };
      budget.run(runAndFree, { cost: JOB_BYTES[job.task], isAhead: true }).catch(reject);
    });
  }

  const prepareAndRun = (
    prepare: PreparePhotos,
    jobOf: (photos: Uint8Array<ArrayBuffer>[]) => ScanJob,
    { signal, onStep }: ScanRun = {},
  ) =>
    withinLimits(
      (ended) =>
        scans.run(async () => {
          ended.throwIfAborted();
          const photos = await prepare();
          const transfer = photos.map(({ buffer }) => buffer);
          return run(jobOf(photos), { signal: ended, ...(onStep && { onProgress: onStep }), transfer });
        }),
      signal,
    );

  return {
    async scan(prepare, options) {
      const answer = await prepareAndRun(prepare, (photos) => ({ task: "scan", photos }), options);
      return answer.outcome === "read" ? answer.reading : throwErrorOfScanAnswer(answer);
    },
    async assess(prepare) {
      const jobOf = ([photo]: Uint8Array<ArrayBuffer>[]): ScanJob => ({
        task: "assess",
        photo: photo as Uint8Array<ArrayBuffer>,
      });
      const answer = await prepareAndRun(prepare, jobOf);
      return answer.outcome === "assessed" ? answer.quality : throwErrorOfScanAnswer(answer);
    },
    async parse(text, onFault) {
      const answer = await withinLimits((signal) => run({ task: "parse", text }, { signal }));
      if (answer.outcome !== "parsed") return throwErrorOfScanAnswer(answer);
      answer.faults.forEach(onFault);
      return answer.parsed;
    },
  };
}

function throwErrorOfScanAnswer(answer: ScanJobAnswer): never {
  if (answer.outcome === "refused") throw new AppError(REFUSALS[answer.reason]);
  if (answer.outcome === "unavailable") {
    throw new AppError("SCAN_UNAVAILABLE", { cause: new Error(answer.reason) });
  }
  throw new Error(`The scanner answered ${answer.outcome} to something else`);
}

function toScanError(error: unknown): unknown {
  if (error instanceof QueueFullError) {
    return new AppError("SCAN_BUSY", { retryAfter: error.retryAfterSeconds, cause: error });
  }
  if (error instanceof MemoryError) return new AppError("SCAN_UNAVAILABLE", { cause: error });
  if (error instanceof WorkerJobError) {
    return new AppError(error.kind === "deadline" ? "SCAN_TIMEOUT" : "SCAN_UNAVAILABLE", { cause: error });
  }
  return error;
}
