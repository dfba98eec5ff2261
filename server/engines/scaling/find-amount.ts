import {
  ABOUT_MARKS,
  type Amount,
  isAbout,
  isArticle,
  isMark,
  type Language,
  parseLanguageTag,
  readLeadingAmountOrNull,
  readNumberOrRange,
  type Token,
  tokenizeLine,
} from "#server/engines/amounts/amounts.ts";
import { findAmountEnd, hasSkippedMeasure } from "./number-sense.ts";
import type { ScalableLine } from "./scaled-line.ts";

/** Position and notation of the amount in a line's text. */
export type AmountPlace = {
  start: number;
  end: number;
  saysAbout: boolean;
  hasAlso: boolean;
  /** The size word is included in the range. */
  hasSize: boolean;
  /** Position of a unit word that is separate from the number: "5 garlic cloves". */
  apart?: { start: number; end: number };
};
type Sought = Pick<ScalableLine, "amount" | "unit" | "size"> & {
  /** The serialised amount, for comparison at each start. */
  key: string;
};

/** Number of tokens tried as the start of the amount. */
const MAX_STARTS = 60;
const KEYS = "kind value from to n d as unit parts count countMax size sizeAlso".split(" ");

/** Finds the range of the text with exactly this amount; null if there is none. */
export function findAmountPositionOrNull(
  text: string,
  { amount, unit, size }: Pick<ScalableLine, "amount" | "unit" | "size">,
  language: string | null,
): AmountPlace | null {
  if (amount.kind === "none") return null;
  const line: Sought = { amount, unit, size, key: keyOf(amount) };
  const tried = new Set<Language>([parseLanguageTag(language ?? "any"), "en", "any", "fr"]);
  const texts: Cursor[] = [];
  for (const guess of tried) {
    const guessed = { line: text, tokens: tokenizeLine(text, guess), language: guess };
    const place = findIn(guessed, line, findFull);
    if (place) return place;
    texts.push(guessed);
  }
  for (const guessed of texts) {
    const place = findIn(guessed, line, findNumber);
    if (place) return place;
  }
  return null;
}

function findIn(text: Cursor, line: Sought, read: typeof findFull): AmountPlace | null {
  const { tokens } = text;
  for (let start = 0; start < Math.min(tokens.length, MAX_STARTS); start += 1) {
    const first = tokens[start];
    if (!first || first.kind === "mark" || isAboutWord(first)) continue;
    // The knob of "1 two-inch knob" is no amount without a number.
    if (start > 0 && first.text === line.unit && tokens[0]?.kind === "number") continue;
    const next = read({ ...text, tokens: tokens.slice(start) }, line);
    if (next === null) continue;
    // The Hebrew "כ-200".
    const before =
      tokens[tokens[start - 1]?.text === "-" && isAboutAt(tokens, start - 2) ? start - 2 : start - 1];
    const saysAbout = before !== undefined && (isMark(before, `${ABOUT_MARKS}=`) || isAboutWord(before));
    const article = line.unit === null ? /^\s+an?(?=\s)/i.exec(text.line.slice(next.end)) : null;
    const end = next.end + (article?.[0].length ?? 0);
    const { hasAlso, hasSize, apart } = next;
    const isAfterArticle = before?.kind === "word" && isArticle(before.text, text.language ?? "any");
    const { start: from } = isAfterArticle ? before : first;
    return { start: from, end, saysAbout, hasAlso, hasSize, ...(apart && { apart }) };
  }
  return null;
}

const isAboutAt = (tokens: readonly Token[], position: number) =>
  tokens[position] !== undefined && isAboutWord(tokens[position]);
const isAboutWord = (token: Token) => token.kind === "word" && isAbout(token.text);

type Found = Pick<AmountPlace, "end" | "hasAlso" | "hasSize" | "apart"> | null;
type Cursor = Parameters<typeof readLeadingAmountOrNull>[0];

/** A full reading that equals the line's amount. A second measure may follow later. */
function findFull(cursor: Cursor, line: Sought): Found {
  const reading = readLeadingAmountOrNull(cursor);
  if (!reading || reading.unit !== line.unit || keyOf(reading.amount) !== line.key) return null;
  if (reading.size !== line.size && reading.size !== null) return null;
  if (hasSkippedMeasure(cursor.tokens, reading)) return null;
  const alsoOf = (amount: Amount) => ("also" in amount ? JSON.stringify(amount.also, KEYS) : undefined);
  const also = alsoOf(reading.amount);
  if (also !== undefined && also !== alsoOf(line.amount)) return null;
  const end = findAmountEnd(cursor, reading);
  return { end, hasAlso: also !== undefined, hasSize: reading.size === line.size };
}

/** The number of a simple amount, with the unit directly after it or later. */
function findNumber(cursor: Cursor, { amount, unit, size, key }: Sought): Found {
  if ((amount.kind !== "one" && amount.kind !== "range") || size !== null) return null;
  const bare = { hasAlso: false, hasSize: true };
  const range = readNumberOrRange(cursor, 0);
  if (!range || keyOf(range.amount) !== key) return null;
  const end = cursor.tokens[range.next - 1]?.end ?? 0;
  if (unit === null) return { end, ...bare };
  const start = wordAt(cursor.line, unit, end);
  if (start < 0) return null;
  const closes = start + unit.length;
  const between = cursor.line.slice(end, start);
  if (/^[\s-]*$/.test(between)) return { end: closes, ...bare };
  return /^\s[\p{L}\p{M}\s'’-]*$/u.test(between) ? { end, ...bare, apart: { start, end: closes } } : null;
}

/** Position of a complete word from `from` on, or -1. */
function wordAt(line: string, word: string, from: number): number {
  const start = line.indexOf(word, from);
  const alone = start < 0 || !/[\p{L}\p{M}]/u.test(line.charAt(start + word.length));
  return alone ? start : -1;
}

/** The amount without second measures and "about". */
function keyOf(amount: Amount): string {
  return JSON.stringify(amount, KEYS);
}
