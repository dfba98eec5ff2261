import type { SecurityStats } from "#server/features/security/schema.ts";
import { dayOf, noonOf } from "./history-words.ts";

/** A day of so many times as many attempts as the usual one would flatten it. */
const TOO_MANY = 10;
/** More of them are no exception. */
const MOST_CUT = 4;
/** The quietest day is still seen. */
const LEAST_HIGH = 1 / 32;
/** The smaller part of a bar too. */
const LEAST_SEEN = 1.5;

/** How high a day stands: twice as high is twice as many, up to a top. The few days far above it keep their order. */
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
    /** What stands at the top, and at half the height. */
    top,
    middle: top / 2,
    isCut: (total: number) => total > top,
    /** How far a day that is cut rises above the top: 0 to 1, the highest day. */
    aboveOf: (total: number) => (total > top ? (total - top) / (highest - top) : 0),
    /** 0 to 1. */
    heightOf: (total: number) => (total === 0 ? 0 : Math.min(1, Math.max(LEAST_HIGH, total / top))),
  };
}

/** Of a bar so high how much succeeded: both kinds show their shares, and what there is at all is seen. */
export function heightOfSucceeded(
  { succeeded, failed }: { succeeded: number; failed: number },
  height: number,
  /** Where a bar is cut: the break takes from neither. */
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
 * On how many of these days there was an account: of a young one not all. They are of the zone of the profile,
 * which may put a sign-in on the day before that on which the account was made here: that day counts as well.
 */
export function daysOfAccount(days: SecurityStats["days"], accountCreated: string): number {
  const made = dayOf(Date.parse(accountCreated));
  const first = days.findIndex(
    ({ day, succeeded, failed }) => succeeded + failed > 0 || dayOf(Date.parse(noonOf(day))) >= made,
  );
  return first === -1 ? 0 : days.length - first;
}
