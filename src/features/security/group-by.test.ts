import { expect, it } from "vitest";
import type { SignedInPlace } from "#server/features/security/schema.ts";
import {
  groupConsecutiveFailedAttempts,
  groupLoginsByBrowserAndAddress,
  groupSignInsByLocalDay,
} from "./group-by.ts";

const guess = {
  success: false,
  failureReason: "password",
  ipAddress: "198.51.100.7",
  city: "Lagos",
  country: "Nigeria",
  browser: "Firefox 128",
  operatingSystem: "Linux",
} as const;
const own = { ...guess, success: true, failureReason: null };
const elsewhere = { ...guess, ipAddress: "198.51.101.7" };
const placeless = { city: null, country: null };
const different = [
  { failureReason: "locked" },
  { city: "Abuja" },
  { browser: "Edge 1" },
  { operatingSystem: null },
];

it.each<[string, Parameters<typeof groupConsecutiveFailedAttempts>[0], number[]]>([
  ["nothing", [], []],
  ["failures in a row", [guess, guess, guess], [3]],
  ["failures around a success", [guess, own, guess, guess], [1, 1, 2]],
  ["successes", [own, own], [1, 1]],
  ["one town by two addresses", [guess, elsewhere], [2]],
  ["two addresses without a town", [guess, elsewhere].map((entry) => ({ ...entry, ...placeless })), [1, 1]],
  ...different.map((parts): [string, (typeof guess)[], number[]] => [
    `failures around one with ${JSON.stringify(parts)}`,
    [guess, { ...guess, ...parts } as typeof guess, guess],
    [1, 1, 1],
  ]),
])("groupConsecutiveFailures groups %s", (_what, entries, counts) =>
  expect(groupConsecutiveFailedAttempts(entries).map((group) => group.length)).toEqual(counts),
);

it("groupSignInsByLocalDay groups sign-ins of one day of the reader's calendar", () => {
  const entryAt = (...parts: [number, number, number, number, number]) => ({
    loginTimestamp: new Date(...parts).toISOString(),
  });
  const days = groupSignInsByLocalDay([
    entryAt(2026, 2, 10, 23, 59),
    entryAt(2026, 2, 10, 0, 0),
    entryAt(2026, 2, 9, 23, 59),
    entryAt(2026, 1, 10, 12, 0),
  ]);
  expect(days.map((entries) => entries.length)).toEqual([2, 1, 1]);
});

it("groupLoginsByBrowserAndAddress groups logins of one browser at one address, but never this device", () => {
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
  const other = { browser: null, operatingSystem: null, deviceType: null };
  const groups = groupLoginsByBrowserAndAddress([
    place("here", { isCurrent: true }),
    place("a"),
    place("b", other),
    place("c"),
    place("d", other),
    place("another address", { ipAddress: "203.0.113.8" }),
    place("another system", { operatingSystem: "Windows 10" }),
    place("another device", { deviceType: "mobile" }),
  ]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([
    ["here"],
    ["a", "c"],
    ["b", "d"],
    ["another address"],
    ["another system"],
    ["another device"],
  ]);
});
