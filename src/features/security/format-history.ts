import type { LoginEntry, SignedInPlace } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { formatDateOrNull, formatDateTimeOrNull } from "../../lib/format.ts";

const texts = text.security.history;
/** The length of "08:12"; AM or PM follows. */
const TIME_LENGTH = 5;
/** A network instead of a known place: "203.0.0.0/16". */
const NETWORK_PATTERN = /^[\da-f.:]+\/\d+$/i;
const dayOfYear = new Intl.DateTimeFormat("en", { month: "short", day: "numeric" });
const timeOfDay = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit" });

/** "Chrome 126 on Android 14". The names come from the client and are only displayed. */
export function formatBrowserAndSystem({
  browser,
  operatingSystem,
}: Pick<LoginEntry, "browser" | "operatingSystem">): string {
  if (browser && operatingSystem) return text.security.places.browserOn(browser, operatingSystem);
  return browser ?? operatingSystem ?? texts.unknownBrowser;
}

/** "Password" or the name of the sign-in service; null for sign-ins from before methods were recorded. */
export function formatSignInMethodOrNull({
  method,
  service,
}: Pick<LoginEntry, "method" | "service">): string | null {
  return method === "password" ? texts.password : service;
}

/** "Lisbon, Portugal"; "Unknown" if the geolocation database has no entry. */
export function formatCityAndCountry({ city, country }: Pick<LoginEntry, "city" | "country">): string {
  const named = [city, country].filter((part) => part !== null && part !== "");
  return named.length > 0 ? named.join(", ") : texts.unknownPlace;
}

/** "Lisbon, Portugal; 1 other": named places; networks are only counted. */
export function formatNamedPlaces(places: readonly string[]): string {
  const { noPlaces, unnamedPlaces, otherPlaces } = text.security.overview;
  const named = places.filter((place) => !NETWORK_PATTERN.test(place));
  const others = places.length - named.length;
  if (places.length === 0) return noPlaces;
  if (named.length === 0) return unnamedPlaces(others);
  return [...named, ...(others > 0 ? [otherPlaces(others)] : [])].join("; ");
}

/** "From Lisbon, Portugal (203.0.113.7)"; the place only if it is known. */
export function formatFromPlaceAndAddress({
  ipAddress,
  city,
  country,
}: Pick<SignedInPlace, "ipAddress" | "city" | "country">): string {
  const { from, unknownAddress } = text.security.places;
  if (ipAddress === null) return unknownAddress;
  return from(country === null ? ipAddress : `${formatCityAndCountry({ city, country })} (${ipAddress})`);
}

/** "Today 08:12 AM", "Yesterday 11:59 PM", else the date and time, in the reader's time zone. */
export function formatRelativeDayAndTime(iso: string, now: number): string {
  const date = new Date(iso);
  const time = timeOfDay.format(date);
  const ago = daysAgo(date, now);
  if (ago === 0) return texts.today(time);
  return ago === 1 ? texts.yesterday(time) : (formatDateTimeOrNull(iso) ?? "");
}

/** "Today", "Yesterday", "Mar 8, 2026". */
export function formatRelativeDay(iso: string, now: number): string {
  const ago = daysAgo(new Date(iso), now);
  if (ago === 0) return texts.todayAlone;
  return ago === 1 ? texts.yesterdayAlone : (formatDateOrNull(iso) ?? "");
}

/** "Mar 8": for a day of the past year. */
export function formatMonthAndDay(iso: string): string {
  return dayOfYear.format(new Date(iso));
}

/** "08:12 AM". */
export function formatTimeOfDay(iso: string): string {
  return timeOfDay.format(new Date(iso));
}

/** "04:04 – 04:25 AM"; a single time if both are in the same minute. */
export function formatTimeRange(from: string, until: string): string {
  const [first, last] = [formatTimeOfDay(from), formatTimeOfDay(until)];
  if (first === last) return last;
  const half = last.slice(TIME_LENGTH);
  return texts.span(first.endsWith(half) ? first.slice(0, TIME_LENGTH) : first, last);
}

function daysAgo(date: Date, now: number): number {
  return Math.round((noonOfLocalDayMs(now) - noonOfLocalDayMs(date.getTime())) / 86_400_000);
}

/** Local noon of a calendar day, so that it is displayed as the same day in every time zone. */
export function toLocalNoonText(day: string): string {
  return `${day}T12:00:00`;
}

/** The calendar day in the reader's time zone as the time of its noon, so that a clock change does not shift it. */
export function noonOfLocalDayMs(ms: number): number {
  return new Date(ms).setHours(12, 0, 0, 0);
}

export type Result = "failed" | "suspicious" | "success";

/** The result of an attempt; a failed one is never suspicious. */
export function getResultOfAttempt({
  success,
  isSuspicious,
}: Pick<LoginEntry, "success" | "isSuspicious">): Result {
  if (!success) return "failed";
  return isSuspicious ? "suspicious" : "success";
}

/** The first reason why a login is suspicious, or null. Reasons that lower the score do not count. */
export function firstSuspicionReasonOrNull(
  entry: Pick<LoginEntry, "success" | "isSuspicious" | "riskReasons">,
): string | null {
  if (getResultOfAttempt(entry) !== "suspicious") return null;
  return entry.riskReasons.find(({ points }) => points > 0)?.text ?? null;
}

/** Whether the login of an attempt is active: it succeeded, and no end is recorded. */
export function isLoginActive(
  entry: Pick<LoginEntry, "success" | "sessionDurationMinutes" | "logoutType">,
): boolean {
  return entry.success && entry.sessionDurationMinutes === null && entry.logoutType === null;
}
