/**
 * How many lines of a list are read: far more than a recipe may hold, so that what was left out is told, and few enough for
 * each of them to be looked for on the page.
 */
export const MOST_READ = 1000;
