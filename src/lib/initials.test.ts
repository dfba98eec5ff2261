import { expect, test } from "vitest";
import { getInitialsOfName } from "./initials.ts";

test("initials are the first letters of the first and last word in any script", () => {
  expect(getInitialsOfName("Ada King Lovelace")).toBe("AL");
  expect(getInitialsOfName("  marta ")).toBe("M");
  expect(getInitialsOfName("élodie ørsted")).toBe("ÉØ");
  expect(getInitialsOfName("🍋 lemon")).toBe("🍋L");
  expect(getInitialsOfName("李小龙")).toBe("李");
  expect(getInitialsOfName("")).toBe("");
});
