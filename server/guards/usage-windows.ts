import { getLocalDay, getNextLocalMidnight, getStartOfLocalDay } from "#server/lib/time-zone.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A period in which operations are counted together: the key of its counter, and its end in milliseconds. */
export type UsageWindow = { key: string; endsAt: number };

export const LIFETIME = "lifetime";

/** A day window ends at most this far from now: two local days and a clock change. */
export const DAY_WINDOW_REACH_MS = 50 * HOUR_MS;

/** Key of a day window. Keys sort by the end of the window. */
export function createDayWindowKey(endsAt: number): string {
  return `day:${new Date(endsAt).toISOString()}`;
}

/**
 * The day window at `now`; `latestKey` is the key of the member's latest one. A window that has not ended
 * continues, so a new time zone applies from the next window on. After a change of zone, the next window ends
 * at the first midnight at least 24 hours later, so that changing zones does not reset the counter early.
 */
export function computeUsageDayWindow(now: number, zone: string, latestKey: string | null): UsageWindow {
  const latestEnd = latestKey === null ? null : Date.parse(latestKey.slice("day:".length));
  if (latestEnd !== null && latestEnd > now) return { key: createDayWindowKey(latestEnd), endsAt: latestEnd };
  const midnight = getNextLocalMidnight(now, zone);
  const isStub = latestEnd !== null && midnight - latestEnd < DAY_MS && !isLocalMidnight(latestEnd, zone);
  const endsAt = isStub ? getNextLocalMidnight(midnight, zone) : midnight;
  return { key: createDayWindowKey(endsAt), endsAt };
}

const isLocalMidnight = (time: number, zone: string) => getNextLocalMidnight(time - 1, zone) === time;

/**
 * The month window at `now`. It begins at midnight on the day of the month on which premium began, or on the
 * last day of a shorter month. Its key counts months since then and does not depend on the time zone.
 */
export function computePlanMonthWindow(now: number, zone: string, since: number | null): UsageWindow {
  const anchor = since ?? 0;
  const first = getLocalDay(anchor, zone);
  const today = getLocalDay(now, zone);
  const months =
    (getYearOfDay(today) - getYearOfDay(first)) * 12 + getMonthOfDay(today) - getMonthOfDay(first);
  const place = Math.max(0, today < addMonthsToDay(first, months) ? months - 1 : months);
  return {
    key: `month:${new Date(anchor).toISOString()}+${place}`,
    endsAt: getStartOfLocalDay(addMonthsToDay(first, place + 1), zone),
  };
}

const getYearOfDay = (day: string) => Number(day.slice(0, 4));
const getMonthOfDay = (day: string) => Number(day.slice(5, 7));

/** The calendar day `months` after `day`, or the last day of that month if it is shorter. */
function addMonthsToDay(day: string, months: number): string {
  const [y, m] = [getYearOfDay(day), getMonthOfDay(day) - 1 + months];
  const lastDay = new Date(Date.UTC(y, m + 1, 0)).getUTCDate();
  const clamped = Math.min(Number(day.slice(8, 10)), lastDay);
  return new Date(Date.UTC(y, m, clamped)).toISOString().slice(0, 10);
}
