import { type AnyNode, type Element, isTag, isText } from "domhandler";
import { elementsOf, isHidden, rawText } from "./tree/dom-text.ts";
import { mayHoldRecipe } from "./tree/page-state.ts";
import { asDocument, type Html } from "./tree/parse-html.ts";
import { isUnseen } from "./values/clean-text.ts";
import { changeSigns, oneSpace } from "./values/long-text.ts";

/** What the reader looks at; every other attribute goes, event handlers and styles among them. */
const KEPT = new Set(
  "class,id,itemprop,itemscope,itemtype,itemref,typeof,vocab,property,resource,content,name,rel,lang,datetime,title,value,type,hidden,alt,width,data-testid,start".split(
    ",",
  ),
);
const ADDRESSES = new Set(["href", "src", "data-src", "data-lazy-src", "data-original"]);
const VOID = new Set("base,br,hr,img,link,meta,wbr,input,source,col".split(","));
const HEAD_LINK = /canonical|amphtml/i;
const HEAD_META =
  /^(?:description|title|author|keywords|og:|twitter:(?:image|title)|article:|parsely|sailthru|recipe|language|content-language)/i;

/** Parts of a page that hold no recipe, from the plainest on. */
const LEAST_USEFUL: RegExp[] = [
  /(?:^|[\s_-])(?:nav|navbar|navigation|menu|mega-?menu|footer|sidebar|comments?|commentlist|respond|related|breadcrumbs?|share|sharing|social|newsletter|subscribe|cookie|popup|modal|widget|advert|ads?|promo|banner)(?:$|[\s_-])/i,
  /(?:^|[\s_-])(?:reviews?|toc|rating|author|archive|popular|recent|carousel|slider|gallery|header|search|login|tags?|products?)(?:$|[\s_-])/i,
];
const LEAST_TAGS = new Set(["nav", "footer", "aside", "form", "button", "textarea"]);

const escapeSigns = (text: string): string =>
  /[&<>]/.test(text) ? text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;") : text;

