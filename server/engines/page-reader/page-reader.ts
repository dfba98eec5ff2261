import type { ImportDraft } from "./draft.ts";
import { readWhole } from "./read-whole.ts";

export type {
  DraftInstruction,
  ImportDraft,
  ImportReceipt,
  Method,
  ReceiptField,
  Repair,
  SectionMark,
} from "./draft.ts";

/**
 * Reads the recipe of a page. `url` is the address it came from, null for pasted source (then the page's own canonical
 * address counts). Null when no recipe was found. Never throws; time is linear to the page.
 */
export function readPage(html: string, url: string | null): ImportDraft | null {
  try {
    return readWhole(html, url);
  } catch {
    // The last net for input nobody thought of: a page that cannot be read holds no recipe.
    return null;
  }
}
