import { expect, it } from "vitest";
import { createMemoryGrowthGuard, MemoryError } from "./memory-watch.ts";

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

it("aborts all running work when the process grows too much", async () => {
  let bytes = 100;
  const watch = createMemoryGrowthGuard({ maxGrowthBytes: 50, everyMs: 1, read: () => bytes });
  const both = Promise.allSettled([watch.run(untilAborted), watch.run(untilAborted)]);
  bytes = 151;
  for (const result of await both) {
    expect(result).toMatchObject({ status: "rejected", reason: expect.any(MemoryError) });
  }
});

it("measures from before the first running work, again each time", async () => {
  let reads = 0;
  let bytes = 1000;
  let enough = () => {};
  const read = () => {
    reads += 1;
    if (reads % 5 === 0) enough();
    return bytes;
  };
  const watch = createMemoryGrowthGuard({ maxGrowthBytes: 50, everyMs: 1, read });
  for (const size of [1000, 2000]) {
    bytes = size;
    const done = watch.run(() => new Promise<string>((resolve) => (enough = () => resolve("done"))));
    expect(await done).toBe("done");
  }
});

it("resolves and rejects like the work", async () => {
  const watch = createMemoryGrowthGuard({ maxGrowthBytes: 1 });
  expect(await watch.run(async () => 7)).toBe(7);
  await expect(watch.run(async () => Promise.reject(new TypeError("x")))).rejects.toThrow(TypeError);
});
