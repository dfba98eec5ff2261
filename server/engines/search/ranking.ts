import type { QueryWords } from "./match.ts";

/** A match with what ranks it. */
export type Candidate = { rowId: number; titleSort: string; titleWords: string; likeCount: number };

/** A row of `candidates` as the database gives it. */
export function candidateOf(row: Record<string, unknown>): Candidate {
  return {
    rowId: Number(row.row_id),
    titleSort: String(row.title_sort),
    titleWords: String(row.title_words),
    likeCount: Number(row.like_count),
  };
}

/**
 * The order within one tier: the title itself, then titles with more of the words (whole, then begun), then titles
 * with few others, then liked ones, then new ones. Total: no two rows are equal.
 */
export function rankWithinTier(rows: readonly Candidate[], words: QueryWords, wanted: string): Candidate[] {
  const scored = rows.map((row) => {
    const covered = words.stems.filter((word) => row.titleWords.includes(` ${word} `)).length;
    const begun = row.titleWords.includes(` ${words.last}`) ? 1 : 0;
    const length = row.titleWords.split(" ").length;
    return { row, exact: row.titleSort === wanted ? 1 : 0, covered, begun, length: covered > 0 ? length : 0 };
  });
  scored.sort(
    (a, b) =>
      b.exact - a.exact ||
      b.covered - a.covered ||
      b.begun - a.begun ||
      a.length - b.length ||
      b.row.likeCount - a.row.likeCount ||
      b.row.rowId - a.row.rowId,
  );
  return scored.map(({ row }) => row);
}
