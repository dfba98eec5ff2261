import type { Amount, Measure, SecondMeasure } from "./amount.ts";
import { NO_AMOUNT } from "./amount-values.ts";
import { addFractions, type Fraction } from "./fraction.ts";
import { isJapaneseCharCode } from "./japanese.ts";
import { mayMeanOneByUnitAlone } from "./languages.ts";
import {
  type Cursor,
  getTextBetweenTokens,
  readFractionWord,
  readMeasureAtToken,
  readNumberOrRange,
  readRangeUpperEnd,
  readSizeWords,
  readUnitAtToken,
  replaceCursorTokens,
  skipApproximationWord,
  skipArticle,
  skipListedPhrase,
} from "./read-measure.ts";
import {
  type PackSizes,
  readAlternativeMeasures,
  readAmountSum,
  readBracketedMeasures,
  readSecondMeasureOrSize,
} from "./read-second.ts";
import { readSizedItemOrNull } from "./read-sized.ts";
import { isMarkToken } from "./tokens.ts";
import { mayStartAmountPhrase, type UnitKind } from "./units.ts";
import { isAbout, isArticle, isPlus, parseFractionWordOrNull } from "./words.ts";

/**
 * The amount at the start of an ingredient line. `unit` and `size` are words as written, `next` is the index
 * of the first token after the amount, `said` is a vague quantity such as "etwas".
 */
export type AmountReading = {
  amount: Amount;
  unit: string | null;
  size: string | null;
  next: number;
  said?: string;
};

/** Reads the amount at the start of an ingredient line; null if there is none. */
export function readLeadingAmountOrNull(cursor: Cursor): AmountReading | null {
  return isMarkToken(cursor.tokens[0], "([") ? readBracketedAmount(cursor) : readPlainAmount(cursor);
}

/** Reads an amount in brackets: "(2) eggs". Null if the brackets contain anything else. */
function readBracketedAmount(cursor: Cursor): AmountReading | null {
  const close = cursor.tokens.findIndex((token) => isMarkToken(token, ")]"));
  const inside =
    close < 0 ? null : readPlainAmount(replaceCursorTokens(cursor, cursor.tokens.slice(1, close)));
  return inside && inside.next === close - 1 ? { ...inside, next: close + 1 } : null;
}

function readPlainAmount(cursor: Cursor): AmountReading | null {
  const start = skipApproximationWord(cursor, 0);
  const reading =
    readVagueAmountOrNull(cursor, start) ??
    readNumberedAmount(cursor, start) ??
    readArticleBeforeSizedItem(cursor, start) ??
    readJapaneseUnitBeforeNumber(cursor, start) ??
    readUnitOrArticleWithoutNumber(cursor, start);
  if (!reading || !areUnitAndSizeWithinLimits(reading)) return null;
  if (start > 0 && reading.amount.kind !== "none") reading.amount = { ...reading.amount, about: true };
  reading.next = skipOfWord(cursor, reading.next);
  // Skips the article in "quarter of a lemon".
  if (reading.unit === null && isAmountBelowOne(reading.amount)) {
    const next = skipArticle(cursor, reading.next);
    if (cursor.tokens[next]?.kind === "word") reading.next = next;
  }
  return reading;
}

const isAmountBelowOne = (amount: Amount) => amount.kind === "one" && amount.value.n < amount.value.d;

/** The database limits a unit or size to 50 characters. */
const areUnitAndSizeWithinLimits = ({ unit, size }: AmountReading) =>
  (unit?.length ?? 0) <= 50 && (size?.length ?? 0) <= 50;

function skipOfWord(cursor: Cursor, position: number): number {
  const next = skipListedPhrase(cursor, position, "of");
  return cursor.tokens[next] ? next : position;
}

/**
 * Reads vague words, which become notes, and an amount after them: "einige Blätter", "un peu de", "evtl. 2
 * EL".
 */
