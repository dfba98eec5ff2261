import { describe, expect, it } from "vitest";
import {
  firstSuspicionReasonOrNull,
  formatBrowserAndSystem,
  formatCityAndCountry,
  formatNamedPlaces,
  formatRelativeDay,
  formatRelativeDayAndTime,
  formatSignInMethodOrNull,
  formatTimeRange,
  getResultOfAttempt,
  isLoginActive,
} from "./format-history.ts";

const NOON = new Date(2026, 2, 10, 12, 0).getTime();
const iso = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe("formatting of sign-ins", () => {
  it("formatBrowserAndSystem names browser and system as far as known", () => {
    expect(formatBrowserAndSystem({ browser: "Chrome 126", operatingSystem: "Android 14" })).toBe(
      "Chrome 126 on Android 14",
    );
    expect(formatBrowserAndSystem({ browser: "curl 8", operatingSystem: null })).toBe("curl 8");
    expect(formatBrowserAndSystem({ browser: null, operatingSystem: "Linux" })).toBe("Linux");
    expect(formatBrowserAndSystem({ browser: null, operatingSystem: null })).toBe("Unknown browser or app");
  });

  it("formatSignInMethodOrNull is null when the method was not recorded", () => {
    expect(formatSignInMethodOrNull({ method: "password", service: null })).toBe("Password");
    expect(formatSignInMethodOrNull({ method: "identity", service: "Google" })).toBe("Google");
    expect(formatSignInMethodOrNull({ method: null, service: null })).toBeNull();
  });

  it("formatCityAndCountry is Unknown when there is no place", () => {
    expect(formatCityAndCountry({ city: "Lisbon", country: "Portugal" })).toBe("Lisbon, Portugal");
    expect(formatCityAndCountry({ city: null, country: "Portugal" })).toBe("Portugal");
    expect(formatCityAndCountry({ city: null, country: null })).toBe("Unknown");
  });

  it("formatRelativeDayAndTime names today and yesterday by the reader's calendar", () => {
    expect(formatRelativeDayAndTime(iso(2026, 2, 10, 8, 12), NOON)).toBe("Today 08:12 AM");
    expect(formatRelativeDayAndTime(iso(2026, 2, 9, 23, 59), NOON)).toBe("Yesterday 11:59 PM");
    expect(formatRelativeDayAndTime(iso(2026, 2, 8, 23, 59), NOON)).toBe("Mar 8, 2026, 11:59 PM");
  });

  it("formatTimeRange omits what both times share", () => {
    const span = (...minutes: [number, number]) =>
      formatTimeRange(iso(2026, 2, 10, 11, minutes[0]), iso(2026, 2, 10, 11, minutes[1])).replace(/\s/g, " ");
    expect(span(4, 25)).toBe("11:04 – 11:25 AM");
    expect(span(4, 64)).toBe("11:04 AM – 12:04 PM");
    expect(span(4, 4)).toBe("11:04 AM");
  });

  it("formatRelativeDay ignores the time of day", () => {
    expect(formatRelativeDay(iso(2026, 2, 10, 0, 0), NOON)).toBe("Today");
    expect(formatRelativeDay(iso(2026, 2, 9, 0, 0), NOON)).toBe("Yesterday");
    expect(formatRelativeDay(iso(2026, 2, 8, 23, 59), NOON)).toBe("Mar 8, 2026");
  });

  it("getResultOfAttempt is failed when the attempt failed, whatever its score", () => {
    expect(getResultOfAttempt({ success: false, isSuspicious: true })).toBe("failed");
    expect(getResultOfAttempt({ success: true, isSuspicious: true })).toBe("suspicious");
    expect(getResultOfAttempt({ success: true, isSuspicious: false })).toBe("success");
  });

  it("firstSuspicionReasonOrNull returns the first reason that raises the score", () => {
    const riskReasons = [
      { code: "known_device", points: -10, text: "A browser that you have used before" },
      { code: "new_country", points: 30, text: "A new country: Peru" },
      { code: "unusual_hour", points: 5, text: "An unusual hour" },
    ];
    const suspicious = { success: true, isSuspicious: true, riskReasons };
    expect(firstSuspicionReasonOrNull(suspicious)).toBe("A new country: Peru");
    expect(firstSuspicionReasonOrNull({ ...suspicious, riskReasons: [] })).toBeNull();
    expect(firstSuspicionReasonOrNull({ ...suspicious, isSuspicious: false })).toBeNull();
    expect(firstSuspicionReasonOrNull({ ...suspicious, success: false })).toBeNull();
  });

  it("isLoginActive is true only for a success without duration and end", () => {
    const open = { success: true, sessionDurationMinutes: null, logoutType: null };
    expect(isLoginActive(open)).toBe(true);
    expect(isLoginActive({ ...open, success: false })).toBe(false);
    expect(isLoginActive({ ...open, sessionDurationMinutes: 0 })).toBe(false);
    expect(isLoginActive({ ...open, logoutType: "expired" })).toBe(false);
  });
});

it.each([
  [[], "None yet"],
  [["127.0.0.0/16"], "1 place"],
  [["127.0.0.0/16", "2001:db8::/32"], "2 places"],
  [["Lisbon, Portugal", "Germany"], "Lisbon, Portugal; Germany"],
  [["203.0.0.0/16", "Lisbon, Portugal"], "Lisbon, Portugal; 1 other"],
  [["203.0.0.0/16", "Lisbon, Portugal", "198.51.0.0/16"], "Lisbon, Portugal; 2 others"],
])("placesWords of %j is %s", (places, words) => expect(formatNamedPlaces(places)).toBe(words));
