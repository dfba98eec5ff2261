import type { Method } from "#server/engines/parsed-recipe/parsed-recipe.ts";

/** A recipe in schema.org names with unchecked values. Every source returns one. */
export type RecipeNode = {
  method: Method;
  values: Record<string, unknown>;
  /** Nodes by their "@id". */
  byId: ReadonlyMap<string, unknown>;
  /** The block was malformed and read leniently. */
  mended: boolean;
  /** Visible page only: whether the line-by-line reading finds the same unambiguous ingredient list. */
  isConfirmed?: () => boolean;
};

export const NO_IDS: ReadonlyMap<string, unknown> = new Map();
