import type { LoginEntry, SignedInPlace } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { formatDateOrNull, formatDateTimeOrNull } from "../../lib/format.ts";

const texts = text.security.history;
/** The number of characters of "08:12" in "08:12 AM". */
const TIME_LENGTH = 5;
/** Matches a network such as "203.0.0.0/16", which the server sends instead of an unknown place. */
const NETWORK_PATTERN = /^[\da-f.:]+\/\d+$/i;
const dayOfYear = new Intl.DateTimeFormat("en", { month: "short", day: "numeric" });
const timeOfDay = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit" });

/**
 * For example "Chrome 126 on Android 14". The names come from the client, so they are only displayed and
 * never trusted.
 */
export function formatBrowserAndSystem({
  browser,
  operatingSystem,
}: Pick<LoginEntry, "browser" | "operatingSystem">): string {
  if (browser && operatingSystem) return text.security.places.browserOn(browser, operatingSystem);
  return browser ?? operatingSystem ?? texts.unknownBrowser;
}

/** "Password" or the name of the sign-in service; null for sign-ins recorded before methods were. */
export function formatSignInMethodOrNull({
  method,
  service,
}: Pick<LoginEntry, "method" | "service">): string | null {
  return method === "password" ? texts.password : service;
}

/** For example "Lisbon, Portugal"; "Unknown" if the geolocation database has no entry. */
export function formatCityAndCountry({ city, country }: Pick<LoginEntry, "city" | "country">): string {
  const named = [city, country].filter((part) => part !== null && part !== "");
  return named.length > 0 ? named.join(", ") : texts.unknownPlace;
}

/**
 * The named places and the number of others, for example "Lisbon, Portugal; 1 other". Networks are not named.
 */
export function formatNamedPlaces(places: readonly string[]): string {
  const { noPlaces, unnamedPlaces, otherPlaces } = text.security.overview;
  const named = places.filter((place) => !NETWORK_PATTERN.test(place));
  const others = places.length - named.length;
  if (places.length === 0) return noPlaces;
  if (named.length === 0) return unnamedPlaces(others);
  return [...named, ...(others > 0 ? [otherPlaces(others)] : [])].join("; ");
}

/** For example "From Lisbon, Portugal (203.0.113.7)"; an unknown place is omitted. */
export function formatFromPlaceAndAddress({
  ipAddress,
  city,
  country,
}: Pick<SignedInPlace, "ipAddress" | "city" | "country">): string {
  const { from, unknownAddress } = text.security.places;
  if (ipAddress === null) return unknownAddress;
  return from(country === null ? ipAddress : `${formatCityAndCountry({ city, country })} (${ipAddress})`);
}

/** For example "Today 08:12 AM" or "Yesterday 11:59 PM", or else date and time, in the reader's time zone. */
export function formatRelativeDayAndTime(iso: string, now: number): string {
  const date = new Date(iso);
  const time = timeOfDay.format(date);
  const ago = countLocalDaysAgo(date, now);
  if (ago === 0) return texts.today(time);
  return ago === 1 ? texts.yesterday(time) : (formatDateTimeOrNull(iso) ?? "");
}

/** "Today", "Yesterday", or a date such as "Mar 8, 2026". */
export function formatRelativeDay(iso: string, now: number): string {
  const ago = countLocalDaysAgo(new Date(iso), now);
  if (ago === 0) return texts.todayAlone;
  return ago === 1 ? texts.yesterdayAlone : (formatDateOrNull(iso) ?? "");
}

/** For example "Mar 8". The year is omitted, so the day must be within the past year. */
export function formatMonthAndDay(iso: string): string {
  return dayOfYear.format(new Date(iso));
}

/** The time of day in the reader's time zone, for example "08:12 AM". */
export function formatTimeOfDay(iso: string): string {
  return timeOfDay.format(new Date(iso));
}

/** For example "04:04 – 04:25 AM", or a single time if both are in the same minute. */
export function formatTimeRange(from: string, until: string): string {
  const [first, last] = [formatTimeOfDay(from), formatTimeOfDay(until)];
  if (first === last) return last;
  const half = last.slice(TIME_LENGTH);
  return texts.span(first.endsWith(half) ? first.slice(0, TIME_LENGTH) : first, last);
}

function countLocalDaysAgo(date: Date, now: number): number {
  return Math.round((noonOfLocalDayMs(now) - noonOfLocalDayMs(date.getTime())) / 86_400_000);
}

/** Local noon of a calendar day as ISO text. Midnight in UTC would be the previous day in some time zones. */
export function toLocalNoonIsoText(day: string): string {
  return `${day}T12:00:00`;
}

/**
 * Noon of the day of an instant in the reader's time zone, in ms. Noon exists on each day, even on clock
 * changes.
 */
export function noonOfLocalDayMs(ms: number): number {
  return new Date(ms).setHours(12, 0, 0, 0);
}

export type Result = "failed" | "suspicious" | "success";

/** The result of a sign-in attempt; a failed attempt is never suspicious. */
export function getResultOfAttempt({
  success,
  isSuspicious,
}: Pick<LoginEntry, "success" | "isSuspicious">): Result {
  if (!success) return "failed";
  return isSuspicious ? "suspicious" : "success";
}

/**
 * The first reason why a login is suspicious, or null if it is not. Reasons that lower the risk do not count.
 */
export function firstSuspicionReasonOrNull(
  entry: Pick<LoginEntry, "success" | "isSuspicious" | "riskReasons">,
): string | null {
  if (getResultOfAttempt(entry) !== "suspicious") return null;
  return entry.riskReasons.find(({ points }) => points > 0)?.text ?? null;
}

/** Whether the login of an attempt is still active: the attempt succeeded, and no end is recorded. */
export function isLoginActive(
  entry: Pick<LoginEntry, "success" | "sessionDurationMinutes" | "logoutType">,
): boolean {
  return entry.success && entry.sessionDurationMinutes === null && entry.logoutType === null;
}
