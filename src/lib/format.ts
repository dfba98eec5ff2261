import { text } from "#server/texts/en.ts";

const locale = "en";
const integer = new Intl.NumberFormat(locale);
const compact = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" });
const dayAndTime = new Intl.DateTimeFormat(locale, {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** A duration, for example "1 h 20 min" for 80, "1 h" for 60 or "0 min" for 0. Null for an invalid value. */
export function formatMinutesOrNull(minutes: number | null | undefined): string | null {
  if (minutes === null || minutes === undefined || !Number.isFinite(minutes) || minutes < 0) return null;
  const rounded = Math.round(minutes);
  const hours = Math.floor(rounded / 60);
  const rest = rounded % 60;
  if (hours === 0) return text.common.minutes(rest);
  if (rest === 0) return text.common.hours(hours);
  return `${text.common.hours(hours)} ${text.common.minutes(rest)}`;
}

/** A short number that fits on a picture, for example "1.2K" for 1234. */
export function formatShortCount(count: number): string {
  return count < 1000 ? integer.format(count) : compact.format(count);
}

/** A date in the local time zone, for example "Mar 3, 2026"; null for an invalid time. */
export function formatDateOrNull(iso: string | null | undefined): string | null {
  return formatIsoTimeOrNull(day, iso);
}

/** Date and time in the local time zone, for example "Mar 3, 2026, 18:05"; null for an invalid time. */
export function formatDateTimeOrNull(iso: string | null | undefined): string | null {
  return formatIsoTimeOrNull(dayAndTime, iso);
}

const relative = new Intl.RelativeTimeFormat(locale);
const relativeAuto = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/**
 * A time relative to `now`, for example "in 5 hours", "3 days ago" or "this minute"; null for an invalid
 * time.
 */
export function formatRelativeTimeOrNull(iso: string | null | undefined, now: number): string | null {
  const difference = iso ? Date.parse(iso) - now : Number.NaN;
  if (Number.isNaN(difference)) return null;
  const [unit, length] = UNITS.find(([, unitLength]) => Math.abs(difference) >= unitLength) ?? UNITS[2];
  const count = Math.round(difference / length);
  return (count === 0 ? relativeAuto : relative).format(count, unit);
}

function formatIsoTimeOrNull(format: Intl.DateTimeFormat, iso: string | null | undefined): string | null {
  if (!iso) return null;
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? null : format.format(time);
}
