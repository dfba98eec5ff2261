import { beforeEach, describe, expect, it } from "vitest";
import { drafts, images } from "#db/schema/index.ts";
import { deleteReleasedImages, purgeOldRecords } from "#server/features/retention/service.ts";
import type { Caller } from "#server/test/harness.ts";
import { png } from "#server/test/png.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { DRAFT_LIMITS } from "./policy.ts";

const DAY = 24 * 3_600_000;

const harness = setUpHarness();
let phone: Caller;
let laptop: Caller;
let stranger: Caller;
const picture = await png();

beforeEach(async () => {
  const ada = await harness.createMember({ exempt: true });
  phone = harness.callerFor(ada);
  laptop = harness.callerFor(ada);
  stranger = harness.callerFor(await harness.createMember({ exempt: true }));
});

const typed = (title: string, recipeId: string | null = null) => ({
  recipeId,
  value: JSON.stringify({ title }),
  shape: 1,
  basis: recipeId === null ? null : 1,
});
const upload = (by: Caller) => by.uploads.create({ fileName: "a.png", bytes: picture });

describe("a draft", () => {
  it("is restored on another device as it was typed", async () => {
    expect(await phone.drafts.get({ recipeId: null })).toBeNull();
    const value = JSON.stringify({ title: "x".repeat(10_000), rows: ["½ 🥕", "\u0000 مرق", "e\u0301"] });
    const saved = await phone.drafts.save({ ...typed(""), value });
    expect(await laptop.drafts.get({ recipeId: null })).toEqual({
      recipeId: null,
      value,
      shape: 1,
      basis: null,
      ...saved,
    });
  });

  it("is one of the new recipe and one of each recipe that is changed", async () => {
    const { id } = await phone.recipes.create(recipeInput());
    await phone.drafts.save(typed("new"));
    harness.clock.advance(1000);
    await phone.drafts.save(typed("changed", id));
    await phone.drafts.save(typed("changed again", id));
    expect(await laptop.drafts.get({ recipeId: id })).toMatchObject({
      recipeId: id,
      value: JSON.stringify({ title: "changed again" }),
      basis: 1,
    });
    expect((await laptop.drafts.list()).map(({ recipeId, title }) => [recipeId, title])).toEqual([
      [id, "Tomato soup"],
      [null, null],
    ]);
    await phone.drafts.delete({ recipeId: id });
    await phone.drafts.delete({ recipeId: id });
    expect((await laptop.drafts.list()).map((draft) => draft.recipeId)).toEqual([null]);
  });

  it("is separate per member", async () => {
    const { id } = await phone.recipes.create(recipeInput({ isPublic: true }));
    await phone.drafts.save(typed("mine"));
    await phone.drafts.save(typed("mine too", id));
    expect(await stranger.drafts.get({ recipeId: null })).toBeNull();
    expect(await stranger.drafts.list()).toEqual([]);
    await stranger.drafts.delete({ recipeId: null });
    expect(await refusalOf(stranger.drafts.get({ recipeId: id }))).toMatchObject({ status: 403 });
    expect(await phone.drafts.list()).toHaveLength(2);
  });

  it("is not stored for another member who signed in meanwhile", async () => {
    const { id: memberId } = await phone.accounts.me();
    for (const call of [
      stranger.drafts.save({ ...typed("mine"), memberId }),
      stranger.drafts.get({ recipeId: null, memberId }),
      stranger.drafts.delete({ recipeId: null, memberId }),
    ]) {
      expect(await refusalOf(call)).toMatchObject({ status: 403 });
    }
    expect(await stranger.drafts.list()).toEqual([]);
    expect(await phone.drafts.save({ ...typed("mine"), memberId })).toMatchObject({
      revision: expect.any(String),
    });
  });

  it("goes with its recipe", async () => {
    const { id } = await phone.recipes.create(recipeInput());
    await phone.drafts.save(typed("late", id));
    await phone.recipes.delete({ id });
    expect(await phone.drafts.list()).toEqual([]);
    expect(await refusalOf(phone.drafts.save(typed("later", id)))).toMatchObject({ status: 404 });
  });
});

describe("two devices", () => {
  it("do not overwrite what the other saved and this one has not seen", async () => {
    const first = await phone.drafts.save({ ...typed("phone"), revision: null });
    const refused = { status: 409, detail: "A newer draft was saved elsewhere." };
    const unseen = laptop.drafts.save({ ...typed("laptop"), revision: null });
    expect(await refusalOf(unseen)).toMatchObject(refused);
    const seen = await laptop.drafts.get({ recipeId: null });
    const second = await laptop.drafts.save({ ...typed("laptop"), revision: seen?.revision });
    expect(second.revision).not.toBe(first.revision);
    const stale = phone.drafts.save({ ...typed("phone 2"), revision: first.revision });
    expect(await refusalOf(stale)).toMatchObject(refused);
    expect(await phone.drafts.get({ recipeId: null })).toMatchObject({
      value: JSON.stringify({ title: "laptop" }),
    });
    await phone.drafts.save(typed("phone 3"));
    expect(await laptop.drafts.get({ recipeId: null })).toMatchObject({
      value: JSON.stringify({ title: "phone 3" }),
    });
  });

  it("keep one of many saves at once", async () => {
    const saves = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => phone.drafts.save({ ...typed(String(n)), revision: null })),
    );
    expect(saves.filter((save) => save.status === "fulfilled")).toHaveLength(1);
    expect(await harness.db.$count(drafts)).toBe(1);
  });
});

