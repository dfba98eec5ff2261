import {
  findUnitByWordOrNull,
  getUnitWordsById,
  inflectUnitForCount,
  LANGUAGES,
  type UnitKind,
} from "#server/engines/amounts/amounts.ts";
import type { Context } from "./context.ts";
import {
  compareExact,
  createExactFraction,
  divideExact,
  type Exact,
  exactToNumber,
  floorExact,
  isRoundedByOverOnePercent,
  multiplyExact,
  ONE,
  subtractExact,
} from "./exact.ts";
import type { Counting, ScalingWords, Shown } from "./scaled-line.ts";
import {
  createPinchAmount,
  findEnglishSpoonOrNull,
  formatSpoonMeasures,
  isBelowSmallestSpoon,
} from "./show-spoons.ts";
import {
  findRoundingSteps,
  GRAMS,
  isBelowHalfOfSmallestStep,
  isCountShownAsInteger,
  roundToNearestStep,
} from "./steps.ts";
import { chooseNumberFormat, formatExactNumber } from "./write-number.ts";

const THOUSAND = createExactFraction(1000n);
const SIXTEEN = createExactFraction(16n);
const TENTH = createExactFraction(1n, 10n);
const LARGER: Record<string, string> = { g: "kg", ml: "l" };
const SMALLER: Record<string, string> = { kg: "g", l: "ml" };

/**
 * The metric unit to which values convert: kg or l from 1,000 g or ml on, g or ml below 0.1 kg or l;
 * otherwise null. `per` is the size of the new unit in the written one.
 */
function chooseOtherUnitOrNull(
  values: readonly Exact[],
  unit: string,
  id: string,
): { unit: string; per: Exact } | null {
  const larger = LARGER[id];
  if (larger && values.every((value) => compareExact(roundToNearestStep(value, GRAMS), THOUSAND) >= 0))
    return { unit: chooseUnitWordInSameStyle(unit, id, larger), per: THOUSAND };
  const smaller = SMALLER[id];
  if (smaller && values.every((value) => compareExact(value, TENTH) < 0))
    return { unit: chooseUnitWordInSameStyle(unit, id, smaller), per: divideExact(ONE, THOUSAND) };
  return null;
}

/**
 * The word for the other unit: "kg" for Latin script ("g", "grams"), otherwise a word of the same language
 * ("κιλό" for "γρ").
 */
function chooseUnitWordInSameStyle(unit: string, id: string, other: string): string {
  const isLatin = (word: string) => /^\p{Script=Latin}/u.test(word);
  if (isLatin(unit)) return other;
  const words = LANGUAGES.map(getUnitWordsById).find((units) => units[id]?.includes(unit));
  return words?.[other]?.find((word) => !isLatin(word)) ?? other;
}

/** Formats one value, or both ends of a range in the same unit. */
export function formatMeasureEnds(values: readonly Exact[], counting: Counting, context: Context): Shown[] {
  const kind = counting.unit === null ? null : findUnitByWordOrNull(counting.unit);
  if (values.some(({ n }) => n === 0n))
    return values.map((value) => formatValueOrZero(value, kind, counting, context));
  const spoon = counting.isSized ? null : findEnglishSpoonOrNull(kind);
  if (spoon) return formatSpoonMeasures(values, spoon, counting, context);
  const other = kind && chooseOtherUnitOrNull(values, counting.unit ?? "", kind.id);
  if (!other) return values.map((value) => formatValueInSteps(value, kind, counting, context));
  const { unit, per } = other;
  return values.map((value) => {
    const shown = formatValueInSteps(
      divideExact(value, per),
      findUnitByWordOrNull(unit),
      { ...counting, unit },
      context,
    );
    return { ...shown, value: multiplyExact(shown.value, per) };
  });
}

