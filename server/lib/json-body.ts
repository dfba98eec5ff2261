import { isAscii, isUtf8, transcode } from "node:buffer";
import { randomUUID } from "node:crypto";
import { letGo } from "./scratch.ts";

/** What a body may cost before it is parsed: bytes alone tell little of it. */
export type JsonBounds = {
  /** Brackets, colons, commas and texts: what becomes objects, keys and values. */
  signs: number;
  /** Lists and objects in each other. */
  depth: number;
  /** Bytes to parse: all but long texts without a backslash, such as photos. */
  walked: number;
  /** What is dear: letters beyond ASCII, and texts full of quotes. */
  wide: number;
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
const MANY_QUOTES = 4096;
/** In a row: nobody's text. */
const MANY_BACKSLASHES = 1_000_000;
/** Stands for a text that was cut out; nobody outside can know it. */
const CUT = randomUUID();

/** From the first byte of a text to its closing quote. */
type Span = { from: number; to: number; isAscii: boolean };
const lengthOf = ({ from, to }: Span) => to - from;

/** Reads one JSON body, and tells while it comes that it is too much. */
export type JsonReader = {
  /** Looks at what has come so far: the same bytes as before, and more. Throws JsonBodyError with the fault `bounds`. */
  look(bytes: Buffer): void;
  /** What all the bytes say; undefined where there are none. Throws JsonBodyError. */
  read(bytes: Buffer, takeKnown?: TakeKnown): unknown;
};

/**
 * Of what a body says, what somebody will read. It asks for each of its texts, with the most letters that it may have: a
 * long one is made only then, and one that is longer only as long as it takes to refuse it.
 */
export type TakeKnown = (value: unknown, takeText: (text: string, longest: number) => string) => unknown;

/**
 * A reader whose time its bounds foretell. A byte order mark is skipped. In texts of 16 kB and more, control signs may
 * stand as they are.
 */
export function createJsonReader(bounds: JsonBounds): JsonReader {
  const outline = new Outline(bounds);
  return {
    look: (bytes) => outline.goOn(bytes),
    read(bytes, takeKnown = (value) => value) {
      const start = hasMark(bytes) ? 3 : 0;
      if (bytes.length === start) return undefined;
      outline.goOn(bytes);
      const spans = outline.longTexts;
      const pieces = piecesBeside(bytes, start, spans);
      requireUtf8(bytes, pieces, spans, bounds);
      const value = parse(pieces);
      return spans.length === 0 ? takeKnown(value, (text) => text) : takeLong(value, bytes, spans, takeKnown);
    },
  };
}

/** Throws JsonBodyError for what is no UTF-8, and for more letters beyond ASCII than there may be. */
function requireUtf8(
  bytes: Buffer,
  pieces: readonly Buffer[],
  spans: readonly Span[],
  { wide: most }: JsonBounds,
): void {
  const wide = spans.filter((span) => !span.isAscii);
  if (![...pieces, ...wide.map(({ from, to }) => bytes.subarray(from, to))].every(isUtf8))
    throw new JsonBodyError("encoding");
  const cut = wide.reduce((sum, span) => sum + lengthOf(span), 0);
  const rest = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (cut > most || (cut + rest > most && !pieces.every(isAscii))) throw new JsonBodyError("bounds");
}

/** What the pieces say, with a sign where a text was cut out. */
function parse(pieces: readonly Buffer[]): unknown {
  const signed = pieces.map((piece, place) => (place === 0 ? "" : `${CUT}${place - 1}`) + textOf(piece));
  try {
    return JSON.parse(signed.join(""));
  } catch (error) {
    throw new JsonBodyError("syntax", error);
  }
}

/** Takes what is known of a value, and only then makes the texts that were cut out of it. */
function takeLong(value: unknown, bytes: Buffer, spans: readonly Span[], takeKnown: TakeKnown): unknown {
  const most = new Map<string, number>();
  const known = takeKnown(value, (text, longest) => {
    if (text.startsWith(CUT)) most.set(text, longest);
    return text;
  });
  return fillIn(known, (sign) => {
    const { from, to } = spans[Number(sign.slice(CUT.length))] as Span;
    const longest = most.get(sign) ?? Number.POSITIVE_INFINITY;
    // No letter has more than four bytes.
    return to - from > 4 * longest ? "x".repeat(longest + 1) : textOf(bytes.subarray(from, to));
  });
}

function hasMark(bytes: Buffer): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** Goes through a body once, as it comes, and stops where it costs more than it may. */
class Outline {
  readonly longTexts: Span[] = [];
  readonly #bounds: JsonBounds;
  #at = 0;
  #depth = 0;
  #signs = 0;
  /** Bytes of the texts that were cut out, and bytes beside all texts. */
  #skipped = 0;
  #beside = 0;
  /** Where the text begins that is under way, -1 beside texts. */
  #textFrom = -1;
  /** Quotes in it that a backslash kept from ending it. */
  #quotes = 0;
  /** Of a long one, as far as it was looked at: no backslash, and ASCII alone. */
  #isPlain = true;
  #isAscii = true;
  #looked = 0;
  /** The text that was just passed, where it was cut out. */
  #last: Span | undefined;

  constructor(bounds: JsonBounds) {
    this.#bounds = bounds;
  }

  goOn(bytes: Buffer): void {
    while (this.#at < bytes.length) {
      if (this.#textFrom === -1) this.#passSign(bytes);
      else this.#passText(bytes);
      const walked = this.#at - this.#skipped;
      const { signs, depth } = this.#bounds;
      const isTooMuch = this.#signs > signs || this.#depth > depth || this.#beside > BESIDE_TEXTS;
      // A text under way may still turn out to be one that is cut out.
      if (isTooMuch || (walked > this.#bounds.walked && this.#textFrom === -1))
        throw new JsonBodyError("bounds");
    }
  }

  #passSign(bytes: Buffer): void {
    const sign = bytes[this.#at];
    this.#at += 1;
    this.#beside += 1;
    if (sign === QUOTE) {
      this.#signs += 1;
      this.#last = undefined;
      this.#textFrom = this.#at;
    } else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      this.#signs += 1;
      this.#depth += 1;
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) {
      this.#depth -= 1;
    } else if (sign === COLON || sign === COMMA) {
      this.#signs += 1;
      // It was a key: those stay.
      if (sign === COLON && this.#last) this.#skipped -= lengthOf(this.longTexts.pop() as Span);
      this.#last = undefined;
    }
  }

  /** To the end of a text, or of what has come of it. */
  #passText(bytes: Buffer): void {
    if (this.#quotes > MANY_QUOTES) {
      this.#passSignBySign(bytes);
      return;
    }
    this.#at = indexOrEnd(bytes, QUOTE, this.#at);
    if (this.#at - this.#textFrom >= LONG_TEXT) this.#lookAtText(bytes);
    if (this.#at === bytes.length) return;
    if (this.#isKept(bytes, this.#at)) {
      this.#quotes += 1;
      this.#at += 1;
    } else {
      this.#endText(bytes);
    }
  }

  /** What of a long text was not looked at before: while it is fresh from the socket that costs next to nothing. */
  #lookAtText(bytes: Buffer): void {
    const text = bytes.subarray(Math.max(this.#looked, this.#textFrom), this.#at);
    this.#looked = this.#at;
    this.#isPlain &&= !text.includes(BACKSLASH);
    this.#isAscii &&= isAscii(text);
    if (!this.#isAscii && this.#at - this.#textFrom > this.#bounds.wide) throw new JsonBodyError("bounds");
  }

  /** A text with a quote in each of its words: to look for each costs more than to look at each sign. */
  #passSignBySign(bytes: Buffer): void {
    const most = this.#skipped + this.#bounds.wide;
    const until = Math.min(bytes.length, most + 2);
    let at = this.#at;
    while (at < until && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
    this.#at = at;
    if (this.#at > most) throw new JsonBodyError("bounds");
    if (this.#at < until) this.#endText(bytes);
  }

  /** Whether a quote follows an odd number of backslashes. */
  #isKept(bytes: Buffer, quote: number): boolean {
    let before = quote - 1;
    while (before >= this.#textFrom && bytes[before] === BACKSLASH) {
      before -= 1;
      if (quote - before > MANY_BACKSLASHES) throw new JsonBodyError("bounds");
    }
    return (quote - before) % 2 === 0;
  }

  /** At the quote that ends a text. */
  #endText(bytes: Buffer): void {
    const isLong = this.#at - this.#textFrom >= LONG_TEXT;
    if (isLong) this.#lookAtText(bytes);
    if (isLong && this.#isPlain) {
      const text = { from: this.#textFrom, to: this.#at, isAscii: this.#isAscii };
      this.#last = text;
      this.longTexts.push(text);
      this.#skipped += lengthOf(text);
    }
    this.#textFrom = -1;
    this.#quotes = 0;
    this.#isPlain = true;
    this.#isAscii = true;
    this.#at += 1;
  }
}

function indexOrEnd(bytes: Buffer, sign: number, from: number): number {
  const at = bytes.indexOf(sign, from);
  return at === -1 ? bytes.length : at;
}

/** What stands before, between and after the texts that were cut out. */
function piecesBeside(bytes: Buffer, start: number, spans: readonly Span[]): Buffer[] {
  const ends = [...spans.map(({ from }) => from), bytes.length];
  return ends.map((end, at) => bytes.subarray(spans[at - 1]?.to ?? start, end));
}

/** The text of bytes that are UTF-8. Other letters by way of UTF-16: it takes a third of the time. */
function textOf(bytes: Buffer): string {
  if (isAscii(bytes)) return bytes.toString("latin1");
  if (bytes.length < LONG_TEXT) return bytes.toString("utf8");
  const wide = transcode(bytes, "utf8", "utf16le");
  const text = wide.toString("utf16le");
  letGo(wide);
  return text;
}

/** Puts the texts back to where they were cut out. */
function fillIn(value: unknown, textFor: (sign: string) => string): unknown {
  if (typeof value === "string") return value.startsWith(CUT) ? textFor(value) : value;
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields)) {
    if (typeof fields[key] !== "number") fields[key] = fillIn(fields[key], textFor);
  }
  return fields;
}
