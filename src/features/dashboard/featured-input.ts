/** How many recipes are featured; who asks for the same shares the answer. */
export const FEATURED = { limit: 6 } as const;
