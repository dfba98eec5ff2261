import { createSeededNumberGenerator } from "#server/checks/fuzz/random.ts";
import {
  EDGE_STEPS,
  FEATURE_STEPS,
  type TaggerWeights,
  weightSizes,
} from "#server/engines/ingredient-lines/tagger/weights.ts";
import type { LabelledLine } from "./labelled-line.ts";
import { trainWeightsOnLine, type Weights } from "./line-field.ts";
import { shuffleInPlace } from "./shuffle.ts";
import { numberSourcesOfLines, trainStyleWeights } from "./train-styles.ts";
import { type TrainingLine, toTrainingLine } from "./training-line.ts";

const PASSES = 8;
const LEARNING_RATE = 0.02;
/** Weight decay per line, which is multiplied by the learning rate. */
const WEIGHT_DECAY = 1e-6;
const SEED = 1;

/**
 * Trains the weights of the tagger on labelled lines. The same lines in the same order give the same bytes.
 * `report` is called after each pass.
 */
export function trainTaggerWeights(
  rows: readonly LabelledLine[],
  report: (text: string) => void,
): TaggerWeights {
  const sources = numberSourcesOfLines(rows);
  const styles = trainStyleWeights(rows, sources);
  report("styles learned");
  const lines = rows
    .map((row, index) => toTrainingLine(row, sources[index] ?? 0))
    .filter((line): line is TrainingLine => line !== null);
  report(`${lines.length} lines of ${rows.length} fit their labels`);
  const { features, edges } = train(lines, report);
  return {
    features: quantize(features, FEATURE_STEPS),
    edges: quantize(edges, EDGE_STEPS),
    styles: quantize(styles, FEATURE_STEPS),
  };
}

/** Returns the mean of the weights after each pass of the second half. */
function train(lines: readonly TrainingLine[], report: (text: string) => void): Weights {
  const empty = (): Weights => ({
    features: new Float32Array(weightSizes.features),
    edges: new Float32Array(weightSizes.edges),
  });
  const [weights, sum] = [empty(), empty()];
  const order = Int32Array.from(lines.keys());
  const random = createSeededNumberGenerator(SEED);
  const from = Math.floor(PASSES / 2);
  let [scale, step] = [1, 0];
  for (let pass = 0; pass < PASSES; pass += 1) {
    shuffleInPlace(order, random);
    for (const index of order) {
      const rate = LEARNING_RATE * (1 - (0.95 * step) / (PASSES * order.length));
      const line = lines[index];
      if (line) trainWeightsOnLine(line, weights, scale, rate);
      scale *= 1 - rate * WEIGHT_DECAY;
      step += 1;
    }
    report(`pass ${pass + 1} of ${PASSES}`);
    if (pass < from) continue;
    addScaled(sum.features, weights.features, scale / (PASSES - from));
    addScaled(sum.edges, weights.edges, scale / (PASSES - from));
  }
  return sum;
}

function addScaled(sum: Float32Array, values: Float32Array, factor: number): void {
  for (let index = 0; index < sum.length; index += 1)
    sum[index] = (sum[index] ?? 0) + (values[index] ?? 0) * factor;
}

function quantize(values: Float32Array, steps: number): Int8Array {
  return Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round(value * steps))));
}
