import { expect, it } from "vitest";
import { strangersName } from "./strangers-name.ts";

it("leaves an ordinary name as it is", () => {
  expect(strangersName("Vera Visitor")).toBe("Vera Visitor");
  expect(strangersName("ليلى 👩‍🍳")).toBe("ليلى 👩‍🍳");
});

it("cuts a long name between two characters", () => {
  expect(strangersName("x".repeat(100))).toBe(`${"x".repeat(40)}…`);
  expect(strangersName("🥕".repeat(41))).toBe(`${"🥕".repeat(40)}…`);
  expect(strangersName("x".repeat(40))).toBe("x".repeat(40));
});

it("takes out what turns or breaks the words around it", () => {
  expect(strangersName("\u202eVera\u2069 \u2066\nVisitor\u200f")).toBe("Vera Visitor");
  expect(strangersName("\u202e\u2069")).toBe("");
});
