import { and, desc, eq, gt, gte, inArray, lte, max, sql } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { usageCounters, usageMoments } from "#db/schema/index.ts";
import { AppError, type ErrorCode } from "#server/errors.ts";
import type { Clock } from "#server/lib/clock.ts";
import { createRecentWindow } from "#server/lib/recent-window.ts";
import { type Operation, PLAN_LIMITS } from "#server/plans.ts";
import { limitTexts } from "#server/texts/en/answers.ts";
import type { Member } from "./member.ts";
import {
  computePlanMonthWindow,
  computeUsageDayWindow,
  createDayWindowKey,
  DAY_WINDOW_REACH_MS,
  LIFETIME,
  type UsageWindow,
} from "./usage-windows.ts";

export type UsageDeps = { clock: Clock; env: { USAGE_LIMITS: "on" | "off" } };

/** The limits of a plan per operation; null means unlimited. */
export type PlanLimits = {
  lifetime: Record<Operation, number> | null;
  monthly: Record<Operation, number> | null;
  daily: Record<Operation, number> | null;
  /** Limits within any 60 minutes. */
  hourly: Record<Operation, number> | null;
};

type Windows = { day: UsageWindow; month: UsageWindow | null };

const HOUR = 3_600_000;

const UNLIMITED: PlanLimits = { lifetime: null, monthly: null, daily: null, hourly: null };

/** The limits of a member; the operator can turn them off. */
export function getPlanLimits(deps: UsageDeps, member: Member): PlanLimits {
  if (member.exempt || deps.env.USAGE_LIMITS === "off") return UNLIMITED;
  return PLAN_LIMITS[member.tier];
}

/**
 * The limit in force today; null for none. Premium beyond its monthly limit gets the daily limit of freemium.
 */
export function getDailyLimit(
  limits: PlanLimits,
  operation: Operation,
  usedThisMonth: number,
): number | null {
  const monthly = limits.monthly?.[operation] ?? Number.POSITIVE_INFINITY;
  if (usedThisMonth >= monthly) return PLAN_LIMITS.freemium.daily[operation];
  return limits.daily?.[operation] ?? null;
}

/** The windows in which the member's operations are counted now. */
export async function readUsageWindows(db: Reader, now: number, member: Member): Promise<Windows> {
  const [latest] = await db
    .select({ key: max(usageCounters.window) })
    .from(usageCounters)
    .where(
      and(
        eq(usageCounters.userRowId, member.rowId),
        gte(usageCounters.window, createDayWindowKey(now - DAY_WINDOW_REACH_MS)),
        lte(usageCounters.window, createDayWindowKey(now + DAY_WINDOW_REACH_MS)),
      ),
    );
  return {
    day: computeUsageDayWindow(now, member.timezone, latest?.key ?? null),
    month: member.tier === "premium" ? computePlanMonthWindow(now, member.timezone, member.tierSince) : null,
  };
}

/** Reads the member's counts. Returns a lookup by operation and window key, which is 0 for a missing row. */
export async function readUsageCountLookup(db: Reader, member: Member, windows: Windows) {
  const keys = [LIFETIME, windows.day.key, ...(windows.month ? [windows.month.key] : [])];
  const rows = await db
    .select({ operation: usageCounters.operation, window: usageCounters.window, count: usageCounters.count })
    .from(usageCounters)
    .where(and(eq(usageCounters.userRowId, member.rowId), inArray(usageCounters.window, keys)));
  return (operation: Operation, window: string): number =>
    rows.find((row) => row.operation === operation && row.window === window)?.count ?? 0;
}

/**
 * Counts an operation; call it in the transaction of the operation's write. Uses one conditional statement
 * per window, so that concurrent calls cannot exceed a limit. Throws LIFETIME_, BURST_, DAILY_ or
 * MONTHLY_LIMIT_EXCEEDED, which rolls the write back.
 */
export async function countUseOrThrow(
  tx: Tx,
  deps: UsageDeps,
  member: Member,
  operation: Operation,
): Promise<void> {
  if (member.exempt) return;
  const now = deps.clock.now();
  const limits = getPlanLimits(deps, member);
  const windows = await readUsageWindows(tx, now, member);
  const take = (window: string, limit: number | null) =>
    incrementUsageCounter(
      tx,
      { userRowId: member.rowId, operation, window, count: 1, updatedAt: now },
      limit,
    );

  if ((await take(LIFETIME, limits.lifetime?.[operation] ?? null)) === null) {
    throw createUsageLimitError("LIFETIME_LIMIT_EXCEEDED", member, operation, null);
  }
  await recordUseOrThrowBurst(
    tx,
    { userRowId: member.rowId, operation },
    limits.hourly?.[operation] ?? null,
    now,
  );
  const thisMonth = windows.month ? ((await take(windows.month.key, null)) ?? 1) - 1 : 0;
  if ((await take(windows.day.key, getDailyLimit(limits, operation, thisMonth))) === null) {
    throw createDailyLimitError(limits, member, operation, thisMonth, windows.day.endsAt - now);
  }
}

/**
 * Throws the same errors as `countUseOrThrow` if one more operation would exceed a limit, but counts nothing.
 * `running`: operations that are counted when they succeed.
 */
