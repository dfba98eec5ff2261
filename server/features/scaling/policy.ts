/** The most servings that a recipe of `original` servings is scaled to; the least is 1. */
export function mostServings(original: number): number {
  return Math.max(50, 4 * original);
}

/** Whether a recipe of `original` servings can be scaled to `wanted`. */
export function canScaleTo(original: number, wanted: number): boolean {
  return Number.isInteger(wanted) && wanted >= 1 && wanted <= mostServings(original);
}