function readVagueAmountOrNull(cursor: Cursor, start: number): AmountReading | null {
  const vague = skipListedPhrase(cursor, start, "vague");
  if (vague === start) return null;
  const said = getTextBetweenTokens(cursor, start, skipOfWord(cursor, vague));
  if (said === null || cursor.tokens[vague]?.kind === "mark") return null;
  const rest = skipOfWord(cursor, vague);
  const counted = readNumberedAmount(cursor, rest);
  if (counted) return { ...counted, said };
  const sizes = readSizeWords(cursor, rest);
  const unit = readUnitAtToken(cursor, sizes.next);
  const held = unit && cursor.tokens[unit.next] ? unit : null;
  const next = held?.next ?? sizes.next;
  if (!cursor.tokens[next]) return null;
  return { amount: NO_AMOUNT, unit: held?.text ?? null, size: sizes.text, next, said };
}

/** Reads a Japanese amount, whose spoon is before the number: "大さじ1と1/2", "各大さじ2", "カップ1/2". */
function readJapaneseUnitBeforeNumber(cursor: Cursor, from: number): AmountReading | null {
  const word = cursor.tokens[from];
  if (word?.kind !== "word" || !isJapaneseCharCode(word.text.charCodeAt(0))) return null;
  const start = skipListedPhrase(cursor, from, "each");
  const size = readSizeWords(cursor, start);
  const sized = size.text === null ? null : readNumberedAmount(cursor, size.next);
  if (sized?.unit) return { ...sized, size: size.text };
  const first = readSpoonBeforeNumber(cursor, start);
  if (!first) return start > from ? readNumberedAmount(cursor, start) : null;
  const parts = readAddedSpoons(cursor, first);
  const last = parts.at(-1) ?? first;
  const sizes = readSizeWords(cursor, last.next);
  const second = readSecondMeasureOrSize(cursor, sizes.next, first.kind);
  const { unit } = first.measure;
  const sum: Amount = { kind: "sum", parts: parts.map(({ measure }) => measure), as: first.measure.as };
  const { unit: _, ...single } = first.measure;
  const amount: Amount = { ...(parts.length > 1 ? sum : single), ...second.also };
  return { amount, unit, size: sizes.text, next: second.next };
}

type Spoon = NonNullable<ReturnType<typeof readMeasureAtToken>>;

function readSpoonBeforeNumber(cursor: Cursor, position: number): Spoon | null {
  const unit = readUnitAtToken(cursor, position);
  const range = unit?.kind.category === "volume" ? readNumberOrRange(cursor, unit.next) : null;
  return (
    unit && range && { measure: { ...range.amount, unit: unit.text }, kind: unit.kind, next: range.next }
  );
}

/** Reads up to four spoons that are added: "大さじ1と小さじ1". */
function readAddedSpoons(cursor: Cursor, first: Spoon): Spoon[] {
  const parts = [first];
  while (parts.length < 4) {
    const joint = parts.at(-1)?.next ?? 0;
    const { kind, text } = cursor.tokens[joint] ?? { kind: "mark", text: "" };
    const joins = kind === "word" ? isPlus(text, cursor.language) : text === "+";
    const part = joins ? readSpoonBeforeNumber(cursor, joint + 1) : null;
    if (!part) break;
    parts.push(part);
  }
  return parts;
}

/** Reads one unit without a number: "a pinch of salt", "large handful parsley", "pinch of salt". */
function readUnitOrArticleWithoutNumber(cursor: Cursor, start: number): AmountReading | null {
  const first = cursor.tokens[start];
  const article = first?.kind === "word" && isArticle(first.text, cursor.language);
  const sizes =
    (article && readGoodBeforeUnitAsSize(cursor, start + 1)) ||
    readSizeWords(cursor, article ? start + 1 : start);
  const unit = readUnitAtToken(cursor, sizes.next);
  const amount: Amount = { kind: "one", value: { n: 1, d: 1 }, as: "whole" };
  if (unit && (article || unit.kind.bare) && unit.kind.category === "count" && cursor.tokens[unit.next])
    return { amount, unit: unit.text, size: sizes.text, next: unit.next };
  // "eine Zwiebel" means one onion. In English, an article does not count as an amount.
  const counts = article && !unit && cursor.language !== undefined && cursor.language !== "en";
  return counts && cursor.tokens[sizes.next]?.kind === "word"
    ? { amount, unit: null, size: sizes.text, next: sizes.next }
    : null;
}

