/** The most servings that a recipe of `original` servings is scaled to; the least is 1. */
export function maxScaledServings(original: number): number {
  return Math.max(50, 4 * original);
}

/** Whether a recipe of `original` servings can be scaled to `wanted`. */
export function canScaleTo(original: number, wanted: number): boolean {
  return Number.isInteger(wanted) && wanted >= 1 && wanted <= maxScaledServings(original);
}

/**
 * Maximum length of a method whose amounts are scaled, in characters; a number weighs 60, because its sentence is
 * analysed. About ten times a long recipe; a longer one would block other calls.
 */
const MAX_METHOD_WEIGHT = 60_000;
const NUMBER_WEIGHT = 60;

/** Whether the amounts in these steps are scaled; those of a longer method stay unchanged. */
export function areStepsShortEnoughToScale(steps: readonly string[]): boolean {
  const weights = steps.map(
    (text) => text.length + NUMBER_WEIGHT * (text.match(/\d+|[\u00bc-\u00be\u2150-\u215e]/g)?.length ?? 0),
  );
  return weights.reduce((sum, weight) => sum + weight, 0) <= MAX_METHOD_WEIGHT;
}