const escapeAttribute = (text: string): string => changeSigns(text, escapeSigns).replace(/"/g, "&quot;");
const attributeOf = (name: string, value: string): string =>
  value === "" ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`;
const bytesOf = (text: string): number => Buffer.byteLength(text, "utf8");

/**
 * How much is left out, how many characters may follow, how many bytes are of any use, and whether anything but all of it
 * is.
 */
type Bounds = { level: number; room: number; maxBytes: number; allOrNothing: boolean };

const START = "<!doctype html>";
/** A text is written in pieces, so that a write ends soon after it is too long. */
const PIECE = 8192;

/** Writes what is kept of a tree, up to where it is of no use any more. */
class PageWriter {
  private readonly parts: string[] = [START];
  private readonly bounds: Bounds;
  private readonly level: number;
  private room: number;
  /** At least as many bytes were written. */
  private bytes = START.length;
  /** Nothing was left out for want of room. */
  isWhole = true;
  /** With this room and any larger one the same was written so far. */
  sameFrom = 0;

  constructor(bounds: Bounds) {
    this.bounds = bounds;
    this.level = bounds.level;
    this.room = bounds.room;
  }

  text(): string {
    return this.parts.join("");
  }

  get isTooLong(): boolean {
    return this.bytes > this.bounds.maxBytes;
  }

  private get isOfNoUse(): boolean {
    return this.isTooLong || (this.bounds.allOrNothing && !this.isWhole);
  }

  write(node: AnyNode): void {
    if (this.isOfNoUse) return;
    if (this.room <= 0) this.isWhole = false;
    else if (isText(node)) this.characters(node.data);
    else if (isTag(node)) this.element(node);
  }

  /** Cut where the room ends: a text that is longer than all of it must not stand whole. */
  private characters(data: string): void {
    if (data.length > this.room) this.isWhole = false;
    if (this.isOfNoUse) return;
    const before = this.bounds.room - this.room;
    const cut = data.slice(0, this.room);
    const isSpaced = /[^\S ]| {2}/.test(cut);
    const text = isSpaced ? oneSpace(cut) : cut;
    for (let from = 0; from < text.length && !this.isTooLong; from += PIECE) {
      const piece = text.slice(from, from + PIECE);
      this.needed(before + (isSpaced ? cut.length : from + piece.length));
      this.put(escapeSigns(piece));
    }
  }

  private needed(room: number): void {
    this.sameFrom = Math.max(this.sameFrom, room);
  }

  private put(text: string): void {
    this.parts.push(text);
    this.room -= text.length;
    // Half a pair at the end of a piece counts as more than its half.
    this.bytes += text.length < PIECE ? text.length : bytesOf(text) - 4;
  }

  private hasRoom(text: string): boolean {
    const fits = text.length <= this.room;
    this.isWhole &&= fits;
    if (fits) this.needed(this.bounds.room - this.room + text.length);
    return fits;
  }

  private element(element: Element): void {
    const { name, attribs } = element;
    if (name === "script") this.script(element);
    if (name === "link" && attribs.itemprop === undefined && !HEAD_LINK.test(attribs.rel ?? "")) return;
    if (name === "meta" && !this.keepsMeta(element)) return;
    if ((isUnseen(name) && name !== "head") || this.isUseless(element)) {
      // Data blocks count wherever they stand.
      for (const inner of elementsOf(element)) if (inner.name === "script") this.script(inner);
      return;
    }
    // Where even the name does not fit, what follows it need not be put together.
    if (!this.hasRoom(`<${name}>`)) return;
    const tag = `<${name}${this.attributes(element)}>`;
    if (!this.hasRoom(tag)) return;
    this.put(tag);
    if (VOID.has(name)) return;
    for (const child of element.children) this.write(child);
    this.parts.push(`</${name}>`);
    this.bytes += name.length + 3;
  }

  /** Data blocks only: recipes as JSON-LD, else the state a page starts from where that holds one. */
  private script(element: Element): void {
    const type = element.attribs.type ?? "";
    const data = rawText(element);
    const isLd = /ld\+json/i.test(type);
    if (!isLd && !(/json/i.test(type) && mayHoldRecipe(data))) return;
    if (this.level > 1 && !/recipe/i.test(data)) return;
    if (!this.hasRoom(data)) return;
    this.put(`<script type="${isLd ? "application/ld+json" : "application/json"}">${data}</script>`);
  }

  private keepsMeta({ attribs }: Element): boolean {
    return attribs.itemprop !== undefined || HEAD_META.test(attribs.property ?? attribs.name ?? "");
  }

  private isUseless(element: Element): boolean {
    if (this.level === 0 || element.attribs.itemprop !== undefined) return false;
    if (element.name === "body" || element.name === "html" || element.name === "main") return false;
    if (LEAST_TAGS.has(element.name)) return true;
    const words = `${element.attribs.class ?? ""} ${element.attribs.id ?? ""}`.slice(0, 300);
    return words.length > 1 && LEAST_USEFUL.slice(0, this.level).some((pattern) => pattern.test(words));
  }

  private attributes(element: Element): string {
    const kept: string[] = [];
    let length = 0;
    for (const [name, value] of Object.entries(element.attribs)) {
      // What has no room as it is has none with its signs escaped either: the tag is left out.
      if (length > this.room) break;
      const isAddress =
        ADDRESSES.has(name) && /^(?:https?:|[/.\w])/i.test(value) && !/^(?!https?:)\w+:/i.test(value);
      // Links of the text are read nowhere; they are most of a page.
      if (name === "href" && element.name === "a" && element.attribs.itemprop === undefined) continue;
      if (!isAddress && !KEPT.has(name)) continue;
      const isTooLong = value.length > this.room;
      length += kept[kept.push(isTooLong ? value : attributeOf(name, value)) - 1]?.length ?? 0;
    }
    if (isHidden(element) && element.attribs.hidden === undefined) kept.push(" hidden");
    return kept.join("");
  }
}

function writePage(nodes: readonly AnyNode[], bounds: Bounds) {
  const writer = new PageWriter(bounds);
  for (const node of nodes) writer.write(node);
  const { isWhole, isTooLong, sameFrom } = writer;
  const page = isTooLong ? "" : writer.text();
  return { page, isWhole, fits: !isTooLong && bytesOf(page) <= bounds.maxBytes, isTooLong, sameFrom };
}

/**
 * The page as it is kept: text, structure and data blocks, without scripts, styles, pictures drawn inline, comments and
 * event handlers. The reader makes the same draft of it. Answers a function that writes it: where it is
 * longer than `maxBytes` (UTF-8), navigation, comments and other lists go first, then what stands last.
 */
export function pageCleaner(html: Html): (maxBytes: number) => string {
  const nodes = asDocument(html).children;
  /** For how much room all that a level keeps was too long: then it is for less as well. */
  const tooLong: number[] = [];
  return (maxBytes) => {
    for (const level of [0, 1]) {
      if (maxBytes <= (tooLong[level] ?? 0)) continue;
      const { page, isWhole, fits } = writePage(nodes, {
        level,
        room: maxBytes,
        maxBytes,
        allOrNothing: true,
      });
      if (isWhole && fits) return page;
      tooLong[level] = maxBytes;
    }
    // What still is too long is cut where the room ends. A character is at most three bytes here; end tags come on top.
    let tooMuch = Number.POSITIVE_INFINITY;
    for (let room = maxBytes; room > 200; room = Math.floor(room * 0.7)) {
      if (room >= tooMuch) continue;
      const written = writePage(nodes, { level: 2, room, maxBytes, allOrNothing: false });
      if (written.fits) return written.page;
      if (written.isTooLong) tooMuch = written.sameFrom;
    }
    return START;
  };
}
