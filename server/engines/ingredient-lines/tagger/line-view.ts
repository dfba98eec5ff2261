import {
  type AmountReading,
  type Cursor,
  isMark,
  isSize,
  type Token,
  unitKind,
} from "#server/engines/amounts/amounts.ts";
import { hashText } from "./hashing.ts";

/** Positions before the first and behind the last token that a feature may look at. */
export const MARGIN = 3;
const BEFORE = 11;
const BEHIND = 13;
const NO_ROLE = 9;

/** A line as its features see it: hashes of words and of their ends, and where in the line each token stands. */
export type LineView = {
  length: number;
  /** From here on the arrays of neighbours are read: token i stands at i + MARGIN. */
  word: Int32Array;
  end3: Int32Array;
  role: Int32Array;
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

function shapeOf(token: Token): number {
  if (token.kind === "number") return 1;
  if (token.kind === "mark") return 2;
  const { text } = token;
  const code = text.charCodeAt(0);
  const capital = code >= 65 && code <= 90;
  const shape = !capital ? 3 : text.length > 1 && text === text.toUpperCase() ? 4 : 5;
  return shape + (text.includes("-") ? 8 : 0) + (text.endsWith(".") ? 16 : 0);
}

function formOf(token: Token): string {
  if (token.kind === "number") {
    if (token.as !== "whole") return token.as === "fraction" ? "#f" : "#d";
    return token.value.n < 10 ? "#1" : token.value.n < 100 ? "#2" : "#3";
  }
  const text = token.text.toLowerCase();
  return token.kind === "word" && text.endsWith(".") ? text.slice(0, -1) : text;
}

const isSeparator = (token: Token) => isMark(token, ",;()[]–—:");

/** Room for a line of so many tokens, kept from line to line: to make it anew costs more than to fill it. */
function roomFor(most: number): LineView {
  const own = () => new Int32Array(most);
  const withMargins = () => new Int32Array(most + 2 * MARGIN);
  return {
    ...{ length: 0, amountEnd: 0, unit: 0 },
    ...{ word: withMargins(), end3: withMargins(), role: withMargins() },
    ...{ end2: own(), end4: own(), start4: own(), shape: own(), head: own(), first: own(), joins: own() },
    ...{ toEnd: own(), closer: own(), place: own(), brackets: own() },
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
  tokens.forEach((token, index) => {
    const form = formOf(token);
    const size = form.length;
    const hash = hashText(form);
    view.word[index + MARGIN] = hash;
    view.end3[index + MARGIN] = size > 3 ? hashText(form, size - 3) : hash;
    view.end2[index] = size > 2 ? hashText(form, size - 2) : hash;
    view.end4[index] = size > 4 ? hashText(form, size - 4) : hash;
    view.start4[index] = size > 4 ? hashText(form, 0, 4) : hash;
    view.shape[index] = shapeOf(token);
    let role = 0;
    if (index < amountEnd) {
      const isUnit = amount?.unit?.includes(token.text);
      role = token.kind !== "word" ? 1 : isUnit ? 2 : amount?.size?.includes(token.text) ? 3 : 4;
    } else if (token.kind === "word") {
      role = unitKind(token.text, cursor.language) ? 5 : isSize(token.text, cursor.language) ? 6 : 0;
    }
    view.role[index + MARGIN] = role;
  });
  placeTokens(tokens, view);
  return view;
}

/** Fills in where each token stands: in which stretch, how far from its end, behind how many commas. */
function placeTokens(tokens: readonly Token[], view: LineView): void {
  let [start, commas, depth, brackets] = [0, 0, 0, 0];
  tokens.forEach((token, index) => {
    if (isMark(token, "([")) {
      depth += 1;
      brackets += 1;
    }
    view.place[index] = Math.min(commas, 3) * 2 + Math.min(depth, 1);
    view.brackets[index] = Math.min(brackets, 2);
    if (isMark(token, ",;–—") && index >= view.amountEnd && depth === 0) commas += 1;
    if (depth > 0 && isMark(token, ")]")) depth -= 1;
    if (!isSeparator(token)) return;
    const mark = view.word[index + MARGIN] ?? 0;
    placeStretch(tokens, view, start, index, mark);
    view.head[index] = BEHIND;
    view.first[index] = BEHIND;
    view.toEnd[index] = 4;
    view.closer[index] = mark;
    start = index + 1;
  });
  placeStretch(tokens, view, start, tokens.length, BEHIND);
}

function placeStretch(tokens: readonly Token[], view: LineView, from: number, to: number, closer: number) {
  let joins = 0;
  for (let index = from; index < to; index += 1) {
    const text = tokens[index]?.text;
    if (text === "or") joins |= 1;
    if (text === "and") joins |= 2;
  }
  for (let index = from; index < to; index += 1) {
    view.head[index] = view.word[to - 1 + MARGIN] ?? 0;
    view.first[index] = view.word[from + MARGIN] ?? 0;
    view.toEnd[index] = Math.min(3, to - 1 - index);
    view.closer[index] = closer;
    view.joins[index] = joins;
  }
}
