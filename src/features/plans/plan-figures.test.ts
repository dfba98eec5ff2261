import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PLAN_LIMITS, PLAN_PRICES } from "#server/plans.ts";
import { text } from "#server/texts/en.ts";
import { listLimitsOfPlan, toLimitTextParameters } from "./plan-figures.ts";

it("listLimitsOfPlan returns the limits of the table", () => {
  expect(listLimitsOfPlan("freemium")).toEqual([
    { operation: "recipe_create", daily: 3, longest: 100, window: "lifetime" },
    { operation: "recipe_import", daily: 2, longest: 40, window: "lifetime" },
    { operation: "ocr_operation", daily: 1, longest: 20, window: "lifetime" },
  ]);
  expect(listLimitsOfPlan("premium")).toEqual([
    { operation: "recipe_create", daily: 15, longest: 200, window: "monthly" },
    { operation: "recipe_import", daily: 8, longest: 100, window: "monthly" },
    { operation: "ocr_operation", daily: 4, longest: 50, window: "monthly" },
  ]);
  expect(toLimitTextParameters(PLAN_LIMITS.premium.monthly)).toEqual({
    creates: 200,
    imports: 100,
    scans: 50,
  });
});

it("the texts of Premium name its hourly limit", () => {
  const hourly = toLimitTextParameters(PLAN_LIMITS.premium.hourly);
  expect(hourly).toEqual({ creates: 5, imports: 3, scans: 2 });
  expect(text.plans.burst(hourly)).toContain("Within an hour, 5 recipes written, 3 imported and 2 scanned:");
  expect(text.plans.faq.items(toLimitTextParameters(PLAN_LIMITS.freemium.daily), hourly)).toContainEqual({
    question: "What is burst protection?",
    answer: expect.stringContaining(
      "Within an hour Premium takes 5 recipes written, 3 imported and 2 scanned.",
    ),
  });
});

it("the limits equal the documented table", () => {
  expect(PLAN_PRICES).toEqual({ freemium: 0, premium: 9.99 });
  expect(PLAN_LIMITS).toEqual({
    freemium: {
      lifetime: { recipe_create: 100, recipe_import: 40, ocr_operation: 20 },
      monthly: null,
      daily: { recipe_create: 3, recipe_import: 2, ocr_operation: 1 },
      hourly: null,
    },
    premium: {
      lifetime: null,
      monthly: { recipe_create: 200, recipe_import: 100, ocr_operation: 50 },
      daily: { recipe_create: 15, recipe_import: 8, ocr_operation: 4 },
      hourly: { recipe_create: 5, recipe_import: 3, ocr_operation: 2 },
    },
  });
});

it("the texts of the plans contain no number of the table", () => {
  const words = readFileSync(new URL("../../../server/texts/en/plans.ts", import.meta.url), "utf8");
  const numbers = [...words.matchAll(/\d+/g)].map(([number]) => number);
  // 2 and 5 are from "limits 2x to 5x higher", 30 from the guarantee's 30 days.
  expect([...new Set(numbers)].sort()).toEqual(["2", "30", "5"]);
});
