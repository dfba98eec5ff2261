import { type Handed, handOver } from "../../lib/share.ts";
import { paths } from "../../paths.ts";
import { addressOfServings } from "../scaling/servings-address.ts";

/** `shown`: the servings that are on the screen, where they are others than the recipe's own. */
export type Shared = { id: string; title: string; servings: number; shown?: number };

/** The public page of a recipe, for the servings that are on the screen. */
export function sharedAddress({ id, servings, shown = servings }: Shared): string {
  return new URL(`${paths.shared(id)}${addressOfServings("", shown, servings)}`, location.origin).href;
}

/** Hands the link of a public recipe to the device's own sharing, else copies it. */
export function shareRecipe(recipe: Shared): Promise<Handed> {
  return handOver({ title: recipe.title, url: sharedAddress(recipe) });
}
