import { expect, it } from "vitest";
import {
  countChartDaysSinceAccountCreated,
  createClippedBarScale,
  succeededHeightOfBarPx,
} from "./attempts-scale.ts";

const days = (...totals: number[]) =>
  totals.map((succeeded, index) => ({ day: `2026-03-${10 + index}`, succeeded, failed: 0 }));

it("createClippedBarScale is linear when no day is an outlier", () => {
  const scale = createClippedBarScale(days(0, 1, 3, 20));
  expect(scale).toMatchObject({ top: 20, middle: 10 });
  expect([0, 5, 10, 20].map(scale.barShare)).toEqual([0, 0.25, 0.5, 1]);
  expect([0, 1, 3, 20].some(scale.isClipped)).toBe(false);
});

it("createClippedBarScale clips an outlier and stays linear below the top", () => {
  const scale = createClippedBarScale(days(0, 2, 4, 8, 400));
  expect(scale).toMatchObject({ top: 8, middle: 4 });
  expect([0, 2, 4, 8, 400].map(scale.barShare)).toEqual([0, 0.25, 0.5, 1, 1]);
  expect([0, 2, 4, 8, 400].map(scale.isClipped)).toEqual([false, false, false, false, true]);
});

it("createClippedBarScale clips nothing when many days are high, and keeps the smallest bar visible", () => {
  const scale = createClippedBarScale(days(1, 1, 1, 1, 1, 1, 5000, 5000, 5000, 5000, 5000));
  expect(scale).toMatchObject({ top: 5000 });
  expect([1, 5000].map(scale.isClipped)).toEqual([false, false]);
  expect(scale.barShare(1)).toBeGreaterThan(0.03);
});

it("createClippedBarScale has integer ticks when there is a single day", () => {
  expect(createClippedBarScale(days(0, 0, 4999))).toMatchObject({ top: 5000, middle: 2500 });
  expect(createClippedBarScale(days(1, 4999))).toMatchObject({ top: 2, middle: 1 });
  expect(createClippedBarScale(days(0, 0))).toMatchObject({ top: 2, middle: 1 });
});

it("createClippedBarScale orders clipped days by their number", () => {
  const scale = createClippedBarScale(days(2, 4, 4, 8, 8, 108, 208, 408));
  expect(scale).toMatchObject({ top: 8 });
  expect([8, 108, 208, 408].map(scale.overflowShare)).toEqual([0, 0.25, 0.5, 1]);
  expect(createClippedBarScale(days(2, 4, 8)).overflowShare(8)).toBe(0);
});

it("succeededHeightOfBarPx keeps both shares when the bar has a break", () => {
  const gap = { offset: 80, size: 4 };
  const good = (succeeded: number, failed: number, ...rest: [typeof gap] | []) =>
    succeededHeightOfBarPx({ succeeded, failed }, 96, ...rest);
  expect([good(0, 5), good(5, 0), good(1, 3)]).toEqual([0, 96, 24]);
  expect([good(0, 5000, gap), good(5000, 0, gap)]).toEqual([0, 96]);
  // 23 is a quarter of 92 and below the gap. 90 % of 92 is above the gap, so the gap of 4 is added.
  expect(good(1000, 3000, gap)).toBe(23);
  expect(good(4500, 500, gap)).toBeCloseTo(0.9 * 92 + 4);
});

it("succeededHeightOfBarPx keeps the smaller part visible", () => {
  const gap = { offset: 80, size: 4 };
  expect(succeededHeightOfBarPx({ succeeded: 2, failed: 4800 }, 96, gap)).toBe(1.5);
  expect(succeededHeightOfBarPx({ succeeded: 4800, failed: 2 }, 96, gap)).toBe(94.5);
  expect(succeededHeightOfBarPx({ succeeded: 1, failed: 1 }, 2)).toBe(1);
});

const none = { succeeded: 0, failed: 0 };
const fiveDays = ["2026-03-06", "2026-03-07", "2026-03-08", "2026-03-09", "2026-03-10"].map((day) => ({
  day,
  ...none,
}));

it.each([
  [new Date(2025, 0, 1), 5],
  [new Date(2026, 2, 6, 23, 59), 5],
  [new Date(2026, 2, 8, 0, 0), 3],
  [new Date(2026, 2, 10, 23, 59), 1],
])("countDaysSinceAccountCreated of an account created at %s is %i", (made, count) =>
  expect(countChartDaysSinceAccountCreated(fiveDays, made.toISOString())).toBe(count),
);

it("countChartDaysSinceAccountCreated includes every day with a sign-in", () => {
  const signedIn = fiveDays.with(1, { day: "2026-03-07", succeeded: 1, failed: 0 });
  expect(countChartDaysSinceAccountCreated(signedIn, new Date(2026, 2, 8).toISOString())).toBe(4);
});
