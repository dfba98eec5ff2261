import { type ShareOutcome, shareOrCopyContent } from "../../lib/share.ts";
import { paths } from "../../paths.ts";
import { setServingsInQuery } from "../scaling/servings-address.ts";

/** `shown` are the servings on the screen, if they differ from the recipe's own. */
export type Shared = { id: string; title: string; servings: number; shown?: number };

/** The public address of a recipe. It includes the servings on the screen. */
export function createPublicRecipeUrl({ id, servings, shown = servings }: Shared): string {
  return new URL(`${paths.shared(id)}${setServingsInQuery("", shown, servings)}`, location.origin).href;
}

/** Shares the link of a public recipe with the device's share dialog, or else copies it. */
export function shareOrCopyRecipeLink(recipe: Shared): Promise<ShareOutcome> {
  return shareOrCopyContent({ title: recipe.title, url: createPublicRecipeUrl(recipe) });
}
