import type { LoginEntry, SignedInPlace } from "#server/features/security/schema.ts";
import { dayOf } from "./history-words.ts";

export type Group<Item> = [Item, ...Item[]];

/** Items of one key side by side, in the order of the first of each. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Group<Item>[] {
  const groups = new Map<unknown, Group<Item>>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/** Sign-ins of one day of the reader's zone. */
export function groupDays<Entry extends Pick<LoginEntry, "loginTimestamp">>(entries: readonly Entry[]) {
  return groupBy(entries, ({ loginTimestamp }) => dayOf(Date.parse(loginTimestamp)));
}

type Attempt = Pick<
  LoginEntry,
  "success" | "failureReason" | "ipAddress" | "city" | "country" | "browser" | "operatingSystem"
>;

/** Failures in a row that say the same; an attempt that succeeded is always alone. An address replaces an unknown place. */
export function groupAttempts<Entry extends Attempt>(entries: readonly Entry[]) {
  let run = 0;
  let previous: string | null = null;
  return groupBy(
    entries,
    ({ success, failureReason, ipAddress, city, country, browser, operatingSystem }) => {
      const place = city === null && country === null ? ipAddress : [city, country];
      const failure = success ? null : JSON.stringify([failureReason, place, browser, operatingSystem]);
      if (failure === null || failure !== previous) run += 1;
      previous = failure;
      return run;
    },
  );
}

/** Logins of one browser or app at one address. This device is alone: it is not to be signed out with others. */
export function groupPlaces(places: readonly SignedInPlace[]) {
  return groupBy(places, ({ browser, operatingSystem, deviceType, ipAddress, isCurrent }) =>
    JSON.stringify([browser, operatingSystem, deviceType, ipAddress, isCurrent]),
  );
}
