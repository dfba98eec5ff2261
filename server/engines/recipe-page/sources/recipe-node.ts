import type { Method } from "#server/engines/parsed-recipe/parsed-recipe.ts";

/** A recipe with schema.org property names and unchecked values, as every source returns it. */
export type RecipeNode = {
  method: Method;
  values: Record<string, unknown>;
  /** The JSON-LD nodes of the page, indexed by "@id". */
  byId: ReadonlyMap<string, unknown>;
  /** True when the JSON was malformed and was read leniently. */
  mended: boolean;
  /** Only for the visible page: whether two independent ways of searching find the same unambiguous ingredient list. */
  isConfirmed?: () => boolean;
};

export const NO_IDS: ReadonlyMap<string, unknown> = new Map();
