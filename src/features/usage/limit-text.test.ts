import { expect, test } from "vitest";
import { formatLimitResetOrNull, listUsageSentences } from "./limit-text.ts";

const limit = { code: "DAILY_LIMIT_EXCEEDED", message: "Usage limit exceeded.", upgradeRequired: true };
const noon = new Date(2026, 2, 3, 12, 0).getTime();

test("formatLimitResetOrNull names the reset time", () => {
  expect(formatLimitResetOrNull({ ...limit, retryAfter: 2 * 3600 }, noon)).toBe(
    "You can go on from 2:00 PM.",
  );
  expect(formatLimitResetOrNull({ ...limit, retryAfter: 12 * 3600 }, noon)).toBe(
    "You can go on from tomorrow at 12:00 AM.",
  );
  expect(formatLimitResetOrNull({ ...limit, retryAfter: 36 * 3600 }, noon)).toBe(
    "You can go on from Mar 5, 2026, 12:00 AM.",
  );
});

test("formatLimitResetOrNull is null when the limit never resets", () => {
  expect(formatLimitResetOrNull({ ...limit, retryAfter: null }, noon)).toBeNull();
});

const none = { recipesCreated: 0, recipesImported: 0, ocrOperations: 0 };
const unlimited = { recipes: "unlimited", imports: "unlimited", ocr: "unlimited" } as const;

test("listUsageSentences has a sentence for today and one for the lifetime", () => {
  const usage = {
    daily: { ...none, recipesCreated: 1 },
    lifetime: { ...none, recipesCreated: 12, recipesImported: 4 },
    monthly: null,
  };
  const limits = {
    daily: { recipes: 3, imports: 2, ocr: 1 },
    lifetime: { recipes: 100, imports: 40, ocr: 20 },
    monthly: unlimited,
  };
  expect(listUsageSentences({ usage, limits })).toEqual([
    "Today: 1 of 3 recipes written, 0 of 2 imported, 0 of 1 scanned.",
    "Lifetime: 12 of 100 recipes written, 4 of 40 imported, 0 of 20 scanned.",
  ]);
});

test("listUsageSentences is a single sentence when there is no limit", () => {
  const usage = { daily: none, lifetime: none, monthly: null };
  const limits = { daily: unlimited, lifetime: unlimited, monthly: unlimited };
  expect(listUsageSentences({ usage, limits })).toEqual([
    "No limits here: write, import and scan as many recipes as you like.",
  ]);
});
