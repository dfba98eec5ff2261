import { expect, it } from "vitest";
import { mostUsedTags } from "./most-used-tags.ts";

it("tags are sorted by use, without duplicates in any case", () => {
  expect(mostUsedTags([{ tags: ["quick"] }, { tags: ["Soup", "winter"] }, { tags: ["soup"] }])).toEqual([
    "Soup",
    "quick",
    "winter",
  ]);
});

it("tags beyond one row are left out", () => {
  expect(mostUsedTags([{ tags: Array.from({ length: 20 }, (_, index) => `tag ${index}`) }])).toHaveLength(12);
});
