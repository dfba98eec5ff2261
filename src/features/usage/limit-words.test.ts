import { expect, test } from "vitest";
import { resetText } from "./limit-words.ts";

const limit = { code: "DAILY_LIMIT_EXCEEDED", message: "Usage limit exceeded.", upgradeRequired: true };
const noon = new Date(2026, 2, 3, 12, 0).getTime();

test("names the time at which one can go on", () => {
  expect(resetText({ ...limit, retryAfter: 2 * 3600 }, noon)).toContain("Mar 3, 2026, 02:00 PM");
});

test("says nothing where a limit does not reset by itself", () => {
  expect(resetText({ ...limit, retryAfter: null }, noon)).toBeNull();
});
