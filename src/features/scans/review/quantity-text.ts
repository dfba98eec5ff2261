import {
  type Amount,
  createAmountFromQuantities,
  formatAmountWithUnit,
  getLowestQuantityOrNull,
  getMaxQuantityOrNull,
  readLeadingAmountOrNull,
  readNumberOrRange,
  tokenizeLine,
} from "#server/engines/amounts/amounts.ts";
import type { ScannedIngredient } from "#server/features/scans/schema.ts";

type Numbers = { quantity: number | null; quantityMax: number | null };

/** Parses an amount such as "1 1/2", "½" or "2-3". Blank text means no amount; null for other text. */
export function parseQuantityOrNull(typed: string): Numbers | null {
  const line = typed.trim();
  if (line === "") return { quantity: null, quantityMax: null };
  const amount = parseNumberOrRangeOrNull(line);
  return amount && { quantity: getLowestQuantityOrNull(amount), quantityMax: getMaxQuantityOrNull(amount) };
}

/**
 * Writes an alternative reading of an amount like the form does: "⅓" for "1/3", "1 ½" for "1½". Text that is
 * no amount is unchanged.
 */
export function formatAlternativeAsAmount(reading: string): string {
  const amount = parseNumberOrRangeOrNull(reading.trim());
  return amount ? formatAmountWithUnit(amount, null) : reading;
}

/** Parses a text that consists of one number or range; null for other text. */
function parseNumberOrRangeOrNull(line: string): Amount | null {
  const tokens = tokenizeLine(line, "en");
  const range = readNumberOrRange({ line, tokens, language: "en" }, 0);
  return range && range.next === tokens.length ? range.amount : null;
}

type Amounts = Pick<ScannedIngredient, "originalText" | "quantity" | "quantityMax" | "unit">;

/**
 * The initial texts of an ingredient's amount and unit fields. Tins and sums are formatted from the original
 * line.
 */
export function formatQuantityAndUnit(row: Amounts): { quantity: string; unit: string } {
  const tokens = tokenizeLine(row.originalText, "en");
  const reading = readLeadingAmountOrNull({ line: row.originalText, tokens, language: "en" });
  const parsed = reading?.amount;
  const isFromLine =
    parsed &&
    getLowestQuantityOrNull(parsed) === row.quantity &&
    getMaxQuantityOrNull(parsed) === row.quantityMax &&
    reading.unit === row.unit;
  if (isFromLine && parsed.kind === "sum") return { quantity: formatAmountWithUnit(parsed, null), unit: "" };
  const amount = isFromLine ? parsed : createAmountFromQuantities(row);
  return { quantity: formatAmountWithUnit(amount, null), unit: row.unit ?? "" };
}
