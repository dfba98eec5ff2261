import { type Element, isTag } from "domhandler";
import { getTotalTimeOrSum, type Reading, type Repair } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import type { Candidate } from "./candidate.ts";
import { correctIngredientsByPage } from "./checks/check-ingredients.ts";
import { correctStepsByPage } from "./checks/check-steps.ts";
import {
  hasLongerPart,
  markTimeIfContradicted,
  markYieldIfContradicted,
  type Times,
} from "./checks/compare-numbers.ts";
import type { Page } from "./tree/page.ts";
import { isInHeading, type PageLine } from "./tree/page-lines.ts";
import { cleanTextToOneLine, textKey } from "./values/clean-text.ts";
import { getLargestOfSrcsetOrNull, toAbsoluteHttpUrlOrNull } from "./values/pictures.ts";
import { findPageTitle, removeSiteNameFromTitle } from "./values/titles.ts";

function first<T>(
  candidates: Candidate[],
  pick: (candidate: Candidate) => Reading<T> | null,
): Reading<T> | null {
  for (const [index, candidate] of candidates.entries()) {
    const reading = pick(candidate);
    if (reading !== null)
      return index === 0 ? reading : { ...reading, repaired: [...reading.repaired, "filled"] };
  }
  return null;
}

function titleOf(candidates: Candidate[], page: Page, lines: PageLine[]): Reading<string> | null {
  const repaired = new Set<Repair>();
  const given = first(candidates, (candidate) => candidate.title);
  if (given !== null) {
    const value = removeSiteNameFromTitle(given.value, page, (repair) => repaired.add(repair));
    return { ...given, value, repaired: [...given.repaired, ...repaired] };
  }
  const texts = candidates.flatMap(({ ingredients, steps }) => [
    ...(ingredients?.value.lines ?? []),
    ...(steps?.value.lines ?? []).map(({ text }) => text),
  ]);
  const found = findPageTitle(page, headingsAbove(lines, texts), texts, (repair) => repaired.add(repair));
  return (
    found && {
      value: found.text,
      method: found.method,
      source: found.text.slice(0, 200),
      repaired: [...repaired],
    }
  );
}

/** Headings of the page above the first line of the recipe, in page order. */
function headingsAbove(lines: PageLine[], texts: readonly string[]): string[] {
  const keys = new Set(texts.map(textKey));
  const first = lines.findIndex(({ key }) => keys.has(key));
  return lines
    .slice(0, Math.max(0, first))
    .filter((line) => isInHeading(line) && !line.aside)
    .map(({ text }) => text);
}

