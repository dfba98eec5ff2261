import { describe, expect, it } from "vitest";
import { usageCounters, usageMoments } from "#db/schema/index.ts";
import type { ErrorCode } from "#server/errors.ts";
import type { Operation } from "#server/plans.ts";
import { createHarness } from "#server/test/harness.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import type { Member } from "./member.ts";
import { assertUsageLimitNotReached, countUseOrThrow } from "./usage-limits.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const harness = setUpHarness();

const use = (member: Member, operation: Operation = "recipe_create") =>
  harness.db.write((tx) => countUseOrThrow(tx, harness.deps, member, operation));

async function countTimes(member: Member, times: number, operation?: Operation) {
  for (let n = 0; n < times; n += 1) await use(member, operation);
}

/**
 * Uses the operation once and sets its counts to `count`, as after use on earlier days. Returns the row of
 * the window.
 */
async function haveUsed(member: Member, window: RegExp, count: number) {
  await use(member);
  const rows = await harness.db.select().from(usageCounters);
  const row = rows.find((operation) => window.test(operation.window));
  if (!row) throw new Error("No such window");
  await harness.db.write((tx) => tx.update(usageCounters).set({ count }));
  return row;
}

const freemiumText =
  "You have reached your recipe creation limit. Upgrade to premium to continue creating recipes.";

/** Uses the operation in blocks of five an hour, the hourly limit of premium. */
async function countOverHours(member: Member, times: number): Promise<void> {
  for (let used = 0; used < times; used += 5) {
    await countTimes(member, 5);
    harness.clock.advance(HOUR);
  }
}

describe("the burst limit of premium", () => {
  it.each([
    ["recipe_create", 5],
    ["recipe_import", 3],
    ["ocr_operation", 2],
  ] as const)("allows of %s exactly %i at once", async (operation, limit) => {
    const member = await harness.createMember({ tier: "premium" });
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => use(member, operation)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(limit);
  });

  it("rolls: each use is allowed again an hour later, and the error has the seconds", async () => {
    const member = await harness.createMember({ tier: "premium" });
    await use(member);
    harness.clock.advance(20 * MINUTE);
    await countTimes(member, 4);
    harness.clock.advance(10 * MINUTE);
    expect(await refusalOf(use(member))).toMatchObject({
      status: 429,
      retryAfter: 30 * 60,
      detail: {
        code: "BURST_LIMIT_EXCEEDED",
        message: "Too many operations in the last hour. Please try again later.",
        upgradeRequired: false,
        retryAfter: 30 * 60,
      },
    });
    harness.clock.advance(30 * MINUTE - 1);
    expect((await refusalOf(use(member))).retryAfter).toBe(1);
    harness.clock.advance(1);
    await use(member);
    expect((await refusalOf(use(member))).retryAfter).toBe(20 * 60);
  });

  it("is checked before an import is read, like the other limits", async () => {
    const member = await harness.createMember({ tier: "premium" });
    await countTimes(member, 3, "recipe_import");
    const html = "<h1>Soup</h1>";
    const read = harness.callerFor(member).imports.extract({ url: "https://a.example/soup", html });
    expect((await refusalOf(read)).code).toBe("BURST_LIMIT_EXCEEDED");
  });

  it("does not apply to freemium", async () => {
    const member = await harness.createMember();
    await countTimes(member, 3);
    expect((await refusalOf(use(member))).code).toBe("DAILY_LIMIT_EXCEEDED");
    expect(await harness.db.$count(usageMoments)).toBe(0);
  });
});

