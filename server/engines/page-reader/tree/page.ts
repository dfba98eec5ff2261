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

/** Reads a page; never throws. */
export function openPage(html: Html, url: string | null): Page {
  const document = asDocument(html);
  const meta = new Map<string, string>();
  const pictures: string[] = [];
  const headings: string[] = [];
  const jsonLd: string[] = [];
  const jsonState: string[] = [];
  let titleTag: string | null = null;
  let language: string | null = null;
  let canonical: string | null = null;
  let baseHref: string | null = null;
  const elements = [...elementsOf(document)];
  for (const element of elements) {
    const { name, attribs } = element;
    if (name === "html") language ??= attribs.lang?.trim() || attribs["xml:lang"]?.trim() || null;
    if (name === "meta") {
      const key = (attribs.property ?? attribs.name ?? "").toLowerCase();
      const content = attribs.content;
      if (
        content !== undefined &&
        /^(?:og|twitter):image(?::src|:url|:secure_url)?$/.test(key) &&
        pictures.length < 10
      )
        pictures.push(content);
      if (key !== "" && content !== undefined && !meta.has(key)) meta.set(key, content.slice(0, 5000));
    } else if (name === "title") titleTag ??= cleanLine(rawText(element), ignore) || null;
    else if (name === "h1" && headings.length < 5) headings.push(cleanLine(textBelow(element, 1000), ignore));
    else if (name === "link" && /(?:^|\s)canonical(?:\s|$)/i.test(attribs.rel ?? ""))
      canonical ??= attribs.href ?? null;
    else if (name === "base") baseHref ??= attribs.href ?? null;
    else if (name === "script" && /json/i.test(attribs.type ?? "")) {
      const target = /ld\+json/i.test(attribs.type ?? "") ? jsonLd : jsonState;
      if (target.length < MAX_BLOCKS) target.push(rawText(element));
    }
  }
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
    pictures,
    jsonLd,
    jsonState,
  };
}
