import { expect, test } from "vitest";
import { timesTogether } from "./times-together.ts";

test("preparing and cooking come to a whole time only where both are told", () => {
  expect(timesTogether({ prepTime: "20", cookingTime: " 45 " })).toBe(65);
  expect(timesTogether({ prepTime: "20", cookingTime: "" })).toBeNull();
  expect(timesTogether({ prepTime: "", cookingTime: "45" })).toBeNull();
  expect(timesTogether({ prepTime: "soon", cookingTime: "45" })).toBeNull();
});
