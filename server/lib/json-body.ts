import { isUtf8 } from "node:buffer";

/** Limits that are checked before parsing, because bytes alone do not determine the cost of parsing. */
export type JsonBounds = {
  /** Maximum number of opening brackets, colons, commas and strings together. */
  signs: number;
  /** Maximum nesting depth. */
  depth: number;
};

export type JsonBodyFault = "encoding" | "syntax" | "bounds";

/** The body is not UTF-8, not JSON, or exceeds a limit. */
export class JsonBodyError extends Error {
  override readonly name = "JsonBodyError";
  readonly fault: JsonBodyFault;

  constructor(fault: JsonBodyFault, cause?: unknown) {
    super(`The body cannot be read: ${fault}`, { cause });
    this.fault = fault;
  }
}

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Parses a JSON body and skips a byte order mark. Returns undefined for an empty body. Throws JsonBodyError.
 */
export function parseBoundedJson(bytes: Buffer, bounds: JsonBounds): unknown {
  if (!isUtf8(bytes)) throw new JsonBodyError("encoding");
  assertJsonWithinBounds(bytes, bounds);
  const text = bytes.toString("utf8").replace(/^\ufeff/, "");
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new JsonBodyError("syntax", error);
  }
}

function assertJsonWithinBounds(bytes: Buffer, bounds: JsonBounds): void {
  let signs = 0;
  let depth = 0;
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i];
    if (byte === QUOTE) {
      signs += 1;
      i = findIndexOfClosingQuote(bytes, i + 1);
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      signs += 1;
      depth += 1;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      depth -= 1;
    } else if (byte === COLON || byte === COMMA) {
      signs += 1;
    }
    if (signs > bounds.signs || depth > bounds.depth) throw new JsonBodyError("bounds");
  }
}

/** Index of the quote that closes a string; beyond the last byte when there is none. */
function findIndexOfClosingQuote(bytes: Buffer, start: number): number {
  let i = start;
  while (i < bytes.length && bytes[i] !== QUOTE) i += bytes[i] === BACKSLASH ? 2 : 1;
  return i;
}
