import { expect, it } from "vitest";
import { firstWordOfName, isFirstDashboardVisit } from "./first-visit.ts";

const DAY = 24 * 3600 * 1000;
const now = Date.parse("2026-11-25T12:00:00Z");
const storageWith = (key: string | null) => ({
  get: (asked: string) => (asked === key ? "yes" : null),
  set: () => undefined,
  remove: () => undefined,
});
const member = (daysAgo: number) => ({ id: "vera", createdAt: new Date(now - daysAgo * DAY).toISOString() });

it("isFirstDashboardVisit is true until the dashboard was left in this browser", () => {
  expect(isFirstDashboardVisit(member(0), now, storageWith(null))).toBe(true);
  expect(isFirstDashboardVisit(member(0), now, storageWith("larder:welcomed:vera"))).toBe(false);
  expect(isFirstDashboardVisit(member(0), now, storageWith("larder:welcomed:ada"))).toBe(true);
});

it("isFirstDashboardVisit is false when the member joined long ago", () => {
  expect(isFirstDashboardVisit(member(6), now, storageWith(null))).toBe(true);
  expect(isFirstDashboardVisit(member(8), now, storageWith(null))).toBe(false);
});

it("firstWordOfName returns the first word of a name", () => {
  expect(firstWordOfName("  Vera  Visitor ")).toBe("Vera");
  expect(firstWordOfName("ليلى")).toBe("ليلى");
});
