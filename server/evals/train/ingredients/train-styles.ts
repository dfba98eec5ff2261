import { createSeededNumberGenerator } from "#server/checks/fuzz/random.ts";
import {
  computeMaxStyleFeatures,
  STYLE_BITS,
  softmax,
  writeStyleFeatureRows,
} from "#server/engines/ingredient-lines/tagger/house-style.ts";
import { STYLE_COUNT } from "#server/engines/ingredient-lines/tagger/labels.ts";
import { fillLineView } from "#server/engines/ingredient-lines/tagger/line-view.ts";
import type { LabelledLine } from "./labelled-line.ts";
import { shuffleInPlace } from "./shuffle.ts";
import { tokenizeEnglishLine } from "./training-line.ts";

const PASSES = 4;
const LEARNING_RATE = 0.05;

type Line = { rows: Int32Array; source: number };

/**
 * The source of each line as a number. Each source has its own style of writing. Throws for more than
 * STYLE_COUNT sources.
 */
export function numberSourcesOfLines(rows: readonly LabelledLine[]): number[] {
  const houses = [...new Set(rows.map((row) => row.source))].sort();
  if (houses.length > STYLE_COUNT)
    throw new Error(`at most ${STYLE_COUNT} sources have a style of their own`);
  return rows.map((row) => houses.indexOf(row.source));
}

/** Trains the weights that classify a line by the style of its source. */
export function trainStyleWeights(rows: readonly LabelledLine[], sources: readonly number[]): Float32Array {
  return train(
    rows.map((row, index): Line => {
      const cursor = tokenizeEnglishLine(row.line);
      const into = new Int32Array(computeMaxStyleFeatures(cursor.tokens.length));
      const count = writeStyleFeatureRows(cursor.tokens, fillLineView(cursor, null), into);
      return { rows: into.slice(0, count), source: sources[index] ?? 0 };
    }),
  );
}

const scores = new Float64Array(STYLE_COUNT);

function guess(weights: Float32Array, { rows }: Line): Float64Array {
  scores.fill(0);
  for (const row of rows)
    for (let style = 0; style < STYLE_COUNT; style += 1)
      scores[style] = (scores[style] ?? 0) + (weights[row * STYLE_COUNT + style] ?? 0);
  softmax(scores);
  return scores;
}

/** Logistic regression by stochastic gradient descent with a falling learning rate. */
function train(lines: readonly Line[]): Float32Array {
  const weights = new Float32Array(STYLE_COUNT << STYLE_BITS);
  const order = Int32Array.from(lines.keys());
  const random = createSeededNumberGenerator(12345);
  let step = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    shuffleInPlace(order, random);
    for (const index of order) {
      const line = lines[index];
      if (!line) continue;
      const probabilities = guess(weights, line);
      const rate = LEARNING_RATE * (1 - step / (PASSES * order.length));
      step += 1;
      for (let style = 0; style < STYLE_COUNT; style += 1) {
        const change = ((line.source === style ? 1 : 0) - (probabilities[style] ?? 0)) * rate;
        for (const row of line.rows) {
          const index = row * STYLE_COUNT + style;
          weights[index] = (weights[index] ?? 0) + change;
        }
      }
    }
  }
  return weights;
}
