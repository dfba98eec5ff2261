import type { Condition } from "./conditions.ts";
import { createHitOrNull, type Hit, type QueryExplanation } from "./explain.ts";
import { createRowIdCondition, readCandidates } from "./external-index.ts";
import type { Ranked } from "./ranking/rank.ts";
import type { TextAnswer } from "./relevance.ts";
import type { SqlHandle, Statement } from "./sql-handle.ts";
import {
  buildFilteredCandidatesStatement,
  buildMatchCountStatement,
  buildMatchedRowIdsStatement,
  buildSortedMatchesStatement,
  buildSortedRowsStatement,
  type SearchOrder,
  type SearchSort,
  WINDOW,
} from "./statements.ts";

/**
 * `total` counts up to 1,000; `totalIsCapped` says that there are more. For a query with text, `understood`
 * explains how it was interpreted, and `hits` lists the matches in each recipe of the page.
 */
export type SearchResult = {
  rowIds: number[];
  total: number;
  totalIsCapped: boolean;
  understood?: QueryExplanation;
  hits?: Hit[];
};

export type Page = { limit: number; offset: number };

export type Paging = {
  conditions: Condition;
  isPlain: boolean;
  order: SearchOrder;
  page: Page;
  sort: SearchSort;
};

/**
 * One page of the results of a text, in the requested order. Ascending relevance reverses the same window of
 * 1,000 results.
 */
export async function readPageOfAnswer(
  sql: SqlHandle,
  answer: TextAnswer,
  { conditions, isPlain, order, page, sort }: Paging,
): Promise<SearchResult> {
  const ranked = answer.ranked.map(({ candidate }) => candidate.rowId);
  const counted =
    answer.expression === null
      ? capTotalAtWindow(ranked.length)
      : answer.total === null
        ? await selectCappedCount(
            sql,
            buildMatchCountStatement(answer.expression, isPlain ? null : conditions),
          )
        : capTotalAtWindow(answer.total);
  const rowIds =
    sort !== "relevance"
      ? await selectRowIds(
          sql,
          answer.expression === null
            ? buildSortedRowsStatement(ranked, sort, order, page)
            : buildSortedMatchesStatement(answer.expression, conditions, sort, order, page),
        )
      : await readRowIdsByRelevance(sql, answer, ranked, { conditions, order, page });
  return { rowIds, ...counted, hits: await readHitsOfPage(sql, answer, rowIds, conditions) };
}

async function readRowIdsByRelevance(
  sql: SqlHandle,
  answer: TextAnswer,
  ranked: readonly number[],
  { conditions, order, page }: Pick<Paging, "conditions" | "order" | "page">,
): Promise<number[]> {
  const needed = order === "desc" ? page.offset + page.limit : WINDOW;
  let all = [...ranked];
  if (answer.expression !== null && ranked.length < needed) {
    const known = new Set(ranked);
    const rest = await selectRowIds(
      sql,
      buildMatchedRowIdsStatement(answer.expression, conditions, WINDOW + ranked.length),
    );
    all = [...ranked, ...rest.filter((rowId) => !known.has(rowId))];
  }
  all = all.slice(0, WINDOW);
  if (order === "asc") all = all.toReversed();
  return all.slice(page.offset, page.offset + page.limit);
}

/**
 * The matches in each recipe of a page. For recipes that were not ranked before, it reads their ranking data.
 */
async function readHitsOfPage(
  sql: SqlHandle,
  { ranked, score }: TextAnswer,
  rowIds: readonly number[],
  conditions: Condition,
): Promise<Hit[]> {
  const byRow = new Map<number, Ranked | null>(ranked.map((result) => [result.candidate.rowId, result]));
  const others = rowIds.filter((rowId) => !byRow.has(rowId));
  if (others.length > 0)
    for (const candidate of await readCandidates(
      sql,
      buildFilteredCandidatesStatement(createRowIdCondition(others, conditions), null),
    ))
      byRow.set(candidate.rowId, score(candidate));
  return rowIds.flatMap((rowId) => createHitOrNull(byRow.get(rowId) ?? null) ?? []);
}

/** Runs a statement and returns its column `row_id`. */
export async function selectRowIds(sql: SqlHandle, { text, args }: Statement): Promise<number[]> {
  return (await sql.all(text, args)).map((row) => Number(row.row_id));
}

/** Runs a counting statement. The total is capped at the window of 1,000. */
export async function selectCappedCount(
  sql: SqlHandle,
  { text, args }: Statement,
): Promise<{ total: number; totalIsCapped: boolean }> {
  const [row] = await sql.all(text, args);
  return capTotalAtWindow(Number(row?.total ?? 0));
}

const capTotalAtWindow = (total: number) => ({
  total: Math.min(total, WINDOW),
  totalIsCapped: total > WINDOW,
});
