import type { PageMeta } from "#server/features/recipes/schema/lists.ts";

/**
 * Page 2 of 12 a page and 40 in all -> "13–24", with one more page below it "13–36"; null where all are seen at once, or
 * none.
 */
export function shownRange(meta: PageMeta, furtherPages = 0): string | null {
  const first = (meta.currentPage - 1) * meta.pageSize + 1;
  if (meta.totalPages <= 1 || first > meta.totalCount) return null;
  const last = Math.min(first + meta.pageSize * (1 + furtherPages) - 1, meta.totalCount);
  if (first === 1 && last === meta.totalCount) return null;
  return first === last
    ? first.toLocaleString("en")
    : `${first.toLocaleString("en")}–${last.toLocaleString("en")}`;
}
