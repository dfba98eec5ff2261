import { type Readable, Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { type HeldBytes, holdBytes } from "./bounded-buffer.ts";
import { SafeFetchError } from "./safe-fetch-error.ts";

/** Encodings on top of each other beyond this are an attack. */
const MAX_ENCODINGS = 2;

function createDecoder(encoding: string) {
  // Like a browser: what came of a stream that ends early is used.
  const flush = { finishFlush: constants.Z_SYNC_FLUSH };
  if (encoding === "gzip" || encoding === "x-gzip") return createGunzip(flush);
  if (encoding === "deflate") return createInflate(flush);
  if (encoding === "br") return createBrotliDecompress();
  throw new SafeFetchError("unreachable", `encoding ${encoding.slice(0, 40)}`);
}

/** Waited for what explains an error. */
const START_MS = 3_000;

/** What passing a piece on costs beside its bytes: a body in pieces of one byte is a large one. */
const PIECE_BYTES = 128;
const MIN_ROOM = 100_000;

/** Passes bytes on until there are too many, or too many pieces of them. */
function createLimit(maxBytes: number): Transform {
  let total = 0;
  let pieces = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      pieces += 1;
      if (pieces * PIECE_BYTES > Math.max(maxBytes, MIN_ROOM) && total < pieces * PIECE_BYTES) {
        done(new SafeFetchError("too-large", `${total} bytes in ${pieces} pieces`));
        return;
      }
      if (total > maxBytes) done(new SafeFetchError("too-large", `over ${maxBytes} bytes`));
      else done(null, chunk);
    },
  });
}

/**
 * Reads a body to its end, decoded. Both the bytes that come and the bytes that they become are counted,
 * so a small file that unpacks into a huge one is left off in the middle.
 * Throws SafeFetchError, or what the signal was aborted with.
 */
export async function readDecodedBody(
  body: Readable,
  contentEncoding: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const held = holdBytes(maxBytes);
  try {
    await decodeInto(held, body, contentEncoding, maxBytes, signal);
    return held.copy();
  } finally {
    held.free();
  }
}

/** The start of a body that only explains an error: what is too long, too slow or broken is left off. */
export async function readBodyStart(
  body: Readable,
  contentEncoding: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  if (maxBytes === 0) return Buffer.alloc(0);
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(START_MS)]);
  const held = holdBytes(maxBytes);
  try {
    await decodeInto(held, body, contentEncoding, maxBytes, inTime).catch(() => signal.throwIfAborted());
    return held.copy();
  } finally {
    held.free();
  }
}

async function decodeInto(
  held: HeldBytes,
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
  const decoders = encodings.toReversed().map(createDecoder);
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
  await pipeline([body, createLimit(maxBytes), ...decoders, createLimit(maxBytes), sink], { signal });
}
