import type { Usage } from "#server/features/usage/schema.ts";

const counts = { recipes: "recipesCreated", ocr: "ocrOperations" } as const;

/** Whether the daily and lifetime limits allow another recipe or scan. */
export function hasQuotaForAnotherRecipeOrScan(
  what: "recipes" | "ocr",
  { usage, limits }: Pick<Usage, "usage" | "limits">,
): boolean {
  return (["daily", "lifetime"] as const).every((window) => {
    const limit = limits[window][what];
    return limit === "unlimited" || usage[window][counts[what]] < limit;
  });
}
