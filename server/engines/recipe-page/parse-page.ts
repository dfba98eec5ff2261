import { guessTextLanguageOrNull, SCRIPT_LANGUAGES } from "#server/engines/languages/languages.ts";
import {
  type BoundRecipe,
  createImportDraft,
  type ImportDraft,
  type Method,
  truncateRecipeToLimits,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { readLarderJsonLdOrNull } from "./as-written.ts";
import { type Candidate, createCandidateFromNode } from "./candidate.ts";
import { findDraftDoubts } from "./checks/agreement.ts";
import { joinLinesOfListItems } from "./checks/join-items.ts";
import { findUnusedLines } from "./checks/unused-lines.ts";
import { mergeCandidates } from "./merge.ts";
import { findHRecipeOrNull } from "./sources/h-recipe.ts";
import { findJsonLdRecipes } from "./sources/json-ld.ts";
import { readRecipeFromMetaTags } from "./sources/meta-recipe.ts";
import { findMicrodataRecipes } from "./sources/microdata.ts";
import { readRecipeFromVisibleLines } from "./sources/page-recipe.ts";
import type { RecipeNode } from "./sources/recipe-node.ts";
import { createPageFromHtml, type Page } from "./tree/page.ts";
import { extractVisibleLines, type PageLine } from "./tree/page-lines.ts";
import type { Html } from "./tree/parse-html.ts";
import { textKey, toScalarText } from "./values/clean-text.ts";

/** A draft needs ingredients or steps. It needs both when the visible page is the only source. */
const isRecipe = ({ ingredients, steps }: Candidate, sources: readonly Method[]): boolean =>
  sources.every((method) => method === "page")
    ? ingredients !== null && steps !== null
    : ingredients !== null || steps !== null;

/** Merges the candidates of one recipe to a draft. The title is empty when the page has none. */
function draftOf(candidates: Candidate[], page: Page, rows: PageLine[], isMain = true): ImportDraft | null {
  const merged = mergeCandidates(candidates, page, rows, isMain);
  const pageCandidate = candidates.find(({ method }) => method === "page") ?? null;
  const sources = candidates.map(({ method }) => method);
  if (!isRecipe(merged, sources)) return null;
  const bound = truncateRecipeToLimits(merged);
  const leftOver = findUnusedLines(bound, pageCandidate, rows);
  return createImportDraft(merged, bound, {
    sourceUrl: page.url,
    sourceSite: page.host ?? page.siteName ?? "page",
    language: languageOf(page, merged, bound),
    sources,
    leftOver,
    doubts: findDraftDoubts(merged, pageCandidate, page, rows),
  });
}

const readAll = (nodes: RecipeNode[], page: Page): Candidate[] =>
  nodes.map((node) => readLarderJsonLdOrNull(node, page.base) ?? createCandidateFromNode(node, page.base));

/** Parses the main recipe of a page, merged from all sources, and the page's other recipes. Null when there is none. */
export function parsePage(html: Html, url: string | null): PageReading | null {
  const page = createPageFromHtml(html, url);
  const rows = joinLinesOfListItems(extractVisibleLines(page));
  const [jsonLd, microdata] = [findJsonLdRecipes(page), findMicrodataRecipes(page)];
  const marked = [jsonLd[0], microdata[0], findHRecipeOrNull(page)];
  const nodes = [...marked, readRecipeFromVisibleLines(rows, !marked.some(Boolean))].filter(
    (node) => node !== null && node !== undefined,
  );
  const draft = draftOf(readAll(nodes, page), page, rows);
  if (draft === null) {
    const described = readRecipeFromMetaTags(page);
    return described && { ...described, others: [] };
  }
  const others = otherNodes(draft.title, jsonLd.slice(1), microdata.slice(1))
    .map((node) => draftOf(readAll([node], page), page, rows, false))
    .filter((other) => other !== null);
  return { ...draft, others };
}

const MAX_OTHERS = 9;

const isComplete = ({ values }: RecipeNode): boolean =>
  values.name !== undefined &&
  values.recipeIngredient !== undefined &&
  values.recipeInstructions !== undefined;

/** Other complete recipes of the page, one for each name. */
function otherNodes(title: string, ...sources: RecipeNode[][]): RecipeNode[] {
  const names = new Set([textKey(title), ""]);
  const others: RecipeNode[] = [];
  for (const node of sources.flat()) {
    const name = textKey(toScalarText(node.values.name));
    if (others.length >= MAX_OTHERS || names.has(name) || !isComplete(node)) continue;
    names.add(name);
    others.push(node);
  }
  return others;
}

/** A text is in a language when at least this share of its words are stop words of it. */
const MIN_STOPWORD_SHARE = 0.08;

/** A BCP 47 tag in canonical spelling ("pt_br" becomes "pt-BR"); null when it is invalid. */
function canonicalTag(raw: string | null): string | null {
  if (raw === null || raw.length > 35) return null;
  try {
    return Intl.getCanonicalLocales(raw.trim().replace(/_/g, "-"))[0] ?? null;
  } catch {
    return null;
  }
}

/** The declared language of the recipe, unless its words clearly belong to another one. */
function languageOf(page: Page, merged: Candidate, { steps, ingredients }: BoundRecipe): string | null {
  const guessed = guessTextLanguageOrNull(
    [...steps.map(({ text }) => text), ...ingredients].join(" ").slice(0, 20_000),
    MIN_STOPWORD_SHARE,
  );
  const declared = canonicalTag(merged.language ?? null) ?? canonicalTag(page.language);
  if (declared === null) return guessed;
  const differs = guessed !== null && guessed !== declared.split("-")[0];
  // A declared "en" is often the default of the site's theme. The listed languages have relatives that a
  // guess by words confuses with them.
  const related = /^(?:nb|nn|no|da|sv|cs|sk|hr|sr|bs|sl|uk|bg|mk|fa|ur|yue|gl|ca)\b/.test(declared);
  return differs && !related && (declared.startsWith("en") || SCRIPT_LANGUAGES.has(guessed))
    ? guessed
    : declared;
}

/** The main recipe of a page, and at most MAX_OTHERS others in page order. */
export type PageReading = ImportDraft & { others: ImportDraft[] };
