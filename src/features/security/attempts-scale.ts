import type { SecurityStats } from "#server/features/security/schema.ts";
import { dayOf, noonOf } from "./history-words.ts";

/** A day is an outlier if it has this many times the attempts of the median day. */
const TOO_MANY = 10;
/** With more outliers than this none is clipped. */
const MOST_CUT = 4;
/** The smallest bar, as a share of the height. */
const LEAST_HIGH = 1 / 32;
/** The smaller part of a bar, in px. */
const LEAST_SEEN = 1.5;

/** A linear scale with a clipped top. The few outliers above the top keep their order. */
export function scaleOf(days: SecurityStats["days"]) {
  const totals = days
    .map(({ succeeded, failed }) => succeeded + failed)
    .filter((total) => total > 0)
    .sort((a, b) => a - b);
  const usual = totals[Math.floor((totals.length - 1) / 2)] ?? 0;
  const cut = totals.filter((total) => total > TOO_MANY * usual).length;
  const most = totals.at(-1 - (cut <= MOST_CUT ? cut : 0)) ?? 1;
  const top = Math.ceil(most / 2) * 2;
  const highest = totals.at(-1) ?? top;
  return {
    /** The values at the top and at half the height. */
    top,
    middle: top / 2,
    isCut: (total: number) => total > top,
    /** How far a clipped day rises above the top, from 0 to 1 (the highest day). */
    aboveOf: (total: number) => (total > top ? (total - top) / (highest - top) : 0),
    /** 0 to 1. */
    heightOf: (total: number) => (total === 0 ? 0 : Math.min(1, Math.max(LEAST_HIGH, total / top))),
  };
}

/** The height of the successful part of a bar. Both parts keep their shares; a part that is not zero stays visible. */
export function heightOfSucceeded(
  { succeeded, failed }: { succeeded: number; failed: number },
  height: number,
  /** The break of a clipped bar; it reduces neither part. */
  gap = { at: height, size: 0 },
): number {
  const painted = height - gap.size;
  if (succeeded === 0 || height === 0) return 0;
  if (failed === 0) return height;
  const seen = Math.min(LEAST_SEEN, painted / 2);
  const share = (painted * succeeded) / (succeeded + failed);
  const good = Math.min(painted - seen, Math.max(seen, share));
  return good > gap.at ? good + gap.size : good;
}

/**
 * The number of these days on which the account existed. The days are of the profile's time zone, which may put a
 * sign-in on the day before the account was created in this browser's zone: that day counts too.
 */
export function daysOfAccount(days: SecurityStats["days"], accountCreated: string): number {
  const made = dayOf(Date.parse(accountCreated));
  const first = days.findIndex(
    ({ day, succeeded, failed }) => succeeded + failed > 0 || dayOf(Date.parse(noonOf(day))) >= made,
  );
  return first === -1 ? 0 : days.length - first;
}
