import type { LoginEntry } from "#server/features/security/schema.ts";

type Attempt = Pick<
  LoginEntry,
  "success" | "failureReason" | "ipAddress" | "city" | "country" | "browser" | "operatingSystem"
>;

/** Failures in a row that say the same, side by side; what succeeded always stands alone. */
export function groupAttempts<Entry extends Attempt>(entries: readonly Entry[]): [Entry, ...Entry[]][] {
  const groups: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const latest = groups.at(-1);
    if (latest && isAlike(latest[0], entry)) latest.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function isAlike(one: Attempt, other: Attempt): boolean {
  return !one.success && !other.success && whatOf(one) === whatOf(other);
}

/** Where no place is known its address stands for it. */
function whatOf({ failureReason, ipAddress, city, country, browser, operatingSystem }: Attempt): string {
  const place = city === null && country === null ? ipAddress : [city, country];
  return JSON.stringify([failureReason, place, browser, operatingSystem]);
}
