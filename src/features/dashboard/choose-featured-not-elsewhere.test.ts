import { expect, it } from "vitest";
import { chooseFeaturedRecipesNotShownElsewhere } from "./choose-featured-not-elsewhere.ts";

const dishes = (letters: string) => [...letters].map((id) => ({ id }));
const chosen = (featured: string, above: string, explored: string) =>
  chooseFeaturedRecipesNotShownElsewhere(dishes(featured), {
    above: dishes(above),
    explored: dishes(explored),
  })
    .map(({ id }) => id)
    .join("");

it("chooseFeaturedRecipesNotShownElsewhere returns the first six that are nowhere else on the page", () => {
  expect(chosen("abcdefghij", "bd", "a")).toBe("cefghi");
  expect(chosen("abcdefgh", "", "")).toBe("abcdef");
});

it("chooseFeaturedRecipesNotShownElsewhere fills up with popular recipes when there are too few others", () => {
  expect(chosen("abcdefg", "g", "ac")).toBe("bdefac");
});

it("chooseFeaturedRecipesNotShownElsewhere repeats recipes from above when a row would not be full", () => {
  expect(chosen("abcd", "a", "")).toBe("bcd");
  expect(chosen("abc", "a", "b")).toBe("cab");
});

it("chooseFeaturedRecipesNotShownElsewhere returns nothing when nothing is featured", () => {
  expect(chosen("", "a", "b")).toBe("");
});
