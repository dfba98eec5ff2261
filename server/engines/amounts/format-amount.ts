import type { Amount, AmountForm, Fraction, Measure, SecondMeasure } from "./amount.ts";
import { findUnicodeFractionCharacter } from "./fraction-signs.ts";
import { findUnitByWordOrNull } from "./units.ts";

const METRIC = new Set(["ml", "cl", "dl", "l", "mg", "g", "dag", "kg", "cm", "mm"]);

/**
 * Formats an amount with its unit: "1 ½ cups", "2-3", "2 (400 g) tins", "1 cup plus 2 tbsp". Without an
 * amount, only the unit.
 */
export function formatAmountWithUnit(amount: Amount, unit: string | null): string {
  if (amount.kind === "none") return unit ?? "";
  const also = (amount.also ?? []).map((measure) => `/${formatSecondMeasure(measure)}`).join("");
  const lead = amount.about ? "about " : "";
  if (amount.kind === "pack") {
    const count = formatRange(amount.count, amount.countMax ?? null, amount.as, unit);
    const sizes = [amount.size, ...(amount.sizeAlso ?? [])].map(formatSecondMeasure).join("/");
    return `${lead}${appendUnit(`${count} (${sizes})`, unit)}${also}`;
  }
  if (amount.kind === "sum") return `${lead}${amount.parts.map(formatSecondMeasure).join(" plus ")}${also}`;
  return `${lead}${appendUnit(formatNumberOrRange(amount, unit), unit)}${also}`;
}

/** Formats an ingredient line: amount, unit, size and name, then a comma and the notes. */
export function formatIngredientLine(row: {
  amount: Amount;
  unit: string | null;
  size: string | null;
  name: string;
  notes: string | null;
}): string {
  const words = [formatAmountWithUnit(row.amount, row.unit), row.size ?? "", row.name].filter(
    (text) => text !== "",
  );
  return row.notes ? `${words.join(" ")}, ${row.notes}` : words.join(" ");
}

function appendUnit(text: string, unit: string | null): string {
  return unit === null ? text : `${text} ${unit}`;
}

function formatSecondMeasure(measure: SecondMeasure): string {
  const lead = measure.about ? "about " : "";
  if (measure.kind === "sum") return `${lead}${measure.parts.map(formatSecondMeasure).join(" plus ")}`;
  return `${lead}${appendUnit(formatNumberOrRange(measure, measure.unit), measure.unit)}`;
}

type Counted =
  | Pick<Extract<Measure, { kind: "one" }>, "kind" | "value" | "as">
  | Pick<Extract<Measure, { kind: "range" }>, "kind" | "from" | "to" | "as">;

function formatNumberOrRange(counted: Counted, unit: string | null): string {
  if (counted.kind === "one") return formatRange(counted.value, null, counted.as, unit);
  return formatRange(counted.from, counted.to, counted.as, unit);
}

function formatRange(from: Fraction, to: Fraction | null, as: AmountForm, unit: string | null): string {
  const decimal = as === "decimal" || METRIC.has(unit === null ? "" : (findUnitByWordOrNull(unit)?.id ?? ""));
  const text = (value: Fraction) =>
    decimal ? (formatDecimalOrNull(value) ?? formatMixedFraction(value)) : formatMixedFraction(value);
  return to === null ? text(from) : `${text(from)}-${text(to)}`;
}

/** The fraction as a decimal number with at most six places; null if that is not exact. */
function formatDecimalOrNull(value: Fraction): string | null {
  return 1_000_000 % value.d === 0 ? String(value.n / value.d) : null;
}

function formatMixedFraction(value: Fraction): string {
  const [integer, rest] = [Math.floor(value.n / value.d), value.n % value.d];
  if (rest === 0) return String(integer);
  const part = findUnicodeFractionCharacter(rest, value.d) ?? (value.d <= 64 ? `${rest}/${value.d}` : null);
  if (part === null) return formatDecimalOrNull(value) ?? `${value.n}/${value.d}`;
  return integer === 0 ? part : `${integer} ${part}`;
}
