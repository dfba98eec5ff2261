import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { loginEvents } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import { getLocalDay, getNextLocalMidnight, getStartOfLocalDay } from "#server/lib/time-zone.ts";
import type { SecurityStats } from "../schema.ts";

const DAY = 24 * 3_600_000;
const CHARTED = 30;

/** A calendar day of a time zone; `start` and `end` are in milliseconds, `end` is exclusive. */
type Day = { day: string; start: number; end: number };

/**
 * Days by time zone and date. Cached, because finding the days costs more than counting; bounded, because
 * users choose the zones.
 */
const lastDays = new Map<string, Day[]>();
const MAX_CACHED = 256;

/**
 * Attempts per day of the last 30 days in the member's time zone, oldest first, including days without
 * attempts.
 */
export async function countAttemptsPerDay(
  db: Db,
  member: Member,
  now: number,
): Promise<SecurityStats["days"]> {
  const days = listLast30Days(getLocalDay(now, member.timezone), member.timezone);
  const spans = days.map(({ start, end }) => [start, end]);
  const rows = await db.all<{ counts: string }>(
    sql`select (
        select json_array(count(*), count(*) filter (where success = 1)) from ${loginEvents}
        where user_row_id = ${member.rowId} and created_at >= day.value->>0 and created_at < day.value->>1
      ) as counts from json_each(${JSON.stringify(spans)}) as day order by day.key`,
  );
  return rows.map(({ counts }, index) => {
    const [all, succeeded] = JSON.parse(counts) as [number, number];
    return { day: days[index]?.day ?? "", succeeded, failed: all - succeeded };
  });
}

/** The last 30 days up to `today` in a time zone, oldest first. A day that the zone skipped is missing. */
function listLast30Days(today: string, zone: string): Day[] {
  const key = `${zone} ${today}`;
  const known = lastDays.get(key);
  if (known) return known;
  const days: Day[] = [];
  const last = getStartOfLocalDay(today, zone);
  for (let start = getStartOfLocalDay(subtractCalendarDays(today, CHARTED - 1), zone); start <= last; ) {
    const end = getNextLocalMidnight(start, zone);
    days.push({ day: getLocalDay(start, zone), start, end });
    start = end;
  }
  if (lastDays.size >= MAX_CACHED) lastDays.clear();
  lastDays.set(key, days);
  return days;
}

/** Subtracts calendar days in UTC, because local days may have 23 to 25 hours. */
function subtractCalendarDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);
}
