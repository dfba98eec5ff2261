import { expect, it } from "vitest";
import { forgetWarned, hidesUsage, mayBeWarned, rememberWarned } from "./bar-memory.ts";

it("remembers of a member whether they may be warned, until they sign out", () => {
  rememberWarned("someone", false);
  expect(mayBeWarned("someone")).toBe(false);
  forgetWarned();
  expect(mayBeWarned("someone")).toBe(true);
});

it.each([
  ["/register", true],
  ["/verify-email/nonsense", true],
  ["/resend-verification", true],
  ["/recipes", false],
  ["/profile", false],
])("hides usage on %s: %s", (path, isHidden) => {
  expect(hidesUsage(path)).toBe(isHidden);
});
