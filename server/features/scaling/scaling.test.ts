import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { scaleHistory, usageCounters, users } from "#db/schema/index.ts";
import type { Caller } from "#server/test/harness.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";

const LINES = ["350 g flour", "1 cup plus 2 tbsp milk", "2-3 large onions, chopped", "salt to taste"];
const STEPS = ["Whisk 350 g of the flour with the milk.", "Bake for 40 minutes at 200 °C."];

const harness = setUpHarness();
let caller: Caller;
beforeEach(async () => {
  caller = harness.callerFor(await harness.createMember());
});

const make = async (fields: Parameters<typeof recipeInput>[0] = {}) =>
  caller.recipes.create(
    recipeInput({
      servings: 4,
      ingredients: LINES.map((originalText) => ({ originalText })),
      instructions: STEPS.map((instruction) => ({ instruction })),
      ...fields,
    }),
  );
const stranger = async () => harness.callerFor(await harness.createMember());
const stored = () => harness.db.select().from(scaleHistory);

describe("scaling a recipe", () => {
  it("answers each line with its exact amount and as it is shown, and the steps", async () => {
    const { id } = await make();
    const answer = await caller.scaling.scale({ id, newServings: 8 });
    expect(answer).toMatchObject({ recipeId: id, originalServings: 4, newServings: 8, scaleFactor: 2 });
    expect(answer.scaledIngredients).toEqual([
      {
        name: "flour",
        quantity: 350,
        unit: "g",
        size: null,
        notes: null,
        scaledQuantity: 700,
        scaledQuantityMax: null,
        text: "700 g flour",
        precisionNotes: null,
      },
      expect.objectContaining({ name: "milk", quantity: 1.125, unit: "cup", scaledQuantity: 2.25 }),
      expect.objectContaining({
        name: "onions",
        quantity: 2,
        size: "large",
        notes: "chopped",
        scaledQuantity: 4,
        scaledQuantityMax: 6,
        text: expect.stringMatching(/^4–6 large onions/),
      }),
      expect.objectContaining({
        name: "salt",
        quantity: null,
        scaledQuantity: null,
        scaledQuantityMax: null,
        text: "salt to taste",
      }),
    ]);
    expect(answer.scaledInstructions).toEqual([
      "Whisk 700 g of the flour with the milk.",
      "Bake for 40 minutes at 200 °C.",
    ]);
    expect(answer.instructionNotes).toEqual([null, null]);
    expect(answer.warnings.length).toBeGreaterThan(0);
  });

  it("notes the steps whose amounts stay as written", async () => {
    const { id } = await make({
      instructions: ["Mix 350 g flour, form 4 rolls.", "Bake 20 minutes."].map((instruction) => ({
        instruction,
      })),
    });
    const notes = async (newServings: number) =>
      (await caller.scaling.scale({ id, newServings })).instructionNotes;
    expect(await notes(8)).toEqual(["Other amounts in this step are as written.", null]);
    expect(await notes(4)).toEqual([null, null]);
  });

  it("shows the recipe unchanged for its own servings", async () => {
    const { id } = await make();
    const answer = await caller.scaling.scale({ id, newServings: 4 });
    expect(answer.scaledIngredients.map(({ text }) => text)).toEqual(LINES);
    expect(answer).toMatchObject({ scaledInstructions: STEPS, scaleFactor: 1, warnings: [] });
  });

  it("tells the exact value where it shows another", async () => {
    const { id } = await make({ servings: 4, ingredients: [{ originalText: "3 eggs" }] });
    const answer = await caller.scaling.scale({ id, newServings: 3 });
    expect(answer.scaledIngredients[0]).toMatchObject({ scaledQuantity: 2.25, text: "2 eggs" });
    expect(answer.scaledIngredients[0]?.precisionNotes).toContain("2¼");
  });

  it("changes nothing of the recipe and counts as nothing", async () => {
    const before = await make({ isPublic: true });
    const usage = () => harness.db.select().from(usageCounters);
    const used = await usage();
    harness.clock.advance(1000);
    await caller.scaling.scale({ id: before.id, newServings: 9 });
    expect(await caller.recipes.get({ id: before.id })).toEqual(before);
    expect(await usage()).toEqual(used);
  });

  it("is open to guests for public recipes, and keeps nothing of theirs", async () => {
    const { id } = await make({ isPublic: true });
    const guest = harness.callerFor(null);
    expect(await guest.scaling.scale({ id, newServings: 2 })).toMatchObject({ scaleFactor: 0.5 });
    expect(await stored()).toEqual([]);
  });

  it.each([
    { servings: 4, most: 50 },
    { servings: 12, most: 50 },
    { servings: 13, most: 52 },
    { servings: 100, most: 400 },
  ])("takes 1 to $most for a recipe of $servings", async ({ servings, most }) => {
    const { id } = await make({ servings });
    for (const newServings of [1, most]) {
      expect(await caller.scaling.scale({ id, newServings })).toMatchObject({ newServings });
      expect(await caller.scaling.validate({ id, newServings })).toMatchObject({ valid: true });
    }
    const before = (await stored()).length;
    const msg = `Servings must be between 1 and ${most}`;
    for (const newServings of [0, -1, most + 1, Number.MAX_SAFE_INTEGER]) {
      expect(await refusalOf(caller.scaling.scale({ id, newServings }))).toMatchObject({
        status: 422,
        detail: [{ loc: ["body", "newServings"], msg, type: "value_error" }],
      });
      expect(await caller.scaling.validate({ id, newServings })).toMatchObject({
        valid: false,
        message: msg,
        warnings: [],
      });
    }
    expect(await stored()).toHaveLength(before);
  });

  it.each([2.5, Number.NaN, Number.POSITIVE_INFINITY, "4", null, undefined])(
    "refuses %j as a number of servings",
    async (newServings) => {
      const { id } = await make();
      const input = { id, newServings } as { id: string; newServings: number };
      for (const call of [caller.scaling.scale(input), caller.scaling.validate(input)]) {
        expect(await refusalOf(call)).toMatchObject({
          status: 422,
          detail: [{ loc: ["body", "newServings"] }],
        });
      }
    },
  );

  it("leaves a too long method unchanged", async () => {
    const long = Array.from({ length: 20 }, () => ({
      instruction: `${STEPS[0]} ${"Stir it well. ".repeat(40)}`,
    }));
    const endless = Array.from({ length: 20 }, () => ({ instruction: `${STEPS[0]} ${"1 ".repeat(2000)}` }));
    const stepsOf = async (instructions: { instruction: string }[]) => {
      const { id } = await make({ instructions });
      return (await caller.scaling.scale({ id, newServings: 8 })).scaledInstructions;
    };
    for (const step of await stepsOf(long)) expect(step).toMatch(/^Whisk 700 g of the flour/);
    expect(await stepsOf(endless)).toEqual(endless.map(({ instruction }) => instruction.trim()));
  });
});

