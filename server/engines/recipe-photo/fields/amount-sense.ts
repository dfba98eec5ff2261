import { type AmountReading, type Fraction, findUnitByWordOrNull } from "#server/engines/amounts/amounts.ts";

/** `factor`: plausibility of an amount, 0 to 1. `others`: amounts that it may be a misreading of. */
export type Plausibility = { factor: number; others: string[] };

/** Largest plausible amount by unit. */
const MAX_AMOUNTS: Record<string, number> = {
  tsp: 9,
  tbsp: 16,
  cup: 12,
  lb: 15,
  g: 3000,
  kg: 8,
  ml: 3000,
  l: 8,
  oz: 64,
  pint: 8,
  quart: 8,
  clove: 40,
};

/** The recogniser often reads a fraction as its two digits, for example "½ teaspoon" as "12 teaspoon". */
const RUN_TOGETHER: Record<string, string> = {
  "12": "½",
  "13": "⅓",
  "14": "¼",
  "18": "⅛",
  "23": "⅔",
  "34": "¾",
  "38": "⅜",
};

/** Matches units that take an "s" in the plural; abbreviations do not. */
const INFLECTED =
  /^(?:cup|teaspoon|tablespoon|pound|ounce|pint|quart|clove|slice|stick|can|tin|sprig|stalk|package|teaspoonful|tablespoonful)(s?)$/i;

const asNumber = ({ n, d }: Fraction): number => n / d;

/** The number and unit of an amount; null if it is a range, a pack or missing. */
function singleAmount({ amount, unit }: AmountReading): { value: Fraction; unit: string | null } | null {
  return amount.kind === "one" ? { value: amount.value, unit } : null;
}

/**
 * Whether the unit is plural exactly when the amount is above 1; null for units without a plural and amounts
 * below 1.
 */
function numberAgrees(reading: AmountReading): boolean | null {
  const single = singleAmount(reading);
  const ending = INFLECTED.exec(single?.unit?.replace(/\.$/, "") ?? "");
  if (single === null || ending === null) return null;
  const many = ending[1] !== "";
  const value = asNumber(single.value);
  if (value > 1) return many;
  return value === 1 ? !many : null;
}

/** The fractions that the recogniser may have read as this integer; empty if there are none. */
function misreadFractions(value: Fraction): string[] {
  if (value.d !== 1) return [];
  const digits = String(value.n);
  const sign = RUN_TOGETHER[digits.slice(-2)];
  if (sign !== undefined && digits.length >= 2) return [`${digits.slice(0, -2)}${sign}`];
  const quarters: Record<string, string[]> = {
    "2": ["½"],
    "3": ["⅓", "¾"],
    "4": ["¼"],
    "5": ["½"],
    "8": ["⅛"],
  };
  return quarters[digits] ?? [];
}

const RANGES: Record<string, string> = { "1/2": "1-2", "2/3": "2-3", "3/4": "3-4" };

/**
 * Whether the page prints units in the singular after any number ("2 cup"). At least two such amounts are
 * needed, because one may be misread.
 */
export function areUnitsNeverPluralOnPage(readings: AmountReading[]): boolean {
  const many = readings.filter((reading) => {
    const single = singleAmount(reading);
    return single !== null && asNumber(single.value) > 1;
  });
  const wrong = many.filter((reading) => numberAgrees(reading) === false).length;
  return wrong >= 2 && wrong > many.filter((reading) => numberAgrees(reading) === true).length;
}

/**
 * Returns the number with the decimal point that the recogniser may have lost, for example "1.5" for "15
 * tablespoons"; null if the amount does not end in 5, 25 or 75 or has another unit than spoons and cups.
 */
export function restoreDecimalPoint(reading: AmountReading): string | null {
  const single = singleAmount(reading);
  if (single === null || single.value.d !== 1 || single.unit === null) return null;
  const kind = findUnitByWordOrNull(single.unit, "en")?.id ?? "";
  const digits = /^(\d)(5|25|75)$/.exec(String(single.value.n));
  return digits !== null && ["tsp", "tbsp", "cup"].includes(kind) ? `${digits[1]}.${digits[2]}` : null;
}

/**
 * Rates the plausibility of the amount of the ingredient `name`. `loose`: the page prints all units in the
 * singular.
 */
export function rateAmountPlausibility(reading: AmountReading, name: string, loose: boolean): Plausibility {
  const single = singleAmount(reading);
  if (single === null) return { factor: 1, others: [] };
  const { value, unit } = single;
  const amount = asNumber(value);
  if (amount <= 0) return { factor: 0.2, others: [] };
  if (value.d > 1 && ![2, 3, 4, 8, 5, 10, 20, 25, 50, 100].includes(value.d))
    return { factor: 0.6, others: [] };
  const kind = unit === null ? null : findUnitByWordOrNull(unit, "en");
  const most = MAX_AMOUNTS[kind?.id ?? ""];
  if (most !== undefined && amount > most) return { factor: 0.4, others: misreadFractions(value) };
  // Old-style figures of "1½" resemble "10".
  if ((kind?.id === "tbsp" || kind?.id === "cup") && amount === 10) return { factor: 0.5, others: ["1½"] };
  // Recipes use 12 tablespoons (¾ cup), 15 and 16; another number above 10 is probably a misread fraction.
  if (kind?.id === "tbsp" && amount > 10 && ![12, 15, 16].includes(amount))
    return { factor: 0.5, others: misreadFractions(value) };
  // An amount below ten grams has usually lost a digit.
  if (kind?.id === "g" && amount < 10) return { factor: 0.65, others: [] };
  // A number without a unit counts items; more than 60 are implausible.
  if (kind === null && amount > 60) return { factor: 0.5, others: [] };
  // A number without a unit that ends in 1 may be a misread litre: "1 l milk" becomes "11 milk".
  if (kind === null && /^[1-9]1$/.test(String(amount))) return { factor: 0.5, others: [] };
  // A fraction before a plural name may be a misread range: "2-3 onions" becomes "⅔ onions".
  const part = RANGES[`${value.n}/${value.d}`];
  const isPlural = /[^s\P{L}]s$/u.test(name.split(",", 1)[0] ?? "");
  if (unit === null && part !== undefined && isPlural) return { factor: 0.6, others: [part] };
  const fits = loose ? null : numberAgrees(reading);
  if (fits !== false) return { factor: 1, others: [] };
  // A plural unit after 1 has lost a fraction ("1½ cups"); a singular unit after 4 follows a misread "¼".
  if (amount === 1) return { factor: 0.4, others: ["1½", "1¼"] };
  return { factor: 0.55, others: misreadFractions(value) };
}
