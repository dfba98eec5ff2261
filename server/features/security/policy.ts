/** One call answers up to this many alerts. */
export const MAX_ALERTS_PER_CALL = 50;

/** Types of alerts about what others tried: the member is not asked whether it was them. */
export const OTHERS_ATTEMPTS: readonly string[] = ["brute_force", "account_lockout"];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/i;

/** A calendar day that there is. */
function isDay(text: string): boolean {
  const ms = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // 30 February is no mistake to Date: it becomes March.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** A calendar day or a moment of ISO 8601 that there is. */
export function isMoment(text: string): boolean {
  return (
    isDay(text) || (MOMENT.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(utc(text))))
  );
}

/** A day as it was sent, or a moment in milliseconds. The text is one that `isMoment` takes. */
export function readMoment(text: string): { day: string } | { at: number } {
  return DAY.test(text) ? { day: text } : { at: Date.parse(utc(text)) };
}

/** Without an offset it is UTC, as every moment that the server answers. */
function utc(text: string): string {
  return /(?:Z|[+-]\d{2}:\d{2})$/i.test(text) ? text : `${text}Z`;
}
