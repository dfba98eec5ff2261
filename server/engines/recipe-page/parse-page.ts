import { guessLanguage, SCRIPT_LANGUAGES } from "#server/engines/languages/languages.ts";
import {
  type BoundRecipe,
  boundRecipe,
  type ImportDraft,
  type Method,
  makeDraft,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { readAsWritten } from "./as-written.ts";
import { type Candidate, readCandidate } from "./candidate.ts";
import { type Doubt, doubtsOf } from "./checks/agreement.ts";
import { joinItems } from "./checks/join-items.ts";
import { findLeftOver } from "./checks/unused-lines.ts";
import { mergeCandidates } from "./merge.ts";
import { readHRecipe } from "./sources/h-recipe.ts";
import { readJsonLd } from "./sources/json-ld.ts";
import { readMicrodata } from "./sources/microdata.ts";
import { readPageRecipe } from "./sources/page-recipe.ts";
import type { RecipeNode } from "./sources/recipe-node.ts";
import { openPage, type Page } from "./tree/page.ts";
import { type PageLine, readLines } from "./tree/page-lines.ts";
import type { Html } from "./tree/parse-html.ts";
import { scalarText, textKey } from "./values/clean-text.ts";

/**
 * Whether there is anything to make a draft of: ingredients or steps; both, where only the plain page speaks, for many a
 * page has a list of something.
 */
const isRecipe = ({ ingredients, steps }: Candidate, sources: readonly Method[]): boolean =>
  sources.every((method) => method === "page")
    ? ingredients !== null && steps !== null
    : ingredients !== null || steps !== null;

/** One recipe of a page, and what speaks against calling it complete. A title that nobody gave is empty, for the review to ask. */
function draftOf(
  candidates: Candidate[],
  page: Page,
  rows: PageLine[],
  isMain = true,
): { draft: ImportDraft | null; doubts: Doubt[] } {
  const merged = mergeCandidates(candidates, page, rows, isMain);
  const shown = candidates.find(({ method }) => method === "page") ?? null;
  const doubts = doubtsOf(merged, shown, page, rows);
  const sources = candidates.map(({ method }) => method);
  if (!isRecipe(merged, sources)) return { draft: null, doubts };
  const bound = boundRecipe(merged);
  const leftOver = findLeftOver(bound, shown, rows);
  const draft = makeDraft(merged, bound, {
    sourceUrl: page.url,
    sourceSite: page.host ?? page.siteName ?? "page",
    language: languageOf(page, merged, bound),
    sources,
    leftOver,
    isAgreed: doubts.length === 0,
  });
  if (leftOver.some(({ field }) => field === "ingredients")) doubts.push("ingredients-left-over");
  return { draft, doubts };
}

const readAll = (nodes: RecipeNode[], page: Page): Candidate[] =>
  nodes.map((node) => readAsWritten(node, page.base) ?? readCandidate(node, page.base));

/** Every source read, merged best first, and checked against what the page shows; with what the checks doubt. */
function readWithDoubts(html: Html, url: string | null): { reading: PageReading | null; doubts: Doubt[] } {
  const page = openPage(html, url);
  const rows = joinItems(readLines(page));
  const [jsonLd, microdata] = [readJsonLd(page), readMicrodata(page)];
  const marked = [jsonLd[0], microdata[0], readHRecipe(page)];
  const nodes = [...marked, readPageRecipe(rows, !marked.some(Boolean))].filter(
    (node) => node !== null && node !== undefined,
  );
  const { draft, doubts } = draftOf(readAll(nodes, page), page, rows);
  if (draft === null) return { reading: null, doubts };
  const others = otherNodes(draft.title, jsonLd.slice(1), microdata.slice(1))
    .map((node) => draftOf(readAll([node], page), page, rows, false).draft)
    .filter((other) => other !== null);
  return { reading: { ...draft, others }, doubts };
}

/** The recipe of a page and its others; null where it holds none. */
export const readWhole = (html: Html, url: string | null): PageReading | null =>
  readWithDoubts(html, url).reading;

const MOST = 9;

const isFull = ({ values }: RecipeNode): boolean =>
  values.name !== undefined &&
  values.recipeIngredient !== undefined &&
  values.recipeInstructions !== undefined;

/** The further recipes of a page: whole ones with names of their own, each once, as the first source has them. */
function otherNodes(title: string, ...sources: RecipeNode[][]): RecipeNode[] {
  const names = new Set([textKey(title), ""]);
  const others: RecipeNode[] = [];
  for (const node of sources.flat()) {
    const name = textKey(scalarText(node.values.name));
    if (others.length >= MOST || names.has(name) || !isFull(node)) continue;
    names.add(name);
    others.push(node);
  }
  return others;
}

/** So many words of a method are small ones. */
const SHARE = 0.08;

/** A BCP 47 tag in its usual spelling ("pt_br" is "pt-BR"); null for what is none. */
function tagOf(raw: string | null): string | null {
  if (raw === null || raw.length > 35) return null;
  try {
    return Intl.getCanonicalLocales(raw.trim().replace(/_/g, "-"))[0] ?? null;
  } catch {
    return null;
  }
}

/** The recipe's language: as its markup or the page declares it where its words do not plainly say another, else by them. */
function languageOf(page: Page, merged: Candidate, { steps, ingredients }: BoundRecipe): string | null {
  const guessed = guessLanguage(
    [...steps.map(({ text }) => text), ...ingredients].join(" ").slice(0, 20_000),
    SHARE,
  );
  const declared = tagOf(merged.language ?? null) ?? tagOf(page.language);
  if (declared === null) return guessed;
  const differs = guessed !== null && guessed !== declared.split("-")[0];
  // A theme's default ("en") often stays on pages of another language; words alone do not separate close relatives.
  const related = /^(?:nb|nn|no|da|sv|cs|sk|hr|sr|bs|sl|uk|bg|mk|fa|ur|yue|gl|ca)\b/.test(declared);
  return differs && !related && (declared.startsWith("en") || SCRIPT_LANGUAGES.has(guessed))
    ? guessed
    : declared;
}

/** What a page holds: its main recipe, and the others where it holds several (at most 9, as they stand on the page). */
export type PageReading = ImportDraft & { others: ImportDraft[] };
