import {
  type Condition,
  createScopeCondition,
  createSqlPlaceholders,
  joinConditionsByAnd,
  preventIndexUse,
} from "./conditions.ts";
import { buildPackedRowsSql } from "./packed.ts";
import { buildRankedRowsSql } from "./ranking/candidate.ts";
import type { Statement } from "./sql-handle.ts";

/** An answer is a window of this many recipes; a count stops here. */
export const WINDOW = 1000;

export type SearchSort = "relevance" | "title" | "cooking_time" | "created_at" | "servings";
export type SearchOrder = "asc" | "desc";

/** Recipes without a cooking time or servings come last in either order. */
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

/** Ranking columns of a title, in packed order. */
export const TITLE = ["row_id", "title_sort", "like_count"];

/** Facets that the index of an order has before or as what it is ordered by: a walk along it passes those that fit alone. */
const WALKED_BY: Record<Exclude<SearchSort, "relevance">, readonly string[]> = {
  title: [],
  created_at: ["f.cuisine"],
  cooking_time: ["f.cooking_time"],
  servings: ["f.servings"],
};

/** Facets that have an index, those first of which each value leaves few recipes. */
const LOOKED_UP_BY = ["f.cuisine", "f.cooking_time", "f.servings"];

/** Filters of which those by some facets are looked up, and the others held against each recipe that is passed. */
const lookedUpBy = (facets: readonly string[], filters: readonly Condition[]): Condition[] =>
  filters.map((filter) =>
    facets.some((facet) => filter.text.startsWith(`${facet} `)) ? filter : preventIndexUse(filter),
  );

/** Uses the index of the most selective facet. */
function gatheredBy(filters: readonly Condition[]): Condition[] {
  const facet = LOOKED_UP_BY.find((item) => filters.some(({ text }) => text.startsWith(`${item} `)));
  return lookedUpBy(facet === undefined ? [] : [facet], filters);
}

const direction = (order: SearchOrder) => (order === "asc" ? "" : " DESC");

// CROSS JOIN keeps the index outside: its rows are found by word, the facets of each by key.
const matched = (table: "search_index" | "search_titles", { text, args }: Condition): Condition => ({
  text: `FROM ${table} CROSS JOIN search_facets f ON f.doc_id = ${table}.rowid WHERE ${table} MATCH ? AND ${text}`,
  args,
});

/** Scopes and facet filters. */
export type Fitting = { scopes: readonly number[]; filters: readonly Condition[] };

/** Places in the order of merit to choose from, or not to choose again. */
export type Choice = { docIds: readonly number[]; isLeftOut: boolean };

