import { fractionSign, unitKind } from "#server/engines/amounts/amounts.ts";
import { type Context, isMetric } from "./context.ts";
import { type Exact, exact, floor } from "./exact.ts";
import type { Counting } from "./shown.ts";

/** Number format. `places`: maximum decimals; null for as many as needed. */
export type Writing = { decimal: boolean; comma: boolean; places: number | null };
/** A formatted number and the value of that text. */
export type Written = { text: string; value: Exact };

/** Denominators of kitchen fractions. */
const KITCHEN_PARTS = new Set([2n, 3n, 4n, 8n]);
const kitchenSign = (n: bigint, d: bigint) => (KITCHEN_PARTS.has(d) ? fractionSign(n, d) : undefined);

const MAX_DECIMALS = 9;

/** The number format for a unit in a line. */
export function writingOf(unit: string | null, { as, separator }: Counting, context: Context): Writing {
  const metric = isMetric(unit);
  const decimal = metric || as === "decimal" || (as === "whole" && context.decimals);
  const comma = separator === null ? context.comma : separator === ",";
  return {
    decimal,
    comma,
    places: metric && !/^(?:dag|mm)$/.test(unitKind(unit ?? "")?.id ?? "") ? null : 2,
  };
}

export function writeNumber(value: Exact, { decimal, comma, places }: Writing): Written {
  if (!decimal) return { text: fractionText(value), value };
  const most = places ?? MAX_DECIMALS;
  const scale = 10n ** BigInt(most);
  const rounded = (value.n * scale * 2n + value.d) / (value.d * 2n);
  // A value that rounds to 0 is shown as a fraction.
  if (rounded === 0n && value.n > 0n) return { text: fractionText(value), value };
  return { text: decimalText(rounded, most, comma), value: exact(rounded, scale) };
}

function decimalText(digits: bigint, places: number, comma: boolean): string {
  const text = String(digits).padStart(places + 1, "0");
  const decimals = text.slice(text.length - places).replace(/0+$/, "");
  const base = text.slice(0, text.length - places);
  return places === 0 || decimals === "" ? base : `${base}${comma ? "," : "."}${decimals}`;
}

function fractionText(value: Exact): string {
  const base = floor(value);
  const rest = value.n - base * value.d;
  if (rest === 0n) return String(base);
  const glyph = kitchenSign(rest, value.d);
  if (base === 0n) return glyph ?? `${rest}/${value.d}`;
  return glyph ? `${base}${glyph}` : `${base} ${rest}/${value.d}`;
}

/**
 * The exact value in kitchen notation: "2¼", "1.0625", or "1 3/7 (1.4286)" without a finite decimal. Metric
 * values are decimals if finite.
 */
export function exactText(value: Exact, writing: Writing): string {
  const ends = 1_000_000n % value.d === 0n;
  const glyph = kitchenSign(value.n % value.d, value.d) !== undefined || value.d === 1n;
  if (ends && (writing.decimal || !glyph)) {
    return writeNumber(value, { decimal: true, comma: writing.comma, places: 6 }).text;
  }
  if (glyph && !writing.decimal) return fractionText(value);
  const near = writeNumber(value, { decimal: true, comma: writing.comma, places: 4 });
  return `${fractionText(value)} (${near.text})`;
}
