/** What the server says of a number of servings that it does not scale to. */
export const servingsTexts = {
  range: (most: number) => `Servings must be between 1 and ${most}`,
} as const;
