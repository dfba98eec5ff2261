import { readAsWritten } from "./as-written.ts";
import { assembleDraft } from "./assemble.ts";
import { type Candidate, readCandidate } from "./candidate.ts";
import { type Doubt, doubtsOf } from "./checks/agreement.ts";
import { findLeftOver } from "./checks/left-over.ts";
import { joinItems } from "./checks/line-shapes.ts";
import type { ImportDraft, PageReading } from "./draft.ts";
import { mergeCandidates } from "./merge.ts";
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

/** One recipe of a page, and what speaks against calling it complete. */
function draftOf(
  candidates: Candidate[],
  page: Page,
  rows: PageLine[],
  isMain = true,
): { draft: ImportDraft | null; doubts: Doubt[] } {
  const merged = mergeCandidates(candidates, page, rows, isMain);
  const shown = candidates.find(({ method }) => method === "page") ?? null;
  const doubts = doubtsOf(merged, shown, page, rows);
  const draft = assembleDraft(
    merged,
    page,
    candidates.map(({ method }) => method),
    doubts.length === 0,
  );
  if (draft === null) return { draft, doubts };
  draft.language = languageOf(page, merged, draft);
  draft.receipt.leftOver = findLeftOver(draft, shown, rows);
  // What reads like an ingredient beside the list and went nowhere may be one that was dropped.
  if (draft.receipt.leftOver.some(({ field }) => field === "ingredients")) {
    doubts.push("ingredients-left-over");
    draft.complete = false;
  }
  return { draft, doubts };
}

const readAll = (nodes: RecipeNode[], page: Page): Candidate[] =>
  nodes.map((node) => readAsWritten(node, page.base) ?? readCandidate(node, page.base));

/** Every source read, merged best first, and checked against what the page shows; with what the checks doubt. */
function readWithDoubts(html: Html, url: string | null): { reading: PageReading | null; doubts: Doubt[] } {
  const page = openPage(html, url);
  const rows = joinItems(readLines(page));
  const [jsonLd, microdata] = [readJsonLd(page), readMicrodata(page)];
  const nodes = [jsonLd[0], microdata[0], readHRecipe(page), readPageRecipe(rows)].filter(
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
