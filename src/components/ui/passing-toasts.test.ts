import { expect, it } from "vitest";
import { createPassing } from "./passing-toasts.ts";

it("toasts of a finished step are dismissed, except those shown on the way out", () => {
  let now = 0;
  const passing = createPassing(() => now);
  passing.note("Pasted");
  now = 5000;
  passing.note("Saved");
  now = 5900;
  expect(passing.takePassed()).toEqual(["Pasted"]);
  expect(passing.takePassed()).toEqual([]);
  now = 9000;
  expect(passing.takePassed()).toEqual(["Saved"]);
});
