import { exp } from "./hashing.ts";
import { LABEL_COUNT, labelCode, START } from "./labels.ts";
import { EDGE_ROW, EDGE_STEPS, FEATURE_STEPS } from "./weights.ts";

const NAME = labelCode("name");

/** e^(k/EDGE_STEPS) for each sum of two edges, and e^(-k/FEATURE_STEPS) for each lag of a score behind the best. */
const LARGEST_EDGE = 254;
const EDGE_POWERS = Float64Array.from({ length: 2 * LARGEST_EDGE + 1 }, (_, offset) =>
  exp((offset - LARGEST_EDGE) / EDGE_STEPS),
);
/** Nothing is left of what lags so far behind. */
const LARGEST_LAG = 40 * FEATURE_STEPS;
const SCORE_POWERS = Float64Array.from({ length: LARGEST_LAG + 1 }, (_, offset) =>
  offset < LARGEST_LAG ? exp(-offset / FEATURE_STEPS) : 0,
);

/** A line ready to be summed over: how much each label and each step between labels weighs, and the sum of all. */
export type PreparedLine = { length: number; tokens: Float64Array; steps: Float64Array; total: number };

/** Writes how much each step between labels weighs, whatever the scores. */
export function weighSteps(length: number, edges: Int32Array, steps: Float64Array): void {
  for (let step = 0; step < length * EDGE_ROW; step += 1)
    steps[step] = EDGE_POWERS[edges[step]! + LARGEST_EDGE]!;
}

export function prepare(length: number, scores: Int32Array, steps: Float64Array): PreparedLine {
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

/** Of each token whether it is of the name: 1 or 0, or FREE where it may be either. */
export type NameMask = Int8Array;
export const FREE = 2;

/** How likely it is, in [0, 1], that the tokens of `name` are the name and no others. */
export function likelihood(line: PreparedLine, name: NameMask): number {
  return exp(logSum(line, name) - line.total);
}

/** The logarithm of the weights of all sequences of labels, or of those with the same name; at least -1e9. */
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
