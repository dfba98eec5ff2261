import type { SecurityStats } from "#server/features/security/schema.ts";

/** Against a day of so many times as many attempts one would not see the quietest. */
const TOO_MANY = 20;

/**
 * How high a day stands. As a rule twice as high is twice as many; where one day would flatten others to nothing, twice as
 * high is four times as many.
 */
export function scaleOf(days: SecurityStats["days"]) {
  const totals = days.map(({ succeeded, failed }) => succeeded + failed).filter((total) => total > 0);
  const most = Math.max(1, ...totals);
  const isPressed = most > TOO_MANY * Math.min(most, ...totals);
  const parts = isPressed ? 4 : 2;
  const top = Math.ceil(most / parts) * parts;
  return {
    isPressed,
    /** What stands at the top, and at half the height. */
    top,
    middle: top / parts,
    /** 0 to 1. */
    heightOf: (total: number) => (isPressed ? Math.sqrt(total / top) : total / top),
  };
}
