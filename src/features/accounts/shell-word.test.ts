import { expect, test } from "vitest";
import { toUnquotedShellWordOrNull } from "./shell-word.ts";

test.each(["cook@larder.invalid", "first.last+tag@sub-domain.example.org"])(
  "toUnquotedShellWordOrNull returns %s unchanged",
  (address) => {
    expect(toUnquotedShellWordOrNull(address)).toBe(address);
  },
);

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
])("toUnquotedShellWordOrNull returns null when the text is %j", (address) => {
  expect(toUnquotedShellWordOrNull(address)).toBeNull();
});
