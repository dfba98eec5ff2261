import type { Document, Element } from "domhandler";
import { cleanLine } from "../values/clean-text.ts";
import { absoluteUrl } from "../values/pictures.ts";
import { elementsOf, rawText, textBelow } from "./dom-text.ts";
import { asDocument, type Html } from "./parse-html.ts";

/** A parsed page with what its head says about itself. */
export type Page = {
  document: Document;
  /** In document order. */
  elements: readonly Element[];
  /** The address that was asked for, else what the page names as its own. */
  url: string | null;
  /** What relative addresses are resolved against. */
  base: string | null;
  host: string | null;
  siteName: string | null;
  titleTag: string | null;
  /** What the root element, a meta or og:locale calls the language, unchecked. */
  language: string | null;
  headings: string[];
  meta: ReadonlyMap<string, string>;
  /** Every picture that the head names for sharing. */
  pictures: string[];
  jsonLd: string[];
  /** Other JSON blocks: the state that scripts of the page start from. */
  jsonState: string[];
};

const ignore = (): void => undefined;
const MAX_BLOCKS = 200;

function hostOf(url: string | null): string | null {
  if (url === null) return null;
  return new URL(url).hostname.replace(/^www\d?\./, "") || null;
}

/** What the elements of a page say about it, the first of each kind. */
type Said = Pick<Page, "pictures" | "headings" | "jsonLd" | "jsonState" | "titleTag" | "language"> & {
  meta: Map<string, string>;
  canonical: string | null;
  baseHref: string | null;
};

const PICTURE_FOR_SHARING = /^(?:og|twitter):image(?::src|:url|:secure_url)?$/;

const TELLERS: Readonly<Record<string, ((element: Element, said: Said) => void) | undefined>> = {
  html({ attribs }, said) {
    said.language ??= attribs.lang?.trim() || attribs["xml:lang"]?.trim() || null;
  },
  meta({ attribs }, { meta, pictures }) {
    const key = (attribs.property ?? attribs.name ?? "").toLowerCase();
    const { content } = attribs;
    if (content === undefined || key === "") return;
    if (PICTURE_FOR_SHARING.test(key) && pictures.length < 10) pictures.push(content);
    if (!meta.has(key)) meta.set(key, content.slice(0, 5000));
  },
  title(element, said) {
    said.titleTag ??= cleanLine(rawText(element), ignore) || null;
  },
  h1(element, { headings }) {
    if (headings.length < 5) headings.push(cleanLine(textBelow(element, 1000), ignore));
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
    if (target.length < MAX_BLOCKS) target.push(rawText(element));
  },
};

/** Reads a page; never throws. */
export function openPage(html: Html, url: string | null): Page {
  const document = asDocument(html);
  const elements = [...elementsOf(document)];
  const said: Said = {
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
  for (const element of elements)
    if (Object.hasOwn(TELLERS, element.name)) TELLERS[element.name]?.(element, said);
  const { meta, headings, titleTag, language, canonical, baseHref } = said;
  const own =
    (url === null ? null : absoluteUrl(url, null)) ??
    absoluteUrl(canonical ?? "", null) ??
    absoluteUrl(meta.get("og:url") ?? "", null);
  return {
    document,
    elements,
    url: own,
    base: baseHref === null ? own : (absoluteUrl(baseHref, own) ?? own),
    host: hostOf(own),
    siteName: cleanLine(meta.get("og:site_name") ?? "", ignore) || null,
    titleTag,
    language:
      language ?? meta.get("content-language") ?? meta.get("language") ?? meta.get("og:locale") ?? null,
    headings: headings.filter(Boolean),
    meta,
    pictures: said.pictures,
    jsonLd: said.jsonLd,
    jsonState: said.jsonState,
  };
}
