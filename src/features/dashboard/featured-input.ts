/** How many recipes are asked for; who asks for the same shares the answer. */
export const FEATURED = { limit: 30 } as const;

/** So many of them are shown as featured. */
export const FEATURED_SHOWN = 6;
