import { type Document, DomHandler } from "domhandler";
import { Parser } from "htmlparser2";
import { memoize } from "#server/engines/memoize/memoize.ts";
import { type OpenElements, ShallowTokenizer } from "./shallow-tokenizer.ts";

/** HTML text, or a tree that `parseHtml` returned, so that one parse serves several readers. */
export type Html = string | Document;

const MAX_CHARS = 8_000_000;
/** Long pages have some thousands of elements. Parsing a million takes seconds. */
export const MAX_ELEMENTS = 150_000;

/** Returns one string object for each tag name, whose comparison with a literal is fast. */
const toInternedString = memoize(500, (name) => Object.keys({ [name]: 0 })[0] ?? name);

class TooManyElements extends Error {}

/** Adjacent text nodes are joined in groups of at most this size. */
const MAX_PIECES = 4096;

/**
 * Ends the parsing at MAX_ELEMENTS and tracks open elements. The parser reports each character reference as
 * its own text, and adding a million of them takes seconds, so they are joined first.
 */
class BoundedHandler extends DomHandler implements OpenElements {
  private elements = 0;
  private pieces: string[] = [];

  override ontext(data: string): void {
    if (this.pieces.push(data) >= MAX_PIECES) this.flushText();
  }

  private flushText(): void {
    if (this.pieces.length === 0) return;
    const text = this.pieces.length === 1 ? this.pieces[0] : this.pieces.join("");
    this.pieces = [];
    super.ontext(text ?? "");
  }

  override onopentag(name: string, attribs: { [name: string]: string }): void {
    this.flushText();
    this.elements += 1;
    if (this.elements > MAX_ELEMENTS) throw new TooManyElements();
    super.onopentag(toInternedString(name), attribs);
  }

  override onclosetag(): void {
    this.flushText();
    super.onclosetag();
  }

  override oncomment(data: string): void {
    this.flushText();
    super.oncomment(data);
  }

  override oncdatastart(): void {
    this.flushText();
    super.oncdatastart();
  }

  override oncdataend(): void {
    this.flushText();
    super.oncdataend();
  }

  override onprocessinginstruction(name: string, data: string): void {
    this.flushText();
    super.onprocessinginstruction(name, data);
  }

  override onend(): void {
    this.flushText();
    super.onend();
  }

  /** The number of open elements, the document excluded. */
  get depth(): number {
    return this.tagStack.length - 1;
  }

  get innermost(): string {
    const top = this.tagStack.at(-1);
    return top !== undefined && "name" in top ? top.name : "";
  }
}

/**
 * Parses any text in linear time; never throws. Removes tags deeper than about MAX_DEPTH before the parser
 * sees them, because its stack is slow when it is long.
 */
export function parseHtml(html: string): Document {
  const text = html.slice(0, MAX_CHARS);
  const handler = new BoundedHandler(null, { withStartIndices: false, withEndIndices: false });
  const options = { decodeEntities: true, Tokenizer: ShallowTokenizer, html: text, open: handler };
  const parser = new Parser(handler, options);
  try {
    parser.write(text);
    parser.end();
  } catch (error) {
    if (!(error instanceof TooManyElements)) throw error;
  }
  return handler.root;
}

export const asDocument = (html: Html): Document => (typeof html === "string" ? parseHtml(html) : html);
