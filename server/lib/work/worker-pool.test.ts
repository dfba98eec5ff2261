import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { afterEach, beforeAll, expect, test } from "vitest";
import { setUpFolder } from "#server/test/temp-folder.ts";
import { QueueFullError } from "./bounded-queue.ts";
import { serveWorkerJobs } from "./serve-jobs.ts";
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from "./worker-pool.ts";
import type { FixtureJob } from "./worker-pool-fixture.ts";

const inFolder = setUpFolder("file");
let entry: URL;
const pools: WorkerPool<FixtureJob, unknown, number>[] = [];

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: "error",
    build: {
      ssr: fileURLToPath(new URL("./worker-pool-fixture.ts", import.meta.url)),
      target: "node20",
      outDir: inFolder(),
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: "worker.mjs" } },
    },
  });
  entry = pathToFileURL(inFolder("worker.mjs"));
});
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function createPool(options: Partial<WorkerPoolOptions> = {}): WorkerPool<FixtureJob, unknown, number> {
  const defaults = { entry, size: 2, maxQueue: 10, deadlineMs: 10_000 };
  const pool = createWorkerPool<FixtureJob, unknown, number>({ ...defaults, ...options });
  pools.push(pool);
  return pool;
}

function createFlag(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4));
}

test("returns each job's own result", async () => {
  const pool = createPool();
  const jobs = Array.from({ length: 12 }, (_, value) => pool.run({ kind: "echo", value }));
  expect(await Promise.all(jobs)).toEqual(Array.from({ length: 12 }, (_, n) => n));
});

test("uses at most `size` threads", async () => {
  const pool = createPool();
  const threads = await Promise.all(Array.from({ length: 6 }, () => pool.run({ kind: "sleep", ms: 30 })));
  expect(new Set(threads).size).toBe(2);
});

test("passes workerData to its workers and progress from them", async () => {
  const pool = createPool({ workerData: { language: "eng" } });
  expect(await pool.run({ kind: "data" })).toEqual({ language: "eng" });
  const seen: number[] = [];
  const result = await pool.run({ kind: "count", to: 3 }, { onProgress: (n) => seen.push(n) });
  expect(result).toBe("counted");
  expect(seen).toEqual([1, 2, 3]);
});

test("fails only the job that throws, and reuses its thread", async () => {
  const pool = createPool({ size: 1 });
  const thread = await pool.run({ kind: "thread" });
  const failing = pool.run({ kind: "throw" });
  const fails = { name: "WorkerJobError", kind: "failed", causeName: "TypeError", message: "a bad job" };
  await expect(failing).rejects.toMatchObject(fails);
  await expect(pool.run({ kind: "unsendable" })).rejects.toMatchObject({ kind: "failed" });
  expect(await pool.run({ kind: "thread" })).toBe(thread);
});

test("fails a job that cannot be sent, and runs the next", async () => {
  const pool = createPool({ size: 1 });
  await expect(pool.run({ kind: "echo", value: () => 1 })).rejects.toThrow();
  expect(await pool.run({ kind: "echo", value: 1 })).toBe(1);
});

