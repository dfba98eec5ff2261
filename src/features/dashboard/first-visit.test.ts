import { expect, it } from "vitest";
import { firstNameOf, isFirstVisit } from "./first-visit.ts";

const DAY = 24 * 3600 * 1000;
const now = Date.parse("2026-11-25T12:00:00Z");
const storageWith = (key: string | null) => ({
  get: (asked: string) => (asked === key ? "yes" : null),
  set: () => undefined,
  remove: () => undefined,
});
const member = (daysAgo: number) => ({ id: "vera", createdAt: new Date(now - daysAgo * DAY).toISOString() });

it("isFirstVisit is true until the dashboard was left in this browser", () => {
  expect(isFirstVisit(member(0), now, storageWith(null))).toBe(true);
  expect(isFirstVisit(member(0), now, storageWith("larder:welcomed:vera"))).toBe(false);
  expect(isFirstVisit(member(0), now, storageWith("larder:welcomed:ada"))).toBe(true);
});

it("isFirstVisit is false when the member joined long ago", () => {
  expect(isFirstVisit(member(6), now, storageWith(null))).toBe(true);
  expect(isFirstVisit(member(8), now, storageWith(null))).toBe(false);
});

it("firstNameOf returns the first word of a name", () => {
  expect(firstNameOf("  Vera  Visitor ")).toBe("Vera");
  expect(firstNameOf("ليلى")).toBe("ليلى");
});
