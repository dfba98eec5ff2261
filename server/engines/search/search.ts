import {
  createFacetConditions,
  createScopeCondition,
  findVisibleScopes,
  joinConditionsByAnd,
  type SearchFilters,
} from "./conditions.ts";
import { createCuisineMark, createCuisineToken, type SearchDocument } from "./document.ts";
import { explainQuery } from "./explain.ts";
import { type ExternalIndex, sourceOf } from "./external-index.ts";
import { findListRowsMatchingQuery, type ListQuery } from "./list-matches.ts";
import {
  type Page,
  readPageOfAnswer,
  type SearchResult,
  selectCappedCount,
  selectRowIds,
} from "./page-of-answer.ts";
import {
  createEveryRecipeExpression,
  createWordsAnywhereExpression,
  joinExpressionsWithExclusion,
  quoteForFts,
} from "./query/fts-expressions.ts";
import { createIngredientFilterExpressions } from "./query/ingredient-filters.ts";
import { parseSearchQueryOrNull } from "./query/parse-query.ts";
import type { Term } from "./query/terms.ts";
import { searchTitlesWhileTyping } from "./quick.ts";
import { searchWithCorrections } from "./search-with-corrections.ts";
import type { SqlHandle } from "./sql-handle.ts";
import {
  buildFacetCountStatement,
  buildMatchCountStatement,
  buildSortedFacetsStatement,
  buildSortedMatchesOfScopeStatement,
  buildSortedMatchesStatement,
  type SearchOrder,
  type SearchSort,
  WINDOW,
} from "./statements.ts";
import { countRecipesByLanguage } from "./vocabulary/read-words.ts";
import { type Language, toStemWithLanguage } from "./words/languages.ts";
import {
  clearSearchIndex,
  removeRecipeFromIndex,
  setIndexedLikeCount,
  writeRecipeToIndex,
} from "./write-recipe.ts";

export type { SearchFilters } from "./conditions.ts";
export type { SearchDocument } from "./document.ts";
export { createDocumentTokens } from "./document.ts";
export type { Hit } from "./explain.ts";
export {
  type ExternalIndex,
  type ExternalQuery,
  StaleIndexError,
} from "./external-index.ts";
export { warmUpLexicon } from "./lexicon/entities.ts";
export { getAllEntities } from "./lexicon/names.ts";
export { getStopWords } from "./lexicon/query-stopwords.ts";
export type { SqlHandle } from "./sql-handle.ts";
export type { SearchSort } from "./statements.ts";
export { buildRemovalTrigger, SEARCH_VERSION, searchTables } from "./tables.ts";
export { findPositionOfWordPart, findWordPositions } from "./words/words.ts";

const MAX_QUERY_LENGTH = 200;
/**
 * A cuisine with fewer than this share of the recipes is looked up in the index. Otherwise the filter checks
 * each match.
 */
const RARE_FACET = 0.3;
/**
 * Pages that end within this many results are read by a scan along the sorted index; for later pages, sorting
 * is cheaper.
 */
const MAX_SCANNED_OFFSET = 120;

/** `owners` are the reader's own owner row ids, empty for a guest. Pages end at the first 1,000 results. */
export type SearchQuery = {
  text?: string;
  filters?: SearchFilters;
  owners: readonly number[];
  /** Without a text, "relevance" sorts by `created_at`. */
  sort?: SearchSort;
  order?: SearchOrder;
  limit: number;
  offset?: number;
};

export type SearchEngine = {
  /** Writes or replaces the entry of a recipe. */
  index(sql: SqlHandle, document: SearchDocument): Promise<void>;
  /** Deletes the entry of a recipe. A missing entry is no error. */
  remove(sql: SqlHandle, rowId: number): Promise<void>;
  /**
   * Updates the likes of a recipe without indexing its words. Returns true if its document id changes; the
   * caller must then call `index`.
   */
  setLikeCount(sql: SqlHandle, rowId: number, likeCount: number): Promise<boolean>;
  /** Deletes all entries, before a rebuild. */
  clear(sql: SqlHandle): Promise<void>;
  /** Whether small writes have left the index in so many segments that searches are slow. */
  isFragmented(sql: SqlHandle): Promise<boolean>;
  /** Merges some segments of the index. Returns false if none is left to merge. */
  mergeSegments(sql: SqlHandle): Promise<boolean>;
  query(sql: SqlHandle, query: SearchQuery): Promise<SearchResult>;
  /** Row ids of the recipes in a member's list that match a text best, in no particular order. */
  listMatches(sql: SqlHandle, query: ListQuery): Promise<number[]>;
  /** Row ids of recipes whose titles contain the words, best first. The last word may be incomplete. */
  quick(sql: SqlHandle, query: { text: string; owners: readonly number[]; limit: number }): Promise<number[]>;
};

