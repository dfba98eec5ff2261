import { type ImportDraft, readPage } from "#server/engines/page-reader/page-reader.ts";

/** What an import reads: a page as its server or the member's browser has it, or a text as it was pasted. */
export type ImportSource =
  | { kind: "page"; html: string; url: string | null }
  | { kind: "text"; text: string };

/** No source is longer. */
export const KEPT_SOURCE_CHARS = 5 * 1024 * 1024;

/** What was read. `kept` is what to keep of the source, compressed; null where it is too large to be kept. */
export type SourceReading = { draft: ImportDraft; others: ImportDraft[]; kept: Uint8Array | null };

/** Reads and packs a source: work for a worker thread. Null when it holds no recipe. */
export function readSource(source: ImportSource): SourceReading | null {
  if (source.kind === "text") return null;
  const reading = readPage(source.html, source.url);
  if (reading === null) return null;
  const { others, ...draft } = reading;
  return { draft, others, kept: null };
}
