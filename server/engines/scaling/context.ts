import {
  type Amount,
  type AmountForm,
  type Fraction,
  findLanguagesOfUnit,
  findUnitByWordOrNull,
  LANGUAGES,
  type SecondMeasure,
} from "#server/engines/amounts/amounts.ts";
import { createExactFraction, type Exact, toExactFraction } from "./exact.ts";
import type { ScalableLine, ScalingWords } from "./scaled-line.ts";

/** Recipe-wide facts that decide how lines are shown. */
export type Context = {
  /** Most non-metric amounts are decimals, so integers become decimals too. */
  decimals: boolean;
  /** Most decimals use a comma. */
  comma: boolean;
  /** From the unit words, or null if they do not decide. "en" only without contrary evidence. */
  language: string | null;
};

/** Input shared by all parts of a line. */
export type Scaling = { factor: Exact; context: Context; words: ScalingWords };

const METRIC = new Set(["g", "ml", "mg", "kg", "l", "dl", "cl", "dag", "hg", "cm", "mm"]);

export const isMetric = (unit: string | null): boolean =>
  unit !== null && METRIC.has(findUnitByWordOrNull(unit)?.id ?? "");

/** Denominators of the fractions that recipes write as two decimals, except quarters, which are exact. */
const ROUNDED_PARTS = [3, 6, 8, 16];

/**
 * The exact value of a number. A decimal of two digits next to a third, sixth, eighth or sixteenth is that
 * fraction in units that are measured in fractions: 0.33 and 0.67 cup are ⅓ and ⅔ cup.
 */
export function toExactValue(value: Fraction, { as, unit }: { as: AmountForm; unit: string | null }): Exact {
  const hundredths = (value.n * 100) / value.d;
  if (as !== "decimal" || !Number.isSafeInteger(hundredths) || isMetric(unit)) return toExactFraction(value);
  for (const d of ROUNDED_PARTS) {
    const n = Math.round((hundredths * d) / 100);
    const exactly = (n * 100) / d;
    if (Math.round(exactly) === hundredths || Math.floor(exactly) === hundredths)
      return createExactFraction(BigInt(n), BigInt(d));
  }
  return toExactFraction(value);
}

/** Moves the unit of "750 g" without a name from `name` to `unit`. */
export function moveUnitFromNameToUnit<Line extends Pick<ScalableLine, "amount" | "unit" | "name">>(
  line: Line,
): Line {
  const kind = line.unit === null && line.amount.kind !== "none" ? findUnitByWordOrNull(line.name) : null;
  // "1 Chili" is no Italian kilo.
  const isUnit = kind !== null && (kind.english || kind.category !== "mass");
  return isUnit ? { ...line, unit: line.name, name: "" } : line;
}

/** Derives the context of a recipe; `steps` help to detect the language. */
export function createScalingContext(lines: readonly ScalableLine[], steps: readonly string[] = []): Context {
  let [decimals, fractions, commas, points] = [0, 0, 0, 0];
  for (const { amount, unit, original } of lines.map(moveUnitFromNameToUnit)) {
    for (const measure of measuresOf(amount, unit)) {
      if (isMetric(measure.unit)) continue;
      if (measure.as === "decimal") decimals += 1;
      if (measure.as === "fraction") fractions += 1;
    }
    const separator = findDecimalSeparatorOrNull(amount, original);
    if (separator === ",") commas += 1;
    if (separator === ".") points += 1;
  }
  return {
    decimals: decimals > fractions,
    comma: commas > points,
    language: detectLanguage(lines, steps),
  };
}

type UnitForm = { unit: string | null; as: string };

function measuresOf(amount: Amount, unit: string | null): UnitForm[] {
  if (amount.kind === "none") return [];
  const also = (amount.also ?? []).flatMap(partsOf);
  if (amount.kind === "sum") return [...amount.parts, ...also];
  // The size of a pack is its label: "14.5 oz" makes no other number a decimal.
  if (amount.kind === "pack") return [{ unit, as: amount.as }, { ...amount.size, as: "whole" }, ...also];
  return [{ unit, as: amount.as }, ...also];
}

const partsOf = (measure: SecondMeasure): UnitForm[] => (measure.kind === "sum" ? measure.parts : [measure]);

/** The decimal separator of the line, or null. */
export function findDecimalSeparatorOrNull(amount: Amount, original: string | null): "," | "." | null {
  if (original === null || amount.kind === "none") return null;
  const separator = /\d,\d/.test(original) ? "," : /\d\.\d/.test(original) ? "." : null;
  return separator !== null && JSON.stringify(amount).includes('"decimal"') ? separator : null;
}

const FOREIGN =
  /(?:^|\s)(?:und|mit|oder|der|die|das|aus|zum|et|avec|ou|les|du|des|une|con|del|las|los|una|y|para|e|di|della|per|il|een|het|met|en|van|voor|com|uma|os|och|med|eller|till|og|til|z|ze|i|lub|na|do|w)(?=\s|$)/gi;
const ENGLISH =
  /(?:^|\s)(?:and|with|or|the|for|of|to|in|into|until|from|about|at|cut|chopped|sliced|fresh)(?=\s|$)/gi;

/** The languages of a unit word. German nouns begin with a capital: "tasse" is French. */
function languagesWith(unit: string): string[] {
  const all = findLanguagesOfUnit(unit);
  const known = all.length > 1 && /^\p{Ll}/u.test(unit) ? all.filter((language) => language !== "de") : all;
  return known.length > 0
    ? known
    : LANGUAGES.filter((language) => findUnitByWordOrNull(unit, language)?.english === false);
}

function detectLanguage(lines: readonly ScalableLine[], steps: readonly string[]): string | null {
  const votes = new Map<string, number>();
  const units = lines.map(moveUnitFromNameToUnit).flatMap(({ amount, unit }) => measuresOf(amount, unit));
  for (const { unit } of units)
    for (const language of unit !== null && findUnitByWordOrNull(unit)?.english === false
      ? languagesWith(unit)
      : [])
      votes.set(language, (votes.get(language) ?? 0) + 1);
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  if (best) return best[0];
  const text = [...lines.map((line) => `${line.original ?? ""} ${line.name}`), ...steps]
    .join("\n")
    .slice(0, 20_000);
  const [others, own] = [text.match(FOREIGN)?.length ?? 0, text.match(ENGLISH)?.length ?? 0];
  return others > own ? null : "en";
}
