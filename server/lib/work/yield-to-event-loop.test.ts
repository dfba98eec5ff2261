import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createYieldToEventLoop } from "./yield-to-event-loop.ts";

describe("yieldToEventLoop", () => {
  it("resolves callers one at a time, in order", async () => {
    const turn = createYieldToEventLoop();
    const seen: string[] = [];
    const work = async (name: string) => {
      await turn();
      seen.push(name);
    };
    const all = ["first", "second", "third"].map(work);
    expect(seen).toEqual([]);
    await nextTurn();
    expect(seen).toEqual(["first"]);
    await nextTurn();
    expect(seen).toEqual(["first", "second"]);
    await Promise.all(all);
    expect(seen).toEqual(["first", "second", "third"]);
  });

  it("starts again after all callers were resolved", async () => {
    const turn = createYieldToEventLoop();
    await turn();
    const second = turn();
    const third = turn();
    await expect(Promise.all([second, third])).resolves.toHaveLength(2);
  });
});
