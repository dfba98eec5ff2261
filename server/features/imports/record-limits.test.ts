import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { importRecords, recipes, storedPages } from "#db/schema/index.ts";
import { purgeOldRecords } from "#server/features/retention/service.ts";
import type { Member } from "#server/guards/member.ts";
import { RETENTION_LIMITS } from "#server/storage-limits.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";

const MB = 1_000_000;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

const harness = setUpHarness({ USAGE_LIMITS: "off" });
let member: Member;
let other: Member;
beforeEach(async () => {
  member = await harness.createMember();
  other = await harness.createMember();
});

const imports = (as: Member = member) => harness.callerFor(as).imports;
const records = (of: Member = member) =>
  harness.db
    .select()
    .from(importRecords)
    .where(eq(importRecords.userRowId, of.rowId))
    .orderBy(asc(importRecords.createdAt), asc(importRecords.rowId));
const titles = async (of: Member = member) => (await records(of)).map(({ title }) => title);
const address = (name: string) => `https://a.example/${name}`;

/** Random words, so that compression does not shrink the text. */
function words(letters: number, seed: number): string {
  let state = seed + 1;
  const draw = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  let text = "";
  while (text.length < letters) text += (draw(6) === 0 ? " " : LETTERS[draw(26)]) ?? "";
  return text.slice(0, letters).trim();
}
const recipeOf = (name: string, lineLetters = 10, stepLetters = 20) => ({
  "@context": "https://schema.org",
  "@type": "Recipe",
  name,
  recipeIngredient: Array.from({ length: 20 }, (_, index) => `1 cup ${words(lineLetters, index)}`),
  recipeInstructions: Array.from({ length: 20 }, (_, index) => `Cook ${words(stepLetters, index * 7 + 3)}.`),
});
const pageOf = (...of: object[]) =>
  `<html><body>${of
    .map((recipe) => `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`)
    .join("")}</body></html>`;
const extract = async (name: string, html = pageOf(recipeOf(name)), as: Member = member) =>
  (await imports(as).extract({ url: address(name), html })).data;

/** Inserts earlier records, one second apart. */
async function fill(of: Member, count: number, fields: Partial<typeof importRecords.$inferInsert> = {}) {
  const start = harness.clock.now();
  await harness.deps.db.write(async (tx) => {
    for (let index = 0; index < count; index += 1) {
      const row = { id: harness.deps.uuid(), userRowId: of.rowId, title: `old ${index}`, status: "failed" };
      const times = { createdAt: start + index * 1000, updatedAt: start };
      await tx
        .insert(importRecords)
        .values({ ...row, ...times, bytes: 600, ...fields } as typeof importRecords.$inferInsert);
    }
  });
  harness.clock.advance(count * 1000);
}

