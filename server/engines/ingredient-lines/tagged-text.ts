import { type Cursor, isMarkToken, type Token } from "#server/engines/amounts/amounts.ts";

const OPENING = "([";
const CLOSING = ")]";
const BETWEEN = ",;:/–—-|…";
const BEFORE_TEXT = ",;:/–—-|…)]";
const AFTER_TEXT = ",;:/–—-|…([";

/** Joins two texts with `between`, or returns the one that is not empty. */
export const joinTexts = (first: string, between: string, second: string): string =>
  first === "" || second === "" ? first + second : first + between + second;

/** The words of a name (`to` exclusive) without commas, dashes and other separators at both ends. */
export function extractNameText(cursor: Cursor, from: number, to: number): string {
  return getTrimmedTokenText(cursor, from, isNextMarkPartOfText(cursor.tokens, from, to) ? to + 1 : to);
}

/**
 * Whether the mark after a name belongs to it: it touches the last word ("Options™", "2 %") or closes a
 * bracket of the name.
 */
function isNextMarkPartOfText(tokens: readonly Token[], from: number, to: number): boolean {
  const next = tokens[to];
  if (next?.kind !== "mark") return false;
  if (isMarkToken(next, CLOSING)) return computeBracketDepth(tokens, from, to) > 0;
  return tokens[to - 1]?.end === next.start && !isMarkToken(next, BETWEEN) && !isMarkToken(next, OPENING);
}

/**
 * The words of a remark. A bracket at its start becomes a remark of its own: "(optional), chopped" is
 * "optional, chopped".
 */
export function extractNoteText(cursor: Cursor, from: number, to: number): string {
  const { tokens } = cursor;
  if (!isMarkToken(tokens[from], OPENING)) return getTrimmedTokenText(cursor, from, to);
  let close = from + 1;
  for (let depth = 1; close < to; close += 1) {
    if (isMarkToken(tokens[close], OPENING)) depth += 1;
    if (isMarkToken(tokens[close], CLOSING)) depth -= 1;
    if (depth === 0) break;
  }
  return joinTexts(
    getTrimmedTokenText(cursor, from + 1, close),
    ", ",
    getTrimmedTokenText(cursor, close + 1, to),
  );
}

/** The number of opening brackets minus that of closing ones. */
function computeBracketDepth(tokens: readonly Token[], from: number, to: number): number {
  let depth = 0;
  for (let index = from; index < to; index += 1) {
    if (isMarkToken(tokens[index], OPENING)) depth += 1;
    if (isMarkToken(tokens[index], CLOSING)) depth -= 1;
  }
  return depth;
}

/** The text of a range of tokens without the marks at both ends; a bracket that it opens stays closed. */
function getTrimmedTokenText({ line, tokens }: Cursor, start: number, end: number): string {
  let from = start;
  let to = end;
  while (from < to && isMarkToken(tokens[from], BEFORE_TEXT)) from += 1;
  while (to > from && isMarkToken(tokens[to - 1], AFTER_TEXT)) to -= 1;
  if (to > from && isMarkToken(tokens[to - 1], CLOSING) && computeBracketDepth(tokens, from, to) < 0) to -= 1;
  return from < to ? line.slice(tokens[from]!.start, tokens[to - 1]!.end) : "";
}
