import { describe, expect, it } from "vitest";
import { groupAttempts } from "./group-attempts.ts";

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
const counts = (entries: Parameters<typeof groupAttempts>[0]) =>
  groupAttempts(entries).map((group) => group.length);

describe("attempts gather", () => {
  it("where failures in a row say the same", () => {
    expect(counts([])).toEqual([]);
    expect(counts([guess, guess, guess])).toEqual([3]);
    expect(counts([guess, own, guess, guess])).toEqual([1, 1, 2]);
  });

  it("never where they succeeded", () => {
    expect(counts([own, own])).toEqual([1, 1]);
  });

  it.each([
    ["reason", { failureReason: "locked" }],
    ["town", { city: "Abuja" }],
    ["browser", { browser: "Firefox 127" }],
    ["system", { operatingSystem: "Windows 10" }],
  ] as const)("not where the %s is another", (_, parts) => {
    expect(counts([guess, { ...guess, ...parts }])).toEqual([1, 1]);
  });

  it("of one town by any address, without a town by one", () => {
    const elsewhere = { ...guess, ipAddress: "198.51.101.7" };
    expect(counts([guess, elsewhere])).toEqual([2]);
    const placeless = { city: null, country: null };
    expect(
      counts([
        { ...guess, ...placeless },
        { ...elsewhere, ...placeless },
      ]),
    ).toEqual([1, 1]);
  });
});
