/** Errors for a number of servings that a recipe cannot be scaled to. */
export const servingsTexts = {
  range: (most: number) => `Servings must be between 1 and ${most}`,
} as const;
