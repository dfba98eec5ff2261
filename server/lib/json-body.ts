import { isUtf8 } from "node:buffer";

/** Limits that are checked before parsing, because the cost of parsing does not follow from the bytes alone. */
export type JsonBounds = {
  /** Brackets, colons, commas and strings, which become objects, keys and values. */
  signs: number;
  /** Nesting depth. */
  depth: number;
};

export type JsonBodyFault = "encoding" | "syntax" | "bounds";

/** A body that is not UTF-8, not JSON, or over its limits. */
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

/** Parses a JSON body; undefined for an empty one. Skips a byte order mark. Throws JsonBodyError. */
export function parseBoundedJson(bytes: Buffer, bounds: JsonBounds): unknown {
  if (!isUtf8(bytes)) throw new JsonBodyError("encoding");
  assertBounds(bytes, bounds);
  const text = bytes.toString("utf8").replace(/^\ufeff/, "");
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new JsonBodyError("syntax", error);
  }
}

function assertBounds(bytes: Buffer, bounds: JsonBounds): void {
  let signs = 0;
  let depth = 0;
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i];
    if (byte === QUOTE) {
      signs += 1;
      i = closingQuote(bytes, i + 1);
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

/** The index of the quote that ends a string, or past the end of the bytes. */
function closingQuote(bytes: Buffer, start: number): number {
  let i = start;
  while (i < bytes.length && bytes[i] !== QUOTE) i += bytes[i] === BACKSLASH ? 2 : 1;
  return i;
}
