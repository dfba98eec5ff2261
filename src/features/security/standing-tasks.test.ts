import { expect, test } from "vitest";
import { text } from "#server/texts/en.ts";
import { groupAdvice } from "./standing-tasks.ts";

const { changePassword, seeHistory, seen, advice } = text.security.standing;

test("what one deed answers is advised once, with every reason for it, in short and in full", () => {
  const stats = { loginSuccessRate: 0.5, bruteForceAttempts: 3, uniqueLocations: 41 };
  expect(groupAdvice(stats)).toEqual([
    {
      seen: [seen.bruteForce, seen.rate],
      said: [`${seen.bruteForce} ${advice.bruteForce}`, `${seen.rate} ${advice.rate}`],
      href: "/profile?open=password",
      label: changePassword,
    },
    {
      seen: ["You signed in from 41 places in 90 days."],
      said: [`You signed in from 41 places in 90 days. ${advice.places}`],
      href: "/security?tab=history",
      label: seeHistory,
    },
  ]);
});

test("where nothing is advised there is nothing to do", () => {
  expect(groupAdvice({ loginSuccessRate: 0.97, bruteForceAttempts: 0, uniqueLocations: 6 })).toEqual([]);
});
