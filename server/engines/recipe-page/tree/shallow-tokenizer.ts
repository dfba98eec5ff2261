import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";

/**
 * Deeper tags are dropped, because a tree of 100,000 levels takes seconds and overflows the stack of
 * recursive code.
 */
export const MAX_DEPTH = 512;

/** Elements that have no child elements, so that they never deepen the tree. */
const LEAVES = new Set(
  "area,base,basefont,br,col,command,embed,frame,hr,img,input,isindex,keygen,link,meta,param,script,source,style,textarea,title,track,wbr".split(
    ",",
  ),
);
const CLOSES_ITSELF = new Set(["li", "p", "td", "th", "tr", "dt", "dd", "option", "optgroup"]);

/** The number of open elements and the name of the innermost one. */
export type OpenElements = { readonly depth: number; readonly innermost: string };

/**
 * Forwards the tokenizer's callbacks, except those for tags deeper than MAX_DEPTH. The text inside such tags
 * is forwarded.
 */
class ShallowCallbacks implements TokenizerCallbacks {
  private readonly html: string;
  private readonly open: OpenElements;
  private readonly target: TokenizerCallbacks;
  /** For each tag name, how many dropped tags are not closed yet. */
  private readonly dropped = new Map<string, number>();
  private isInDropped = false;

  constructor(html: string, open: OpenElements, to: TokenizerCallbacks) {
    this.html = html;
    this.open = open;
    this.target = to;
  }

  onopentagname(start: number, end: number): void {
    this.isInDropped = this.drops(start, end);
    if (!this.isInDropped) this.target.onopentagname(start, end);
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
    this.target.onclosetag(start, end);
  }

  onopentagend(end: number): void {
    if (!this.isInDropped) this.target.onopentagend(end);
    this.isInDropped = false;
  }

  onselfclosingtag(end: number): void {
    if (!this.isInDropped) this.target.onselfclosingtag(end);
    this.isInDropped = false;
  }

  onattribname(start: number, end: number): void {
    if (!this.isInDropped) this.target.onattribname(start, end);
  }

  onattribdata(start: number, end: number): void {
    if (!this.isInDropped) this.target.onattribdata(start, end);
  }

  onattribentity(codepoint: number): void {
    if (!this.isInDropped) this.target.onattribentity(codepoint);
  }

  onattribend(quote: Parameters<TokenizerCallbacks["onattribend"]>[0], end: number): void {
    if (!this.isInDropped) this.target.onattribend(quote, end);
  }

  ontext(start: number, end: number): void {
    this.target.ontext(start, end);
  }

  ontextentity(codepoint: number, end: number): void {
    this.target.ontextentity(codepoint, end);
  }

  oncdata(start: number, end: number, offset: number): void {
    this.target.oncdata(start, end, offset);
  }

  oncomment(start: number, end: number, offset: number): void {
    this.target.oncomment(start, end, offset);
  }

  ondeclaration(start: number, end: number): void {
    this.target.ondeclaration(start, end);
  }

  onprocessinginstruction(start: number, end: number): void {
    this.target.onprocessinginstruction(start, end);
  }

  onend(): void {
    this.target.onend();
  }
}

type Options = ConstructorParameters<typeof Tokenizer>[0] & { html?: string; open?: OpenElements };

/** The private members of the tokenizer that FastTokenizer uses or overrides. */
type Internals = {
  buffer: string;
  index: number;
  offset: number;
  stateText(char: number): void;
  handleInAttributeValue(char: number, quote: number): void;
  fastForwardTo(char: number): boolean;
};
const Base = Tokenizer as unknown as new (options: Options, calls: TokenizerCallbacks) => Internals;
const [AMPERSAND, LESS_THAN] = [0x26, 0x3c];

/** Skips text and attribute values in one loop. The tokenizer runs its state machine for every character. */
class FastTokenizer extends Base {
  override stateText(char: number): void {
    if (char === LESS_THAN || char === AMPERSAND) super.stateText(char);
    else this.skipTo(LESS_THAN);
  }

  override handleInAttributeValue(char: number, quote: number): void {
    if (char === quote || char === AMPERSAND) super.handleInAttributeValue(char, quote);
    else this.skipTo(quote);
  }

  /** Moves to the character before the next `end` or "&", because the caller advances by one. */
  private skipTo(end: number): void {
    const { buffer, offset } = this;
    let index = this.index - offset + 1;
    for (; index < buffer.length; index += 1) {
      const char = buffer.charCodeAt(index);
      if (char === end || char === AMPERSAND) break;
    }
    this.index = index - 1 + offset;
  }

  override fastForwardTo(char: number): boolean {
    const found = this.buffer.indexOf(String.fromCharCode(char), this.index + 1 - this.offset);
    this.index = (found < 0 ? this.buffer.length - 1 : found) + this.offset;
    return found >= 0;
  }
}

/**
 * A tokenizer that drops deep tags; its options also hold `html` and the parser's `open` elements. A single
 * class serves all pages, because V8 would optimise one class per page again each time, which doubles the time.
 */
class DepthLimitedTokenizer extends FastTokenizer {
  constructor(options: Options, calls: TokenizerCallbacks) {
    const { html, open } = options;
    super(
      options,
      html === undefined || open === undefined ? calls : new ShallowCallbacks(html, open, calls),
    );
  }
}
export const ShallowTokenizer = DepthLimitedTokenizer as unknown as typeof Tokenizer;
