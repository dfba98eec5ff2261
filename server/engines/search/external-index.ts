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

/** The best recipes of an expression, among `choice` or outside of it. */
type CandidateQuery = {
  expression: string;
  fitting: Fitting;
  /** Whether all its recipes have all words of the text. */
  hasAll: boolean;
  choice: Choice;
  limit: number;
};

export type CandidateSource = {
  /** Recipes with what ranks them, in the order of merit. */
  find(sql: SqlHandle, wanted: CandidateQuery): Promise<Candidate[]>;
  /**
   * Document ids of all recipes that match, up to one past the window; later queries are limited to them.
   * Null when the source cannot tell.
   */
  survey(sql: SqlHandle, expression: string, fitting: Fitting): Promise<number[] | null>;
};

const queryTables: CandidateSource = {
  find: (sql, { expression, fitting, hasAll, choice, limit }) =>
    selectCandidates(sql, buildCandidatesStatement(expression, fitting, choice, limit), hasAll),
  async survey(sql, expression, fitting) {
    const { text, args } = buildMatchedDocIdsStatement(expression, fitting, WINDOW + 1);
    const [row] = await sql.all(text, args);
    return typeof row?.places === "string" ? row.places.split(",").map(Number) : [];
  },
};

/** The recipes of a statement of ranked rows. */
export async function selectCandidates(
  sql: SqlHandle,
  { text, args }: Statement,
  hasAll = false,
): Promise<Candidate[]> {
  const [row] = await sql.all(text, args);
  return parseCandidatesFromRow(row, hasAll);
}

/** The parts of a search that an external index gets. */
export type ExternalSearch = {
  scopes: readonly number[];
  filters: SearchFilters;
  /** The words that are looked for, in their order. */
  words: readonly string[];
};

/** A query to an external index: an expression over tokens, or text as typed, in titles or anywhere. */
export type ExternalQuery = ExternalSearch & {
  expression: string | null;
  text: { words: readonly string[]; inTitle: boolean } | null;
  limit: number;
};

/**
 * An index outside of the database, possibly stale: row ids for each query, best first. All results are
 * checked against the tables, which decide on existence, visibility and filters.
 */
export type ExternalIndex = (questions: readonly ExternalQuery[]) => Promise<number[][]>;

/**
 * Many results of the external index are stale, so valid ones may be missing. An answer without those
 * would reveal that hidden recipes match.
 */
export class StaleIndexError extends Error {
  override readonly name = "StaleIndexError";

  constructor() {
    super("The index elsewhere shows too much that does not hold any more");
  }
}

/** `t`, `m`, `i`, `p` and `c` are tokens that an index elsewhere has; words of a recipe's steps it finds as text. */
const ANY_TEXT = /"(?:·\d+·)?b/u;

/** Words in any text are found there by fewer of them: part of it does not hold. */
const TEXT_FACTOR = 4;
/** Results that are requested at most when many are stale. */
const MAX_RESULTS = 1000;

/**
 * Queries the external index and reads the results from the tables, which drop those that are gone or do not
 * fit. Requests more when a full answer has stale results, so that they take no valid result's place. Throws
 * StaleIndexError when valid results may be missing.
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
    // It answers those that are known too.
    const first = (limit + known.length) * (isText ? TEXT_FACTOR : 1);
    for (let most = first; ; most *= 4) {
      const asked = Math.min(most, MAX_RESULTS);
      const [found = []] = await external([{ ...question, limit: asked }]);
      // Words of steps and ingredients are checked in the tables.
      const rows =
        found.length === 0
          ? []
          : await selectCandidates(
              sql,
              buildFilteredCandidatesStatement(
                createRowIdCondition(found, conditions),
                isText ? expression : exact,
              ),
              hasAll,
            );
      const fresh = rows.filter(({ docId }) => !before.has(docId));
      const isFull = found.length >= asked && rows.length < found.length;
      // The order of words is that of the index: what does not hold may stand before any of it.
      const isHiding = isFull && (isText || (fresh.length < limit && asked === MAX_RESULTS));
      if (isHiding && (!isText || (await isStale(sql, found, conditions)))) throw new StaleIndexError();
      if (fresh.length >= limit || !isFull || asked === MAX_RESULTS) return fresh.slice(0, limit);
    }
  };
  return { find, survey: async () => null };
}

/** The tables, or the external index where there is one; see `queryExternalIndex`. */
export const sourceOf = (
  external: ExternalIndex | undefined,
  sought: ExternalSearch,
  exact: string | null,
) => (external === undefined ? queryTables : queryExternalIndex(external, sought, exact));

/** Whether part of what was found is gone, hidden or does not fit any more, whatever its words are. */
async function isStale(sql: SqlHandle, found: readonly number[], conditions: Condition): Promise<boolean> {
  const { text, args } = buildFilteredRowIdsStatement(createRowIdCondition(found, conditions));
  return (await sql.all(text, args)).length < found.length;
}

/** Some rows, where they fit. */
export function createRowIdCondition(found: readonly number[], conditions: Condition): Condition {
  const among = createSqlPlaceholders(found);
  return joinConditionsByAnd([
    { text: `f.row_id IN (${among.text})`, args: among.args },
    preventIndexUse(conditions),
  ]);
}

/** A text, what it was taken for, and what limits its answers. */
export type TextQuery = {
  text: string;
  parsed: ParsedQuery;
  scopes: readonly number[];
  filters: readonly Condition[];
  within: readonly (string | null)[];
  excluded: string | null;
  vocabulary: Vocabulary;
  /** Finds the recipes of an expression. */
  source: CandidateSource;
};
