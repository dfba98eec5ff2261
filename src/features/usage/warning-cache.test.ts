import { expect, it } from "vitest";
import {
  clearUsageWarningCache,
  isPathWithoutUsageWarnings,
  mayHaveUsageWarning,
  storeWhetherMemberHasUsageWarning,
} from "./warning-cache.ts";

it("caches whether a member has a warning, until logout", () => {
  storeWhetherMemberHasUsageWarning("someone", false);
  expect(mayHaveUsageWarning("someone")).toBe(false);
  clearUsageWarningCache();
  expect(mayHaveUsageWarning("someone")).toBe(true);
});

it.each([
  ["/register", true],
  ["/verify-email/nonsense", true],
  ["/resend-verification", true],
  ["/recipes", false],
  ["/profile", false],
])("hides usage on %s: %s", (path, isHidden) => {
  expect(isPathWithoutUsageWarnings(path)).toBe(isHidden);
});
