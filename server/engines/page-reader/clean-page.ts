import { type AnyNode, type Element, isTag, isText } from "domhandler";
import { isUnseen } from "./clean-text.ts";
import { elementsOf, isHidden, rawText } from "./dom-text.ts";
import { changeSigns, oneSpace } from "./long-text.ts";
import { mayHoldRecipe } from "./page-state.ts";
import { asDocument, type Html } from "./parse-html.ts";

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

const escapeText = (text: string): string => changeSigns(text, escapeSigns);
const escapeAttribute = (text: string): string => escapeText(text).replace(/"/g, "&quot;");

/** How much is left out, how many characters may follow, and whether anything but all of it is of use. */
type Bounds = { level: number; room: number; allOrNothing: boolean };

/** Writes what is kept of a tree. */
class PageWriter {
  private readonly parts: string[] = [];
  private readonly level: number;
  private readonly allOrNothing: boolean;
  private room: number;
  /** Nothing was left out for want of room. */
  isWhole = true;

  constructor({ level, room, allOrNothing }: Bounds) {
    this.level = level;
    this.room = room;
    this.allOrNothing = allOrNothing;
  }

  text(): string {
    return this.parts.join("");
  }

  write(node: AnyNode): void {
    if (this.allOrNothing && !this.isWhole) return;
    if (this.room <= 0) this.isWhole = false;
    else if (isText(node)) this.characters(node.data);
    else if (isTag(node)) this.element(node);
  }

  /** Cut where the room ends: a text that is longer than all of it must not stand whole. */
  private characters(data: string): void {
    if (data.length > this.room) this.isWhole = false;
    const text = data.slice(0, this.room);
    this.put(escapeText(/[^\S ]| {2}/.test(text) ? oneSpace(text) : text));
  }

  private put(text: string): void {
    this.parts.push(text);
    this.room -= text.length;
  }

  private hasRoom(text: string): boolean {
    const fits = text.length <= this.room;
    this.isWhole &&= fits;
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
    for (const [name, value] of Object.entries(element.attribs)) {
      const isAddress =
        ADDRESSES.has(name) && /^(?:https?:|[/.\w])/i.test(value) && !/^(?!https?:)\w+:/i.test(value);
      // Links of the text are read nowhere; they are most of a page.
      if (name === "href" && element.name === "a" && element.attribs.itemprop === undefined) continue;
      if (isAddress || KEPT.has(name))
        kept.push(value === "" ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`);
    }
    if (isHidden(element) && element.attribs.hidden === undefined) kept.push(" hidden");
    return kept.join("");
  }
}

function writePage(nodes: readonly AnyNode[], bounds: Bounds) {
  const writer = new PageWriter(bounds);
  for (const node of nodes) writer.write(node);
  return { page: `<!doctype html>${writer.text()}`, isWhole: writer.isWhole };
}

const bytesOf = (text: string): number => Buffer.byteLength(text, "utf8");

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
      const { page, isWhole } = writePage(nodes, { level, room: maxBytes, allOrNothing: true });
      if (isWhole && bytesOf(page) <= maxBytes) return page;
      tooLong[level] = maxBytes;
    }
    // What still is too long is cut where the room ends. A character is at most three bytes here; end tags come on top.
    for (let room = maxBytes; room > 200; room = Math.floor(room * 0.7)) {
      const { page } = writePage(nodes, { level: 2, room, allOrNothing: false });
      if (bytesOf(page) <= maxBytes) return page;
    }
    return "<!doctype html>";
  };
}
