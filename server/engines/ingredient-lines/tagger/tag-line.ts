import type { Cursor } from "#server/engines/amounts/amounts.ts";
import { PER_TOKEN, tokenFeatures } from "./features.ts";
import { mostStyleFeatures, softmax, styleCode, styleFeatures } from "./house-style.ts";
import { LABEL_COUNT, LABELS, type Label, START, STYLE_COUNT } from "./labels.ts";
import { type LineView, MARGIN, viewLine } from "./line-view.ts";
import {
  EDGE_BITS,
  EDGE_ROW,
  EDGE_STEPS,
  FEATURE_STEPS,
  type TaggerWeights,
  taggerWeights,
} from "./weights.ts";

/** The label of each token of a line: the likeliest sequence. Linear in the line. */
export function tagLine(cursor: Cursor, weights: TaggerWeights = taggerWeights()): Label[] {
  if (cursor.tokens.length === 0) return [];
  const view = viewLine(cursor);
  const style = guessStyle(cursor, weights);
  return bestLabels(view, scoreTokens(view, style, weights), weights);
}

function guessStyle({ tokens }: Cursor, { styles }: TaggerWeights): number {
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
  return styleCode(scores);
}

const rows = new Int32Array(PER_TOKEN);

function scoreTokens(view: LineView, style: number, { features }: TaggerWeights): Int32Array {
  const scores = new Int32Array(view.length * LABEL_COUNT);
  for (let i = 0; i < view.length; i += 1) {
    tokenFeatures(view, i, style, rows, 0);
    let [other, quantity, unit, size, before, name, after] = [0, 0, 0, 0, 0, 0, 0];
    for (let row = 0; row < PER_TOKEN; row += 1) {
      const at = (rows[row] ?? 0) * LABEL_COUNT;
      other += features[at] ?? 0;
      quantity += features[at + 1] ?? 0;
      unit += features[at + 2] ?? 0;
      size += features[at + 3] ?? 0;
      before += features[at + 4] ?? 0;
      name += features[at + 5] ?? 0;
      after += features[at + 6] ?? 0;
    }
    scores.set([other, quantity, unit, size, before, name, after], i * LABEL_COUNT);
  }
  return scores;
}

/** Where the transitions into token `i` stand in each table. */
export function edgeRows(view: LineView, i: number): [number, number] {
  const row = (word: number) => (Math.imul(word, 0x9e3779b1) >>> 8) & ((1 << EDGE_BITS) - 1);
  const second = 1 << EDGE_BITS;
  return [
    row(view.word[i + MARGIN] ?? 0) * EDGE_ROW,
    (second + row(view.word[i + MARGIN - 1] ?? 0)) * EDGE_ROW,
  ];
}

const EDGE_SCALE = FEATURE_STEPS / EDGE_STEPS;

function bestLabels(view: LineView, scores: Int32Array, { edges }: TaggerWeights): Label[] {
  const { length } = view;
  const from = new Int8Array(length * LABEL_COUNT);
  for (let i = 0; i < length; i += 1) {
    const [byWord, byBefore] = edgeRows(view, i);
    for (let label = 0; label < LABEL_COUNT; label += 1) {
      let [best, bestFrom] = [Number.NEGATIVE_INFINITY, 0];
      for (let last = i === 0 ? START : 0; last < (i === 0 ? START + 1 : LABEL_COUNT); last += 1) {
        const step = last * LABEL_COUNT + label;
        const edge = ((edges[byWord + step] ?? 0) + (edges[byBefore + step] ?? 0)) * EDGE_SCALE;
        const score = edge + (i === 0 ? 0 : (scores[(i - 1) * LABEL_COUNT + last] ?? 0));
        if (score > best) [best, bestFrom] = [score, last];
      }
      const at = i * LABEL_COUNT + label;
      scores[at] = (scores[at] ?? 0) + best;
      from[at] = bestFrom;
    }
  }
  return walkBack(scores, from, length);
}

function walkBack(scores: Int32Array, from: Int8Array, length: number): Label[] {
  const end = (length - 1) * LABEL_COUNT;
  let label = 0;
  for (let other = 1; other < LABEL_COUNT; other += 1)
    if ((scores[end + other] ?? 0) > (scores[end + label] ?? 0)) label = other;
  const labels: Label[] = new Array(length).fill("other");
  for (let i = length - 1; i >= 0; i -= 1) {
    labels[i] = LABELS[label] ?? "other";
    label = from[i * LABEL_COUNT + label] ?? 0;
  }
  return labels;
}
