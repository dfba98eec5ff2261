import { desc, eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { accountEvents, loginEvents, logins } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { CSV_BOM, formatCsvLine } from "#server/lib/csv.ts";
import { stringifyWithSnakeKeys, toSnakeKey } from "#server/lib/snake-case-json.ts";
import { historyWhat } from "#server/texts/en/security-alerts.ts";
import type { ExportHistoryInput, HistoryFile } from "../schema.ts";
import { toLoginEndFields } from "./end-of-login.ts";
import { getRiskReasonsWithTexts } from "./risk-words.ts";

type Deps = { db: Db; clock: Clock };

/** Maximum number of exported entries; older ones are left out. */
const MAX_ENTRIES = 5000;

const COLUMNS = [
  "at",
  "what",
  "failureReason",
  "endedAt",
  "endReason",
  "ipAddress",
  "city",
  "country",
  "browser",
  "operatingSystem",
  "deviceType",
  "riskScore",
  "riskReasons",
  "method",
  "service",
] as const;
type Row = Record<(typeof COLUMNS)[number], string | number | null> & Record<"at", string>;

/** Exports the member's sign-ins and account events as one file, newest first. */
export async function exportSignInHistory(
  { db, clock }: Deps,
  member: Member,
  { format }: ExportHistoryInput,
): Promise<HistoryFile> {
  const now = clock.now();
  const all = [...(await readSignInRows(db, member, now)), ...(await readAccountEventRows(db, member))].sort(
    (a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0),
  );
  const rows = all.slice(0, MAX_ENTRIES);
  const exportedAt = formatIsoTime(now);
  return {
    fileName: `larder-sign-ins-${exportedAt.slice(0, 10)}.${format}`,
    contentType: format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
    text: format === "csv" ? formatRowsAsCsv(rows) : stringifyWithSnakeKeys({ exportedAt, entries: rows }),
    isCut: all.length > MAX_ENTRIES,
  };
}

async function readSignInRows(db: Db, member: Member, now: number): Promise<Row[]> {
  const events = await db
    .select({ event: loginEvents, expiresAt: logins.expiresAt, lastUsedAt: logins.lastUsedAt })
    .from(loginEvents)
    .leftJoin(logins, eq(logins.rowId, loginEvents.loginRowId))
    .where(eq(loginEvents.userRowId, member.rowId))
    .orderBy(desc(loginEvents.createdAt), desc(loginEvents.rowId))
    .limit(MAX_ENTRIES + 1);
  return events.map(({ event, ...login }) => {
    const { logoutTimestamp: endedAt, logoutType: endReason } = toLoginEndFields({ ...event, ...login }, now);
    return {
      at: formatIsoTime(event.createdAt),
      what: event.success ? historyWhat.login : historyWhat.failure,
      failureReason: event.failureReason,
      endedAt,
      endReason,
      ipAddress: event.ipAddress,
      city: event.city,
      country: event.country,
      browser: event.browser,
      operatingSystem: event.operatingSystem,
      deviceType: event.deviceType,
      riskScore: event.riskScore,
      riskReasons: getRiskReasonsWithTexts(event.riskReasons, event)
        .map(({ text, points }) => `${text} (${points > 0 ? "+" : ""}${points})`)
        .join("; "),
      method: event.method,
      service: event.service,
    };
  });
}

async function readAccountEventRows(db: Db, member: Member): Promise<Row[]> {
  const events = await db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userRowId, member.rowId))
    .orderBy(desc(accountEvents.createdAt), desc(accountEvents.rowId))
    .limit(MAX_ENTRIES + 1);
  return events.map(({ createdAt, type, ipAddress }) => ({
    ...nothing,
    at: formatIsoTime(createdAt),
    what: historyWhat[type],
    ipAddress,
  }));
}

/** Null for all columns, most of which an account event does not fill. */
const nothing = Object.fromEntries(COLUMNS.map((column) => [column, null])) as Record<keyof Row, null>;

function formatRowsAsCsv(rows: readonly Row[]): string {
  const lines = rows.map((row) => formatCsvLine(COLUMNS.map((column) => row[column])));
  return `${CSV_BOM}${formatCsvLine(COLUMNS.map(toSnakeKey))}${lines.join("")}`;
}

function formatIsoTime(ms: number): string {
  return new Date(ms).toISOString();
}
