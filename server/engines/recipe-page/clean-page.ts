import { type AnyNode, type Element, isTag, isText } from "domhandler";
import { getRawElementText, isHidden, iterateElements } from "./tree/dom-text.ts";
import { UNIT_ATTRIBUTE } from "./tree/page-lines.ts";
import { mayHoldRecipe } from "./tree/page-state.ts";
import { asDocument, type Html } from "./tree/parse-html.ts";
import { isUnseen } from "./values/clean-text.ts";
import { collapseSpaces, mapTextInChunks } from "./values/long-text.ts";

/** Attributes that the parser reads. All others are removed, for example event handlers and styles. */
const ALLOWED_ATTRIBUTES = new Set(
  "class,id,itemprop,itemscope,itemtype,itemref,typeof,vocab,property,resource,content,name,rel,lang,datetime,title,value,type,hidden,alt,width,data-testid,start".split(
    ",",
  ),
);
const URL_ATTRIBUTES = new Set(["href", "src", "data-src", "data-lazy-src", "data-original"]);
const VOID = new Set("base,br,hr,img,link,meta,wbr,input,source,col".split(","));
const HEAD_LINK = /canonical|amphtml/i;
const HEAD_META =
  /^(?:description|title|author|keywords|og:|twitter:(?:image|title)|article:|parsely|sailthru|recipe|language|content-language)/i;

/** Class names of page parts that hold no recipe. A higher reduction level removes the matches of more patterns. */
const LOW_VALUE_CLASSES: RegExp[] = [
  /(?:^|[\s_-])(?:nav|navbar|navigation|menu|mega-?menu|footer|sidebar|comments?|commentlist|respond|related|breadcrumbs?|share|sharing|social|newsletter|subscribe|cookie|popup|modal|widget|advert|ads?|promo|banner)(?:$|[\s_-])/i,
  /(?:^|[\s_-])(?:reviews?|toc|rating|author|archive|popular|recent|carousel|slider|gallery|header|search|login|tags?|products?)(?:$|[\s_-])/i,
];
const LOW_VALUE_TAGS = new Set(["nav", "footer", "aside", "form", "button", "textarea"]);

const escapeText = (text: string): string =>
  /[&<>]/.test(text) ? text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;") : text;

