import type { PageReading } from "./draft.ts";
import { readWhole } from "./read-whole.ts";

export { pageCleaner } from "./clean-page.ts";
export type {
  DraftInstruction,
  ImportDraft,
  ImportReceipt,
  LeftOver,
  Method,
  PageReading,
  ReceiptField,
  ReceiptLine,
  Repair,
  SectionMark,
} from "./draft.ts";

/**
 * Reads the recipe of a page. `url` is the address it came from, null for pasted source (then the page's own canonical
 * address counts). Null when no recipe was found. Never throws; time is linear to the page.
 */
export function readPage(html: string, url: string | null): PageReading | null {
  try {
    return readWhole(html, url);
  } catch {
    // The last net for input nobody thought of: a page that cannot be read holds no recipe.
    return null;
  }
}
