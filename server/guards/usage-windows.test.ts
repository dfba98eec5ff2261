import { describe, expect, it } from "vitest";
import { createSeededNumberGenerator } from "#server/checks/fuzz/random.ts";
import { getLocalDay, getNextLocalMidnight } from "#server/lib/time-zone.ts";
import {
  computePlanMonthWindow,
  computeUsageDayWindow,
  createDayWindowKey,
  DAY_WINDOW_REACH_MS,
  type UsageWindow,
} from "./usage-windows.ts";

const HOUR = 3_600_000;
const time = (iso: string) => Date.parse(iso);
const ends = (window: { endsAt: number }) => new Date(window.endsAt).toISOString();

describe("the day window", () => {
  it("ends at the member's midnight", () => {
    expect(ends(computeUsageDayWindow(time("2026-03-10T12:00:00Z"), "UTC", null))).toBe(
      "2026-03-11T00:00:00.000Z",
    );
    expect(ends(computeUsageDayWindow(time("2026-03-10T12:00:00Z"), "Asia/Tokyo", null))).toBe(
      "2026-03-10T15:00:00.000Z",
    );
  });

  it("ends at the change of date when the clocks skip midnight", () => {
    expect(ends(computeUsageDayWindow(time("2026-04-23T12:00:00Z"), "Africa/Cairo", null))).toBe(
      "2026-04-23T22:00:00.000Z",
    );
  });

  it("stays open to its end when the time zone changes", () => {
    const first = computeUsageDayWindow(time("2026-03-10T12:00:00Z"), "UTC", null);
    expect(computeUsageDayWindow(time("2026-03-10T16:00:00Z"), "Asia/Tokyo", first.key)).toEqual(first);
  });

  it("stays open when the clock is set back over midnight", () => {
    const next = computeUsageDayWindow(
      time("2026-03-11T00:10:00Z"),
      "UTC",
      createDayWindowKey(time("2026-03-11T00:00:00Z")),
    );
    expect(computeUsageDayWindow(time("2026-03-10T23:50:00Z"), "UTC", next.key)).toEqual(next);
  });

  it("follows the last without a gap while the zone stays", () => {
    let window = computeUsageDayWindow(time("2026-01-01T12:00:00Z"), "Europe/Berlin", null);
    for (let day = 0; day < 400; day += 1) {
      const next = computeUsageDayWindow(window.endsAt, "Europe/Berlin", window.key);
      const hours = (next.endsAt - window.endsAt) / HOUR;
      expect([23, 24, 25]).toContain(hours);
      window = next;
    }
    expect(getLocalDay(window.endsAt, "Europe/Berlin")).toBe("2027-02-06");
  });

  it("is not shorter in a zone two hours further east or one further west", () => {
    const latest = createDayWindowKey(time("2026-03-11T00:00:00Z"));
    const next = (zone: string) => ends(computeUsageDayWindow(time("2026-03-11T00:00:00Z"), zone, latest));
    expect(next("UTC")).toBe("2026-03-12T00:00:00.000Z");
    expect(next("Africa/Maputo")).toBe("2026-03-12T22:00:00.000Z");
    expect(next("America/Bogota")).toBe("2026-03-12T05:00:00.000Z");
    expect(ends(computeUsageDayWindow(time("2026-03-12T00:00:00Z"), "Africa/Maputo", latest))).toBe(
      "2026-03-12T22:00:00.000Z",
    );
  });

  it("gives at most two windows in any 24 hours, or a zone's own day, however the zone is changed", () => {
    const zones = [
      "Pacific/Kiritimati",
      "Pacific/Pago_Pago",
      "UTC",
      "Africa/Maputo",
      "Africa/Cairo",
      "Asia/Tokyo",
      "America/New_York",
      "Asia/Kathmandu",
      "Australia/Lord_Howe",
      "Europe/Berlin",
    ];
    // A seeded generator, so that failures are reproducible.
    const random = createSeededNumberGenerator(7);
    let latest: UsageWindow | null = null;
    let now = time("2026-01-01T00:30:00Z");
    for (let hop = 0; hop < 6000; hop += 1) {
      const zone = zones[Math.floor(random() * zones.length)] ?? "UTC";
      const window = computeUsageDayWindow(now, zone, latest?.key ?? null);
      if (latest !== null && window.key !== latest.key) {
        // Minimum distance between the ends of two windows: the local day, or 24 hours after a change of
        // zone.
        const isOwnDay = getNextLocalMidnight(latest.endsAt - 1, zone) === latest.endsAt;
        const shortest = isOwnDay ? getNextLocalMidnight(latest.endsAt, zone) - latest.endsAt : 24 * HOUR;
        expect(window.endsAt - latest.endsAt).toBeGreaterThanOrEqual(shortest);
        expect(window.endsAt - now).toBeLessThanOrEqual(DAY_WINDOW_REACH_MS);
      }
      latest = window;
      now = random() < 0.6 ? window.endsAt : now + Math.floor(random() * 30 * HOUR);
    }
  });
});

