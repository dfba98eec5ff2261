import { expect, test } from "vitest";
import { shellWord } from "./shell-word.ts";

test.each(["cook@larder.invalid", "first.last+tag@sub-domain.example.org"])("%s is one word", (address) => {
  expect(shellWord(address)).toBe(address);
});

test.each([
  "",
  "-rf@larder.invalid",
  "a;reboot@larder.invalid",
  "$(reboot)@larder.invalid",
  "`reboot`@larder.invalid",
  "a b@larder.invalid",
  "o'cook@larder.invalid",
  "a|b@larder.invalid",
  "a\nb@larder.invalid",
  "köchin@larder.invalid",
])("%j may be more, and is not put into a command", (address) => {
  expect(shellWord(address)).toBeNull();
});
