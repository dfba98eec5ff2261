import { findUnicodeFractionCharacter } from "#server/engines/amounts/amounts.ts";
import { type Context, isMetricUnit } from "./context.ts";
import { type Exact, floorExact } from "./exact.ts";
import type { Counting } from "./scaled-line.ts";

/**
 * How numbers are written. A decimal has at most `places` decimals; a number that needs more is written as a
 * fraction.
 */
export type Writing = { decimal: boolean; comma: boolean; places: number };

/** Denominators of fractions that are common in recipes. */
const KITCHEN_PARTS = new Set([2n, 3n, 4n, 8n]);
const findKitchenFractionCharacter = (n: bigint, d: bigint) =>
  KITCHEN_PARTS.has(d) ? findUnicodeFractionCharacter(n, d) : undefined;

const METRIC_DECIMALS = 9;
/** Two places, so that ¼ is written as 0.25, but ⅛ and ⅓ as fractions. */
const DECIMALS = 2;

/** Chooses how the numbers of a unit in a line are written. */
export function chooseNumberFormat(
  unit: string | null,
  { as, separator }: Counting,
  context: Context,
): Writing {
  const metric = isMetricUnit(unit);
  const decimal = metric || as === "decimal" || (as === "whole" && context.decimals);
  const comma = separator === null ? context.comma : separator === ",";
  return { decimal, comma, places: metric ? METRIC_DECIMALS : DECIMALS };
}

/** Writes the exact number as a decimal if `places` suffice, otherwise as a fraction. */
export function formatExactNumber(value: Exact, { decimal, comma, places }: Writing): string {
  return decimal && isFiniteDecimalInPlaces(value, places)
    ? formatDecimal(value, places, comma)
    : formatFraction(value);
}

const isFiniteDecimalInPlaces = ({ d }: Exact, places: number) => 10n ** BigInt(places) % d === 0n;

/** Writes a decimal that is rounded to `places` decimals. */
export function formatDecimal({ n, d }: Exact, places: number, comma = false): string {
  const digits = (n * 10n ** BigInt(places) * 2n + d) / (d * 2n);
  const text = String(digits).padStart(places + 1, "0");
  const decimals = text.slice(text.length - places).replace(/0+$/, "");
  const base = text.slice(0, text.length - places);
  return decimals === "" ? base : `${base}${comma ? "," : "."}${decimals}`;
}

export function formatFraction(value: Exact): string {
  const base = floorExact(value);
  const rest = value.n - base * value.d;
  if (rest === 0n) return String(base);
  const glyph = findKitchenFractionCharacter(rest, value.d);
  if (base === 0n) return glyph ?? `${rest}/${value.d}`;
  return glyph ? `${base}${glyph}` : `${base} ${rest}/${value.d}`;
}

/**
 * The exact value as text: "2¼", "1.0625", or "1 3/7 (1.4286)" if the decimal is infinite. With `decimal`,
 * finite values are decimals.
 */
export function formatFractionAndDecimal(value: Exact, { decimal, comma }: Writing): string {
  const isKitchen = value.d === 1n || findKitchenFractionCharacter(value.n % value.d, value.d) !== undefined;
  if (isFiniteDecimalInPlaces(value, 6) && (decimal || !isKitchen)) return formatDecimal(value, 6, comma);
  if (isKitchen && !decimal) return formatFraction(value);
  return `${formatFraction(value)} (${formatDecimal(value, 4, comma)})`;
}
