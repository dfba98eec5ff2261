import { describe, expect, it } from "vitest";
import type { Usage } from "#server/features/usage/schema.ts";
import { listLifetimeLimitWarnings } from "./lifetime-limit-warnings.ts";

const none = { recipesCreated: 0, recipesImported: 0, ocrOperations: 0 };
const unlimited = { recipes: "unlimited", imports: "unlimited", ocr: "unlimited" } as const;
const freemium = { recipes: 100, imports: 40, ocr: 20 };

function warningsAt(
  lifetime: Partial<Usage["usage"]["lifetime"]>,
  limits: Usage["limits"]["lifetime"] = freemium,
) {
  return listLifetimeLimitWarnings({
    accountTier: "freemium",
    usage: { lifetime: { ...none, ...lifetime }, monthly: null, daily: none },
    limits: { lifetime: limits, monthly: unlimited, daily: { recipes: 3, imports: 2, ocr: 1 } },
  });
}

describe("a usage warning", () => {
  it.each([
    [74, null],
    [75, "warning"],
    [89, "warning"],
    [90, "urgent"],
    [94, "urgent"],
    [95, "critical"],
    [100, "critical"],
    [120, "critical"],
  ])("at %i of 100 recipes is %s", (recipesCreated, level) => {
    expect(warningsAt({ recipesCreated })[0]?.level ?? null).toBe(level);
  });

  it.each([
    [{ recipesImported: 29 }, null],
    [{ recipesImported: 30 }, "warning"],
    [{ recipesImported: 36 }, "urgent"],
    [{ recipesImported: 38 }, "critical"],
    [{ ocrOperations: 14 }, null],
    [{ ocrOperations: 15 }, "warning"],
    [{ ocrOperations: 18 }, "urgent"],
    [{ ocrOperations: 19 }, "critical"],
  ])("depends on the percentage of its own limit: %j is %s", (lifetime, level) => {
    expect(warningsAt(lifetime)[0]?.level ?? null).toBe(level);
  });

  it.each([
    [{ recipesCreated: 97 }, "Only 3 recipes left! Upgrade to premium for unlimited access."],
    [{ recipesImported: 39 }, "Only 1 imports left! Upgrade to premium for unlimited access."],
    [{ ocrOperations: 20 }, "Only 0 OCR operations left! Upgrade to premium for unlimited access."],
    [{ ocrOperations: 22 }, "Only 0 OCR operations left! Upgrade to premium for unlimited access."],
    [{ recipesCreated: 90 }, "You've used 90/100 recipes. Consider upgrading to premium."],
    [{ recipesImported: 30 }, "You've used 30/40 imports. Premium offers 2x-5x more!"],
    [{ ocrOperations: 15 }, "You've used 15/20 OCR operations. Premium offers 2x-5x more!"],
  ])("of %j has the message %s", (lifetime, message) => {
    expect(warningsAt(lifetime)[0]?.message).toBe(message);
  });

  it("offers the upgrade when it is urgent or critical", () => {
    const offers = [75, 90, 95].map((recipesCreated) => warningsAt({ recipesCreated })[0]?.showUpgrade);
    expect(offers).toEqual([false, true, true]);
  });

  it("has its type and percentage", () => {
    expect(warningsAt({ ocrOperations: 15 })).toMatchObject([{ type: "ocr", percentage: 75 }]);
  });
});

describe("several warnings", () => {
  it("are sorted by severity, then by percentage", () => {
    const warnings = warningsAt({ recipesCreated: 80, recipesImported: 40, ocrOperations: 18 });
    expect(warnings.map(({ type, level }) => [type, level])).toEqual([
      ["import", "critical"],
      ["ocr", "urgent"],
      ["recipe", "warning"],
    ]);
    const alike = warningsAt({ recipesCreated: 76, recipesImported: 34 });
    expect(alike.map(({ type }) => type)).toEqual(["import", "recipe"]);
  });
});

describe("no warning is shown", () => {
  it("when little is used", () => {
    expect(warningsAt({ recipesCreated: 12 })).toEqual([]);
  });

  it("when there is no limit", () => {
    expect(warningsAt({ recipesCreated: 500 }, unlimited)).toEqual([]);
  });

  it("on premium, whatever the usage", () => {
    const usage = { lifetime: { ...none, recipesCreated: 99 }, monthly: none, daily: none };
    const limits = { lifetime: freemium, monthly: freemium, daily: freemium };
    expect(listLifetimeLimitWarnings({ accountTier: "premium", usage, limits })).toEqual([]);
  });
});