/** Formats zero as "0". The other end of the range is rounded to the steps of its unit. */
function formatValueOrZero(value: Exact, kind: UnitKind | null, counting: Counting, context: Context): Shown {
  if (value.n > 0n) return formatValueInSteps(value, kind, counting, context);
  const part = { number: "0", unit: counting.unit };
  return { parts: [part], value, mark: null, count: 0, isRounded: false, unitId: getUnitId(counting.unit) };
}

function formatValueInSteps(
  value: Exact,
  kind: UnitKind | null,
  counting: Counting,
  context: Context,
): Shown {
  const steps = findRoundingSteps(kind, counting);
  const writing = chooseNumberFormat(counting.unit, counting, context);
  if (kind?.id === "tsp" && isBelowSmallestSpoon(value)) return createPinchAmount(counting.unit ?? "tsp");
  const isBelow = isBelowHalfOfSmallestStep(value, steps);
  const step = isBelow ? (steps.smallest ?? ONE) : roundToNearestStep(value, steps);
  const unit = (of: string | null, count: Exact) =>
    of === null ? null : inflectUnit(of, exactToNumber(count), context.language);
  const measures =
    kind?.id === "lb"
      ? splitPoundsAndOunces(step, counting.unit ?? "lb")
      : [{ value: step, of: counting.unit }];
  const shown = {
    parts: measures.map(({ value: part, of }) => ({
      number: formatExactNumber(part, writing),
      unit: unit(of, part),
    })),
    value: step,
    unitId: measures.length === 1 ? getUnitId(measures[0]?.of ?? null) : null,
  };
  if (isBelow) return { ...shown, mark: "less", count: 0, isRounded: true };
  const off = isRoundedByOverOnePercent(step, value);
  const isCount = isCountShownAsInteger(step, steps);
  return {
    ...shown,
    mark: off && !isCount ? "about" : null,
    count: exactToNumber(step),
    isRounded: off || (isCount && compareExact(step, value) !== 0),
  };
}

/**
 * Splits pounds into pounds and ounces: "1 lb" and "4 oz". Below one pound, thirds and quarters are pounds
 * ("⅓ lb"), other values ounces ("6 oz").
 */
function splitPoundsAndOunces(step: Exact, pound: string): { value: Exact; of: string }[] {
  const pounds = createExactFraction(floorExact(step));
  if (pounds.n === 0n && 12n % step.d === 0n) return [{ value: step, of: pound }];
  const parts = [
    { value: pounds, of: pound },
    { value: multiplyExact(subtractExact(step, pounds), SIXTEEN), of: getOunceWordForPound(pound) },
  ];
  return parts.filter(({ value }) => value.n > 0n);
}

const getUnitId = (unit: string | null) => (unit === null ? "" : (findUnitByWordOrNull(unit)?.id ?? unit));

function getOunceWordForPound(pound: string): string {
  if (/^pounds?$/i.test(pound)) return "ounce";
  return /^libras?$/i.test(pound) ? "onza" : "oz";
}

/** The text of a value without "about": "1 cup plus 3 tbsp". */
export function joinMeasureParts({ parts }: Pick<Shown, "parts">, words: ScalingWords): string {
  const texts = parts.map(({ number, unit }) => (unit === null ? number : `${number} ${unit}`));
  return texts.length === 1 ? (texts[0] ?? "") : words.plus(texts);
}

/** Languages whose metric unit words have no plural: "4 Liter", "500 gram". */
const INVARIABLE_LANGUAGES = new Set(["de", "nl", "sv", "da"]);
const METRIC_WORD = /^(?:(?:milli|centi|deci|kilo)?(?:liter|gram)|kilo)$/i;

/**
 * The form of a unit word for a count in the language of the recipe. Like `inflectUnitForCount`, but metric
 * words of some languages do not change.
 */
export function inflectUnit(unit: string, count: number, language: string | null): string {
  const stays = language !== null && INVARIABLE_LANGUAGES.has(language) && METRIC_WORD.test(unit);
  return stays ? unit : inflectUnitForCount(unit, count, language);
}
