import sharp from "sharp";
import { usageCounters, usageMoments } from "#db/schema/index.ts";
import type { Deps } from "#server/deps.ts";
import type { Member } from "#server/guards/member.ts";
import { readUsageWindows } from "#server/guards/usage-limits.ts";
import { LIFETIME } from "#server/guards/usage-windows.ts";
import { OPERATIONS, type Operation, PLAN_LIMITS } from "#server/plans.ts";
import type { Findings } from "../run-checks/run-checks.ts";
import { countConcurrentAnswers, TRANSPORTS, type Transport } from "./metered-calls.ts";
import { addMemberOfTier, type MeteredServer, withMeteredServer } from "./metered-server.ts";

type Tier = "freemium" | "premium";
type Span = "lifetime" | "monthly" | "daily" | "hourly";
/** A limit to test: the usage of each period before the calls, and how many calls must pass. */
type LimitCase = {
  name: string;
  tier: Tier;
  operation: Operation;
  used: Partial<Record<Span, number>>;
  passes: number;
};

/**
 * Sends `calls` concurrent calls against each limit of both plans, over each transport. Exactly as many must
 * pass as the tightest limit allows. The clock does not move, and the scanner responds immediately.
 */
export async function checkUsageLimitsUnderConcurrency(calls: number): Promise<Findings> {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "white" } })
    .jpeg()
    .toBuffer();
  const failures: string[] = [];
  const limits = limitCases();
  await withMeteredServer(async (server) => {
    for (const transport of TRANSPORTS) {
      for (const limit of limits) {
        const problem = await tryCase(server, limit, { transport, calls, photo });
        if (problem !== null) failures.push(`${transport}, ${limit.name}: ${problem}`);
      }
    }
  });
  return { failures, figures: { limits: limits.length, transports: TRANSPORTS.length, calls } };
}

/** All limits to test. A large limit is almost used up before, so that one burst reaches it. */
function limitCases(): LimitCase[] {
  const { freemium, premium } = PLAN_LIMITS;
  return OPERATIONS.flatMap((operation) => {
    const limit = (tier: Tier, span: Span, used: LimitCase["used"], passes: number): LimitCase => ({
      name: `${tier} ${span} ${operation}`,
      tier,
      operation,
      used,
      passes,
    });
    const afterMonth = Math.min(premium.hourly[operation], freemium.daily[operation]);
    return [
      limit("freemium", "daily", {}, freemium.daily[operation]),
      limit("freemium", "lifetime", { lifetime: freemium.lifetime[operation] - 1 }, 1),
      limit("premium", "hourly", {}, premium.hourly[operation]),
      limit("premium", "hourly", { hourly: 1 }, premium.hourly[operation] - 1),
      limit("premium", "daily", { daily: premium.daily[operation] - 1 }, 1),
      // Once the month of Premium is used up, the daily limit of Freemium applies.
      limit("premium", "monthly", { monthly: premium.monthly[operation] }, afterMonth),
      limit(
        "premium",
        "monthly",
        { monthly: premium.monthly[operation], daily: freemium.daily[operation] },
        0,
      ),
    ];
  });
}

async function tryCase(
  server: MeteredServer,
  { tier, operation, used, passes }: LimitCase,
  { transport, calls, photo }: { transport: Transport; calls: number; photo: Buffer },
): Promise<string | null> {
  const { member, token } = await addMemberOfTier(server.deps, tier);
  await spend(server.deps, member, operation, used);
  const caller = { url: server.url, token, transport, operation, photo: photo.toString("base64") };
  const tally = await countConcurrentAnswers(caller, calls);
  const refused = (tally[402] ?? 0) + (tally[429] ?? 0);
  const isExact = (tally.passed ?? 0) === passes && refused === calls - passes;
  return isExact ? null : `${passes} should pass: ${JSON.stringify(tally)}`;
}

async function spend(
  { db, clock }: Deps,
  member: Member,
  operation: Operation,
  used: LimitCase["used"],
): Promise<void> {
  const now = clock.now();
  const windows = await readUsageWindows(db, now, member);
  const rows = [
    { window: LIFETIME, count: used.lifetime },
    { window: windows.month?.key, count: used.monthly },
    { window: windows.day.key, count: used.daily },
  ];
  await db.write(async (tx) => {
    for (const { window, count } of rows) {
      if (window === undefined || count === undefined) continue;
      await tx
        .insert(usageCounters)
        .values({ userRowId: member.rowId, operation, window, count, updatedAt: now });
    }
    for (let index = 0; index < (used.hourly ?? 0); index += 1) {
      await tx.insert(usageMoments).values({ userRowId: member.rowId, operation, createdAt: now - 1 });
    }
  });
}
