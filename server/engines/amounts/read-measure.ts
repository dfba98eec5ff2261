import type { AmountForm, Measure } from "./amount.ts";
import { addFractions, compareFractions, type Fraction } from "./fraction.ts";
import type { Token } from "./tokens.ts";
import { longestUnit, type UnitKind } from "./units.ts";
import {
  isAbout,
  isArticle,
  isHalf,
  isPlus,
  isRangeWord,
  isSize,
  isSizeIntensifier,
  numberWord,
} from "./words.ts";

/** A tokenised line. Readers take a position in it and answer what they found and the position after it. */
export type Cursor = { line: string; tokens: readonly Token[] };

const ONE: Fraction = { n: 1, d: 1 };
const HALF: Fraction = { n: 1, d: 2 };

type Found<T> = T & { next: number };
type Numeric = Found<{ value: Fraction; as: AmountForm }>;

const wordAt = (cursor: Cursor, position: number): string | null => {
  const token = cursor.tokens[position];
  return token?.kind === "word" ? token.text : null;
};

/** The position after "about", "ca." or "~". */
export function skipAbout(cursor: Cursor, position: number): number {
  const token = cursor.tokens[position];
  if (!token || !(token.text === "~" || (token.kind === "word" && isAbout(token.text)))) return position;
  return readRange(cursor, position + 1) ? position + 1 : position;
}

/** "2", "½", "1 and 1/2", "two", "half a", "one and a half". A lone article is a number only before a unit. */
export function readNumber(cursor: Cursor, position: number): Numeric | null {
  const token = cursor.tokens[position];
  if (token?.kind === "number") {
    const part = cursor.tokens[position + 2];
    const joint = cursor.tokens[position + 1];
    const joined = joint?.text === "&" || (joint?.kind === "word" && isPlus(joint.text));
    if (
      token.as === "whole" &&
      joined &&
      part?.kind === "number" &&
      part.as === "fraction" &&
      part.value.n < part.value.d
    ) {
      const value = addFractions(token.value, part.value);
      if (value) return { value, as: "fraction", next: position + 3 };
    }
    return { value: token.value, as: token.as, next: position + 1 };
  }
  return readNumberWord(cursor, position);
}

function readNumberWord(cursor: Cursor, position: number): Numeric | null {
  const word = wordAt(cursor, position);
  if (word === null) return null;
  const following = wordAt(cursor, position + 1);
  if (isHalf(word)) {
    const article = following !== null && isArticle(following);
    return { value: HALF, as: "fraction", next: position + (article ? 2 : 1) };
  }
  if (isArticle(word) && following !== null && isHalf(following))
    return { value: HALF, as: "fraction", next: position + 2 };
  const value = numberWord(word);
  if (value === null) return null;
  if (isArticle(word) && !longestUnit(following === null ? [] : [following])) return null;
  if (following !== null && isPlus(following)) {
    const tail = readNumberWord(cursor, position + 2);
    if (tail?.as === "fraction")
      return { value: addFractions({ n: value, d: 1 }, tail.value) ?? ONE, as: "fraction", next: tail.next };
  }
  return { value: { n: value, d: 1 }, as: "whole", next: position + 1 };
}

type Counted =
  | { kind: "one"; value: Fraction; as: AmountForm }
  | { kind: "range"; from: Fraction; to: Fraction; as: AmountForm };

/** "2", "2-3", "2 to 3", "8- to 10", "2 or 3". Ends that do not rise are one number: "2-1" is 2. */
export function readRange(cursor: Cursor, position: number): Found<{ amount: Counted }> | null {
  const from = readNumber(cursor, position);
  if (!from) return null;
  let next = from.next;
  if (cursor.tokens[next]?.text === "-" && wordAt(cursor, next + 1) !== null) next += 1;
  const joint = cursor.tokens[next];
  const joins =
    joint !== undefined &&
    (/^[-–—~]$/.test(joint.text) || (joint.kind === "word" && isRangeWord(joint.text)));
  const to = joins ? readNumber(cursor, next + 1) : null;
  if (!to || compareFractions(from.value, to.value) >= 0) {
    return { amount: { kind: "one", value: from.value, as: from.as }, next: from.next };
  }
  const as = from.as === "whole" ? to.as : from.as;
  return { amount: { kind: "range", from: from.value, to: to.value, as }, next: to.next };
}

/** Size words as written: "large", "very large", "medium to large". */
export function readSizes(cursor: Cursor, position: number): Found<{ text: string | null }> {
  let next = position;
  while (next - position < 5) {
    const word = wordAt(cursor, next);
    if (word === null) break;
    const following = wordAt(cursor, next + 1);
    const leads = (isSizeIntensifier(word) || (next > position && isRangeWord(word))) && following !== null;
    if (!isSize(word) && !(leads && isSize(following))) break;
    next += 1;
  }
  return { text: sourceText(cursor, position, next), next };
}

/** The words of the line from one token to before another, as written; null where there are none. */
export function sourceText(cursor: Cursor, from: number, to: number): string | null {
  const [first, last] = [cursor.tokens[from], cursor.tokens[to - 1]];
  return first && last && to > from ? cursor.line.slice(first.start, last.end) : null;
}

/** A unit word, after a hyphen too ("14-oz"). */
export function readUnit(cursor: Cursor, position: number): Found<{ kind: UnitKind; text: string }> | null {
  const start = cursor.tokens[position]?.text === "-" ? position + 1 : position;
  const words: string[] = [];
  for (let offset = 0; offset < 3; offset += 1) {
    const word = wordAt(cursor, start + offset);
    if (word === null) break;
    words.push(word);
  }
  const unit = longestUnit(words);
  if (!unit) return null;
  const text = sourceText(cursor, start, start + unit.taken);
  return text === null ? null : { kind: unit.kind, text, next: start + unit.taken };
}

type UnitFound = NonNullable<ReturnType<typeof readUnit>>;

/** The upper end of "1kg–1.3kg" and "1 cup to 1½ cups", where the first number had its unit already. */
export function readUpperEnd(cursor: Cursor, from: Counted, unit: UnitFound): Found<{ amount: Counted }> {
  const [dash, word] = [cursor.tokens[unit.next]?.text ?? "", wordAt(cursor, unit.next)];
  const joins = /^[-–—~]$/.test(dash) || (word !== null && isRangeWord(word));
  const to = joins && from.kind === "one" ? readNumber(cursor, unit.next + 1) : null;
  const second = to ? readUnit(cursor, to.next) : null;
  const same = second?.kind.id === unit.kind.id;
  if (from.kind !== "one" || !to || !second || !same || compareFractions(from.value, to.value) >= 0) {
    return { amount: from, next: unit.next };
  }
  const as = from.as === "whole" ? to.as : from.as;
  return { amount: { kind: "range", from: from.value, to: to.value, as }, next: second.next };
}

/** A number or range with its unit: "400 g", "8- to 10-ounce", "about 2 cups". */
export function readMeasure(
  cursor: Cursor,
  position: number,
): Found<{ measure: Measure; kind: UnitKind }> | null {
  const start = skipAbout(cursor, position);
  const range = readRange(cursor, start);
  const unit = range ? readUnit(cursor, range.next) : null;
  if (!range || !unit) return null;
  const measure: Measure = {
    ...range.amount,
    unit: unit.text,
    ...(start > position && { about: true as const }),
  };
  return { measure, kind: unit.kind, next: unit.next };
}