export async function assertUsageLimitNotReached(
  db: Reader,
  deps: UsageDeps,
  member: Member,
  operation: Operation,
  running = 0,
): Promise<void> {
  const limits = getPlanLimits(deps, member);
  if (limits === UNLIMITED) return;
  const now = deps.clock.now();
  const windows = await readUsageWindows(db, now, member);
  const counted = await readUsageCountLookup(db, member, windows);
  const used = (window: string) => counted(operation, window) + running;
  const lifetime = limits.lifetime?.[operation] ?? null;
  if (lifetime !== null && used(LIFETIME) >= lifetime) {
    throw createUsageLimitError("LIFETIME_LIMIT_EXCEEDED", member, operation, null);
  }
  const hourly = limits.hourly?.[operation] ?? null;
  if (hourly !== null)
    await assertHourlyLimitNotReached(db, { userRowId: member.rowId, operation }, hourly - running, now);
  const thisMonth = windows.month ? used(windows.month.key) : 0;
  const daily = getDailyLimit(limits, operation, thisMonth);
  if (daily !== null && used(windows.day.key) >= daily) {
    throw createDailyLimitError(limits, member, operation, thisMonth, windows.day.endsAt - now);
  }
}

/** Throws PREMIUM_REQUIRED unless the member has premium or no limits. */
export function requirePremium(deps: UsageDeps, member: Member): void {
  if (member.tier === "premium" || getPlanLimits(deps, member) === UNLIMITED) return;
  const detail = { code: "PREMIUM_REQUIRED", message: limitTexts.premiumExport, upgradeRequired: true };
  throw new AppError("PREMIUM_REQUIRED", { detail: { ...detail, retryAfter: null } });
}

/**
 * Increments the counter of a window if it is below the limit. Returns the new count, or null at the limit.
 */
async function incrementUsageCounter(
  tx: Tx,
  row: typeof usageCounters.$inferInsert,
  limit: number | null,
): Promise<number | null> {
  const [counted] = await tx
    .insert(usageCounters)
    .values(row)
    .onConflictDoUpdate({
      target: [usageCounters.userRowId, usageCounters.operation, usageCounters.window],
      set: { count: sql`${usageCounters.count} + 1`, updatedAt: row.updatedAt },
      ...(limit !== null && { setWhere: sql`${usageCounters.count} < ${limit}` }),
    })
    .returning({ count: usageCounters.count });
  return counted?.count ?? null;
}

type Moments = { userRowId: number; operation: Operation };

/**
 * Records a use if the last 60 minutes are below the limit, in one statement. Throws BURST_LIMIT_EXCEEDED.
 */
async function recordUseOrThrowBurst(tx: Tx, of: Moments, limit: number | null, now: number): Promise<void> {
  if (limit === null) return;
  const { rowsAffected } = await tx.run(
    sql`insert into ${usageMoments} (user_row_id, operation, created_at)
      select ${of.userRowId}, ${of.operation}, ${now}
      where (select count(*) from ${usageMoments} where ${createLastHourCondition(of, now)}) < ${limit}`,
  );
  if (rowsAffected === 0) await assertHourlyLimitNotReached(tx, of, limit, now);
}

/**
 * Throws BURST_LIMIT_EXCEEDED at the hourly limit, with the seconds until the oldest counted use leaves the
 * hour. If running operations leave a limit below 1, that is an hour.
 */
async function assertHourlyLimitNotReached(
  db: Reader,
  of: Moments,
  limit: number,
  now: number,
): Promise<void> {
  const last = await db
    .select({ createdAt: usageMoments.createdAt })
    .from(usageMoments)
    .where(createLastHourCondition(of, now))
    .orderBy(desc(usageMoments.createdAt))
    .limit(Math.max(0, limit));
  const oldest = limit > 0 ? last[limit - 1]?.createdAt : now;
  if (oldest === undefined) return;
  const retryAfter = Math.max(1, Math.ceil((oldest + HOUR - now) / 1000));
  const detail = {
    code: "BURST_LIMIT_EXCEEDED",
    message: limitTexts.burst,
    upgradeRequired: false,
    retryAfter,
  };
  throw new AppError("BURST_LIMIT_EXCEEDED", { detail, retryAfter });
}

function createLastHourCondition({ userRowId, operation }: Moments, now: number) {
  const { from, to } = createRecentWindow(now, HOUR);
  return and(
    eq(usageMoments.userRowId, userRowId),
    eq(usageMoments.operation, operation),
    gt(usageMoments.createdAt, from),
    lte(usageMoments.createdAt, to),
  );
}

function createDailyLimitError(
  limits: PlanLimits,
  member: Member,
  operation: Operation,
  thisMonth: number,
  remainingMs: number,
): AppError {
  const overMonth = limits.monthly !== null && thisMonth >= limits.monthly[operation];
  const code = overMonth ? "MONTHLY_LIMIT_EXCEEDED" : "DAILY_LIMIT_EXCEEDED";
  return createUsageLimitError(code, member, operation, Math.max(1, Math.ceil(remainingMs / 1000)));
}

function createUsageLimitError(
  code: Exclude<Extract<ErrorCode, `${string}_LIMIT_EXCEEDED`>, "BURST_LIMIT_EXCEEDED">,
  member: Member,
  operation: Operation,
  retryAfter: number | null,
): AppError {
  const upgradeRequired = member.tier === "freemium";
  const premiumText = code === "MONTHLY_LIMIT_EXCEEDED" ? limitTexts.premiumMonthly : limitTexts.premiumDaily;
  const message = upgradeRequired ? limitTexts.freemium[operation] : premiumText;
  return new AppError(code, { detail: { code, message, upgradeRequired, retryAfter } });
}
