import { getRowIdOfDocId } from "./document.ts";
import { type CandidateSource, readCandidates } from "./external-index.ts";
import {
  createAllTermsExpressionOrNull,
  createAnyTermSetExpressionOrNull,
  createWordsAnywhereExpression,
  joinExpressionsWithExclusion,
  type MatchTypes,
} from "./query/fts-expressions.ts";
import type { Term } from "./query/terms.ts";
import type { Candidate } from "./ranking/candidate.ts";
import type { SqlHandle } from "./sql-handle.ts";
import {
  buildCandidatesByDocIdStatement,
  buildExactTitleStatement,
  type Fitting,
  WINDOW,
} from "./statements.ts";

/** Maximum number of recipes per tier. Further tiers are queried only below ENOUGH_CANDIDATES. */
const TIER_LIMIT = 48;
const TIER_LIMIT_WITH_CONSTRAINTS = 100;
const ENOUGH_CANDIDATES = 40;
/** Up to this number, all recipes that have all words are ranked. */
const MAX_RANKED_TOGETHER = 100;
/** If this many recipes were found, recipes that match only some of the words are not retrieved. */
const ENOUGH_FULL_MATCHES = 12;
const MAX_SETS = 6;
/**
 * Maximum number of index rows that one statement may scan for all its words. Two words are always looked up.
 */
const MAX_ROWS_SCANNED = 12_000;
const AS_TYPED: MatchTypes = new Set(["own", "part", "corrected", "begun", "joined"]);
const NAMED: MatchTypes = new Set([...AS_TYPED, "name", "split"]);
const ALL: MatchTypes = new Set([...NAMED, "kind"]);

export type RetrievalRequest = Fitting & {
  /** `within` are expressions that every recipe must match, `excluded` is one that no recipe may match. */
  within: readonly (string | null)[];
  excluded: string | null;
  terms: readonly Term[];
  optionalTerms: readonly Term[];
  /** Stems of each wanted word, to search the steps, whose words the vocabulary does not contain. */
  stems: readonly (readonly string[])[];
  /** The query in the form of `toSortableTitle`, to find the recipe with exactly this title. */
  title: string;
  hasConstraints: boolean;
  source: CandidateSource;
  /** Adds the members of categories to the terms; false if the terms name no category. */
  addCategories: () => Promise<boolean>;
};

/**
 * Candidates, and the expressions that found them. `isComplete`: no match is missing. `total`: the number of
 * matches, counted up to one past the window of 1,000, or null if unknown.
 */
export type RetrievalResult = {
  found: Candidate[];
  expressions: string[];
  isComplete: boolean;
  total: number | null;
};

/** Retrieves candidates in tiers, strictest first; stops when enough were found. */
export async function retrieveCandidates(
  sql: SqlHandle,
  asked: RetrievalRequest,
  leastCoverage: number,
): Promise<RetrievalResult> {
  const { scopes, optionalTerms } = asked;
  // Only the rarest words are looked up. The other words affect only the ranking.
  const terms = selectRarestTerms(asked.terms);
  const areAll = terms.length === asked.terms.length;
  const each = asked.hasConstraints ? TIER_LIMIT_WITH_CONSTRAINTS : TIER_LIMIT;
  const found = new Map<number, Candidate>();
  let isComplete = true;
  const add = (candidates: readonly Candidate[]) => {
    for (const candidate of candidates)
      if (!found.has(candidate.rowId)) found.set(candidate.rowId, candidate);
  };
  const limited = (expression: string) =>
    joinExpressionsWithExclusion([expression, ...asked.within], asked.excluded) as string;
  const named = createAllTermsExpressionOrNull(scopes, "m", terms, NAMED);
  const surveyed = named === null ? null : await asked.source.survey(sql, limited(named), asked);
  /**
   * Adds recipes that match an expression. `among` limits them to document ids that an earlier query found.
   */
  const take = async (expression: string | null, hasAll: boolean, among: readonly number[] | null = null) => {
    if (expression === null) return;
    const known = [...found.values()].map(({ docId }) => docId);
    const wanted =
      among === null
        ? { expression: limited(expression), fitting: asked, choice: { docIds: known, isLeftOut: true } }
        : {
            expression,
            fitting: { scopes, filters: [] },
            choice: { docIds: among.filter((docId) => !found.has(getRowIdOfDocId(docId))), isLeftOut: false },
          };
    const fits = await asked.source.find(sql, { ...wanted, hasAll, limit: each });
    if (fits.length >= each) isComplete = false;
    add(fits);
  };
  const takePlaces = async (docIds: readonly number[]) =>
    add(
      docIds.length === 0 ? [] : await readCandidates(sql, buildCandidatesByDocIdStatement(docIds, scopes)),
    );
  const hasFew = surveyed !== null && surveyed.length <= MAX_RANKED_TOGETHER;
  if (hasFew) await takePlaces(surveyed);
  const hasBounds = asked.excluded !== null || asked.within.some((item) => item !== null);
  const isNarrowed = hasBounds || asked.filters.length > 0;
  // The exact title is queried only if `surveyed` does not contain it already.
  if (!(hasFew && areAll) && asked.title !== "" && !hasBounds)
    add(await readCandidates(sql, buildExactTitleStatement(asked, asked.title, 5)));
  if (named !== null && !hasFew) {
    // Without filters, scanning the index for the words is faster than passing the document ids to the
    // statement.
    const among = isNarrowed && surveyed !== null && surveyed.length <= WINDOW ? surveyed : null;
    const typed = createAllTermsExpressionOrNull(scopes, "m", terms, AS_TYPED);
    if (optionalTerms.length > 0)
      await take(
        createAllTermsExpressionOrNull(scopes, "t", [...terms, ...optionalTerms], AS_TYPED),
        false,
        among,
      );
    await take(createAllTermsExpressionOrNull(scopes, "t", terms, AS_TYPED), false, among);
    if (typed !== named && found.size < ENOUGH_CANDIDATES) await take(typed, false, among);
    if (found.size >= (typed === named ? ENOUGH_CANDIDATES : ENOUGH_FULL_MATCHES * 2)) isComplete = false;
    else if (surveyed === null) await take(named, false);
    else {
      await takePlaces(surveyed.filter((docId) => !found.has(getRowIdOfDocId(docId))).slice(0, each));
      isComplete = false;
    }
  }
  /** Expressions of all results. An expression with more alternatives replaces the one that it includes. */
  const expressions = named === null ? [] : [named];
  const canBeMet = terms.every(({ alternatives }) => alternatives.length > 0);
  if (
    canBeMet &&
    (asked.hasConstraints || found.size < ENOUGH_FULL_MATCHES) &&
    (await asked.addCategories())
  ) {
    const all = createAllTermsExpressionOrNull(scopes, "m", terms, ALL);
    if (all !== null && all !== named) {
      await take(all, false);
      expressions.splice(0, 1, all);
    }
  }
  if (found.size < ENOUGH_FULL_MATCHES && asked.stems.length > 0) {
    const anywhere = createWordsAnywhereExpression(scopes, asked.stems);
    await take(anywhere, true);
    expressions.push(anywhere);
  }
  let minUses = 0;
  if (found.size < ENOUGH_FULL_MATCHES)
    for (const sets of listSmallerTermSets(asked.terms, leastCoverage)) {
      const any = createAnyTermSetExpressionOrNull(scopes, "m", sets, NAMED);
      if (any === null) continue;
      await take(any, false);
      expressions.push(any);
      minUses = Math.max(minUses, ...sets.map(computeMinRecipesWithTerms));
      if (found.size >= ENOUGH_CANDIDATES) break;
    }
  const isSurveyed = surveyed !== null && expressions.length === 1 && expressions[0] === named;
  const isMany = minUses > WINDOW && !isNarrowed;
  const total = isSurveyed ? surveyed.length : isMany ? minUses : null;
  return { found: [...found.values()], expressions, isComplete, total };
}

