import { beforeEach, describe, expect, it } from "vitest";
import { images, recipes } from "#db/schema/index.ts";
import { openStoredImage } from "#server/features/uploads/service.ts";
import type { Caller } from "#server/test/harness.ts";
import { png } from "#server/test/png.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";

const harness = setUpHarness();
let caller: Caller;
let stranger: Caller;
const picture = await png();

beforeEach(async () => {
  caller = harness.callerFor(await harness.createMember({ exempt: true }));
  stranger = harness.callerFor(await harness.createMember());
});

const upload = async (by: Caller) => (await by.uploads.create({ fileName: "a.png", bytes: picture })).path;

describe("duplicating a recipe", () => {
  it("copies every field and exact amount into a private recipe of the caller", async () => {
    const source = await caller.recipes.create(
      recipeInput({
        isPublic: true,
        description: "Warm",
        notes: "Salt late",
        cookingTime: 30,
        prepTime: 5,
        totalTime: 40,
        servings: 6,
        yieldText: "6 bowls",
        cuisine: "thai",
        difficulty: "hard",
        tags: ["b", "a"],
        sourceUrl: "https://example.org/soup",
        caloriesPerServing: 300,
        ingredients: [
          { originalText: "For the paste:" },
          { originalText: "1 cup plus 2 tbsp stock" },
          { originalText: "2 (400 g) tins tomatoes, chopped" },
          { name: "rice", quantity: 0.5, quantityMax: 0.75, unit: "cup", size: "large", section: "To serve" },
        ],
        instructions: [{ instruction: "Stir.", section: "First" }, { instruction: "Serve." }],
      }),
    );
    await stranger.likes.like({ id: source.id });
    harness.clock.advance(5000);
    const copy = await stranger.recipes.duplicate({ id: source.id });
    const { id, userId, authorName, createdAt, updatedAt } = copy;
    expect([id, userId, authorName, createdAt]).not.toContain(source.id);
    expect(userId).not.toBe(source.userId);
    expect(copy).toEqual({
      ...source,
      id,
      userId,
      authorName,
      createdAt,
      updatedAt,
      title: "Tomato soup (Copy)",
      isPublic: false,
      likeCount: 0,
      userLiked: false,
    });
    expect(createdAt).not.toBe(source.createdAt);
    expect((await stranger.recipes.my({ search: "rice" })).items.map((item) => item.id)).toEqual([id]);
  });

  it("keeps where a recipe came from, so that an imported one stays private", async () => {
    const { id } = await caller.recipes.create(recipeInput({ privacySource: "IMPORTED" }));
    const copy = await caller.recipes.duplicate({ id });
    expect(copy).toMatchObject({ privacySource: "IMPORTED", privacyEditable: false, isPublic: false });
  });

  it("gives the copy pictures of its own, which outlive the source", async () => {
    const path = await upload(caller);
    const source = await caller.recipes.create(
      recipeInput({
        isPublic: true,
        imagePath: path,
        instructions: [{ instruction: "Stir.", imagePath: path }, { instruction: "Serve." }],
      }),
    );
    const copy = await stranger.recipes.duplicate({ id: source.id });
    expect(copy.imageUrl).not.toBe(path);
    expect(copy.instructions.map((step) => step.imageUrl)).toEqual([copy.imageUrl, null]);
    await caller.uploads.delete({ id: path.slice("/images/".length, -".webp".length) });
    for (const size of ["", "_640", "_320"]) {
      const file = copy.imageUrl?.slice("/images/".length).replace(".webp", `${size}.webp`) ?? "";
      const opened = await openStoredImage(harness.deps, file);
      opened?.stream.destroy();
      expect(opened?.size).toBeGreaterThan(0);
    }
    expect((await harness.db.select().from(images)).map((row) => row.releasedAt)).toEqual([null]);
  });

  it("cuts a title that would grow too long, between characters", async () => {
    const { id } = await caller.recipes.create(recipeInput({ title: "🥘".repeat(100) }));
    const { title } = await caller.recipes.duplicate({ id });
    expect(title).toBe(`${"🥘".repeat(96)} (Copy)`);
  });

  it("stops at the limit, and stores nothing there", async () => {
    const free = harness.callerFor(await harness.createMember());
    const { id } = await caller.recipes.create(
      recipeInput({ isPublic: true, imagePath: await upload(caller) }),
    );
    for (let n = 0; n < 3; n += 1) await free.recipes.duplicate({ id });
    const [before, pictures] = [await harness.db.$count(recipes), await harness.db.$count(images)];
    expect(await refusalOf(free.recipes.duplicate({ id }))).toMatchObject({
      status: 402,
      detail: { code: "DAILY_LIMIT_EXCEEDED" },
    });
    expect([await harness.db.$count(recipes), await harness.db.$count(images)]).toEqual([before, pictures]);
  });

  it("makes one copy of a call that is sent twice, and counts it once", async () => {
    const cook = harness.callerFor(await harness.createMember());
    const imagePath = await upload(caller);
    const { id } = await caller.recipes.create(recipeInput({ isPublic: true, imagePath }));
    const call = { id, idempotencyKey: "pressed once" };
    const [first, concurrent] = await Promise.all([
      cook.recipes.duplicate(call),
      cook.recipes.duplicate(call),
    ]);
    expect(concurrent).toEqual(first);
    await caller.recipes.delete({ id });
    const pictures = await harness.db.$count(images);
    expect(await cook.recipes.duplicate(call)).toEqual(first);
    expect(await harness.db.$count(images)).toBe(pictures);
    const next = await cook.recipes.duplicate({ id: first.id, idempotencyKey: "pressed again" });
    expect(next.id).not.toBe(first.id);
    expect((await cook.recipes.my({})).metadata.totalCount).toBe(2);
    expect((await cook.usage.get()).usage.lifetime.recipesCreated).toBe(2);
  });

  it("answers the last copy that the limit allows to a call that is sent again", async () => {
    const cook = harness.callerFor(await harness.createMember());
    const { id } = await caller.recipes.create(recipeInput({ isPublic: true }));
    for (let n = 0; n < 2; n += 1) await cook.recipes.duplicate({ id });
    const call = { id, idempotencyKey: "pressed once" };
    expect(await cook.recipes.duplicate(call)).toEqual(await cook.recipes.duplicate(call));
    expect(await refusalOf(cook.recipes.duplicate({ id }))).toMatchObject({ status: 402 });
  });
});
