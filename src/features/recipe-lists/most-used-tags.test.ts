import { expect, it } from "vitest";
import { listTagsByFrequency } from "./most-used-tags.ts";

it("tags are sorted by use, without duplicates in any case", () => {
  expect(
    listTagsByFrequency([{ tags: ["quick"] }, { tags: ["Soup", "winter"] }, { tags: ["soup"] }]),
  ).toEqual(["Soup", "quick", "winter"]);
});

it("tags beyond one row are left out", () => {
  expect(
    listTagsByFrequency([{ tags: Array.from({ length: 20 }, (_, index) => `tag ${index}`) }]),
  ).toHaveLength(12);
});
