import {
  ABOUT_MARKS,
  type Amount,
  isAbout,
  isArticle,
  isMarkToken,
  type Language,
  parseLanguageTag,
  readLeadingAmountOrNull,
  readNumberOrRange,
  type Token,
  tokenizeLine,
} from "#server/engines/amounts/amounts.ts";
import { findAmountEndInLine, hasMeasureSkippedByReading } from "./number-sense.ts";
import type { ScalableLine } from "./scaled-line.ts";

/** Position and notation of the amount in a line's text. */
export type AmountPlace = {
  start: number;
  end: number;
  saysAbout: boolean;
  hasAlso: boolean;
  /** The position includes the size word. */
  hasSize: boolean;
  /** Position of a unit word that is separated from the number: "cloves" in "5 garlic cloves". */
  apart?: { start: number; end: number };
};
type Sought = Pick<ScalableLine, "amount" | "unit" | "size"> & {
  /** The amount as JSON, to compare it with what is read at each token. */
  key: string;
};

/** The number of tokens that are tried as the start of the amount. */
const MAX_STARTS = 60;
const KEYS = "kind value from to n d as unit parts count countMax size sizeAlso".split(" ");

/** Finds the position of exactly this amount in a text; null if it is not there. */
export function findAmountPositionOrNull(
  text: string,
  { amount, unit, size }: Pick<ScalableLine, "amount" | "unit" | "size">,
  language: string | null,
): AmountPlace | null {
  if (amount.kind === "none") return null;
  const line: Sought = { amount, unit, size, key: createAmountKey(amount) };
  const tried = new Set<Language>([parseLanguageTag(language ?? "any"), "en", "any", "fr"]);
  const texts: Cursor[] = [];
  for (const guess of tried) {
    const guessed = { line: text, tokens: tokenizeLine(text, guess), language: guess };
    const place = findAmountFromAnyToken(guessed, line, findFullAmount);
    if (place) return place;
    texts.push(guessed);
  }
  for (const guessed of texts) {
    const place = findAmountFromAnyToken(guessed, line, findBareNumberOfAmount);
    if (place) return place;
  }
  return null;
}

function findAmountFromAnyToken(text: Cursor, line: Sought, read: typeof findFullAmount): AmountPlace | null {
  const { tokens } = text;
  for (let start = 0; start < Math.min(tokens.length, MAX_STARTS); start += 1) {
    const first = tokens[start];
    if (!first || first.kind === "mark" || isAboutToken(first)) continue;
    // A unit without a number is no amount if the line starts with a number: "knob" in "1 two-inch knob".
    if (start > 0 && first.text === line.unit && tokens[0]?.kind === "number") continue;
    const next = read({ ...text, tokens: tokens.slice(start) }, line);
    if (next === null) continue;
    // In Hebrew, "about" is a prefix with a hyphen: "כ-200".
    const before =
      tokens[
        tokens[start - 1]?.text === "-" && isAboutWordAtToken(tokens, start - 2) ? start - 2 : start - 1
      ];
    const saysAbout =
      before !== undefined && (isMarkToken(before, `${ABOUT_MARKS}=`) || isAboutToken(before));
    const article = line.unit === null ? /^\s+an?(?=\s)/i.exec(text.line.slice(next.end)) : null;
    const end = next.end + (article?.[0].length ?? 0);
    const { hasAlso, hasSize, apart } = next;
    const isAfterArticle = before?.kind === "word" && isArticle(before.text, text.language ?? "any");
    const { start: from } = isAfterArticle ? before : first;
    return { start: from, end, saysAbout, hasAlso, hasSize, ...(apart && { apart }) };
  }
  return null;
}

const isAboutWordAtToken = (tokens: readonly Token[], position: number) =>
  tokens[position] !== undefined && isAboutToken(tokens[position]);
const isAboutToken = (token: Token) => token.kind === "word" && isAbout(token.text);

type Found = Pick<AmountPlace, "end" | "hasAlso" | "hasSize" | "apart"> | null;
type Cursor = Parameters<typeof readLeadingAmountOrNull>[0];

/** Reads an amount that equals the line's. A second measure may follow later in the line. */
function findFullAmount(cursor: Cursor, line: Sought): Found {
  const reading = readLeadingAmountOrNull(cursor);
  if (!reading || reading.unit !== line.unit || createAmountKey(reading.amount) !== line.key) return null;
  if (reading.size !== line.size && reading.size !== null) return null;
  if (hasMeasureSkippedByReading(cursor.tokens, reading)) return null;
  const alsoOf = (amount: Amount) => ("also" in amount ? JSON.stringify(amount.also, KEYS) : undefined);
  const also = alsoOf(reading.amount);
  if (also !== undefined && also !== alsoOf(line.amount)) return null;
  const end = findAmountEndInLine(cursor, reading);
  return { end, hasAlso: also !== undefined, hasSize: reading.size === line.size };
}

/** Reads only the number of a simple amount, whose unit may be separated from it by words. */
function findBareNumberOfAmount(cursor: Cursor, { amount, unit, size, key }: Sought): Found {
  if ((amount.kind !== "one" && amount.kind !== "range") || size !== null) return null;
  const bare = { hasAlso: false, hasSize: true };
  const range = readNumberOrRange(cursor, 0);
  if (!range || createAmountKey(range.amount) !== key) return null;
  const end = cursor.tokens[range.next - 1]?.end ?? 0;
  if (unit === null) return { end, ...bare };
  const start = findStandaloneWord(cursor.line, unit, end);
  if (start < 0) return null;
  const closes = start + unit.length;
  const between = cursor.line.slice(end, start);
  if (/^[\s-]*$/.test(between)) return { end: closes, ...bare };
  return /^\s[\p{L}\p{M}\s'’-]*$/u.test(between) ? { end, ...bare, apart: { start, end: closes } } : null;
}

/** Position of `word` from `from` on, or -1. A letter must not follow it. */
function findStandaloneWord(line: string, word: string, from: number): number {
  const start = line.indexOf(word, from);
  const alone = start < 0 || !/[\p{L}\p{M}]/u.test(line.charAt(start + word.length));
  return alone ? start : -1;
}

/** The amount as JSON without second measures and "about". */
function createAmountKey(amount: Amount): string {
  return JSON.stringify(amount, KEYS);
}
