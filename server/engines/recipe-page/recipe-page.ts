import type { AnyNode, Document } from "domhandler";
import { type OnFault, toErrorNameAndStack } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { type PageReading, parsePage } from "./parse-page.ts";
import type { Html } from "./tree/parse-html.ts";

export { createPageCleaner } from "./clean-page.ts";
export type { PageReading } from "./parse-page.ts";
export { type Html, parseHtml } from "./tree/parse-html.ts";

/**
 * Reads the recipe of a page in linear time, without changing the tree. Null when there is none. `url` is the
 * address of the page; with null (pasted source) the page's canonical URL is used. Never throws: `onFault`
 * receives an unexpected error with the number of nodes of a parsed page.
 */
export function readRecipeFromPageOrNull(
  html: Html,
  url: string | null,
  onFault?: OnFault,
): PageReading | null {
  try {
    return parsePage(html, url);
  } catch (error) {
    // After an unexpected error the page counts as one without a recipe.
    const shape = typeof html === "string" ? {} : { nodes: countNodes(html) };
    onFault?.({ ...toErrorNameAndStack(error), ...shape });
    return null;
  }
}

/** The number of nodes of a tree, the document node excluded. */
function countNodes(document: Document): number {
  const nodes: AnyNode[] = [document];
  // The loop also visits the nodes that it appends to the array.
  for (const node of nodes) if ("children" in node) for (const child of node.children) nodes.push(child);
  return nodes.length - 1;
}
