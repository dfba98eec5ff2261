/** The most servings that a recipe of `original` servings is scaled to; the least is 1. */
export function mostServings(original: number): number {
  return Math.max(50, 4 * original);
}

/** Whether a recipe of `original` servings can be scaled to `wanted`. */
export function canScaleTo(original: number, wanted: number): boolean {
  return Number.isInteger(wanted) && wanted >= 1 && wanted <= mostServings(original);
}

/**
 * The longest method that is searched for amounts, in characters; a number weighs as much as 60, since each is looked
 * at with its sentence. Some ten times a long recipe: beyond it one call would hold up all others.
 */
const LONGEST_METHOD = 60_000;
const NUMBER_WEIGHT = 60;

/** Whether the amounts in these steps are scaled too; those of a longer method stand as they are. */
export function canScaleSteps(steps: readonly string[]): boolean {
  const weights = steps.map(
    (text) => text.length + NUMBER_WEIGHT * (text.match(/\d+|[\u00bc-\u00be\u2150-\u215e]/g)?.length ?? 0),
  );
  return weights.reduce((sum, weight) => sum + weight, 0) <= LONGEST_METHOD;
}
