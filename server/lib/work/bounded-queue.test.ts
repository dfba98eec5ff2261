import { expect, test } from "vitest";
import { createTestClock } from "../clock.ts";
import { createBoundedQueue, QueueFullError } from "./bounded-queue.ts";

/** A job that runs until `finish` is called. */
function createJob<T>(value: T) {
  let finish: () => void = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let started = false;
  return {
    work: async () => {
      started = true;
      await done;
      return value;
    },
    finish: () => finish(),
    started: () => started,
  };
}

test("runs the allowed number at once and the rest in order", async () => {
  const queue = createBoundedQueue({ concurrency: 2, maxWaiting: 5 });
  const jobs = [1, 2, 3, 4].map(createJob);
  const answers = jobs.map((job) => queue.run(job.work));
  await Promise.resolve();
  expect(jobs.map((job) => job.started())).toEqual([true, true, false, false]);
  jobs[0]?.finish();
  await answers[0];
  await new Promise(setImmediate);
  expect(jobs.map((job) => job.started())).toEqual([true, true, true, false]);
  for (const job of jobs) job.finish();
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4]);
});

test("refuses what does not fit, with the seconds to wait", async () => {
  const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 1 });
  const [first, second, third] = [createJob(1), createJob(2), createJob(3)];
  const job = queue.run(first.work);
  const two = queue.run(second.work);
  const refused = await queue.run(third.work).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(QueueFullError);
  expect((refused as QueueFullError).retryAfterSeconds).toBeGreaterThanOrEqual(1);
  expect(third.started()).toBe(false);
  first.finish();
  second.finish();
  expect(await Promise.all([job, two])).toEqual([1, 2]);
  third.finish();
  expect(await queue.run(third.work)).toBe(3);
});

test("gives the place of a failed job to the next", async () => {
  const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 3 });
  const failing = queue.run(async () => {
    throw new Error("broken");
  });
  const next = queue.run(async () => "fine");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("fine");
});

test("refuses when the expected wait is too long, though places are free", async () => {
  const clock = createTestClock(0);
  const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 1_000, maxWaitMs: 2_000, clock });
  await queue.run(async () => clock.advance(900));
  const blocker = createJob(0);
  const running = queue.run(blocker.work);
  const job = queue.run(async () => 1);
  const two = queue.run(async () => 2);
  const refused = await queue.run(async () => 3).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(QueueFullError);
  expect((refused as QueueFullError).retryAfterSeconds).toBe(3);
  blocker.finish();
  expect(await Promise.all([running, job, two])).toEqual([0, 1, 2]);
});

test("uses the typical duration until a job has ended", async () => {
  const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 1_000, maxWaitMs: 2_000, typicalMs: 900 });
  const jobs = [1, 2, 3].map(createJob);
  const answers = jobs.map((job) => queue.run(job.work));
  expect(() => queue.assertCapacity()).toThrow(QueueFullError);
  for (const job of jobs) job.finish();
  expect(await Promise.all(answers)).toEqual([1, 2, 3]);
  expect(() => queue.assertCapacity()).not.toThrow();
});

test("runs what fits by its cost, and lets nothing overtake what waits for more", async () => {
  const queue = createBoundedQueue({ concurrency: 10, maxWaiting: 5 });
  const jobs = [1, 2, 3, 4].map(createJob);
  const costs = [4, 8, 2, 1];
  const answers = jobs.map((job, index) => queue.run(job.work, { cost: costs[index] ?? 0 }));
  await new Promise(setImmediate);
  expect(jobs.map((job) => job.started())).toEqual([true, false, false, false]);
  jobs[0]?.finish();
  await answers[0];
  await new Promise(setImmediate);
  expect(jobs.map((job) => job.started())).toEqual([true, true, true, false]);
  for (const job of jobs) job.finish();
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4]);
  await expect(queue.run(async () => 5, { cost: 11 })).rejects.toThrow(RangeError);
});
