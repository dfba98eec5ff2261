import { expect, it } from "vitest";
import { newRow } from "./lines/line-rows.ts";
import { minutesInSteps } from "./step-time-hint.tsx";

it("adds up the times of the steps, takes the end of a range, and rounds up", () => {
  const steps = ["Cook for 30 minutes.", "Bake for 30 to 35 minutes at 190 C.", "Rest it 30 seconds."];
  expect(minutesInSteps(steps.map((step) => newRow(step)))).toBe(66);
});

it("is absent when no step has a time, for headings, and above a day", () => {
  expect(minutesInSteps([newRow("Bake it.")])).toBeNull();
  expect(minutesInSteps([newRow("The next 20 minutes", "heading")])).toBeNull();
  expect(minutesInSteps([newRow("Chill for 24 hours."), newRow("Bake for 10 minutes.")])).toBeNull();
});
