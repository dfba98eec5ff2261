import { beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "#server/test/harness.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { openRestClient } from "#server/test/set-up-rest-client.ts";

const harness = setUpHarness();
let caller: Caller;
beforeEach(async () => {
  caller = harness.callerFor(await harness.createMember());
});

const quantityOf = (n: number) => ({ kind: "one", value: { n, d: 1 }, as: "whole" });
const nothing = { amount: { kind: "none" }, unit: null, size: null, notes: null };

describe("reading lines as they are typed", () => {
  it("answers one reading a line, headings and blank lines too", async () => {
    const lines = ["For the sauce:", "2 large onions, chopped", "", "## Dough", "500 g flour", "  "];
    expect(await caller.recipes.readLines({ lines })).toEqual({
      readings: [
        { ...nothing, heading: "For the sauce", name: "" },
        { heading: null, amount: quantityOf(2), unit: null, size: "large", name: "onions", notes: "chopped" },
        { ...nothing, heading: null, name: "" },
        { ...nothing, heading: "Dough", name: "" },
        { heading: null, amount: quantityOf(500), unit: "g", size: null, name: "flour", notes: null },
        { ...nothing, heading: null, name: "" },
      ],
    });
  });

  it("reads as saving does", async () => {
    const lines = ["2 (400 g) tins tomatoes", "1 cup plus 2 tbsp sugar, sifted", " a pinch of salt ", "•"];
    const { readings } = await caller.recipes.readLines({ lines });
    const { ingredients } = await caller.recipes.create({
      title: "Soup",
      ingredients: lines.map((originalText) => ({ originalText })),
      instructions: [{ instruction: "Cook." }],
    });
    expect(readings).toEqual(
      ingredients.map(({ amount, unit, size, name, notes }) => ({
        heading: null,
        amount,
        unit,
        size,
        name,
        notes,
      })),
    );
  });

  it("writes numbers in the given language", async () => {
    const amountIn = async (language: string) =>
      (await caller.recipes.readLines({ lines: ["1.500 g flour"], language })).readings[0]?.amount;
    expect(await amountIn("de")).toMatchObject({ value: { n: 1500, d: 1 } });
    expect(await amountIn("en")).toMatchObject({ value: { n: 3, d: 2 } });
  });

  it.each([
    [["lines"], { lines: [] }],
    [["lines"], { lines: Array.from({ length: 201 }, () => "salt") }],
    [["lines", 1], { lines: ["salt", "x".repeat(701)] }],
    [["language"], { lines: ["salt"], language: "x".repeat(36) }],
  ])("refuses what is over the bounds of %j", async (place, input) => {
    const refusal = await refusalOf(caller.recipes.readLines(input));
    expect(refusal).toMatchObject({ status: 422, detail: [{ loc: ["body", ...place] }] });
  });

  it("takes the longest list in one call over HTTP", async () => {
    const client = await openRestClient();
    const token = await client.signIn();
    const input = { lines: Array.from({ length: 200 }, () => "é ".repeat(350)) };
    const { status, body } = await client.send("POST", "/trpc/recipes.readLines", input, { token });
    expect(status).toBe(200);
    const { readings } = (body as { result: { data: { readings: unknown[] } } }).result.data;
    expect(readings).toHaveLength(200);
  });

  it("stops at 120 calls a minute, and goes on in the next", async () => {
    const call = () => caller.recipes.readLines({ lines: ["salt"] });
    for (let n = 0; n < 120; n += 1) await call();
    expect(await refusalOf(call())).toMatchObject({ status: 429 });
    expect((await caller.recipes.my({})).items).toEqual([]);
    harness.clock.advance(60_000);
    expect((await call()).readings).toHaveLength(1);
  });
});