/**
 * Reads "good" and similar words as a size, but only before units such as pinch ("a good pinch"), because
 * good oil is a kind of oil.
 */
function readGoodBeforeUnitAsSize(cursor: Cursor, position: number): ReturnType<typeof readSizeWords> | null {
  const word = cursor.tokens[position]?.text ?? "";
  const isGood = /^(?:good|decent|hefty)$/i.test(word) && readUnitAtToken(cursor, position + 1)?.kind.bare;
  return isGood ? { text: word, next: position + 1 } : null;
}

function readNumberedAmount(cursor: Cursor, from: number): AmountReading | null {
  const range = readNumberOrRange(cursor, from) ?? readUnitWithoutNumberAsOne(cursor, from);
  if (!range || isMarkToken(cursor.tokens[range.next], "%°") || isNumberPartOfName(cursor, from, range))
    return null;
  const early = readUnitAtToken(cursor, range.next);
  const sized =
    readSizedItemOrNull(cursor, from, range, early) ??
    readSumOfNumbersWithSharedUnit(cursor, range) ??
    readPackAfterHyphen(cursor, range, early);
  if (sized) return sized;
  const pack = readPackWithItemSize(cursor, range) ?? readFractionOfPack(cursor, range);
  if (pack) return pack;
  const sizes = isUnitRatherThanSize(cursor, range, early)
    ? { text: null, next: range.next }
    : readSizeWords(cursor, range.next);
  const start = skipWordsBetweenFractionAndUnit(cursor, range, sizes.next);
  const unit = start === range.next ? early : readUnitAtToken(cursor, start);
  if (!unit) {
    const second = readSecondMeasureOrSize(cursor, sizes.next, null);
    const amount = second.also ? { ...range.amount, ...second.also } : range.amount;
    return { amount, unit: null, size: sizes.text, next: second.next };
  }
  const following = cursor.tokens[unit.next];
  // Fast path, because in most lines the name follows the unit.
  if (following?.kind === "word" && !mayStartAmountPhrase(following.text, cursor.language))
    return { amount: range.amount, unit: unit.text, size: sizes.text, next: unit.next };
  const upper = readRangeUpperEnd(cursor, range.amount, unit);
  const { amount: value, next, about } = readFractionOrAboutAfterUnit(cursor, upper);
  const first: Measure = { ...value, unit: unit.text };
  const held = readContainerOrPieceWithSize(cursor, first, undefined, next, unit.kind);
  if (held) return { ...held, size: sizes.text };
  const sum = readAmountSum(cursor, first, next);
  if (sum) {
    const { also, next } = readSecondMeasureOrSize(cursor, sum.next, unit.kind);
    return { amount: { ...sum.amount, ...also }, unit: unit.text, size: sizes.text, next };
  }
  const behind = sizes.text === null ? readSizeWords(cursor, next) : { ...sizes, next };
  const second = readSecondMeasureOrSize(cursor, behind.next, unit.kind);
  if (second.size) {
    const { size, sizeAlso } = second;
    const amount: Amount = { kind: "pack", ...toPackCount(value), size, as: value.as, ...sizeAlso };
    return { amount, unit: unit.text, size: behind.text, next: second.next };
  }
  const heldAlso = readContainerOrPieceWithSize(cursor, first, second.also?.also, second.next, unit.kind);
  if (heldAlso) return { ...heldAlso, size: behind.text };
  const after =
    behind.text === null
      ? readSizeWords(cursor, skipCommaBeforeSize(cursor, second.next))
      : { ...behind, next: second.next };
  const amount: Amount = { ...value, ...second.also, ...about };
  return { amount, unit: unit.text, size: after.text, next: after.text === null ? second.next : after.next };
}

/**
 * Reads a measure without a number as one, in languages that omit the number: "כוס סוכר", "ملعقة كبيرة زيت".
 */
