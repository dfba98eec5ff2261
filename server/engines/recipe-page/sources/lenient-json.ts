const MAX_NESTING = 200;
const MAX_REMARK = 300;
const isSpace = (text: string, at: number): boolean =>
  text.charCodeAt(at) <= 32 || /\s/.test(text[at] ?? "x");
const WORD = /[^\s,:{}[\]"']/;

const ESCAPES: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };

/** Reads what looks like JSON as far as it can be read; every mistake known from real pages is stepped over. */
class LenientReader {
  readonly values: unknown[] = [];
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  readAll(): unknown[] {
    while (this.skip() < this.text.length) {
      const char = this.text[this.at];
      if (char === "{" || char === "[") this.values.push(this.value(0));
      else this.at += 1;
    }
    return this.values;
  }

  /** Steps over white space and comments; returns the position. */
  private skip(): number {
    for (;;) {
      while (this.at < this.text.length && isSpace(this.text, this.at)) this.at += 1;
      if (this.text.startsWith("/*", this.at)) this.at = this.after("*/");
      else if (this.text.startsWith("//", this.at)) this.at = this.after("\n");
      else if (this.text.startsWith("<!--", this.at)) this.at += 4;
      else if (this.text.startsWith("-->", this.at)) this.at += 3;
      else return this.at;
    }
  }

  private after(mark: string): number {
    const found = this.text.indexOf(mark, this.at + 2);
    return found < 0 ? this.text.length : found + mark.length;
  }

  private value(depth: number): unknown {
    this.skip();
    const char = this.text[this.at];
    if (char === "{") return this.object(depth + 1);
    if (char === "[") return this.array(depth + 1);
    if (char === '"' || char === "'") return this.string(char, false);
    return this.word();
  }

  private object(depth: number): Record<string, unknown> {
    const result: Record<string, unknown> = Object.create(null);
    this.at += 1;
    while (this.skip() < this.text.length) {
      const char = this.text[this.at] ?? "";
      if (char === "}" || char === "]") {
        if (char === "}") this.at += 1;
        break;
      }
      if (char === "," || char === ":") {
        this.at += 1;
        continue;
      }
      if (char === "{" || char === "[") {
        if (depth >= MAX_NESTING) this.at += 1;
        else this.value(depth);
        continue;
      }
      const key = char === '"' || char === "'" ? this.string(char, true) : String(this.word());
      this.skip();
      if (this.text[this.at] !== ":") continue;
      this.at += 1;
      if (depth >= MAX_NESTING && /[[{]/.test(this.text[this.skip()] ?? "")) continue;
      result[key] = this.value(depth);
    }
    return result;
  }

  private array(depth: number): unknown[] {
    const result: unknown[] = [];
    this.at += 1;
    while (this.skip() < this.text.length) {
      const char = this.text[this.at] ?? "";
      if (char === "]" || char === "}") {
        if (char === "]") this.at += 1;
        break;
      }
      if (char === "," || char === ":" || (depth >= MAX_NESTING && /[[{]/.test(char))) this.at += 1;
      else result.push(this.value(depth));
    }
    return result;
  }

  private string(quote: string, isKey: boolean): string {
    const parts: string[] = [];
    this.at += 1;
    let from = this.at;
    while (this.at < this.text.length) {
      const char = this.text[this.at];
      if (char === "\\") {
        parts.push(this.text.slice(from, this.at), this.escape());
        from = this.at;
      } else if (char === quote && this.closes(quote, isKey)) {
        break;
      } else this.at += 1;
    }
    parts.push(this.text.slice(from, this.at));
    this.at += 1;
    return parts.join("");
  }

  /** Whether the quote at this position ends its string: a bare quote inside a text does not. */
  private closes(quote: string, isKey: boolean): boolean {
    let next = this.nextInk(this.at + 1);
    const char = this.text[next];
    if (char === undefined || char === "}" || char === "]") return true;
    if (isKey) return char === ":";
    if (char !== ",") return false;
    next = this.pastComment(this.nextInk(next + 1));
    // JavaScript's own way of writing: {name: 'x', next: 'y'}.
    if (quote === "'" && /^[\w$-]{1,40} ?:/.test(this.text.slice(next, next + 42))) return true;
    return /["'{[\]}]/.test(this.text[next] ?? "}");
  }

  /** Past a comment that stands there and is no longer than a remark: one without an end is no comment. */
  private pastComment(from: number): number {
    const mark = { "/*": "*/", "//": "\n" }[this.text.slice(from, from + 2)];
    const end = mark === undefined ? -1 : this.text.slice(from, from + MAX_REMARK).indexOf(mark, 2);
    return mark === undefined || end < 0 ? from : this.nextInk(from + end + mark.length);
  }

  private nextInk(from: number): number {
    let at = from;
    while (at < this.text.length && isSpace(this.text, at)) at += 1;
    return at;
  }

  private escape(): string {
    const letter = this.text[this.at + 1] ?? "";
    this.at += 2;
    if (letter !== "u") return ESCAPES[letter] ?? letter;
    const code = this.text.slice(this.at, this.at + 4);
    if (!/^[\da-f]{4}$/i.test(code)) return "";
    this.at += 4;
    return String.fromCharCode(Number.parseInt(code, 16));
  }

  private word(): string | number | boolean | null {
    const from = this.at;
    while (this.at < this.text.length && WORD.test(this.text[this.at] ?? "")) this.at += 1;
    const word = this.text.slice(from, this.at);
    if (word === "") this.at += 1;
    if (word === "true" || word === "false") return word === "true";
    if (word === "null" || word === "undefined" || word === "") return null;
    const number = Number(word);
    return Number.isNaN(number) ? word : number;
  }
}

/** The values of a JSON text. `strict` is false where it was not valid and had to be read leniently. */
export function readJson(text: string): { values: unknown[]; strict: boolean } {
  try {
    return { values: [JSON.parse(text)], strict: true };
  } catch {
    return { values: new LenientReader(text).readAll(), strict: false };
  }
}
