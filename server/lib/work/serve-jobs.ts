import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";

/** What passes between a worker pool and its workers. One job is with a worker at a time. */
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

/** How much later than the main thread a worker's turn comes where the cores are few: as `nice`, 0 is no later. */
const YIELDS = 10;

/** On Linux a priority is a thread's own; elsewhere it is the whole process's, and left as it is. */
function letMainThreadFirst(): void {
  if (process.platform === "linux") setPriority(0, YIELDS);
}

/**
 * The worker's side of a pool: answers one job after the other with `handler`, whose errors go back as
 * errors of that job alone. `onClose` runs when the pool asks to end, after the last job: close files there.
 * Throws where this is no worker thread.
 */
export function serveJobs<Job, Result, Progress = never>(
  handler: JobHandler<Job, Result, Progress>,
  onClose: () => void | Promise<void> = () => {},
): void {
  const port = parentPort;
  if (port === null) throw new Error("serveJobs runs in a worker thread");
  letMainThreadFirst();
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
    // An open port keeps the thread alive: closed, the thread ends by itself.
    work = work.then(onClose).finally(() => port.close());
  });
}
