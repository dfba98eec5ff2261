import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { loginEvents } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import { localDay, nextLocalMidnight, startOfDay } from "#server/lib/time-zone.ts";
import type { SecurityStats } from "../schema.ts";

const DAY = 24 * 3_600_000;
const CHARTED = 30;

/** A calendar day of a zone with its first instant and that of the next day. */
type Day = { day: string; start: number; end: number };

/** Cache: finding the starts of days costs more than counting. Bounded, because zones are user input. */
const lastDays = new Map<string, Day[]>();
const MAX_CACHED = 256;

/** Attempts per day of the last 30 days of the member's zone, oldest first, including empty days. */
export async function countAttemptsPerDay(
  db: Db,
  member: Member,
  now: number,
): Promise<SecurityStats["days"]> {
  const days = daysUntil(localDay(now, member.timezone), member.timezone);
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

/** The charted days of a zone up to `today`, oldest first; skipped days are missing. */
function daysUntil(today: string, zone: string): Day[] {
  const key = `${zone} ${today}`;
  const known = lastDays.get(key);
  if (known) return known;
  const days: Day[] = [];
  const last = startOfDay(today, zone);
  for (let start = startOfDay(daysBefore(today, CHARTED - 1), zone); start <= last; ) {
    const end = nextLocalMidnight(start, zone);
    days.push({ day: localDay(start, zone), start, end });
    start = end;
  }
  if (lastDays.size >= MAX_CACHED) lastDays.clear();
  lastDays.set(key, days);
  return days;
}

/** Calendar arithmetic on `YYYY-MM-DD`, because days may have 23 to 25 hours. */
function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);
}