function readUnitWithoutNumberAsOne(cursor: Cursor, next: number): Range | null {
  if (!mayMeanOneByUnitAlone(cursor.language)) return null;
  const unit = readUnitAtToken(cursor, next);
  const isMeasure = unit?.kind.category === "volume" || unit?.kind.category === "mass";
  if (!isMeasure || cursor.tokens[unit.next]?.kind !== "word") return null;
  return { amount: { kind: "one", value: { n: 1, d: 1 }, as: "whole" }, next };
}

/** Reads a hyphen between a count and a size, which looks like a range: "1-28 oz can". */
function readPackAfterHyphen(cursor: Cursor, { amount }: Range, measure: Found): AmountReading | null {
  if (amount.kind !== "range" || amount.from.d > 1 || amount.to.n < MIN_PACK * amount.from.n * amount.to.d)
    return null;
  const unit = measure ? readUnitAtToken(cursor, measure.next) : null;
  if (!measure || measure.kind.category === "count" || !unit?.kind.container) return null;
  const size: Measure = { kind: "one", value: amount.to, as: amount.as, unit: measure.text };
  return {
    amount: { kind: "pack", count: amount.from, size, as: "whole" },
    unit: unit.text,
    size: null,
    next: unit.next,
  };
}

const MIN_PACK = 3;

/** Reads an article before one item with a size: "a 400g can", "a 6-pack". */
function readArticleBeforeSizedItem(cursor: Cursor, start: number): AmountReading | null {
  const next = skipArticle(cursor, start);
  const sized =
    next > start && cursor.tokens[next]?.kind === "number" ? readNumberedAmount(cursor, next) : null;
  if (!sized) return null;
  const { amount, size } = sized;
  const value = amount.kind === "pack" ? amount.count : amount.kind === "one" && size ? amount.value : null;
  return value?.n === 1 && value.d === 1 ? sized : null;
}

/** Reads a sum of numbers that share a unit or have none: "2 + 1 lžíce". */
function readSumOfNumbersWithSharedUnit(cursor: Cursor, { amount, next }: Range): AmountReading | null {
  if (!isMarkToken(cursor.tokens[next], "+")) return null;
  const { unit } = readMeasureAtToken(cursor, next + 1)?.measure ?? { unit: null };
  const first: Measure = { ...amount, unit };
  const sum = unit === null ? null : readAmountSum(cursor, first, next);
  if (sum) return { ...sum, unit, size: null };
  const second = readNumberOrRange(cursor, next + 1);
  if (!second || cursor.tokens[second.next]?.kind !== "word") return null;
  const parts = [first, { ...second.amount, unit }];
  return { amount: { kind: "sum", parts, as: amount.as }, unit, size: null, next: second.next };
}

/**
 * Whether the number belongs to the name, because a hyphen joins it to a word that is no unit or size:
 * "7-Up", "5-spice".
 */
function isNumberPartOfName(cursor: Cursor, from: number, { next }: Range): boolean {
  const [number, hyphen, word] = [cursor.tokens[from], cursor.tokens[next], cursor.tokens[next + 1]];
  // A ratio also belongs to the name: "80/20 beef", "16/20 shrimp".
  if (isMarkToken(hyphen, "/") && word?.kind === "number") return !readMeasureAtToken(cursor, next + 1);
  if (hyphen?.text !== "-" || number?.kind !== "number" || word?.kind !== "word") return false;
  if (next !== from + 1 || number.as !== "whole") return false;
  if (number.end !== hyphen.start || hyphen.end !== word.start) return false;
  return (
    !mayStartAmountPhrase(word.text, cursor.language) ||
    (readUnitAtToken(cursor, next) === null && !isSizeWordAtToken(cursor, next + 1))
  );
}

const isSizeWordAtToken = (cursor: Cursor, position: number) => readSizeWords(cursor, position).text !== null;

/**
 * Whether a word that may also be a size is a unit: "petite cuillère" is one. "gr." means grams from 10 on
 * ("500 gr. Mehl"), below that large ("2 gr. Zwiebeln").
 */
