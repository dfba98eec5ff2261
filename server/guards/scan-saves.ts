import { and, count, eq } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { recipes, usageCounters } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { limitTexts } from "#server/texts/en/answers.ts";
import type { Member } from "./member.ts";
import { getPlanLimits, type UsageDeps } from "./usage-limits.ts";
import { LIFETIME } from "./usage-windows.ts";

/** Scanned recipes that a member may have per counted scan; a photographed page may show several recipes. */
export const SAVES_PER_SCAN = 4;
export const BASE_SAVES = 20;

/**
 * Limits scanned recipes by the number of counted scans, because saving a scan is not counted. Throws
 * LIFETIME_LIMIT_EXCEEDED.
 */
export async function assertScanSaveAllowed(db: Reader, deps: UsageDeps, member: Member): Promise<void> {
  const { lifetime, monthly, daily } = getPlanLimits(deps, member);
  if (lifetime === null && monthly === null && daily === null) return;
  const [used] = await db
    .select({ scans: usageCounters.count })
    .from(usageCounters)
    .where(
      and(
        eq(usageCounters.userRowId, member.rowId),
        eq(usageCounters.operation, "ocr_operation"),
        eq(usageCounters.window, LIFETIME),
      ),
    );
  const [held] = await db
    .select({ recipes: count() })
    .from(recipes)
    .where(and(eq(recipes.ownerRowId, member.rowId), eq(recipes.privacySource, "SCANNED")));
  if ((held?.recipes ?? 0) < BASE_SAVES + SAVES_PER_SCAN * (used?.scans ?? 0)) return;
  const isFreemium = member.tier === "freemium";
  const message = isFreemium ? limitTexts.freemium.ocr_operation : limitTexts.scanSaves;
  const code = "LIFETIME_LIMIT_EXCEEDED";
  throw new AppError(code, { detail: { code, message, upgradeRequired: isFreemium, retryAfter: null } });
}
