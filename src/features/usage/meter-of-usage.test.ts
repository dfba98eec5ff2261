import { describe, expect, it } from "vitest";
import {
  createUsageMeterValues,
  hasNoDailyOrLifetimeLimits,
  hasUsedUpAMonthlyLimit,
  isEveryLimitUnlimited,
  listUsageByPeriod,
} from "./meter-of-usage.ts";

describe("a meter", () => {
  it.each([
    [90, { primary: [0, 74], warning: [75, 89], error: [90, 100] }],
    [95, { primary: [74], warning: [75, 90, 94], error: [95] }],
  ])("with errorAt %i has its tone by the percentage", (errorAt, tones) => {
    for (const [tone, percentages] of Object.entries(tones))
      for (const current of percentages)
        expect(createUsageMeterValues(current, 100, errorAt).tone, `${current}`).toBe(tone);
  });

  it("has the percentage to one decimal", () => {
    expect(createUsageMeterValues(1, 3, 90)).toMatchObject({
      current: 1,
      limit: 3,
      percent: "33.3",
      tone: "primary",
    });
    expect(createUsageMeterValues(0, 40, 90).percent).toBe("0.0");
    expect(createUsageMeterValues(1, 1, 90).percent).toBe("100.0");
  });

  it("is full and neutral when there is no limit", () => {
    expect(createUsageMeterValues(512, "unlimited", 90)).toEqual({
      current: 512,
      limit: null,
      percent: null,
      share: 1,
      tone: "primary",
    });
  });

  it("is at most full when more is used than allowed", () => {
    expect(createUsageMeterValues(15, 3, 90)).toMatchObject({ percent: "500.0", share: 1, tone: "error" });
  });
});

describe("the windows of usage", () => {
  const counts = { recipesCreated: 1, recipesImported: 2, ocrOperations: 3 };
  const few = { recipes: 3, imports: 2, ocr: 1 };
  const limits = { lifetime: few, monthly: few, daily: few };

  it("include the month only when it is counted", () => {
    const freemium = listUsageByPeriod({ usage: { lifetime: counts, monthly: null, daily: counts }, limits });
    expect(freemium.map(({ key }) => key)).toEqual(["lifetime", "daily"]);
    const premium = listUsageByPeriod({
      usage: { lifetime: counts, monthly: counts, daily: counts },
      limits,
    });
    expect(premium.map(({ key }) => key)).toEqual(["lifetime", "monthly", "daily"]);
  });

  it("report whether a kind of the month is used up", () => {
    const monthly = { recipesCreated: 2, recipesImported: 1, ocrOperations: 0 };
    const asked = (change: Partial<typeof monthly> | null) =>
      hasUsedUpAMonthlyLimit({
        usage: { lifetime: counts, monthly: change && { ...monthly, ...change }, daily: counts },
        limits,
      });
    expect(asked({})).toBe(false);
    expect(asked({ recipesCreated: 3 })).toBe(true);
    expect(asked({ recipesImported: 2 })).toBe(true);
    expect(asked({ ocrOperations: 4 })).toBe(true);
    expect(asked(null)).toBe(false);
  });
});

describe("limits", () => {
  const none = { recipes: "unlimited", imports: "unlimited", ocr: "unlimited" } as const;
  const few = { recipes: 3, imports: 2, ocr: 1 };

  it("are absent in a window without limits", () => {
    expect(isEveryLimitUnlimited(none)).toBe(true);
    expect(isEveryLimitUnlimited(few)).toBe(false);
    expect(isEveryLimitUnlimited({ ...none, ocr: 1 })).toBe(false);
  });

  it("are absent on the server when neither day nor lifetime has one", () => {
    expect(hasNoDailyOrLifetimeLimits({ limits: { lifetime: none, monthly: none, daily: none } })).toBe(true);
    expect(hasNoDailyOrLifetimeLimits({ limits: { lifetime: none, monthly: few, daily: few } })).toBe(false);
    expect(hasNoDailyOrLifetimeLimits({ limits: { lifetime: few, monthly: none, daily: none } })).toBe(false);
  });
});
