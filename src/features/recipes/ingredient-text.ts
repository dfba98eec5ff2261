import type { Ingredient } from "#server/features/recipes/schema/recipe.ts";

type Line = Pick<
  Ingredient,
  "name" | "quantity" | "quantityMax" | "unit" | "size" | "notes" | "originalText"
>;

/** A line in its columns: `amount` stands right-aligned before the words; empty where the line names none. */
export type IngredientText = { amount: string; name: string; notes: string | null };

const metricUnits = new Set(
  "ml cl dl l mg g gr dag dkg kg cm mm milliliter milliliters millilitre millilitres liter liters litre litres gram grams gramme grammes kilogram kilograms kilogramme kilogrammes".split(
    " ",
  ),
);
const denominators = [2, 3, 4, 8, 6, 5];
/** Thirds come over the wire as 0.333...; anything further off is no kitchen fraction. */
const closeEnough = 0.0021;
const longestAmount = 24;

/**
 * How a stored ingredient is shown. Where its line says more than one number can (a pack, a sum, a second measure), the
 * amount stands as the line writes it; where that is too long for its column, the whole line stands as it came.
 */
export function ingredientText(line: Line): IngredientText {
  const name = [line.size, line.name].filter(Boolean).join(" ");
  const amount = line.quantity === null ? (line.unit ?? "") : amountText(line);
  const original = line.originalText?.trim() ?? "";
  const written = writtenAmount(original, line);
  // "A pinch of salt" is one pinch, and says so better.
  const isUncounted =
    line.quantity === 1 && written !== null && line.unit !== null && countNumbers(written) === 0;
  if (isUncounted && written.length <= longestAmount) return { amount: written, name, notes: line.notes };
  const saysMore =
    startsWithAmount(original) && written !== null && countNumbers(written) > countNumbers(amount);
  if (saysMore && written.length <= longestAmount) return { amount: written, name, notes: line.notes };
  if (saysMore || (line.quantity === null && startsWithAmount(original))) {
    return { amount: "", name: original, notes: null };
  }
  return { amount, name, notes: line.notes };
}

/** Quantity, its maximum and the unit in words: "1 1/2 cups", "2–3", "250 g". Empty without a quantity. */
export function amountText(line: Pick<Line, "quantity" | "quantityMax" | "unit">): string {
  if (line.quantity === null) return "";
  const from = quantityText(line.quantity, line.unit);
  const until = line.quantityMax === null ? "" : `–${quantityText(line.quantityMax, line.unit)}`;
  return `${from}${until}${line.unit ? ` ${line.unit}` : ""}`;
}

/** A number as a kitchen writes it: decimals with metric units, fractions with everything else. */
export function quantityText(quantity: number, unit: string | null): string {
  if (Number.isInteger(quantity)) return String(quantity);
  if (isMetric(unit)) return decimalText(quantity);
  const whole = Math.floor(quantity + closeEnough);
  const rest = quantity - whole;
  if (rest < closeEnough && whole > 0) return String(whole);
  for (const denominator of denominators) {
    const numerator = Math.round(rest * denominator);
    if (numerator === 0 || numerator === denominator) continue;
    if (Math.abs(rest - numerator / denominator) > closeEnough) continue;
    return `${whole === 0 ? "" : `${whole} `}${numerator}/${denominator}`;
  }
  return decimalText(quantity);
}

function decimalText(quantity: number): string {
  const digits = quantity < 1 ? 3 : 2;
  return String(Number(quantity.toFixed(digits)));
}

function isMetric(unit: string | null): boolean {
  return unit !== null && metricUnits.has(unit.toLowerCase().replace(/\.$/, ""));
}

function startsWithAmount(line: string): boolean {
  return /^[\d½⅓⅔¼¾⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚]/.test(line);
}

/** What a line says before it names its ingredient: "2 (400 g) tins of white beans" -> "2 (400 g) tins". */
function writtenAmount(original: string, line: Line): string | null {
  const at = original.toLowerCase().indexOf(line.name.toLowerCase());
  if (at <= 0) return null;
  let amount = original.slice(0, at).trim();
  if (line.size && amount.endsWith(line.size)) amount = amount.slice(0, -line.size.length).trim();
  return amount.replace(/ of$/i, "") || null;
}

/** How many amounts a text names; "1 1/8" is one. */
function countNumbers(text: string): number {
  const numbers =
    /(?:\d{1,6} )?\d{1,6}[/⁄]\d{1,6}|\d{1,9}[.,]\d{1,9}|\d{1,9} ?[½⅓⅔¼¾⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚]?|[½⅓⅔¼¾⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚]/g;
  return text.match(numbers)?.length ?? 0;
}
