import type { Db } from "#db/client.ts";
import type { Member } from "#server/guards/member.ts";
import {
  getDailyLimit,
  getPlanLimits,
  readUsageCountLookup,
  readUsageWindows,
  type UsageDeps,
} from "#server/guards/usage-limits.ts";
import { LIFETIME } from "#server/guards/usage-windows.ts";
import type { Operation } from "#server/plans.ts";
import type { Counts, Usage } from "./schema.ts";

type Deps = UsageDeps & { db: Db };

/** Reads the member's used and permitted operations. */
export async function readUsage(deps: Deps, member: Member): Promise<Usage> {
  const windows = await readUsageWindows(deps.db, deps.clock.now(), member);
  const used = await readUsageCountLookup(deps.db, member, windows);
  const limits = getPlanLimits(deps, member);
  const monthKey = windows.month?.key;
  const usedThisMonth = (operation: Operation) => (monthKey ? used(operation, monthKey) : 0);
  return {
    accountTier: member.tier,
    usage: {
      lifetime: createCountsPerOperation((operation) => used(operation, LIFETIME)),
      monthly: monthKey ? createCountsPerOperation(usedThisMonth) : null,
      daily: createCountsPerOperation((operation) => used(operation, windows.day.key)),
    },
    limits: {
      lifetime: createLimitsPerOperation((operation) => limits.lifetime?.[operation] ?? null),
      monthly: createLimitsPerOperation((operation) => limits.monthly?.[operation] ?? null),
      daily: createLimitsPerOperation((operation) =>
        getDailyLimit(limits, operation, usedThisMonth(operation)),
      ),
    },
    resets: {
      dailyAt: new Date(windows.day.endsAt).toISOString(),
      monthlyAt: windows.month ? new Date(windows.month.endsAt).toISOString() : null,
    },
  };
}

function createCountsPerOperation(count: (operation: Operation) => number): Counts {
  return {
    recipesCreated: count("recipe_create"),
    recipesImported: count("recipe_import"),
    ocrOperations: count("ocr_operation"),
  };
}

function createLimitsPerOperation(limit: (operation: Operation) => number | null): Usage["limits"]["daily"] {
  return {
    recipes: limit("recipe_create") ?? "unlimited",
    imports: limit("recipe_import") ?? "unlimited",
    ocr: limit("ocr_operation") ?? "unlimited",
  };
}
