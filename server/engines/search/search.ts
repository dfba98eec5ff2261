import {
  allOf,
  type Condition,
  facetConditions,
  inScopes,
  type SearchFilters,
  type SqlValue,
  visibleScopes,
} from "./conditions.ts";
import { rowsOf, type SearchDocument, titleKey } from "./document.ts";
import {
  excludeExpression,
  includeExpression,
  joinedExpression,
  type QueryWords,
  queryWords,
  tierExpressions,
  titleExpression,
} from "./match.ts";
import { type Candidate, candidateOf, rankWithinTier } from "./ranking.ts";
import {
  candidates,
  facetCount,
  matchCount,
  type SearchOrder,
  type SearchSort,
  type Statement,
  sortedFacets,
  sortedMatches,
  WINDOW,
} from "./statements.ts";

export type { SearchFilters } from "./conditions.ts";
export type { SearchDocument } from "./document.ts";
export type { SearchSort } from "./statements.ts";
export { removalTrigger, searchTables } from "./tables.ts";

const LONGEST_QUERY = 200;
const QUICK_CANDIDATES = 200;

/** The database as the engine needs it. Writes must run in the transaction of the recipe they belong to. */
export type SqlHandle = {
  run(sql: string, args: SqlValue[]): Promise<void>;
  all(sql: string, args: SqlValue[]): Promise<Record<string, unknown>[]>;
};

/** `owners` are the rows of the reader's own set, empty for a guest. At most 1,000 results can be paged through. */
export type SearchQuery = {
  text?: string;
  filters?: SearchFilters;
  owners: readonly number[];
  /** Without a text, relevance is created_at. */
  sort?: SearchSort;
  order?: SearchOrder;
  limit: number;
  offset?: number;
};

/** `total` counts up to 1,000; `totalIsCapped` says that there are more. */
type SearchResult = { rowIds: number[]; total: number; totalIsCapped: boolean };

export type SearchEngine = {
  /** Writes a recipe's entry, or replaces it. */
  index(sql: SqlHandle, document: SearchDocument): Promise<void>;
  /** Takes a recipe's entry away; one that is not there is no error. */
  remove(sql: SqlHandle, rowId: number): Promise<void>;
  /** Keeps the likes that rank a recipe up to date, without writing its words anew. */
  setLikeCount(sql: SqlHandle, rowId: number, likeCount: number): Promise<void>;
  /** Takes all entries away, before a rebuild. */
  clear(sql: SqlHandle): Promise<void>;
  query(sql: SqlHandle, query: SearchQuery): Promise<SearchResult>;
  /** Titles that hold the words, the last of which may be begun only: rows, best first. */
  quick(sql: SqlHandle, query: { text: string; owners: readonly number[]; limit: number }): Promise<number[]>;
};

const NOTHING: SearchResult = { rowIds: [], total: 0, totalIsCapped: false };

/** The search inside the application's own database: FTS5 over words made here. Holds no state. */
export function createEmbeddedSearch(): SearchEngine {
  return { index, remove, setLikeCount, clear, query, quick };
}

async function index(sql: SqlHandle, document: SearchDocument): Promise<void> {
  const rows = rowsOf(document);
  const marks = (values: readonly SqlValue[]) => values.map(() => "?").join(", ");
  await sql.run(
    `INSERT OR REPLACE INTO search_index (rowid, title, ingredients, body) VALUES (${marks(rows.index)})`,
    rows.index,
  );
  await sql.run(
    `INSERT OR REPLACE INTO search_titles (rowid, title) VALUES (${marks(rows.titles)})`,
    rows.titles,
  );
  await sql.run(
    `INSERT OR REPLACE INTO search_facets (row_id, scope, title_sort, title_words, cuisine, difficulty, cooking_time, servings, has_image, created_at, like_count) VALUES (${marks(rows.facets)})`,
    rows.facets,
  );
}

async function remove(sql: SqlHandle, rowId: number): Promise<void> {
  await sql.run("DELETE FROM search_index WHERE rowid = ?", [rowId]);
  await sql.run("DELETE FROM search_titles WHERE rowid = ?", [rowId]);
  await sql.run("DELETE FROM search_facets WHERE row_id = ?", [rowId]);
}

async function setLikeCount(sql: SqlHandle, rowId: number, likeCount: number): Promise<void> {
  await sql.run("UPDATE search_facets SET like_count = ? WHERE row_id = ?", [likeCount, rowId]);
}

