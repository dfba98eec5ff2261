import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import {
  accessTokens,
  accountEvents,
  images,
  importRecords,
  knownDevices,
  loginEvents,
  loginLockouts,
  logins,
  mailRequests,
  oneTimeTokens,
  outbox,
  pendingRegistrations,
  refreshTokens,
  securityAlerts,
  usageCounters,
} from "#db/schema/index.ts";
import { storeAlertUnlessThrottled } from "#server/features/security/service/store-alert.ts";
import type { Member } from "#server/guards/member.ts";
import { countUseOrThrow } from "#server/guards/usage-limits.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedToken, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { deleteExpiredRows, deleteReleasedImages, purgeOldRecords } from "./service.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const EMAIL = "ada@example.org";

const harness = setUpHarness();
let member: Member;
beforeEach(async () => {
  member = await createSignIn(harness, { email: EMAIL });
});

const tidy = async () => {
  await deleteExpiredRows(harness.deps);
  await purgeOldRecords(harness.deps);
};
const count = async (table: SQLiteTable) => (await harness.db.select().from(table)).length;

/** Expects `rows` rows until `ms` from now, and none one millisecond later. */
async function expectRetention(table: SQLiteTable, ms: number, rows = 1): Promise<void> {
  const start = harness.clock.now();
  harness.clock.set(start + ms);
  await tidy();
  expect(await count(table)).toBe(rows);
  harness.clock.advance(1);
  await tidy();
  expect(await count(table)).toBe(0);
}

const signIn = () => visitor(harness).sessions.login({ email: EMAIL, password: PASSWORD });
const register = () =>
  visitor(harness).accounts.register({ email: "new@example.org", password: PASSWORD, name: "Newcomer" });

