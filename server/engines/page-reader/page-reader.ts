import type { PageReading } from "./draft.ts";
import { readWhole } from "./read-whole.ts";
import type { Html } from "./tree/parse-html.ts";

export { pageCleaner } from "./clean-page.ts";
export type {
  DraftInstruction,
  ImportDraft,
  ImportReceipt,
  LeftOver,
  PageReading,
  ReceiptField,
  ReceiptLine,
  Repair,
  SectionMark,
} from "./draft.ts";
export { type Html, parseHtml } from "./tree/parse-html.ts";

/**
 * Reads the recipe of a page, which it leaves as it is. `url` is the address it came from, null for pasted source (then
 * the page's own canonical address counts). Null when no recipe was found. Never throws; time is linear to the page.
 */
export function readPage(html: Html, url: string | null): PageReading | null {
  try {
    return readWhole(html, url);
  } catch {
    // The last net for input nobody thought of: a page that cannot be read holds no recipe.
    return null;
  }
}
