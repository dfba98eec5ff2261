import type { Token } from "#server/engines/amounts/amounts.ts";
import { computeDeterministicExp, mixIntoHash } from "./hashing.ts";
import type { LineView } from "./line-view.ts";

export const STYLE_BITS = 16;
const MASK = (1 << STYLE_BITS) - 1;
/** Largest number of style features for each token and, in addition, for each line. */
const PER_TOKEN = 8;
const PER_LINE = 4;

const GLYPH = /[¼-¾⅐-⅞]/;

/**
 * Classifies how a number is written. The house styles of sources differ in this about as much as in their
 * words.
 */
function classifyNumberForm({ text, as }: Token): number {
  if (text.includes("/")) return 1;
  if (GLYPH.test(text)) return text.includes(" ") ? 2 : 3;
  return as === "decimal" ? 4 : 5;
}

const START = 11;

const hashStyleFeatureRow = (template: number, a: number, b: number) =>
  mixIntoHash(mixIntoHash(mixIntoHash(template * 7919, a), b), 5) & MASK;

/** Writes the row numbers of a line's style weights into `into` and returns how many there are. */
export function writeStyleFeatureRows(tokens: readonly Token[], view: LineView, into: Int32Array): number {
  let count = 0;
  let last = START;
  let beforeLast = START;
  let end = -1;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    const written = view.written[index]!;
    const form = token.kind === "number" ? classifyNumberForm(token) : written;
    into[count++] = hashStyleFeatureRow(1, form, 0);
    into[count++] = hashStyleFeatureRow(2, last, form * 2 + (token.start === end ? 1 : 0));
    into[count++] = hashStyleFeatureRow(3, beforeLast, mixIntoHash(last, form));
    if (index < 3) into[count++] = hashStyleFeatureRow(4, written, index);
    if (token.kind === "number") into[count++] = hashStyleFeatureRow(5, written, 0);
    else if (token.kind === "word") into[count++] = hashStyleFeatureRow(6, view.lower[index]!, 0);
    beforeLast = last;
    last = form;
    end = token.end;
  }
  into[count++] = hashStyleFeatureRow(7, Math.min(tokens.length, 12), 0);
  into[count++] = hashStyleFeatureRow(8, last, 0);
  into[count++] = hashStyleFeatureRow(9, startsWithCapital(tokens[0]) ? 1 : 0, 0);
  return count;
}

function startsWithCapital(token: Token | undefined): boolean {
  const code = token === undefined ? 0 : token.text.charCodeAt(0);
  return code >= 65 && code <= 90;
}

export const computeMaxStyleFeatures = (tokens: number) => tokens * PER_TOKEN + PER_LINE;

/** Replaces scores by probabilities that sum to 1. */
export function softmax(scores: Float64Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let style = 0; style < scores.length; style += 1) highest = Math.max(highest, scores[style]!);
  let sum = 0;
  for (let style = 0; style < scores.length; style += 1) {
    scores[style] = computeDeterministicExp(scores[style]! - highest);
    sum += scores[style]!;
  }
  for (let style = 0; style < scores.length; style += 1) scores[style]! /= sum;
}