describe("rows are deleted after their documented retention", () => {
  it.each<[string, SQLiteTable, number, () => Promise<unknown>]>([
    ["sign-ins: 180 days", loginEvents, 180 * DAY, signIn],
    ["mails: 30 days", outbox, 30 * DAY, register],
    ["logins that ran out: 7 days after their 60", logins, 67 * DAY, signIn],
    [
      "registrations that were not confirmed: as long as their link works",
      pendingRegistrations,
      DAY,
      register,
    ],
    ["requests for mail: the hour in which they count", mailRequests, HOUR, register],
    [
      "failed sign-ins: a day after the last",
      loginLockouts,
      DAY,
      () => visitor(harness).sessions.login({ email: EMAIL, password: "wrong" }).catch(String),
    ],
    [
      "access tokens: a day after they ran out, so that they still sign out",
      accessTokens,
      DAY + 15 * MINUTE,
      signIn,
    ],
    ["devices: 400 days after they were last seen", knownDevices, 400 * DAY, signIn],
  ])("%s", async (_, table, ms, make) => {
    await make();
    await expectRetention(table, ms);
  });

  it("what happened to an account, and alerts: 180 days", async () => {
    await harness.callerFor(member).sessions.logoutEverywhere();
    await harness.db.write((tx) =>
      storeAlertUnlessThrottled(tx, harness.deps, {
        type: "new_device",
        severity: "low",
        userRowId: member.rowId,
      }),
    );
    await expectRetention(accountEvents, 180 * DAY);
    expect(await count(securityAlerts)).toBe(0);
  });

  it("logins that were ended: 7 days, with all their tokens", async () => {
    const { accessToken, refreshToken } = await signIn();
    await visitor(harness).sessions.refresh({ refreshToken });
    await harness.callerWith(accessToken).sessions.logout();
    await expectRetention(logins, 7 * DAY);
    expect(await count(refreshTokens)).toBe(0);
    expect(await count(accessTokens)).toBe(0);
  });

  it("opened links: 7 days after they ran out", async () => {
    await register();
    await visitor(harness).accounts.verifyEmail({ token: await mailedToken(harness, "new@example.org") });
    await expectRetention(oneTimeTokens, 8 * DAY);
  });

  it("import records: a year, and the recipe stays", async () => {
    const caller = harness.callerFor(member);
    const { id } = await caller.imports.save({
      title: "Soup",
      ingredients: ["1 onion"],
      instructions: ["Cook."],
      sourceUrl: "https://www.allrecipes.com/soup",
      sourceSite: "allrecipes.com",
    });
    await expectRetention(importRecords, 365 * DAY);
    expect(await caller.recipes.get({ id })).toMatchObject({ title: "Soup" });
  });

  it("counts of used-up days and months: 62 days; the count of a lifetime stays", async () => {
    const premium = await harness.createMember({ tier: "premium" });
    const use = (who: Member) =>
      harness.db.write((tx) => countUseOrThrow(tx, harness.deps, who, "recipe_create"));
    await use(member);
    await use(premium);
    const windows = async () =>
      (await harness.db.select().from(usageCounters)).map(({ window }) => window.split(":")[0]).sort();
    const before = await windows();
    expect(before).toEqual(["day", "day", "lifetime", "lifetime", "month"]);
    harness.clock.advance(62 * DAY);
    await tidy();
    expect(await windows()).toEqual(before);
    harness.clock.advance(1);
    await tidy();
    expect(await windows()).toEqual(["lifetime", "lifetime"]);
  });

  it("what is in use stays: a live login, its tokens, a waiting mail", async () => {
    const { refreshToken } = await signIn();
    harness.clock.advance(59 * DAY);
    await tidy();
    expect(await visitor(harness).sessions.refresh({ refreshToken })).toMatchObject({ tokenType: "bearer" });
    await register();
    harness.clock.advance(MINUTE);
    await tidy();
    expect(await count(outbox)).toBe(1);
  });

  it("many rows go in several writes", async () => {
    const now = harness.clock.now();
    await harness.db.write(async (tx) => {
      await tx.run(
        sql`insert into mail_requests (kind, email, created_at) select 'resend', 'm' || value, ${now} from (with recursive n(value) as (select 1 union all select value + 1 from n where value < 1203) select value from n)`,
      );
    });
    harness.clock.advance(HOUR + 1);
    expect(await deleteExpiredRows(harness.deps)).toBe(1203);
    expect(await count(mailRequests)).toBe(0);
  });
});

describe("pictures", () => {
  const folder = () => join(harness.folder, "images");
  const files = () =>
    existsSync(folder())
      ? readdirSync(folder(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
          .length
      : 0;

  async function upload(): Promise<{ id: string; path: string }> {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    return harness.callerFor(member).uploads.create({ fileName: "red.png", bytes });
  }

  it("are deleted with their files after 24 hours without a recipe", async () => {
    await upload();
    expect(files()).toBe(3);
    harness.clock.advance(DAY);
    expect(await deleteReleasedImages(harness.deps)).toBe(0);
    harness.clock.advance(1);
    expect(await deleteReleasedImages(harness.deps)).toBe(1);
    expect(await harness.db.select().from(images)).toEqual([]);
    expect(files()).toBe(0);
  });

  it("of a recipe stay, and are deleted 24 hours after the recipe dropped them", async () => {
    const { path, id } = await upload();
    const caller = harness.callerFor(member);
    const recipe = await caller.recipes.create(recipeInput({ imagePath: path }));
    harness.clock.advance(30 * DAY);
    expect(await deleteReleasedImages(harness.deps)).toBe(0);
    await caller.recipes.delete({ id: recipe.id });
    harness.clock.advance(DAY);
    expect(await deleteReleasedImages(harness.deps)).toBe(0);
    expect(await harness.db.select().from(images).where(eq(images.id, id))).toHaveLength(1);
    harness.clock.advance(1);
    expect(await deleteReleasedImages(harness.deps)).toBe(1);
    expect(files()).toBe(0);
  });
});
