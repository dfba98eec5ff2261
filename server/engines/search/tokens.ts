import { PUBLIC_SCOPE } from "./conditions.ts";
import { EVERY_RECIPE } from "./tables.ts";

/**
 * The field of a token: `t` title, `m` title, ingredients or tags, `b` any text, `i` an ingredient, `c`
 * cuisine, `p` two words of one ingredient, `k` an entity in `m`, `j` an entity in an ingredient, `o` the owner
 * of a public recipe.
 */
export type Field = "t" | "m" | "b" | "i" | "c" | "p" | "k" | "j" | "o";

/** The prefix of a scope's tokens: empty for public ones; no word can start with an owner's. */
export function getScopePrefix(scope: number): string {
  return scope === PUBLIC_SCOPE ? "" : `·${scope}·`;
}

export function createSearchToken(scope: number, field: Field, stem: string): string {
  return `${getScopePrefix(scope)}${field}${stem}`;
}

/** Two words of one ingredient, in either order. */
export function createIngredientWordPairToken(scope: number, item: string, other: string): string {
  return createSearchToken(scope, "p", item < other ? `${item}·${other}` : `${other}·${item}`);
}

/** The public recipes of an owner; the private ones have `createEveryRecipeToken` of the owner's scope. */
export const ownerToken = (owner: number): string => createSearchToken(PUBLIC_SCOPE, "o", String(owner));

export function createEveryRecipeToken(scope: number): string {
  return getScopePrefix(scope) + EVERY_RECIPE;
}
