import { useState } from "react";
import { draftKey, drafts } from "../drafts/draft-storage.ts";
import type { ImportMode } from "./import-modes.tsx";

/** `from` is the address that the pasted text is from, for it could not be read there; "" for none. */
export type SourceFields = { url: string; pasted: string; html: string; from: string };
const empty: SourceFields = { url: "", pasted: "", html: "", from: "" };
/** In characters. Storage holds some five million for all of Larder. */
const keptAtMost = 1_000_000;

/**
 * What is to be read, as it was typed or pasted: it outlives a look at the history, a reload and a reading that failed.
 * The source of a page is stored by itself, so that typing an address does not write it again.
 */
export function useSourceFields(userId: string) {
  const [fields, setFields] = useState(() => readFields(userId));
  const [kept, setKept] = useState({ words: true, html: true });

  /** It was read: the history has it now. */
  function forget() {
    drafts.remove(wordsKey(userId));
    drafts.remove(htmlKey(userId));
  }

  return {
    fields,
    /** Whether a reload finds again what stands here. */
    isKept: (mode: ImportMode) => kept.words && (mode !== "source" || kept.html),
    forget,
    set(name: keyof SourceFields, value: string) {
      const after = { ...fields, [name]: value };
      setFields(after);
      const { html, ...words } = after;
      if (name === "html") setKept({ ...kept, html: keep(htmlKey(userId), { html }) });
      else setKept({ ...kept, words: keep(wordsKey(userId), words) });
    },
    clear() {
      forget();
      setFields(empty);
      setKept({ words: true, html: true });
    },
  };
}

/** Makes `url` the address that the import screen starts with. */
export function keepAddress(userId: string, url: string): void {
  const { pasted } = readFields(userId);
  keep(wordsKey(userId), { url, pasted });
  drafts.remove(htmlKey(userId));
}

const wordsKey = (userId: string) => draftKey(userId, "import-source");
const htmlKey = (userId: string) => draftKey(userId, "import-html");

function readFields(userId: string): SourceFields {
  const words = drafts.read<Partial<SourceFields>>(wordsKey(userId))?.value;
  const html = drafts.read<Partial<SourceFields>>(htmlKey(userId))?.value.html;
  return {
    url: textIn(words?.url),
    pasted: textIn(words?.pasted),
    html: textIn(html),
    from: textIn(words?.from),
  };
}

const textIn = (value: unknown): string => (typeof value === "string" ? value : "");

/** False where a reload would lose it: it is too long, or the browser stores nothing. */
function keep(key: string, value: Partial<SourceFields>): boolean {
  const length = Object.values(value).join("").length;
  if (length > 0 && length <= keptAtMost)
    return drafts.write(key, { value, savedAt: new Date().toISOString(), basis: null });
  drafts.remove(key);
  return length === 0;
}
