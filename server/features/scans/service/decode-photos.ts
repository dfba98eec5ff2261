import { AppError } from "#server/errors.ts";
import { SCAN_MAX_BYTES } from "../policy.ts";

const PREFIX = /^data:[^,]{0,100};base64,/i;

/**
 * The bytes of base64 texts, each with or without a data: prefix. Throws SCAN_DATA_INVALID for what is no base64 or
 * empty, SCAN_TOO_LARGE where all together are over 10 MB.
 */
export function decodePhotos(texts: readonly string[]): Uint8Array<ArrayBuffer>[] {
  const bodies = texts.map((text) => text.replace(PREFIX, ""));
  const characters = bodies.reduce((sum, body) => sum + body.length, 0);
  // Line breaks are allowed in base64: what may still fit is decoded and measured below.
  if (characters > SCAN_MAX_BYTES * 2) throw new AppError("SCAN_TOO_LARGE");
  const photos = bodies.map(decode);
  const bytes = photos.reduce((sum, photo) => sum + photo.byteLength, 0);
  if (bytes > SCAN_MAX_BYTES) throw new AppError("SCAN_TOO_LARGE");
  return photos;
}

function decode(body: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(body, "base64");
  if (bytes.byteLength === 0 || !isWhole(body, bytes)) throw new AppError("SCAN_DATA_INVALID");
  // Small buffers are slices of a shared one, which would cross to the thread whole: they get memory of their own.
  return bytes.buffer.byteLength === bytes.byteLength ? bytes : Uint8Array.from(bytes);
}

/** Node skips what is no base64: then fewer bytes come out than the letters hold. Line breaks may stand in it. */
function isWhole(body: string, bytes: Buffer): boolean {
  return (
    holds(body, 0, bytes) || holds(body, breaksOf(body), bytes) || holds(body, countOf(body, BLANKS), bytes)
  );
}

/** Signs of the line breaks in lines of one length, as base64 is written most: found without a search. */
function breaksOf(body: string): number {
  const length = body.indexOf("\n") + 1;
  const signs = body[length - 2] === "\r" ? "\r\n" : "\n";
  let lines = 0;
  if (length > 0) while (body.startsWith(signs, (lines + 1) * length - signs.length)) lines += 1;
  return lines * signs.length;
}

const BLANKS = ["\n", "\r", " ", "\t"];

/** `blanks` stand between the letters; those at the end do before the sign of equality. */
function holds(body: string, blanks: number, bytes: Buffer): boolean {
  const signs = /[=\s]*$/.exec(body.slice(-100))?.[0] ?? "";
  const stated = body.length - blanks - Math.min(2, countOf(signs, ["="]));
  return stated % 4 !== 1 && bytes.byteLength === Math.floor((stated * 3) / 4);
}

/** Found one by one: to write the text anew without them takes several times as long. */
function countOf(text: string, signs: readonly string[]): number {
  let count = 0;
  for (const sign of signs)
    for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}
