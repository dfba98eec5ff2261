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
 * How a stored ingredient is shown. One whose quantity is not a single number (a pack, a sum) shows the amount as
 * its original line writes it, in the amount's column where the line can be cut there, else the whole line.
 */
export function ingredientText(line: Line): IngredientText {
  const name = [line.size, line.name].filter(Boolean).join(" ");
  if (line.quantity !== null) return { amount: amountText(line), name, notes: line.notes };
  const original = line.originalText?.trim() ?? "";
  if (original !== "" && startsWithAmount(original)) {
    return cutBeforeName(original, line) ?? { amount: "", name: original, notes: null };
  }
  return { amount: line.unit ?? "", name, notes: line.notes };
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

/** "2 (400 g) tins white beans, drained" -> "2 (400 g) tins" and the rest, where the amount is short. */
function cutBeforeName(original: string, line: Line): IngredientText | null {
  const at = original.toLowerCase().indexOf(line.name.toLowerCase());
  if (at <= 0) return null;
  let amount = original.slice(0, at).trim();
  if (line.size && amount.endsWith(line.size)) amount = amount.slice(0, -line.size.length).trim();
  if (amount === "" || amount.length > longestAmount) return null;
  return {
    amount,
    name: [line.size, line.name].filter(Boolean).join(" "),
    notes: line.notes,
  };
}
