import {
  boundRecipe,
  type ImportDraft,
  type Method,
  makeDraft,
} from "#server/engines/recipe-draft/recipe-draft.ts";
import { readAsWritten } from "./as-written.ts";
import { type Candidate, readCandidate } from "./candidate.ts";
import { type Doubt, doubtsOf } from "./checks/agreement.ts";
import { joinItems } from "./checks/join-items.ts";
import { findLeftOver } from "./checks/left-over.ts";
import { mergeCandidates } from "./merge.ts";
import type { PageReading } from "./page-reading.ts";
import { readHRecipe } from "./sources/h-recipe.ts";
import { readJsonLd } from "./sources/json-ld.ts";
import { readMicrodata } from "./sources/microdata.ts";
import { otherNodes } from "./sources/other-recipes.ts";
import { readPageRecipe } from "./sources/page-recipe.ts";
import type { RecipeNode } from "./sources/recipe-node.ts";
import { openPage, type Page } from "./tree/page.ts";
import { type PageLine, readLines } from "./tree/page-lines.ts";
import type { Html } from "./tree/parse-html.ts";
import { languageOf } from "./values/language.ts";

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
