import { exp } from "./hashing.ts";
import { LABEL_COUNT, labelCode, START } from "./labels.ts";
import { EDGE_ROW, EDGE_STEPS, FEATURE_STEPS } from "./weights.ts";

const NAME = labelCode("name");

/** e^(k/EDGE_STEPS) for each sum of two edges, and e^(-k/FEATURE_STEPS) for each lag of a score behind the best. */
const LARGEST_EDGE = 254;
const EDGE_POWERS = Float64Array.from({ length: 2 * LARGEST_EDGE + 1 }, (_, at) =>
  exp((at - LARGEST_EDGE) / EDGE_STEPS),
);
const SCORE_POWERS = Float64Array.from({ length: 40 * FEATURE_STEPS }, (_, at) => exp(-at / FEATURE_STEPS));

/** A line ready to be summed over: how much each label and each step between labels weighs, and the sum of all. */
export type PreparedLine = { length: number; tokens: Float64Array; steps: Float64Array; whole: number };

export function prepare(length: number, scores: Int32Array, edges: Int32Array): PreparedLine {
  const tokens = new Float64Array(length * LABEL_COUNT);
  const steps = new Float64Array(length * EDGE_ROW);
  for (let i = 0; i < length; i += 1) {
    const at = i * LABEL_COUNT;
    let highest = Number.NEGATIVE_INFINITY;
    for (let label = 0; label < LABEL_COUNT; label += 1) highest = Math.max(highest, scores[at + label] ?? 0);
    for (let label = 0; label < LABEL_COUNT; label += 1)
      tokens[at + label] = SCORE_POWERS[highest - (scores[at + label] ?? 0)] ?? 0;
    for (let step = i * EDGE_ROW; step < (i + 1) * EDGE_ROW; step += 1)
      steps[step] = EDGE_POWERS[edges[step]! + LARGEST_EDGE]!;
  }
  const line = { length, tokens, steps, whole: 0 };
  return { ...line, whole: logSum(line, null) };
}

/** Of each token whether it is of the name: 1 or 0, or FREE where it may be either. */
export type NameMask = Int8Array;
export const FREE = 2;

/** How likely it is, in [0, 1], that the tokens of `name` are the name and no others. */
export function likelihood(line: PreparedLine, name: NameMask): number {
  return exp(logSum(line, name) - line.whole);
}

/** The logarithm of the weights of all sequences of labels, or of those with the same name; at least -1e9. */
function logSum({ length, tokens, steps }: PreparedLine, name: NameMask | null): number {
  let [last, next] = [new Float64Array(LABEL_COUNT), new Float64Array(LABEL_COUNT)];
  let log = 0;
  for (let i = 0; i < length; i += 1) {
    let norm = 0;
    for (let label = 0; label < LABEL_COUNT; label += 1) {
      let sum = 0;
      const asked = name?.[i] ?? FREE;
      if (asked === FREE || (asked === 1) === (label === NAME)) {
        if (i === 0) sum = steps[START * LABEL_COUNT + label] ?? 0;
        else
          for (let before = 0; before < LABEL_COUNT; before += 1)
            sum += last[before]! * steps[i * EDGE_ROW + before * LABEL_COUNT + label]!;
      }
      next[label] = sum * (tokens[i * LABEL_COUNT + label] ?? 0);
      norm += next[label] ?? 0;
    }
    if (norm === 0) return -1e9;
    for (let label = 0; label < LABEL_COUNT; label += 1) next[label] = (next[label] ?? 0) / norm;
    log += Math.log(norm);
    [last, next] = [next, last];
  }
  return log;
}
