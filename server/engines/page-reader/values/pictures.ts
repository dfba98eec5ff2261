import type { Element } from "domhandler";
import type { Page } from "../tree/page.ts";
import { scalarText } from "./clean-text.ts";

const MAX_URL = 2000;

/** An absolute http(s) address, or null. */
export function absoluteUrl(raw: string, base: string | null): string | null {
  const text = raw.trim().replace(/&amp;/g, "&");
  if (text === "" || text.length > MAX_URL) return null;
  try {
    const url = base === null ? new URL(text.startsWith("//") ? `https:${text}` : text) : new URL(text, base);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch {
    return null;
  }
}

type Found = { url: string; width: number };

function widthOf(node: Record<string, unknown>): number {
  const width = node.width;
  const value =
    width !== null && typeof width === "object" ? (width as Record<string, unknown>).value : width;
  const number = Number.parseInt(scalarText(value), 10);
  return Number.isFinite(number) ? number : 0;
}

function collect(value: unknown, byId: ReadonlyMap<string, unknown>, found: Found[], depth: number): void {
  if (depth > 6 || found.length > 100) return;
  if (typeof value === "string") found.push({ url: value, width: 0 });
  else if (Array.isArray(value)) for (const item of value) collect(item, byId, found, depth + 1);
  else if (value !== null && typeof value === "object") {
    const node = value as Record<string, unknown>;
    const address = node.url ?? node.contentUrl ?? node["@value"] ?? node.src ?? node.thumbnailUrl;
    const width = widthOf(node);
    if (typeof address === "string") found.push({ url: address, width });
    else if (address !== undefined) collect(address, byId, found, depth + 1);
    else if (typeof node["@id"] === "string") {
      const target = byId.get(node["@id"]);
      if (target !== undefined && target !== value) collect(target, byId, found, depth + 1);
      else if (/\.(?:jpe?g|png|webp|gif|avif)(?:\?|$)/i.test(node["@id"]))
        found.push({ url: node["@id"], width });
    }
  }
}

/** Absolute addresses of a schema.org image in any shape, the widest first where widths are given. */
export function readImages(
  value: unknown,
  byId: ReadonlyMap<string, unknown>,
  base: string | null,
): string[] {
  const found: Found[] = [];
  collect(value, byId, found, 0);
  const urls = found
    .sort((a, b) => b.width - a.width)
    .flatMap(({ url }) => absoluteUrl(url, base) ?? [])
    .filter((url) => !/\/#[^/]*$/.test(url));
  return [...new Set(urls)];
}

const PICTURE = /\.(?:jpe?g|png|webp|avif)(?:$|[?#/])/i;
const ORNAMENT =
  /logo|icon|avatar|sprite|placeholder|spinner|pixel|badge|button|banner|gravatar|emoji|author|flag|blank|loading|signature|\/themes?\//i;

function sourceOf({ attribs }: Element): string {
  const lazy = attribs["data-src"] ?? attribs["data-lazy-src"] ?? attribs["data-original"];
  const src = attribs.src ?? "";
  return (src === "" || src.startsWith("data:") ? lazy : src) ?? "";
}

function isSmall({ attribs }: Element): boolean {
  const width = Number.parseInt(attribs.width ?? "", 10);
  return Number.isFinite(width) && width > 0 && width < 200;
}

/** The picture that a button to share the page names. */
function sharedBy({ attribs }: Element, base: string | null): string | null {
  const source = attribs["data-pin-media"] ?? attribs["data-image"] ?? "";
  return PICTURE.test(source) && !ORNAMENT.test(source) ? absoluteUrl(source, base) : null;
}

/** The first picture of the page's content that is no ornament: after the main heading where there is one. */
export function firstPicture(page: Page): string | null {
  let before: string | null = null;
  let shared: string | null = null;
  let seenHeading = false;
  for (const element of page.elements) {
    if (element.name === "h1") seenHeading = true;
    shared ??= sharedBy(element, page.base);
    if (element.name !== "img" || isSmall(element)) continue;
    const source = sourceOf(element);
    const words = `${source} ${element.attribs.class ?? ""} ${element.attribs.alt ?? ""}`.slice(0, 500);
    if (!PICTURE.test(source) || ORNAMENT.test(words)) continue;
    const url = absoluteUrl(source, page.base);
    if (url === null) continue;
    if (seenHeading) return url;
    before ??= url;
  }
  return before ?? shared;
}
