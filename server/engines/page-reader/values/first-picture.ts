import type { Element } from "domhandler";
import type { Page } from "../tree/page.ts";
import { absoluteUrl } from "./pictures.ts";

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
