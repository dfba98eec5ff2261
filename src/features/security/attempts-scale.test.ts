import { expect, it } from "vitest";
import { scaleOf } from "./attempts-scale.ts";

const days = (...totals: number[]) =>
  totals.map((succeeded, at) => ({ day: `2026-03-${10 + at}`, succeeded, failed: 0 }));

it("twice as many is twice as high", () => {
  const scale = scaleOf(days(0, 1, 3, 20));
  expect(scale).toMatchObject({ isPressed: false, top: 20, middle: 10 });
  expect([0, 5, 10, 20].map(scale.heightOf)).toEqual([0, 0.25, 0.5, 1]);
});

it("where one day would flatten the others, half as high is a quarter as many", () => {
  const scale = scaleOf(days(0, 4, 0, 400));
  expect(scale).toMatchObject({ isPressed: true, top: 400, middle: 100 });
  expect([0, 4, 100, 400].map(scale.heightOf)).toEqual([0, 0.1, 0.5, 1]);
});

it("a single day is as high as it is, and its scale has whole numbers", () => {
  expect(scaleOf(days(0, 0, 4999))).toMatchObject({ isPressed: false, top: 5000, middle: 2500 });
  expect(scaleOf(days(1, 4999))).toMatchObject({ isPressed: true, top: 5000, middle: 1250 });
  expect(scaleOf(days(0, 0))).toMatchObject({ isPressed: false, top: 2, middle: 1 });
});
