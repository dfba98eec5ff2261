import { type OnFault, toErrorNameAndStack } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { parseHtml, readRecipeFromPageOrNull } from "#server/engines/recipe-page/recipe-page.ts";
import type { ImportSource, SourceReading } from "#server/ports.ts";
import { parsePastedTextOrNull } from "./read-pasted.ts";
import { compressPageOrNull, compressTextOrNull } from "./stored-source.ts";

/** A reading with its final address; null for pasted text. */
export type Extracted = { reading: SourceReading; kind: ImportSource["kind"]; readFrom: string | null };

/** A page that took this long is not compressed as well, because both share a deadline. */
const SLOW_MS = 1_500;

/** Reads and compresses a source, in a worker thread. Null when it holds no recipe. */
export function parseAndCompressSourceOrNull(source: ImportSource, onFault?: OnFault): SourceReading | null {
  const startedAt = performance.now();
  const pack = (packed: () => Uint8Array | null) =>
    performance.now() - startedAt > SLOW_MS ? null : packOrNull(packed, onFault);
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

/** A page that cannot be compressed can still be imported. */
function packOrNull(pack: () => Uint8Array | null, onFault?: OnFault): Uint8Array | null {
  try {
    return pack();
  } catch (error) {
    onFault?.(toErrorNameAndStack(error));
    return null;
  }
}
