import { paths } from "../../paths.ts";
import { addressOfServings } from "../scaling/servings-address.ts";

/** How sharing went: `link` means that the browser can neither share nor copy, and the link is to be shown. */
type ShareOutcome = "shared" | "copied" | "dismissed" | "link";

/** `shown`: the servings that are on the screen, where they are others than the recipe's own. */
export type Shared = { id: string; title: string; servings: number; shown?: number };

/** The public page of a recipe, for the servings that are on the screen. */
export function sharedAddress({ id, servings, shown = servings }: Shared): string {
  return new URL(`${paths.shared(id)}${addressOfServings("", shown, servings)}`, location.origin).href;
}

/** Hands a public recipe to the device's own sharing, else copies its link. Over plain http neither may exist. */
export async function shareRecipe(recipe: Shared): Promise<ShareOutcome> {
  const url = sharedAddress(recipe);
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title: recipe.title, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "link";
  }
}
