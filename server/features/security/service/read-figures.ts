import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { accountEvents, loginEvents, securityAlerts } from "#db/schema/index.ts";
import {
  createUserAgentKeyWithoutVersions,
  SUSPICIOUS_SCORE,
} from "#server/engines/login-risk/login-risk.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { getLocalDay, getStartOfLocalDay } from "#server/lib/time-zone.ts";
import type { SecurityStats, SecuritySummary } from "../schema.ts";
import { countAttemptsPerDay } from "./count-attempts-per-day.ts";
import { formatPlaceOrNetwork } from "./places.ts";

type Deps = { db: Db; clock: Clock };
type Place = Parameters<typeof formatPlaceOrNetwork>[0];
type Agent = Parameters<typeof createUserAgentKeyWithoutVersions>[0];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LOCATIONS_SHOWN = 5;
/** Maximum number of successful sign-ins that are read to find the latest places. */
const LOCATIONS_READ = 200;
/** A failure counts as a brute-force attempt when four others preceded it within 15 minutes. */
const GUESSES = { before: 4, within: 15 * MINUTE };

/** The attempts of today, the number of open alerts, and figures of the last 30 days. */
export async function readRecentSecurityActivity(deps: Deps, member: Member): Promise<SecuritySummary> {
  const now = deps.clock.now();
  const month = now - 30 * DAY;
  const [attempts, alerts, events, recentLoginLocations] = await Promise.all([
    countSignInAttempts(deps.db, member, {
      today: getStartOfLocalDay(getLocalDay(now, member.timezone), member.timezone),
      month,
    }),
    countRowsOfMember(deps.db, securityAlerts, member, sql`status = 'pending'`),
    countLockoutsAndPasswordResets(deps.db, member, month),
    readSignInLocations(deps.db, member, month),
  ]);
  return { ...attempts, activeAlerts: alerts, ...events, recentLoginLocations };
}

/** Figures of the last 90 days for the statistics page. */
export async function readSecurityStats({ db, clock }: Deps, member: Member): Promise<SecurityStats> {
  const now = clock.now();
  const from = now - 90 * DAY;
  const [all, guesses, { successes, ...found }, securityAlertsCount, lastLogin, days] = await Promise.all([
    countRowsOfMember(db, loginEvents, member, sql`created_at >= ${from}`),
    countPasswordGuessingRuns(db, member, from),
    readSuccessfulSignInStats(db, member, from),
    countRowsOfMember(db, securityAlerts, member, sql`created_at >= ${from}`),
    readTimeOfLastLogin(db, member),
    countAttemptsPerDay(db, member, now),
  ]);
  return {
    loginSuccessRate: all === 0 ? 1 : successes / all,
    ...found,
    bruteForceAttempts: guesses,
    securityAlertsCount,
    days,
    lastLogin,
    accountCreated: new Date(member.createdAt).toISOString(),
  };
}

async function countSignInAttempts(
  db: Db,
  { rowId }: Member,
  { today, month }: { today: number; month: number },
): Promise<
  Pick<
    SecuritySummary,
    "totalLoginsToday" | "failedLoginsToday" | "suspiciousLoginsToday" | "riskScoreAverage"
  >
> {
  const isToday = sql`created_at >= ${today}`;
  const [row] = await db.all<{ all: number; failed: number; suspicious: number; average: number }>(
    sql`select count(*) filter (where ${isToday}) as "all",
      count(*) filter (where ${isToday} and success = 0) as failed,
      count(*) filter (where ${isToday} and success = 1 and risk_score >= ${SUSPICIOUS_SCORE}) as suspicious,
      coalesce(avg(risk_score) filter (where created_at >= ${month}), 0) as average
      from ${loginEvents} where user_row_id = ${rowId} and created_at >= ${Math.min(today, month)}`,
  );
  return {
    totalLoginsToday: row?.all ?? 0,
    failedLoginsToday: row?.failed ?? 0,
    suspiciousLoginsToday: row?.suspicious ?? 0,
    riskScoreAverage: row?.average ?? 0,
  };
}

