import { setTimeout as sleep } from "node:timers/promises";
import { threadId, workerData } from "node:worker_threads";
import { serveWorkerJobs } from "./serve-jobs.ts";

/** Jobs of the worker that the tests of the pool run. */
export type FixtureJob =
  | { kind: "echo"; value?: unknown }
  | { kind: "sleep"; ms: number }
  | { kind: "held"; flag: Int32Array }
  | { kind: "count"; to: number }
  | { kind: "thread" | "data" | "throw" | "spin" | "exit" | "unsendable" };

async function runFixtureJob(job: FixtureJob, reportProgress: (value: number) => void): Promise<unknown> {
  switch (job.kind) {
    case "echo":
      return job.value;
    case "sleep":
      await sleep(job.ms);
      return threadId;
    case "thread":
      return threadId;
    case "data":
      return workerData;
    case "count":
      for (let n = 1; n <= job.to; n += 1) reportProgress(n);
      return "counted";
    case "throw":
      throw new TypeError("a bad job");
    case "spin":
      for (;;);
    case "exit":
      return process.exit(3);
    case "held":
      Atomics.store(job.flag, 0, 1);
      while (Atomics.load(job.flag, 0) !== 2) await sleep(5);
      Atomics.store(job.flag, 0, 3);
      return "late";
    case "unsendable":
      return () => "functions cannot be sent";
  }
}

serveWorkerJobs<FixtureJob, unknown, number>(runFixtureJob, () => {
  if (workerData?.closed) Atomics.add(workerData.closed, 0, 1);
});
