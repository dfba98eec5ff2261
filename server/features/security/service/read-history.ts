import { and, desc, eq, getTableColumns, gte, lte, sql } from "drizzle-orm";
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
import { validationTexts } from "#server/texts/en/answers.ts";
import { readMoment } from "../policy.ts";
import type { LoginEntry, LoginHistoryInput } from "../schema.ts";
import { wordReasons } from "./risk-words.ts";

type Deps = { db: Db; clock: Clock };

/** What an entry shows: every other column would be read for nothing, 200 times. */
const {
  rowId: _rowId,
  userRowId: _userRowId,
  email: _email,
  network: _network,
  wideNetwork: _wideNetwork,
  latitude: _latitude,
  longitude: _longitude,
  ...shown
} = getTableColumns(loginEvents);
type Row = Omit<
  typeof loginEvents.$inferSelect,
  "rowId" | "userRowId" | "email" | "network" | "wideNetwork" | "latitude" | "longitude"
> & { expiresAt: number | null; lastUsedAt: number | null };
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
    .select({ ...shown, expiresAt: logins.expiresAt, lastUsedAt: logins.lastUsedAt })
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
  return rows.map((row) => entryOf(row, asking));
}

function entryOf(event: Row, { loginRowId, devices, now }: Asking): LoginEntry {
  const { success, riskScore, deviceHash } = event;
  const isHere = event.loginRowId !== null && event.loginRowId === loginRowId;
  return {
    id: event.id,
    success,
    isSuspicious: success && riskScore >= SUSPICIOUS,
    failureReason: event.failureReason,
    loginTimestamp: new Date(event.createdAt).toISOString(),
    ...endOfLogin(event, now),
    ipAddress: event.ipAddress,
    city: event.city,
    country: event.country,
    deviceType: event.deviceType,
    browser: event.browser,
    operatingSystem: event.operatingSystem,
    userAgent: event.userAgent,
    riskScore,
    riskReasons: wordReasons(event.riskReasons, event),
    isThisDevice: isHere || (deviceHash !== null && devices.has(deviceHash)),
  };
}

/** A login that ran out, and was not asked for since, ended all the same. */
function endOfLogin(
  { endedAt, endReason, sessionMinutes, createdAt, expiresAt, lastUsedAt }: Row,
  now: number,
): Pick<LoginEntry, "logoutTimestamp" | "logoutType" | "sessionDurationMinutes"> {
  if (endedAt !== null) {
    const logoutTimestamp = new Date(endedAt).toISOString();
    return { logoutTimestamp, logoutType: endReason, sessionDurationMinutes: sessionMinutes };
  }
  if (expiresAt === null || lastUsedAt === null || expiresAt > now) {
    return { logoutTimestamp: null, logoutType: null, sessionDurationMinutes: null };
  }
  return {
    logoutTimestamp: new Date(expiresAt).toISOString(),
    logoutType: "expired",
    sessionDurationMinutes: Math.floor(Math.max(0, lastUsedAt - createdAt) / 60_000),
  };
}
