import type { AmountReading, Cursor } from "#server/engines/amounts/amounts.ts";
import { houseFeatures, OF_HOUSE, SHARED, tokenFeatures } from "./features.ts";
import { mostStyleFeatures, softmax, styleFeatures } from "./house-style.ts";
import { LABEL_COUNT, LABELS, type Label, labelCode, START, STYLE_COUNT } from "./labels.ts";
import { type LineView, viewLine } from "./line-view.ts";
import { FREE, likelihood, type NameMask, prepare } from "./name-likelihood.ts";
import {
  EDGE_ROW,
  EDGE_SCALE,
  edgeSums,
  FEATURE_STEPS,
  type TaggerWeights,
  taggerWeights,
} from "./weights.ts";

/** A house that is less likely than this has no say in a line. */
const LEAST_LIKELY = 0.03;
/** In a longer line, which is hardly one ingredient, only the likeliest house counts. */
const LONGEST_MIXED = 100;
const NAME = labelCode("name");

/** What a line is if it was written in one house: how likely that is, the scores of its tokens, the best labels. */
type Reading = { weight: number; scores: Int32Array; labels: Int8Array };

/**
 * The label of each token of a line. Houses differ in what they call part of a name, and a line tells only so much of
 * its house: of the best reading of each, the one whose name is likeliest over all of them counts. Linear in the line.
 * `amount` is what the rules read at its start.
 */
export function tagLine(
  cursor: Cursor,
  amount: AmountReading | null,
  weights: TaggerWeights = taggerWeights(),
): Label[] {
  if (cursor.tokens.length === 0) return [];
  const view = viewLine(cursor, amount);
  const edges = edgeSums(view, weights);
  const shared = scoreTokens(view, weights);
  const readings: Reading[] = [];
  const houses = guessHouse(cursor, weights);
  const least = view.length > LONGEST_MIXED ? Math.max(...houses) : LEAST_LIKELY;
  houses.forEach((weight, house) => {
    if (weight < least) return;
    const scores = scoreForHouse(view, shared, house, weights);
    readings.push({ weight, scores, labels: bestLabels(view.length, scores, edges) });
  });
  readings.sort((a, b) => b.weight - a.weight);
  return Array.from(likeliest(cursor, view.length, readings, edges), (label) => LABELS[label] ?? "other");
}

function guessHouse({ tokens }: Cursor, { styles }: TaggerWeights): Float64Array {
  const rows = new Int32Array(mostStyleFeatures(tokens.length));
  const count = styleFeatures(tokens, rows);
  const scores = new Float64Array(STYLE_COUNT);
  for (let row = 0; row < count; row += 1) {
    const at = (rows[row] ?? 0) * STYLE_COUNT;
    for (let style = 0; style < STYLE_COUNT; style += 1)
      scores[style] = (scores[style] ?? 0) + (styles[at + style] ?? 0);
  }
  for (let style = 0; style < STYLE_COUNT; style += 1) scores[style] = (scores[style] ?? 0) / FEATURE_STEPS;
  softmax(scores);
  return scores;
}

/** Of the readings that differ in their name, the one whose name is likeliest. Marks may be of it or not. */
function likeliest(
  { tokens }: Cursor,
  length: number,
  readings: readonly Reading[],
  edges: Int32Array,
): Int8Array {
  const nameOf = ({ labels }: Reading): NameMask =>
    Int8Array.from(tokens, ({ kind }, i) => (kind === "mark" ? FREE : labels[i] === NAME ? 1 : 0));
  const names = new Map<string, { labels: Int8Array; name: NameMask }>();
  for (const reading of readings) {
    const name = nameOf(reading);
    const key = name.join("");
    if (!names.has(key)) names.set(key, { labels: reading.labels, name });
  }
  let [best, most] = [readings[0]?.labels ?? new Int8Array(length), -1];
  if (names.size === 1) return best;
  const prepared = readings.map(({ weight, scores }) => ({ weight, line: prepare(length, scores, edges) }));
  for (const { labels, name } of names.values()) {
    let sum = 0;
    for (const { weight, line } of prepared) sum += weight * likelihood(line, name);
    if (sum > most) [best, most] = [labels, sum];
  }
  return best;
}

const rows = new Int32Array(SHARED);

function scoreTokens(view: LineView, { features }: TaggerWeights): Int32Array {
  const scores = new Int32Array(view.length * LABEL_COUNT);
  for (let i = 0; i < view.length; i += 1) {
    tokenFeatures(view, i, rows, 0);
    addRows(features, rows, SHARED, scores, i * LABEL_COUNT);
  }
  return scores;
}

function scoreForHouse(
  view: LineView,
  shared: Int32Array,
  house: number,
  { features }: TaggerWeights,
): Int32Array {
  const scores = shared.slice();
  for (let i = 0; i < view.length; i += 1) {
    houseFeatures(view, i, house, rows, 0);
    addRows(features, rows, OF_HOUSE, scores, i * LABEL_COUNT);
  }
  return scores;
}

// Hot: every index below is within its table, which is what the `!` say.
function addRows(table: Int8Array, rows: Int32Array, count: number, scores: Int32Array, to: number): void {
  let [other, quantity, unit, size, before, name, after] = [0, 0, 0, 0, 0, 0, 0];
  for (let row = 0; row < count; row += 1) {
    const at = rows[row]! * LABEL_COUNT;
    other += table[at]!;
    quantity += table[at + 1]!;
    unit += table[at + 2]!;
    size += table[at + 3]!;
    before += table[at + 4]!;
    name += table[at + 5]!;
    after += table[at + 6]!;
  }
  scores[to]! += other;
  scores[to + 1]! += quantity;
  scores[to + 2]! += unit;
  scores[to + 3]! += size;
  scores[to + 4]! += before;
  scores[to + 5]! += name;
  scores[to + 6]! += after;
}

/** The likeliest sequence of labels for the scores of each token. */
function bestLabels(length: number, tokenScores: Int32Array, edges: Int32Array): Int8Array {
  const scores = tokenScores.slice();
  const from = new Int8Array(length * LABEL_COUNT);
  for (let label = 0; label < LABEL_COUNT; label += 1)
    scores[label]! += edges[START * LABEL_COUNT + label]! * EDGE_SCALE;
  for (let i = 1; i < length; i += 1) {
    const before = (i - 1) * LABEL_COUNT;
    for (let label = 0; label < LABEL_COUNT; label += 1) {
      let best = -1e9;
      let bestFrom = 0;
      let edge = i * EDGE_ROW + label;
      for (let last = 0; last < LABEL_COUNT; last += 1) {
        const score = edges[edge]! * EDGE_SCALE + scores[before + last]!;
        if (score > best) {
          best = score;
          bestFrom = last;
        }
        edge += LABEL_COUNT;
      }
      scores[before + LABEL_COUNT + label]! += best;
      from[before + LABEL_COUNT + label] = bestFrom;
    }
  }
  return walkBack(scores, from, length);
}

function walkBack(scores: Int32Array, from: Int8Array, length: number): Int8Array {
  const end = (length - 1) * LABEL_COUNT;
  let label = 0;
  for (let other = 1; other < LABEL_COUNT; other += 1)
    if ((scores[end + other] ?? 0) > (scores[end + label] ?? 0)) label = other;
  const labels = new Int8Array(length);
  for (let i = length - 1; i >= 0; i -= 1) {
    labels[i] = label;
    label = from[i * LABEL_COUNT + label] ?? 0;
  }
  return labels;
}
