import type { Amount, Fraction } from "#server/engines/amounts/amounts.ts";
import {
  type ScalableLine,
  type ScaledLine,
  type ScalingWords,
  scaleRecipe,
} from "#server/engines/scaling/scaling.ts";
import { isEqual, multiply, type Rational, rational } from "./rational.ts";

const of = ({ n, d }: Fraction): Rational => rational(n, d);

/** The exact value is the first times the factor, and scaled back it is the first. */
export function checkRoundTrip(
  line: ScalableLine,
  there: ScaledLine,
  servings: number,
  to: number,
  words: ScalingWords,
): string[] {
  const [first, last] = endsOf(line.amount);
  if (!first) return there.scaled === null || line.amount.kind === "sum" ? [] : ["an amount from nowhere"];
  const after = [there.scaled, there.scaledMax];
  const factor = rational(to, servings);
  const isExact = [first, last].every((before, at) => {
    const value = after[at];
    return before ? value && isEqual(of(value), multiply(of(before), factor)) : value === null;
  });
  if (!isExact || !there.scaled) return ["the exact value is not exact"];
  const scaledLine = { ...line, amount: put(line.amount, there.scaled, there.scaledMax), original: null };
  const recipe = { servings: to, lines: [scaledLine], steps: [] };
  const back = scaleRecipe(recipe, servings, words).lines[0];
  const isHome = [first, last].every((before, at) => {
    const value = [back?.scaled, back?.scaledMax][at];
    return before ? value && isEqual(of(value), of(before)) : value === null;
  });
  return isHome ? [] : ["back and forth is another value"];
}

function endsOf(amount: Amount): (Fraction | undefined)[] {
  if (amount.kind === "one") return [amount.value];
  if (amount.kind === "range") return [amount.from, amount.to];
  return amount.kind === "pack" ? [amount.count, amount.countMax] : [];
}

function put(amount: Amount, from: Fraction, to: Fraction | null): Amount {
  if (amount.kind === "one") return { ...amount, value: from };
  if (amount.kind === "range") return { ...amount, from, to: to ?? from };
  return amount.kind === "pack" ? { ...amount, count: from, ...(to && { countMax: to }) } : amount;
}
