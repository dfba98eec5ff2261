import type { AmountReading, Cursor, Token } from "#server/engines/amounts/amounts.ts";
import { hashText } from "./hashing.ts";
import { viewWord } from "./word-view.ts";

/** Positions before the first and behind the last token that a feature may look at. */
export const MARGIN = 3;
const BEFORE = 11;
const BEHIND = 13;
const NO_ROLE = 9;

/** A line as its features see it: hashes of words and of their ends, and where in the line each token stands. */
export type LineView = {
  length: number;
  /** Of these three neighbours are looked at: token i stands at i + MARGIN. */
  word: Int32Array;
  end3: Int32Array;
  role: Int32Array;
  written: Int32Array;
  lower: Int32Array;
  end2: Int32Array;
  end4: Int32Array;
  start4: Int32Array;
  shape: Int32Array;
  /** Of the stretch between commas and brackets that the token stands in. */
  head: Int32Array;
  first: Int32Array;
  joins: Int32Array;
  toEnd: Int32Array;
  closer: Int32Array;
  /** Commas passed times two, plus one inside a bracket. */
  place: Int32Array;
  brackets: Int32Array;
  /** The first token behind the amount as the rules read it. */
  amountEnd: number;
  unit: number;
};

const SEPARATORS = ",;()[]–—:";

/** Room for a line of so many tokens, kept from line to line: to make it anew costs more than to fill it. */
function roomFor(most: number): LineView {
  const own = () => new Int32Array(most);
  const withMargins = () => new Int32Array(most + 2 * MARGIN);
  return {
    length: 0,
    word: withMargins(),
    end3: withMargins(),
    role: withMargins(),
    written: own(),
    lower: own(),
    end2: own(),
    end4: own(),
    start4: own(),
    shape: own(),
    head: own(),
    first: own(),
    joins: own(),
    toEnd: own(),
    closer: own(),
    place: own(),
    brackets: own(),
    amountEnd: 0,
    unit: 0,
  };
}
let view = roomFor(64);

/**
 * Looks at a line once, so that the features of its tokens are only lookups. `amount` is what the rules read at its
 * start. The view holds until the next line is looked at.
 */
export function viewLine(cursor: Cursor, amount: AmountReading | null): LineView {
  const { tokens } = cursor;
  const { length } = tokens;
  if (length > view.shape.length) view = roomFor(length);
  const amountEnd = amount?.next ?? 0;
  view.length = length;
  view.amountEnd = amountEnd;
  view.unit = hashText(amount?.unit ?? "-");
  for (let index = 0; index < MARGIN; index += 1) {
    view.word[index] = view.end3[index] = BEFORE;
    view.word[length + MARGIN + index] = view.end3[length + MARGIN + index] = BEHIND;
    view.role[index] = view.role[length + MARGIN + index] = NO_ROLE;
  }
  view.joins.fill(0, 0, length);
  for (let index = 0; index < length; index += 1) {
    const token = tokens[index]!;
    const form = viewWord(token);
    view.written[index] = form.written;
    view.lower[index] = form.lower;
    view.word[index + MARGIN] = form.hash;
    view.end3[index + MARGIN] = form.end3;
    view.end2[index] = form.end2;
    view.end4[index] = form.end4;
    view.start4[index] = form.start4;
    view.shape[index] = form.shape;
    view.role[index + MARGIN] = index < amountEnd ? roleInAmount(token, amount) : form.role;
  }
  placeTokens(tokens, view);
  return view;
}

function roleInAmount({ kind, text }: Token, amount: AmountReading | null): number {
  if (kind !== "word") return 1;
  return amount?.unit?.includes(text) ? 2 : amount?.size?.includes(text) ? 3 : 4;
}

/** Fills in where each token stands: in which stretch, how far from its end, behind how many commas. */
function placeTokens(tokens: readonly Token[], view: LineView): void {
  let start = 0;
  let commas = 0;
  let depth = 0;
  let brackets = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    const isPlain = token.kind !== "mark";
    if (!isPlain && "([".includes(token.text)) {
      depth += 1;
      brackets += 1;
    }
    view.place[index] = Math.min(commas, 3) * 2 + Math.min(depth, 1);
    view.brackets[index] = Math.min(brackets, 2);
    if (isPlain) continue;
    if (index >= view.amountEnd && depth === 0 && ",;–—".includes(token.text)) commas += 1;
    if (depth > 0 && ")]".includes(token.text)) depth -= 1;
    if (!SEPARATORS.includes(token.text)) continue;
    const mark = view.word[index + MARGIN]!;
    placeStretch(tokens, view, start, index, mark);
    view.head[index] = BEHIND;
    view.first[index] = BEHIND;
    view.toEnd[index] = 4;
    view.closer[index] = mark;
    start = index + 1;
  }
  placeStretch(tokens, view, start, tokens.length, BEHIND);
}

function placeStretch(tokens: readonly Token[], view: LineView, from: number, to: number, closer: number) {
  let joins = 0;
  for (let index = from; index < to; index += 1) {
    const { text } = tokens[index]!;
    if (text === "or") joins |= 1;
    if (text === "and") joins |= 2;
  }
  for (let index = from; index < to; index += 1) {
    view.head[index] = view.word[to - 1 + MARGIN]!;
    view.first[index] = view.word[from + MARGIN]!;
    view.toEnd[index] = Math.min(3, to - 1 - index);
    view.closer[index] = closer;
    view.joins[index] = joins;
  }
}