async function clear(sql: SqlHandle): Promise<void> {
  await sql.run("INSERT INTO search_index (search_index) VALUES ('delete-all')", []);
  await sql.run("INSERT INTO search_titles (search_titles) VALUES ('delete-all')", []);
  await sql.run("DELETE FROM search_facets", []);
}

async function query(sql: SqlHandle, asked: SearchQuery): Promise<SearchResult> {
  const filters = asked.filters ?? {};
  const scopes = visibleScopes(asked.owners, filters.isPublic);
  const text = (asked.text ?? "").slice(0, LONGEST_QUERY).trim();
  const words = queryWords(text);
  const included = includeExpression(filters.ingredientsInclude ?? [], filters.ingredientsMatchAll ?? false);
  // A text of marks alone asks for something, and nothing is it.
  if (scopes.length === 0 || included === "nothing" || (text !== "" && words === null)) return NOTHING;

  const excluded = excludeExpression(filters.ingredientsExclude ?? []);
  const order = asked.order ?? "desc";
  const offset = Math.min(Math.max(asked.offset ?? 0, 0), WINDOW);
  const page = { limit: Math.min(Math.max(asked.limit, 0), WINDOW - offset), offset };
  const sort = asked.sort ?? "relevance";
  const facets = facetConditions(filters);
  const conditions = allOf([inScopes(scopes), ...facets]);
  const found = (tier: string | null) => joinedExpression(tier, included, excluded);

  if (words !== null && sort === "relevance") {
    const tiers = tierExpressions(words).map((tier) => found(tier) ?? tier);
    const rowIds = await relevantRows(sql, { tiers, conditions, words, wanted: titleKey(text), order, page });
    return { rowIds, ...(await countOf(sql, matchCount(tiers.at(-1) ?? "", conditions))) };
  }
  const sorted = sort === "relevance" ? "created_at" : sort;
  const expression = found(words === null ? null : (tierExpressions(words).at(-1) ?? null));
  if (expression !== null) {
    const rowIds = await rowIdsOf(sql, sortedMatches(expression, conditions, sorted, order, page));
    return { rowIds, ...(await countOf(sql, matchCount(expression, conditions))) };
  }
  const rowIds = await rowIdsOf(sql, sortedFacets(scopes, facets, sorted, order, page));
  return { rowIds, ...(await countOf(sql, facetCount(scopes, facets))) };
}

type Relevance = {
  tiers: string[];
  conditions: Condition;
  words: QueryWords;
  wanted: string;
  order: SearchOrder;
  page: { limit: number; offset: number };
};

/** Tier after tier, until the page is full. Ascending order is the same window read from its end. */
async function relevantRows(sql: SqlHandle, asked: Relevance): Promise<number[]> {
  const { page } = asked;
  const needed = asked.order === "desc" ? page.offset + page.limit : WINDOW;
  const ranked = new Map<number, Candidate>();
  for (const tier of asked.tiers) {
    if (ranked.size >= needed) break;
    const statement = candidates("search_index", tier, asked.conditions, WINDOW);
    const rows = (await sql.all(statement.text, statement.args)).map(candidateOf);
    const fresh = rows.filter((row) => !ranked.has(row.rowId));
    for (const row of rankWithinTier(fresh, asked.words, asked.wanted)) ranked.set(row.rowId, row);
  }
  const rowIds = [...ranked.keys()].slice(0, WINDOW);
  if (asked.order === "asc") rowIds.reverse();
  return rowIds.slice(page.offset, page.offset + page.limit);
}

async function quick(
  sql: SqlHandle,
  asked: { text: string; owners: readonly number[]; limit: number },
): Promise<number[]> {
  const text = asked.text.slice(0, LONGEST_QUERY);
  const words = queryWords(text);
  if (words === null) return [];
  const conditions = inScopes(visibleScopes(asked.owners, undefined));
  const statement = candidates("search_titles", titleExpression(words), conditions, QUICK_CANDIDATES);
  const rows = (await sql.all(statement.text, statement.args)).map(candidateOf);
  return rankWithinTier(rows, words, titleKey(text))
    .slice(0, Math.max(asked.limit, 0))
    .map((row) => row.rowId);
}

async function rowIdsOf(sql: SqlHandle, statement: Statement): Promise<number[]> {
  return (await sql.all(statement.text, statement.args)).map((row) => Number(row.row_id));
}

async function countOf(sql: SqlHandle, statement: Statement): Promise<Omit<SearchResult, "rowIds">> {
  const [row] = await sql.all(statement.text, statement.args);
  const total = Number(row?.total ?? 0);
  return { total: Math.min(total, WINDOW), totalIsCapped: total > WINDOW };
}
