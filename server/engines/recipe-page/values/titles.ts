import { createWordKey, isHeadingOfNonListSection } from "#server/engines/languages/languages.ts";
import type { Method } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { isIngredientListName, isStepListName } from "../sources/list-names.ts";
import type { Page } from "../tree/page.ts";
import { cleanTextToOneLine, type Note, textKey } from "./clean-text.ts";

export type Title = { text: string; method: Method };

const SEPARATOR = / (?:[|–—·•»:]|-|::|\/\/) | \| ?|: /;

/** The text key of the host without its suffix: "site" for site.co.uk. */
const hostKey = ({ host }: Page): string =>
  textKey((host ?? "").replace(/(?<=^|[^a-z.])([a-z]*)\.[a-z.]+$/, "$1"));

/** Matches a category of the site at the end of a title: "Chicken Recipes" in "Soup | Chicken Recipes". */
const CATEGORY =
  /^(?:[\p{L}-]+ ){0,3}(?:recipes|rezepte|recettes|recetas|ricette|recepten|receitas|przepisy|opskrifter|oppskrifter)$/iu;

function removeCategory(title: string, note: Note): string {
  const index = title.lastIndexOf(" | ");
  if (index < 1 || !CATEGORY.test(title.slice(index + 3))) return title;
  note("site-name");
  return title.slice(0, index);
}

function removeSiteName(title: string, page: Page, note: Note): string {
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
  const first = parts[0] ?? "";
  // A slogan may follow the site's name: "Soup - Site | Cook better".
  const named = parts.findIndex((part, index) => index > 0 && isSite(part));
  if (named > 0) {
    note("site-name");
    const end = parts
      .slice(1, named)
      .reduce((from, part) => title.indexOf(part, from) + part.length, first.length);
    return title.slice(0, end);
  }
  if (isSite(first)) {
    note("site-name");
    return title.slice(first.length).replace(/^[\s|–—·•»:/-]+/u, "");
  }
  return title;
}

const RECIPE =
  "(?:recipes?|recepte?n?|rezepte?|recetas?|ricett[ae]|recettes?|receitas?|przepis|opskrift|oppskrift|resepti)$";
const RECIPE_TAIL = new RegExp(`(?<!\\s)\\s+[-–—]\\s*${RECIPE}`, "iu");
const RECIPE_END = new RegExp(` ${RECIPE}`, "iu");

/** Removes "– Recipe", a category, and the site's name after a heading of the page from a title. */
export function removeSiteNameFromTitle(title: string, page: Page, note: Note): string {
  const bare = removeCategory(title.replace(RECIPE_TAIL, ""), note);
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
 * The page's only h1 heading, if the title in the head shares half of its words: that title is often longer,
 * for search engines. Undefined if the heading contains the complete title.
 */
function findOnlyHeading(page: Page, head: string): string | undefined {
  const [heading, more] = page.headings;
  if (heading === undefined || more !== undefined || heading.length > 200) return undefined;
  const host = hostKey(page);
  if (host.length > 3 && textKey(heading).includes(host)) return undefined;
  const [key, headWords] = [createWordKey(heading), createWordKey(head)];
  const words = key.split(" ");
  const known = new Set(headWords.split(" "));
  if (words.length < 2 || (headWords !== "" && key.includes(headWords))) return undefined;
  return words.filter((word) => known.has(word)).length >= words.length / 2 ? heading : undefined;
}

/** The number of words of a title that occur in the recipe. */
function countMentions(title: string, texts: string): number {
  const words = createWordKey(title).split(" ");
  return words.filter(
    (word) => (word.length > 3 || /\p{Script=Han}/u.test(word)) && texts.includes(word.slice(0, 6)),
  ).length;
}

const isListName = (heading: string): boolean => isIngredientListName(heading) || isStepListName(heading);
const MAX_NAME_WORDS = 3;

/**
 * Finds a heading that names the recipe better than the document's title, for example when that names only
 * the site.
 */
function findBetterHeading(
  page: Page,
  title: string,
  headings: readonly string[],
  lines: readonly string[],
): string | undefined {
  const texts = createWordKey(lines.join(" ").slice(0, 20_000));
  const key = textKey(title);
  const isSite = key === textKey(page.siteName ?? "") || key === hostKey(page);
  const own = [...page.headings, ...(isSite ? headings : [])].filter(
    (text) =>
      text.length <= 120 && textKey(text) !== key && !isListName(text) && !isHeadingOfNonListSection(text),
  );
  const [best] = own
    .map((text) => ({ text, mentions: countMentions(text, texts) }))
    .sort((a, b) => b.mentions - a.mentions);
  if (best === undefined || (!isSite && countMentions(title, texts) > 0)) return undefined;
  if (isSite || best.mentions > 0) return best.text;
  const isShort = title.split(SEPARATOR).length === 1 && title.split(" ").length <= MAX_NAME_WORDS;
  return isShort && page.headings.length === 1 && own[0] === page.headings[0] ? own[0] : undefined;
}

/**
 * Selects the title from the page's heading, og:title or title element, whichever is most specific.
 * `headings` precede the recipe, `lines` are the lines of the recipe.
 */
export function findPageTitle(
  page: Page,
  headings: readonly string[],
  lines: readonly string[],
  note: Note,
): Title | null {
  const found = findNamedTitle(page, note);
  if (found !== null && found.method === "page" && textKey(found.text) !== textKey(page.siteName ?? ""))
    return found;
  const better = findBetterHeading(page, found?.text ?? "", headings, lines);
  return better === undefined ? found : { text: better, method: "page" };
}

function findNamedTitle(page: Page, note: Note): Title | null {
  const og = cleanTextToOneLine(page.meta.get("og:title") ?? "", note);
  const tag = page.titleTag ?? "";
  const site = textKey(page.siteName ?? "");
  const known = textKey(`${og} ${tag}`);
  const titleKey = textKey(
    removeSiteName(og === "" ? tag : og, page, () => undefined).replace(RECIPE_END, ""),
  );
  // A heading fits if it is the beginning of the title or contains it. A shorter end of the title does not fit.
  const fits = (key: string): boolean =>
    known === "" ||
    titleKey.startsWith(key) ||
    (titleKey.length >= 4 && key.includes(titleKey)) ||
    (known.includes(key) && key.length >= titleKey.length * 0.6);
  const heading =
    page.headings.find((text) => {
      const key = textKey(text);
      return key !== "" && key !== site && text.length <= 200 && fits(key);
    }) ??
    findOnlyHeading(
      page,
      removeSiteName(og === "" ? tag : og, page, () => undefined),
    );
  if (heading !== undefined) return { text: removeCategory(heading, note), method: "page" };
  if (og !== "") return { text: removeCategory(removeSiteName(og, page, note), note), method: "meta" };
  if (tag !== "")
    return { text: removeCategory(removeSiteName(tag, page, note), note), method: "html-title" };
  const any = page.headings[0];
  return any === undefined ? null : { text: any, method: "page" };
}
