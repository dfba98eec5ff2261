import type { Deps } from "#server/deps.ts";
import type { Mailer } from "#server/lib/mailer.ts";

export type JobDeps = Deps & { mailer: Mailer };

/**
 * A recurring background task; `every` is in milliseconds. A long run must stop early once the signal is
 * aborted, because the server is stopping.
 */
export type Job = {
  name: string;
  every: number;
  run(deps: JobDeps, signal?: AbortSignal): Promise<unknown>;
};

export type Jobs = {
  start(deps: JobDeps): void;
  /** Runs a started job soon, whatever its interval. A job that is running runs once more afterwards. */
  wake(name: string): void;
  /** Starts no more runs, aborts the signals of running ones, and resolves when the last has ended. */
  stop(): Promise<void>;
};

/**
 * Runs each job at its interval, but never twice at the same time. An error is logged, and the job continues.
 */
export function createJobScheduler(jobs: readonly Job[]): Jobs {
  let deps: JobDeps | null = null;
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  const again = new Set<string>();
  const stopping = new AbortController();

  const plan = (job: Job, wait: number) => {
    clearTimeout(timers.get(job.name));
    timers.set(job.name, setTimeout(() => start(job), wait).unref());
  };
  const start = (job: Job) => {
    if (!deps || stopping.signal.aborted || running.has(job.name)) return;
    const { log } = deps;
    const run = job
      .run(deps, stopping.signal)
      .catch((error: unknown) => log.error({ err: error, job: job.name }, "a job failed"))
      .then(() => {
        running.delete(job.name);
        if (!stopping.signal.aborted) plan(job, again.delete(job.name) ? 0 : job.every);
      });
    running.set(job.name, run);
  };
  return {
    start(given) {
      deps = given;
      for (const job of jobs) plan(job, 0);
    },
    wake(name) {
      const job = jobs.find((candidate) => candidate.name === name);
      if (!job || !deps || stopping.signal.aborted) return;
      if (running.has(name)) again.add(name);
      else plan(job, 0);
    },
    async stop() {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}
