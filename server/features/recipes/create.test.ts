import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { recipes } from "#db/schema/index.ts";
import { toErrorAnswer } from "#server/error-answer.ts";
import type { FieldError } from "#server/errors.ts";
import type { Member } from "#server/guards/member.ts";
import type { Caller } from "#server/test/harness.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";

const harness = setUpHarness();
let member: Member;
let caller: Caller;
beforeEach(async () => {
  member = await harness.createMember({ name: "Ada" });
  caller = harness.callerFor(member);
});

describe("creating a recipe", () => {
  it("makes one recipe of a call that is sent twice, and counts it once", async () => {
    const first = await caller.recipes.create(recipeInput({ idempotencyKey: "pressed once" }));
    expect(await caller.recipes.create(recipeInput({ idempotencyKey: "pressed once" }))).toEqual(first);
    const next = await caller.recipes.create(recipeInput({ idempotencyKey: "pressed again" }));
    expect(next.id).not.toBe(first.id);
    expect((await caller.recipes.my({})).metadata.totalCount).toBe(2);
    expect((await caller.usage.get()).usage.lifetime.recipesCreated).toBe(2);
  });

  it.each(["\u200b", "\u202e \ufeff", "\u0000"])(
    "finds no title, line or step in signs that no one sees: %j",
    async (title) => {
      const ingredients = [{ name: title }, { originalText: title }];
      const blank = recipeInput({ title, ingredients, instructions: [{ instruction: title }] });
      const { status, detail } = await refusalOf(caller.recipes.create(blank));
      const [name, line, step] = ["Title", "Ingredient name", "Instruction text"];
      expect([status, ...(detail as FieldError[]).map(({ msg }) => msg)]).toEqual([
        422,
        ...[name, line, line, step].map((what) => `${what} is required`),
      ]);
    },
  );

  it.each([
    ["https://ada:secret@example.org/cake?a=1#b", "https://example.org/cake?a=1#b"],
    ["https://ada@example.org/", "https://example.org/"],
    ["http://:secret@example.org:8080/x", "http://example.org:8080/x"],
    ["https://example.org/@ada:secret", "https://example.org/@ada:secret"],
    ["https://EXAMPLE.org", "https://EXAMPLE.org"],
  ])("keeps of a source address no user and no password: %s", async (sourceUrl, stored) => {
    const recipe = await caller.recipes.create(recipeInput({ sourceUrl }));
    expect(recipe.sourceUrl).toBe(stored);
    await caller.recipes.update({ id: recipe.id, sourceUrl: null });
    expect((await caller.recipes.update({ id: recipe.id, sourceUrl })).sourceUrl).toBe(stored);
  });

  it("keeps one member's idempotency keys apart from another's", async () => {
    const input = recipeInput({ idempotencyKey: "pressed once" });
    const ada = await caller.recipes.create(input);
    const ben = await harness.callerFor(await harness.createMember()).recipes.create(input);
    expect(ben.userId).not.toBe(ada.userId);
  });

  it("answers the complete recipe with its defaults", async () => {
    const recipe = await caller.recipes.create(recipeInput());
    expect(recipe).toMatchObject({
      userId: member.id,
      title: "Tomato soup",
      description: null,
      servings: 4,
      difficulty: "MEDIUM",
      cuisine: null,
      isPublic: false,
      privacySource: "CREATED",
      privacyEditable: true,
      tags: [],
      version: 1,
      createdAt: "2026-03-10T12:00:00.000Z",
      updatedAt: "2026-03-10T12:00:00.000Z",
      likeCount: 0,
      userLiked: false,
      canLike: true,
      authorName: "Ada",
      imagePath: null,
      imageUrl: null,
    });
    expect(recipe.ingredients).toEqual([
      {
        name: "tomatoes",
        amount: { kind: "one", value: { n: 800, d: 1 }, as: "whole" },
        quantity: 800,
        quantityMax: null,
        unit: "g",
        size: null,
        notes: null,
        section: null,
        originalText: null,
        orderIndex: 0,
      },
    ]);
    expect(recipe.instructions).toEqual([
      {
        stepNumber: 1,
        section: null,
        instruction: "Simmer everything for half an hour.",
        imagePath: null,
        imageUrl: null,
        imageWidth: null,
        imageHeight: null,
      },
    ]);
    expect(await caller.recipes.get({ id: recipe.id })).toEqual(recipe);
  });

  it("takes a quantity left out as 1 and null as none", async () => {
    const { ingredients } = await caller.recipes.create(
      recipeInput({ ingredients: [{ name: "onion" }, { name: "salt", quantity: null }] }),
    );
    expect(ingredients.map((row) => row.quantity)).toEqual([1, null]);
  });

  it("reads an entry that is a line alone", async () => {
    const { ingredients } = await caller.recipes.create(
      recipeInput({
        ingredients: [
          { originalText: "For the sauce:" },
          { originalText: "2-3 tbsp olive oil" },
          { originalText: "1 cup plus 2 tbsp flour" },
        ],
      }),
    );
    expect(ingredients).toMatchObject([
      {
        name: "olive oil",
        quantity: 2,
        quantityMax: 3,
        unit: "tbsp",
        originalText: "2-3 tbsp olive oil",
        section: "For the sauce",
        orderIndex: 0,
      },
      { name: "flour", quantity: 1.125, unit: "cup", section: "For the sauce", orderIndex: 1 },
    ]);
  });

  it("refuses a list of headings alone", async () => {
    const call = caller.recipes.create(recipeInput({ ingredients: [{ originalText: "For the sauce:" }] }));
    expect(await refusalOf(call)).toMatchObject({
      status: 422,
      detail: [{ loc: ["body", "ingredients"], msg: "At least one ingredient is required" }],
    });
  });

  it("numbers the steps by their place", async () => {
    const { instructions } = await caller.recipes.create(
      recipeInput({
        instructions: [
          { instruction: "Chop.", stepNumber: 7, section: "Soup" },
          { instruction: "Boil.", stepNumber: 2 },
        ],
      }),
    );
    expect(instructions.map((step) => [step.stepNumber, step.instruction, step.section])).toEqual([
      [1, "Chop.", "Soup"],
      [2, "Boil.", null],
    ]);
  });

  it("keeps the tags in their order, each once in any case", async () => {
    const recipe = await caller.recipes.create(
      recipeInput({ tags: ["Winter", " soup", "WINTER", "", "x".repeat(31)] }),
    );
    expect(recipe.tags).toEqual(["Winter", "soup"]);
  });

  it("takes tags as a list, as JSON in a text or as one text, and the first ten of them", async () => {
    const tagsOf = async (tags: string | string[]) =>
      (await caller.recipes.create({ ...recipeInput(), tags })).tags;
    expect(await tagsOf('["warm", "quick"]')).toEqual(["warm", "quick"]);
    expect(await tagsOf("warm")).toEqual(["warm"]);
    expect(await tagsOf([..."abcdefghijk"])).toEqual([..."abcdefghij"]);
  });

  it.each(["IMPORTED", "SCANNED"] as const)("keeps a recipe that is %s private", async (privacySource) => {
    const recipe = await caller.recipes.create(
      recipeInput({ privacySource, isPublic: true, privacyEditable: true }),
    );
    expect(recipe).toMatchObject({ isPublic: false, privacyEditable: false, privacySource });
  });

  it("cannot be stored public unless it was created here, on any transport", async () => {
    const { id } = await caller.recipes.create(recipeInput({ privacySource: "IMPORTED" }));
    await expect(
      harness.db.write((tx) => tx.update(recipes).set({ isPublic: true }).where(eq(recipes.id, id))),
    ).rejects.toThrow();
  });

  it("ignores fields that only the server sets", async () => {
    const extra = { likeCount: 99, version: 7, userId: "someone", createdAt: "2001-01-01T00:00:00Z" };
    const recipe = await caller.recipes.create({ ...recipeInput(), ...extra });
    expect(recipe).toMatchObject({ likeCount: 0, version: 1, createdAt: "2026-03-10T12:00:00.000Z" });
  });

  it("names every wrong field", async () => {
    const call = caller.recipes.create({
      title: " ",
      servings: 0,
      cuisine: "MARTIAN",
      difficulty: "hardest",
      ingredients: [{ name: " " }],
      instructions: [],
    });
    const { status, detail } = await refusalOf(call);
    expect(status).toBe(422);
    expect((detail as FieldError[]).map(({ loc, msg }) => [loc.join("."), msg])).toEqual([
      ["body.title", "Title is required"],
      ["body.servings", "Servings must be greater than 0"],
      ["body.difficulty", "Invalid difficulty"],
      ["body.cuisine", "Invalid cuisine"],
      ["body.ingredients.0.name", "Ingredient name is required"],
      ["body.instructions", "At least one instruction is required"],
    ]);
  });

  it("stops at the limit: of 50 at once exactly 3 are stored", async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => caller.recipes.create(recipeInput({ title: `Soup ${n}` }))),
    );
    expect(tries.filter((attempt) => attempt.status === "fulfilled")).toHaveLength(3);
    for (const attempt of tries) {
      if (attempt.status === "rejected") {
        expect(toErrorAnswer(attempt.reason)).toMatchObject({ status: 402, code: "DAILY_LIMIT_EXCEEDED" });
      }
    }
    expect(await harness.db.$count(recipes)).toBe(3);
    expect((await caller.usage.get()).usage.daily.recipesCreated).toBe(3);
  });

  it("counts nothing when it fails", async () => {
    await expect(
      caller.recipes.create(recipeInput({ imagePath: `/images/${"a".repeat(32)}.webp` })),
    ).rejects.toThrow();
    expect((await caller.usage.get()).usage.lifetime.recipesCreated).toBe(0);
  });
});
