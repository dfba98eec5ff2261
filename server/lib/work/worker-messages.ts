/** What passes between a worker pool and its workers. One job is with a worker at a time. */
export type ToWorker<Job> = { kind: "job"; id: number; job: Job } | { kind: "close" };

export type FromWorker<Result, Progress> =
  | { kind: "started"; id: number }
  | { kind: "progress"; id: number; value: Progress }
  | { kind: "result"; id: number; result: Result }
  | { kind: "error"; id: number; name: string; message: string; stack: string | undefined };
