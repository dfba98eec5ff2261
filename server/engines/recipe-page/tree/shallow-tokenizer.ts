import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";

/** Deeper markup is dropped: a tree of 100,000 levels costs seconds and overflows recursive walkers. */
export const MAX_DEPTH = 512;

/** They hold no elements, so a tree grows by one level with them and no further. */
const LEAVES = new Set(
  "area,base,basefont,br,col,command,embed,frame,hr,img,input,isindex,keygen,link,meta,param,script,source,style,textarea,title,track,wbr".split(
    ",",
  ),
);
const CLOSES_ITSELF = new Set(["li", "p", "td", "th", "tr", "dt", "dd", "option", "optgroup"]);

/** What is open where the reading stands: how many elements, and the name of the innermost. */
export type OpenElements = { readonly depth: number; readonly innermost: string };

/** Hands a parser all that a tokenizer finds but the tags that stand deeper than MAX_DEPTH; their text stays. */
class ShallowCalls implements TokenizerCallbacks {
  private readonly html: string;
  private readonly open: OpenElements;
  private readonly to: TokenizerCallbacks;
  /** How many tags of a name were dropped and not closed yet. */
  private readonly dropped = new Map<string, number>();
  private isInDropped = false;

  constructor(html: string, open: OpenElements, to: TokenizerCallbacks) {
    this.html = html;
    this.open = open;
    this.to = to;
  }

  onopentagname(start: number, end: number): void {
    this.isInDropped = this.drops(start, end);
    if (!this.isInDropped) this.to.onopentagname(start, end);
  }

  private drops(start: number, end: number): boolean {
    if (this.open.depth < MAX_DEPTH) return false;
    const name = this.html.slice(start, end).toLowerCase();
    if (LEAVES.has(name) || (this.open.innermost === name && CLOSES_ITSELF.has(name))) return false;
    this.dropped.set(name, (this.dropped.get(name) ?? 0) + 1);
    return true;
  }

  onclosetag(start: number, end: number): void {
    if (this.dropped.size > 0) {
      const name = this.html.slice(start, end).toLowerCase();
      const count = this.dropped.get(name) ?? 0;
      if (count > 0) {
        this.dropped.set(name, count - 1);
        return;
      }
    }
    this.to.onclosetag(start, end);
  }

  onopentagend(end: number): void {
    if (!this.isInDropped) this.to.onopentagend(end);
    this.isInDropped = false;
  }

  onselfclosingtag(end: number): void {
    if (!this.isInDropped) this.to.onselfclosingtag(end);
    this.isInDropped = false;
  }

  onattribname(start: number, end: number): void {
    if (!this.isInDropped) this.to.onattribname(start, end);
  }

  onattribdata(start: number, end: number): void {
    if (!this.isInDropped) this.to.onattribdata(start, end);
  }

  onattribentity(codepoint: number): void {
    if (!this.isInDropped) this.to.onattribentity(codepoint);
  }

  onattribend(quote: Parameters<TokenizerCallbacks["onattribend"]>[0], end: number): void {
    if (!this.isInDropped) this.to.onattribend(quote, end);
  }

  ontext(start: number, end: number): void {
    this.to.ontext(start, end);
  }

  ontextentity(codepoint: number, end: number): void {
    this.to.ontextentity(codepoint, end);
  }

  oncdata(start: number, end: number, offset: number): void {
    this.to.oncdata(start, end, offset);
  }

  oncomment(start: number, end: number, offset: number): void {
    this.to.oncomment(start, end, offset);
  }

  ondeclaration(start: number, end: number): void {
    this.to.ondeclaration(start, end);
  }

  onprocessinginstruction(start: number, end: number): void {
    this.to.onprocessinginstruction(start, end);
  }

  onend(): void {
    this.to.onend();
  }
}

type Options = ConstructorParameters<typeof Tokenizer>[0] & { html?: string; open?: OpenElements };

/**
 * For a parser whose options also hold `html`, written in one piece, and what the parser has `open`. One class for all
 * pages: a class of its own for each made V8 forget what it had learnt, and cost as much again as the reading.
 */
export class ShallowTokenizer extends Tokenizer {
  constructor(options: Options, calls: TokenizerCallbacks) {
    const { html, open } = options;
    super(options, html === undefined || open === undefined ? calls : new ShallowCalls(html, open, calls));
  }
}
