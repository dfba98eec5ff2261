import { expect, test } from "vitest";
import { text } from "#server/texts/en.ts";
import { groupAdvice } from "./standing-tasks.ts";

const words = text.security.standing;

test("what one deed answers is advised once, with every reason for it", () => {
  expect(groupAdvice(["rate", "bruteForce", "places"])).toEqual([
    { said: [words.rate, words.bruteForce], href: "/profile?open=password", label: words.changePassword },
    { said: [words.places], href: "/security?tab=history", label: words.seeHistory },
  ]);
});

test("where nothing is advised there is nothing to do", () => {
  expect(groupAdvice([])).toEqual([]);
});