async function countRowsOfMember(
  db: Db,
  table: typeof loginEvents | typeof securityAlerts,
  { rowId }: Member,
  which: SQL,
): Promise<number> {
  const [row] = await db.all<{ n: number }>(
    sql`select count(*) as n from ${table} where user_row_id = ${rowId} and ${which}`,
  );
  return row?.n ?? 0;
}

async function countLockoutsAndPasswordResets(
  db: Db,
  { rowId }: Member,
  from: number,
): Promise<Pick<SecuritySummary, "accountLockoutCount" | "passwordResetCount">> {
  const [row] = await db.all<{ lockouts: number; resets: number }>(
    sql`select count(*) filter (where type = 'lockout') as lockouts,
      count(*) filter (where type = 'password_reset') as resets
      from ${accountEvents} where user_row_id = ${rowId} and created_at >= ${from}`,
  );
  return { accountLockoutCount: row?.lockouts ?? 0, passwordResetCount: row?.resets ?? 0 };
}

async function readSignInLocations(db: Db, { rowId }: Member, from: number): Promise<string[]> {
  const rows = await db.all<Place>(
    sql`select city, country, wide_network as "wideNetwork" from ${loginEvents}
      where user_row_id = ${rowId} and success = 1 and created_at >= ${from}
      order by created_at desc, row_id desc limit ${LOCATIONS_READ}`,
  );
  return [...new Set(rows.flatMap((row) => formatPlaceOrNetwork(row) ?? []))].slice(0, LOCATIONS_SHOWN);
}

async function countPasswordGuessingRuns(db: Db, { rowId }: Member, from: number): Promise<number> {
  const [row] = await db.all<{ wrong: string }>(
    sql`select json_group_array(created_at) as wrong from (
      select created_at from ${loginEvents} where user_row_id = ${rowId} and created_at >= ${from}
        and failure_reason in ('password', 'locked')
      order by created_at, row_id
    )`,
  );
  const wrong = JSON.parse(row?.wrong ?? "[]") as number[];
  return wrong.filter(
    (createdAt, n) => createdAt - (wrong[n - GUESSES.before] ?? Number.NaN) <= GUESSES.within,
  ).length;
}

/** Figures of successful sign-ins. Three scans of one index are faster than one grouping by all columns. */
async function readSuccessfulSignInStats(
  db: Db,
  { rowId }: Member,
  from: number,
): Promise<
  Pick<SecurityStats, "averageSessionDuration" | "uniqueLocations" | "uniqueDevices"> & { successes: number }
> {
  const successes = sql`from ${loginEvents} where user_row_id = ${rowId} and success = 1 and created_at >= ${from}`;
  const [[sessions], places, agents] = await Promise.all([
    db.all<{ n: number; average: number | null }>(
      sql`select count(*) as n, avg(session_minutes) as average ${successes}`,
    ),
    db.all<Place>(sql`select distinct country, city, wide_network as "wideNetwork" ${successes}`),
    db.all<Agent>(
      sql`select distinct browser, operating_system as "operatingSystem", device_type as "deviceType" ${successes}`,
    ),
  ]);
  return {
    successes: sessions?.n ?? 0,
    averageSessionDuration: sessions?.average ?? 0,
    uniqueLocations: new Set(places.flatMap((place) => formatPlaceOrNetwork(place) ?? [])).size,
    uniqueDevices: new Set(agents.map(createUserAgentKeyWithoutVersions)).size,
  };
}

async function readTimeOfLastLogin(db: Db, { rowId }: Member): Promise<string | null> {
  const [row] = await db.all<{ createdAt: number }>(
    sql`select created_at as "createdAt" from ${loginEvents} where user_row_id = ${rowId} and success = 1
      order by created_at desc limit 1`,
  );
  return row ? new Date(row.createdAt).toISOString() : null;
}
