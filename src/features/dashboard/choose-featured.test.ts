import { expect, it } from "vitest";
import { chooseFeatured } from "./choose-featured.ts";

const dishes = (letters: string) => [...letters].map((id) => ({ id }));
const chosen = (featured: string, above: string, explored: string) =>
  chooseFeatured(dishes(featured), { above: dishes(above), explored: dishes(explored) })
    .map(({ id }) => id)
    .join("");

it("chooseFeatured returns the first six that are nowhere else on the page", () => {
  expect(chosen("abcdefghij", "bd", "a")).toBe("cefghi");
  expect(chosen("abcdefgh", "", "")).toBe("abcdef");
});

it("chooseFeatured fills up with popular recipes when there are too few others", () => {
  expect(chosen("abcdefg", "g", "ac")).toBe("bdefac");
});

it("chooseFeatured repeats recipes from above when a row would not be full", () => {
  expect(chosen("abcd", "a", "")).toBe("bcd");
  expect(chosen("abc", "a", "b")).toBe("cab");
});

it("chooseFeatured returns nothing when nothing is featured", () => {
  expect(chosen("", "a", "b")).toBe("");
});
