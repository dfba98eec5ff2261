import { type OnFault, toErrorNameAndStack } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { parseHtml, readRecipeFromPageOrNull } from "#server/engines/recipe-page/recipe-page.ts";
import type { ImportSource, SourceReading } from "#server/ports.ts";
import { parsePastedTextOrNull } from "./read-pasted.ts";
import { compressPageOrNull, compressTextOrNull } from "./stored-source.ts";

/** A parsed source. `readFrom` is the page's address after redirects; null for pasted text. */
export type Extracted = { reading: SourceReading; kind: ImportSource["kind"]; readFrom: string | null };

/** A page that took longer to parse is not compressed, because parsing and compression have one deadline. */
const SLOW_MS = 1_500;

/**
 * Parses and compresses a source; runs in a worker thread. Returns null when the source contains no recipe.
 */
export function parseAndCompressSourceOrNull(source: ImportSource, onFault?: OnFault): SourceReading | null {
  const startedAt = performance.now();
  const pack = (packed: () => Uint8Array | null) =>
    performance.now() - startedAt > SLOW_MS ? null : compressOrReportFault(packed, onFault);
  if (source.kind === "text") {
    const { text, mayPropose = false } = source;
    const pasted = parsePastedTextOrNull(text, { mayPropose, onFault });
    return pasted && { ...pasted, storedSource: pack(() => compressTextOrNull(text)) };
  }
  const page = parseHtml(source.html);
  const reading = readRecipeFromPageOrNull(page, source.url, onFault);
  if (reading === null) return null;
  const { others, ...draft } = reading;
  return { draft, others, storedSource: pack(() => compressPageOrNull(page)) };
}

/** Reports a compression error and returns null, because the page can still be imported. */
function compressOrReportFault(pack: () => Uint8Array | null, onFault?: OnFault): Uint8Array | null {
  try {
    return pack();
  } catch (error) {
    onFault?.(toErrorNameAndStack(error));
    return null;
  }
}
