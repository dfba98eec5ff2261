import sharp from "sharp";
import { usageCounters, usageMoments } from "#db/schema/index.ts";
import type { Deps } from "#server/context.ts";
import { OPERATIONS, type Operation, PLAN_LIMITS } from "#server/features/usage/policy.ts";
import type { Member } from "#server/guards/member.ts";
import { readWindows } from "#server/guards/usage-limits.ts";
import { LIFETIME } from "#server/guards/usage-windows.ts";
import { type CountedServer, startCountedServer } from "./account-proof/counted-server.ts";
import { ROADS, type Road, sendMany } from "./account-proof/metered-calls.ts";

const CALLS = 200;

type Tier = "freemium" | "premium";
type Span = "lifetime" | "monthly" | "daily" | "hourly";
/** A limit, how much of each window is used beforehand, and how many of the calls must pass. */
type Case = {
  name: string;
  tier: Tier;
  operation: Operation;
  used: Partial<Record<Span, number>>;
  passes: number;
};

export type LimitsProof = { cases: number; calls: number; wrong: string[]; ok: boolean };

/**
 * Every limit of both plans: 200 calls at once, `rounds` times on each road (REST, tRPC, batches of tRPC, all mixed), and
 * exactly as many pass as the tightest limit leaves. The clock stands still, the scanner answers at once.
 */
export async function proveLimits(rounds = 20): Promise<LimitsProof> {
  const server = await startCountedServer();
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "white" } })
    .jpeg()
    .toBuffer();
  const wrong: string[] = [];
  let calls = 0;
  try {
    const cases = allCases();
    for (const road of ROADS) {
      for (const one of cases) {
        for (let round = 0; round < rounds; round += 1) {
          const problem = await tryCase(server, road, one, photo);
          calls += CALLS;
          if (problem !== null) wrong.push(`${road}, ${one.name}, round ${round}: ${problem}`);
        }
      }
    }
    return { cases: cases.length, calls, wrong: wrong.slice(0, 20), ok: wrong.length === 0 };
  } finally {
    await server.close();
  }
}

/** Where a window has much room it is used up to `left` before, so that the limit is met within one burst. */
function allCases(): Case[] {
  const { freemium, premium } = PLAN_LIMITS;
  return OPERATIONS.flatMap((operation) => {
    const of = (tier: Tier, span: Span, used: Case["used"], passes: number): Case => ({
      name: `${tier} ${span} ${operation}`,
      tier,
      operation,
      used,
      passes,
    });
    const afterMonth = Math.min(premium.hourly[operation], freemium.daily[operation]);
    return [
      of("freemium", "daily", {}, freemium.daily[operation]),
      of("freemium", "lifetime", { lifetime: freemium.lifetime[operation] - 1 }, 1),
      of("premium", "hourly", {}, premium.hourly[operation]),
      of("premium", "hourly", { hourly: 1 }, premium.hourly[operation] - 1),
      of("premium", "daily", { daily: premium.daily[operation] - 1 }, 1),
      // A month that is used up leaves the freemium day.
      of("premium", "monthly", { monthly: premium.monthly[operation] }, afterMonth),
      of("premium", "monthly", { monthly: premium.monthly[operation], daily: freemium.daily[operation] }, 0),
    ];
  });
}

async function tryCase(
  server: CountedServer,
  road: Road,
  { tier, operation, used, passes }: Case,
  photo: Buffer,
): Promise<string | null> {
  const { member, token } = await server.addMember(tier);
  await spend(server.deps, member, operation, used);
  const tally = await sendMany(
    { url: server.url, token, road, operation, photo: photo.toString("base64") },
    CALLS,
  );
  const refused = (tally[402] ?? 0) + (tally[429] ?? 0);
  const isExact = (tally.passed ?? 0) === passes && refused === CALLS - passes;
  return isExact ? null : `${passes} should pass: ${JSON.stringify(tally)}`;
}

async function spend(
  { db, clock }: Deps,
  member: Member,
  operation: Operation,
  used: Case["used"],
): Promise<void> {
  const now = clock.now();
  const windows = await readWindows(db, now, member);
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
    for (let moment = 0; moment < (used.hourly ?? 0); moment += 1) {
      await tx.insert(usageMoments).values({ userRowId: member.rowId, operation, createdAt: now - 1 });
    }
  });
}
