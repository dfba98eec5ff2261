import { promisify } from "node:util";
import { brotliCompressSync, brotliDecompress, constants } from "node:zlib";
import { createPageCleaner, type Html } from "#server/engines/recipe-page/recipe-page.ts";

const unpack = promisify(brotliDecompress);

/**
 * Maximum compressed size of a stored page or text. Larger texts are not stored; larger pages are shortened.
 */
const MAX_PACKED_BYTES = 64 * 1024;
/** Maximum length of a cleaned page before compression; typical pages are far shorter. */
const MAX_CLEAN_BYTES = 1_000_000;

/**
 * Compresses a page without its scripts and styles and shortens it until it fits; null when it does not fit
 * after four attempts. Takes long, so call it in a worker thread.
 */
export function compressPageOrNull(html: Html): Uint8Array | null {
  const clean = createPageCleaner(html);
  let maxLength = MAX_CLEAN_BYTES;
  for (let tries = 0; tries < 4; tries += 1) {
    const page = clean(maxLength);
    const packed = compressWithBrotli(page);
    if (packed.byteLength <= MAX_PACKED_BYTES) return packed;
    // Compression ratios vary within a page, hence the margin of 10 %.
    maxLength = Math.floor(((Buffer.byteLength(page) * MAX_PACKED_BYTES) / packed.byteLength) * 0.9);
  }
  return null;
}

/** Compresses a pasted text; null when the result exceeds 64 KiB. */
export function compressTextOrNull(text: string): Uint8Array | null {
  const packed = compressWithBrotli(text);
  return packed.byteLength <= MAX_PACKED_BYTES ? packed : null;
}

function compressWithBrotli(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

/** Decompresses a stored page or text. Throws when the result exceeds 2 MB. */
export async function decompressSource(packed: Buffer): Promise<string> {
  return (await unpack(packed, { maxOutputLength: 2 * MAX_CLEAN_BYTES })).toString("utf8");
}
