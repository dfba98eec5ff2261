import type { AmountReading, Cursor, Token } from "#server/engines/amounts/amounts.ts";
import { MAX_LINE_LENGTH } from "../clean-line.ts";
import { hashText } from "./hashing.ts";
import { CLOSES, createWordView, ENDS, JOINS, OPENS, PARTS } from "./word-view.ts";

/** Extra positions before the first and after the last token, which features may read. */
export const MARGIN = 3;
const BEFORE = 11;
const BEHIND = 13;
const NO_ROLE = 9;

/**
 * The values from which features are computed: for each token hashes of its word and endings, and its
 * position.
 */
export type LineView = {
  length: number;
  /** These three lists have MARGIN extra positions at both ends: token i is at i + MARGIN. */
  word: Int32Array;
  end3: Int32Array;
  role: Int32Array;
  written: Int32Array;
  lower: Int32Array;
  end2: Int32Array;
  end4: Int32Array;
  start4: Int32Array;
  shape: Int32Array;
  parts: Int32Array;
  /**
   * These five describe the segment between commas and brackets that contains the token: its last word, its
   * first word, its conjunctions, the distance to its end and the mark that ends it.
   */
  head: Int32Array;
  first: Int32Array;
  joins: Int32Array;
  toEnd: Int32Array;
  closer: Int32Array;
  /** Twice the number of commas before the token (at most 3), plus 1 inside a bracket. */
  place: Int32Array;
  brackets: Int32Array;
  /** The index of the first token after the amount that the rules read. */
  amountEnd: number;
  unit: number;
};

const createTokenArray = () => new Int32Array(MAX_LINE_LENGTH);
const createTokenArrayWithMargins = () => new Int32Array(MAX_LINE_LENGTH + 2 * MARGIN);

/** Reused for every line, because filling it is cheaper than allocating it. */
const view: LineView = {
  length: 0,
  word: createTokenArrayWithMargins(),
  end3: createTokenArrayWithMargins(),
  role: createTokenArrayWithMargins(),
  written: createTokenArray(),
  lower: createTokenArray(),
  end2: createTokenArray(),
  end4: createTokenArray(),
  start4: createTokenArray(),
  shape: createTokenArray(),
  parts: createTokenArray(),
  head: createTokenArray(),
  first: createTokenArray(),
  joins: createTokenArray(),
  toEnd: createTokenArray(),
  closer: createTokenArray(),
  place: createTokenArray(),
  brackets: createTokenArray(),
  amountEnd: 0,
  unit: 0,
};

/**
 * Computes the values of a line, so that features only look them up. `amount` is the amount that the rules
 * read at its start. The result is overwritten by the next call.
 */
export function fillLineView(cursor: Cursor, amount: AmountReading | null): LineView {
  const { tokens } = cursor;
  const { length } = tokens;
  const amountEnd = amount?.next ?? 0;
  view.length = length;
  view.amountEnd = amountEnd;
  view.unit = hashText(amount?.unit ?? "-");
  for (let index = 0; index < MARGIN; index += 1) {
    view.word[index] = view.end3[index] = BEFORE;
    view.word[length + MARGIN + index] = view.end3[length + MARGIN + index] = BEHIND;
    view.role[index] = view.role[length + MARGIN + index] = NO_ROLE;
  }
  for (let index = 0; index < length; index += 1) {
    const token = tokens[index]!;
    const form = createWordView(token);
    view.written[index] = form.written;
    view.lower[index] = form.lower;
    view.word[index + MARGIN] = form.hash;
    view.end3[index + MARGIN] = form.end3;
    view.end2[index] = form.end2;
    view.end4[index] = form.end4;
    view.start4[index] = form.start4;
    view.shape[index] = form.shape;
    view.parts[index] = form.parts;
    view.role[index + MARGIN] = index < amountEnd ? roleInAmount(token, amount) : form.role;
  }
  placeTokens(view);
  return view;
}

function roleInAmount({ kind, text }: Token, amount: AmountReading | null): number {
  if (kind !== "word") return 1;
  return amount?.unit?.includes(text) ? 2 : amount?.size?.includes(text) ? 3 : 4;
}

/**
 * Writes the position of each token: its segment, the distance to the segment's end, and the commas before
 * it.
 */
function placeTokens({ length, amountEnd, word, parts, place, brackets }: LineView): void {
  let start = 0;
  let commas = 0;
  let depth = 0;
  let opened = 0;
  for (let index = 0; index < length; index += 1) {
    const part = parts[index]!;
    if (part & OPENS) {
      depth += 1;
      opened += 1;
    }
    place[index] = Math.min(commas, 3) * 2 + Math.min(depth, 1);
    brackets[index] = Math.min(opened, 2);
    if (part & PARTS && index >= amountEnd && depth === 0) commas += 1;
    if (part & CLOSES && depth > 0) depth -= 1;
    if (!(part & ENDS)) continue;
    const mark = word[index + MARGIN]!;
    placeStretch(start, index, mark);
    view.head[index] = BEHIND;
    view.first[index] = BEHIND;
    view.toEnd[index] = 4;
    view.closer[index] = mark;
    view.joins[index] = 0;
    start = index + 1;
  }
  placeStretch(start, length, BEHIND);
}

function placeStretch(from: number, to: number, closer: number): void {
  const head = view.word[to - 1 + MARGIN]!;
  const first = view.word[from + MARGIN]!;
  let joins = 0;
  for (let index = from; index < to; index += 1) joins |= view.parts[index]! & JOINS;
  for (let index = from; index < to; index += 1) {
    view.head[index] = head;
    view.first[index] = first;
    view.toEnd[index] = Math.min(3, to - 1 - index);
    view.closer[index] = closer;
    view.joins[index] = joins;
  }
}
