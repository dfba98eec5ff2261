/** Errors of a number of servings that cannot be scaled to. */
export const servingsTexts = {
  range: (most: number) => `Servings must be between 1 and ${most}`,
} as const;