describe("the limits of drafts", () => {
  it("takes as many bytes as are allowed", async () => {
    const value = "x".repeat(DRAFT_LIMITS.bytes);
    await phone.drafts.save({ ...typed(""), value });
    expect((await laptop.drafts.get({ recipeId: null }))?.value).toBe(value);
  });

  it.each([
    ["one byte more", "x".repeat(DRAFT_LIMITS.bytes + 1)],
    ["too many bytes in few characters", "é".repeat(DRAFT_LIMITS.bytes / 2 + 1)],
  ])("refuses %s", async (_, value) => {
    const msg = "This is too much for the server to keep as a draft";
    expect(await refusalOf(phone.drafts.save({ ...typed(""), value }))).toMatchObject({
      status: 422,
      detail: [{ loc: ["body", "value"], msg, type: "value_error" }],
    });
  });

  it("keeps the 20 saved last, and that of the new recipe", async () => {
    await phone.drafts.save(typed("new"));
    const ids: string[] = [];
    for (let n = 0; n < 21; n += 1) {
      const { id } = await phone.recipes.create(recipeInput());
      harness.clock.advance(1000);
      await phone.drafts.save(typed("changed", id));
      ids.push(id);
    }
    const remaining = (await phone.drafts.list()).map((draft) => draft.recipeId);
    expect(remaining).toEqual([...ids.slice(2).reverse(), null]);
  });

  it("forgets what was not touched for 90 days", async () => {
    await phone.drafts.save(typed("old"));
    harness.clock.advance(90 * DAY);
    await purgeOldRecords(harness.deps);
    expect(await phone.drafts.list()).toHaveLength(1);
    harness.clock.advance(1);
    await purgeOldRecords(harness.deps);
    expect(await phone.drafts.list()).toEqual([]);
  });
});

describe("pictures of a draft", () => {
  const stored = async () => (await harness.db.select().from(images)).length;

  it.each([
    ["is deleted", () => phone.drafts.delete({ recipeId: null })],
    ["shows them no more", () => phone.drafts.save(typed("without"))],
  ])("stay as long as the draft does, and go 24 hours after it %s", async (_, change) => {
    const { path } = await upload(phone);
    const value = JSON.stringify({ picture: path, rows: [{ picture: path }] });
    await phone.drafts.save({ ...typed(""), value });
    for (const [wait, left] of [
      [5 * DAY, 1],
      [DAY, 1],
      [1, 0],
    ] as const) {
      harness.clock.advance(wait);
      await deleteReleasedImages(harness.deps);
      expect(await stored()).toBe(left);
      if (wait === 5 * DAY) await change();
    }
  });

  it("of another member are not stored when they are named", async () => {
    const { path } = await upload(stranger);
    await phone.drafts.save({ ...typed(""), value: JSON.stringify({ picture: path }) });
    harness.clock.advance(DAY + 1);
    await deleteReleasedImages(harness.deps);
    expect(await stored()).toBe(0);
  });

  it("that a recipe shows are left to the recipe", async () => {
    const { path } = await upload(phone);
    const { id } = await phone.recipes.create(recipeInput({ imagePath: path }));
    await phone.drafts.save({ ...typed("", id), value: JSON.stringify({ picture: path }) });
    await phone.drafts.delete({ recipeId: id });
    harness.clock.advance(2 * DAY);
    await deleteReleasedImages(harness.deps);
    expect(await stored()).toBe(1);
  });
});

describe("drafts together", () => {
  it("weigh at most 4 MB: those saved longest ago go, the new recipe's and the one just saved stay", async () => {
    const heavy = (recipeId: string | null) => ({
      ...typed("", recipeId),
      value: "x".repeat(DRAFT_LIMITS.bytes),
    });
    const ids: string[] = [];
    await phone.drafts.save(heavy(null));
    for (let index = 0; index < 8; index += 1) {
      harness.clock.advance(1000);
      const { id } = await phone.recipes.create(recipeInput());
      ids.push(id);
      await phone.drafts.save(heavy(id));
    }
    const left = (await phone.drafts.list()).map(({ recipeId }) => recipeId);
    expect(left).toEqual([...ids.slice(2).reverse(), null]);
    harness.clock.advance(1000);
    await phone.drafts.save(heavy(ids[0] ?? null));
    const after = (await phone.drafts.list()).map(({ recipeId }) => recipeId);
    expect(after).toEqual([ids[0], ...ids.slice(3).reverse(), null]);
  });
});
