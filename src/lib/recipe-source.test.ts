import { expect, test } from "vitest";
import { hostWithoutWwwOrNull, isYieldOnlyServings } from "./recipe-source.ts";

test("only a web address has a host", () => {
  expect(hostWithoutWwwOrNull("https://www.example.com/a?b")).toBe("example.com");
  expect(hostWithoutWwwOrNull("javascript:alert(1)")).toBeNull();
  expect(hostWithoutWwwOrNull("nonsense")).toBeNull();
  expect(hostWithoutWwwOrNull(null)).toBeNull();
});

test("a yield that only names servings is recognised", () => {
  for (const said of ["4 servings", "Serves 4", "6", "4 Portionen", "pour 4 personnes", "2 osoby"]) {
    expect(isYieldOnlyServings(said), said).toBe(true);
  }
  for (const said of ["24 cookies", "1 cake", "4 cups", "servings", "4 servings of 2 cups", ""]) {
    expect(isYieldOnlyServings(said), said).toBe(false);
  }
});
