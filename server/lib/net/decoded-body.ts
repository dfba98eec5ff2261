import { type Readable, Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { type BoundedBuffer, createBoundedBuffer } from "./bounded-buffer.ts";
import { SafeFetchError } from "./safe-fetch-error.ts";

/** Maximum number of stacked encodings; only an attack uses more. */
const MAX_ENCODINGS = 2;

function createDecompressionStream(encoding: string) {
  // Returns the bytes of a truncated stream that could be decoded, as browsers do.
  const flush = { finishFlush: constants.Z_SYNC_FLUSH };
  if (encoding === "gzip" || encoding === "x-gzip") return createGunzip(flush);
  if (encoding === "deflate") return createInflate(flush);
  if (encoding === "br") return createBrotliDecompress();
  throw new SafeFetchError("unreachable", `encoding ${encoding.slice(0, 40)}`);
}

/** Timeout for the body of an error response. */
const START_TIMEOUT_MS = 3_000;

/** Bytes of overhead that each chunk counts as, so that a body of one-byte chunks counts as large. */
const CHUNK_OVERHEAD_BYTES = 128;
const MIN_BYTES = 100_000;

/** Passes bytes on. Fails when there are too many bytes, or too many small chunks. */
function createByteLimitStream(maxBytes: number): Transform {
  let total = 0;
  let chunkCount = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      chunkCount += 1;
      if (
        chunkCount * CHUNK_OVERHEAD_BYTES > Math.max(maxBytes, MIN_BYTES) &&
        total < chunkCount * CHUNK_OVERHEAD_BYTES
      ) {
        done(new SafeFetchError("too-large", `${total} bytes in ${chunkCount} pieces`));
        return;
      }
      if (total > maxBytes) done(new SafeFetchError("too-large", `over ${maxBytes} bytes`));
      else done(null, chunk);
    },
  });
}

/**
 * Reads and decodes a body. Limits the received and the decoded bytes, so that a decompression bomb is
 * aborted early. Throws SafeFetchError or the reason of the signal.
 */
export async function readDecodedBody(
  body: Readable,
  contentEncoding: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const held = createBoundedBuffer(maxBytes);
  try {
    await decodeBodyIntoBuffer(held, body, contentEncoding, maxBytes, signal);
    return held.copy();
  } finally {
    held.release();
  }
}

/**
 * Reads the start of an error response's body. Returns the bytes so far when the body is too long, too slow
 * or corrupt.
 */
export async function readStartOfErrorBody(
  body: Readable,
  contentEncoding: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  if (maxBytes === 0) return Buffer.alloc(0);
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(START_TIMEOUT_MS)]);
  const held = createBoundedBuffer(maxBytes);
  try {
    await decodeBodyIntoBuffer(held, body, contentEncoding, maxBytes, inTime).catch(() =>
      signal.throwIfAborted(),
    );
    return held.copy();
  } finally {
    held.release();
  }
}

async function decodeBodyIntoBuffer(
  held: BoundedBuffer,
  body: Readable,
  contentEncoding: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<void> {
  const encodings = contentEncoding
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== "identity");
  if (encodings.length > MAX_ENCODINGS) throw new SafeFetchError("unreachable", "too many encodings");
  const decoders = encodings.toReversed().map(createDecompressionStream);
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      try {
        held.add(chunk);
        done();
      } catch (error) {
        done(error as RangeError);
      }
    },
  });
  await pipeline(
    [body, createByteLimitStream(maxBytes), ...decoders, createByteLimitStream(maxBytes), sink],
    { signal },
  );
}
