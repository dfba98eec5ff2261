import type { LoginEntry, SignedInPlace } from "#server/features/security/schema.ts";
import { noonOfLocalDayMs } from "./format-history.ts";

export type Group<Item> = [Item, ...Item[]];

/** Groups items by key. The groups are in the order of their first items. */
export function groupByInFirstOrder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown,
): Group<Item>[] {
  const groups = new Map<unknown, Group<Item>>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/** Groups sign-ins by calendar day in the reader's time zone. */
export function groupSignInsByLocalDay<Entry extends Pick<LoginEntry, "loginTimestamp">>(
  entries: readonly Entry[],
) {
  return groupByInFirstOrder(entries, ({ loginTimestamp }) => noonOfLocalDayMs(Date.parse(loginTimestamp)));
}

type Attempt = Pick<
  LoginEntry,
  "success" | "failureReason" | "ipAddress" | "city" | "country" | "browser" | "operatingSystem"
>;

/**
 * Groups consecutive failures with the same texts; a successful attempt is always alone. Failures at an
 * unknown place are grouped by IP address.
 */
export function groupConsecutiveFailedAttempts<Entry extends Attempt>(entries: readonly Entry[]) {
  let run = 0;
  let previous: string | null = null;
  return groupByInFirstOrder(
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

/**
 * Groups logins of one browser or app at one IP address. This device is a group of its own, so that ending a
 * group never signs it out.
 */
export function groupLoginsByBrowserAndAddress(places: readonly SignedInPlace[]) {
  return groupByInFirstOrder(places, ({ browser, operatingSystem, deviceType, ipAddress, isCurrent }) =>
    JSON.stringify([browser, operatingSystem, deviceType, ipAddress, isCurrent]),
  );
}
