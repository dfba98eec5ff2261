import { expect, it } from "vitest";
import { tagsOf } from "./tags-of.ts";

it("puts the most used first, and each once however it is written", () => {
  expect(tagsOf([{ tags: ["quick"] }, { tags: ["Soup", "winter"] }, { tags: ["soup"] }])).toEqual([
    "Soup",
    "quick",
    "winter",
  ]);
});

it("leaves out what is beyond a row", () => {
  expect(tagsOf([{ tags: Array.from({ length: 20 }, (_, at) => `tag ${at}`) }])).toHaveLength(12);
});
