import { findUnicodeFraction } from "#server/engines/amounts/amounts.ts";
import { type Context, isMetric } from "./context.ts";
import { type Exact, floorExact } from "./exact.ts";
import type { Counting } from "./scaled-line.ts";

/** Number format. `places`: the decimals that a number may have; a number that needs more is a fraction. */
export type Writing = { decimal: boolean; comma: boolean; places: number };

/** Denominators of kitchen fractions. */
const KITCHEN_PARTS = new Set([2n, 3n, 4n, 8n]);
const kitchenSign = (n: bigint, d: bigint) => (KITCHEN_PARTS.has(d) ? findUnicodeFraction(n, d) : undefined);

const METRIC_DECIMALS = 9;
/** ¼ is 0.25, but ⅛ and ⅓ stay fractions. */
const DECIMALS = 2;

/** The number format for a unit in a line. */
export function chooseNumberFormat(
  unit: string | null,
  { as, separator }: Counting,
  context: Context,
): Writing {
  const metric = isMetric(unit);
  const decimal = metric || as === "decimal" || (as === "whole" && context.decimals);
  const comma = separator === null ? context.comma : separator === ",";
  return { decimal, comma, places: metric ? METRIC_DECIMALS : DECIMALS };
}

/** Writes a number exactly. */
export function formatExactNumber(value: Exact, { decimal, comma, places }: Writing): string {
  return decimal && isFiniteIn(value, places) ? formatDecimal(value, places, comma) : formatFraction(value);
}

const isFiniteIn = ({ d }: Exact, places: number) => 10n ** BigInt(places) % d === 0n;

/** At most `places` decimals, rounded. */
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
  const glyph = kitchenSign(rest, value.d);
  if (base === 0n) return glyph ?? `${rest}/${value.d}`;
  return glyph ? `${base}${glyph}` : `${base} ${rest}/${value.d}`;
}

/**
 * The exact value in kitchen notation: "2¼", "1.0625", or "1 3/7 (1.4286)" without a finite decimal. Metric
 * values are decimals if finite.
 */
export function formatFractionAndDecimal(value: Exact, { decimal, comma }: Writing): string {
  const isKitchen = value.d === 1n || kitchenSign(value.n % value.d, value.d) !== undefined;
  if (isFiniteIn(value, 6) && (decimal || !isKitchen)) return formatDecimal(value, 6, comma);
  if (isKitchen && !decimal) return formatFraction(value);
  return `${formatFraction(value)} (${formatDecimal(value, 4, comma)})`;
}
