import { type Amount, type Measure, type SecondMeasure, sumInFirstUnit } from "./amount.ts";
import { compareFractions } from "./fraction.ts";
import {
  type Cursor,
  readMeasure,
  readRange,
  readSizes,
  readUnit,
  readUpperEnd,
  skipAbout,
} from "./read-measure.ts";
import type { UnitKind } from "./units.ts";
import { isArticle, isOf, isPlus } from "./words.ts";

/** What stands before the name: `unit` and `size` are the words as written, `next` the first token of the rest. */
export type AmountReading = { amount: Amount; unit: string | null; size: string | null; next: number };

/** Reads the amount at the start of a line, or null where the line has none. */
export function readAmount(cursor: Cursor): AmountReading | null {
  const start = skipAbout(cursor, 0);
  const reading = readCounted(cursor, start) ?? readBare(cursor, start);
  if (!reading || !fits(reading)) return null;
  const amount =
    start > 0 && reading.amount.kind !== "none"
      ? { ...reading.amount, about: true as const }
      : reading.amount;
  return { ...reading, amount, next: skipOf(cursor, reading.next) };
}

/** A stored unit is at most 50 characters, a number at most a million. */
const fits = ({ unit, size }: AmountReading) => (unit?.length ?? 0) <= 50 && (size?.length ?? 0) <= 50;

function skipOf(cursor: Cursor, position: number): number {
  const token = cursor.tokens[position];
  return token?.kind === "word" && isOf(token.text) && cursor.tokens[position + 1] ? position + 1 : position;
}

/** "a pinch of salt", "large handful parsley", "pinch of salt": one, without a number. */
function readBare(cursor: Cursor, start: number): AmountReading | null {
  const first = cursor.tokens[start];
  const article = first?.kind === "word" && isArticle(first.text);
  const sizes = readSizes(cursor, article ? start + 1 : start);
  const unit = readUnit(cursor, sizes.next);
  if (!unit || !(article || unit.kind.bare) || unit.kind.category !== "count") return null;
  if (!cursor.tokens[unit.next]) return null;
  const amount: Amount = { kind: "one", value: { n: 1, d: 1 }, as: "whole" };
  return { amount, unit: unit.text, size: sizes.text, next: unit.next };
}

function readCounted(cursor: Cursor, start: number): AmountReading | null {
  const range = readRange(cursor, start);
  if (!range || cursor.tokens[range.next]?.text === "%") return null;
  const pack = readPack(cursor, range);
  if (pack) return pack;
  const sizes = readSizes(cursor, range.next);
  const unit = readUnit(cursor, sizes.next);
  if (!unit) {
    const second = readSecond(cursor, sizes.next, null);
    return { amount: { ...range.amount, ...second.also }, unit: null, size: sizes.text, next: second.next };
  }
  const { amount: value, next } = readUpperEnd(cursor, range.amount, unit);
  const first: Measure = { ...value, unit: unit.text };
  const held = readHeld(cursor, first, undefined, next, unit.kind);
  if (held) return { ...held, size: sizes.text };
  const sum = readSum(cursor, first, next);
  if (sum) return { ...sum, unit: unit.text, size: sizes.text };
  const second = readSecond(cursor, next, unit.kind);
  if (second.size && value.kind === "one") {
    const amount: Amount = {
      kind: "pack",
      count: value.value,
      size: second.size,
      as: value.as,
      ...second.sizeAlso,
    };
    return { amount, unit: unit.text, size: sizes.text, next: second.next };
  }
  const heldAlso = readHeld(cursor, first, second.also?.also, second.next, unit.kind);
  if (heldAlso) return { ...heldAlso, size: sizes.text };
  const after = sizes.text === null ? readSizes(cursor, second.next) : { ...sizes, next: second.next };
  return { amount: { ...value, ...second.also }, unit: unit.text, size: after.text, next: after.next };
}

type Range = NonNullable<ReturnType<typeof readRange>>;

/** "2 x 400 g", "2 (400 g) tins", "1 14-oz can": a count of things that each have a size. */
function readPack(cursor: Cursor, range: Range): AmountReading | null {
  const outer = readSizes(cursor, range.next);
  const sizes = readPackSizes(cursor, outer.next);
  const [size, ...others] = sizes?.measures ?? [];
  if (!sizes || !size || size.kind === "sum") return null;
  const inner = readSizes(cursor, sizes.next);
  const unit = readUnit(cursor, inner.next);
  const counted = range.amount;
  const ends =
    counted.kind === "range" ? { count: counted.from, countMax: counted.to } : { count: counted.value };
  const amount: Amount = {
    kind: "pack",
    ...ends,
    size,
    as: counted.as,
    ...(others.length > 0 && { sizeAlso: others }),
  };
  const size2 = outer.text ?? (unit ? inner.text : null);
  return { amount, unit: unit?.text ?? null, size: size2, next: unit?.next ?? sizes.next };
}

type PackSizes = { measures: SecondMeasure[]; next: number };

