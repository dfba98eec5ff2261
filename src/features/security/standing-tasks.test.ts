import { expect, test } from "vitest";
import { text } from "#server/texts/en.ts";
import { groupAdvice } from "./standing-tasks.ts";

const { changePassword, seeHistory, seen, advice } = text.security.standing;

test("what one deed answers is advised once, with every reason for it, in short and in full", () => {
  expect(groupAdvice(["rate", "bruteForce", "places"])).toEqual([
    {
      seen: [seen.rate, seen.bruteForce],
      said: [`${seen.rate} ${advice.rate}`, `${seen.bruteForce} ${advice.bruteForce}`],
      href: "/profile?open=password",
      label: changePassword,
    },
    {
      seen: [seen.places],
      said: [`${seen.places} ${advice.places}`],
      href: "/security?tab=history",
      label: seeHistory,
    },
  ]);
});

test("where nothing is advised there is nothing to do", () => {
  expect(groupAdvice([])).toEqual([]);
});