/**
 * The search within the application's own database, by FTS5 over tokens that this engine builds. It has no
 * state. With `external`, that index finds the recipes of a text, and the database still checks, counts and
 * ranks them.
 */
export function createEmbeddedSearch(external?: ExternalIndex): SearchEngine {
  return {
    index: writeRecipeToIndex,
    remove: removeRecipeFromIndex,
    setLikeCount: setIndexedLikeCount,
    clear: clearSearchIndex,
    isFragmented,
    mergeSegments,
    query: (sql, asked) => answerSearchQuery(sql, asked, external),
    listMatches: (sql, asked) =>
      findListRowsMatchingQuery(sql, { ...asked, text: asked.text.slice(0, MAX_QUERY_LENGTH) }, external),
    quick: (sql, asked) => searchTitlesWhileTyping(sql, asked, external),
  };
}

async function answerSearchQuery(
  sql: SqlHandle,
  asked: SearchQuery,
  external?: ExternalIndex,
): Promise<SearchResult> {
  const filters = asked.filters ?? {};
  const scopes = findVisibleScopes(asked.owners, filters.isPublic);
  const text = (asked.text ?? "").slice(0, MAX_QUERY_LENGTH).trim();
  const parsed = text === "" ? null : parseSearchQueryOrNull(text);
  // A text without any word, such as "!?", has no results.
  if (scopes.length === 0 || (text !== "" && parsed === null)) return createEmptyResult();

  const mark = filters.cuisine === undefined ? null : createCuisineMark(filters.cuisine);
  const needsWords = parsed !== null || hasIngredientFilters(filters);
  const vocabulary = needsWords
    ? await countRecipesByLanguage(sql, scopes, mark)
    : { recipes: 0, languages: [], marked: 0 };
  const { languages } = vocabulary;
  if (needsWords && vocabulary.recipes === 0) return createEmptyResult();
  const { included, excluded } = await createIngredientFilterExpressions(sql, scopes, filters, languages);
  if (included === "nothing") return createEmptyResult();

  const page = clampPageToWindow(asked);
  const order = asked.order ?? "desc";
  const sort = asked.sort ?? "relevance";
  const facets = createFacetConditions(filters);
  const conditions = joinConditionsByAnd([createScopeCondition(scopes), ...facets]);
  const isPlain = facets.length === 0;
  const expression =
    included === null && excluded === null
      ? null
      : joinExpressionsWithExclusion([included ?? createEveryRecipeExpression(scopes)], excluded);

  if (parsed !== null) {
    const cuisine = filters.cuisine !== undefined && vocabulary.marked < RARE_FACET * vocabulary.recipes;
    const within = [
      cuisine
        ? scopes.map((scope) => quoteForFts(createCuisineToken(scope, filters.cuisine ?? ""))).join(" OR ")
        : null,
      included,
    ];
    const wanted = within.map((part) => (part === null ? null : `(${part})`));
    const answered = await searchWithCorrections(sql, text, parsed, (item, parsedText) => ({
      text: item,
      parsed: parsedText,
      scopes,
      filters: facets,
      within: wanted,
      excluded,
      vocabulary,
      source: sourceOf(external, { scopes, filters, words: parsedText.wanted }, expression),
    }));
    const { answer } = answered;
    const found = await readPageOfAnswer(sql, answer, { conditions, isPlain, order, page, sort });
    const unknown = await findWordsInNoRecipe(sql, scopes, answer.terms, languages);
    const isInVain = found.total === 0 && isPlain && expression === null;
    const understanding = explainQuery(answered.parsed, answer.terms, unknown, isInVain);
    return {
      ...found,
      understood:
        answered.correctedText === null
          ? understanding
          : { ...understanding, corrected: understanding.corrected ?? answered.correctedText },
    };
  }
  const sorted = sort === "relevance" ? "created_at" : sort;
  if (expression !== null) {
    const [scope = 0] = scopes;
    // An exclusion alone leaves most recipes, so scanning along the sorted index soon fills a page.
    const isWalked =
      included === null &&
      excluded !== null &&
      scopes.length === 1 &&
      page.offset + page.limit <= MAX_SCANNED_OFFSET;
    const rows = isWalked
      ? buildSortedMatchesOfScopeStatement(
          scope,
          facets,
          { expression: excluded, isFound: false },
          sorted,
          order,
          page,
        )
      : buildSortedMatchesStatement(expression, conditions, sorted, order, page);
    const rowIds = await selectRowIds(sql, rows);
    return {
      rowIds,
      ...(await selectCappedCount(sql, buildMatchCountStatement(expression, isPlain ? null : conditions))),
    };
  }
  const counted = await selectCappedCount(sql, buildFacetCountStatement(scopes, facets));
  const among = { filters: facets, isMany: counted.totalIsCapped };
  return {
    rowIds: await selectRowIds(sql, buildSortedFacetsStatement(scopes, among, sorted, order, page)),
    ...counted,
  };
}

