import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";

/** Messages between a worker pool and its worker threads. A worker runs one job at a time. */
export type ToWorker<Job> = { kind: "job"; job: Job } | { kind: "close" };

export type FromWorker<Result, Progress> =
  | { kind: "started" }
  | { kind: "progress"; value: Progress }
  | { kind: "result"; result: Result }
  | { kind: "error"; name: string; message: string; stack: string | undefined };

export type JobHandler<Job, Result, Progress> = (
  job: Job,
  reportProgress: (value: Progress) => void,
) => Result | Promise<Result>;

/** Priority (`nice` value) of worker threads, lower than that of the main thread. */
const WORKER_NICENESS = 10;

/**
 * On Linux the priority applies to this thread only. Elsewhere it applies to the process and stays unchanged.
 */
function lowerThreadPriority(): void {
  if (process.platform === "linux") setPriority(0, WORKER_NICENESS);
}

/**
 * Call it in a worker thread: it runs the jobs of the pool in order with `handler`. An error fails only its
 * job. `onClose` runs after the last job when the pool closes, for example to close files. Throws outside a
 * worker thread.
 */
export function serveWorkerJobs<Job, Result, Progress = never>(
  handler: JobHandler<Job, Result, Progress>,
  onClose: () => void | Promise<void> = () => {},
): void {
  const port = parentPort;
  if (port === null) throw new Error("serveWorkerJobs runs in a worker thread");
  lowerThreadPriority();
  const send = (message: FromWorker<Result, Progress>) => port.postMessage(message);

  async function answer(job: Job): Promise<void> {
    send({ kind: "started" });
    try {
      const result = await handler(job, (value) => send({ kind: "progress", value }));
      send({ kind: "result", result });
    } catch (error) {
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
      send({ kind: "error", name, message, stack });
    }
  }

  let work: Promise<void> = Promise.resolve();
  port.on("message", (message: ToWorker<Job>) => {
    if (message.kind === "job") {
      work = work.then(() => answer(message.job));
      return;
    }
    // Closing the port ends the thread, which an open port would prevent.
    work = work.then(onClose).finally(() => port.close());
  });
}
