import { expect, test } from "vitest";
import { hostOf, isOnlyServings } from "./recipe-source.ts";

test("only a web address has a host", () => {
  expect(hostOf("https://www.example.com/a?b")).toBe("example.com");
  expect(hostOf("javascript:alert(1)")).toBeNull();
  expect(hostOf("nonsense")).toBeNull();
  expect(hostOf(null)).toBeNull();
});

test("a yield that only names servings is recognised", () => {
  for (const said of ["4 servings", "Serves 4", "6", "4 Portionen", "pour 4 personnes", "2 osoby"]) {
    expect(isOnlyServings(said), said).toBe(true);
  }
  for (const said of ["24 cookies", "1 cake", "4 cups", "servings", "4 servings of 2 cups", ""]) {
    expect(isOnlyServings(said), said).toBe(false);
  }
});
