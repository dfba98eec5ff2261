import { expect, it } from "vitest";
import { tagsOf } from "./tags-of.ts";

it("tags are sorted by use, without duplicates in any case", () => {
  expect(tagsOf([{ tags: ["quick"] }, { tags: ["Soup", "winter"] }, { tags: ["soup"] }])).toEqual([
    "Soup",
    "quick",
    "winter",
  ]);
});

it("tags beyond one row are left out", () => {
  expect(tagsOf([{ tags: Array.from({ length: 20 }, (_, at) => `tag ${at}`) }])).toHaveLength(12);
});
