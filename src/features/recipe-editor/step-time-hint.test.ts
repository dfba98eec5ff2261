import { expect, it } from "vitest";
import { createRow } from "./lines/line-rows.ts";
import { sumMinutesInStepsOrNull } from "./step-time-hint.tsx";

it("adds up the times of the steps, takes the end of a range, and rounds up", () => {
  const steps = [
    "Cook for 30 minutes.",
    "Bake for 30 to 35 minutes at 190 C.",
    "Rest it 30 seconds.",
    "Age it 2 days.",
  ];
  expect(sumMinutesInStepsOrNull(steps.map((step) => createRow(step)))).toBe(66);
});

it("is absent when no step has a time, for headings, and above a day", () => {
  expect(sumMinutesInStepsOrNull([createRow("Bake it.")])).toBeNull();
  expect(sumMinutesInStepsOrNull([createRow("The next 20 minutes", "heading")])).toBeNull();
  expect(
    sumMinutesInStepsOrNull([createRow("Chill for 24 hours."), createRow("Bake for 10 minutes.")]),
  ).toBeNull();
});
