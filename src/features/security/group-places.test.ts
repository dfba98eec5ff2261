import { expect, it } from "vitest";
import type { SignedInPlace } from "#server/features/security/schema.ts";
import { groupPlaces } from "./group-places.ts";

const place = (id: string, change: Partial<SignedInPlace> = {}): SignedInPlace => ({
  id,
  browser: "Firefox 128",
  operatingSystem: "Linux",
  deviceType: "desktop",
  ipAddress: "203.0.113.7",
  city: null,
  country: null,
  signedInAt: "2026-03-10T12:00:00Z",
  lastUsedAt: "2026-03-10T12:00:00Z",
  isCurrent: false,
  ...change,
});
const idsOf = (places: SignedInPlace[]) => groupPlaces(places).map((group) => group.map(({ id }) => id));

it("logins of one browser at one address stand together, where the first of them stood", () => {
  const other = { browser: null, operatingSystem: null, deviceType: null };
  expect(idsOf([place("a"), place("b", other), place("c"), place("d", other), place("e")])).toEqual([
    ["a", "c", "e"],
    ["b", "d"],
  ]);
});

it("another address, system or kind of device stands apart, and so does this device", () => {
  expect(
    idsOf([
      place("here", { isCurrent: true }),
      place("a"),
      place("b", { ipAddress: "203.0.113.8" }),
      place("c", { operatingSystem: "Windows 10" }),
      place("d", { deviceType: "mobile" }),
    ]),
  ).toEqual([["here"], ["a"], ["b"], ["c"], ["d"]]);
});
