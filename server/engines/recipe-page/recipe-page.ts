import type { AnyNode, Document } from "domhandler";
import { faultOf, type OnFault } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { type PageReading, readWhole } from "./parse-page.ts";
import type { Html } from "./tree/parse-html.ts";

export { pageCleaner } from "./clean-page.ts";
export type { PageReading } from "./parse-page.ts";
export { type Html, parseHtml } from "./tree/parse-html.ts";

/**
 * Reads the recipe of a page, which it leaves as it is. `url` is the address it came from, null for pasted source (then
 * the page's own canonical address counts). Null when no recipe was found. Never throws; time is linear to the page.
 * `onFault` hears of what broke the reading, with the nodes of a page that came as a tree.
 */
export function readPage(html: Html, url: string | null, onFault?: OnFault): PageReading | null {
  try {
    return readWhole(html, url);
  } catch (error) {
    // The last net for input nobody thought of: a page that cannot be read holds no recipe.
    const shape = typeof html === "string" ? {} : { nodes: countNodes(html) };
    onFault?.({ ...faultOf(error), ...shape });
    return null;
  }
}

/** How many nodes a tree has, the document aside. */
function countNodes(document: Document): number {
  const nodes: AnyNode[] = [document];
  // The list grows while it is walked.
  for (const node of nodes) if ("children" in node) for (const child of node.children) nodes.push(child);
  return nodes.length - 1;
}
