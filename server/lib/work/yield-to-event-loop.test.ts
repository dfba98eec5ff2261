import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createLoopTurns } from "./yield-to-event-loop.ts";

describe("turns of the loop", () => {
  it("are given to one at a time, in their order", async () => {
    const turn = createLoopTurns();
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

  it("begin anew once nobody waits", async () => {
    const turn = createLoopTurns();
    await turn();
    const second = turn();
    const third = turn();
    await expect(Promise.all([second, third])).resolves.toHaveLength(2);
  });
});
