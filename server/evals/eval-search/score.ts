const DEPTH = 10;
const GOOD = 2;

/**
 * Grades by recipe id: 3 is exactly what the query asks for, 2 a good result, 1 still useful. Other recipes
 * have grade 0.
 */
type Grades = Readonly<Record<string, number>>;
export type Judged = { hits: readonly string[]; grades: Grades };

/**
 * Mean scores of a set of queries, from 0 to 1, or null if the set is empty. `ndcg`, `goodFirst` and
 * `emptyWrongly` are for queries with relevant recipes, `emptyRightly` for the others.
 */
export type Score = {
  answerable: number;
  unanswerable: number;
  ndcg: number | null;
  goodFirst: number | null;
  emptyWrongly: number | null;
  emptyRightly: number | null;
};

/**
 * Normalised discounted cumulative gain of the first ten results: gain 2^grade - 1, discount log2(rank + 1),
 * divided by that of the best order of all graded recipes. A recipe counts once. 0 if no recipe is graded.
 */
export function ndcgAt10({ hits, grades }: Judged): number {
  const values = new Map(Object.entries(grades));
  const best = cumulativeGain([...values.values()].sort((a, b) => b - a));
  if (best === 0) return 0;
  return cumulativeGain([...new Set(hits)].map((id) => values.get(id) ?? 0)) / best;
}

function cumulativeGain(grades: readonly number[]): number {
  return grades.slice(0, DEPTH).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);
}

/** The mean scores of the queries. Each query has the same weight. */
export function computeMeanScore(judged: readonly Judged[]): Score {
  const answerable = judged.filter(({ grades }) => Object.keys(grades).length > 0);
  const unanswerable = judged.filter(({ grades }) => Object.keys(grades).length === 0);
  const isEmpty = ({ hits }: Judged) => (hits.length === 0 ? 1 : 0);
  return {
    answerable: answerable.length,
    unanswerable: unanswerable.length,
    ndcg: meanOf(answerable, ndcgAt10),
    goodFirst: meanOf(answerable, hasGoodFirst),
    emptyWrongly: meanOf(answerable, isEmpty),
    emptyRightly: meanOf(unanswerable, isEmpty),
  };
}

function hasGoodFirst({ hits: [first], grades }: Judged): number {
  if (first === undefined || !Object.hasOwn(grades, first)) return 0;
  return (grades[first] ?? 0) >= GOOD ? 1 : 0;
}

function meanOf(judged: readonly Judged[], figure: (item: Judged) => number): number | null {
  if (judged.length === 0) return null;
  return judged.reduce((sum, query) => sum + figure(query), 0) / judged.length;
}
