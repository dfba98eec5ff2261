import type { Letter, Letters } from "./letters.ts";
import { chainLettersIntoLines } from "./line-chains.ts";
import { solveLinearEquations } from "./warp.ts";

/** Vertical deviation of the text lines from straight lines at each position, in pixels. */
export type LineShape = { offsetAt: (x: number, y: number) => number; maxOffset: number };

const TERMS = 8;
/** With fewer letters in lines the curve is not fitted. */
const MIN_LETTERS = 60;
const ROUNDS = 4;

/**
 * Fits a smooth surface to the baselines, which covers remaining slope, perspective and page curl. Null if
 * the lines are straight or there are too few letters.
 */
export function fitBaselineCurveOrNull(letters: Letters, width: number, height: number): LineShape | null {
  const chains = chainLettersIntoLines(letters);
  const count = chains.reduce((sum, chain) => sum + chain.length, 0);
  if (count < MIN_LETTERS) return null;
  const points = chains.flatMap((chain, line) => chain.map((letter) => footOf(letter, line, width, height)));
  let weights = points.map(() => 1);
  let factors: number[] = Array(TERMS).fill(0);
  let residuals: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    factors = fitShape(points, weights, chains.length);
    residuals = residualsOf(points, weights, factors, chains.length);
    const spread = Math.max(letters.size * 0.06, middleOf(residuals.map(Math.abs)) * 1.5);
    // Letters with descenders are outliers and get no weight.
    weights = residuals.map((off) => (Math.abs(off) > 3 * spread ? 0 : (1 - (off / (3 * spread)) ** 2) ** 2));
  }
  const xs = points.map(({ u }) => u).sort((a, b) => a - b);
  const [least, most] = [xs[Math.floor(xs.length * 0.01)]!, xs[Math.floor(xs.length * 0.99)]!];
  const offsetAt = (x: number, y: number) => {
    const u = Math.min(most, Math.max(least, (2 * x) / width - 1));
    return valueOfTerms(factors, u, (2 * y) / height - 1);
  };
  const offsets = points.map(({ x, y }) => Math.abs(offsetAt(x, y)));
  const largest = offsets.sort((a, b) => a - b)[Math.floor(offsets.length * 0.98)]!;
  if (largest < letters.size * 0.12 || largest > height * 0.2) return null;
  return { offsetAt, maxOffset: largest };
}

type Foot = { x: number; y: number; u: number; v: number; line: number; terms: number[] };

function footOf({ left, right, bottom }: Letter, line: number, width: number, height: number): Foot {
  const x = (left + right) / 2;
  const [u, v] = [(2 * x) / width - 1, (2 * bottom) / height - 1];
  return { x, y: bottom, u, v, line, terms: termsAt(u, v) };
}

const termsAt = (u: number, v: number): number[] => {
  const squared = u * u;
  return [u, squared, squared * u, squared * squared, u * v, squared * v, squared * u * v, u * v * v];
};

function valueOfTerms(factors: number[], u: number, v: number): number {
  const terms = termsAt(u, v);
  let sum = 0;
  for (let term = 0; term < TERMS; term++) sum += factors[term]! * terms[term]!;
  return sum;
}

type Means = { weight: Float64Array; y: Float64Array; terms: Float64Array };

/**
 * Weighted means for each line. Lines have different heights, so only deviations from the line's mean are
 * fitted.
 */
function meansOf(points: Foot[], weights: number[], lines: number): Means {
  const weight = new Float64Array(lines);
  const y = new Float64Array(lines);
  const terms = new Float64Array(lines * TERMS);
  for (const [index, point] of points.entries()) {
    weight[point.line]! += weights[index]!;
    y[point.line]! += weights[index]! * point.y;
    for (let term = 0; term < TERMS; term++)
      terms[point.line * TERMS + term]! += weights[index]! * point.terms[term]!;
  }
  for (let line = 0; line < lines; line++) {
    const all = Math.max(1e-9, weight[line]!);
    y[line]! /= all;
    for (let term = 0; term < TERMS; term++) terms[line * TERMS + term]! /= all;
  }
  return { weight, y, terms };
}

function fitShape(points: Foot[], weights: number[], lines: number): number[] {
  const means = meansOf(points, weights, lines);
  const rows = Array.from({ length: TERMS }, () => new Array<number>(TERMS + 1).fill(0));
  const off = new Float64Array(TERMS);
  for (const [index, point] of points.entries()) {
    const weight = weights[index]!;
    if (weight === 0) continue;
    for (let term = 0; term < TERMS; term++)
      off[term] = point.terms[term]! - means.terms[point.line * TERMS + term]!;
    const high = point.y - means.y[point.line]!;
    for (let row = 0; row < TERMS; row++) {
      for (let column = 0; column < TERMS; column++) rows[row]![column]! += weight * off[row]! * off[column]!;
      rows[row]![TERMS]! += weight * off[row]! * high;
    }
  }
  // Ridge regularisation keeps undetermined terms near zero.
  for (let term = 0; term < TERMS; term++)
    rows[term]![term]! += points.length * 1e-4 * (term === 0 ? 0.1 : 1);
  return solveLinearEquations(rows);
}

function residualsOf(points: Foot[], weights: number[], factors: number[], lines: number): number[] {
  const means = meansOf(points, weights, lines);
  return points.map((point) => {
    let off = point.y - means.y[point.line]!;
    for (let term = 0; term < TERMS; term++)
      off -= factors[term]! * (point.terms[term]! - means.terms[point.line * TERMS + term]!);
    return off;
  });
}

function middleOf(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
