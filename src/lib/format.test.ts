import { expect, it } from "vitest";
import { formatCount, formatDate, formatMinutes } from "./format.ts";

it.each([
  [0, "0 min"],
  [45, "45 min"],
  [60, "1 h"],
  [80, "1 h 20 min"],
  [1500, "25 h"],
])("writes %i minutes as %s", (minutes, written) => {
  expect(formatMinutes(minutes)).toBe(written);
});

it("writes nothing for minutes that are not known", () => {
  expect(formatMinutes(null)).toBeNull();
  expect(formatMinutes(undefined)).toBeNull();
  expect(formatMinutes(-5)).toBeNull();
});

it("shortens counts from a thousand on", () => {
  expect(formatCount(999)).toBe("999");
  expect(formatCount(1234)).toBe("1.2K");
});

it("writes dates, and nothing for what is no date", () => {
  expect(formatDate("2026-03-03T12:00:00Z")).toBe("Mar 3, 2026");
  expect(formatDate("soon")).toBeNull();
  expect(formatDate(null)).toBeNull();
});
