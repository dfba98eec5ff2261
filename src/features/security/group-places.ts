import type { SignedInPlace } from "#server/features/security/schema.ts";

/**
 * Logins that look alike, of one browser or app at one address, side by side, in the order of the first of each. This
 * device stands alone: it is not to be signed out with others.
 */
export function groupPlaces(places: readonly SignedInPlace[]): [SignedInPlace, ...SignedInPlace[]][] {
  const groups = new Map<string, [SignedInPlace, ...SignedInPlace[]]>();
  for (const place of places) {
    const { browser, operatingSystem, deviceType, ipAddress, isCurrent } = place;
    const alike = JSON.stringify([browser, operatingSystem, deviceType, ipAddress, isCurrent]);
    const group = groups.get(alike);
    if (group) group.push(place);
    else groups.set(alike, [place]);
  }
  return [...groups.values()];
}
