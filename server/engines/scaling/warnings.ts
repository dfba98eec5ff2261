import { compare, exact, toNumber } from "./exact.ts";
import type { ScalableRecipe } from "./scaling.ts";
import type { Scaling } from "./show-amount.ts";

export function warningsOf(recipe: ScalableRecipe, { factor, words }: Scaling): string[] {
  void recipe;
  const said = String(Number(toNumber(factor).toFixed(2)));
  const warnings: string[] = [];
  if (compare(factor, exact(3n, 2n)) > 0) warnings.push(words.warning.largeBatch(said));
  if (compare(factor, exact(2n)) > 0) warnings.push(words.warning.veryLargeBatch(said));
  if (compare(factor, exact(1n, 2n)) < 0) warnings.push(words.warning.smallBatch(said));
  return warnings;
}