describe("the check before scaling", () => {
  it("says what there is to mind, and keeps nothing", async () => {
    const { id } = await make();
    const { warnings } = await caller.scaling.scale({ id, newServings: 12 });
    const before = await stored();
    expect(await caller.scaling.validate({ id, newServings: 12 })).toEqual({
      valid: true,
      originalServings: 4,
      newServings: 12,
      scaleFactor: 3,
      warnings,
      message: null,
    });
    expect(warnings.length).toBeGreaterThan(1);
    expect(await stored()).toEqual(before);
  });
});

describe("the history of scalings", () => {
  it("has the own ones of that recipe, newest first", async () => {
    const { id } = await make({ isPublic: true });
    const { id: otherId } = await make();
    const other = await stranger();
    await caller.scaling.scale({ id, newServings: 8 });
    harness.clock.advance(60_000);
    await other.scaling.scale({ id, newServings: 6 });
    await caller.scaling.scale({ id: otherId, newServings: 5 });
    await caller.scaling.scale({ id, newServings: 2 });
    const record = { id: expect.any(String), recipeId: id, originalServings: 4 };
    expect(await caller.scaling.history({ id })).toEqual([
      { ...record, newServings: 2, scaleFactor: 0.5, createdAt: "2026-03-10T12:01:00.000Z" },
      { ...record, newServings: 8, scaleFactor: 2, createdAt: "2026-03-10T12:00:00.000Z" },
    ]);
    expect(await other.scaling.history({ id })).toMatchObject([{ newServings: 6 }]);
  });

  it("keeps what was asked when the recipe's servings change", async () => {
    const { id } = await make();
    await caller.scaling.scale({ id, newServings: 8 });
    await caller.recipes.update({ id, servings: 16 });
    await caller.scaling.scale({ id, newServings: 8 });
    expect(await caller.scaling.history({ id })).toMatchObject([
      { originalServings: 16, scaleFactor: 0.5 },
      { originalServings: 4, scaleFactor: 2 },
    ]);
  });

  it("keeps the last 50 of each member and recipe", async () => {
    const { id } = await make({ isPublic: true });
    const { id: otherId } = await make();
    const other = await stranger();
    await other.scaling.scale({ id, newServings: 3 });
    await caller.scaling.scale({ id: otherId, newServings: 3 });
    for (let n = 0; n < 53; n += 1) await caller.scaling.scale({ id, newServings: 1 + (n % 50) });
    const history = await caller.scaling.history({ id });
    expect(history).toHaveLength(50);
    expect(history.slice(0, 4).map(({ newServings }) => newServings)).toEqual([3, 2, 1, 50]);
    expect(history.at(-1)).toMatchObject({ newServings: 4 });
    expect(await stored()).toHaveLength(52);
    expect(await other.scaling.history({ id })).toHaveLength(1);
    expect(await caller.scaling.history({ id: otherId })).toHaveLength(1);
  });

  it("keeps the last 5,000 of each member", async () => {
    const [first, last] = [await make(), await make()];
    const other = await stranger();
    const { id: shared } = await make({ isPublic: true });
    await other.scaling.scale({ id: shared, newServings: 3 });
    await caller.scaling.scale({ id: first.id, newServings: 3 });
    const [row] = await stored();
    const [{ userRowId = 0, recipeRowId = 0 } = {}] = (await stored()).slice(1);
    await harness.db.write(async (tx) => {
      for (let n = 0; n < 4_999; n += 1) {
        const entry = { ...row, rowId: undefined, id: harness.deps.uuid(), userRowId, recipeRowId };
        await tx.insert(scaleHistory).values(entry as typeof scaleHistory.$inferInsert);
      }
    });
    await caller.scaling.scale({ id: last.id, newServings: 3 });
    expect(await stored()).toHaveLength(5_001);
    expect(await other.scaling.history({ id: shared })).toHaveLength(1);
    expect(await caller.scaling.history({ id: last.id })).toHaveLength(1);
  });

  it("holds 50 under calls at the same time", async () => {
    const { id } = await make();
    await Promise.all(Array.from({ length: 80 }, () => caller.scaling.scale({ id, newServings: 8 })));
    expect(await stored()).toHaveLength(50);
  });

  it("ends with the recipe, and with the account", async () => {
    const { id } = await make({ isPublic: true });
    const visitor = await harness.createMember();
    await caller.scaling.scale({ id, newServings: 8 });
    await harness.callerFor(visitor).scaling.scale({ id, newServings: 8 });
    await harness.db.write((tx) => tx.delete(users).where(eq(users.rowId, visitor.rowId)));
    expect(await stored()).toHaveLength(1);
    await caller.recipes.delete({ id });
    expect(await stored()).toEqual([]);
  });
});