const escapeAttribute = (text: string): string => mapTextInChunks(text, escapeText).replace(/"/g, "&quot;");
const formatAttribute = (name: string, value: string): string =>
  value === "" ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`;
const bytesOf = (text: string): number => Buffer.byteLength(text, "utf8");

/**
 * `level`: how much is removed, 0 to 2. `budget`: characters that may be written. `allOrNothing`: stop at the
 * first text that exceeds the budget.
 */
type Bounds = { level: number; budget: number; maxBytes: number; allOrNothing: boolean };

const START = "<!doctype html>";
/** Length of the pieces in which long texts are written, so that writing stops soon after `maxBytes`. */
const PIECE = 8192;

/** Writes the cleaned tree until the character budget is used up. */
class PageWriter {
  private readonly parts: string[] = [START];
  private readonly bounds: Bounds;
  private readonly level: number;
  private budget: number;
  /** Lower bound of the bytes written. */
  private bytes = START.length;
  /** False when a text did not fit the budget. */
  isComplete = true;
  /** The smallest budget that gives the same output. */
  minSameBudget = 0;

  constructor(bounds: Bounds) {
    this.bounds = bounds;
    this.level = bounds.level;
    this.budget = bounds.budget;
  }

  text(): string {
    return this.parts.join("");
  }

  get isTooLong(): boolean {
    return this.bytes > this.bounds.maxBytes;
  }

  private get isDone(): boolean {
    return this.isTooLong || (this.bounds.allOrNothing && !this.isComplete);
  }

  write(node: AnyNode): void {
    if (this.isDone) return;
    if (this.budget <= 0) this.isComplete = false;
    else if (isText(node)) this.characters(node.data);
    else if (isTag(node)) this.element(node);
  }

  /** Writes a text, cut where the budget ends. */
  private characters(data: string): void {
    if (data.length > this.budget) this.isComplete = false;
    if (this.isDone) return;
    const before = this.bounds.budget - this.budget;
    const cut = data.slice(0, this.budget);
    const isSpaced = /[^\S ]| {2}/.test(cut);
    const text = isSpaced ? collapseSpaces(cut) : cut;
    for (let from = 0; from < text.length && !this.isTooLong; from += PIECE) {
      const piece = text.slice(from, from + PIECE);
      this.raiseSameBudget(before + (isSpaced ? cut.length : from + piece.length));
      this.put(escapeText(piece));
    }
  }

  private raiseSameBudget(budget: number): void {
    this.minSameBudget = Math.max(this.minSameBudget, budget);
  }

  private put(text: string): void {
    this.parts.push(text);
    this.budget -= text.length;
    // Subtracts 4 bytes, because a surrogate pair that is split between two pieces is counted as too many bytes.
    this.bytes += text.length < PIECE ? text.length : bytesOf(text) - 4;
  }

  private reserves(text: string): boolean {
    const fits = text.length <= this.budget;
    this.isComplete &&= fits;
    if (fits) this.raiseSameBudget(this.bounds.budget - this.budget + text.length);
    return fits;
  }

  private element(element: Element): void {
    const { name, attribs } = element;
    if (name === "script") this.script(element);
    if (name === "link" && attribs.itemprop === undefined && !HEAD_LINK.test(attribs.rel ?? "")) return;
    if (name === "meta" && !this.keepsMeta(element)) return;
    if ((isUnseen(name) && name !== "head") || this.isUseless(element)) {
      // JSON data blocks are written even inside removed elements.
      for (const inner of iterateElements(element)) if (inner.name === "script") this.script(inner);
      return;
    }
    // Does not build the attributes when not even the tag name fits.
    if (!this.reserves(`<${name}>`)) return;
    const tag = `<${name}${this.attributes(element)}>`;
    if (!this.reserves(tag)) return;
    this.put(tag);
    if (VOID.has(name)) return;
    for (const child of element.children) this.write(child);
    this.parts.push(`</${name}>`);
    this.bytes += name.length + 3;
  }

  /** Writes JSON-LD blocks, and other JSON blocks that may hold a recipe. */
  private script(element: Element): void {
    const type = element.attribs.type ?? "";
    const data = getRawElementText(element);
    const isLd = /ld\+json/i.test(type);
    if (!isLd && !(/json/i.test(type) && mayHoldRecipe(data))) return;
    if (this.level > 1 && !/recipe/i.test(data)) return;
    if (!this.reserves(data)) return;
    this.put(`<script type="${isLd ? "application/ld+json" : "application/json"}">${data}</script>`);
  }

  private keepsMeta({ attribs }: Element): boolean {
    return attribs.itemprop !== undefined || HEAD_META.test(attribs.property ?? attribs.name ?? "");
  }

  private isUseless(element: Element): boolean {
    if (this.level === 0 || element.attribs.itemprop !== undefined) return false;
    if (element.name === "body" || element.name === "html" || element.name === "main") return false;
    if (LOW_VALUE_TAGS.has(element.name)) return true;
    const words = `${element.attribs.class ?? ""} ${element.attribs.id ?? ""}`.slice(0, 300);
    return words.length > 1 && LOW_VALUE_CLASSES.slice(0, this.level).some((pattern) => pattern.test(words));
  }

  private attributes(element: Element): string {
    const attributes: string[] = [];
    let length = 0;
    for (const [name, value] of Object.entries(element.attribs)) {
      // Escaping only lengthens a tag, so a tag that is too long unescaped never fits.
      if (length > this.budget) break;
      const isAddress =
        URL_ATTRIBUTES.has(name) && /^(?:https?:|[/.\w])/i.test(value) && !/^(?!https?:)\w+:/i.test(value);
      // The parser ignores link targets in the text, which make up much of a page.
      if (name === "href" && element.name === "a" && element.attribs.itemprop === undefined) continue;
      if (!isAddress && !ALLOWED_ATTRIBUTES.has(name) && !UNIT_ATTRIBUTE.test(name)) continue;
      const isTooLong = value.length > this.budget;
      length +=
        attributes[attributes.push(isTooLong ? value : formatAttribute(name, value)) - 1]?.length ?? 0;
    }
    if (isHidden(element) && element.attribs.hidden === undefined) attributes.push(" hidden");
    return attributes.join("");
  }
}

function writePage(nodes: readonly AnyNode[], bounds: Bounds) {
  const writer = new PageWriter(bounds);
  for (const node of nodes) writer.write(node);
  const { isComplete, isTooLong, minSameBudget } = writer;
  const page = isTooLong ? "" : writer.text();
  return { page, isComplete, fits: !isTooLong && bytesOf(page) <= bounds.maxBytes, isTooLong, minSameBudget };
}

/**
 * Returns a function that writes the page for storage: text, structure and data blocks, without scripts,
 * styles, inline pictures, comments and event handlers. Parsing the stored page gives the same draft. A page
 * longer than `maxBytes` (UTF-8) loses navigation, comments and similar lists first, then its end.
 */
export function createPageCleaner(html: Html): (maxBytes: number) => string {
  const nodes = asDocument(html).children;
  /** The largest budget that was too small, indexed by level. */
  const tooLong: number[] = [];
  return (maxBytes) => {
    for (const level of [0, 1]) {
      if (maxBytes <= (tooLong[level] ?? 0)) continue;
      const { page, isComplete, fits } = writePage(nodes, {
        level,
        budget: maxBytes,
        maxBytes,
        allOrNothing: true,
      });
      if (isComplete && fits) return page;
      tooLong[level] = maxBytes;
    }
    // Cuts the end of a page that is still too long, in steps of 30 %: a character may take three bytes, and
    // end tags are not counted in the budget.
    let minTooLong = Number.POSITIVE_INFINITY;
    for (let budget = maxBytes; budget > 200; budget = Math.floor(budget * 0.7)) {
      if (budget >= minTooLong) continue;
      const written = writePage(nodes, { level: 2, budget, maxBytes, allOrNothing: false });
      if (written.fits) return written.page;
      if (written.isTooLong) minTooLong = written.minSameBudget;
    }
    return START;
  };
}
