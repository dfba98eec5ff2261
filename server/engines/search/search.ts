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
  quoted,
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
export { stopWords } from "./lexicon/query-stopwords.ts";
export type { SqlHandle } from "./sql-handle.ts";
export type { SearchSort } from "./statements.ts";
export { buildRemovalTrigger, SEARCH_VERSION, searchTables } from "./tables.ts";
export { findWordPositions, partPlace } from "./words/words.ts";

const MAX_QUERY_LENGTH = 200;
/** A facet that fewer recipes have is looked up by word; the others are compared on the recipes that were found. */
const RARE_FACET = 0.3;
/** Pages that begin later than here are cheaper sorted than walked to. */
const MAX_SCANNED_OFFSET = 120;

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

export type SearchEngine = {
  /** Writes a recipe's entry, or replaces it. */
  index(sql: SqlHandle, document: SearchDocument): Promise<void>;
  /** Takes a recipe's entry away; one that is not there is no error. */
  remove(sql: SqlHandle, rowId: number): Promise<void>;
  /**
   * Updates the likes of a recipe without indexing its words. Returns true when its document id changes:
   * index it then.
   */
  setLikeCount(sql: SqlHandle, rowId: number, likeCount: number): Promise<boolean>;
  /** Takes all entries away, before a rebuild. */
  clear(sql: SqlHandle): Promise<void>;
  /** Whether small writes have left the index in many pieces. */
  isFragmented(sql: SqlHandle): Promise<boolean>;
  /** Joins some of them; false once nothing is left to be joined. */
  mergeSegments(sql: SqlHandle): Promise<boolean>;
  query(sql: SqlHandle, query: SearchQuery): Promise<SearchResult>;
  /** Rows of a member's list that fit a text best, in no order. */
  listMatches(sql: SqlHandle, query: ListQuery): Promise<number[]>;
  /** Titles that hold the words, the last of which may be begun only: rows, best first. */
  quick(sql: SqlHandle, query: { text: string; owners: readonly number[]; limit: number }): Promise<number[]>;
};

/**
 * The search inside the application's own database: FTS5 over words made here. Holds no state. With an index elsewhere
 * the recipes of a text are found there, and read, checked, counted and ranked here.
 */
export function createEmbeddedSearch(external?: ExternalIndex): SearchEngine {
  return {
    index: writeRecipeToIndex,
    remove: removeRecipeFromIndex,
    setLikeCount: setIndexedLikeCount,
    clear: clearSearchIndex,
    isFragmented,
    mergeSegments,
    query: (sql, asked) => query(sql, asked, external),
    listMatches: (sql, asked) =>
      findListRowsMatchingQuery(sql, { ...asked, text: asked.text.slice(0, MAX_QUERY_LENGTH) }, external),
    quick: (sql, asked) => searchTitlesWhileTyping(sql, asked, external),
  };
}

async function query(sql: SqlHandle, asked: SearchQuery, external?: ExternalIndex): Promise<SearchResult> {
  const filters = asked.filters ?? {};
  const scopes = findVisibleScopes(asked.owners, filters.isPublic);
  const text = (asked.text ?? "").slice(0, MAX_QUERY_LENGTH).trim();
  const parsed = text === "" ? null : parseSearchQueryOrNull(text);
  // A text of marks alone asks for something, and nothing is it.
  if (scopes.length === 0 || (text !== "" && parsed === null)) return nothing();

  const mark = filters.cuisine === undefined ? null : createCuisineMark(filters.cuisine);
  const needsWords = parsed !== null || hasIngredients(filters);
  const vocabulary = needsWords
    ? await countRecipesByLanguage(sql, scopes, mark)
    : { recipes: 0, languages: [], marked: 0 };
  const { languages } = vocabulary;
  if (needsWords && vocabulary.recipes === 0) return nothing();
  const { included, excluded } = await createIngredientFilterExpressions(sql, scopes, filters, languages);
  if (included === "nothing") return nothing();

  const page = pageOf(asked);
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
        ? scopes.map((scope) => quoted(createCuisineToken(scope, filters.cuisine ?? ""))).join(" OR ")
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
    const unknown = await unknownWords(sql, scopes, answer.terms, languages);
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
    // An exclusion leaves most recipes, so the sorted index is scanned.
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

/** The words that recipes have in no text at all, not in their steps either. */
async function unknownWords(
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

const nothing = (): SearchResult => ({ rowIds: [], total: 0, totalIsCapped: false });

const hasIngredients = ({ ingredientsInclude, ingredientsExclude }: SearchFilters) =>
  (ingredientsInclude ?? []).length > 0 || (ingredientsExclude ?? []).length > 0;

function pageOf(asked: SearchQuery): Page {
  const offset = Math.min(Math.max(asked.offset ?? 0, 0), WINDOW);
  return { limit: Math.min(Math.max(asked.limit, 0), WINDOW - offset), offset };
}

const TABLES = ["search_index", "search_titles"] as const;
/** A word is looked up in each piece of an index; so few are not worth a write. */
const MAX_SEGMENTS = 4;
/** Pages that one step writes: others wait for some milliseconds at most. */
const PAGES_PER_MERGE = 32;

/** Whether many small writes have left the index in so many pieces that searches feel it. */
async function isFragmented(sql: SqlHandle): Promise<boolean> {
  for (const table of TABLES) {
    const [row] = await sql.all(`SELECT count(DISTINCT segid) AS pieces FROM ${table}_idx LIMIT 1`, []);
    if (Number(row?.pieces ?? 0) > MAX_SEGMENTS) return true;
  }
  return false;
}

/** Joins pieces of the index, a few pages of them. False where nothing is left to be joined. */
async function mergeSegments(sql: SqlHandle): Promise<boolean> {
  for (const table of TABLES) {
    const before = await changesSoFar(sql);
    // A number below zero joins all pieces into one, and goes on with what an earlier step began.
    await sql.run(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ?)`, [-PAGES_PER_MERGE]);
    // The statement itself counts as one.
    if ((await changesSoFar(sql)) - before > 1) return true;
  }
  return false;
}

async function changesSoFar(sql: SqlHandle): Promise<number> {
  const [row] = await sql.all("SELECT total_changes() AS changes LIMIT 1", []);
  return Number(row?.changes ?? 0);
}
