import { expect, test } from "vitest";
import { hasQuotaForAnotherRecipeOrScan } from "./quota-left.ts";

const none = { recipesCreated: 0, recipesImported: 0, ocrOperations: 0 };
const limitOf = { recipes: 3, imports: 2, ocr: 1 };

test("quota remains until the daily or the lifetime limit is used up", () => {
  const limits = {
    daily: limitOf,
    monthly: limitOf,
    lifetime: { ...limitOf, recipes: "unlimited", ocr: 9 },
  } as const;
  const usage = { daily: none, monthly: null, lifetime: none };
  expect(hasQuotaForAnotherRecipeOrScan("recipes", { usage, limits })).toBe(true);
  expect(hasQuotaForAnotherRecipeOrScan("ocr", { usage, limits })).toBe(true);
  const today = { ...usage, daily: { ...none, ocrOperations: 1 } };
  expect(hasQuotaForAnotherRecipeOrScan("ocr", { usage: today, limits })).toBe(false);
  expect(hasQuotaForAnotherRecipeOrScan("recipes", { usage: today, limits })).toBe(true);
  const inAll = { ...usage, lifetime: { ...none, recipesCreated: 500, ocrOperations: 9 } };
  expect(hasQuotaForAnotherRecipeOrScan("ocr", { usage: inAll, limits })).toBe(false);
  expect(hasQuotaForAnotherRecipeOrScan("recipes", { usage: inAll, limits })).toBe(true);
});
