import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { usageCounters } from "#db/schema/index.ts";
import type { Operation } from "#server/features/usage/policy.ts";
import { createHarness, type Harness } from "#server/test/harness.ts";
import { refusalOf } from "#server/test/refusal.ts";
import type { Member } from "./member.ts";
import { assertMayUse, countUse } from "./usage-limits.ts";

const DAY = 24 * 3_600_000;

let harness: Harness;
beforeEach(async () => {
  harness = await createHarness();
});
afterEach(() => harness.close());

const use = (member: Member, operation: Operation = "recipe_create") =>
  harness.db.write((tx) => countUse(tx, harness.deps, member, operation));

async function useTimes(member: Member, times: number, operation?: Operation) {
  for (let n = 0; n < times; n += 1) await use(member, operation);
}

/** Counts as if used on days long past. */
async function haveUsed(member: Member, window: RegExp, count: number) {
  await use(member);
  const rows = await harness.db.select().from(usageCounters);
  const row = rows.find((one) => window.test(one.window));
  if (!row) throw new Error("No such window");
  await harness.db.write((tx) => tx.update(usageCounters).set({ count }));
  return row;
}

const freemiumText =
  "You have reached your recipe creation limit. Upgrade to premium to continue creating recipes.";

describe("the daily limit", () => {
  it.each([
    ["freemium", "recipe_create", 3],
    ["freemium", "recipe_import", 2],
    ["freemium", "ocr_operation", 1],
    ["premium", "recipe_create", 15],
    ["premium", "recipe_import", 8],
    ["premium", "ocr_operation", 4],
  ] as const)("of %s lets pass at once of %s exactly %i", async (tier, operation, limit) => {
    const member = await harness.createMember({ tier });
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => use(member, operation)));
    expect(tries.filter((one) => one.status === "fulfilled")).toHaveLength(limit);
  });

  it("of freemium asks to upgrade and tells the seconds to midnight", async () => {
    const member = await harness.createMember();
    await useTimes(member, 3);
    harness.clock.advance(500);
    expect(await refusalOf(use(member))).toMatchObject({
      status: 402,
      detail: {
        code: "DAILY_LIMIT_EXCEEDED",
        message: freemiumText,
        upgradeRequired: true,
        retryAfter: 12 * 3600,
      },
    });
  });

  it("of premium does not", async () => {
    const member = await harness.createMember({ tier: "premium" });
    await useTimes(member, 15);
    expect(await refusalOf(use(member))).toMatchObject({
      detail: {
        code: "DAILY_LIMIT_EXCEEDED",
        message: "Usage limit exceeded. Your daily limit resets at midnight.",
        upgradeRequired: false,
        retryAfter: 12 * 3600,
      },
    });
  });

  it("starts anew at the member's midnight", async () => {
    const member = await harness.createMember({ timezone: "America/New_York" });
    await useTimes(member, 3);
    harness.clock.set(Date.parse("2026-03-11T03:59:59Z"));
    expect((await refusalOf(use(member))).detail).toMatchObject({ retryAfter: 1 });
    harness.clock.set(Date.parse("2026-03-11T04:00:00Z"));
    await use(member);
  });

  it("is not bought off by another time zone", async () => {
    const member = await harness.createMember({ timezone: "UTC" });
    await useTimes(member, 3);
    for (const timezone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Tokyo"]) {
      const moved = await harness.changeMember(member, { timezone });
      expect((await refusalOf(use(moved))).code).toBe("DAILY_LIMIT_EXCEEDED");
    }
  });

  it("is counted for each operation and member apart", async () => {
    const [one, other] = [await harness.createMember(), await harness.createMember()];
    await useTimes(one, 3);
    await use(one, "recipe_import");
    await useTimes(other, 3);
  });
});

describe("the lifetime limit of freemium", () => {
  it("comes before the daily one and has no time to wait for", async () => {
    const member = await harness.createMember();
    await haveUsed(member, /^lifetime$/, 100);
    const detail = {
      code: "LIFETIME_LIMIT_EXCEEDED",
      message: freemiumText,
      upgradeRequired: true,
      retryAfter: null,
    };
    expect(await refusalOf(use(member))).toMatchObject({ status: 402, detail });
    harness.clock.advance(DAY);
    expect(await refusalOf(use(member))).toMatchObject({ status: 402, detail });
  });

  it("does not hold for premium, whose lifetime is still counted", async () => {
    const member = await harness.createMember();
    await haveUsed(member, /^lifetime$/, 100);
    harness.clock.advance(DAY);
    const premium = await harness.changeMember(member, { tier: "premium", tierSince: harness.clock.now() });
    await use(premium);
    const usage = await harness.callerFor(premium).usage.get();
    expect(usage.usage.lifetime.recipesCreated).toBe(101);
    expect(usage.limits.lifetime).toEqual({ recipes: "unlimited", imports: "unlimited", ocr: "unlimited" });
  });
});

