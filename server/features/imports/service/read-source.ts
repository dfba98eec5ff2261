import { faultOf, type OnFault } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { parseHtml, readPage } from "#server/engines/recipe-page/recipe-page.ts";
import { readText } from "#server/engines/recipe-text/recipe-text.ts";
import type { ImportSource, SourceReading } from "#server/ports.ts";
import { packPage, packText } from "./stored-source.ts";

/** A reading with its final address; null for pasted text. */
export type Extracted = { reading: SourceReading; kind: ImportSource["kind"]; readFrom: string | null };

/** A page that took this long is not compressed as well, because both share a deadline. */
const SLOW_MS = 1_500;

/** Reads and compresses a source, in a worker thread. Null when it holds no recipe. */
export function readSource(source: ImportSource, onFault?: OnFault): SourceReading | null {
  if (source.kind === "text") return readPasted(source.text, onFault);
  const startedAt = performance.now();
  const page = parseHtml(source.html);
  const reading = readPage(page, source.url, onFault);
  if (reading === null) return null;
  const { others, ...draft } = reading;
  const isSlow = performance.now() - startedAt > SLOW_MS;
  return { draft, others, storedSource: isSlow ? null : packOrNull(() => packPage(page), onFault) };
}

function readPasted(text: string, onFault?: OnFault): SourceReading | null {
  const reading = readText(text, onFault);
  if (reading === null) return null;
  const draft = { ...reading.draft, sourceUrl: null, sourceSite: "text" };
  return { draft, others: [], storedSource: packOrNull(() => packText(text), onFault) };
}

/** A page that cannot be compressed can still be imported. */
function packOrNull(pack: () => Uint8Array | null, onFault?: OnFault): Uint8Array | null {
  try {
    return pack();
  } catch (error) {
    onFault?.(faultOf(error));
    return null;
  }
}
