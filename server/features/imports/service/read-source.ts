import { parseHtml, readPage } from "#server/engines/page-reader/page-reader.ts";
import { faultOf, type ImportDraft, type OnFault } from "#server/engines/recipe-draft/recipe-draft.ts";
import { readText } from "#server/engines/text-reader/text-reader.ts";
import { packPage, packText } from "./kept-source.ts";

/** What an import reads: a page as its server or the member's browser has it, or a text as it was pasted. */
export type ImportSource =
  | { kind: "page"; html: string; url: string | null }
  | { kind: "text"; text: string };

/** What was read. `kept` is what to keep of the source, compressed; null where it is too large to be kept. */
export type SourceReading = { draft: ImportDraft; others: ImportDraft[]; kept: Uint8Array | null };

/** A reading together with where it was read from, after redirects; null for pasted text. */
export type Extracted = { reading: SourceReading; kind: ImportSource["kind"]; readFrom: string | null };

/** A page that is this slow to read is not packed as well: both have one deadline, and the reading counts. */
const SLOW_MS = 1_500;

/** Reads a source away from the main thread; null when it holds no recipe. */
export type ReadSource = (source: ImportSource, onFault: OnFault) => Promise<SourceReading | null>;

/** Reads and packs a source: work for a worker thread. Null when it holds no recipe. */
export function readSource(source: ImportSource, onFault?: OnFault): SourceReading | null {
  if (source.kind === "text") return readPasted(source.text, onFault);
  const startedAt = performance.now();
  const page = parseHtml(source.html);
  const reading = readPage(page, source.url, onFault);
  if (reading === null) return null;
  const { others, ...draft } = reading;
  const isSlow = performance.now() - startedAt > SLOW_MS;
  return { draft, others, kept: isSlow ? null : packOrNull(() => packPage(page), onFault) };
}

function readPasted(text: string, onFault?: OnFault): SourceReading | null {
  const reading = readText(text, onFault);
  if (reading === null) return null;
  const draft = { ...reading.draft, sourceUrl: null, sourceSite: "text" };
  return { draft, others: [], kept: packOrNull(() => packText(text), onFault) };
}

/** A page that cannot be packed is none the worse to import. */
function packOrNull(pack: () => Uint8Array | null, onFault?: OnFault): Uint8Array | null {
  try {
    return pack();
  } catch (error) {
    onFault?.(faultOf(error));
    return null;
  }
}
