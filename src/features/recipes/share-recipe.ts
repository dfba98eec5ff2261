import { paths } from "../../paths.ts";

/** How sharing went: `link` means that the browser can neither share nor copy, and the link is to be shown. */
export type ShareOutcome = "shared" | "copied" | "dismissed" | "link";

export function sharedAddress(id: string): string {
  return new URL(paths.shared(id), location.origin).href;
}

/** Hands a public recipe to the device's own sharing, else copies its link. Over plain http neither may exist. */
export async function shareRecipe(recipe: { id: string; title: string }): Promise<ShareOutcome> {
  const url = sharedAddress(recipe.id);
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
