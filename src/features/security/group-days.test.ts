import { expect, it } from "vitest";
import { groupDays } from "./group-days.ts";

const at = (...parts: [number, number, number, number, number]) => ({
  loginTimestamp: new Date(...parts).toISOString(),
});

it("sign-ins of one day of the reader's calendar stand together", () => {
  const days = groupDays([
    at(2026, 2, 10, 23, 59),
    at(2026, 2, 10, 0, 0),
    at(2026, 2, 9, 23, 59),
    at(2026, 1, 10, 12, 0),
  ]);
  expect(days.map((entries) => entries.length)).toEqual([2, 1, 1]);
  expect(groupDays([])).toEqual([]);
});
