const HOUR_MS = 3_600_000;

/** Longer than any day that a zone has ever had, the doubled ones at the date line included. */
const LONGEST_DAY_MS = 49 * HOUR_MS;

const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

/** Building a formatter costs far more than using one. Bounded, because names come from outside. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATTERS = 256;

function getFormatter(zone: string): Intl.DateTimeFormat {
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

/** Whether this is the name of a time zone of the IANA database, such as `Europe/Berlin` or `UTC`. */
export function isTimeZone(name: string): boolean {
  try {
    return getFormatter(name) !== undefined;
  } catch {
    return false;
  }
}

/**
 * The calendar day at an instant in a zone, as `YYYY-MM-DD`. `ms` counts from the epoch.
 * Throws RangeError where the name is no time zone.
 */
export function localDay(ms: number, zone: string): string {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of getFormatter(zone).formatToParts(ms)) parts[type] = value;
  return `${(parts.year ?? "").padStart(4, "0")}-${parts.month}-${parts.day}`;
}

/**
 * The first instant of the next calendar day in a zone, in milliseconds: always later than `ms`. Where the
 * clocks skip midnight (23:59 is followed by 01:00) it is the instant at which the day changes.
 */
export function nextLocalMidnight(ms: number, zone: string): number {
  const today = localDay(ms, zone);
  let before = Math.floor(ms);
  let after = before + LONGEST_DAY_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localDay(middle, zone) > today) after = middle;
    else before = middle;
  }
  return after;
}

/** The first instant of a calendar day (`YYYY-MM-DD`) in a zone; of a day that the zone skipped, that of the next. */
export function startOfDay(day: string, zone: string): number {
  let instant = Date.parse(`${day}T00:00:00Z`) - 40 * HOUR_MS;
  do instant = nextLocalMidnight(instant, zone);
  while (localDay(instant, zone) < day);
  return instant;
}
