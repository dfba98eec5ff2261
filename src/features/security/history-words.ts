import type { LoginEntry, SignedInPlace } from "#server/features/security/schema.ts";
import { text } from "#server/texts/en.ts";
import { formatDate, formatDateTime } from "../../lib/format.ts";

const words = text.security.history;
/** Letters of "08:12": what follows is the half of the day. */
const TIME = 5;
/** How a network is written where its place is not known: "203.0.0.0/16". */
const NETWORK = /^[\da-f.:]+\/\d+$/i;
const dayOfYear = new Intl.DateTimeFormat("en", { month: "short", day: "numeric" });
const timeOfDay = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit" });

/** "Chrome 126 on Android 14": whatever a browser called itself is only shown. */
export function browserWords({
  browser,
  operatingSystem,
}: Pick<LoginEntry, "browser" | "operatingSystem">): string {
  if (browser && operatingSystem) return text.security.places.browserOn(browser, operatingSystem);
  return browser ?? operatingSystem ?? words.unknownBrowser;
}

/** "Password", or the sign-in service's name; null for sign-ins from before that was recorded. */
export function methodWords({ method, service }: Pick<LoginEntry, "method" | "service">): string | null {
  return method === "password" ? words.password : service;
}

/** "Lisbon, Portugal"; "Unknown" where no file of places tells. */
export function placeWords({ city, country }: Pick<LoginEntry, "city" | "country">): string {
  const named = [city, country].filter((part) => part !== null && part !== "");
  return named.length > 0 ? named.join(", ") : words.unknownPlace;
}

/** "Lisbon, Portugal; 1 other": places by their names; networks are counted, as their numbers tell a cook nothing. */
export function placesWords(places: readonly string[]): string {
  const { noPlaces, unnamedPlaces, otherPlaces } = text.security.overview;
  const named = places.filter((place) => !NETWORK.test(place));
  const others = places.length - named.length;
  if (places.length === 0) return noPlaces;
  if (named.length === 0) return unnamedPlaces(others);
  return [...named, ...(others > 0 ? [otherPlaces(others)] : [])].join("; ");
}

/** "From Lisbon, Portugal (203.0.113.7)": the place where a file of places tells it. */
export function fromWords({
  ipAddress,
  city,
  country,
}: Pick<SignedInPlace, "ipAddress" | "city" | "country">): string {
  const { from, unknownAddress } = text.security.places;
  if (ipAddress === null) return unknownAddress;
  return from(country === null ? ipAddress : `${placeWords({ city, country })} (${ipAddress})`);
}

/** "Today 08:12 AM", "Yesterday 11:59 PM", else the date and time, in the reader's own zone. */
export function whenWords(iso: string, now: number): string {
  const at = new Date(iso);
  const time = timeOfDay.format(at);
  const ago = daysAgo(at, now);
  if (ago === 0) return words.today(time);
  return ago === 1 ? words.yesterday(time) : (formatDateTime(iso) ?? "");
}

/** "Today", "Yesterday", "Mar 8, 2026": the day alone. */
export function dayWords(iso: string, now: number): string {
  const ago = daysAgo(new Date(iso), now);
  if (ago === 0) return words.todayAlone;
  return ago === 1 ? words.yesterdayAlone : (formatDate(iso) ?? "");
}

/** "Mar 8": of a day within the year before. */
export function shortDayWords(iso: string): string {
  return dayOfYear.format(new Date(iso));
}

/** "08:12 AM". */
export function timeWords(iso: string): string {
  return timeOfDay.format(new Date(iso));
}

/** "04:04 – 04:25 AM"; one time where both are of one minute. */
export function spanWords(from: string, until: string): string {
  const [first, last] = [timeWords(from), timeWords(until)];
  if (first === last) return last;
  const half = last.slice(TIME);
  return words.span(first.endsWith(half) ? first.slice(0, TIME) : first, last);
}

function daysAgo(at: Date, now: number): number {
  return Math.round((dayOf(now) - dayOf(at.getTime())) / 86_400_000);
}

/** A calendar day is the same day wherever it is read. */
export function noonOf(day: string): string {
  return `${day}T12:00:00`;
}

/** The calendar day in the reader's zone, as the moment of its noon: no change of clocks moves it to another day. */
export function dayOf(ms: number): number {
  return new Date(ms).setHours(12, 0, 0, 0);
}

export type Result = "failed" | "suspicious" | "success";

/** What came of an attempt: one that failed is never suspicious. */
export function resultOf({ success, isSuspicious }: Pick<LoginEntry, "success" | "isSuspicious">): Result {
  if (!success) return "failed";
  return isSuspicious ? "suspicious" : "success";
}

/** What first made a login suspicious; null where nothing did. What speaks for it is no reason. */
export function suspicionOf(
  entry: Pick<LoginEntry, "success" | "isSuspicious" | "riskReasons">,
): string | null {
  if (resultOf(entry) !== "suspicious") return null;
  return entry.riskReasons.find(({ points }) => points > 0)?.text ?? null;
}

/** Whether the login of an attempt lives: it succeeded, and nothing tells of its end. */
export function isActive(
  entry: Pick<LoginEntry, "success" | "sessionDurationMinutes" | "logoutType">,
): boolean {
  return entry.success && entry.sessionDurationMinutes === null && entry.logoutType === null;
}