test("refuses what does not fit into the queue", async () => {
  const pool = createPool({ size: 1, maxQueue: 1, deadlineMs: 5_000 });
  const job = pool.run({ kind: "echo", value: 1 });
  const two = pool.run({ kind: "echo", value: 2 });
  const refused = await pool.run({ kind: "echo", value: 3 }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(QueueFullError);
  expect((refused as QueueFullError).retryAfterSeconds).toBe(5);
  expect(await Promise.all([job, two])).toEqual([1, 2]);
});

test("ends an idle thread, and starts a new one for the next job", async () => {
  const pool = createPool({ size: 1, idleMs: 20 });
  const first = await pool.run({ kind: "thread" });
  await expect.poll(() => pool.run({ kind: "thread" }), { interval: 100, timeout: 5000 }).not.toBe(first);
});

test("ends a thread with its job when it may not idle, and says when it has ended", async () => {
  const pool = createPool({ size: 1, idleMs: 0 });
  let isFreed = false;
  const first = await pool.run({ kind: "thread" });
  const freed = pool.freed().then(() => {
    isFreed = true;
  });
  await Promise.resolve();
  expect(isFreed).toBe(false);
  await freed;
  expect(await pool.run({ kind: "thread" })).not.toBe(first);
});

test("keeps `stay` idle threads", async () => {
  const pool = createPool({ size: 2, stay: 1, idleMs: 20 });
  const first = await pool.run({ kind: "thread" });
  await sleep(200);
  expect(await pool.run({ kind: "thread" })).toBe(first);
});

test("ends a job past its deadline with its thread, also in a busy loop", async () => {
  const pool = createPool({ size: 1, deadlineMs: 1_000 });
  const thread = await pool.run({ kind: "thread" });
  const spinning = pool.run({ kind: "spin" });
  const next = pool.run({ kind: "thread" });
  await expect(spinning).rejects.toMatchObject({ kind: "deadline" });
  expect(await next).not.toBe(thread);
});

test("lets a late job finish and drops its result with onDeadline wait", async () => {
  const pool = createPool({ size: 1, deadlineMs: 1_000, onDeadline: "wait" });
  const thread = await pool.run({ kind: "thread" });
  const flag = createFlag();
  await expect(pool.run({ kind: "held", flag })).rejects.toMatchObject({ kind: "deadline" });
  const next = pool.run({ kind: "thread" });
  expect(Atomics.load(flag, 0)).toBe(1);
  Atomics.store(flag, 0, 2);
  expect(await next).toBe(thread);
  expect(Atomics.load(flag, 0)).toBe(3);
});

test("fails only the job of a crashed thread and replaces the thread", async () => {
  const pool = createPool({ size: 1 });
  const dying = pool.run({ kind: "exit" });
  const next = pool.run({ kind: "echo", value: "alive" });
  await expect(dying).rejects.toMatchObject({ kind: "crashed" });
  expect(await next).toBe("alive");
});

test("fails each job when the worker cannot start", async () => {
  const pool = createPool({ entry: pathToFileURL(inFolder("missing.mjs")) });
  const jobs = [1, 2, 3, 4].map(() => pool.run({ kind: "echo" }));
  for (const job of jobs) await expect(job).rejects.toMatchObject({ kind: "crashed" });
});

test("aborts a waiting or a running job", async () => {
  const pool = createPool({ size: 1 });
  const running = new AbortController();
  const waiting = new AbortController();
  const job = pool.run({ kind: "spin" }, { signal: running.signal });
  const two = pool.run({ kind: "echo", value: 2 }, { signal: waiting.signal });
  const three = pool.run({ kind: "echo", value: 3 });
  waiting.abort(new Error("not wanted"));
  await expect(two).rejects.toThrow("not wanted");
  running.abort(new Error("left"));
  await expect(job).rejects.toThrow("left");
  expect(await three).toBe(3);
  await expect(pool.run({ kind: "echo" }, { signal: AbortSignal.abort(new Error("early")) })).rejects.toThrow(
    "early",
  );
});

test("finishes all jobs, lets the workers close and refuses more when closing", async () => {
  const closed = createFlag();
  const pool = createPool({ workerData: { closed } });
  const jobs = Array.from({ length: 6 }, (_, value) => pool.run({ kind: "echo", value }));
  const done = pool.close();
  await expect(pool.run({ kind: "echo" })).rejects.toMatchObject({ kind: "closed" });
  expect(await Promise.all(jobs)).toEqual([0, 1, 2, 3, 4, 5]);
  await done;
  expect(closed[0]).toBe(2);
  await pool.close();
});

test("serveWorkerJobs throws outside a worker", () => {
  expect(() => serveWorkerJobs(() => 1)).toThrow("worker thread");
});
