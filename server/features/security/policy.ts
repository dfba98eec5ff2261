/** Maximum number of alerts that one call of replyToAll answers. */
export const MAX_ALERTS_PER_CALL = 50;

/**
 * Types of alerts about failed attempts of other people. The page does not ask whether the member made them.
 */
export const OTHERS_ATTEMPTS: readonly string[] = ["brute_force", "account_lockout"];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/i;

/** Whether the calendar day exists. */
function isCalendarDay(text: string): boolean {
  const ms = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // `Date.parse` accepts 30 February as a day in March.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Whether a text is an existing calendar day or an ISO 8601 date and time. */
export function isDayOrDateTime(text: string): boolean {
  return (
    isCalendarDay(text) ||
    (MOMENT.test(text) &&
      isCalendarDay(text.slice(0, 10)) &&
      !Number.isNaN(Date.parse(addUtcOffsetIfMissing(text))))
  );
}

/** Returns the day unchanged, or a date and time in milliseconds. The text must satisfy `isDayOrDateTime`. */
export function parseDayOrDateTime(text: string): { day: string } | { ms: number } {
  return DAY.test(text) ? { day: text } : { ms: Date.parse(addUtcOffsetIfMissing(text)) };
}

/** A time without an offset counts as UTC. */
function addUtcOffsetIfMissing(text: string): string {
  return /(?:Z|[+-]\d{2}:\d{2})$/i.test(text) ? text : `${text}Z`;
}
