import { expect, it } from "vitest";
import {
  formatDateOrNull,
  formatMinutesOrNull,
  formatRelativeTimeOrNull,
  formatShortCount,
} from "./format.ts";

it.each([
  [0, "0 min"],
  [45, "45 min"],
  [60, "1 h"],
  [80, "1 h 20 min"],
  [1500, "25 h"],
])("%i minutes are formatted as %s", (minutes, written) => {
  expect(formatMinutesOrNull(minutes)).toBe(written);
});

it("unknown minutes are formatted as null", () => {
  expect(formatMinutesOrNull(null)).toBeNull();
  expect(formatMinutesOrNull(undefined)).toBeNull();
  expect(formatMinutesOrNull(-5)).toBeNull();
});

it("counts are shortened from a thousand on", () => {
  expect(formatShortCount(999)).toBe("999");
  expect(formatShortCount(1234)).toBe("1.2K");
});

it("dates are formatted, and invalid ones as null", () => {
  expect(formatDateOrNull("2026-03-03T12:00:00Z")).toBe("Mar 3, 2026");
  expect(formatDateOrNull("soon")).toBeNull();
  expect(formatDateOrNull(null)).toBeNull();
});

it.each([
  ["2026-03-03T17:00:00Z", "in 5 hours"],
  ["2026-03-03T12:00:20Z", "this minute"],
  ["2026-03-03T11:48:00Z", "12 minutes ago"],
  ["2026-03-04T13:00:00Z", "in 1 day"],
  ["2026-02-28T12:00:00Z", "3 days ago"],
])("%s is %s at noon", (time, written) => {
  expect(formatRelativeTimeOrNull(time, Date.UTC(2026, 2, 3, 12))).toBe(written);
});

it("an invalid time is null", () => {
  expect(formatRelativeTimeOrNull("soon", 0)).toBeNull();
  expect(formatRelativeTimeOrNull(null, 0)).toBeNull();
});
