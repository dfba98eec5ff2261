import { toScalarText } from "./clean-text.ts";

const MAX_URL = 2000;

/** Resolves a URL against `base`. Null unless the result is an absolute http or https URL. */
export function toAbsoluteHttpUrlOrNull(raw: string, base: string | null): string | null {
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
  const number = Number.parseInt(toScalarText(value), 10);
  return Number.isFinite(number) ? number : 0;
}

function collect(value: unknown, byId: ReadonlyMap<string, unknown>, found: Found[], depth: number): void {
  if (depth > 6 || found.length > 100) return;
  if (typeof value === "string") found.push({ url: value, width: 0 });
  else if (Array.isArray(value)) for (const item of value) collect(item, byId, found, depth + 1);
  else if (value !== null && typeof value === "object") {
    const node = value as Record<string, unknown>;
    const address =
      node.url ?? node.contentUrl ?? node["@value"] ?? node["@list"] ?? node.src ?? node.thumbnailUrl;
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

/**
 * The URL with the largest descriptor of a `srcset`; null for an empty one. A URL may contain commas, so only white
 * space separates it from its descriptor.
 */
export function getLargestOfSrcsetOrNull(srcset: string): string | null {
  let largest = { url: "", size: -1 };
  let url = "";
  const add = (descriptor: string) => {
    const size = Number.parseFloat(descriptor) || 0;
    if (url !== "" && size > largest.size) largest = { url, size };
  };
  for (const token of srcset.trim().split(/\s+/)) {
    if (url === "" && !token.endsWith(",")) {
      url = token;
      continue;
    }
    const [descriptor = "", ...next] = url === "" ? [""] : token.split(",");
    if (url === "") url = token.slice(0, -1);
    add(descriptor);
    url = next.join(",");
  }
  add("");
  return largest.url === "" ? null : largest.url;
}

/** The absolute URLs in a schema.org image value of any shape, the widest picture first. */
export function parseSchemaImageUrls(
  value: unknown,
  byId: ReadonlyMap<string, unknown>,
  base: string | null,
): string[] {
  const found: Found[] = [];
  collect(value, byId, found, 0);
  const urls = found
    .sort((a, b) => b.width - a.width)
    .flatMap(({ url }) => toAbsoluteHttpUrlOrNull(url, base) ?? [])
    .filter((url) => !/\/#[^/]*$/.test(url));
  return [...new Set(urls)];
}
