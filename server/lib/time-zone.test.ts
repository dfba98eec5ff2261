import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getLocalDay, getNextLocalMidnight, isTimeZone } from "./time-zone.ts";

const instantOf = (text: string) => Date.parse(text);
const iso = (ms: number) => new Date(ms).toISOString();

test.each(["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "Australia/Lord_Howe"])(
  "%s is a time zone",
  (name) => {
    expect(isTimeZone(name)).toBe(true);
  },
);

test.each(["", " ", "Mars/Base", "+02:00", "-05", "Europe/Berlin\n", "../etc", "A".repeat(10_000), "Европа"])(
  "%j is no time zone",
  (name) => {
    expect(isTimeZone(name)).toBe(false);
    expect(() => getLocalDay(0, name)).toThrow(RangeError);
  },
);

test("one instant has three days on the earth", () => {
  const instant = instantOf("2026-06-10T10:30:00Z");
  expect(getLocalDay(instant, "Pacific/Kiritimati")).toBe("2026-06-11");
  expect(getLocalDay(instant, "UTC")).toBe("2026-06-10");
  expect(getLocalDay(instant, "Pacific/Pago_Pago")).toBe("2026-06-09");
});

test("the day changes at midnight, not half an hour later", () => {
  expect(getLocalDay(instantOf("2026-01-14T23:29:59.999Z"), "Asia/Kolkata")).toBe("2026-01-15");
  expect(getLocalDay(instantOf("2026-01-14T18:29:59.999Z"), "Asia/Kolkata")).toBe("2026-01-14");
  expect(getLocalDay(instantOf("2026-01-14T18:30:00Z"), "Asia/Kolkata")).toBe("2026-01-15");
});

test("returns an ordinary midnight", () => {
  expect(iso(getNextLocalMidnight(instantOf("2026-01-14T12:00:00Z"), "UTC"))).toBe(
    "2026-01-15T00:00:00.000Z",
  );
  expect(iso(getNextLocalMidnight(instantOf("2026-01-14T12:00:00Z"), "Europe/Berlin"))).toBe(
    "2026-01-14T23:00:00.000Z",
  );
});

test("returns the next day's midnight at midnight itself", () => {
  expect(iso(getNextLocalMidnight(instantOf("2026-01-15T00:00:00Z"), "UTC"))).toBe(
    "2026-01-16T00:00:00.000Z",
  );
});

describe("returns the skip on a day without midnight", () => {
  test.each([
    ["Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00.000Z"],
    ["Asia/Beirut", "2026-03-29", "2026-03-28T22:00:00.000Z"],
    ["America/Santiago", "2026-09-06", "2026-09-06T04:00:00.000Z"],
    ["America/Havana", "2026-03-08", "2026-03-08T05:00:00.000Z"],
  ])("%s, %s", (zone, day, expected) => {
    const start = getNextLocalMidnight(instantOf(expected) - 5 * 3_600_000, zone);
    expect(iso(start)).toBe(expected);
    expect(getLocalDay(start, zone)).toBe(day);
    const hour = new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "2-digit", hourCycle: "h23" });
    expect(hour.format(start)).toBe("01");
  });
});

test("the next day starts strictly later, and a millisecond before it is still today", () => {
  const nextDay = (day: string) => iso(instantOf(`${day}T00:00:00Z`) + 86_400_000).slice(0, 10);
  const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
  const instants = fc.integer({
    min: instantOf("2015-01-01T00:00:00Z"),
    max: instantOf("2040-01-01T00:00:00Z"),
  });
  fc.assert(
    fc.property(zones, instants, (zone, ms) => {
      const today = getLocalDay(ms, zone);
      const start = getNextLocalMidnight(ms, zone);
      expect(start).toBeGreaterThan(ms);
      expect(getLocalDay(start, zone)).toBe(nextDay(today));
      expect(getLocalDay(start - 1, zone)).toBe(today);
    }),
    { numRuns: 1_000 },
  );
});
