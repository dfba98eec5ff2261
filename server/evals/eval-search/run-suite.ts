import { join } from "node:path";
import type { ChosenEngine } from "./choose-engine.ts";
import { type GradedQuery, readGradedQueries, readRecipes } from "./file-lines.ts";
import { computeMeanScore, type Judged, ndcgAt10, type Score } from "./score.ts";
import { type Ask, withFilledSearch } from "./with-search.ts";

/**
 * Sets of queries. `later` was written after `tuned` had been optimized for, to check that an improvement
 * generalizes.
 */
const SETS = ["tuned", "later", "held"] as const;
/** The held-out set. Only its totals are printed, so that it is not used for tuning. */
const HELD = "held";
const COLUMNS = ["kind", "queries", "nDCG@10", "good first", "empty, wrongly", "empty, rightly"];

type Answered = GradedQuery & Judged;

/**
 * Runs all sets of queries in `folder` and prints a table of each. With `detail`, also each query, except for
 * the held-out set.
 */
export async function printSearchScores(
  engine: ChosenEngine,
  folder: string,
  detail: boolean,
): Promise<void> {
  const recipes = readRecipes(join(folder, "recipes.jsonl"));
  const sets = SETS.map((name) => ({
    name,
    queries: readGradedQueries(join(folder, `queries-${name}.jsonl`)),
  }));
  await withFilledSearch(engine, recipes, async (ask) => {
    for (const { name, queries } of sets) {
      const answered = await answerAll(ask, queries);
      if (detail && name !== HELD) printDetail(answered);
      console.log(`${name}, ${recipes.length} recipes\n${tableOf(answered)}\n`);
    }
  });
}

async function answerAll(ask: Ask, queries: readonly GradedQuery[]): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const query of queries) answered.push({ ...query, hits: (await ask(query.q)).hits.map(String) });
  return answered;
}

function tableOf(answered: readonly Answered[]): string {
  const kinds = [...new Set(answered.map(({ kind }) => kind))];
  const rows = kinds.map((kind) =>
    rowOf(
      kind,
      answered.filter((query) => query.kind === kind),
    ),
  );
  const [first = "", ...others] = COLUMNS;
  const line = ([name = "", ...cells]: string[]) =>
    [name.padEnd(12), ...cells.map((cell, i) => cell.padStart(others[i]?.length ?? 0))].join("  ");
  return [[first, ...others], ...rows, rowOf("all", answered)].map(line).join("\n");
}

function rowOf(name: string, judged: readonly Judged[]): string[] {
  const score: Score = computeMeanScore(judged);
  const share = (value: number | null) => (value === null ? "-" : value.toFixed(3));
  return [
    name,
    String(judged.length),
    share(score.ndcg),
    share(score.goodFirst),
    share(score.emptyWrongly),
    share(score.emptyRightly),
  ];
}

/**
 * Prints one JSON line per query: its score, its results with their grades, and the graded recipes that it
 * missed.
 */
function printDetail(answered: readonly Answered[]): void {
  for (const query of answered) {
    const { id, q, hits, grades } = query;
    const found = hits.map((hit) => `${hit} ${grades[hit] ?? 0}`);
    const missed = Object.keys(grades).filter((recipe) => !hits.includes(recipe));
    const figure = Object.keys(grades).length === 0 ? null : Number(ndcgAt10(query).toFixed(3));
    console.log(JSON.stringify({ id, q, ndcg: figure, found, missed }));
  }
}
