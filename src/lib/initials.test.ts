import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test("initials are the first letters of the first and last word in any script", () => {
  expect(initialsOf("Ada King Lovelace")).toBe("AL");
  expect(initialsOf("  marta ")).toBe("M");
  expect(initialsOf("élodie ørsted")).toBe("ÉØ");
  expect(initialsOf("🍋 lemon")).toBe("🍋L");
  expect(initialsOf("李小龙")).toBe("李");
  expect(initialsOf("")).toBe("");
});
