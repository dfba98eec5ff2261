import {
  type Amount,
  type AmountForm,
  type Fraction,
  findLanguagesOfUnit,
  findUnitByWordOrNull,
  LANGUAGES,
  type SecondMeasure,
  usesDecimalComma,
} from "#server/engines/amounts/amounts.ts";
import { createExactFraction, type Exact, toExactFraction } from "./exact.ts";
import type { ScalableLine, ScalingWords } from "./scaled-line.ts";

/** Properties of a complete recipe that decide how each of its lines is formatted. */
export type Context = {
  /**
   * Most non-metric amounts of the recipe are decimals, so amounts that were integers are shown as decimals
   * too.
   */
  decimals: boolean;
  /** Most decimals of the recipe use a comma; without decimals, its language does. */
  comma: boolean;
  /**
   * The language of the unit words, or null if they do not decide. "en" unless the words indicate another
   * language.
   */
  language: string | null;
};

/** Everything that scaling a line needs besides the line itself. */
export type Scaling = { factor: Exact; context: Context; words: ScalingWords };

const METRIC = new Set(["g", "ml", "mg", "kg", "l", "dl", "cl", "dag", "hg", "cm", "mm"]);

export const isMetricUnit = (unit: string | null): boolean =>
  unit !== null && METRIC.has(findUnitByWordOrNull(unit)?.id ?? "");

/**
 * Denominators of fractions that recipes round to two decimals. Quarters are missing because they are exact.
 */
const ROUNDED_PARTS = [3, 6, 8, 16];

/**
 * The exact value of a number. In non-metric units, a decimal with two digits that is a rounded or truncated
 * third, sixth, eighth or sixteenth means that fraction: 0.33 and 0.67 cup are ⅓ and ⅔ cup.
 */
export function toExactValue(value: Fraction, { as, unit }: { as: AmountForm; unit: string | null }): Exact {
  const hundredths = (value.n * 100) / value.d;
  if (as !== "decimal" || !Number.isSafeInteger(hundredths) || isMetricUnit(unit))
    return toExactFraction(value);
  for (const d of ROUNDED_PARTS) {
    const n = Math.round((hundredths * d) / 100);
    const exactly = (n * 100) / d;
    if (Math.round(exactly) === hundredths || Math.floor(exactly) === hundredths)
      return createExactFraction(BigInt(n), BigInt(d));
  }
  return toExactFraction(value);
}

/** Moves a unit from `name` to `unit` if the line has no other name: "750 g". */
export function moveUnitFromNameToUnit<Line extends Pick<ScalableLine, "amount" | "unit" | "name">>(
  line: Line,
): Line {
  const kind = line.unit === null && line.amount.kind !== "none" ? findUnitByWordOrNull(line.name) : null;
  // "1 Chili" must stay a chilli, although "chili" is Italian for kilos.
  const isUnit = kind !== null && (kind.english || kind.category !== "mass");
  return isUnit ? { ...line, unit: line.name, name: "" } : line;
}

/** Derives the context of a recipe from its lines. `steps` help to detect the language. */
export function createScalingContext(lines: readonly ScalableLine[], steps: readonly string[] = []): Context {
  let [decimals, fractions, commas, points] = [0, 0, 0, 0];
  for (const { amount, unit, original } of lines.map(moveUnitFromNameToUnit)) {
    for (const measure of collectMeasuresOfAmount(amount, unit)) {
      if (isMetricUnit(measure.unit)) continue;
      if (measure.as === "decimal") decimals += 1;
      if (measure.as === "fraction") fractions += 1;
    }
    const separator = findDecimalSeparatorOrNull(amount, original);
    if (separator === ",") commas += 1;
    if (separator === ".") points += 1;
  }
  const language = detectLanguageByUnits(lines, steps);
  return {
    decimals: decimals > fractions,
    comma: commas > points || (commas === points && language !== null && usesDecimalComma(language)),
    language,
  };
}

type UnitForm = { unit: string | null; as: string };

function collectMeasuresOfAmount(amount: Amount, unit: string | null): UnitForm[] {
  if (amount.kind === "none") return [];
  const also = (amount.also ?? []).flatMap(getPartsOfMeasure);
  if (amount.kind === "sum") return [...amount.parts, ...also];
  // The size of a pack is its label, so the decimal in "14.5 oz" says nothing about the style of the recipe.
  if (amount.kind === "pack") return [{ unit, as: amount.as }, { ...amount.size, as: "whole" }, ...also];
  return [{ unit, as: amount.as }, ...also];
}

const getPartsOfMeasure = (measure: SecondMeasure): UnitForm[] =>
  measure.kind === "sum" ? measure.parts : [measure];

/** The decimal separator that the line uses, or null if it has no decimal. */
export function findDecimalSeparatorOrNull(amount: Amount, original: string | null): "," | "." | null {
  if (original === null || amount.kind === "none") return null;
  const separator = /\d,\d/.test(original) ? "," : /\d\.\d/.test(original) ? "." : null;
  return separator !== null && JSON.stringify(amount).includes('"decimal"') ? separator : null;
}

/** Frequent words by language. A word of two languages counts for both. */
const SMALL_WORDS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries({
    en: "and with or the for of to into until from about at cut chopped sliced fresh",
    de: "und mit oder der die das den dem aus zum bis ein eine einen einem zwei drei im",
    fr: "et avec ou les du des une le la dans un au puis",
    es: "con del las los una y para un el la en hasta",
    it: "e di della il per con una un nel fino",
    nl: "het met en van voor een tot op",
    pt: "com uma um e os o do da até",
    sv: "och med eller till en ett i tills",
    da: "og med eller til en et i",
    pl: "z ze i lub na do w",
  }).map(([language, words]) => [
    language,
    new RegExp(`(?<![\\p{L}'’-])(?:${words.replaceAll(" ", "|")})(?![\\p{L}'’-])`, "giu"),
  ]),
);

/**
 * The languages of a unit word. German is excluded in lower case, because German nouns are capitalized:
 * "tasse" is French.
 */
function findLanguagesOfUnitExceptNouns(unit: string): string[] {
  const all = findLanguagesOfUnit(unit);
  const known = all.length > 1 && /^\p{Ll}/u.test(unit) ? all.filter((language) => language !== "de") : all;
  return known.length > 0
    ? known
    : LANGUAGES.filter((language) => findUnitByWordOrNull(unit, language)?.english === false);
}

function detectLanguageByUnits(lines: readonly ScalableLine[], steps: readonly string[]): string | null {
  const votes = new Map<string, number>();
  const units = lines
    .map(moveUnitFromNameToUnit)
    .flatMap(({ amount, unit }) => collectMeasuresOfAmount(amount, unit));
  for (const { unit } of units)
    for (const language of unit !== null && findUnitByWordOrNull(unit)?.english === false
      ? findLanguagesOfUnitExceptNouns(unit)
      : [])
      votes.set(language, (votes.get(language) ?? 0) + 1);
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  const text = [...lines.map((line) => `${line.original ?? ""} ${line.name}`), ...steps]
    .join("\n")
    .slice(0, 20_000);
  const counts = Object.entries(SMALL_WORDS)
    .map(([language, words]) => ({ language, count: text.match(words)?.length ?? 0 }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (best) return best[0];
  if (!first || first.count === 0) return "en";
  return first.count > (second?.count ?? 0) ? first.language : null;
}
