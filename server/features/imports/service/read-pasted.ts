import type { ImportDraft, OnFault } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { readRecipeFromPageOrNull } from "#server/engines/recipe-page/recipe-page.ts";
import {
  parseAllRecipesOfTextOrNull,
  proposeRecipeFromTextOrNull,
} from "#server/engines/recipe-text/recipe-text.ts";
import { MAX_TEXT_CHARS } from "../policy.ts";
import { parseExportedCsvRecipes } from "./own-csv.ts";
import { parseExportedJsonRecipes } from "./own-json.ts";
import { parseExportedMarkdownRecipes } from "./own-markdown.ts";
import { createDraftFromExportedRecipeOrNull, getHttpUrlOrNull } from "./own-recipe.ts";

/** The main recipe and the further recipes of a pasted text. */
export type Pasted = { draft: ImportDraft; others: ImportDraft[] };

type Options = { mayPropose: boolean; onFault?: OnFault | undefined };

/**
 * Parses a pasted text: a Larder export, recipe data or plain text. Returns null without a recipe; with
 * `mayPropose`, the lines of plain text are then proposed as ingredients and steps.
 */
export function parsePastedTextOrNull(pasted: string, { mayPropose, onFault }: Options): Pasted | null {
  const text = pasted.replace(/^\uFEFF/, "").trim();
  // Plain text beyond the limit is not parsed, because the parser would read only its beginning.
  const words = text.length <= MAX_TEXT_CHARS ? text : "";
  const found =
    parseLarderExportOrNull(text) ??
    parsePastedJsonOrNull(text, onFault) ??
    parseAllRecipesOfTextOrNull(words, onFault);
  if (found === null) {
    const draft = mayPropose && words !== "" ? proposeRecipeFromTextOrNull(words, onFault) : null;
    return draft && { draft, others: [] };
  }
  const asText = (draft: ImportDraft): ImportDraft => ({ ...draft, sourceSite: "text" });
  return { draft: asText(found.draft), others: found.others.map(asText) };
}

/** Parses a Larder export; null for other text. */
function parseLarderExportOrNull(text: string): Pasted | null {
  const [draft, ...others] = [
    ...parseExportedJsonRecipes(parseJsonOrNull(text)),
    ...parseExportedCsvRecipes(text),
    ...parseExportedMarkdownRecipes(text),
  ].flatMap((recipe) => createDraftFromExportedRecipeOrNull(recipe) ?? []);
  return draft === undefined ? null : { draft, others };
}

function parseJsonOrNull(text: string): unknown {
  try {
    return /^[[{]/.test(text) ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** Parses pasted JSON like the JSON in the scripts of a page. */
function parsePastedJsonOrNull(text: string, onFault: OnFault | undefined): Pasted | null {
  if (!/^[[{]/.test(text)) return null;
  const json = text.replaceAll("<", "\\u003c");
  const scripts = ["application/ld+json", "application/json"].map(
    (type) => `<script type="${type}">${json}</script>`,
  );
  const page = readRecipeFromPageOrNull(scripts.join(""), null, onFault);
  if (page === null) return null;
  const { others, ...draft } = page;
  const value = parseJsonOrNull(text);
  // For a Larder export, saving detects the language from the lines, as it did when the recipe was first
  // saved.
  const isOwn = text.includes('"encodingFormat":"text/plain"');
  const located = (read: ImportDraft): ImportDraft => ({
    ...read,
    sourceUrl: findRecipeUrlInJsonOrNull(value, read.title),
    language: isOwn ? null : read.language,
  });
  return { draft: located(draft), others: others.map(located) };
}

const MAX_DEPTH = 20;

/** The web address of the recipe with this title in the data: its `isBasedOn`, else its `url`. */
function findRecipeUrlInJsonOrNull(value: unknown, title: string, depth = 0): string | null {
  if (value === null || typeof value !== "object" || depth > MAX_DEPTH) return null;
  const { name, isBasedOn, url } = value as Record<string, unknown>;
  if (typeof name === "string" && name.trim() === title)
    return (
      [isBasedOn, url]
        .map((found) => getHttpUrlOrNull(typeof found === "string" ? found : null))
        .find(Boolean) ?? null
    );
  for (const part of Object.values(value)) {
    const found = findRecipeUrlInJsonOrNull(part, title, depth + 1);
    if (found !== null) return found;
  }
  return null;
}
