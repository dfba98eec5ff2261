import { textKey } from "../values/clean-text.ts";
import { scalarText } from "../values/scalar-text.ts";
import type { RecipeNode } from "./recipe-node.ts";

const MOST = 9;

const isFull = ({ values }: RecipeNode): boolean =>
  values.name !== undefined &&
  values.recipeIngredient !== undefined &&
  values.recipeInstructions !== undefined;

/** The further recipes of a page: whole ones with names of their own, each once, as the first source has them. */
export function otherNodes(title: string, ...sources: RecipeNode[][]): RecipeNode[] {
  const names = new Set([textKey(title), ""]);
  const others: RecipeNode[] = [];
  for (const node of sources.flat()) {
    const name = textKey(scalarText(node.values.name));
    if (others.length >= MOST || names.has(name) || !isFull(node)) continue;
    names.add(name);
    others.push(node);
  }
  return others;
}
