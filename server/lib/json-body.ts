import { isAscii, isUtf8 } from "node:buffer";
import { randomUUID } from "node:crypto";

/** What a body may cost before it is parsed: bytes alone tell little of it. */
export type JsonBounds = {
  /** Brackets, colons, commas and texts: what becomes objects, keys and values. */
  signs: number;
  /** Lists and objects in each other. */
  depth: number;
  /** Bytes to parse: all but long ASCII texts without a backslash, such as photos. */
  walked: number;
  /** Of them, what is dear: letters beyond ASCII, and texts full of quotes. */
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
type Span = { from: number; to: number };
const lengthOf = ({ from, to }: Span) => to - from;

/** Reads one JSON body, and tells while it comes that it is too much. */
export type JsonReader = {
  /** Looks at what has come so far: the same bytes as before, and more. Throws JsonBodyError with the fault `bounds`. */
  look(bytes: Buffer): void;
  /** What all the bytes say; undefined where there are none. Throws JsonBodyError. */
  read(bytes: Buffer): unknown;
};

/**
 * A reader whose time its bounds foretell. A byte order mark is skipped. In ASCII texts of 16 kB and more, control signs
 * may stand as they are.
 */
export function createJsonReader(bounds: JsonBounds): JsonReader {
  const outline = new Outline(bounds);
  return {
    look: (bytes) => outline.goOn(bytes),
    read(bytes) {
      const start = hasMark(bytes) ? 3 : 0;
      if (bytes.length === start) return undefined;
      if (!isUtf8(bytes)) throw new JsonBodyError("encoding");
      outline.goOn(bytes);
      const spans = outline.longTexts;
      const rest = bytes.length - spans.reduce((sum, span) => sum + lengthOf(span), 0);
      if (rest > bounds.wide && !isAscii(bytes)) throw new JsonBodyError("bounds");
      try {
        if (spans.length === 0) return JSON.parse(bytes.toString("utf8", start));
        const value: unknown = JSON.parse(withoutSpans(bytes, start, spans));
        return fillIn(
          value,
          spans.map(({ from, to }) => bytes.toString("latin1", from, to)),
        );
      } catch (error) {
        throw new JsonBodyError("syntax", error);
      }
    },
  };
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
    if (this.#at === bytes.length) return;
    if (this.#isKept(bytes, this.#at)) {
      this.#quotes += 1;
      this.#at += 1;
    } else {
      this.#endText(bytes);
    }
  }

  /** A text with a quote in each of its words: to look for each costs more than to look at each sign. */
  #passSignBySign(bytes: Buffer): void {
    const most = this.#skipped + this.#bounds.wide;
    const until = Math.min(bytes.length, most + 2);
    while (this.#at < until && bytes[this.#at] !== QUOTE) this.#at += bytes[this.#at] === BACKSLASH ? 2 : 1;
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
    const text = { from: this.#textFrom, to: this.#at };
    if (lengthOf(text) >= LONG_TEXT && isPlain(bytes.subarray(text.from, text.to))) {
      this.#last = text;
      this.longTexts.push(text);
      this.#skipped += lengthOf(text);
    }
    this.#textFrom = -1;
    this.#quotes = 0;
    this.#at += 1;
  }
}

function isPlain(text: Buffer): boolean {
  return isAscii(text) && !text.includes(BACKSLASH);
}

function indexOrEnd(bytes: Buffer, sign: number, from: number): number {
  const at = bytes.indexOf(sign, from);
  return at === -1 ? bytes.length : at;
}

function withoutSpans(bytes: Buffer, start: number, spans: readonly Span[]): string {
  const pieces: string[] = [];
  let end = start;
  for (const [place, { from, to }] of spans.entries()) {
    pieces.push(bytes.toString("utf8", end, from), `${CUT}${place}`);
    end = to;
  }
  return pieces.join("") + bytes.toString("utf8", end);
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
