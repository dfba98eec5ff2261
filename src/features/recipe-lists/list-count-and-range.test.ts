import { expect, it } from "vitest";
import { formatShownRangeOrNull } from "./list-count-and-range.tsx";

const meta = (currentPage: number, pageSize: number, totalCount: number) => {
  const totalPages = Math.ceil(totalCount / pageSize);
  return {
    currentPage,
    pageSize,
    totalCount,
    totalPages,
    hasNext: currentPage < totalPages,
    hasPrevious: currentPage > 1,
  };
};

it("the count names the visible range of a list", () => {
  expect(formatShownRangeOrNull(meta(1, 12, 40))).toBe("1–12");
  expect(formatShownRangeOrNull(meta(4, 12, 40))).toBe("37–40");
  expect(formatShownRangeOrNull(meta(2, 6, 7))).toBe("7");
  expect(formatShownRangeOrNull(meta(101, 12, 5000))).toBe("1,201–1,212");
  expect(formatShownRangeOrNull(meta(1, 12, 40), 1)).toBe("1–24");
  expect(formatShownRangeOrNull(meta(2, 12, 40), 2)).toBe("13–40");
});

it("the count has no range when all or no recipes are visible", () => {
  expect(formatShownRangeOrNull(meta(1, 12, 12))).toBeNull();
  expect(formatShownRangeOrNull(meta(1, 12, 0))).toBeNull();
  expect(formatShownRangeOrNull(meta(9, 12, 40))).toBeNull();
  expect(formatShownRangeOrNull(meta(1, 12, 40), 3)).toBeNull();
});
