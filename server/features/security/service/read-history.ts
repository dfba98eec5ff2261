import { and, desc, eq, gte, lte, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { loginEvents, logins } from "#db/schema/index.ts";
import type { Cookies } from "#server/context.ts";
import { SUSPICIOUS } from "#server/engines/login-risk/login-risk.ts";
import { validationError } from "#server/errors.ts";
import { devicesOf } from "#server/guards/devices.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { sha256 } from "#server/lib/ids.ts";
import { nextLocalMidnight, startOfDay } from "#server/lib/time-zone.ts";
import { cleanUserAgent } from "#server/lib/user-agent.ts";
import { validationTexts } from "#server/texts/en/answers.ts";
import { readMoment } from "../policy.ts";
import type { LoginEntry, LoginHistoryInput } from "../schema.ts";
import { wordReasons } from "./risk-words.ts";

type Deps = { db: Db; clock: Clock };
type Span = { from: number | null; to: number | null };
/** Whom "this device" is said to: the login that asks, and the device secrets of its browser, hashed. */
type Asking = { loginRowId: number; devices: ReadonlySet<string>; now: number };

/**
 * The member's sign-ins, the newest first; days are those of their time zone. Throws VALIDATION where the span ends before
 * it begins.
 */
export async function listLogins(
  { db, clock }: Deps,
  member: Member,
  { fromDate = null, toDate = null, includeFailures, limit }: LoginHistoryInput,
  { cookies }: { cookies: Cookies },
): Promise<LoginEntry[]> {
  const span = spanOf(fromDate, toDate, member.timezone);
  const asking = {
    loginRowId: member.loginRowId,
    devices: new Set(devicesOf(cookies).map(sha256)),
    now: clock.now(),
  };
  return readLogins(db, member, { span, includeFailures, limit }, asking);
}

function spanOf(fromDate: string | null, toDate: string | null, zone: string): Span {
  const span = {
    from: fromDate === null ? null : startOf(fromDate, zone),
    to: toDate === null ? null : endOf(toDate, zone),
  };
  if (span.from === null || span.to === null || span.from <= span.to) return span;
  throw validationError([
    { loc: ["body", "fromDate"], msg: validationTexts.momentOrder, type: "value_error" },
  ]);
}

function startOf(text: string, zone: string): number {
  const moment = readMoment(text);
  return "at" in moment ? moment.at : startOfDay(moment.day, zone);
}

function endOf(text: string, zone: string): number {
  const moment = readMoment(text);
  return "at" in moment ? moment.at : nextLocalMidnight(startOfDay(moment.day, zone), zone) - 1;
}

async function readLogins(
  db: Db,
  member: Member,
  { span, includeFailures, limit }: { span: Span; includeFailures: boolean; limit: number },
  asking: Asking,
): Promise<LoginEntry[]> {
  const rows = await db
    .select({ event: loginEvents, login: { expiresAt: logins.expiresAt, lastUsedAt: logins.lastUsedAt } })
    .from(loginEvents)
    .leftJoin(logins, eq(logins.rowId, loginEvents.loginRowId))
    .where(
      and(
        eq(loginEvents.userRowId, member.rowId),
        span.from === null ? undefined : gte(loginEvents.createdAt, span.from),
        span.to === null ? undefined : lte(loginEvents.createdAt, span.to),
        // In these very words, so that the index of successes serves it.
        includeFailures ? undefined : sql`success = 1`,
      ),
    )
    .orderBy(desc(loginEvents.createdAt), desc(loginEvents.rowId))
    .limit(limit);
  return rows.map(({ event, login }) => entryOf(event, login, asking));
}

function entryOf(
  event: typeof loginEvents.$inferSelect,
  login: { expiresAt: number; lastUsedAt: number } | null,
  { loginRowId, devices, now }: Asking,
): LoginEntry {
  const { success, riskScore, userAgent, deviceHash } = event;
  const isHere = event.loginRowId !== null && event.loginRowId === loginRowId;
  return {
    id: event.id,
    success,
    isSuspicious: success && riskScore >= SUSPICIOUS,
    failureReason: event.failureReason,
    loginTimestamp: new Date(event.createdAt).toISOString(),
    ...endOfLogin(event, login, now),
    ipAddress: event.ipAddress,
    city: event.city,
    country: event.country,
    deviceType: event.deviceType,
    browser: event.browser,
    operatingSystem: event.operatingSystem,
    userAgent: userAgent === null ? null : cleanUserAgent(userAgent),
    riskScore,
    riskReasons: wordReasons(event.riskReasons, event),
    isThisDevice: isHere || (deviceHash !== null && devices.has(deviceHash)),
  };
}

/** A login that ran out, and was not asked for since, ended all the same. */
function endOfLogin(
  { endedAt, endReason, sessionMinutes, createdAt }: typeof loginEvents.$inferSelect,
  login: { expiresAt: number; lastUsedAt: number } | null,
  now: number,
): Pick<LoginEntry, "logoutTimestamp" | "logoutType" | "sessionDurationMinutes"> {
  if (endedAt !== null) {
    const logoutTimestamp = new Date(endedAt).toISOString();
    return { logoutTimestamp, logoutType: endReason, sessionDurationMinutes: sessionMinutes };
  }
  if (!login || login.expiresAt > now) {
    return { logoutTimestamp: null, logoutType: null, sessionDurationMinutes: null };
  }
  return {
    logoutTimestamp: new Date(login.expiresAt).toISOString(),
    logoutType: "expired",
    sessionDurationMinutes: Math.floor(Math.max(0, login.lastUsedAt - createdAt) / 60_000),
  };
}
