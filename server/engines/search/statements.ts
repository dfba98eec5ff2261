import {
  type Condition,
  createScopeCondition,
  createSqlPlaceholders,
  joinConditionsByAnd,
  preventIndexUse,
} from "./conditions.ts";
import { wrapSelectToReturnOneJsonText } from "./packed.ts";
import { buildRankedRowsSql } from "./ranking/candidate.ts";
import type { Statement } from "./sql-handle.ts";

/** Maximum number of recipes in a result. Counts stop one past it. */
export const WINDOW = 1000;

export type SearchSort = "relevance" | "title" | "cooking_time" | "created_at" | "servings";
export type SearchOrder = "asc" | "desc";

/** In either order, recipes without a cooking time or servings come last. */
const SORT_KEYS: Record<Exclude<SearchSort, "relevance">, Record<SearchOrder, string>> = {
  title: { asc: "title_sort", desc: "title_sort DESC" },
  created_at: { asc: "created_at", desc: "created_at DESC" },
  cooking_time: { asc: "cooking_time NULLS LAST", desc: "cooking_time DESC" },
  servings: { asc: "servings NULLS LAST", desc: "servings DESC" },
};
const SORT_COLUMNS = {
  title: "title_sort",
  created_at: "created_at",
  cooking_time: "cooking_time",
  servings: "servings",
} as const;

/** Columns of a title that rank it, in the order in which they are packed. */
export const TITLE = ["row_id", "title_sort", "like_count"];

/**
 * For each sort, the filter columns that the index of this sort contains. A scan along it skips rows that
 * fail these filters.
 */
const WALKED_BY: Record<Exclude<SearchSort, "relevance">, readonly string[]> = {
  title: [],
  created_at: ["f.cuisine"],
  cooking_time: ["f.cooking_time"],
  servings: ["f.servings"],
};

/** Columns that have an index, the most selective first. */
const LOOKED_UP_BY = ["f.cuisine", "f.cooking_time", "f.servings"];

/**
 * Lets SQLite use the indexes of the given columns only. Filters on other columns are checked for each row.
 */
const allowIndexesOfColumns = (facets: readonly string[], filters: readonly Condition[]): Condition[] =>
  filters.map((filter) =>
    facets.some((facet) => filter.text.startsWith(`${facet} `)) ? filter : preventIndexUse(filter),
  );

/** Lets SQLite use only the index of the most selective column among the filters. */
function allowIndexOfMostSelectiveColumn(filters: readonly Condition[]): Condition[] {
  const facet = LOOKED_UP_BY.find((item) => filters.some(({ text }) => text.startsWith(`${item} `)));
  return allowIndexesOfColumns(facet === undefined ? [] : [facet], filters);
}

const getSqlDirection = (order: SearchOrder) => (order === "asc" ? "" : " DESC");

// CROSS JOIN keeps the full-text table as the outer loop: it is searched by words, then the facets of each
// row by key.
const joinFullTextTableWithFacets = (
  table: "search_index" | "search_titles",
  { text, args }: Condition,
): Condition => ({
  text: `FROM ${table} CROSS JOIN search_facets f ON f.doc_id = ${table}.rowid WHERE ${table} MATCH ? AND ${text}`,
  args,
});

/** The scopes and the filters that limit a search. */
export type Fitting = { scopes: readonly number[]; filters: readonly Condition[] };

/** Document ids to choose from or, with `isLeftOut`, to exclude. */
export type Choice = { docIds: readonly number[]; isLeftOut: boolean };