/** Whether the file name is that of a logo, an icon, an avatar or a placeholder. */
const isSiteIcon = (url: string): boolean =>
  /^[^?#]*\/(?:[^/?#]*[-_.])?(?:logo|(?:fav)?icon|avatar|placeholder)(?:[-_.][^/]*)?$/i.test(url);

/** The pictures without logos and icons; null when no other picture remains. */
function withoutIcons(images: Reading<string[]> | null): Reading<string[]> | null {
  const own = images?.value.filter((url) => !isSiteIcon(url)) ?? [];
  return images === null || own.length === 0 ? null : { ...images, value: own };
}

const stemOf = (url: string): string => url.replace(/[?#].*$/, "").replace(/\.\w{3,4}$/, "");

/**
 * Adds the full-size picture that the page's meta tags name when the recipe names only a crop of it
 * ("soup-1920x1080.jpg").
 */
function addOriginalPicture(images: Reading<string[]> | null, page: Page): Reading<string[]> | null {
  const first = images?.value[0];
  if (images === null || first === undefined) return images;
  const original = page.pictures
    .map((raw) => toAbsoluteHttpUrlOrNull(raw, page.base))
    .find((url) => {
      const stem = stemOf(url ?? "");
      return (
        stem !== "" && stemOf(first).startsWith(stem) && /^-\d+x\d+/.test(stemOf(first).slice(stem.length))
      );
    });
  if (!original || images.value.includes(original)) return images;
  return { ...images, value: [original, ...images.value] };
}

function readMetaImage(page: Page): Reading<string[]> | null {
  for (const key of [
    "og:image:secure_url",
    "og:image",
    "og:image:url",
    "twitter:image",
    "twitter:image:src",
  ]) {
    const raw = page.meta.get(key);
    const url = raw === undefined || isSiteIcon(raw) ? null : toAbsoluteHttpUrlOrNull(raw, page.base);
    if (url !== null)
      return { value: [url], method: "meta", source: (raw ?? "").slice(0, 200), repaired: [] };
  }
  return null;
}

function findContentPictureOnPage(page: Page): Reading<string[]> | null {
  const url = firstPicture(page);
  return url === null ? null : { value: [url], method: "page", source: url.slice(0, 200), repaired: [] };
}

function readMetaDescription(page: Page): Reading<string> | null {
  const raw = page.meta.get("og:description") ?? page.meta.get("description") ?? "";
  const repaired = new Set<Repair>();
  const value = cleanTextToOneLine(raw, (repair) => repaired.add(repair));
  return value === ""
    ? null
    : { value, method: "meta", source: value.slice(0, 200), repaired: [...repaired] };
}

/**
 * Merges the sources field by field, best source first. For the main recipe, meta tags and pictures of the
 * page fill the gaps.
 */
export function mergeCandidates(
  candidates: Candidate[],
  page: Page,
  lines: PageLine[],
  isMain = true,
): Candidate {
  if (candidates[0]?.isVerbatim) return candidates[0];
  const pageCandidate = candidates.find((candidate) => candidate.method === "page") ?? null;
  const ingredients = first(candidates, (candidate) => candidate.ingredients);
  const steps = first(candidates, (candidate) => candidate.steps);
  const description =
    first(candidates, (candidate) => candidate.description) ?? (isMain ? readMetaDescription(page) : null);
  const isPageRight = pageCandidate?.total && !hasLongerPart(pageCandidate);
  const timed = isPageRight ? candidates.filter((candidate) => !hasLongerPart(candidate)) : candidates;
  const time = (pick: (candidate: Candidate) => Reading<number> | null): Reading<number> | null =>
    markTimeIfContradicted(first(timed, pick), pageCandidate && pick(pageCandidate), lines);
  const merged: Candidate = {
    method: candidates[0]?.method ?? "page",
    language: candidates.find((candidate) => candidate.language)?.language ?? null,
    title: titleOf(candidates, page, lines),
    description,
    ingredients: correctIngredientsByPage(
      ingredients,
      pageCandidate?.ingredients ?? null,
      (steps?.value.lines ?? []).map(({ text }) => text),
      lines,
    ),
    steps: correctStepsByPage(steps, pageCandidate?.steps ?? null, description?.value ?? null, lines),
    images:
      addOriginalPicture(
        first(candidates, (candidate) => withoutIcons(candidate.images)),
        page,
      ) ??
      (isMain ? (readMetaImage(page) ?? findContentPictureOnPage(page)) : null) ??
      first(candidates, (candidate) => candidate.images),
    cuisine: first(candidates, (candidate) => candidate.cuisine),
    yields: markYieldIfContradicted(
      first(candidates, (candidate) => candidate.yields),
      pageCandidate?.yields ?? null,
      lines,
    ),
    prep: time((candidate) => candidate.prep),
    cook: time((candidate) => candidate.cook),
    total: time((candidate) => candidate.total),
    difficulty: first(candidates, (candidate) => candidate.difficulty),
    tags: first(candidates, (candidate) => candidate.tags),
    notes: first(candidates, (candidate) => candidate.notes),
    calories: first(candidates, (candidate) => candidate.calories),
  };
  return withTimes(merged, pageCandidate);
}

/**
 * Removes a time that repeats another one: the page's only time read as a second kind, or a cooking time
 * equal to the total although the recipe has a preparation time.
 */
function withoutRepeats({ prep, cook, total }: Times, page: Candidate | null): Times {
  const isRepeat = (time: Reading<number> | null, other: Reading<number> | null): boolean =>
    time?.method === "page" && other !== null && other.method !== "page" && time.value === other.value;
  const isTotal =
    (prep?.value ?? 0) > 0 &&
    cook?.value === page?.total?.value &&
    cook?.value === total?.value &&
    [prep, cook, total].every((time) => time?.method === cook?.method);
  return {
    prep: isRepeat(prep, cook) && page?.cook === null ? null : prep,
    cook: (isTotal || isRepeat(cook, prep)) && (isTotal ? page?.cook : page?.prep) === null ? null : cook,
    total,
  };
}

/** Removes times of 0, which are empty fields. The sum of preparation and cooking replaces a missing total. */
function withTimes(merged: Candidate, page: Candidate | null): Candidate {
  const given = (time: Reading<number> | null) => (time?.value === 0 ? null : time);
  const { prep, cook } = withoutRepeats(merged, page);
  const total = given(getTotalTimeOrSum({ prep, cook, total: given(merged.total) }));
  return { ...merged, prep: given(prep), cook: given(cook), total };
}

const PICTURE = /\.(?:jpe?g|png|webp|avif)(?:$|[?#/])/i;
const ORNAMENT =
  /logo|icon|avatar|sprite|placeholder|spinner|pixel|badge|button|banner|gravatar|emoji|author|flag|blank|loading|signature|\/themes?\//i;

/** The largest file of an `img`, or of the `picture` around it; pages put placeholders into `src`. */
function sourceOf({ attribs, parent }: Element): string {
  const srcset = attribs["data-srcset"] ?? attribs["data-lazy-srcset"] ?? attribs.srcset ?? "";
  const lazy = attribs["data-src"] ?? attribs["data-lazy-src"] ?? attribs["data-original"];
  const source = getLargestOfSrcsetOrNull(srcset) ?? lazy ?? attribs.src ?? "";
  if (PICTURE.test(source) && !ORNAMENT.test(source)) return source;
  const siblings = parent !== null && isTag(parent) && parent.name === "picture" ? parent.children : [];
  const files = siblings.flatMap((node) =>
    isTag(node) && node.name === "source"
      ? (getLargestOfSrcsetOrNull(node.attribs.srcset ?? node.attribs["data-srcset"] ?? "") ?? [])
      : [],
  );
  return files[0] ?? source;
}

function isSmall({ attribs }: Element): boolean {
  const width = Number.parseInt(attribs.width ?? "", 10);
  return Number.isFinite(width) && width > 0 && width < 200;
}

/** The picture that a share button or a gallery names in its data attributes; null when there is none. */
function readSharedPicture({ attribs }: Element, base: string | null): string | null {
  const source = attribs["data-pin-media"] ?? attribs["data-image"] ?? "";
  return PICTURE.test(source) && !ORNAMENT.test(source) ? toAbsoluteHttpUrlOrNull(source, base) : null;
}

/**
 * The content picture whose alternative text has the main heading, or else the first one after that heading, or else
 * before it, or else the picture of a share button.
 */
function firstPicture(page: Page): string | null {
  let before: string | null = null;
  let after: string | null = null;
  const title = textKey(page.headings[0] ?? "");
  let shared: string | null = null;
  let seenHeading = false;
  for (const element of page.elements) {
    if (element.name === "h1") seenHeading = true;
    shared ??= readSharedPicture(element, page.base);
    if (element.name !== "img" || isSmall(element)) continue;
    const source = sourceOf(element);
    const words = `${source} ${element.attribs.class ?? ""} ${element.attribs.alt ?? ""}`.slice(0, 500);
    if (!PICTURE.test(source) || ORNAMENT.test(words)) continue;
    const url = toAbsoluteHttpUrlOrNull(source, page.base);
    if (url === null) continue;
    if (title !== "" && textKey(element.attribs.alt ?? "").includes(title)) return url;
    if (seenHeading) after ??= url;
    else before ??= url;
  }
  return after ?? before ?? shared;
}
