import { useState } from "react";
import { createDraftStorageKey, drafts } from "../drafts/draft-storage.ts";
import type { ImportMode } from "./import-modes.tsx";

/** `from` is the address that the pasted text is from, or "". */
export type SourceFields = { url: string; pasted: string; html: string; from: string };
const empty: SourceFields = { url: "", pasted: "", html: "", from: "" };
/** Maximum characters per stored value; localStorage holds about five million in total. */
const MAX_STORED_CHARS = 1_000_000;

/**
 * The typed or pasted source, stored in the browser so that it survives navigation, a reload and a failure.
 * The page source has a key of its own, so that typing an address does not write it again.
 */
export function useBrowserStoredImportFields(userId: string) {
  const [fields, setFields] = useState(() => readStoredSourceFields(userId));
  const [stored, setStored] = useState({ words: true, html: true });

  /** Removes the stored source after a successful import, because the import history has it then. */
  function forget() {
    drafts.remove(sourceWordsStorageKey(userId));
    drafts.remove(sourceHtmlStorageKey(userId));
  }

  return {
    fields,
    /** Whether a reload restores the source of an import mode. */
    isStored: (mode: ImportMode) => stored.words && (mode !== "source" || stored.html),
    forget,
    set(name: keyof SourceFields, value: string) {
      const after = { ...fields, [name]: value };
      setFields(after);
      const { html, ...words } = after;
      if (name === "html")
        setStored({ ...stored, html: storeSourceField(sourceHtmlStorageKey(userId), { html }) });
      else setStored({ ...stored, words: storeSourceField(sourceWordsStorageKey(userId), words) });
    },
    clear() {
      forget();
      setFields(empty);
      setStored({ words: true, html: true });
    },
  };
}

/** Sets the address that the import screen starts with. */
export function prefillImportAddressInBrowser(userId: string, url: string): void {
  const { pasted } = readStoredSourceFields(userId);
  storeSourceField(sourceWordsStorageKey(userId), { url, pasted });
  drafts.remove(sourceHtmlStorageKey(userId));
}

const sourceWordsStorageKey = (userId: string) => createDraftStorageKey(userId, "import-source");
const sourceHtmlStorageKey = (userId: string) => createDraftStorageKey(userId, "import-html");

function readStoredSourceFields(userId: string): SourceFields {
  const words = drafts.read<Partial<SourceFields>>(sourceWordsStorageKey(userId))?.value;
  const html = drafts.read<Partial<SourceFields>>(sourceHtmlStorageKey(userId))?.value.html;
  return {
    url: stringOrEmpty(words?.url),
    pasted: stringOrEmpty(words?.pasted),
    html: stringOrEmpty(html),
    from: stringOrEmpty(words?.from),
  };
}

const stringOrEmpty = (value: unknown): string => (typeof value === "string" ? value : "");

/** False if a reload would lose the value, because it is too long or the browser refuses to store it. */
function storeSourceField(key: string, value: Partial<SourceFields>): boolean {
  const length = Object.values(value).join("").length;
  if (length > 0 && length <= MAX_STORED_CHARS)
    return drafts.write(key, { value, savedAt: new Date().toISOString(), basis: null });
  drafts.remove(key);
  return length === 0;
}