function isUnitRatherThanSize(cursor: Cursor, { amount, next }: Range, unit: Found): boolean {
  if (unit && unit.next > next + 1 && cursor.tokens[next]?.text !== "-") return true;
  if (unit && /^KL\.?$/.test(unit.text)) return true;
  const most = amount.kind === "one" ? amount.value : amount.to;
  return most.n >= 10 * most.d && /^gr\.?$/i.test(cursor.tokens[next]?.text ?? "");
}

/** Skips the words between a fraction and its unit: "½ de taza", "un quart de litre". */
function skipWordsBetweenFractionAndUnit(cursor: Cursor, { amount }: Range, position: number): number {
  const next = isAmountBelowOne(amount) ? skipListedPhrase(cursor, position, "of") : position;
  const unit = next > position ? skipArticle(cursor, next) : position;
  return unit > position && readUnitAtToken(cursor, unit) ? unit : position;
}

/** Skips a comma between the unit and a size word: "2 EL, gehäuft". Never in English. */
function skipCommaBeforeSize(cursor: Cursor, position: number): number {
  if (cursor.tokens[position]?.text !== "," || cursor.language === undefined || cursor.language === "en")
    return position;
  const sizes = readSizeWords(cursor, position + 1);
  return sizes.text !== null && cursor.tokens[sizes.next]?.kind === "word" ? position + 1 : position;
}

const HALF: Fraction = { n: 1, d: 2 };
type Found = ReturnType<typeof readUnitAtToken>;
type Upper = ReturnType<typeof readRangeUpperEnd>;

/** Reads what some languages put after the unit: "1 taza y media", "200 g circa". */
function readFractionOrAboutAfterUnit(cursor: Cursor, upper: Upper): Upper & { about?: { about: true } } {
  const { amount, next } = upper;
  const wordAt = (position: number) => {
    const token = cursor.tokens[position];
    return token?.kind === "word" ? token.text : "";
  };
  const joint = wordAt(next);
  const { language } = cursor;
  if (isAbout(joint, language) && !readNumberOrRange(cursor, next + 1))
    return { amount, next: next + 1, about: { about: true } };
  if (amount.kind !== "one" || amount.value.d !== 1) return upper;
  const token = cursor.tokens[next];
  // A fraction after the unit is added: "1 l 1/2 d'eau".
  if (token?.kind === "number" && token.as === "fraction" && token.value.n < token.value.d) {
    const isOther = isMarkToken(cursor.tokens[next + 1], "-") || readMeasureAtToken(cursor, next) !== null;
    const value = isOther ? null : addFractions(amount.value, token.value);
    return value ? { amount: { kind: "one", value, as: "fraction" }, next: next + 1 } : upper;
  }
  const half = skipListedPhrase(cursor, next, "andHalf");
  if (half > next) {
    const value = addFractions(amount.value, HALF);
    return value ? { amount: { kind: "one", value, as: "fraction" }, next: half } : upper;
  }
  // In Hebrew and Arabic, "and" is a letter attached to the fraction: "כוס ורבע".
  const glued = /^[וو]/u.test(joint) ? parseFractionWordOrNull(joint, language) : null;
  if (!glued && !isPlus(joint, language)) return upper;
  // "14 oz and half a cup" is a sum of two measures.
  if (!glued && readMeasureAtToken(cursor, next + 1)) return upper;
  const part = glued ? { value: glued, next: next + 1 } : readFractionBelowOne(cursor, next + 1);
  const value = part && addFractions(amount.value, part.value);
  return value ? { amount: { kind: "one", value, as: "fraction" }, next: part.next } : upper;
}

/** Reads a fraction below one in words or digits: "y media", "y 1/4". */
function readFractionBelowOne(cursor: Cursor, position: number) {
  const token = cursor.tokens[position];
  if (token?.kind !== "number") return readFractionWord(cursor, position);
  const isPart = token.as === "fraction" && token.value.n < token.value.d;
  return isPart ? { value: token.value, next: position + 1 } : null;
}

type Range = NonNullable<ReturnType<typeof readNumberOrRange>>;

