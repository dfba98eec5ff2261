import { type Document, DomHandler } from "domhandler";
import { Parser, Tokenizer } from "htmlparser2";

/** Deeper markup is dropped: a tree of 100,000 levels costs seconds and overflows recursive walkers. */
export const MAX_DEPTH = 512;
const MAX_CHARS = 8_000_000;
/** Long pages have some thousands; a million of them costs seconds. */
export const MAX_ELEMENTS = 150_000;

const VOID = new Set(
  "area,base,basefont,br,col,command,embed,frame,hr,img,input,isindex,keygen,link,meta,param,source,track,wbr".split(
    ",",
  ),
);
const CLOSES_ITSELF = new Set(["li", "p", "td", "th", "tr", "dt", "dd", "option", "optgroup"]);
const FOREIGN = new Set(["svg", "math"]);

type Cut = { from: number; to: number };

/** Follows the open elements of a page and notes the tags that stand deeper than MAX_DEPTH. */
class DepthGauge {
  readonly cuts: Cut[] = [];
  private readonly html: string;
  private readonly stack: string[] = [];
  private readonly open = new Map<string, number>();
  private readonly dropped = new Map<string, number>();
  private name = "";
  private start = 0;

  constructor(html: string) {
    this.html = html;
  }

  onopentagname(start: number, end: number): void {
    this.start = start - 1;
    this.name = this.html.slice(start, end).toLowerCase();
  }

  onopentagend(end: number): void {
    if (VOID.has(this.name)) return;
    const top = this.stack.at(-1);
    if (top === this.name && CLOSES_ITSELF.has(top)) this.pop();
    if (this.stack.length < MAX_DEPTH) {
      this.stack.push(this.name);
      this.open.set(this.name, (this.open.get(this.name) ?? 0) + 1);
      return;
    }
    this.dropped.set(this.name, (this.dropped.get(this.name) ?? 0) + 1);
    this.cuts.push({ from: this.start, to: end + 1 });
  }

  onselfclosingtag(end: number): void {
    for (const name of FOREIGN) if ((this.open.get(name) ?? 0) > 0) return;
    this.onopentagend(end);
  }

  onclosetag(start: number, end: number): void {
    const name = this.html.slice(start, end).toLowerCase();
    const dropped = this.dropped.get(name) ?? 0;
    if (dropped > 0) {
      this.dropped.set(name, dropped - 1);
      this.cuts.push({ from: start - 2, to: this.html.indexOf(">", end) + 1 || this.html.length });
    } else if ((this.open.get(name) ?? 0) > 0) {
      while (this.stack.at(-1) !== name) this.pop();
      this.pop();
    }
  }

  private pop(): void {
    const name = this.stack.pop();
    if (name !== undefined) this.open.set(name, (this.open.get(name) ?? 1) - 1);
  }
}

const nothing = (): void => undefined;

function cutsOf(html: string): Cut[] {
  const gauge = new DepthGauge(html);
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: false },
    {
      onopentagname: (start, end) => gauge.onopentagname(start, end),
      onopentagend: (end) => gauge.onopentagend(end),
      onselfclosingtag: (end) => gauge.onselfclosingtag(end),
      onclosetag: (start, end) => gauge.onclosetag(start, end),
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      onattribname: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onprocessinginstruction: nothing,
      ontext: nothing,
      ontextentity: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return gauge.cuts;
}

/** Takes the tags out that stand deeper than MAX_DEPTH; their text stays. */
export function limitDepth(html: string): string {
  const cuts = cutsOf(html);
  if (cuts.length === 0) return html;
  const kept: string[] = [];
  let at = 0;
  for (const cut of cuts) {
    if (cut.from > at) kept.push(html.slice(at, cut.from));
    at = Math.max(at, cut.to);
  }
  kept.push(html.slice(at));
  return kept.join("");
}

class Enough extends Error {}

/** Ends the reading at the first tag that is too deep (the parser's own stack is slow when it is long) or too many. */
class BoundedHandler extends DomHandler {
  isTooDeep = false;
  private elements = 0;

  override onopentag(name: string, attribs: { [name: string]: string }): void {
    this.elements += 1;
    this.isTooDeep = this.tagStack.length > MAX_DEPTH;
    if (this.isTooDeep || this.elements > MAX_ELEMENTS) throw new Enough();
    super.onopentag(name, attribs);
  }
}

function treeOf(html: string): { root: Document; isTooDeep: boolean } {
  const handler = new BoundedHandler(null, { withStartIndices: false, withEndIndices: false });
  const parser = new Parser(handler, { decodeEntities: true });
  try {
    parser.write(html);
    parser.end();
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return handler;
}

/**
 * A tree of any text: never throws, at most about MAX_DEPTH deep, in time linear to the text. Pages are not as deep, so
 * tags are only cut where a first reading came upon it; what is too deep even then, or too much, is where the page ends.
 */
export function parseHtml(html: string): Document {
  const text = html.slice(0, MAX_CHARS);
  const first = treeOf(text);
  return first.isTooDeep ? treeOf(limitDepth(text)).root : first.root;
}
