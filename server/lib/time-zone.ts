const HOUR_MS = 3_600_000;
/** In all current zones days begin at a full quarter of an hour. */
const QUARTER_MS = HOUR_MS / 4;

/** Longer than any day of any zone, even a day that a zone repeats at the date line. */
const MAX_DAY_MS = 49 * HOUR_MS;

const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

/**
 * Cache, because building a formatter costs far more than using it. Bounded, because users choose the zones.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATTERS = 256;

function getCachedDateFormatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  if (!ZONE_NAME.test(zone)) throw new RangeError("Not a time zone");
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  formatters.set(zone, made);
  return made;
}

/** Whether `name` is an IANA time zone, such as `Europe/Berlin` or `UTC`. */
export function isTimeZone(name: string): boolean {
  try {
    return getCachedDateFormatter(name) !== undefined;
  } catch {
    return false;
  }
}

/** The calendar day at an instant in a zone, as `YYYY-MM-DD`. Throws RangeError for an unknown zone. */
export function getLocalDay(ms: number, zone: string): string {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of getCachedDateFormatter(zone).formatToParts(ms)) parts[type] = value;
  return `${(parts.year ?? "").padStart(4, "0")}-${parts.month}-${parts.day}`;
}

/**
 * The first instant of the next calendar day in a zone, in milliseconds; always later than `ms`. When the
 * clock skips midnight, it is the instant at which the date changes.
 */
export function getNextLocalMidnight(ms: number, zone: string): number {
  const today = getLocalDay(ms, zone);
  const isLater = (instant: number) => getLocalDay(instant, zone) > today;
  const quarter = findFirstInstantWhere(isLater, ms, ms + MAX_DAY_MS, QUARTER_MS);
  // Before standard time, days could begin at any second.
  return isLater(quarter - 1)
    ? findFirstInstantWhere(isLater, Math.max(Math.floor(ms), quarter - QUARTER_MS), quarter - 1, 1)
    : quarter;
}

/**
 * Binary search for the first multiple of `step` after `before` at which `holds` is true. `holds` must be
 * true at `after` and, once true, remain true.
 */
function findFirstInstantWhere(
  holds: (instant: number) => boolean,
  before: number,
  after: number,
  step: number,
): number {
  let no = Math.floor(before / step);
  let yes = Math.ceil(after / step);
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2);
    if (holds(middle * step)) yes = middle;
    else no = middle;
  }
  return yes * step;
}

/**
 * The first instant of a calendar day (`YYYY-MM-DD`) in a zone, in milliseconds. For a day that the zone
 * skips, the start of the next day.
 */
export function getStartOfLocalDay(day: string, zone: string): number {
  let instant = Date.parse(`${day}T00:00:00Z`) - 40 * HOUR_MS;
  do instant = getNextLocalMidnight(instant, zone);
  while (getLocalDay(instant, zone) < day);
  return instant;
}
