/** Maximum number of alerts answered by one call. */
export const MAX_ALERTS_PER_CALL = 50;

/** Types of alerts about others' attempts; the member is not asked about them. */
export const OTHERS_ATTEMPTS: readonly string[] = ["brute_force", "account_lockout"];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/i;

/** Whether a calendar day exists. */
function isDay(text: string): boolean {
  const ms = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Date accepts 30 February as a day in March.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Whether a text is an existing calendar day or ISO 8601 moment. */
export function isDayOrMoment(text: string): boolean {
  return (
    isDay(text) || (MOMENT.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(utc(text))))
  );
}

/** The day as sent, or the moment in milliseconds. The text must pass `isDayOrMoment`. */
export function parseDayOrMoment(text: string): { day: string } | { ms: number } {
  return DAY.test(text) ? { day: text } : { ms: Date.parse(utc(text)) };
}

/** A moment without an offset is UTC. */
function utc(text: string): string {
  return /(?:Z|[+-]\d{2}:\d{2})$/i.test(text) ? text : `${text}Z`;
}
