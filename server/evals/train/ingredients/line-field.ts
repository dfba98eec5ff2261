import { PER_TOKEN } from "#server/engines/ingredient-lines/tagger/features.ts";
import { computeDeterministicExp } from "#server/engines/ingredient-lines/tagger/hashing.ts";
import { LABEL_COUNT as L, START } from "#server/engines/ingredient-lines/tagger/labels.ts";
import { EDGE_ROW } from "#server/engines/ingredient-lines/tagger/weights.ts";
import type { TrainingLine } from "./training-line.ts";

const MAX_TOKENS = 700;
const potentials = new Float64Array(MAX_TOKENS * L);
const links = new Float64Array(MAX_TOKENS * EDGE_ROW);
const forward = new Float64Array(MAX_TOKENS * L);
const backward = new Float64Array(MAX_TOKENS * L);
const norms = new Float64Array(MAX_TOKENS);

export type Weights = { features: Float32Array; edges: Float32Array };

/**
 * Trains a linear-chain conditional random field with one line: moves the weights by `rate` towards its
 * labels. Stored weights must be multiplied by `scale`.
 */
export function trainWeightsOnLine(line: TrainingLine, weights: Weights, scale: number, rate: number): void {
  if (line.length === 0 || line.length > MAX_TOKENS) return;
  weighTokens(line, weights.features, scale);
  weighLinks(line, weights.edges, scale);
  passForward(line.length);
  passBackward(line.length);
  moveFeatures(line, weights.features, rate / scale);
  moveEdges(line, weights.edges, rate / scale);
}

function weighTokens({ length, features }: TrainingLine, table: Float32Array, scale: number): void {
  for (let i = 0; i < length; i += 1) {
    const sums = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let row = i * PER_TOKEN; row < (i + 1) * PER_TOKEN; row += 1) {
      const offset = features[row]! * L;
      for (let label = 0; label < L; label += 1) sums[label]! += table[offset + label]!;
    }
    const highest = Math.max(...sums);
    for (let label = 0; label < L; label += 1)
      potentials[i * L + label] = computeDeterministicExp((sums[label]! - highest) * scale);
  }
}

function weighLinks({ length, edges }: TrainingLine, table: Float32Array, scale: number): void {
  for (let i = 0; i < length; i += 1) {
    const [byWord, byBefore] = [edges[i * 2]!, edges[i * 2 + 1]!];
    const [from, to] = i === 0 ? [START * L, EDGE_ROW] : [0, START * L];
    for (let step = from; step < to; step += 1)
      links[i * EDGE_ROW + step] = computeDeterministicExp(
        (table[byWord + step]! + table[byBefore + step]!) * scale,
      );
  }
}

function passForward(length: number): void {
  for (let i = 0; i < length; i += 1) {
    let norm = 0;
    for (let label = 0; label < L; label += 1) {
      let sum = 0;
      if (i === 0) sum = links[START * L + label]!;
      else
        for (let last = 0; last < L; last += 1)
          sum += forward[(i - 1) * L + last]! * links[i * EDGE_ROW + last * L + label]!;
      sum *= potentials[i * L + label]!;
      forward[i * L + label] = sum;
      norm += sum;
    }
    for (let label = 0; label < L; label += 1) forward[i * L + label]! /= norm;
    norms[i] = norm;
  }
}

function passBackward(length: number): void {
  for (let label = 0; label < L; label += 1) backward[(length - 1) * L + label] = 1;
  for (let i = length - 1; i > 0; i -= 1) {
    for (let last = 0; last < L; last += 1) {
      let sum = 0;
      for (let label = 0; label < L; label += 1)
        sum +=
          links[i * EDGE_ROW + last * L + label]! * potentials[i * L + label]! * backward[i * L + label]!;
      backward[(i - 1) * L + last] = sum / norms[i]!;
    }
  }
}

function moveFeatures({ length, features, labels }: TrainingLine, table: Float32Array, rate: number): void {
  const moves = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < length; i += 1) {
    let largest = 0;
    for (let label = 0; label < L; label += 1) {
      const likely = forward[i * L + label]! * backward[i * L + label]!;
      moves[label] = ((labels[i] === label ? 1 : 0) - likely) * rate;
      largest = Math.max(largest, Math.abs(moves[label]!));
    }
    if (largest < 1e-5 * rate) continue;
    for (let row = i * PER_TOKEN; row < (i + 1) * PER_TOKEN; row += 1) {
      const offset = features[row]! * L;
      for (let label = 0; label < L; label += 1) table[offset + label]! += moves[label]!;
    }
  }
}

function moveEdges({ length, edges, labels }: TrainingLine, table: Float32Array, rate: number): void {
  for (let i = 0; i < length; i += 1) {
    const [byWord, byBefore] = [edges[i * 2]!, edges[i * 2 + 1]!];
    const add = (step: number, move: number) => {
      table[byWord + step]! += move;
      table[byBefore + step]! += move;
    };
    for (let label = 0; label < L; label += 1) {
      const after = potentials[i * L + label]! * backward[i * L + label]!;
      if (i === 0) {
        const likely = forward[label]! * backward[label]!;
        add(START * L + label, ((labels[0] === label ? 1 : 0) - likely) * rate);
        continue;
      }
      for (let last = 0; last < L; last += 1) {
        const step = last * L + label;
        const likely = (forward[(i - 1) * L + last]! * links[i * EDGE_ROW + step]! * after) / norms[i]!;
        const isRight = labels[i - 1] === last && labels[i] === label;
        const move = (isRight ? 1 : 0) - likely;
        if (Math.abs(move) > 1e-6) add(step, move * rate);
      }
    }
  }
}
