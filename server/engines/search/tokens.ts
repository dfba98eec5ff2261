import { PUBLIC_SCOPE } from "./conditions.ts";
import { EVERY_RECIPE } from "./tables.ts";

/**
 * The field that a token belongs to: `t` title, `m` title, ingredients or tags, `b` any text, `i` one
 * ingredient, `c` cuisine, `p` two words of one ingredient, `k` an entity in title, ingredients or tags, `j`
 * an entity in one ingredient, `o` the owner of a public recipe.
 */
export type Field = "t" | "m" | "b" | "i" | "c" | "p" | "k" | "j" | "o";

/**
 * The prefix of a scope's tokens, empty for public recipes. It starts with "·", with which no word can start.
 */
export function getScopePrefix(scope: number): string {
  return scope === PUBLIC_SCOPE ? "" : `·${scope}·`;
}

export function createSearchToken(scope: number, field: Field, stem: string): string {
  return `${getScopePrefix(scope)}${field}${stem}`;
}

/** The token of two words of one ingredient. Their order does not matter. */
export function createIngredientWordPairToken(scope: number, item: string, other: string): string {
  return createSearchToken(scope, "p", item < other ? `${item}·${other}` : `${other}·${item}`);
}

/**
 * The token of an owner's public recipes. The private ones have `createEveryRecipeToken` of the owner's
 * scope.
 */
export const ownerToken = (owner: number): string => createSearchToken(PUBLIC_SCOPE, "o", String(owner));

export function createEveryRecipeToken(scope: number): string {
  return getScopePrefix(scope) + EVERY_RECIPE;
}
