import { expect, it } from "vitest";
import { createProcessStepToastTracker } from "./step-toasts.ts";

it("toasts of a finished step are dismissed, except those shown on the way out", () => {
  let now = 0;
  const passing = createProcessStepToastTracker(() => now);
  passing.add("Pasted");
  now = 5000;
  passing.add("Saved");
  now = 5900;
  expect(passing.takeFinished()).toEqual(["Pasted"]);
  expect(passing.takeFinished()).toEqual([]);
  now = 9000;
  expect(passing.takeFinished()).toEqual(["Saved"]);
});
