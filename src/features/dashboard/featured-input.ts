/** How many recipes are asked for; who asks for the same shares the answer. */
export const FEATURED = { limit: 20 } as const;

/** So many of them are shown as featured; one of the others is a sample to begin with, so that none stands twice. */
export const FEATURED_SHOWN = 6;
