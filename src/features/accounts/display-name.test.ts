import { expect, it } from "vitest";
import { cleanDisplayName } from "./display-name.ts";

it("cleanDisplayName returns an ordinary name unchanged", () => {
  expect(cleanDisplayName("Vera Visitor")).toBe("Vera Visitor");
  expect(cleanDisplayName("ليلى 👩‍🍳")).toBe("ليلى 👩‍🍳");
});

it("cleanDisplayName cuts a long name between two characters", () => {
  expect(cleanDisplayName("x".repeat(100))).toBe(`${"x".repeat(40)}…`);
  expect(cleanDisplayName("🥕".repeat(41))).toBe(`${"🥕".repeat(40)}…`);
  expect(cleanDisplayName("x".repeat(40))).toBe("x".repeat(40));
});

it("cleanDisplayName removes control and bidirectional characters", () => {
  expect(cleanDisplayName("\u202eVera\u2069 \u2066\nVisitor\u200f")).toBe("Vera Visitor");
  expect(cleanDisplayName("\u202e\u2069")).toBe("");
});
