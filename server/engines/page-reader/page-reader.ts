import { faultOf, type OnFault } from "#server/engines/recipe-draft/recipe-draft.ts";
import type { PageReading } from "./page-reading.ts";
import { readWhole } from "./read-whole.ts";
import { countNodes } from "./tree/count-nodes.ts";
import type { Html } from "./tree/parse-html.ts";

export { pageCleaner } from "./clean-page.ts";
export type { PageReading } from "./page-reading.ts";
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
