import { localDay, nextLocalMidnight, startOfDay } from "#server/lib/time-zone.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A time span in which operations are counted together: its counter key and its end. */
export type UsageWindow = { key: string; endsAt: number };

export const LIFETIME = "lifetime";

/** Maximum distance of a day window from now: two local days and a clock change. */
export const DAY_WINDOW_REACH_MS = 50 * HOUR_MS;

/** Keys of day windows sort by their end. */
export function dayWindowKey(endsAt: number): string {
  return `day:${new Date(endsAt).toISOString()}`;
}

/**
 * The day window at `now`. An open window (`latestKey` is the member's last) stays open to its end, so a new time zone
 * counts from the next reset. If the last window did not end at a midnight of the zone, the next lasts to the first
 * midnight at least 24 hours later, so that changing zones gains nothing. Days of one zone follow its clock changes.
 */
export function usageDayWindow(now: number, zone: string, latestKey: string | null): UsageWindow {
  const latestEnd = latestKey === null ? null : Date.parse(latestKey.slice("day:".length));
  if (latestEnd !== null && latestEnd > now) return { key: dayWindowKey(latestEnd), endsAt: latestEnd };
  const midnight = nextLocalMidnight(now, zone);
  const isStub = latestEnd !== null && midnight - latestEnd < DAY_MS && !isMidnight(latestEnd, zone);
  const endsAt = isStub ? nextLocalMidnight(midnight, zone) : midnight;
  return { key: dayWindowKey(endsAt), endsAt };
}

const isMidnight = (time: number, zone: string) => nextLocalMidnight(time - 1, zone) === time;

/**
 * The month window at `now`: from midnight of the upgrade's day of the month (clamped to the month's last day) to the
 * next. Its key counts months since the upgrade, independent of the time zone.
 */
export function planMonthWindow(now: number, zone: string, since: number | null): UsageWindow {
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

/** The calendar day `months` after another, clamped to the month's last day. */
function monthsAfter(day: string, months: number): string {
  const [y, m] = [year(day), month(day) - 1 + months];
  const lastDay = new Date(Date.UTC(y, m + 1, 0)).getUTCDate();
  const clamped = Math.min(Number(day.slice(8, 10)), lastDay);
  return new Date(Date.UTC(y, m, clamped)).toISOString().slice(0, 10);
}
