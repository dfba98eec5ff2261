import { expect, it } from "vitest";
import { cleanAndCutDisplayName } from "./display-name.ts";

it("cleanAndCutDisplayName returns an ordinary name unchanged", () => {
  expect(cleanAndCutDisplayName("Vera Visitor")).toBe("Vera Visitor");
  expect(cleanAndCutDisplayName("ليلى 👩‍🍳")).toBe("ليلى 👩‍🍳");
});

it("cleanAndCutDisplayName cuts a long name between two characters", () => {
  expect(cleanAndCutDisplayName("x".repeat(100))).toBe(`${"x".repeat(40)}…`);
  expect(cleanAndCutDisplayName("🥕".repeat(41))).toBe(`${"🥕".repeat(40)}…`);
  expect(cleanAndCutDisplayName("x".repeat(40))).toBe("x".repeat(40));
});

it("cleanAndCutDisplayName removes control and bidirectional characters", () => {
  expect(cleanAndCutDisplayName("\u202eVera\u2069 \u2066\nVisitor\u200f")).toBe("Vera Visitor");
  expect(cleanAndCutDisplayName("\u202e\u2069")).toBe("");
});