/**
 * A lower bound of the number of recipes that have all terms. It is 0 for more than one term, because only
 * the vocabulary counts of single words are known.
 */
function computeMinRecipesWithTerms(terms: readonly Term[]): number {
  const [only, ...others] = terms;
  if (only === undefined || others.length > 0) return 0;
  const alone = only.alternatives.flatMap(({ forms, matchType }) =>
    forms.length === 1 && NAMED.has(matchType) ? (forms[0]?.minUses ?? 0) : [],
  );
  return Math.max(0, ...alone);
}

/**
 * The terms that fewest recipes have: at least two, more as long as the scan stays below MAX_ROWS_SCANNED.
 */
function selectRarestTerms(terms: readonly Term[]): Term[] {
  let walked = 0;
  return [...terms]
    .sort((a, b) => computeMaxRecipesWithTerms([a]) - computeMaxRecipesWithTerms([b]))
    .filter((term, i) => {
      walked += computeMaxRecipesWithTerms([term]);
      return i < 2 || walked <= MAX_ROWS_SCANNED;
    });
}

/** An upper bound of the number of recipes that have the rarest of the terms. */
function computeMaxRecipesWithTerms(terms: readonly Term[]): number {
  return Math.min(
    ...terms.map(({ alternatives }) =>
      alternatives
        .filter(({ matchType }) => matchType !== "kind")
        .reduce((sum, { forms }) => sum + Math.min(...forms.map(({ uses }) => uses)), 0),
    ),
  );
}

/**
 * Lists of sets of terms to search when too few recipes have all terms: first all terms but one, then the
 * smallest sets whose weight reaches `minUses` of the total weight, then the term that names the dish.
 */
function listSmallerTermSets(terms: readonly Term[], minUses: number): Term[][][] {
  const totalWeight = terms.reduce((sum, { weight }) => sum + weight, 0);
  const known = terms.filter(({ alternatives }) => alternatives.length > 0);
  const weightOf = (set: readonly Term[]) => set.reduce((sum, { weight }) => sum + weight, 0);
  const isEnough = (set: readonly Term[]) => set.length > 0 && weightOf(set) >= minUses * totalWeight;
  const without = (set: readonly Term[], term: Term) => set.filter((other) => other !== term);
  const most =
    known.length === terms.length
      ? known.map((term) => without(known, term)).filter(isEnough)
      : [known].filter(isEnough);
  const smallest: Term[][] = [];
  for (let bits = 1; bits < 2 ** known.length; bits += 1) {
    const set = known.filter((_, i) => bits & (1 << i));
    if (set.length < terms.length && isEnough(set) && set.every((term) => !isEnough(without(set, term))))
      smallest.push(set);
  }
  const head = known.filter(({ isHead }) => isHead);
  const heaviest = (sets: Term[][]) => {
    let walked = 0;
    return sets
      .sort((a, b) => weightOf(b) - weightOf(a))
      .slice(0, MAX_SETS)
      .filter((set) => {
        walked += set.reduce((sum, term) => sum + computeMaxRecipesWithTerms([term]), 0);
        return walked <= MAX_ROWS_SCANNED;
      });
  };
  return [...[most, smallest].map(heaviest), heaviest([head])].filter((sets) =>
    sets.some((set) => set.length > 0),
  );
}
