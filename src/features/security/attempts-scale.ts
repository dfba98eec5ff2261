import type { SecurityStats } from "#server/features/security/schema.ts";
import { noonOfLocalDayMs, toLocalNoonIsoText } from "./format-history.ts";

/** A day is an outlier if it has more than this many times the attempts of the median day. */
const OUTLIER_FACTOR = 10;
/** If there are more outliers, no bar is clipped. */
const MAX_CLIPPED_DAYS = 4;
/** The minimum height of a bar, as a share of the chart's height. */
const MIN_BAR_SHARE = 1 / 32;
/** The minimum height in px of the smaller part of a bar, if it is not zero. */
const MIN_PART_PX = 1.5;

/** A linear scale that clips outliers above its top. The clipped bars still differ in height. */
export function createClippedBarScale(days: SecurityStats["days"]) {
  const totals = days
    .map(({ succeeded, failed }) => succeeded + failed)
    .filter((total) => total > 0)
    .sort((a, b) => a - b);
  const median = totals[Math.floor((totals.length - 1) / 2)] ?? 0;
  const outliers = totals.filter((total) => total > OUTLIER_FACTOR * median).length;
  const highestShown = totals.at(-1 - (outliers <= MAX_CLIPPED_DAYS ? outliers : 0)) ?? 1;
  const top = Math.ceil(highestShown / 2) * 2;
  const highest = totals.at(-1) ?? top;
  return {
    /** The number of attempts at the top of the scale; `middle` is the number at half of the height. */
    top,
    middle: top / 2,
    isClipped: (total: number) => total > top,
    /** How far a clipped day rises above the top, from 0 to 1 (the highest day). */
    overflowShare: (total: number) => (total > top ? (total - top) / (highest - top) : 0),
    /** The height of a bar below the top, from 0 to 1. */
    barShare: (total: number) => (total === 0 ? 0 : Math.min(1, Math.max(MIN_BAR_SHARE, total / top))),
  };
}

/**
 * The height in px of a bar's successful part. The parts are proportional, but a part that is not zero is
 * always visible.
 */
export function succeededHeightOfBarPx(
  { succeeded, failed }: { succeeded: number; failed: number },
  height: number,
  /** The gap in a clipped bar. It does not change the sizes of the bar's two parts. */
  gap = { offset: height, size: 0 },
): number {
  const painted = height - gap.size;
  if (succeeded === 0 || height === 0) return 0;
  if (failed === 0) return height;
  const minPart = Math.min(MIN_PART_PX, painted / 2);
  const share = (painted * succeeded) / (succeeded + failed);
  const good = Math.min(painted - minPart, Math.max(minPart, share));
  return good > gap.offset ? good + gap.size : good;
}

/**
 * The number of days since the account was created. `days` are in the profile's time zone, in which the first
 * sign-in may be on an earlier day than in this browser's zone; a day with attempts always counts.
 */
export function countChartDaysSinceAccountCreated(
  days: SecurityStats["days"],
  accountCreated: string,
): number {
  const createdDay = noonOfLocalDayMs(Date.parse(accountCreated));
  const first = days.findIndex(
    ({ day, succeeded, failed }) =>
      succeeded + failed > 0 || noonOfLocalDayMs(Date.parse(toLocalNoonIsoText(day))) >= createdDay,
  );
  return first === -1 ? 0 : days.length - first;
}
