import type { AmountReading, Cursor, Token } from "#server/engines/amounts/amounts.ts";
import { MAX_LINE_LENGTH } from "../clean-line.ts";
import {
  fillFeatureRowsOfAllHouseStyles,
  fillHouseStyleFeatureRows,
  PER_TOKEN,
  rows,
  SHARED,
} from "./features.ts";
import { computeMaxStyleFeatures, softmax, writeStyleFeatureRows } from "./house-style.ts";
import { getLabelCode, LABEL_COUNT, START, STYLE_COUNT } from "./labels.ts";
import { addCandidateIfNew, type Candidate, chooseLikeliestLabels } from "./likeliest-name.ts";
import { fillLineView, type LineView } from "./line-view.ts";
import { FREE, prepareLineForLikelihood, writeTransitionWeights } from "./name-likelihood.ts";
import { addRowsToSums } from "./packed-rows.ts";
import {
  EDGE_ROW,
  EDGE_SCALE,
  FEATURE_STEPS,
  loadTaggerWeights,
  type ReadyWeights,
  writeTransitionScores,
} from "./weights.ts";

/** House styles (ways in which sources delimit names) that are less likely are ignored. */
const MIN_STYLE_LIKELIHOOD = 0.03;
/** Longer lines are rarely one ingredient and are read in the likeliest style only. */
const MAX_MIXED_TOKENS = 100;
const NAME = getLabelCode("name");

/** Buffers for the longest line, reused because filling them is cheaper than allocating them. */
const buffers = {
  styleRows: new Int32Array(computeMaxStyleFeatures(MAX_LINE_LENGTH)),
  edges: new Int32Array(MAX_LINE_LENGTH * EDGE_ROW),
  steps: new Float64Array(MAX_LINE_LENGTH * EDGE_ROW),
  shared: new Int32Array(MAX_LINE_LENGTH * LABEL_COUNT),
  scores: new Int32Array(MAX_LINE_LENGTH * LABEL_COUNT),
  from: new Int8Array(MAX_LINE_LENGTH * LABEL_COUNT),
  labels: new Int8Array(MAX_LINE_LENGTH),
  name: new Int8Array(MAX_LINE_LENGTH),
};

/**
 * Returns the label code of each token of an English line. House styles differ in the words that belong to a
 * name, so the line is read in each likely style, and the reading whose name is likeliest over all styles
 * wins. `amount` is the amount that the rules read at its start. Takes linear time.
 */
export function labelTokensOfLine(cursor: Cursor, amount: AmountReading | null): Int8Array {
  const { length } = cursor.tokens;
  if (length === 0) return new Int8Array(0);
  const weights = loadTaggerWeights();
  const view = fillLineView(cursor, amount);
  writeTransitionScores(view, weights, buffers.edges);
  fillFeatureRowsOfAllHouseStyles(view);
  scoreTokens(length, weights);
  guessHouse(cursor, view, weights);
  const readings: { house: number; weight: number }[] = [];
  const candidates: Candidate[] = [];
  let house = likeliestHouse();
  const least = length > MAX_MIXED_TOKENS ? houses[house]! : MIN_STYLE_LIKELIHOOD;
  for (; houses[house]! >= least; house = likeliestHouse()) {
    scoreForHouse(length, house, weights);
    findLabels(length, buffers.scores, buffers.edges);
    findName(cursor.tokens);
    addCandidateIfNew(buffers.labels, buffers.name, length, candidates);
    readings.push({ house, weight: houses[house]! });
    houses[house] = -1;
  }
  const prepareAll = () => {
    writeTransitionWeights(length, buffers.edges, buffers.steps);
    return readings.map(({ house: of, weight }) => {
      scoreForHouse(length, of, weights);
      return { weight, line: prepareLineForLikelihood(length, buffers.scores, buffers.steps) };
    });
  };
  return chooseLikeliestLabels(cursor.tokens, candidates, prepareAll);
}