/** The words of terms without alternatives that occur in no text of any recipe, not even in its steps. */
async function findWordsInNoRecipe(
  sql: SqlHandle,
  scopes: readonly number[],
  terms: readonly Term[],
  languages: readonly Language[],
): Promise<string[]> {
  const unknown: string[] = [];
  for (const { word, alternatives } of terms) {
    if (alternatives.length > 0) continue;
    const stems = languages.map((language) => toStemWithLanguage(word, language));
    const { text, args } = buildMatchCountStatement(createWordsAnywhereExpression(scopes, [stems]), null);
    const [row] = await sql.all(text, args);
    if (Number(row?.total ?? 0) === 0) unknown.push(word);
  }
  return unknown;
}

const createEmptyResult = (): SearchResult => ({ rowIds: [], total: 0, totalIsCapped: false });

const hasIngredientFilters = ({ ingredientsInclude, ingredientsExclude }: SearchFilters) =>
  (ingredientsInclude ?? []).length > 0 || (ingredientsExclude ?? []).length > 0;

function clampPageToWindow(asked: SearchQuery): Page {
  const offset = Math.min(Math.max(asked.offset ?? 0, 0), WINDOW);
  return { limit: Math.min(Math.max(asked.limit, 0), WINDOW - offset), offset };
}

const TABLES = ["search_index", "search_titles"] as const;
/** The number of segments up to which a merge does not pay. Every search reads each segment. */
const MAX_SEGMENTS = 4;
/** Database pages that one merge step writes, so that other statements wait only some milliseconds. */
const PAGES_PER_MERGE = 32;

async function isFragmented(sql: SqlHandle): Promise<boolean> {
  for (const table of TABLES) {
    const [row] = await sql.all(`SELECT count(DISTINCT segid) AS pieces FROM ${table}_idx LIMIT 1`, []);
    if (Number(row?.pieces ?? 0) > MAX_SEGMENTS) return true;
  }
  return false;
}

/** Merges a few pages of segments of the index. Returns false if none is left to merge. */
async function mergeSegments(sql: SqlHandle): Promise<boolean> {
  for (const table of TABLES) {
    const before = await countDatabaseChanges(sql);
    // A negative number makes FTS5 merge all segments into one and continue the merge of an earlier step.
    await sql.run(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ?)`, [-PAGES_PER_MERGE]);
    // The statement itself counts as one change, so more than one means that FTS5 merged something.
    if ((await countDatabaseChanges(sql)) - before > 1) return true;
  }
  return false;
}

async function countDatabaseChanges(sql: SqlHandle): Promise<number> {
  const [row] = await sql.all("SELECT total_changes() AS changes LIMIT 1", []);
  return Number(row?.changes ?? 0);
}