/** The best matches of a choice, in the order of merit, with what ranks them (`candidatesOf`). */
export function buildCandidatesStatement(
  expression: string,
  { scopes, filters }: Fitting,
  { docIds, isLeftOut }: Choice,
  limit: number,
): Statement {
  const among = createSqlPlaceholders(docIds);
  const isFree = isLeftOut && docIds.length === 0;
  // The unary plus keeps the match as the outer loop: otherwise each document id would be looked up by all
  // words.
  const fresh = isFree ? "" : `+search_index.rowid ${isLeftOut ? "NOT " : ""}IN (${among.text}) AND `;
  const conditions = joinConditionsByAnd([createScopeCondition(scopes), ...filters]);
  // Without filters the facets are not needed.
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

/** Places in the order of merit of the best matches, and nothing else of them. */
export function buildMatchedDocIdsStatement(
  expression: string,
  { scopes, filters }: Fitting,
  limit: number,
): Statement {
  const from =
    filters.length === 0
      ? { text: "FROM search_index WHERE search_index MATCH ?", args: [] }
      : matched("search_index", joinConditionsByAnd([createScopeCondition(scopes), ...filters]));
  return {
    text: `SELECT group_concat(doc_id) AS places FROM (SELECT search_index.rowid AS doc_id ${from.text} ORDER BY search_index.rowid LIMIT ?) LIMIT 1`,
    args: [expression, ...from.args, limit],
  };
}

/** Titles of the best matches, a line each. */
export function buildMatchedTitlesStatement(
  expression: string,
  scopes: readonly number[],
  limit: number,
): Statement {
  const conditions = createScopeCondition(scopes);
  return {
    text: `SELECT group_concat(title_sort, char(10)) AS titles FROM (SELECT f.title_sort ${matched("search_index", conditions).text} ORDER BY search_index.rowid LIMIT ?) LIMIT 1`,
    args: [expression, ...conditions.args, limit],
  };
}

/** Recipes by their places in the order of merit, with what ranks them. */
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

/** Recipes that fit, with what ranks them; `held` is an expression that each must match, asked recipe by recipe. */
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

/** Recipes with exactly this title, which a short list of the best matches may not hold. */
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

/** The rows of the best matches alone, for pages far behind. */
export function buildMatchedRowIdsStatement(
  expression: string,
  conditions: Condition,
  limit: number,
): Statement {
  return {
    text: `SELECT f.row_id ${matched("search_index", conditions).text} ORDER BY search_index.rowid LIMIT ?`,
    args: [expression, ...conditions.args, limit],
  };
}

/** Titles that match, with what ranks them while one types. */
export function buildTitleMatchesStatement(
  expression: string,
  conditions: Condition,
  limit: number,
): Statement {
  return {
    text: buildPackedRowsSql(
      TITLE,
      `SELECT f.row_id, f.title_sort, f.like_count ${matched("search_titles", conditions).text} ORDER BY search_titles.rowid LIMIT ?`,
    ),
    args: [expression, ...conditions.args, limit],
  };
}

/** Which of some recipes there are, and fit. */
export function buildFilteredRowIdsStatement(fits: Condition): Statement {
  return { text: `SELECT f.row_id FROM search_facets f WHERE ${fits.text}`, args: [...fits.args] };
}

/** Those of some recipes whose titles match. */
export function buildTitleMatchesAmongRowsStatement(
  expression: string,
  fits: Condition,
  limit: number,
): Statement {
  return {
    text: buildPackedRowsSql(
      TITLE,
      `SELECT f.row_id, f.title_sort, f.like_count FROM search_facets f WHERE ${fits.text}
      AND EXISTS (SELECT 1 FROM search_titles WHERE search_titles MATCH ? AND search_titles.rowid = f.doc_id) ORDER BY f.doc_id LIMIT ?`,
    ),
    args: [...fits.args, expression, limit],
  };
}

/** A page of matches in an order of the facets. */
export function buildSortedMatchesStatement(
  expression: string,
  conditions: Condition,
  sort: Exclude<SearchSort, "relevance">,
  order: SearchOrder,
  page: { limit: number; offset: number },
): Statement {
  const rows = `SELECT f.row_id ${matched("search_index", conditions).text}`;
  return {
    text: `${rows} ORDER BY f.${SORT_KEYS[sort][order]}, f.row_id${direction(order)} LIMIT ? OFFSET ?`,
    args: [expression, ...conditions.args, page.limit, page.offset],
  };
}

/** A page of a walk along one order, of the recipes that an expression finds, or does not find. Cheap where most are taken. */
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
    ...lookedUpBy(WALKED_BY[sort], filters),
  ]);
  return {
    text: `SELECT f.row_id FROM search_facets f WHERE ${conditions.text} AND ${among.isFound ? "" : "NOT "}EXISTS (SELECT 1 FROM search_index WHERE search_index MATCH ? AND search_index.rowid = f.doc_id)
      ORDER BY ${SORT_KEYS[sort][order]}, row_id${direction(order)} LIMIT ? OFFSET ?`,
    args: [...conditions.args, among.expression, page.limit, page.offset],
  };
}

/** A page of some recipes in an order of the facets. */
export function buildSortedRowsStatement(
  rowIds: readonly number[],
  sort: Exclude<SearchSort, "relevance">,
  order: SearchOrder,
  page: { limit: number; offset: number },
): Statement {
  const { text, args } = createSqlPlaceholders(rowIds);
  return {
    text: `SELECT f.row_id FROM search_facets f WHERE f.row_id IN (${text}) ORDER BY f.${SORT_KEYS[sort][order]}, f.row_id${direction(order)} LIMIT ? OFFSET ?`,
    args: [...args, page.limit, page.offset],
  };
}

/** How many match, counted up to one past the window; `conditions` are left out where the expression says it all. */
export function buildMatchCountStatement(expression: string, conditions: Condition | null): Statement {
  const from =
    conditions === null
      ? "FROM search_index WHERE search_index MATCH ?"
      : matched("search_index", conditions).text;
  return {
    text: `SELECT count(*) AS total FROM (SELECT 1 ${from} LIMIT ${WINDOW + 1}) LIMIT 1`,
    args: [expression, ...(conditions?.args ?? [])],
  };
}

/**
 * A page without words: each scope is walked along its own index, and their heads are merged. `isMany` says that so many
 * fit that a page of them is soon walked to; fewer are gathered by what they fit, and sorted.
 */
export function buildSortedFacetsStatement(
  scopes: readonly number[],
  { filters, isMany }: { filters: readonly Condition[]; isMany: boolean },
  sort: Exclude<SearchSort, "relevance">,
  order: SearchOrder,
  page: { limit: number; offset: number },
): Statement {
  const column = SORT_COLUMNS[sort];
  const held = isMany ? lookedUpBy(WALKED_BY[sort], filters) : gatheredBy(filters);
  const ordered = `ORDER BY ${SORT_KEYS[sort][order]}, row_id${direction(order)}`;
  // The sign keeps the order's own index out: along it few would be far apart.
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

/** How many rows the filters leave, counted up to one past the window. */
export function buildFacetCountStatement(
  scopes: readonly number[],
  filters: readonly Condition[],
): Statement {
  const conditions = joinConditionsByAnd([createScopeCondition(scopes), ...gatheredBy(filters)]);
  return {
    text: `SELECT count(*) AS total FROM (SELECT 1 FROM search_facets f WHERE ${conditions.text} LIMIT ${WINDOW + 1}) LIMIT 1`,
    args: conditions.args,
  };
}
