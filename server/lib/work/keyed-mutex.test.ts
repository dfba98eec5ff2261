import { describe, expect, it } from "vitest";
import { QueueFullError } from "./bounded-queue.ts";
import { createKeyedMutex } from "./keyed-mutex.ts";

describe("a keyed mutex", () => {
  it("runs the work of one key in order, though one fails", async () => {
    const mutex = createKeyedMutex();
    const seen: string[] = [];
    const work = (name: string, fails = false) =>
      mutex.run("a", async () => {
        seen.push(`${name} begins`);
        await Promise.resolve();
        seen.push(`${name} ends`);
        if (fails) throw new Error(name);
      });
    const results = await Promise.allSettled([work("first"), work("second", true), work("third")]);
    expect(seen).toEqual([
      "first begins",
      "first ends",
      "second begins",
      "second ends",
      "third begins",
      "third ends",
    ]);
    expect(results.map((result) => result.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  it("refuses too much waiting work of a key, for that key only", async () => {
    const mutex = createKeyedMutex(1);
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const running = mutex.run("a", () => gate);
    const waiting = mutex.run("a", async () => "waited");
    await expect(mutex.run("a", async () => "too many")).rejects.toBeInstanceOf(QueueFullError);
    await expect(mutex.run("b", async () => "other key")).resolves.toBe("other key");
    open();
    await running;
    await expect(waiting).resolves.toBe("waited");
  });
});
