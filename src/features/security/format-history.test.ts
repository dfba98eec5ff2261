import { describe, expect, it } from "vitest";
import {
  classifyAttempt,
  findSuspicionReason,
  formatBrowser,
  formatDay,
  formatMethod,
  formatPlace,
  formatPlaces,
  formatTimeSpan,
  formatWhen,
  isActive,
} from "./format-history.ts";

const NOON = new Date(2026, 2, 10, 12, 0).getTime();
const iso = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe("formatting of sign-ins", () => {
  it("formatBrowser names browser and system as far as known", () => {
    expect(formatBrowser({ browser: "Chrome 126", operatingSystem: "Android 14" })).toBe(
      "Chrome 126 on Android 14",
    );
    expect(formatBrowser({ browser: "curl 8", operatingSystem: null })).toBe("curl 8");
    expect(formatBrowser({ browser: null, operatingSystem: "Linux" })).toBe("Linux");
    expect(formatBrowser({ browser: null, operatingSystem: null })).toBe("Unknown browser or app");
  });

  it("formatMethod is null when the method was not recorded", () => {
    expect(formatMethod({ method: "password", service: null })).toBe("Password");
    expect(formatMethod({ method: "identity", service: "Google" })).toBe("Google");
    expect(formatMethod({ method: null, service: null })).toBeNull();
  });

  it("formatPlace is Unknown when there is no place", () => {
    expect(formatPlace({ city: "Lisbon", country: "Portugal" })).toBe("Lisbon, Portugal");
    expect(formatPlace({ city: null, country: "Portugal" })).toBe("Portugal");
    expect(formatPlace({ city: null, country: null })).toBe("Unknown");
  });

  it("formatWhen names today and yesterday by the reader's calendar", () => {
    expect(formatWhen(iso(2026, 2, 10, 8, 12), NOON)).toBe("Today 08:12 AM");
    expect(formatWhen(iso(2026, 2, 9, 23, 59), NOON)).toBe("Yesterday 11:59 PM");
    expect(formatWhen(iso(2026, 2, 8, 23, 59), NOON)).toBe("Mar 8, 2026, 11:59 PM");
  });

  it("formatTimeSpan omits what both times share", () => {
    const span = (...minutes: [number, number]) =>
      formatTimeSpan(iso(2026, 2, 10, 11, minutes[0]), iso(2026, 2, 10, 11, minutes[1])).replace(/\s/g, " ");
    expect(span(4, 25)).toBe("11:04 – 11:25 AM");
    expect(span(4, 64)).toBe("11:04 AM – 12:04 PM");
    expect(span(4, 4)).toBe("11:04 AM");
  });

  it("formatDay ignores the time of day", () => {
    expect(formatDay(iso(2026, 2, 10, 0, 0), NOON)).toBe("Today");
    expect(formatDay(iso(2026, 2, 9, 0, 0), NOON)).toBe("Yesterday");
    expect(formatDay(iso(2026, 2, 8, 23, 59), NOON)).toBe("Mar 8, 2026");
  });

  it("classifyAttempt is failed when the attempt failed, whatever its score", () => {
    expect(classifyAttempt({ success: false, isSuspicious: true })).toBe("failed");
    expect(classifyAttempt({ success: true, isSuspicious: true })).toBe("suspicious");
    expect(classifyAttempt({ success: true, isSuspicious: false })).toBe("success");
  });

  it("findSuspicionReason returns the first reason that raises the score", () => {
    const riskReasons = [
      { code: "known_device", points: -10, text: "A browser that you have used before" },
      { code: "new_country", points: 30, text: "A new country: Peru" },
      { code: "unusual_hour", points: 5, text: "An unusual hour" },
    ];
    const suspicious = { success: true, isSuspicious: true, riskReasons };
    expect(findSuspicionReason(suspicious)).toBe("A new country: Peru");
    expect(findSuspicionReason({ ...suspicious, riskReasons: [] })).toBeNull();
    expect(findSuspicionReason({ ...suspicious, isSuspicious: false })).toBeNull();
    expect(findSuspicionReason({ ...suspicious, success: false })).toBeNull();
  });

  it("isActive is true only for a success without duration and end", () => {
    const open = { success: true, sessionDurationMinutes: null, logoutType: null };
    expect(isActive(open)).toBe(true);
    expect(isActive({ ...open, success: false })).toBe(false);
    expect(isActive({ ...open, sessionDurationMinutes: 0 })).toBe(false);
    expect(isActive({ ...open, logoutType: "expired" })).toBe(false);
  });
});

it.each([
  [[], "None yet"],
  [["127.0.0.0/16"], "1 place"],
  [["127.0.0.0/16", "2001:db8::/32"], "2 places"],
  [["Lisbon, Portugal", "Germany"], "Lisbon, Portugal; Germany"],
  [["203.0.0.0/16", "Lisbon, Portugal"], "Lisbon, Portugal; 1 other"],
  [["203.0.0.0/16", "Lisbon, Portugal", "198.51.0.0/16"], "Lisbon, Portugal; 2 others"],
])("placesWords of %j is %s", (places, words) => expect(formatPlaces(places)).toBe(words));
