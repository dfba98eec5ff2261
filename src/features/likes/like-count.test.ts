import { expect, it } from "vitest";
import { formatLikeCountWithNoun, formatShortLikeCount } from "./like-count.ts";

it.each([
  [0, "0"],
  [1, "1"],
  [999, "999"],
  [1000, "1.0K"],
  [1234, "1.2K"],
  [1960, "2.0K"],
  [9940, "9.9K"],
  [9999, "10.0K"],
  [10_000, "10K+"],
  [12_345, "12K+"],
  [12_999, "12K+"],
  [1_234_567, "1234K+"],
])("shows %i likes as %s", (count, shown) => {
  expect(formatShortLikeCount(count)).toBe(shown);
});

it("uses the singular for one like", () => {
  expect(formatLikeCountWithNoun(0)).toBe("0 likes");
  expect(formatLikeCountWithNoun(1)).toBe("1 like");
  expect(formatLikeCountWithNoun(12_345)).toBe("12K+ likes");
});
