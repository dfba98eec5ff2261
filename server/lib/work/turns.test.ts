import { describe, expect, it } from "vitest";
import { QueueFullError } from "./bounded-queue.ts";
import { createTurns } from "./turns.ts";

describe("turns", () => {
  it("runs the work of one key one after the other, though one fails", async () => {
    const turns = createTurns();
    const seen: string[] = [];
    const work = (name: string, fails = false) =>
      turns.take("a", async () => {
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

  it("refuses a line that is too long, for its key alone", async () => {
    const turns = createTurns(1);
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const running = turns.take("a", () => gate);
    const waiting = turns.take("a", async () => "waited");
    await expect(turns.take("a", async () => "too many")).rejects.toBeInstanceOf(QueueFullError);
    await expect(turns.take("b", async () => "other key")).resolves.toBe("other key");
    open();
    await running;
    await expect(waiting).resolves.toBe("waited");
  });
});
