import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";

/** Messages between a worker pool and its workers. A worker has one job at a time. */
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

/** `nice` value of worker threads relative to the main thread. */
const WORKER_NICENESS = 10;

/** On Linux a priority is per thread; elsewhere it is per process and left unchanged. */
function lowerPriority(): void {
  if (process.platform === "linux") setPriority(0, WORKER_NICENESS);
}

/**
 * The worker's side of a pool: runs jobs in order with `handler`; an error fails only its job. `onClose` runs after
 * the last job when the pool closes: close files there. Throws outside a worker thread.
 */
export function serveWorkerJobs<Job, Result, Progress = never>(
  handler: JobHandler<Job, Result, Progress>,
  onClose: () => void | Promise<void> = () => {},
): void {
  const port = parentPort;
  if (port === null) throw new Error("serveJobs runs in a worker thread");
  lowerPriority();
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
    // An open port keeps the thread alive; the thread ends once it is closed.
    work = work.then(onClose).finally(() => port.close());
  });
}
