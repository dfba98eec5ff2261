import {
  type Amount,
  amountFromNumbers,
  formatAmountWithUnit,
  readLeadingAmountOrNull,
  readNumberOrRange,
  tokenizeLine,
  toMaxQuantityOrNull,
  toQuantityOrNull,
} from "#server/engines/amounts/amounts.ts";
import type { ScannedIngredient } from "#server/features/scans/schema.ts";

type Numbers = { quantity: number | null; quantityMax: number | null };

/** Parses "1 1/2", "½", "2-3". A blank text is no amount; null for anything else. */
export function parseQuantityOrNull(typed: string): Numbers | null {
  const line = typed.trim();
  if (line === "") return { quantity: null, quantityMax: null };
  const amount = readNumbers(line);
  return amount && { quantity: toQuantityOrNull(amount), quantityMax: toMaxQuantityOrNull(amount) };
}

/** An alternative reading in the notation of the fields: "⅓" for "1/3", "1 ½" for "1½". Other text is unchanged. */
export function formatAlternativeAsAmount(reading: string): string {
  const amount = readNumbers(reading.trim());
  return amount ? formatAmountWithUnit(amount, null) : reading;
}

/** A number or a range that is the complete text. */
function readNumbers(line: string): Amount | null {
  const tokens = tokenizeLine(line, "en");
  const range = readNumberOrRange({ line, tokens, language: "en" }, 0);
  return range && range.next === tokens.length ? range.amount : null;
}

type Amounts = Pick<ScannedIngredient, "originalText" | "quantity" | "quantityMax" | "unit">;

/** Amount and unit of a scanned row for its fields. Tins and sums are taken from the line. */
export function formatQuantityAndUnit(row: Amounts): { quantity: string; unit: string } {
  const tokens = tokenizeLine(row.originalText, "en");
  const reading = readLeadingAmountOrNull({ line: row.originalText, tokens, language: "en" });
  const parsed = reading?.amount;
  const isFromLine =
    parsed &&
    toQuantityOrNull(parsed) === row.quantity &&
    toMaxQuantityOrNull(parsed) === row.quantityMax &&
    reading.unit === row.unit;
  if (isFromLine && parsed.kind === "sum") return { quantity: formatAmountWithUnit(parsed, null), unit: "" };
  const amount = isFromLine ? parsed : amountFromNumbers(row);
  return { quantity: formatAmountWithUnit(amount, null), unit: row.unit ?? "" };
}
