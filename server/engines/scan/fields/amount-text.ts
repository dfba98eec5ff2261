import { type Amount, type Fraction, fractionSign } from "#server/engines/amounts/amounts.ts";

function numberText({ n, d }: Fraction): string {
  const whole = Math.floor(n / d);
  const rest = n - whole * d;
  if (d === 1) return String(n);
  const sign = fractionSign(rest, d);
  if (sign !== undefined) return `${whole === 0 ? "" : whole}${sign}`;
  return d <= 8 ? `${whole === 0 ? "" : `${whole} `}${rest}/${d}` : String(n / d);
}

/** The number of an amount as a page prints it ("1½", "3-4"), without its unit; null for none, a sum or a pack. */
export function amountText(amount: Amount): string | null {
  if (amount.kind === "one") return numberText(amount.value);
  if (amount.kind === "range") return `${numberText(amount.from)}-${numberText(amount.to)}`;
  return amount.kind === "pack" ? numberText(amount.count) : null;
}
