import type { Method } from "#server/engines/parsed-recipe/parsed-recipe.ts";

/**
 * A recipe in the vocabulary of schema.org, values in whatever shape the page gave them. Every source (JSON-LD,
 * microdata, h-recipe, recipe cards, the plain page) answers one, so one reader makes all of them into a draft.
 */
export type RecipeNode = {
  method: Method;
  values: Record<string, unknown>;
  /** Nodes that others point to by "@id". */
  byId: ReadonlyMap<string, unknown>;
  /** The block was broken and had to be read leniently. */
  mended: boolean;
  /** Of what only the page shows: it names its ingredients, and they are the same where the lines are read one by one. */
  isWitnessed?: () => boolean;
};

export const NO_IDS: ReadonlyMap<string, unknown> = new Map();
