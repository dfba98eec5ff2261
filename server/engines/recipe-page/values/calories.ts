import { toScalarText } from "./clean-text.ts";

const NUMBER = "(\\d{1,3}(?:[.,\\s’']\\d{3})+|\\d{1,5}(?:[.,]\\d{1,2})?)";
const KCAL = "(?:k?cals?|calor\\p{L}*|kalor\\p{L}*|kkal|ккал|千卡|大卡|キロカロリー|カロリー|칼로리)";
const COUNTED = new RegExp(`(?<![\\d.,])${NUMBER} ?${KCAL}(?!\\p{L})`, "iu");
const LABELLED = new RegExp(
  `(?<!\\p{L})${KCAL}(?!\\p{L})[ :：(]{1,4}${NUMBER}(?![\\d.,]*\\s*(?:%|g|mg))`,
  "iu",
);
const JOULES = new RegExp(`(?<![\\d.,])${NUMBER} ?kJ(?!\\p{L})`, "iu");
/** Matches a part of every unit above, so that other texts need no further test. */
const ENERGY = /[ck]al|kj|ккал|卡|カロリー|칼로리/iu;
const JOULES_PER_CALORIE = 4.184;
/** Matches energy that does not refer to a serving: per 100 g or ml, or in percent. */
const PER_WEIGHT = /(?:^|[^\d])100 ?(?:g|ml)(?!\p{L})|%/iu;

const numberOf = (text: string): number =>
  Number(text.replace(/[\s’']|[.,](?=\d{3}(?!\d))/g, "").replace(",", "."));

/**
 * The kilocalories per serving that a text states ("250 kcal", "Calories: 1,250", "1046 kJ"). Null if it
 * states none.
 */
export function findCaloriesInTextOrNull(text: string): number | null {
  if (!ENERGY.test(text) || !/\d/.test(text) || PER_WEIGHT.test(text)) return null;
  const said = COUNTED.exec(text)?.[1] ?? LABELLED.exec(text)?.[1];
  const joules = said === undefined ? JOULES.exec(text)?.[1] : undefined;
  const value =
    said !== undefined ? numberOf(said) : joules !== undefined ? numberOf(joules) / JOULES_PER_CALORIE : 0;
  return value >= 1 ? Math.round(value) : null;
}

/** The kilocalories of a schema.org `nutrition` value, where a number needs no unit. Null if there are none. */
export function parseSchemaCalories(nutrition: unknown): number | null {
  const node = Array.isArray(nutrition) ? nutrition[0] : nutrition;
  const { calories, energy } = (node ?? {}) as Record<string, unknown>;
  const given = typeof node === "object" ? [calories ?? energy].flat()[0] : node;
  const inner =
    given !== null && typeof given === "object" ? (given as Record<string, unknown>).value : given;
  const text = toScalarText(inner).trim();
  return /^\d+(?:\.\d+)?$/.test(text) ? Math.round(Number(text)) || null : findCaloriesInTextOrNull(text);
}