/** Selects the best matches of a choice with their ranking data, ordered by document id (best first). */
export function buildCandidatesStatement(
  expression: string,
  { scopes, filters }: Fitting,
  { docIds, isLeftOut }: Choice,
  limit: number,
): Statement {
  const among = createSqlPlaceholders(docIds);
  const isFree = isLeftOut && docIds.length === 0;
  // The unary plus keeps the full-text match as the outer loop. Otherwise SQLite would run it once per
  // document id.
  const fresh = isFree ? "" : `+search_index.rowid ${isLeftOut ? "NOT " : ""}IN (${among.text}) AND `;
  const conditions = joinConditionsByAnd([createScopeCondition(scopes), ...filters]);
  // Without filters, the table of the facets is not needed.
  const tables =
    filters.length === 0
      ? "search_index CROSS JOIN search_rankings f ON f.doc_id = search_index.rowid"
      : "search_index CROSS JOIN search_facets f ON f.doc_id = search_index.rowid CROSS JOIN search_rankings r ON r.doc_id = f.doc_id";
  const from = filters.length === 0 ? "f" : "r";
  return {
    text: buildRankedRowsSql(
      `SELECT ${from}.doc_id, ${from}.like_count, ${from}.ranking FROM ${tables}
      WHERE search_index MATCH ? AND ${fresh}${conditions.text} ORDER BY search_index.rowid LIMIT ?`,
    ),
    args: [expression, ...(isFree ? [] : among.args), ...conditions.args, limit],
  };
}

/** Selects the document ids of the best matches as one text, separated by commas. */
export function buildMatchedDocIdsStatement(
  expression: string,
  { scopes, filters }: Fitting,
  limit: number,
): Statement {
  const from =
    filters.length === 0
      ? { text: "FROM search_index WHERE search_index MATCH ?", args: [] }
      : joinFullTextTableWithFacets(
          "search_index",
          joinConditionsByAnd([createScopeCondition(scopes), ...filters]),
        );
  return {
    text: `SELECT group_concat(doc_id) AS places FROM (SELECT search_index.rowid AS doc_id ${from.text} ORDER BY search_index.rowid LIMIT ?) LIMIT 1`,
    args: [expression, ...from.args, limit],
  };
}

/** Selects the titles of the best matches as one text, one per line. */
export function buildMatchedTitlesStatement(
  expression: string,
  scopes: readonly number[],
  limit: number,
): Statement {
  const conditions = createScopeCondition(scopes);
  return {
    text: `SELECT group_concat(title_sort, char(10)) AS titles FROM (SELECT f.title_sort ${joinFullTextTableWithFacets("search_index", conditions).text} ORDER BY search_index.rowid LIMIT ?) LIMIT 1`,
    args: [expression, ...conditions.args, limit],
  };
}

/** Selects recipes by document id, with their ranking data. */
export function buildCandidatesByDocIdStatement(
  docIds: readonly number[],
  scopes: readonly number[],
): Statement {
  const among = createSqlPlaceholders(docIds);
  const conditions = joinConditionsByAnd([
    { text: `f.doc_id IN (${among.text})`, args: among.args },
    createScopeCondition(scopes),
  ]);
  return {
    text: buildRankedRowsSql(
      `SELECT f.doc_id, f.like_count, f.ranking FROM search_rankings f WHERE ${conditions.text} ORDER BY f.doc_id`,
    ),
    args: conditions.args,
  };
}

/**
 * Selects recipes by a condition, with their ranking data. If `held` is given, each recipe must also match
 * this expression.
 */
export function buildFilteredCandidatesStatement(fits: Condition, held: string | null): Statement {
  const match =
    held === null
      ? ""
      : "AND EXISTS (SELECT 1 FROM search_index WHERE search_index MATCH ? AND search_index.rowid = f.doc_id)";
  return {
    text: buildRankedRowsSql(
      `SELECT r.doc_id, r.like_count, r.ranking
      FROM search_facets f CROSS JOIN search_rankings r ON r.doc_id = f.doc_id WHERE ${fits.text} ${match} ORDER BY f.doc_id`,
    ),
    args: [...fits.args, ...(held === null ? [] : [held])],
  };
}

