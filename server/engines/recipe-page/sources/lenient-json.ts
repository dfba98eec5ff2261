const MAX_NESTING = 200;
const MAX_COMMENT_LENGTH = 300;
const isSpace = (text: string, position: number): boolean =>
  text.charCodeAt(position) <= 32 || /\s/.test(text[position] ?? "x");
const WORD = /[^\s,:{}[\]"']/;

const ESCAPES: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };

/** Reads malformed JSON as far as possible, and skips errors that occur on real pages. */
class LenientReader {
  readonly values: unknown[] = [];
  private readonly text: string;
  private position = 0;

  constructor(text: string) {
    this.text = text;
  }

  readAll(): unknown[] {
    while (this.skip() < this.text.length) {
      const char = this.text[this.position];
      if (char === "{" || char === "[") this.values.push(this.value(0));
      else this.position += 1;
    }
    return this.values;
  }

  /** Skips white space and comments; returns the new position. */
  private skip(): number {
    for (;;) {
      while (this.position < this.text.length && isSpace(this.text, this.position)) this.position += 1;
      if (this.text.startsWith("/*", this.position)) this.position = this.endOf("*/");
      else if (this.text.startsWith("//", this.position)) this.position = this.endOf("\n");
      else if (this.text.startsWith("<!--", this.position)) this.position += 4;
      else if (this.text.startsWith("-->", this.position)) this.position += 3;
      else return this.position;
    }
  }

  private endOf(mark: string): number {
    const found = this.text.indexOf(mark, this.position + 2);
    return found < 0 ? this.text.length : found + mark.length;
  }

  private value(depth: number): unknown {
    this.skip();
    const char = this.text[this.position];
    if (char === "{") return this.object(depth + 1);
    if (char === "[") return this.array(depth + 1);
    if (char === '"' || char === "'") return this.string(char, false);
    return this.word();
  }

  private object(depth: number): Record<string, unknown> {
    const result: Record<string, unknown> = Object.create(null);
    this.position += 1;
    while (this.skip() < this.text.length) {
      const char = this.text[this.position] ?? "";
      if (char === "}" || char === "]") {
        if (char === "}") this.position += 1;
        break;
      }
      if (char === "," || char === ":") {
        this.position += 1;
        continue;
      }
      if (char === "{" || char === "[") {
        if (depth >= MAX_NESTING) this.position += 1;
        else this.value(depth);
        continue;
      }
      const key = char === '"' || char === "'" ? this.string(char, true) : String(this.word());
      this.skip();
      if (this.text[this.position] !== ":") continue;
      this.position += 1;
      if (depth >= MAX_NESTING && /[[{]/.test(this.text[this.skip()] ?? "")) continue;
      result[key] = this.value(depth);
    }
    return result;
  }

  private array(depth: number): unknown[] {
    const result: unknown[] = [];
    this.position += 1;
    while (this.skip() < this.text.length) {
      const char = this.text[this.position] ?? "";
      if (char === "]" || char === "}") {
        if (char === "]") this.position += 1;
        break;
      }
      if (char === "," || char === ":" || (depth >= MAX_NESTING && /[[{]/.test(char))) this.position += 1;
      else result.push(this.value(depth));
    }
    return result;
  }

  private string(quote: string, isKey: boolean): string {
    const parts: string[] = [];
    this.position += 1;
    let from = this.position;
    while (this.position < this.text.length) {
      const char = this.text[this.position];
      if (char === "\\") {
        parts.push(this.text.slice(from, this.position), this.escape());
        from = this.position;
      } else if (char === quote && this.closes(quote, isKey)) {
        break;
      } else this.position += 1;
    }
    parts.push(this.text.slice(from, this.position));
    this.position += 1;
    return parts.join("");
  }

  /** Whether the quote at the current position ends the string, rather than being unescaped text. */
  private closes(quote: string, isKey: boolean): boolean {
    let next = this.skipSpace(this.position + 1);
    const char = this.text[next];
    if (char === undefined || char === "}" || char === "]") return true;
    if (isKey) return char === ":";
    if (char !== ",") return false;
    next = this.skipComment(this.skipSpace(next + 1));
    // An unquoted key follows, as in JavaScript notation: {name: 'x', next: 'y'}.
    if (quote === "'" && /^[\w$-]{1,40} ?:/.test(this.text.slice(next, next + 42))) return true;
    return /["'{[\]}]/.test(this.text[next] ?? "}");
  }

  /** Skips a comment of at most MAX_COMMENT_LENGTH characters; an unclosed one is treated as text. */
  private skipComment(from: number): number {
    const mark = { "/*": "*/", "//": "\n" }[this.text.slice(from, from + 2)];
    const end = mark === undefined ? -1 : this.text.slice(from, from + MAX_COMMENT_LENGTH).indexOf(mark, 2);
    return mark === undefined || end < 0 ? from : this.skipSpace(from + end + mark.length);
  }

  private skipSpace(from: number): number {
    let position = from;
    while (position < this.text.length && isSpace(this.text, position)) position += 1;
    return position;
  }

  private escape(): string {
    const letter = this.text[this.position + 1] ?? "";
    this.position += 2;
    if (letter !== "u") return ESCAPES[letter] ?? letter;
    const code = this.text.slice(this.position, this.position + 4);
    if (!/^[\da-f]{4}$/i.test(code)) return "";
    this.position += 4;
    return String.fromCharCode(Number.parseInt(code, 16));
  }

  private word(): string | number | boolean | null {
    const from = this.position;
    while (this.position < this.text.length && WORD.test(this.text[this.position] ?? "")) this.position += 1;
    const word = this.text.slice(from, this.position);
    if (word === "") this.position += 1;
    if (word === "true" || word === "false") return word === "true";
    if (word === "null" || word === "undefined" || word === "") return null;
    const number = Number(word);
    return Number.isNaN(number) ? word : number;
  }
}

/** Parses a JSON text. `strict` is false when the text is invalid JSON and was read leniently. */
export function parseJsonLeniently(text: string): { values: unknown[]; strict: boolean } {
  try {
    return { values: [JSON.parse(text)], strict: true };
  } catch {
    return { values: new LenientReader(text).readAll(), strict: false };
  }
}
