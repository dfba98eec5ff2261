import type { HeadKind } from "#server/engines/languages/languages.ts";
import { scoreLabelsOfRows, WEIGHTS } from "./points.ts";
import type { Label, Row } from "./rows.ts";

/**
 * The label of each state. States 0 to 4 are: before the lists, ingredients, between, steps, after. States 5
 * and 6 are steps, and the lines after them, that precede the ingredients.
 */
const LABELS: Label[] = ["outside", "ingredient", "outside", "step", "outside", "step", "outside"];

/**
 * The cost of each transition from the state at this index to other states. Transitions without a cost are
 * impossible.
 */
const MOVES = [
  { 0: 0, 1: 1, 3: 4, 5: 2.5 },
  { 1: 0, 2: 2, 3: 1.6, 4: 3.5 },
  { 1: 2.2, 2: 0.1, 3: 0.9 },
  { 1: 5, 3: 0, 4: 1.2 },
  { 1: 4.5, 3: 3.2, 4: 0 },
  { 1: 1.5, 5: 0, 6: 1.2 },
  { 1: 0.8, 5: 2.5, 6: 0 },
].map((costs) => Object.entries(costs).map(([to, cost]) => [Number(to), cost] as const));

/**
 * The cost of a transition at a row. It is 0 if the row follows the name of the new list, lower at the start
 * of a block, and higher without a gap.
 */
function computeLabelTransitionCost(
  from: number,
  to: number,
  base: number,
  row: Row,
  headed: HeadKind | null,
): number {
  if (from === to) return base;
  const label = LABELS[to];
  if (headed === "ingredients") return label === "ingredient" ? 0 : base + 2.5;
  if (headed === "steps") return label === "step" ? 0 : base + 2.5;
  if (headed !== null) return label === "outside" ? 0 : base + 2;
  if (row.layout?.startsBlock === true) return base * 0.6;
  return row.apart ? base : base + 1;
}

/** The best score of each state after a row, and the previous state that leads to it. */
function computeBestScoresAfterRow(
  best: readonly number[],
  row: Row,
  headed: HeadKind | null,
  points: Record<Label, number>,
): { next: number[]; from: number[] } {
  const next = new Array<number>(best.length).fill(Number.NEGATIVE_INFINITY);
  const from = new Array<number>(best.length).fill(0);
  for (const [state, value] of best.entries())
    for (const [to, base] of MOVES[state] ?? []) {
      const sum =
        value - computeLabelTransitionCost(state, to, base, row, headed) + points[LABELS[to] ?? "outside"];
      if (sum <= (next[to] ?? 0)) continue;
      next[to] = sum;
      from[to] = state;
    }
  return { next, from };
}

/**
 * Labels each row. Finds the best sequence of states over all rows (Viterbi algorithm), so that ambiguous
 * rows follow their neighbours. Takes linear time.
 */
export function labelRowsByList(rows: readonly Row[], weights = WEIGHTS): Label[] {
  let best: number[] = [0, ...new Array<number>(LABELS.length - 1).fill(Number.NEGATIVE_INFINITY)];
  const trail: number[][] = [];
  let headed: HeadKind | null = null;
  const points = scoreLabelsOfRows(rows, weights);
  for (const [i, row] of rows.entries()) {
    if (row.headKind !== null) headed = row.headKind;
    if (!row.mayBeListed) {
      trail.push([]);
      continue;
    }
    const { next, from } = computeBestScoresAfterRow(best, row, headed, points[i] as Record<Label, number>);
    best = next;
    trail.push(from);
    headed = null;
  }
  return backtrackLabels(best, trail);
}

function backtrackLabels(best: readonly number[], trail: readonly number[][]): Label[] {
  let state = best.indexOf(Math.max(...best));
  const labels = new Array<Label>(trail.length).fill("outside");
  for (let i = trail.length - 1; i >= 0; i -= 1) {
    const from = trail[i];
    if (from === undefined || from.length === 0) continue;
    labels[i] = LABELS[state] ?? "outside";
    state = from[state] ?? 0;
  }
  return labels;
}
