/** Maximum servings for a recipe of `original` servings; the minimum is 1. */
export function getMaxScaledServings(original: number): number {
  return Math.max(50, 4 * original);
}

/** Whether a recipe of `original` servings can be scaled to `wanted`. */
export function canScaleServings(original: number, wanted: number): boolean {
  return Number.isInteger(wanted) && wanted >= 1 && wanted <= getMaxScaledServings(original);
}

/**
 * Maximum weight of a method whose amounts are scaled. A character weighs 1; a number weighs 60 more, because
 * its sentence is analysed. The limit is about ten times a long recipe, since a longer one would block other
 * calls.
 */
const MAX_METHOD_WEIGHT = 60_000;
const NUMBER_WEIGHT = 60;

/** Whether the amounts in these steps are scaled. Steps of a longer method are returned unchanged. */
export function areStepsShortEnoughToScale(steps: readonly string[]): boolean {
  const weights = steps.map(
    (text) => text.length + NUMBER_WEIGHT * (text.match(/\d+|[\u00bc-\u00be\u2150-\u215e]/g)?.length ?? 0),
  );
  return weights.reduce((sum, weight) => sum + weight, 0) <= MAX_METHOD_WEIGHT;
}