function readPackSizes(cursor: Cursor, position: number): PackSizes | null {
  const token = cursor.tokens[position];
  if (token?.text === "(" || token?.text === "[") return readBracket(cursor, position);
  const times = token !== undefined && /^[x×]$/i.test(token.text);
  if (!times && token?.kind !== "number") return null;
  const measures = readAlternatives(cursor, times ? position + 1 : position);
  if (!measures) return null;
  if (times) return measures;
  // Without an "x" only a hyphen or a thing that is counted makes "1 14-oz can" of two numbers.
  const hyphen = cursor.tokens.slice(position, measures.next).some((part) => part.text === "-");
  const unit = readUnit(cursor, readSizes(cursor, measures.next).next);
  return hyphen || unit?.kind.category === "count" ? measures : null;
}

/** "(400 g)", "(about 2 cups)", "(14 oz/400 g)": only where the whole bracket is measures. */
function readBracket(cursor: Cursor, position: number): PackSizes | null {
  if (!["(", "["].includes(cursor.tokens[position]?.text ?? "")) return null;
  const inside = readAlternatives(cursor, position + 1);
  return inside && [")", "]"].includes(cursor.tokens[inside.next]?.text ?? "")
    ? { ...inside, next: inside.next + 1 }
    : null;
}

function readAlternatives(cursor: Cursor, position: number): PackSizes | null {
  const measures: SecondMeasure[] = [];
  let next = position;
  while (measures.length < 4) {
    const second = readSecondMeasure(cursor, next);
    if (!second) break;
    measures.push(second.measure);
    next = second.next;
    if (!["/", ",", ";", "|"].includes(cursor.tokens[next]?.text ?? "")) return { measures, next };
    if (!readMeasure(cursor, next + 1)) return { measures, next };
    next += 1;
  }
  return measures.length === 0 ? null : { measures, next };
}

function readSecondMeasure(
  cursor: Cursor,
  position: number,
): { measure: SecondMeasure; next: number } | null {
  const first = readMeasure(cursor, position);
  if (!first) return null;
  const sum = readSum(cursor, first.measure, first.next);
  if (sum?.amount.kind !== "sum") return first;
  return { measure: { kind: "sum", parts: sum.amount.parts, as: sum.amount.as }, next: sum.next };
}

/** "1 cup plus 2 tbsp", "4lb 8oz". Without a joining word the next part must be a smaller unit of the same scale. */
function readSum(cursor: Cursor, first: Measure, position: number): { amount: Amount; next: number } | null {
  const parts: Measure[] = [first];
  let next = position;
  while (parts.length < 4) {
    const joint = cursor.tokens[next];
    const joined =
      joint !== undefined &&
      (joint.text === "+" || joint.text === "&" || (joint.kind === "word" && isPlus(joint.text)));
    const part = readMeasure(cursor, joined ? next + 1 : next);
    if (!part || (!joined && !isSmaller(part.measure, parts.at(-1)))) break;
    if (part.kind.category === "count" || part.kind.category === "length") break;
    parts.push(part.measure);
    next = part.next;
  }
  return parts.length > 1 ? { amount: { kind: "sum", parts, as: first.as }, next } : null;
}

function isSmaller(part: Measure, before: Measure | undefined): boolean {
  if (part.kind !== "one" || !before || part.about) return false;
  const one = sumInFirstUnit([
    { kind: "one", value: { n: 0, d: 1 }, as: "whole", unit: before.unit },
    { ...part },
  ]);
  return one !== null && part.unit !== before.unit && compareFractions(one, { n: 1, d: 1 }) < 0;
}

type Second = {
  also?: { also?: SecondMeasure[] };
  size?: Measure;
  sizeAlso?: { sizeAlso?: SecondMeasure[] };
  next: number;
};

/** "/14 oz", "(240 ml)": a second measure; of a tin, a packet or a jar its size. */
function readSecond(cursor: Cursor, position: number, unit: UnitKind | null): Second {
  const slash = ["/", "|"].includes(cursor.tokens[position]?.text ?? "");
  const found = slash ? readAlternatives(cursor, position + 1) : unit ? readBracket(cursor, position) : null;
  const [first, ...others] = found?.measures ?? [];
  if (!found || !first) return { next: position };
  if (unit?.container && first.kind !== "sum") {
    return { size: first, sizeAlso: others.length > 0 ? { sizeAlso: others } : {}, next: found.next };
  }
  return { also: { also: found.measures }, next: found.next };
}

/** "400 g tin tomatoes", "400 g/14 oz tin": one tin that holds so much. */
function readHeld(
  cursor: Cursor,
  size: Measure,
  sizeAlso: SecondMeasure[] | undefined,
  position: number,
  unit: UnitKind,
) {
  const measures = unit.category === "mass" || unit.category === "volume";
  const container = measures && size.kind === "one" ? readUnit(cursor, position) : null;
  if (!container?.kind.container) return null;
  const amount: Amount = {
    kind: "pack",
    count: { n: 1, d: 1 },
    size,
    as: "whole",
    ...(sizeAlso && { sizeAlso }),
  };
  return { amount, unit: container.text, next: container.next };
}
