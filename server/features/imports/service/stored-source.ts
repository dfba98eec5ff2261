import { promisify } from "node:util";
import { brotliCompressSync, brotliDecompress, constants } from "node:zlib";
import { type Html, pageCleaner } from "#server/engines/recipe-page/recipe-page.ts";

const unpack = promisify(brotliDecompress);

/** What a kept page or text may weigh, compressed. */
const PACKED_BYTES = 64 * 1024;
/** What it may weigh before; far more than a cleaned page of readable length. */
const CLEAN_BYTES = 1_000_000;

/** A page without scripts, styles and the like, shortened until it fits. For a worker thread. */
export function packPage(html: Html): Uint8Array | null {
  const clean = pageCleaner(html);
  let room = CLEAN_BYTES;
  for (let tries = 0; tries < 4; tries += 1) {
    const page = clean(room);
    const packed = pack(page);
    if (packed.byteLength <= PACKED_BYTES) return packed;
    // By what it weighs now, with some to spare: what stands last compresses no worse than the rest.
    room = Math.floor(((Buffer.byteLength(page) * PACKED_BYTES) / packed.byteLength) * 0.9);
  }
  return null;
}

/** A text as it was pasted. */
export function packText(text: string): Uint8Array | null {
  const packed = pack(text);
  return packed.byteLength <= PACKED_BYTES ? packed : null;
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

/** What was packed, as text. */
export async function unpackSource(packed: Buffer): Promise<string> {
  return (await unpack(packed, { maxOutputLength: 2 * CLEAN_BYTES })).toString("utf8");
}
