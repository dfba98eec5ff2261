import { PUBLIC_SCOPE } from "./conditions.ts";
import { EVERY_RECIPE } from "./tables.ts";

/**
 * What a word stands in: `t` the title, `m` title, ingredients or tags, `b` any text, `i` an ingredient, `c` the
 * cuisine, `p` two words of one ingredient. A thing of the kitchen by whichever of its names: `k` where `m` has one,
 * `j` where an ingredient has.
 */
export type Field = "t" | "m" | "b" | "i" | "c" | "p" | "k" | "j";

/** What the tokens of a scope begin with: nothing for public ones, and for an owner's what no word can begin with. */
export function scopePrefix(scope: number): string {
  return scope === PUBLIC_SCOPE ? "" : `·${scope}·`;
}

export function tokenOf(scope: number, field: Field, stem: string): string {
  return `${scopePrefix(scope)}${field}${stem}`;
}

/** Two words of one ingredient, in either order. */
export function pairToken(scope: number, item: string, other: string): string {
  return tokenOf(scope, "p", item < other ? `${item}·${other}` : `${other}·${item}`);
}

export function everyToken(scope: number): string {
  return scopePrefix(scope) + EVERY_RECIPE;
}
