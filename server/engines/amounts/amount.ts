import { z } from "zod";
import { compareFractions, type Fraction as ExactFraction, LARGEST_AMOUNT } from "./fraction.ts";

const LARGEST_DENOMINATOR = 1_000_000;

function isLowest({ n, d }: ExactFraction): boolean {
  if (d === 1) return true;
  let [x, y] = [n, d];
  while (y !== 0) [x, y] = [y, x % y];
  return x === 1 || (n === 0 && d === 1);
}

const isInBounds = (value: ExactFraction) => value.n <= LARGEST_AMOUNT * value.d && isLowest(value);

/** Exact integers in lowest terms; at most a million, of at most millionths. */
export const Fraction = z
  .strictObject({
    n: z
      .int()
      .min(0)
      .max(LARGEST_AMOUNT * LARGEST_DENOMINATOR),
    d: z.int().min(1).max(LARGEST_DENOMINATOR),
  })
  .refine(isInBounds)
  .meta({ id: "Fraction" });
export type Fraction = z.infer<typeof Fraction>;

/** How the line wrote the number: "½" and "1/2", "0.5" and "0,5", or "2". */
export const AmountForm = z.enum(["fraction", "decimal", "whole"]);
export type AmountForm = z.infer<typeof AmountForm>;

const about = z.literal(true).optional();
const MAX_UNIT_LENGTH = 50;
const unit = z.string().min(1).max(MAX_UNIT_LENGTH).nullable();
const inOrder = (range: { from: Fraction; to: Fraction }) => compareFractions(range.from, range.to) < 0;

const OneMeasure = z.strictObject({ kind: z.literal("one"), value: Fraction, as: AmountForm, unit, about });
const RangeMeasure = z
  .strictObject({ kind: z.literal("range"), from: Fraction, to: Fraction, as: AmountForm, unit, about })
  .refine(inOrder);

/** An amount with a unit word of its own: a part of a sum, or the size of a pack. */
export const Measure = z.union([OneMeasure, RangeMeasure]).meta({ id: "Measure" });
export type Measure = z.infer<typeof Measure>;

const MAX_MEASURES = 4;
const parts = z.array(Measure).min(2).max(MAX_MEASURES);

/** The same amount in another measure ("14 oz" of "400 g/14 oz"), which may itself be a sum ("4lb 8oz"). */
export const SecondMeasure = z
  .union([OneMeasure, RangeMeasure, z.strictObject({ kind: z.literal("sum"), parts, as: AmountForm, about })])
  .meta({ id: "SecondMeasure" });
export type SecondMeasure = z.infer<typeof SecondMeasure>;

const also = z.array(SecondMeasure).min(1).max(MAX_MEASURES).optional();

/**
 * The amount of a line in exact integers. `also` holds second measures of the same amount, `about` is set by
 * words such as about, circa, etwa. A pack's `size` is the size of each one of `count`.
 */
export const Amount = z
  .union([
    z.strictObject({ kind: z.literal("none") }),
    z.strictObject({ kind: z.literal("one"), value: Fraction, as: AmountForm, also, about }),
    z
      .strictObject({ kind: z.literal("range"), from: Fraction, to: Fraction, as: AmountForm, also, about })
      .refine(inOrder),
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

const isNumber = (value: Fraction) => value.d <= LARGEST_DENOMINATOR && isInBounds(value);

type Counted = { kind: "one"; value: Fraction } | { kind: "range"; from: Fraction; to: Fraction };

const isCounted = (amount: Counted) =>
  amount.kind === "one"
    ? isNumber(amount.value)
    : isNumber(amount.from) && isNumber(amount.to) && inOrder(amount);

function areMeasures(measures: readonly SecondMeasure[] | undefined): boolean {
  return measures === undefined || (measures.length <= MAX_MEASURES && measures.every(isMeasure));
}

const isMeasure = (measure: SecondMeasure): boolean =>
  measure.kind === "sum"
    ? areMeasures(measure.parts)
    : (measure.unit?.length ?? 0) <= MAX_UNIT_LENGTH && isCounted(measure);

/**
 * Whether the schema accepts an amount of a reader. Checks bounds only, which is much cheaper than a parse:
 * the type already guarantees the shape.
 */
export function isAmountWithinBounds(amount: Amount): boolean {
  if (amount.kind === "none") return true;
  if (!areMeasures(amount.also)) return false;
  if (amount.kind === "sum") return areMeasures(amount.parts);
  if (amount.kind !== "pack") return isCounted(amount);
  const { count, countMax, size, sizeAlso } = amount;
  const packs: Counted = countMax
    ? { kind: "range", from: count, to: countMax }
    : { kind: "one", value: count };
  return isCounted(packs) && isMeasure(size) && areMeasures(sizeAlso);
}
