/** From so many recipes on one is today's dish, and the others fill the page's width. */
export const FEW = 3;

/** Today's dish and a row of others. */
export const MOST_SHOWN = 5;

/** How many stand below today's dish, of so many that are shown. */
export const othersOf = (count: number) => (count < FEW ? count : count - 1);
