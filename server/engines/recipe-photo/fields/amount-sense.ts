import { type AmountReading, type Fraction, findUnitByWordOrNull } from "#server/engines/amounts/amounts.ts";

/** Plausibility of an amount, 0 to 1, and other possible readings. */
export type Plausibility = { factor: number; others: string[] };

/** Largest plausible amount by unit. */
const MAX_AMOUNTS: Record<string, number> = {
  tsp: 9,
  tbsp: 16,
  cup: 12,
  lb: 15,
  kg: 8,
  l: 8,
  oz: 64,
  pint: 8,
  quart: 8,
  clove: 40,
};

/** Digits that are often misread fractions: "12 teaspoon" is half a teaspoon. */
const RUN_TOGETHER: Record<string, string> = {
  "12": "½",
  "13": "⅓",
  "14": "¼",
  "18": "⅛",
  "23": "⅔",
  "34": "¾",
  "38": "⅜",
};

/** Units with a plural "s"; abbreviations are not inflected. */
const INFLECTED =
  /^(?:cup|teaspoon|tablespoon|pound|ounce|pint|quart|clove|slice|stick|can|tin|sprig|stalk|package|teaspoonful|tablespoonful)(s?)$/i;

const asNumber = ({ n, d }: Fraction): number => n / d;

/** The value of an amount with a single number and unit. */
function singleAmount({ amount, unit }: AmountReading): { value: Fraction; unit: string | null } | null {
  return amount.kind === "one" ? { value: amount.value, unit } : null;
}

/** Whether unit and number agree in number; null when unknown. */
function numberAgrees(reading: AmountReading): boolean | null {
  const single = singleAmount(reading);
  const ending = INFLECTED.exec(single?.unit?.replace(/\.$/, "") ?? "");
  if (single === null || ending === null) return null;
  const many = ending[1] !== "";
  const value = asNumber(single.value);
  if (value > 1) return many;
  return value === 1 ? !many : null;
}

/** Fractions that a integer may be a misreading of. */
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

/** Whether the page does not inflect units ("2 cup"). One or two misread amounts are not enough. */
export function areUnitsNeverPluralOnPage(readings: AmountReading[]): boolean {
  const many = readings.filter((reading) => {
    const single = singleAmount(reading);
    return single !== null && asNumber(single.value) > 1;
  });
  const wrong = many.filter((reading) => numberAgrees(reading) === false).length;
  return wrong >= 2 && wrong > many.filter((reading) => numberAgrees(reading) === true).length;
}

/**
 * "15 tablespoons" on a page with "1.5 cups": the number with a decimal point, or null. A point is the
 * character most often lost.
 */
export function restoreDecimalPoint(reading: AmountReading): string | null {
  const single = singleAmount(reading);
  if (single === null || single.value.d !== 1 || single.unit === null) return null;
  const kind = findUnitByWordOrNull(single.unit, "en")?.id ?? "";
  const digits = /^(\d)(5|25|75)$/.exec(String(single.value.n));
  return digits !== null && ["tsp", "tbsp", "cup"].includes(kind) ? `${digits[1]}.${digits[2]}` : null;
}

/** Rates the plausibility of an amount of `name`. `loose`: the page does not inflect units ("2 teaspoon"). */
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
  // 12 tablespoons are three quarters of a cup; 13 are a misread fraction.
  if (kind?.id === "tbsp" && amount > 10 && ![12, 15, 16].includes(amount))
    return { factor: 0.5, others: misreadFractions(value) };
  // Amounts under ten grams usually lost a digit.
  if (kind?.id === "g" && amount < 10) return { factor: 0.65, others: [] };
  // A number without a unit counts items; 60 is the plausible limit.
  if (kind === null && amount > 60) return { factor: 0.5, others: [] };
  // "11 milk" is 1 l of it.
  if (kind === null && /^[1-9]1$/.test(String(amount))) return { factor: 0.5, others: [] };
  // "⅔ onions" is 2-3 onions.
  const part = RANGES[`${value.n}/${value.d}`];
  const isPlural = /[^s\P{L}]s$/u.test(name.split(",", 1)[0] ?? "");
  if (unit === null && part !== undefined && isPlural) return { factor: 0.6, others: [part] };
  const fits = loose ? null : numberAgrees(reading);
  if (fits !== false) return { factor: 1, others: [] };
  // "1 cups" lost its fraction; "4 cup" is a quarter.
  if (amount === 1) return { factor: 0.4, others: ["1½", "1¼"] };
  return { factor: 0.55, others: misreadFractions(value) };
}
