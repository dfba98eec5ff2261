import { localDay, nextLocalMidnight, startOfDay } from "#server/lib/time-zone.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A span in which operations are counted together. `key` names it in the counters, `endsAt` is its end. */
export type UsageWindow = { key: string; endsAt: number };

export const LIFETIME = "lifetime";

/** No day window reaches further back or ahead of now than this: two local days and a shift of the clocks. */
export const DAY_WINDOW_REACH_MS = 50 * HOUR_MS;

/** Names of day windows sort by their end. */
export function dayKey(endsAt: number): string {
  return `day:${new Date(endsAt).toISOString()}`;
}

/**
 * The day window at `now`. One that is open (`latestKey` is the member's last) stays open to its end, so a new time zone
 * counts from the next reset. Where the last did not end at a midnight of the zone, the next lasts to the first midnight
 * that is a whole day later, so that moving about buys nothing; days of one zone are as long as its clocks make them.
 */
export function dayWindow(now: number, zone: string, latestKey: string | null): UsageWindow {
  const latestEnd = latestKey === null ? null : Date.parse(latestKey.slice("day:".length));
  if (latestEnd !== null && latestEnd > now) return { key: dayKey(latestEnd), endsAt: latestEnd };
  const midnight = nextLocalMidnight(now, zone);
  const isStub = latestEnd !== null && midnight - latestEnd < DAY_MS && !isMidnight(latestEnd, zone);
  const endsAt = isStub ? nextLocalMidnight(midnight, zone) : midnight;
  return { key: dayKey(endsAt), endsAt };
}

const isMidnight = (at: number, zone: string) => nextLocalMidnight(at - 1, zone) === at;

/**
 * The month window at `now`: from the local midnight of the upgrade's day of the month, clamped to the month's
 * last day, to the next. Named by its place since the upgrade, which no time zone changes.
 */
export function monthWindow(now: number, zone: string, since: number | null): UsageWindow {
  const anchor = since ?? 0;
  const first = localDay(anchor, zone);
  const today = localDay(now, zone);
  const months = (year(today) - year(first)) * 12 + month(today) - month(first);
  const place = Math.max(0, today < monthsAfter(first, months) ? months - 1 : months);
  return {
    key: `month:${new Date(anchor).toISOString()}+${place}`,
    endsAt: startOfDay(monthsAfter(first, place + 1), zone),
  };
}

const year = (day: string) => Number(day.slice(0, 4));
const month = (day: string) => Number(day.slice(5, 7));

/** A calendar day some months after another; a day that the month lacks is its last. */
function monthsAfter(day: string, months: number): string {
  const [y, m] = [year(day), month(day) - 1 + months];
  const lastDay = new Date(Date.UTC(y, m + 1, 0)).getUTCDate();
  const clamped = Math.min(Number(day.slice(8, 10)), lastDay);
  return new Date(Date.UTC(y, m, clamped)).toISOString().slice(0, 10);
}
