import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { loginEvents } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import { localDay, nextLocalMidnight, startOfDay } from "#server/lib/time-zone.ts";
import type { SecurityStats } from "../schema.ts";

const DAY = 24 * 3_600_000;
const CHARTED = 30;

/** Attempts of each of the last 30 days of the member's zone, the oldest first, days without any too. */
export async function readDays(db: Db, member: Member, now: number): Promise<SecurityStats["days"]> {
  const zone = member.timezone;
  const spans: [start: number, end: number][] = [];
  for (let start = startOfDay(daysBefore(localDay(now, zone), CHARTED - 1), zone); start <= now; ) {
    const end = nextLocalMidnight(start, zone);
    spans.push([start, end]);
    start = end;
  }
  const rows = await db.all<{ start: number; counts: string }>(
    sql`select day.value->>0 as start, (
        select json_array(count(*), count(*) filter (where success = 1)) from ${loginEvents}
        where user_row_id = ${member.rowId} and created_at >= day.value->>0 and created_at < day.value->>1
      ) as counts from json_each(${JSON.stringify(spans)}) as day order by day.key`,
  );
  return rows.map(({ start, counts }) => {
    const [all, succeeded] = JSON.parse(counts) as [number, number];
    return { day: localDay(start, zone), succeeded, failed: all - succeeded };
  });
}

/** By the calendar: days of a zone have 23 to 25 hours where its clocks change. `day` is `YYYY-MM-DD`. */
function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);
}
