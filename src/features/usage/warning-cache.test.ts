import { expect, it } from "vitest";
import { cacheHasWarning, clearWarningCache, hidesUsage, mayHaveWarning } from "./warning-cache.ts";

it("caches whether a member has a warning, until logout", () => {
  cacheHasWarning("someone", false);
  expect(mayHaveWarning("someone")).toBe(false);
  clearWarningCache();
  expect(mayHaveWarning("someone")).toBe(true);
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