describe("records that wait for a review", () => {
  it("are at most a hundred of a member, the oldest going first and their pages with them", async () => {
    await extract("first");
    harness.clock.advance(1000);
    await fill(member, RETENTION_LIMITS.openRecords.count - 1);
    expect(await harness.db.select().from(storedPages)).toHaveLength(1);
    await extract("next");
    expect(await records()).toHaveLength(RETENTION_LIMITS.openRecords.count);
    expect(await titles()).not.toContain("first");
    expect((await titles()).at(-1)).toBe("next");
    expect(await harness.db.select().from(storedPages)).toHaveLength(1);
  });

  it("weigh at most 8 MB together", async () => {
    await fill(member, 8, { bytes: MB });
    await extract("next");
    expect(await titles()).toEqual([...Array.from({ length: 7 }, (_, index) => `old ${index + 1}`), "next"]);
  });

  it("of others, and saved ones, stay", async () => {
    await fill(other, 50, { bytes: MB / 10 });
    await fill(member, 50, { status: "completed" });
    await fill(member, RETENTION_LIMITS.openRecords.count, { bytes: MB / 10 });
    await extract("next");
    expect(await records(other)).toHaveLength(50);
    const own = await records();
    expect(own.filter(({ status }) => status === "completed")).toHaveLength(50);
    expect(own.filter(({ status }) => status !== "completed").length).toBeLessThan(
      RETENTION_LIMITS.openRecords.count,
    );
  });

  it("do not fill the server from many accounts: over 512 MB the oldest of all goes", async () => {
    await fill(other, 1, { title: "oldest", bytes: 8 * MB });
    for (let account = 0; account < 63; account += 1) {
      await fill(await harness.createMember(), 1, { title: `of ${account}`, bytes: 8 * MB });
    }
    await extract("next");
    expect(await titles(other)).toEqual([]);
    const all = await harness.db.select({ bytes: importRecords.bytes }).from(importRecords);
    expect(all).toHaveLength(64);
    expect(all.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(
      RETENTION_LIMITS.openRecords.bytesOnServer,
    );
  });

  it("that are read again count as new", async () => {
    await extract("first");
    harness.clock.advance(1000);
    await fill(member, RETENTION_LIMITS.openRecords.count - 1);
    await extract("first");
    await extract("next");
    expect(await titles()).toContain("first");
    expect(await titles()).not.toContain("old 0");
  });

  it("keep as many further recipes of a page as fit into half a megabyte, and answer the same", async () => {
    const many = Array.from({ length: 10 }, (_, index) => recipeOf(`Dish ${words(8, index)}`, 600, 4000));
    const read = await extract("many", pageOf(...many));
    expect(read.others.length).toBeGreaterThan(0);
    expect(read.others.length).toBeLessThan(9);
    expect(read.others.length + read.omitted).toBe(9);
    expect(await imports().continueReview({ id: read.importId })).toMatchObject({ data: read });
    const [record] = await records();
    const stored = Buffer.byteLength(`${record?.draft}${record?.others}`);
    expect(stored).toBeLessThanOrEqual(RETENTION_LIMITS.openRecords.recordBytes + 100);
    expect(record?.bytes).toBeGreaterThanOrEqual(stored);
    // The draft already contains the receipt.
    expect(record?.receipt).toBeNull();
  });

  it("store the main recipe completely, whatever its size", async () => {
    const huge = { ...recipeOf("Huge", 600, 4500) };
    huge.recipeInstructions = Array.from({ length: 100 }, (_, index) => `Cook ${words(4800, index)}.`);
    huge.recipeIngredient = Array.from({ length: 150 }, (_, index) => `1 cup ${words(650, index)}`);
    const read = await extract("huge", pageOf(huge, recipeOf("Small")));
    expect(read.others).toEqual([]);
    expect((await imports().continueReview({ id: read.importId })).data.data.instructions).toHaveLength(100);
  });
});

describe("records of imports that were saved", () => {
  const save = async (name: string) => {
    const { data, importId } = await extract(name);
    return imports().save({ ...data, importId });
  };

  it("go from the history beyond two thousand; recipes and pages stay", async () => {
    const first = await save("first");
    harness.clock.advance(1000);
    await fill(member, RETENTION_LIMITS.completedRecords.count - 1, { status: "completed" });
    await save("next");
    expect(await records()).toHaveLength(RETENTION_LIMITS.completedRecords.count);
    expect(await titles()).not.toContain("first");
    expect(await harness.db.select().from(recipes)).toHaveLength(2);
    expect(await imports().reread({ recipeId: first.id })).toMatchObject({ read: null });
  });

  it("keep the receipt of the reading where the save sends none", async () => {
    const { data, importId } = await extract("soup");
    const { receipt, ...draft } = data;
    const { id } = await imports().save({ ...draft, importId });
    const sources = receipt.lines.filter(({ field }) => field === "ingredients").map(({ source }) => source);
    expect((await imports().reread({ recipeId: id })).read?.ingredients).toEqual(sources);
  });

  it("keep no receipt larger than 128 kB", async () => {
    const { data, importId } = await extract("soup");
    const repaired = Array.from({ length: 50 }, () => "x".repeat(300));
    const lines = data.receipt.lines.map((line) => ({ ...line, repaired }));
    await imports().save({ ...data, importId, receipt: { ...data.receipt, lines } });
    const [record] = await records();
    expect(record?.status).toBe("completed");
    expect(record?.receipt).toBeNull();
    expect(record?.bytes).toBeLessThan(2000);
  });
});

it("records of before they were weighed are weighed, and none of them goes", async () => {
  await fill(member, 3, { bytes: 0, draft: "x".repeat(10_000) });
  await extract("next");
  await harness.deps.db.write((tx) => tx.update(importRecords).set({ bytes: 0 }));
  await purgeOldRecords(harness.deps);
  const all = await records();
  expect(all).toHaveLength(4);
  for (const { bytes } of all.slice(0, 3)) expect(bytes).toBeGreaterThan(10_000);
  const [page] = await harness.db.select().from(storedPages);
  expect(all[3]?.bytes).toBeGreaterThan(page?.body.byteLength ?? Number.NaN);
});
