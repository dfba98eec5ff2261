import { expect, it } from "vitest";
import { forgetWarned, mayBeWarned, rememberWarned } from "./bar-memory.ts";

it("remembers of a member whether they may be warned, until they sign out", () => {
  rememberWarned("someone", false);
  expect(mayBeWarned("someone")).toBe(false);
  forgetWarned();
  expect(mayBeWarned("someone")).toBe(true);
});
