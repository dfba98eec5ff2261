import { wordKey } from "#server/engines/languages/languages.ts";
import type { Method } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import type { Page } from "../tree/page.ts";
import { cleanLine, type Note, textKey } from "./clean-text.ts";

export type Title = { text: string; method: Method };

const SEPARATOR = / (?:[|–—·•»:]|-|::|\/\/) | \| ?|: /;

/** The host without its last parts: "site" of site.co.uk. */
const hostKey = ({ host }: Page): string =>
  textKey((host ?? "").replace(/(?<=^|[^a-z.])([a-z]*)\.[a-z.]+$/, "$1"));

/** "| Chicken Recipes": the part of the site that the page stands in. */
const OF_MANY =
  /^(?:[\p{L}-]+ ){0,3}(?:recipes|rezepte|recettes|recetas|ricette|recepten|receitas|przepisy|opskrifter|oppskrifter)$/iu;

/** A title without the part of the site that the page stands in. */
function withoutShelf(title: string, note: Note): string {
  const at = title.lastIndexOf(" | ");
  if (at < 1 || !OF_MANY.test(title.slice(at + 3))) return title;
  note("site-name");
  return title.slice(0, at);
}

/** A title without the name of the site and words that every page of it carries. */
function withoutSite(title: string, page: Page, note: Note): string {
  const parts = title.split(SEPARATOR);
  if (parts.length < 2) return title;
  const site = textKey(page.siteName ?? "");
  const host = hostKey(page);
  const heading = page.headings.find((text) => title.startsWith(text));
  if (heading !== undefined && heading.length < title.length) {
    note("site-name");
    return heading;
  }
  const isSite = (part: string): boolean => {
    const key = textKey(part);
    return (
      key !== "" && (key === site || key === host || (host.length > 3 && key.includes(host)) || host === key)
    );
  };
  const last = parts.at(-1) ?? "";
  const first = parts[0] ?? "";
  if (isSite(last)) {
    note("site-name");
    return title.slice(0, title.length - last.length).replace(/(?<![\s|–—·•»:/-])[\s|–—·•»:/-]+$/u, "");
  }
  if (isSite(first)) {
    note("site-name");
    return title.slice(first.length).replace(/^[\s|–—·•»:/-]+/u, "");
  }
  return title;
}

const RECIPE_TAIL =
  /(?<!\s)\s+[-–—]\s*(?:recipes?|recepte?n?|rezepte?|recetas?|ricett[ae]|recettes?|receitas?|przepis|opskrift|oppskrift|resepti)$/iu;

/** A recipe's given name without "– Recipe" or the site's name behind a heading that the page shows alone. */
export function plainTitle(title: string, page: Page, note: Note): string {
  const bare = title.replace(RECIPE_TAIL, "");
  const site = textKey(page.siteName ?? "");
  const host = hostKey(page);
  const namesSite = (tail: string): boolean => {
    const key = textKey(tail);
    return (site.length > 3 && key.includes(site)) || (host.length > 3 && key.includes(host));
  };
  const heading = page.headings.find(
    (text) => text.length >= 4 && bare.startsWith(text) && namesSite(bare.slice(text.length)),
  );
  const plain = heading ?? bare;
  if (plain !== title) note("site-name");
  return plain === "" ? title : plain;
}

/**
 * The page's one heading, where the head calls the same thing by half of its words: searchers are told another name. A
 * heading that says the name in the head and more says it worse.
 */
function loneHeading(page: Page, head: string): string | undefined {
  const [heading, more] = page.headings;
  if (heading === undefined || more !== undefined || heading.length > 200) return undefined;
  const host = hostKey(page);
  if (host.length > 3 && textKey(heading).includes(host)) return undefined;
  const [key, told] = [wordKey(heading), wordKey(head)];
  const words = key.split(" ");
  const known = new Set(told.split(" "));
  if (words.length < 2 || (told !== "" && key.includes(told))) return undefined;
  return words.filter((word) => known.has(word)).length >= words.length / 2 ? heading : undefined;
}

/** The page's heading, og:title or title element, whichever says what this page alone is about. */
export function titleOfPage(page: Page, note: Note): Title | null {
  const og = cleanLine(page.meta.get("og:title") ?? "", note);
  const tag = page.titleTag ?? "";
  const site = textKey(page.siteName ?? "");
  const known = textKey(`${og} ${tag}`);
  const whole = textKey(withoutSite(og === "" ? tag : og, page, () => undefined));
  // A heading that is only the end of the page's title is the second half of it.
  const fits = (key: string): boolean =>
    known === "" ||
    whole.startsWith(key) ||
    (whole.length >= 4 && key.includes(whole)) ||
    (known.includes(key) && key.length >= whole.length * 0.6);
  const heading =
    page.headings.find((text) => {
      const key = textKey(text);
      return key !== "" && key !== site && text.length <= 200 && fits(key);
    }) ??
    loneHeading(
      page,
      withoutSite(og === "" ? tag : og, page, () => undefined),
    );
  if (heading !== undefined) return { text: withoutShelf(heading, note), method: "page" };
  if (og !== "") return { text: withoutShelf(withoutSite(og, page, note), note), method: "meta" };
  if (tag !== "") return { text: withoutShelf(withoutSite(tag, page, note), note), method: "html-title" };
  const any = page.headings[0];
  return any === undefined ? null : { text: any, method: "page" };
}
