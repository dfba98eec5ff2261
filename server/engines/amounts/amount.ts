import { z } from "zod";
import { compareFractions, type Fraction as ExactFraction, LARGEST_AMOUNT } from "./fraction.ts";

const LARGEST_DENOMINATOR = 1_000_000;

function isReducedFraction({ n, d }: ExactFraction): boolean {
  if (d === 1) return true;
  let [x, y] = [n, d];
  while (y !== 0) [x, y] = [y, x % y];
  return x === 1 || (n === 0 && d === 1);
}

const isFractionWithinBounds = (value: ExactFraction) =>
  value.n <= LARGEST_AMOUNT * value.d && isReducedFraction(value);

/** A fraction of exact integers in lowest terms. Its value and its denominator are at most a million. */
export const Fraction = z
  .strictObject({
    n: z
      .int()
      .min(0)
      .max(LARGEST_AMOUNT * LARGEST_DENOMINATOR),
    d: z.int().min(1).max(LARGEST_DENOMINATOR),
  })
  .refine(isFractionWithinBounds)
  .meta({ id: "Fraction" });
export type Fraction = z.infer<typeof Fraction>;

/**
 * How the ingredient line wrote a number: as a fraction ("½", "1/2"), a decimal ("0.5", "0,5") or an integer
 * ("2").
 */
export const AmountForm = z.enum(["fraction", "decimal", "whole"]);
export type AmountForm = z.infer<typeof AmountForm>;

const about = z.literal(true).optional();
const MAX_UNIT_LENGTH = 50;
const unit = z.string().min(1).max(MAX_UNIT_LENGTH).nullable();
const isRangeAscending = (range: { from: Fraction; to: Fraction }) =>
  compareFractions(range.from, range.to) < 0;

const OneMeasure = z.strictObject({ kind: z.literal("one"), value: Fraction, as: AmountForm, unit, about });
const RangeMeasure = z
  .strictObject({ kind: z.literal("range"), from: Fraction, to: Fraction, as: AmountForm, unit, about })
  .refine(isRangeAscending);

/** An amount with its own unit word: a part of a sum, or the size of a pack. */
export const Measure = z.union([OneMeasure, RangeMeasure]).meta({ id: "Measure" });
export type Measure = z.infer<typeof Measure>;

const MAX_MEASURES = 4;
const parts = z.array(Measure).min(2).max(MAX_MEASURES);

/** A second statement of the same amount, like "14 oz" in "400 g/14 oz". It may be a sum ("4lb 8oz"). */
export const SecondMeasure = z
  .union([OneMeasure, RangeMeasure, z.strictObject({ kind: z.literal("sum"), parts, as: AmountForm, about })])
  .meta({ id: "SecondMeasure" });
export type SecondMeasure = z.infer<typeof SecondMeasure>;

const also = z.array(SecondMeasure).min(1).max(MAX_MEASURES).optional();

/**
 * The amount of an ingredient line, in exact integers. `also` lists the same amount in other measures.
 * `about` is set by words such as about, circa, etwa. The `size` of a pack is the size of each of its `count`
 * items.
 */
export const Amount = z
  .union([
    z.strictObject({ kind: z.literal("none") }),
    z.strictObject({ kind: z.literal("one"), value: Fraction, as: AmountForm, also, about }),
    z
      .strictObject({ kind: z.literal("range"), from: Fraction, to: Fraction, as: AmountForm, also, about })
      .refine(isRangeAscending),
    z.strictObject({ kind: z.literal("sum"), parts, as: AmountForm, also, about }),
    z
      .strictObject({
        kind: z.literal("pack"),
        count: Fraction,
        countMax: Fraction.optional(),
        size: Measure,
        sizeAlso: also,
        as: AmountForm,
        also,
        about,
      })
      .refine(({ count, countMax }) => !countMax || compareFractions(count, countMax) < 0),
  ])
  .meta({ id: "Amount" });
export type Amount = z.infer<typeof Amount>;

const isAmountNumberWithinBounds = (value: Fraction) =>
  value.d <= LARGEST_DENOMINATOR && isFractionWithinBounds(value);

type Counted = { kind: "one"; value: Fraction } | { kind: "range"; from: Fraction; to: Fraction };

const areCountedNumbersWithinBounds = (amount: Counted) =>
  amount.kind === "one"
    ? isAmountNumberWithinBounds(amount.value)
    : isAmountNumberWithinBounds(amount.from) &&
      isAmountNumberWithinBounds(amount.to) &&
      isRangeAscending(amount);

function areMeasuresWithinBounds(measures: readonly SecondMeasure[] | undefined): boolean {
  return measures === undefined || (measures.length <= MAX_MEASURES && measures.every(isMeasureWithinBounds));
}

const isMeasureWithinBounds = (measure: SecondMeasure): boolean =>
  measure.kind === "sum"
    ? areMeasuresWithinBounds(measure.parts)
    : (measure.unit?.length ?? 0) <= MAX_UNIT_LENGTH && areCountedNumbersWithinBounds(measure);

/**
 * Whether the schema accepts an amount that the parser produced. It checks only limits, which is much cheaper
 * than the schema, because the type already guarantees the shape.
 */
export function isAmountWithinBounds(amount: Amount): boolean {
  if (amount.kind === "none") return true;
  if (!areMeasuresWithinBounds(amount.also)) return false;
  if (amount.kind === "sum") return areMeasuresWithinBounds(amount.parts);
  if (amount.kind !== "pack") return areCountedNumbersWithinBounds(amount);
  const { count, countMax, size, sizeAlso } = amount;
  const packs: Counted = countMax
    ? { kind: "range", from: count, to: countMax }
    : { kind: "one", value: count };
  return (
    areCountedNumbersWithinBounds(packs) && isMeasureWithinBounds(size) && areMeasuresWithinBounds(sizeAlso)
  );
}