/** The likelihood of each house style; -1 after the line was read in it. */
const houses = new Float64Array(STYLE_COUNT);

function guessHouse({ tokens }: Cursor, view: LineView, { styles }: ReadyWeights): void {
  const { styleRows } = buffers;
  const count = writeStyleFeatureRows(tokens, view, styleRows);
  houses.fill(0);
  for (let row = 0; row < count; row += 1) {
    const offset = styleRows[row]! * STYLE_COUNT;
    for (let style = 0; style < STYLE_COUNT; style += 1) houses[style]! += styles[offset + style]!;
  }
  for (let style = 0; style < STYLE_COUNT; style += 1) houses[style]! /= FEATURE_STEPS;
  softmax(houses);
}

function likeliestHouse(): number {
  let likeliest = 0;
  for (let house = 1; house < STYLE_COUNT; house += 1)
    if (houses[house]! > houses[likeliest]!) likeliest = house;
  return likeliest;
}

/**
 * Fills `buffers.name` by `buffers.labels`. Marks are FREE, because they may or may not belong to the name.
 */
function findName(tokens: readonly Token[]): void {
  const { labels, name } = buffers;
  for (let i = 0; i < tokens.length; i += 1)
    name[i] = tokens[i]!.kind === "mark" ? FREE : labels[i] === NAME ? 1 : 0;
}

/** Fills `buffers.shared` with the part of each token's label scores that all house styles share. */
function scoreTokens(length: number, { features }: ReadyWeights): void {
  const { shared } = buffers;
  shared.fill(0, 0, length * LABEL_COUNT);
  for (let i = 0; i < length; i += 1) {
    const first = i * PER_TOKEN;
    addRowsToSums(features, rows, first, first + SHARED, shared, i * LABEL_COUNT);
  }
}

/** Fills `buffers.scores` with the label scores of each token in one house style. */
function scoreForHouse(length: number, house: number, { features }: ReadyWeights): void {
  const { shared, scores } = buffers;
  for (let offset = 0; offset < length * LABEL_COUNT; offset += 1) scores[offset] = shared[offset]!;
  fillHouseStyleFeatureRows(house, length);
  for (let i = 0; i < length; i += 1) {
    const first = i * PER_TOKEN;
    addRowsToSums(features, rows, first + SHARED, first + PER_TOKEN, scores, i * LABEL_COUNT);
  }
}

/**
 * Fills `buffers.labels` with the best label sequence (Viterbi algorithm). Replaces `scores` by those of the
 * best path to each token.
 */
function findLabels(length: number, scores: Int32Array, edges: Int32Array): void {
  const { from } = buffers;
  for (let label = 0; label < LABEL_COUNT; label += 1)
    scores[label]! += edges[START * LABEL_COUNT + label]! * EDGE_SCALE;
  for (let i = 1; i < length; i += 1) {
    const offset = i * LABEL_COUNT;
    const before = offset - LABEL_COUNT;
    for (let label = 0; label < LABEL_COUNT; label += 1) {
      let edge = i * EDGE_ROW + label;
      let best = -1e9;
      let bestFrom = 0;
      for (let last = 0; last < LABEL_COUNT; last += 1) {
        const score = edges[edge]! * EDGE_SCALE + scores[before + last]!;
        if (score > best) {
          best = score;
          bestFrom = last;
        }
        edge += LABEL_COUNT;
      }
      scores[offset + label]! += best;
      from[offset + label] = bestFrom;
    }
  }
  walkBack(scores, from, length);
}

function walkBack(scores: Int32Array, from: Int8Array, length: number): void {
  const { labels } = buffers;
  const end = (length - 1) * LABEL_COUNT;
  let label = 0;
  for (let other = 1; other < LABEL_COUNT; other += 1)
    if (scores[end + other]! > scores[end + label]!) label = other;
  for (let i = length - 1; i >= 0; i -= 1) {
    labels[i] = label;
    label = from[i * LABEL_COUNT + label]!;
  }
}