describe("the monthly limit of premium", () => {
  it("leaves the freemium day: 3 creates, then MONTHLY_LIMIT_EXCEEDED", async () => {
    const member = await harness.createMember({ tier: "premium" });
    await haveUsed(member, /^month:/, 200);
    harness.clock.advance(DAY);
    expect((await harness.callerFor(member).usage.get()).limits.daily.recipes).toBe(3);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => use(member)));
    expect(tries.filter((one) => one.status === "fulfilled")).toHaveLength(3);
    expect(await refusalOf(use(member))).toMatchObject({
      status: 402,
      detail: {
        code: "MONTHLY_LIMIT_EXCEEDED",
        message:
          "Usage limit exceeded. Your monthly limit is used up and today's reduced daily limit is reached.",
        upgradeRequired: false,
        retryAfter: 12 * 3600,
      },
    });
  });

  it("lets the 200th pass as one of the premium day", async () => {
    const member = await harness.createMember({ tier: "premium" });
    await haveUsed(member, /^month:/, 199);
    harness.clock.advance(DAY);
    await use(member);
    await useTimes(member, 2);
    expect((await refusalOf(use(member))).code).toBe("MONTHLY_LIMIT_EXCEEDED");
  });

  it("starts anew on the upgrade's day", async () => {
    const member = await harness.createMember({ tier: "premium" });
    await haveUsed(member, /^month:/, 200);
    harness.clock.set(Date.parse("2026-04-10T00:00:00Z"));
    await useTimes(member, 15);
    expect((await refusalOf(use(member))).code).toBe("DAILY_LIMIT_EXCEEDED");
  });
});

describe("what is not limited", () => {
  it("is an exempt account, which is not counted either", async () => {
    const member = await harness.createMember({ exempt: true });
    await useTimes(member, 20);
    expect(await harness.db.$count(usageCounters)).toBe(0);
  });

  it("is a server with USAGE_LIMITS=off, which still counts", async () => {
    const free = await createHarness({ USAGE_LIMITS: "off" });
    const member = await free.createMember();
    for (let n = 0; n < 10; n += 1) {
      await free.db.write((tx) => countUse(tx, free.deps, member, "recipe_create"));
    }
    await assertMayUse(free.db, free.deps, member, "recipe_create");
    const { usage, limits } = await free.callerFor(member).usage.get();
    expect(usage.daily.recipesCreated).toBe(10);
    const unlimited = { recipes: "unlimited", imports: "unlimited", ocr: "unlimited" };
    expect(limits).toEqual({ lifetime: unlimited, monthly: unlimited, daily: unlimited });
    await free.close();
  });
});

describe("checking without counting", () => {
  it("answers like counting would and counts nothing", async () => {
    const member = await harness.createMember();
    const check = () => assertMayUse(harness.db, harness.deps, member, "recipe_import");
    await check();
    await useTimes(member, 2, "recipe_import");
    expect(await refusalOf(check())).toEqual(await refusalOf(use(member, "recipe_import")));
    expect((await harness.callerFor(member).usage.get()).usage.daily.recipesImported).toBe(2);
  });
});

describe("reading usage", () => {
  it("denies a guest", async () => {
    expect(await refusalOf(harness.callerFor(null).usage.get())).toMatchObject({ status: 401 });
  });

  it("shows freemium its lifetime and day, and no month", async () => {
    const member = await harness.createMember();
    await use(member);
    expect(await harness.callerFor(member).usage.get()).toEqual({
      accountTier: "freemium",
      usage: {
        lifetime: { recipesCreated: 1, recipesImported: 0, ocrOperations: 0 },
        monthly: null,
        daily: { recipesCreated: 1, recipesImported: 0, ocrOperations: 0 },
      },
      limits: {
        lifetime: { recipes: 100, imports: 40, ocr: 20 },
        monthly: { recipes: "unlimited", imports: "unlimited", ocr: "unlimited" },
        daily: { recipes: 3, imports: 2, ocr: 1 },
      },
      resets: { dailyAt: "2026-03-11T00:00:00.000Z", monthlyAt: null },
    });
  });

  it("shows premium its month and when it starts anew", async () => {
    const member = await harness.createMember({ tier: "premium" });
    await use(member, "ocr_operation");
    expect(await harness.callerFor(member).usage.get()).toMatchObject({
      usage: { monthly: { recipesCreated: 0, recipesImported: 0, ocrOperations: 1 } },
      limits: {
        monthly: { recipes: 200, imports: 100, ocr: 50 },
        daily: { recipes: 15, imports: 8, ocr: 4 },
      },
      resets: { dailyAt: "2026-03-11T00:00:00.000Z", monthlyAt: "2026-04-10T00:00:00.000Z" },
    });
  });
});
