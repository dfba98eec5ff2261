import type { Document, Element } from "domhandler";
import { cleanTextToOneLine } from "../values/clean-text.ts";
import { toAbsoluteHttpUrlOrNull } from "../values/pictures.ts";
import { extractTextBelowNode, getRawElementText, iterateElements } from "./dom-text.ts";
import { asDocument, type Html } from "./parse-html.ts";

export type Page = {
  document: Document;
  /** All elements in document order. */
  elements: readonly Element[];
  /** The requested URL, or else the canonical one. */
  url: string | null;
  /** The URL against which relative URLs are resolved. */
  base: string | null;
  host: string | null;
  siteName: string | null;
  titleTag: string | null;
  /** The language that the html element or a meta element declares, unchecked. */
  language: string | null;
  headings: string[];
  meta: ReadonlyMap<string, string>;
  /** URLs of the pictures that meta tags name for sharing (og:image, twitter:image). */
  pictures: string[];
  jsonLd: string[];
  /** The contents of JSON scripts other than JSON-LD, and of attributes that hold JSON. */
  jsonState: string[];
};

const ignore = (): void => undefined;
const MAX_BLOCKS = 200;
const MIN_STATE_LENGTH = 300;

function hostOf(url: string | null): string | null {
  if (url === null) return null;
  return new URL(url).hostname.replace(/^www\d?\./, "") || null;
}

/** Metadata collected from the elements. The first value of each kind wins. */
type Metadata = Pick<Page, "pictures" | "headings" | "jsonLd" | "jsonState" | "titleTag" | "language"> & {
  meta: Map<string, string>;
  canonical: string | null;
  baseHref: string | null;
};

const SHARE_PICTURE = /^(?:og|twitter):image(?::src|:url|:secure_url)?$/;

const COLLECTORS: Readonly<Record<string, ((element: Element, said: Metadata) => void) | undefined>> = {
  html({ attribs }, said) {
    said.language ??= attribs.lang?.trim() || attribs["xml:lang"]?.trim() || null;
  },
  meta({ attribs }, { meta, pictures }) {
    const key = (attribs.property ?? attribs.name ?? "").toLowerCase();
    const { content } = attribs;
    if (content === undefined || key === "") return;
    if (SHARE_PICTURE.test(key) && pictures.length < 10) pictures.push(content);
    if (!meta.has(key)) meta.set(key, content.slice(0, 5000));
  },
  title(element, said) {
    said.titleTag ??= cleanTextToOneLine(getRawElementText(element), ignore) || null;
  },
  h1(element, { headings }) {
    if (headings.length < 5) headings.push(cleanTextToOneLine(extractTextBelowNode(element, 1000), ignore));
  },
  link({ attribs }, said) {
    if (/(?:^|\s)canonical(?:\s|$)/i.test(attribs.rel ?? "")) said.canonical ??= attribs.href ?? null;
  },
  base({ attribs }, said) {
    said.baseHref ??= attribs.href ?? null;
  },
  script(element, { jsonLd, jsonState }) {
    const type = element.attribs.type ?? "";
    if (!/json/i.test(type)) return;
    const target = /ld\+json/i.test(type) ? jsonLd : jsonState;
    if (target.length < MAX_BLOCKS) target.push(getRawElementText(element));
  },
};

/** Parses the HTML and collects its metadata; never throws. A null `url` is replaced by the page's canonical URL. */
export function createPageFromHtml(html: Html, url: string | null): Page {
  const document = asDocument(html);
  const elements = [...iterateElements(document)];
  const metadata: Metadata = {
    meta: new Map(),
    pictures: [],
    headings: [],
    jsonLd: [],
    jsonState: [],
    titleTag: null,
    language: null,
    canonical: null,
    baseHref: null,
  };
  for (const element of elements) {
    if (Object.hasOwn(COLLECTORS, element.name)) COLLECTORS[element.name]?.(element, metadata);
    for (const name in element.attribs) {
      const value = element.attribs[name] ?? "";
      if (value.length > MIN_STATE_LENGTH && value.startsWith("{") && metadata.jsonState.length < MAX_BLOCKS)
        metadata.jsonState.push(value);
    }
  }
  const { meta, headings, titleTag, language, canonical, baseHref } = metadata;
  const own =
    (url === null ? null : toAbsoluteHttpUrlOrNull(url, null)) ??
    toAbsoluteHttpUrlOrNull(canonical ?? "", null) ??
    toAbsoluteHttpUrlOrNull(meta.get("og:url") ?? "", null);
  return {
    document,
    elements,
    url: own,
    base: baseHref === null ? own : (toAbsoluteHttpUrlOrNull(baseHref, own) ?? own),
    host: hostOf(own),
    siteName: cleanTextToOneLine(meta.get("og:site_name") ?? "", ignore) || null,
    titleTag,
    language:
      language ?? meta.get("content-language") ?? meta.get("language") ?? meta.get("og:locale") ?? null,
    headings: headings.filter(Boolean),
    meta,
    pictures: metadata.pictures,
    jsonLd: metadata.jsonLd,
    jsonState: metadata.jsonState,
  };
}
