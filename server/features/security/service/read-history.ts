import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { loginEvents, logins } from "#db/schema/index.ts";
import { SUSPICIOUS_SCORE } from "#server/engines/login-risk/login-risk.ts";
import { createValidationError } from "#server/errors.ts";
import { readDeviceSecrets } from "#server/guards/devices.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { sha256Hex } from "#server/lib/ids.ts";
import { getNextLocalMidnight, getStartOfLocalDay } from "#server/lib/time-zone.ts";
import type { Cookies } from "#server/request.ts";
import { validationTexts } from "#server/texts/en/answers.ts";
import { parseDayOrDateTime } from "../policy.ts";
import type { LoginEntry, LoginHistoryInput } from "../schema.ts";
import { type LoginEnd, toLoginEndFields } from "./end-of-login.ts";
import { createRiskTextConverter } from "./risk-words.ts";
import { type Columns, selectRowsThroughJson } from "./select-rows-as-json.ts";

type Deps = { db: Db; clock: Clock };

/** SQL columns by field name of a sign-in. */
const EVENT_COLUMNS = {
  id: "event.id",
  loginRowId: "login_row_id",
  success: "success",
  failureReason: "failure_reason",
  method: "event.method",
  service: "event.service",
  ipAddress: "ip_address",
  city: "city",
  country: "country",
  userAgent: "user_agent",
  browser: "browser",
  operatingSystem: "operating_system",
  deviceType: "device_type",
  deviceHash: "device_hash",
  riskScore: "risk_score",
  riskReasons: "risk_reasons",
  createdAt: "event.created_at",
  endedAt: "event.ended_at",
  endReason: "event.end_reason",
  sessionMinutes: "session_minutes",
} as const;
type Event = Pick<typeof loginEvents.$inferSelect, keyof typeof EVENT_COLUMNS>;
/** A row as SQLite returns it, with the expiry of its login. */
type Row = Omit<Event, "success" | "riskReasons"> &
  Pick<LoginEnd, "expiresAt" | "lastUsedAt"> & {
    success: 0 | 1;
    /** JSON array of risk reasons. */
    riskReasons: string;
    askedByAlertId: string | null;
  };
const COLUMNS: Columns<Row> = {
  ...EVENT_COLUMNS,
  expiresAt: "expires_at",
  lastUsedAt: "last_used_at",
  // Only these alert types ask about the sign-in; alerts of other types concern later actions of the login.
  askedByAlertId: `(select alert.id from security_alerts as alert where alert.event_row_id = event.row_id
    and alert.type in ('new_device', 'suspicious_login') and alert.status in ('pending', 'acknowledged') limit 1)`,
};
type Span = { from: number | null; to: number | null };
/** The caller's login and the hashes of its device secrets, which decide `isThisDevice`. */
type Asking = { loginRowId: number; devices: ReadonlySet<string>; now: number };

/**
 * The member's sign-ins, newest first. Days follow the member's time zone. Throws VALIDATION when the end is
 * before the start.
 */
export async function listSignInHistory(
  { db, clock }: Deps,
  member: Member,
  { fromDate = null, toDate = null, includeFailures, limit }: LoginHistoryInput,
  { cookies }: { cookies: Cookies },
): Promise<LoginEntry[]> {
  const span = createTimeSpan(fromDate, toDate, member.timezone);
  const asking = {
    loginRowId: member.loginRowId,
    devices: new Set(readDeviceSecrets(cookies).map(sha256Hex)),
    now: clock.now(),
  };
  return readLoginEntries(db, member, { span, includeFailures, limit }, asking);
}

function createTimeSpan(fromDate: string | null, toDate: string | null, zone: string): Span {
  const span = {
    from: fromDate === null ? null : getStartMs(fromDate, zone),
    to: toDate === null ? null : getEndMs(toDate, zone),
  };
  if (span.from === null || span.to === null || span.from <= span.to) return span;
  throw createValidationError([
    { loc: ["body", "fromDate"], msg: validationTexts.momentOrder, type: "value_error" },
  ]);
}

function getStartMs(text: string, zone: string): number {
  const moment = parseDayOrDateTime(text);
  return "ms" in moment ? moment.ms : getStartOfLocalDay(moment.day, zone);
}

function getEndMs(text: string, zone: string): number {
  const moment = parseDayOrDateTime(text);
  return "ms" in moment ? moment.ms : getNextLocalMidnight(getStartOfLocalDay(moment.day, zone), zone) - 1;
}

async function readLoginEntries(
  db: Db,
  member: Member,
  { span, includeFailures, limit }: { span: Span; includeFailures: boolean; limit: number },
  asking: Asking,
): Promise<LoginEntry[]> {
  const which = [
    sql`event.user_row_id = ${member.rowId}`,
    ...(span.from === null ? [] : [sql`event.created_at >= ${span.from}`]),
    ...(span.to === null ? [] : [sql`event.created_at <= ${span.to}`]),
    // SQLite uses the partial index only for exactly its condition.
    ...(includeFailures ? [] : [sql`event.success = 1`]),
  ];
  const rows = await selectRowsThroughJson(
    db,
    COLUMNS,
    sql`from ${loginEvents} as event left join ${logins} as login on login.row_id = login_row_id
      where ${sql.join(which, sql` and `)}
      order by event.created_at desc, event.row_id desc limit ${limit}`,
  );
  const inWords = createRiskTextConverter();
  return rows.map((row) => toLoginEntry(row, asking, inWords(row.riskReasons, row)));
}

function toLoginEntry(
  event: Row,
  { loginRowId, devices, now }: Asking,
  riskReasons: LoginEntry["riskReasons"],
): LoginEntry {
  const { riskScore, deviceHash } = event;
  const success = event.success === 1;
  const isHere = event.loginRowId !== null && event.loginRowId === loginRowId;
  return {
    id: event.id,
    success,
    isSuspicious: success && riskScore >= SUSPICIOUS_SCORE,
    failureReason: event.failureReason,
    method: event.method,
    service: event.service,
    loginTimestamp: new Date(event.createdAt).toISOString(),
    ...toLoginEndFields(event, now),
    ipAddress: event.ipAddress,
    city: event.city,
    country: event.country,
    deviceType: event.deviceType,
    browser: event.browser,
    operatingSystem: event.operatingSystem,
    userAgent: event.userAgent,
    riskScore,
    riskReasons,
    isThisDevice: isHere || (deviceHash !== null && devices.has(deviceHash)),
    askedByAlertId: event.askedByAlertId,
  };
}
