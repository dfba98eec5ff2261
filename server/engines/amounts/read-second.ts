import type { Amount, Measure, SecondMeasure } from "./amount.ts";
import { sumMeasuresInFirstUnitOrNull } from "./amount-values.ts";
import { compareFractions } from "./fraction.ts";
import { type Cursor, readMeasureAtToken, skipListedPhrase } from "./read-measure.ts";
import { isMarkToken } from "./tokens.ts";
import type { UnitKind } from "./units.ts";
import { isPlus } from "./words.ts";

/** The size of each pack. Further measures state the same size in other units. */
export type PackSizes = { measures: SecondMeasure[]; next: number };

/** Reads a bracket that contains only measures: "(400 g)", "(about 2 cups)", "(14 oz/400 g)". */
export function readBracketedMeasures(cursor: Cursor, position: number): PackSizes | null {
  if (!isMarkToken(cursor.tokens[position], "([")) return null;
  const inside = readAlternativeMeasures(cursor, skipListedPhrase(cursor, position + 1, "each"));
  const close = inside ? skipListedPhrase(cursor, inside.next, "eachAfter") : 0;
  return inside && isMarkToken(cursor.tokens[close], ")]") ? { ...inside, next: close + 1 } : null;
}

export function readAlternativeMeasures(cursor: Cursor, position: number): PackSizes | null {
  const measures: SecondMeasure[] = [];
  let next = position;
  while (measures.length < 4) {
    const second = readSecondMeasure(cursor, next);
    if (!second) break;
    measures.push(second.measure);
    next = second.next;
    if (!isMarkToken(cursor.tokens[next], "/,;|")) return { measures, next };
    if (!readMeasureAtToken(cursor, next + 1)) return { measures, next };
    next += 1;
  }
  return measures.length === 0 ? null : { measures, next };
}

function readSecondMeasure(
  cursor: Cursor,
  position: number,
): { measure: SecondMeasure; next: number } | null {
  const first = readMeasureAtToken(cursor, position);
  if (!first) return null;
  const sum = readAmountSum(cursor, first.measure, first.next);
  if (sum?.amount.kind !== "sum") return first;
  return { measure: { kind: "sum", parts: sum.amount.parts, as: sum.amount.as }, next: sum.next };
}

/**
 * Reads a sum: "1 cup plus 2 tbsp", "4lb 8oz". Without a joining word, each part must be less than one of the
 * unit before it and of the same scale.
 */
export function readAmountSum(
  cursor: Cursor,
  first: Measure,
  position: number,
): { amount: Amount; next: number } | null {
  const parts: Measure[] = [first];
  let next = position;
  while (parts.length < 4) {
    const joint = cursor.tokens[next];
    const joined =
      joint !== undefined &&
      (joint.text === "+" ||
        joint.text === "&" ||
        (joint.kind === "word" && isPlus(joint.text, cursor.language)));
    const part = readMeasureAtToken(cursor, joined ? next + 1 : next);
    if (!part || (!joined && !isMeasureSmallerThanPrevious(part.measure, parts.at(-1)))) break;
    if (part.kind.category === "count" || part.kind.category === "length") break;
    parts.push(part.measure);
    next = part.next;
  }
  return parts.length > 1 ? { amount: { kind: "sum", parts, as: first.as }, next } : null;
}

function isMeasureSmallerThanPrevious(part: Measure, before: Measure | undefined): boolean {
  if (part.kind !== "one" || !before || part.about) return false;
  const single = sumMeasuresInFirstUnitOrNull([
    { kind: "one", value: { n: 0, d: 1 }, as: "whole", unit: before.unit },
    { ...part },
  ]);
  return single !== null && part.unit !== before.unit && compareFractions(single, { n: 1, d: 1 }) < 0;
}

type Second = {
  also?: { also?: SecondMeasure[] };
  size?: Measure;
  sizeAlso?: { sizeAlso?: SecondMeasure[] };
  next: number;
};

/** Reads the size of each container after "each" or a similar word: "à 400 g", "de 400 g", "je 400 g". */
function readItemSizeAfterEach(cursor: Cursor, position: number, unit: UnitKind): PackSizes | null {
  const next = unit.container ? skipListedPhrase(cursor, position, "each") : position;
  const measure = next > position ? readMeasureAtToken(cursor, next) : null;
  if (!measure || measure.kind.category === "count") return null;
  return { measures: [measure.measure], next: skipListedPhrase(cursor, measure.next, "eachAfter") };
}

/** Reads the same amount in another measure ("/14 oz", "(240 ml)") or, after a container, its size. */
export function readSecondMeasureOrSize(cursor: Cursor, position: number, unit: UnitKind | null): Second {
  // Without a unit before it, "|" may be a fraction bar: "1|2 cup".
  const slash = isMarkToken(cursor.tokens[position], unit ? "/|" : "/");
  const found = slash
    ? readAlternativeMeasures(cursor, position + 1)
    : unit
      ? (readBracketedMeasures(cursor, position) ?? readItemSizeAfterEach(cursor, position, unit))
      : null;
  if (!found) return { next: position };
  const [first, ...others] = found.measures;
  if (!first) return { next: position };
  if (unit?.container && first.kind !== "sum") {
    return { size: first, sizeAlso: others.length > 0 ? { sizeAlso: others } : {}, next: found.next };
  }
  return { also: { also: found.measures }, next: found.next };
}
