import { AppError } from "#server/errors.ts";
import { SCAN_MAX_BYTES } from "../policy.ts";

const PREFIX = /^data:[^,]{0,100};base64,/i;

/**
 * Decodes base64 texts with or without a data: prefix. Throws SCAN_DATA_INVALID for an invalid or empty text,
 * and SCAN_TOO_LARGE when the photos exceed 10 MB together.
 */
export function decodeBase64Photos(texts: readonly string[]): Uint8Array<ArrayBuffer>[] {
  const bodies = texts.map((text) => text.replace(PREFIX, ""));
  const characters = bodies.reduce((sum, body) => sum + body.length, 0);
  // A coarse check before decoding; base64 may contain line breaks, so the exact size is checked afterwards.
  if (characters > SCAN_MAX_BYTES * 2) throw new AppError("SCAN_TOO_LARGE");
  const photos = bodies.map(decodeBase64Photo);
  const bytes = photos.reduce((sum, photo) => sum + photo.byteLength, 0);
  if (bytes > SCAN_MAX_BYTES) throw new AppError("SCAN_TOO_LARGE");
  return photos;
}

function decodeBase64Photo(body: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(body, "base64");
  if (bytes.byteLength === 0 || !isBase64DecodedCompletely(body, bytes))
    throw new AppError("SCAN_DATA_INVALID");
  // Node allocates small buffers in a shared pool, and transferring one to a thread would transfer the pool.
  // Hence the copy.
  return bytes.buffer.byteLength === bytes.byteLength ? bytes : Uint8Array.from(bytes);
}

/**
 * Whether all characters were decoded: Node skips invalid base64 and then returns fewer bytes. Whitespace is
 * permitted.
 */
function isBase64DecodedCompletely(body: string, bytes: Buffer): boolean {
  return (
    isLengthOfBase64Bytes(body, 0, bytes) ||
    isLengthOfBase64Bytes(body, countLineBreakCharacters(body), bytes) ||
    isLengthOfBase64Bytes(body, countSubstringOccurrences(body, BLANKS), bytes)
  );
}

/**
 * Number of line-break characters when all lines are equally long; reads only the ends of lines, which is
 * fast.
 */
function countLineBreakCharacters(body: string): number {
  const length = body.indexOf("\n") + 1;
  const signs = body[length - 2] === "\r" ? "\r\n" : "\n";
  let lines = 0;
  if (length > 0) while (body.startsWith(signs, (lines + 1) * length - signs.length)) lines += 1;
  return lines * signs.length;
}

const BLANKS = ["\n", "\r", " ", "\t"];

/** Whether the text without `blanks` whitespace characters encodes exactly these bytes. */
function isLengthOfBase64Bytes(body: string, blanks: number, bytes: Buffer): boolean {
  const signs = /[=\s]*$/.exec(body.slice(-100))?.[0] ?? "";
  const stated = body.length - blanks - Math.min(2, countSubstringOccurrences(signs, ["="]));
  return stated % 4 !== 1 && bytes.byteLength === Math.floor((stated * 3) / 4);
}

/** Counts without a copy of the text, which would take several times as long. */
function countSubstringOccurrences(text: string, signs: readonly string[]): number {
  let count = 0;
  for (const sign of signs)
    for (let index = text.indexOf(sign); index !== -1; index = text.indexOf(sign, index + 1)) count += 1;
  return count;
}
