import { expect, it } from "vitest";
import { daysOfAccount } from "./days-of-account.ts";

const none = { succeeded: 0, failed: 0 };
const days = ["2026-03-06", "2026-03-07", "2026-03-08", "2026-03-09", "2026-03-10"].map((day) => ({
  day,
  ...none,
}));

it.each([
  [new Date(2025, 0, 1), 5],
  [new Date(2026, 2, 6, 23, 59), 5],
  [new Date(2026, 2, 8, 0, 0), 3],
  [new Date(2026, 2, 10, 23, 59), 1],
])("an account made at %s had %i of these five days", (made, count) =>
  expect(daysOfAccount(days, made.toISOString())).toBe(count),
);

it("no day with a sign-in is left out", () => {
  const signedIn = days.with(1, { day: "2026-03-07", succeeded: 1, failed: 0 });
  expect(daysOfAccount(signedIn, new Date(2026, 2, 8).toISOString())).toBe(4);
});
