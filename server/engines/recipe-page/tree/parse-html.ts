import { type Document, DomHandler } from "domhandler";
import { Parser } from "htmlparser2";
import { type OpenElements, ShallowTokenizer } from "./shallow-tokenizer.ts";

/** A page as text, or as `parseHtml` made a tree of it: whoever reads it twice need not parse it twice. */
export type Html = string | Document;

const MAX_CHARS = 8_000_000;
/** Long pages have some thousands; a million of them costs seconds. */
export const MAX_ELEMENTS = 150_000;

class Enough extends Error {}

/** So many pieces of a text are joined at once. */
const MOST_PIECES = 4096;

/**
 * Ends the reading where there are too many elements, and knows what is open. The pieces that a text comes in, one for
 * each reference, are joined before they are put into the tree: added one by one, a million of them cost seconds.
 */
class BoundedHandler extends DomHandler implements OpenElements {
  private elements = 0;
  private pieces: string[] = [];

  override ontext(data: string): void {
    if (this.pieces.push(data) >= MOST_PIECES) this.settle();
  }

  private settle(): void {
    if (this.pieces.length === 0) return;
    const text = this.pieces.length === 1 ? this.pieces[0] : this.pieces.join("");
    this.pieces = [];
    super.ontext(text ?? "");
  }

  override onopentag(name: string, attribs: { [name: string]: string }): void {
    this.settle();
    this.elements += 1;
    if (this.elements > MAX_ELEMENTS) throw new Enough();
    super.onopentag(name, attribs);
  }

  override onclosetag(): void {
    this.settle();
    super.onclosetag();
  }

  override oncomment(data: string): void {
    this.settle();
    super.oncomment(data);
  }

  override oncdatastart(): void {
    this.settle();
    super.oncdatastart();
  }

  override oncdataend(): void {
    this.settle();
    super.oncdataend();
  }

  override onprocessinginstruction(name: string, data: string): void {
    this.settle();
    super.onprocessinginstruction(name, data);
  }

  override onend(): void {
    this.settle();
    super.onend();
  }

  /** The document itself is no element. */
  get depth(): number {
    return this.tagStack.length - 1;
  }

  get innermost(): string {
    const top = this.tagStack.at(-1);
    return top !== undefined && "name" in top ? top.name : "";
  }
}

/**
 * A tree of any text: never throws, at most about MAX_DEPTH deep, in time linear to the text. Tags that stand deeper are
 * taken out before the parser sees them, whose own stack is slow when it is long; what is too much is where the page ends.
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
    if (!(error instanceof Enough)) throw error;
  }
  return handler.root;
}

export const asDocument = (html: Html): Document => (typeof html === "string" ? parseHtml(html) : html);
