import { expect, it } from "vitest";
import { chooseFeatured } from "./choose-featured.ts";

const dishes = (letters: string) => [...letters].map((id) => ({ id }));
const chosen = (featured: string, above: string, explored: string) =>
  chooseFeatured(dishes(featured), { above: dishes(above), explored: dishes(explored) })
    .map(({ id }) => id)
    .join("");

it("shows the first six that stand nowhere else on the page", () => {
  expect(chosen("abcdefghij", "bd", "a")).toBe("cefghi");
  expect(chosen("abcdefgh", "", "")).toBe("abcdef");
});

it("fills up with what is explored below before a place stays empty", () => {
  expect(chosen("abcdefg", "g", "ac")).toBe("bdefac");
});

it("shows what stands above only where there would be less than a row", () => {
  expect(chosen("abcd", "a", "")).toBe("bcd");
  expect(chosen("abc", "a", "b")).toBe("cab");
});

it("shows nothing where nothing is featured", () => {
  expect(chosen("", "a", "b")).toBe("");
});
