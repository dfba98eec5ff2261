import type { AnyNode, Document } from "domhandler";
import { type OnFault, toErrorNameAndStack } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { type PageReading, parsePage } from "./parse-page.ts";
import type { Html } from "./tree/parse-html.ts";

export { createPageCleaner } from "./clean-page.ts";
export type { PageReading } from "./parse-page.ts";
export { type Html, parseHtml } from "./tree/parse-html.ts";

/**
 * Reads the recipe of a page without changing the tree. `url` is the address of the page, or null for pasted
 * source (its canonical URL is used then). Null when no recipe was found. Never throws; linear time.
 * `onFault` receives an unexpected error with the number of nodes of a parsed page.
 */
export function readRecipeFromPageOrNull(
  html: Html,
  url: string | null,
  onFault?: OnFault,
): PageReading | null {
  try {
    return parsePage(html, url);
  } catch (error) {
    // Last resort for unexpected input: the page counts as one without a recipe.
    const shape = typeof html === "string" ? {} : { nodes: countNodes(html) };
    onFault?.({ ...toErrorNameAndStack(error), ...shape });
    return null;
  }
}

/** Number of nodes of a tree, without the document. */
function countNodes(document: Document): number {
  const nodes: AnyNode[] = [document];
  // The array grows during the loop.
  for (const node of nodes) if ("children" in node) for (const child of node.children) nodes.push(child);
  return nodes.length - 1;
}
