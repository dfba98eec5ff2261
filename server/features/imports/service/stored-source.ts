import { promisify } from "node:util";
import { brotliCompressSync, brotliDecompress, constants } from "node:zlib";
import { createPageCleaner, type Html } from "#server/engines/recipe-page/recipe-page.ts";

const unpack = promisify(brotliDecompress);

/** Maximum compressed size of a stored page or text. */
const MAX_PACKED_BYTES = 64 * 1024;
/** Maximum size before compression, far above a cleaned page. */
const MAX_CLEAN_BYTES = 1_000_000;

/** Compresses a page without scripts and styles, shortened until it fits. For a worker thread. */
export function compressPageOrNull(html: Html): Uint8Array | null {
  const clean = createPageCleaner(html);
  let maxLength = MAX_CLEAN_BYTES;
  for (let tries = 0; tries < 4; tries += 1) {
    const page = clean(maxLength);
    const packed = pack(page);
    if (packed.byteLength <= MAX_PACKED_BYTES) return packed;
    // Shortened by the compression ratio, with some margin.
    maxLength = Math.floor(((Buffer.byteLength(page) * MAX_PACKED_BYTES) / packed.byteLength) * 0.9);
  }
  return null;
}

/** Compresses a pasted text. */
export function compressTextOrNull(text: string): Uint8Array | null {
  const packed = pack(text);
  return packed.byteLength <= MAX_PACKED_BYTES ? packed : null;
}

function pack(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

/** Decompresses a stored source. */
export async function decompressSource(packed: Buffer): Promise<string> {
  return (await unpack(packed, { maxOutputLength: 2 * MAX_CLEAN_BYTES })).toString("utf8");
}
