import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { images } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import { PICTURE_BYTES, RETENTION_LIMITS } from "#server/storage-limits.ts";
import { png } from "#server/test/png.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";

const MB = 1_000_000;
const { count: MAX_COUNT, bytes: MAX_BYTES, bytesOnServer } = RETENTION_LIMITS.unusedPictures;

const harness = setUpHarness();
let member: Member;
let other: Member;
const picture = await png();
beforeEach(async () => {
  member = await harness.createMember();
  other = await harness.createMember();
});

const caller = (as: Member = member) => harness.callerFor(as);
const upload = (as: Member = member) => caller(as).uploads.create({ fileName: "a.png", bytes: picture });
const idsOf = async (of: Member = member) => {
  const own = harness.db.select({ id: images.id }).from(images).where(eq(images.ownerRowId, of.rowId));
  return (await own.orderBy(asc(images.releasedAt), asc(images.rowId))).map(({ id }) => id);
};
function filesOf(id: string): number {
  const folder = join(harness.folder, "images", id.slice(0, 2));
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.startsWith(id)).length : 0;
}

/** Inserts rows of unused pictures without files, one second apart. */
async function fill(of: Member, count: number, size = 1000): Promise<void> {
  const start = harness.clock.now();
  await harness.deps.db.write(async (tx) => {
    for (let index = 0; index < count; index += 1) {
      const [id, moment] = [`${harness.deps.uuid().replaceAll("-", "")}`, start + index * 1000];
      const fields = { width: 8, height: 8, size, createdAt: moment, releasedAt: moment };
      await tx.insert(images).values({ id, ownerRowId: of.rowId, ...fields });
    }
  });
  harness.clock.advance(count * 1000);
}

describe("unused pictures", () => {
  it("are at most two hundred of a member; the oldest goes first, with its files", async () => {
    const first = await upload();
    harness.clock.advance(1000);
    await fill(member, MAX_COUNT - 1);
    const before = await idsOf();
    expect(filesOf(first.id)).toBe(3);
    const next = await upload();
    expect(await idsOf()).toEqual([...before.slice(1), next.id]);
    expect([filesOf(first.id), filesOf(next.id)]).toEqual([0, 3]);
  });

  it("weigh at most 100 MB together", async () => {
    await fill(member, 10, MAX_BYTES / 10);
    const before = await idsOf();
    const next = await upload();
    expect(await idsOf()).toEqual([...before.slice(1), next.id]);
  });

  it("of others stay, and so do those that a recipe, a step, a scan or a draft shows", async () => {
    await fill(other, MAX_COUNT);
    const [cover, step, drafted, unused] = [await upload(), await upload(), await upload(), await upload()];
    const shown = { imagePath: cover.path, instructions: [{ instruction: "Cook.", imagePath: step.path }] };
    await caller().recipes.create({ ...recipeInput(), ...shown });
    const value = JSON.stringify({ imagePath: drafted.path });
    await caller().drafts.save({ recipeId: null, value, shape: 1, basis: null });
    harness.clock.advance(1000);
    await fill(member, MAX_COUNT + 50, MB);
    const next = await upload();
    const left = await idsOf();
    for (const { id } of [cover, step, drafted, next]) expect(left).toContain(id);
    expect(left).not.toContain(unused.id);
    expect(await idsOf(other)).toHaveLength(MAX_COUNT);
  });

  it("do not fill the server from many accounts: over 2 GB the oldest of all goes", async () => {
    const oldest = await upload(other);
    const rich = await harness.changeMember(other, { name: "Other" });
    harness.clock.advance(1000);
    for (let account = 0; account < 20; account += 1) {
      await fill(await harness.createMember(), 20, bytesOnServer / 400);
    }
    const next = await upload();
    expect(await idsOf(rich)).toEqual([]);
    expect(filesOf(oldest.id)).toBe(0);
    expect(await idsOf()).toEqual([next.id]);
    const rows = await harness.db.select({ size: images.size }).from(images);
    expect(rows.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(bytesOnServer);
  });
});

describe("all pictures of a member", () => {
  const holds = async (bytes: number) => {
    await fill(member, 1, bytes);
    await harness.deps.db.write((tx) => tx.update(images).set({ releasedAt: null }));
  };

  it("have a bound by plan, at which the next one is refused", async () => {
    await holds(PICTURE_BYTES.freemium);
    expect(await refusalOf(upload())).toMatchObject({
      code: "PICTURES_FULL",
      status: 507,
      detail:
        "Your account holds as many pictures as this server keeps for one. Delete some to make room for others.",
    });
    member = await harness.changeMember(member, { tier: "premium", tierSince: harness.clock.now() });
    expect(await upload()).toMatchObject({ contentType: "image/webp" });
  });

  it("have none on a server without limits", async () => {
    await holds(PICTURE_BYTES.premium);
    Object.assign(harness.deps, { env: { ...harness.deps.env, USAGE_LIMITS: "off" } });
    expect(await upload()).toMatchObject({ contentType: "image/webp" });
  });
});
