import type { Amount, Fraction } from "#server/engines/amounts/amounts.ts";

const SIGNS: Record<string, string> = {
  "1/2": "½",
  "1/3": "⅓",
  "2/3": "⅔",
  "1/4": "¼",
  "3/4": "¾",
  "1/8": "⅛",
  "3/8": "⅜",
  "5/8": "⅝",
  "7/8": "⅞",
};

function numberText({ n, d }: Fraction): string {
  const whole = Math.floor(n / d);
  const rest = `${n - whole * d}/${d}`;
  if (d === 1) return String(n);
  const sign = SIGNS[rest];
  if (sign !== undefined) return `${whole === 0 ? "" : whole}${sign}`;
  return d <= 8 ? `${whole === 0 ? "" : `${whole} `}${rest}` : String(n / d);
}

/** The number of an amount as a page prints it ("1½", "3-4"), without its unit; null for none, a sum or a pack. */
export function amountText(amount: Amount): string | null {
  if (amount.kind === "one") return numberText(amount.value);
  if (amount.kind === "range") return `${numberText(amount.from)}-${numberText(amount.to)}`;
  return amount.kind === "pack" ? numberText(amount.count) : null;
}
