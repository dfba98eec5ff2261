import { computeDeterministicExp } from "./hashing.ts";
import { getLabelCode, LABEL_COUNT, START } from "./labels.ts";
import { EDGE_ROW, EDGE_STEPS, FEATURE_STEPS } from "./weights.ts";

const NAME = getLabelCode("name");

/**
 * Precomputed powers: e^(k/EDGE_STEPS) for each sum of two transition weights, and e^(-k/FEATURE_STEPS) for
 * each difference of a score from the best one.
 */
const LARGEST_EDGE = 254;
const EDGE_POWERS = Float64Array.from({ length: 2 * LARGEST_EDGE + 1 }, (_, offset) =>
  computeDeterministicExp((offset - LARGEST_EDGE) / EDGE_STEPS),
);
/** The weight of a score that is at least this much below the best one is zero. */
const LARGEST_LAG = 40 * FEATURE_STEPS;
const SCORE_POWERS = Float64Array.from({ length: LARGEST_LAG + 1 }, (_, offset) =>
  offset < LARGEST_LAG ? computeDeterministicExp(-offset / FEATURE_STEPS) : 0,
);

/**
 * The weights of a line's labels and transitions, and the logarithm of their sum over all label sequences
 * (`total`).
 */
export type PreparedLine = { length: number; tokens: Float64Array; steps: Float64Array; total: number };

/** Writes the weight of each transition between labels; they are the same for all house styles. */
export function writeTransitionWeights(length: number, edges: Int32Array, steps: Float64Array): void {
  for (let step = 0; step < length * EDGE_ROW; step += 1)
    steps[step] = EDGE_POWERS[edges[step]! + LARGEST_EDGE]!;
}

export function prepareLineForLikelihood(
  length: number,
  scores: Int32Array,
  steps: Float64Array,
): PreparedLine {
  const tokens = new Float64Array(length * LABEL_COUNT);
  for (let offset = 0; offset < tokens.length; offset += LABEL_COUNT) {
    let highest = scores[offset]!;
    for (let label = 1; label < LABEL_COUNT; label += 1) highest = Math.max(highest, scores[offset + label]!);
    for (let label = 0; label < LABEL_COUNT; label += 1)
      tokens[offset + label] = SCORE_POWERS[Math.min(highest - scores[offset + label]!, LARGEST_LAG)]!;
  }
  const line = { length, tokens, steps, total: 0 };
  line.total = logSum(line, null);
  return line;
}

/** For each token 1 if it is in the name, 0 if not, FREE if either is possible. */
export type NameMask = Int8Array;
export const FREE = 2;

/** The probability, 0 to 1, that exactly the tokens of `name` are the name. */
export function computeNameLikelihood(line: PreparedLine, name: NameMask): number {
  return computeDeterministicExp(logSum(line, name) - line.total);
}

/**
 * The logarithm of the summed weights of all label sequences or, if a name is given, of those with this name;
 * -1e9 if there are none. Forward algorithm, normalised at each token.
 */
function logSum({ length, tokens, steps }: PreparedLine, name: NameMask | null): number {
  let log = 0;
  for (let i = 0; i < length; i += 1) {
    const offset = i * LABEL_COUNT;
    const asked = name === null ? FREE : name[i]!;
    let norm = 0;
    for (let label = 0; label < LABEL_COUNT; label += 1) {
      let sum = 0;
      if (asked === FREE || (asked === 1) === (label === NAME)) {
        let step = i * EDGE_ROW + label;
        if (i === 0) sum = steps[step + START * LABEL_COUNT]!;
        else
          for (let before = 0; before < LABEL_COUNT; before += 1) {
            sum += last[before]! * steps[step]!;
            step += LABEL_COUNT;
          }
      }
      next[label] = sum * tokens[offset + label]!;
      norm += next[label]!;
    }
    if (norm === 0) return -1e9;
    for (let label = 0; label < LABEL_COUNT; label += 1) last[label] = next[label]! / norm;
    log += Math.log(norm);
  }
  return log;
}

const last = new Float64Array(LABEL_COUNT);
const next = new Float64Array(LABEL_COUNT);