/** Reads a count of items that each have a size: "2 x 400 g", "2 (400 g) tins", "1 14-oz can". */
function readPackWithItemSize(cursor: Cursor, range: Range): AmountReading | null {
  const outer = readSizeWords(cursor, range.next);
  const sizes = readPackSizes(cursor, outer.next);
  if (!sizes) return null;
  const [size, ...others] = sizes.measures;
  if (!size || size.kind === "sum") return null;
  const inner = readSizeWords(cursor, sizes.next);
  const unit = readUnitAtToken(cursor, inner.next);
  const amount: Amount = {
    kind: "pack",
    ...toPackCount(range.amount),
    size,
    as: range.amount.as,
    ...(others.length > 0 && { sizeAlso: others }),
  };
  const size2 = outer.text ?? (unit ? inner.text : null);
  return { amount, unit: unit?.text ?? null, size: size2, next: unit?.next ?? sizes.next };
}

/** Reads a part of one container with a size: "half of a 28-oz can", "1/2 of a 400 g tin". */
function readFractionOfPack(cursor: Cursor, { amount, next }: Range): AmountReading | null {
  const of = isAmountBelowOne(amount) ? skipListedPhrase(cursor, next, "of") : next;
  const size = of > next ? skipArticle(cursor, of) : next;
  return size > next && cursor.tokens[size]?.kind === "number"
    ? readPackWithItemSize(cursor, { amount, next: size })
    : null;
}

/** The count of a pack from a number or a range. */
function toPackCount(counted: Range["amount"]) {
  return counted.kind === "range" ? { count: counted.from, countMax: counted.to } : { count: counted.value };
}

function readPackSizes(cursor: Cursor, position: number): PackSizes | null {
  const token = cursor.tokens[position];
  if (token?.text === "(" || token?.text === "[") return readBracketedMeasures(cursor, position);
  const times = token?.text === "x" || token?.text === "X" || token?.text === "×";
  if (!times && token?.kind !== "number") return null;
  const measures = readAlternativeMeasures(cursor, times ? position + 1 : position);
  if (!measures) return null;
  if (times) return measures;
  // Without an "x", two numbers are a count and a size only if a hyphen or a countable unit follows: "1 14-oz
  // can".
  const hyphen = cursor.tokens.slice(position, measures.next).some((part) => part.text === "-");
  const unit = readUnitAtToken(cursor, readSizeWords(cursor, measures.next).next);
  return hyphen || unit?.kind.category === "count" ? measures : null;
}

/** Units for which a preceding length is the size of one piece: "1 1/4-inch piece ginger". */
const LENGTH_UNITS = new Set(["piece", "knob", "knuckle", "stick", "slice", "stalk", "sheet"]);

/**
 * Whether the length at the start of the line is the size of a piece: its number is joined to the unit
 * ("2-inch") or a mixed fraction ("1 1/4 inch").
 */
function isLengthSizeOfOnePiece({ tokens }: Cursor): boolean {
  const length = tokens.findIndex(({ kind }) => kind === "number");
  const number = tokens[length];
  const isMixed = number?.kind === "number" && number.as === "fraction" && number.value.n > number.value.d;
  const isGlued = number !== undefined && number.end === tokens[length + 1]?.start;
  return isMixed || isGlued;
}

/**
 * Reads a measure before a container or piece as the size of one: "400 g tin tomatoes", "400 g/14 oz tin", "3
 * cm piece". Null for other amounts.
 */
function readContainerOrPieceWithSize(
  cursor: Cursor,
  size: Measure,
  sizeAlso: SecondMeasure[] | undefined,
  position: number,
  unit: UnitKind,
) {
  const container =
    unit.category !== "count" && size.kind === "one" ? readUnitAtToken(cursor, position) : null;
  if (!container) return null;
  const isLength = unit.category === "length";
  if (!(isLength ? LENGTH_UNITS.has(container.kind.id) : container.kind.container)) return null;
  // "1 inch piece" may mean one inch of ginger, so the length must clearly belong to the piece.
  if (isLength && !isLengthSizeOfOnePiece(cursor)) return null;
  const amount: Amount = {
    kind: "pack",
    count: { n: 1, d: 1 },
    size,
    as: "whole",
    ...(sizeAlso && { sizeAlso }),
  };
  return { amount, unit: container.text, next: container.next };
}