describe("over 400 local days", () => {
  // The list includes zones whose clocks skip midnight or change by half an hour.
  const zones = [
    "UTC",
    "Europe/Berlin",
    "Europe/London",
    "Africa/Cairo",
    "Africa/Casablanca",
    "Asia/Beirut",
    "Asia/Jerusalem",
    "Asia/Kathmandu",
    "Asia/Kolkata",
    "Asia/Tokyo",
    "Australia/Lord_Howe",
    "Pacific/Auckland",
    "Pacific/Chatham",
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
    "America/New_York",
    "America/Los_Angeles",
    "America/Havana",
    "America/Santiago",
    "America/St_Johns",
  ];

  it.each(zones)("%s has one window a date, and each reset is strictly later", (zone) => {
    const names = new Map<string, Set<string>>();
    let latest: string | null = null;
    let lastEnd = 0;
    let now = time("2026-01-01T12:00:00Z");
    // Steps of 40 minutes, so that no clock change falls between two steps.
    for (let step = 0; step < 400 * 36; step += 1) {
      const window = computeUsageDayWindow(now, zone, latest);
      expect(window.endsAt).toBeGreaterThan(now);
      expect(window.endsAt).toBeGreaterThanOrEqual(lastEnd);
      const day = getLocalDay(now, zone);
      names.set(day, (names.get(day) ?? new Set()).add(window.key));
      latest = window.key;
      lastEnd = window.endsAt;
      now += (2 / 3) * HOUR;
    }
    expect(names.size).toBeGreaterThanOrEqual(400);
    const sizes = [...names.values()].map((keys) => keys.size);
    expect(Math.max(...sizes)).toBe(1);
    expect(new Set([...names.values()].flatMap((keys) => [...keys])).size).toBe(names.size);
  });
});

describe("the month window", () => {
  const since = time("2026-01-31T15:00:00Z");

  it.each([
    ["2026-01-31T15:00:00Z", "2026-02-28T00:00:00.000Z"],
    ["2026-02-27T23:59:59Z", "2026-02-28T00:00:00.000Z"],
    ["2026-02-28T00:00:00Z", "2026-03-31T00:00:00.000Z"],
    ["2026-03-31T00:00:00Z", "2026-04-30T00:00:00.000Z"],
    ["2028-02-10T00:00:00Z", "2028-02-29T00:00:00.000Z"],
  ])("at %s ends on the upgrade's day, clamped: %s", (now, end) => {
    expect(ends(computePlanMonthWindow(time(now), "UTC", since))).toBe(end);
  });

  it("ends at the member's own midnight", () => {
    expect(ends(computePlanMonthWindow(since, "America/New_York", since))).toBe("2026-02-28T05:00:00.000Z");
    expect(ends(computePlanMonthWindow(since, "Pacific/Kiritimati", since))).toBe("2026-02-28T10:00:00.000Z");
  });

  it("keeps its key when the time zone changes", () => {
    const now = time("2026-02-15T12:00:00Z");
    const names = ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"].map(
      (zone) => computePlanMonthWindow(now, zone, since).key,
    );
    expect(new Set(names).size).toBe(1);
  });

  it("has another key after another upgrade", () => {
    const now = time("2026-02-15T12:00:00Z");
    expect(computePlanMonthWindow(now, "UTC", now).key).not.toBe(
      computePlanMonthWindow(now, "UTC", since).key,
    );
  });
});