describe("the daily limit", () => {
  it.each([
    ["freemium", "recipe_create", 3],
    ["freemium", "recipe_import", 2],
    ["freemium", "ocr_operation", 1],
    ["premium", "recipe_create", 15],
    ["premium", "recipe_import", 8],
    ["premium", "ocr_operation", 4],
  ] as const)("of %s allows of %s exactly %i, however many come at once", async (tier, operation, limit) => {
    const member = await harness.createMember({ tier });
    let passed = 0;
    // The attempts are spread over four hours, because premium also has an hourly limit.
    for (let hour = 0; hour < 4; hour += 1) {
      const tries = await Promise.allSettled(Array.from({ length: 50 }, () => use(member, operation)));
      passed += tries.filter(({ status }) => status === "fulfilled").length;
      harness.clock.advance(HOUR);
    }
    expect(passed).toBe(limit);
  });

  it("of freemium suggests an upgrade and has the seconds to midnight", async () => {
    const member = await harness.createMember();
    await countTimes(member, 3);
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

  it("of premium suggests no upgrade", async () => {
    const member = await harness.createMember({ tier: "premium" });
    await countOverHours(member, 15);
    expect(await refusalOf(use(member))).toMatchObject({
      detail: {
        code: "DAILY_LIMIT_EXCEEDED",
        message: "Usage limit exceeded. Your daily limit resets at midnight.",
        upgradeRequired: false,
        retryAfter: 9 * 3600,
      },
    });
  });

  it("resets at the member's midnight", async () => {
    const member = await harness.createMember({ timezone: "America/New_York" });
    await countTimes(member, 3);
    harness.clock.set(Date.parse("2026-03-11T03:59:59Z"));
    expect((await refusalOf(use(member))).detail).toMatchObject({ retryAfter: 1 });
    harness.clock.set(Date.parse("2026-03-11T04:00:00Z"));
    await use(member);
  });

  it("does not reset when the time zone changes", async () => {
    const member = await harness.createMember({ timezone: "UTC" });
    await countTimes(member, 3);
    for (const timezone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Tokyo"]) {
      const moved = await harness.changeMember(member, { timezone });
      expect((await refusalOf(use(moved))).code).toBe("DAILY_LIMIT_EXCEEDED");
    }
  });

  it("is counted per operation and member", async () => {
    const [create, other] = [await harness.createMember(), await harness.createMember()];
    await countTimes(create, 3);
    await use(create, "recipe_import");
    await countTimes(other, 3);
  });
});

describe("the lifetime limit of freemium", () => {
  it("comes before the daily one and has no wait", async () => {
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

  it("does not apply to premium, whose lifetime is still counted", async () => {
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
    expect(tries.filter((create) => create.status === "fulfilled")).toHaveLength(3);
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

  it("allows the 200th within the premium day", async () => {
    const member = await harness.createMember({ tier: "premium" });
    await haveUsed(member, /^month:/, 196);
    harness.clock.advance(DAY);
    await countTimes(member, 4);
    expect((await refusalOf(use(member))).code).toBe("MONTHLY_LIMIT_EXCEEDED");
  });

  it("resets on the upgrade's day", async () => {
    const member = await harness.createMember({ tier: "premium" });
    await haveUsed(member, /^month:/, 200);
    harness.clock.set(Date.parse("2026-04-10T00:00:00Z"));
    await countOverHours(member, 15);
    expect((await refusalOf(use(member))).code).toBe("DAILY_LIMIT_EXCEEDED");
  });
});

describe("no limit applies", () => {
  it("to an exempt account, which is not counted either", async () => {
    const member = await harness.createMember({ exempt: true });
    await countTimes(member, 20);
    expect(await harness.db.$count(usageCounters)).toBe(0);
  });

  it.each(["freemium", "premium"] as const)(
    "to %s with USAGE_LIMITS=off, which still counts",
    async (tier) => {
      const free = await createHarness({ USAGE_LIMITS: "off" });
      const member = await free.createMember({ tier });
      for (let n = 0; n < 10; n += 1) {
        await free.db.write((tx) => countUseOrThrow(tx, free.deps, member, "recipe_create"));
      }
      await assertUsageLimitNotReached(free.db, free.deps, member, "recipe_create");
      const { usage, limits } = await free.callerFor(member).usage.get();
      expect(usage.daily.recipesCreated).toBe(10);
      const unlimited = { recipes: "unlimited", imports: "unlimited", ocr: "unlimited" };
      expect(limits).toEqual({ lifetime: unlimited, monthly: unlimited, daily: unlimited });
      await free.close();
    },
  );
});

describe("checking without counting", () => {
  it.each<[ErrorCode, Member["tier"], (member: Member) => Promise<unknown>]>([
    [
      "LIFETIME_LIMIT_EXCEEDED",
      "freemium",
      async (member) => {
        await haveUsed(member, /^lifetime$/, 99);
        harness.clock.advance(DAY);
      },
    ],
    ["DAILY_LIMIT_EXCEEDED", "freemium", (member) => countTimes(member, 2)],
    ["BURST_LIMIT_EXCEEDED", "premium", (member) => countTimes(member, 4)],
    [
      "MONTHLY_LIMIT_EXCEEDED",
      "premium",
      async (member) => {
        await haveUsed(member, /^month:/, 200);
        harness.clock.advance(DAY);
        await countTimes(member, 2);
      },
    ],
  ])("throws %s like counting would and counts nothing", async (code, tier, leaveOne) => {
    const member = await harness.createMember({ tier });
    await leaveOne(member);
    const check = () => assertUsageLimitNotReached(harness.db, harness.deps, member, "recipe_create");
    const counted = async () => [
      await harness.db.select().from(usageCounters),
      await harness.db.select().from(usageMoments),
    ];
    const before = await counted();
    await check();
    expect(await counted()).toEqual(before);
    await use(member);
    const refusal = await refusalOf(check());
    expect(refusal.code).toBe(code);
    expect(refusal).toEqual(await refusalOf(use(member)));
  });
});

describe("reading usage", () => {
  it("shows premium its month and its reset", async () => {
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
