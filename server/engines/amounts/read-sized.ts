import type { Amount } from "./amount.ts";
import { NO_AMOUNT } from "./amount-values.ts";
import {
  type Cursor,
  getTextBetweenTokens,
  readNumberOrRange,
  readSizeWords,
  readUnitAtToken,
} from "./read-measure.ts";
import { isMarkToken } from "./tokens.ts";
import { isVessel } from "./words.ts";

type Range = NonNullable<ReturnType<typeof readNumberOrRange>>;
/** One item and the text of its size. */
type Sized = { amount: Amount; unit: string | null; size: string | null; next: number };
type UnitFound = ReturnType<typeof readUnitAtToken>;

/** A length from 12 cm on is the size of a baked good, a sheet or a tin. A piece of ginger is shorter. */
const MIN_SIZE_MM = 120;
const MM: Readonly<Record<string, number>> = { in: 25.4, cm: 10, mm: 1 };
/**
 * The minimum of the first number in dimensions ("10 x 15 cm"). A smaller number is a count ("2 x 30 cm
 * baguettes").
 */
const MIN_SIDE = 5;
const MAX_SIDES = 3;
const MAX_NAME_WORDS = 4;

/**
 * Reads one item with its size: "6-inch tortilla", "23 cm tin", "10 x 15 cm sheet of pastry", "12-cup pan".
 * Null for other amounts. A plural gives a size without an amount: "6-inch tortillas".
 */
export function readSizedItemOrNull(
  cursor: Cursor,
  from: number,
  range: Range,
  first: UnitFound,
): Sized | null {
  const end =
    findDimensionsEndOrNull(cursor, range, first) ??
    (first?.kind.category === "length" ? findSizeLengthEndOrNull(cursor, range, first) : null) ??
    (first?.kind.category === "volume" ? findVesselCapacityEndOrNull(cursor, range, first) : null);
  if (end === null) return readHyphenPackAsSizedItem(cursor, from, range, first);
  const more = readSizeWords(cursor, end);
  const unit = readUnitAtToken(cursor, more.next);
  const next = unit?.kind.category === "count" ? unit.next : more.next;
  const size = getTextBetweenTokens(cursor, from, more.next);
  return {
    amount: isUnitOrNounPlural(cursor, next)
      ? NO_AMOUNT
      : { kind: "one", value: { n: 1, d: 1 }, as: "whole" },
    unit: next > more.next ? (unit?.text ?? null) : null,
    size,
    next,
  };
}

/** Reads "6-pack of rolls" as one pack with the size "6-pack". */
function readHyphenPackAsSizedItem(
  cursor: Cursor,
  from: number,
  { next }: Range,
  unit: UnitFound,
): Sized | null {
  if (unit?.text !== "pack" || !isMarkToken(cursor.tokens[next], "-")) return null;
  if (cursor.tokens[unit.next]?.kind !== "word") return null;
  const size = getTextBetweenTokens(cursor, from, unit.next);
  return { amount: { kind: "one", value: { n: 1, d: 1 }, as: "whole" }, unit: null, size, next: unit.next };
}

/** Whether the unit before the position or the noun after it ends in "s", the plural of most languages. */
function isUnitOrNounPlural(cursor: Cursor, position: number): boolean {
  const words = [position - 1, findLastWordBeforeMarkOrNull(cursor, position) ?? position];
  return words.some((word) => /[^sui]s$/.test(cursor.tokens[word]?.text ?? ""));
}

/**
 * The position after dimensions: "10x15cm", "9 x 13 x 2 inch", or "9x13" before a word that is no unit. Null
 * if there are none.
 */
function findDimensionsEndOrNull(cursor: Cursor, { amount, next }: Range, first: UnitFound): number | null {
  if (amount.kind !== "one" || amount.value.n < MIN_SIDE * amount.value.d) return null;
  if (cursor.tokens[skipLengthUnit(cursor, next, first)]?.text.length !== 1) return null;
  let position = next;
  let sides = 1;
  while (sides < MAX_SIDES) {
    const joint = skipLengthUnit(cursor, position);
    const side = /^[x×]$/i.test(cursor.tokens[joint]?.text ?? "")
      ? readNumberOrRange(cursor, joint + 1)
      : null;
    if (side?.amount.kind !== "one") break;
    position = side.next;
    sides += 1;
  }
  if (sides === 1) return null;
  const end = skipLengthUnit(cursor, position);
  const isBare = end === position && readUnitAtToken(cursor, position) === null;
  return (end > position || isBare) && cursor.tokens[end]?.kind === "word" ? end : null;
}

function skipLengthUnit(cursor: Cursor, position: number, unit = readUnitAtToken(cursor, position)): number {
  if (unit?.kind.category === "length") return unit.next;
  return isMarkToken(cursor.tokens[position], '"”″') ? position + 1 : position;
}

/**
 * The position after a length that is a size: "6-inch", "23 cm". Null before a piece: in "3-inch cinnamon
 * stick" it is a length.
 */
function findSizeLengthEndOrNull(
  cursor: Cursor,
  { amount, next }: Range,
  unit: NonNullable<UnitFound>,
): number | null {
  const head = findLastWordBeforeMarkOrNull(cursor, unit.next);
  if (head === null) return null;
  const isPiece = [unit.next, head].some((word) => readUnitAtToken(cursor, word)?.kind.category === "count");
  if (isPiece && !isVessel(cursor.tokens[head]?.text ?? "", cursor.language)) return null;
  const { n, d } = amount.kind === "one" ? amount.value : amount.from;
  const isLarge = (MM[unit.kind.id] ?? 0) * n >= MIN_SIZE_MM * d;
  return isLarge || isMarkToken(cursor.tokens[next], "-") ? unit.next : null;
}

/**
 * The position after a capacity before a vessel: "12-cup bundt pan". Without a hyphen, the vessel must be one
 * of the next two words.
 */
function findVesselCapacityEndOrNull(
  cursor: Cursor,
  { next }: Range,
  unit: NonNullable<UnitFound>,
): number | null {
  const head = findLastWordBeforeMarkOrNull(cursor, unit.next);
  const most = isMarkToken(cursor.tokens[next], "-") ? MAX_NAME_WORDS : 2;
  if (head === null || head - unit.next >= most) return null;
  return isVessel(cursor.tokens[head]?.text ?? "", cursor.language) ? unit.next : null;
}

/**
 * The index of the last word before a mark, which is the noun: "2 cups pan drippings" are drippings. Null
 * without a word.
 */
function findLastWordBeforeMarkOrNull({ tokens }: Cursor, position: number): number | null {
  let end = position;
  while (tokens[end]?.kind === "word") end += 1;
  return end > position ? end - 1 : null;
}