/** Selects recipes with exactly this title, which may be missing among the best matches. */
export function buildExactTitleStatement(
  { scopes, filters }: Fitting,
  title: string,
  limit: number,
): Statement {
  const titled = { text: "f.title_sort = ?", args: [title] };
  const conditions = joinConditionsByAnd([
    createScopeCondition(scopes),
    titled,
    ...filters.map(preventIndexUse),
  ]);
  return {
    text: buildRankedRowsSql(
      `SELECT r.doc_id, r.like_count, r.ranking
      FROM search_facets f CROSS JOIN search_rankings r ON r.doc_id = f.doc_id WHERE ${conditions.text} LIMIT ?`,
    ),
    args: [...conditions.args, limit],
  };
}

/** Selects only the row ids of the best matches, for pages beyond the ranked results. */
export function buildMatchedRowIdsStatement(
  expression: string,
  conditions: Condition,
  limit: number,
): Statement {
  return {
    text: `SELECT f.row_id ${joinFullTextTableWithFacets("search_index", conditions).text} ORDER BY search_index.rowid LIMIT ?`,
    args: [expression, ...conditions.args, limit],
  };
}

/** Selects matching titles with the columns that rank them, for a search while typing. */
export function buildTitleMatchesStatement(
  expression: string,
  conditions: Condition,
  limit: number,
): Statement {
  return {
    text: wrapSelectToReturnOneJsonText(
      TITLE,
      `SELECT f.row_id, f.title_sort, f.like_count ${joinFullTextTableWithFacets("search_titles", conditions).text} ORDER BY search_titles.rowid LIMIT ?`,
    ),
    args: [expression, ...conditions.args, limit],
  };
}

/** Selects the row ids of the recipes that fulfil a condition. */
export function buildFilteredRowIdsStatement(fits: Condition): Statement {
  return { text: `SELECT f.row_id FROM search_facets f WHERE ${fits.text}`, args: [...fits.args] };
}

/** Selects the recipes that fulfil a condition and whose titles match, with the columns that rank them. */
export function buildTitleMatchesAmongRowsStatement(
  expression: string,
  fits: Condition,
  limit: number,
): Statement {
  return {
    text: wrapSelectToReturnOneJsonText(
      TITLE,
      `SELECT f.row_id, f.title_sort, f.like_count FROM search_facets f WHERE ${fits.text}
      AND EXISTS (SELECT 1 FROM search_titles WHERE search_titles MATCH ? AND search_titles.rowid = f.doc_id) ORDER BY f.doc_id LIMIT ?`,
    ),
    args: [...fits.args, expression, limit],
  };
}

/** Selects one page of the matches of an expression, sorted by a column. */
export function buildSortedMatchesStatement(
  expression: string,
  conditions: Condition,
  sort: Exclude<SearchSort, "relevance">,
  order: SearchOrder,
  page: { limit: number; offset: number },
): Statement {
  const rows = `SELECT f.row_id ${joinFullTextTableWithFacets("search_index", conditions).text}`;
  return {
    text: `${rows} ORDER BY f.${SORT_KEYS[sort][order]}, f.row_id${getSqlDirection(order)} LIMIT ? OFFSET ?`,
    args: [expression, ...conditions.args, page.limit, page.offset],
  };
}

/**
 * Selects one page by a scan along the index of the sort, testing each recipe with the expression: it must
 * match or, without `isFound`, must not match. Cheap if most recipes pass.
 */
export function buildSortedMatchesOfScopeStatement(
  scope: number,
  filters: readonly Condition[],
  among: { expression: string; isFound: boolean },
  sort: Exclude<SearchSort, "relevance">,
  order: SearchOrder,
  page: { limit: number; offset: number },
): Statement {
  const conditions = joinConditionsByAnd([
    { text: "f.scope = ?", args: [scope] },
    ...allowIndexesOfColumns(WALKED_BY[sort], filters),
  ]);
  return {
    text: `SELECT f.row_id FROM search_facets f WHERE ${conditions.text} AND ${among.isFound ? "" : "NOT "}EXISTS (SELECT 1 FROM search_index WHERE search_index MATCH ? AND search_index.rowid = f.doc_id)
      ORDER BY ${SORT_KEYS[sort][order]}, row_id${getSqlDirection(order)} LIMIT ? OFFSET ?`,
    args: [...conditions.args, among.expression, page.limit, page.offset],
  };
}

