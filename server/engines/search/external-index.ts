import {
  type Condition,
  createScopeCondition,
  createSqlPlaceholders,
  joinConditionsByAnd,
  preventIndexUse,
  type SearchFilters,
} from "./conditions.ts";
import type { Vocabulary } from "./query/build-terms.ts";
import type { ParsedQuery } from "./query/parse-query.ts";
import { type Candidate, parseCandidatesFromRow } from "./ranking/candidate.ts";
import type { SqlHandle, Statement } from "./sql-handle.ts";
import {
  buildCandidatesStatement,
  buildFilteredCandidatesStatement,
  buildFilteredRowIdsStatement,
  buildMatchedDocIdsStatement,
  type Choice,
  type Fitting,
  WINDOW,
} from "./statements.ts";

/** A search for the best recipes that match `expression`, limited to `choice` or excluding it. */
type CandidateQuery = {
  expression: string;
  fitting: Fitting;
  /** Whether every recipe that matches `expression` has all words of the query. */
  hasAll: boolean;
  choice: Choice;
  limit: number;
};

export type CandidateSource = {
  /** The matching recipes with their ranking data, ordered by document id (best first). */
  find(sql: SqlHandle, wanted: CandidateQuery): Promise<Candidate[]>;
  /**
   * Document ids of all matching recipes, at most `WINDOW` + 1; later queries are limited to them. Null if
   * the source does not know all of them.
   */
  survey(sql: SqlHandle, expression: string, fitting: Fitting): Promise<number[] | null>;
};

const queryTables: CandidateSource = {
  find: (sql, { expression, fitting, hasAll, choice, limit }) =>
    readCandidates(sql, buildCandidatesStatement(expression, fitting, choice, limit), hasAll),
  async survey(sql, expression, fitting) {
    const { text, args } = buildMatchedDocIdsStatement(expression, fitting, WINDOW + 1);
    const [row] = await sql.all(text, args);
    return typeof row?.places === "string" ? row.places.split(",").map(Number) : [];
  },
};

/**
 * Runs a statement that `buildRankedRowsSql` built, and parses its recipes. `hasAll`: each has all words of
 * the query.
 */
export async function readCandidates(
  sql: SqlHandle,
  { text, args }: Statement,
  hasAll = false,
): Promise<Candidate[]> {
  const [row] = await sql.all(text, args);
  return parseCandidatesFromRow(row, hasAll);
}

/** The parts of a search that are sent to an external index. */
export type ExternalSearch = {
  scopes: readonly number[];
  filters: SearchFilters;
  /** The words that the query searches for, in their order. */
  words: readonly string[];
};

/**
 * A query to an external index: either an `expression` over tokens, or words as typed, searched in titles or
 * in any text.
 */
export type ExternalQuery = ExternalSearch & {
  expression: string | null;
  text: { words: readonly string[]; inTitle: boolean } | null;
  limit: number;
};

/**
 * A possibly stale index outside of the database. It returns row ids for each query, best first. The search
 * checks every result against its own tables, which decide whether the recipe exists, is visible and passes
 * the filters.
 */
export type ExternalIndex = (questions: readonly ExternalQuery[]) => Promise<number[][]>;

/**
 * Many results of the external index are stale, so valid ones may be missing. An answer without the valid
 * ones would reveal that hidden recipes match.
 */
export class StaleIndexError extends Error {
  override readonly name = "StaleIndexError";

  constructor() {
    super("The index elsewhere shows too much that does not hold any more");
  }
}

/**
 * Matches an expression with a `b` token, a word in any text. An external index has no such tokens and
 * searches the text.
 */
const ANY_TEXT = /"(?:·\d+·)?b/u;

/**
 * Factor on the number of results of a text search, because some of them fail the check against the tables.
 */
const TEXT_FACTOR = 4;
/** The most results that one query requests, when stale results make it ask for more. */
const MAX_RESULTS = 1000;

/**
 * Queries the external index and reads the results from the tables, which drop recipes that were deleted or
 * do not match. When a full result has stale entries, it requests more, so that they displace no valid
 * result. Throws StaleIndexError when valid results may be missing.
 */
function queryExternalIndex(
  external: ExternalIndex,
  sought: ExternalSearch,
  exact: string | null,
): CandidateSource {
  const find: CandidateSource["find"] = async (sql, { expression, fitting, hasAll, choice, limit }) => {
    const known = choice.isLeftOut ? choice.docIds : [];
    const conditions = joinConditionsByAnd([createScopeCondition(fitting.scopes), ...fitting.filters]);
    const isText = ANY_TEXT.test(expression);
    const question = isText
      ? { ...sought, expression: exact, text: { words: sought.words, inTitle: false } }
      : { ...sought, expression, text: null };
    const before = new Set(known);
    // The external index cannot exclude recipes that were found before, so their number is added.
    const first = (limit + known.length) * (isText ? TEXT_FACTOR : 1);
    for (let most = first; ; most *= 4) {
      const asked = Math.min(most, MAX_RESULTS);
      const [found = []] = await external([{ ...question, limit: asked }]);
      // The tables check the words of steps and ingredients.
      const rows =
        found.length === 0
          ? []
          : await readCandidates(
              sql,
              buildFilteredCandidatesStatement(
                createRowIdCondition(found, conditions),
                isText ? expression : exact,
              ),
              hasAll,
            );
      const fresh = rows.filter(({ docId }) => !before.has(docId));
      const isFull = found.length >= asked && rows.length < found.length;
      // The external index orders text results itself, so stale ones may precede every valid one.
      const isHiding = isFull && (isText || (fresh.length < limit && asked === MAX_RESULTS));
      if (isHiding && (!isText || (await areSomeRowsFilteredOut(sql, found, conditions))))
        throw new StaleIndexError();
      if (fresh.length >= limit || !isFull || asked === MAX_RESULTS) return fresh.slice(0, limit);
    }
  };
  return { find, survey: async () => null };
}

/** The source of a search: the external index if there is one, otherwise the tables. */
export const sourceOf = (
  external: ExternalIndex | undefined,
  sought: ExternalSearch,
  exact: string | null,
) => (external === undefined ? queryTables : queryExternalIndex(external, sought, exact));

/** Whether some of the recipes are deleted, hidden or excluded by the filters, regardless of their words. */
async function areSomeRowsFilteredOut(
  sql: SqlHandle,
  found: readonly number[],
  conditions: Condition,
): Promise<boolean> {
  const { text, args } = buildFilteredRowIdsStatement(createRowIdCondition(found, conditions));
  return (await sql.all(text, args)).length < found.length;
}

/** Condition for the recipes with these row ids that also fulfil `conditions`. */
export function createRowIdCondition(found: readonly number[], conditions: Condition): Condition {
  const among = createSqlPlaceholders(found);
  return joinConditionsByAnd([
    { text: `f.row_id IN (${among.text})`, args: among.args },
    preventIndexUse(conditions),
  ]);
}

/**
 * A query text, how it was parsed, and all that limits its results: scopes, filters, and expressions that a
 * recipe must match (`within`) or must not match (`excluded`).
 */
export type TextQuery = {
  text: string;
  parsed: ParsedQuery;
  scopes: readonly number[];
  filters: readonly Condition[];
  within: readonly (string | null)[];
  excluded: string | null;
  vocabulary: Vocabulary;
  source: CandidateSource;
};
