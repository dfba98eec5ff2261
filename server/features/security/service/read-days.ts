import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { loginEvents } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import { localDay, nextLocalMidnight, startOfDay } from "#server/lib/time-zone.ts";
import type { SecurityStats } from "../schema.ts";

const DAY = 24 * 3_600_000;
const CHARTED = 30;
/** Every zone's midnight is at a full quarter of an hour. */
const SLOT = 15 * 60_000;

type Slot = { slot: number; succeeded: number; failed: number };

/** Attempts of each of the last 30 days of the member's zone, the oldest first, days without any too. */
export async function readDays(db: Db, member: Member, now: number): Promise<SecurityStats["days"]> {
  const zone = member.timezone;
  const first = startOfDay(daysBefore(localDay(now, zone), CHARTED - 1), zone);
  const slots = await db.all<Slot>(
    sql`select created_at / ${SLOT} as slot, sum(success = 1) as succeeded, sum(success = 0) as failed
      from ${loginEvents} where user_row_id = ${member.rowId} and created_at >= ${first}
      group by slot order by slot`,
  );
  const days: SecurityStats["days"] = [];
  let at = 0;
  for (let start = first; start <= now; ) {
    const end = nextLocalMidnight(start, zone);
    const entry = { day: localDay(start, zone), succeeded: 0, failed: 0 };
    for (let slot = slots[at]; slot && slot.slot * SLOT < end; slot = slots[++at]) {
      entry.succeeded += slot.succeeded;
      entry.failed += slot.failed;
    }
    days.push(entry);
    start = end;
  }
  return days;
}

/** By the calendar: days of a zone have 23 to 25 hours where its clocks change. `day` is `YYYY-MM-DD`. */
function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);
}