/** Selects one page of the given rows, sorted by a column. */
export function buildSortedRowsStatement(
  rowIds: readonly number[],
  sort: Exclude<SearchSort, "relevance">,
  order: SearchOrder,
  page: { limit: number; offset: number },
): Statement {
  const { text, args } = createSqlPlaceholders(rowIds);
  return {
    text: `SELECT f.row_id FROM search_facets f WHERE f.row_id IN (${text}) ORDER BY f.${SORT_KEYS[sort][order]}, f.row_id${getSqlDirection(order)} LIMIT ? OFFSET ?`,
    args: [...args, page.limit, page.offset],
  };
}

/** Counts matches up to one past the window. `conditions` is null if the expression alone decides. */
export function buildMatchCountStatement(expression: string, conditions: Condition | null): Statement {
  const from =
    conditions === null
      ? "FROM search_index WHERE search_index MATCH ?"
      : joinFullTextTableWithFacets("search_index", conditions).text;
  return {
    text: `SELECT count(*) AS total FROM (SELECT 1 ${from} LIMIT ${WINDOW + 1}) LIMIT 1`,
    args: [expression, ...(conditions?.args ?? [])],
  };
}

/**
 * Selects one page without a text. Each scope yields its first rows, which are then merged. With `isMany`, so
 * many recipes pass the filters that a scan along the sort index soon fills a page; otherwise the few recipes
 * are looked up and sorted.
 */
export function buildSortedFacetsStatement(
  scopes: readonly number[],
  { filters, isMany }: { filters: readonly Condition[]; isMany: boolean },
  sort: Exclude<SearchSort, "relevance">,
  order: SearchOrder,
  page: { limit: number; offset: number },
): Statement {
  const column = SORT_COLUMNS[sort];
  const held = isMany
    ? allowIndexesOfColumns(WALKED_BY[sort], filters)
    : allowIndexOfMostSelectiveColumn(filters);
  const ordered = `ORDER BY ${SORT_KEYS[sort][order]}, row_id${getSqlDirection(order)}`;
  // The unary plus forbids the sort index, along which the few recipes are far apart.
  const inArm = isMany ? ordered : ordered.replace("BY ", "BY +");
  const arms = scopes.map((scope): Condition => {
    const conditions = joinConditionsByAnd([{ text: "f.scope = ?", args: [scope] }, ...held]);
    return {
      text: `SELECT * FROM (SELECT f.row_id, f.${column} FROM search_facets f WHERE ${conditions.text} ${inArm} LIMIT ?)`,
      args: [...conditions.args, page.limit + page.offset],
    };
  });
  return {
    text: `SELECT row_id FROM (${arms.map(({ text }) => text).join(" UNION ALL ")}) ${ordered} LIMIT ? OFFSET ?`,
    args: [...arms.flatMap(({ args }) => args), page.limit, page.offset],
  };
}

/** Counts the recipes that pass the filters, up to one past the window. */
export function buildFacetCountStatement(
  scopes: readonly number[],
  filters: readonly Condition[],
): Statement {
  const conditions = joinConditionsByAnd([
    createScopeCondition(scopes),
    ...allowIndexOfMostSelectiveColumn(filters),
  ]);
  return {
    text: `SELECT count(*) AS total FROM (SELECT 1 FROM search_facets f WHERE ${conditions.text} LIMIT ${WINDOW + 1}) LIMIT 1`,
    args: conditions.args,
  };
}
