import { isAscii, isUtf8 } from "node:buffer";
import { randomUUID } from "node:crypto";

/** What a body may cost before it is parsed: bytes alone tell little of it. */
export type JsonBounds = {
  /** Brackets, colons, commas and texts: what becomes objects, keys and values. */
  signs: number;
  /** Lists and objects in each other. */
  depth: number;
  /** Bytes to go through sign by sign: all but long ASCII texts without a backslash, such as photos. */
  walked: number;
};

export type JsonBodyFault = "encoding" | "syntax" | "bounds";

/** A body that is no UTF-8, no JSON, or more than its bounds allow. */
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
/** Texts from here on are cut out whole: `JSON.parse` goes through every sign of what it is given. */
const LONG_TEXT = 16 * 1024;
/** Bytes beside all texts: the blanks and numbers of thousands of values are fewer. */
const BESIDE_TEXTS = 1024 * 1024;
/** Stands for a text that was cut out; nobody outside can know it. */
const CUT = randomUUID();

/** From the first byte of a text to its closing quote. */
type Span = { from: number; to: number };
const lengthOf = ({ from, to }: Span) => to - from;

/**
 * Reads a JSON body in a time that its bounds foretell; undefined for an empty one. A byte order mark is skipped. In
 * ASCII texts of 16 kB and more, control signs may stand as they are. Throws JsonBodyError.
 */
export function readJsonBody(body: Buffer, bounds: JsonBounds): unknown {
  const bytes = hasMark(body) ? body.subarray(3) : body;
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) throw new JsonBodyError("encoding");
  const spans = findLongTexts(bytes, bounds);
  try {
    if (spans.length === 0) return JSON.parse(bytes.toString());
    const value: unknown = JSON.parse(withoutSpans(bytes, spans));
    return fillIn(
      value,
      spans.map(({ from, to }) => textOf(bytes.subarray(from, to))),
    );
  } catch (error) {
    throw new JsonBodyError("syntax", error);
  }
}

function hasMark(bytes: Buffer): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** Goes through a body once, and stops where it costs more than it may. */
function findLongTexts(bytes: Buffer, bounds: JsonBounds): Span[] {
  const spans: Span[] = [];
  let [depth, signs, skipped, nextBackslash] = [0, 0, 0, -1];
  /** The text that was just passed, where it was cut out. */
  let last: Span | undefined;
  let beside = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    beside += 1;
    if (at - skipped > bounds.walked || beside > BESIDE_TEXTS) throw new JsonBodyError("bounds");
    const sign = bytes[at];
    if (sign === QUOTE) {
      signs += 1;
      last = undefined;
      const from = at + 1;
      if (nextBackslash < from) nextBackslash = indexOrEnd(bytes, BACKSLASH, from);
      at = indexOrEnd(bytes, QUOTE, from);
      if (nextBackslash < at) at = endOfEscaped(bytes, nextBackslash, skipped + bounds.walked);
      else if (at - from >= LONG_TEXT && at < bytes.length && isAscii(bytes.subarray(from, at))) {
        last = { from, to: at };
        spans.push(last);
        skipped += lengthOf(last);
      }
    } else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      signs += 1;
      depth += 1;
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) {
      depth -= 1;
    } else if (sign === COLON || sign === COMMA) {
      signs += 1;
      // It was a key: those stay.
      if (sign === COLON && last) skipped -= lengthOf(spans.pop() as Span);
      last = undefined;
    }
    if (signs > bounds.signs || depth > bounds.depth) throw new JsonBodyError("bounds");
  }
  if (bytes.length - skipped > bounds.walked) throw new JsonBodyError("bounds");
  return spans;
}

function indexOrEnd(bytes: Buffer, sign: number, from: number): number {
  const at = bytes.indexOf(sign, from);
  return at === -1 ? bytes.length : at;
}

/** The closing quote of a text whose first backslash stands at `at`. */
function endOfEscaped(bytes: Buffer, at: number, last: number): number {
  const end = Math.min(bytes.length, last + 1);
  let here = at;
  while (here < end && bytes[here] !== QUOTE) here += bytes[here] === BACKSLASH ? 2 : 1;
  return here;
}

function withoutSpans(bytes: Buffer, spans: readonly Span[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const [place, { from, to }] of spans.entries()) {
    pieces.push(bytes.toString("utf8", end, from), `${CUT}${place}`);
    end = to;
  }
  return pieces.join("") + bytes.toString("utf8", end);
}

function textOf(bytes: Buffer): string {
  return bytes.toString("latin1");
}

/** Puts the texts back to where they were cut out. */
function fillIn(value: unknown, texts: readonly string[]): unknown {
  if (typeof value === "string")
    return value.startsWith(CUT) ? texts[Number(value.slice(CUT.length))] : value;
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields)) {
    if (typeof fields[key] !== "number") fields[key] = fillIn(fields[key], texts);
  }
  return fields;
}
