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
import { createDraftFromExportedRecipeOrNull, webAddress } from "./own-recipe.ts";

/** The recipes of a pasted text: recipe data, an export of Larder, or words. */
export type Pasted = { draft: ImportDraft; others: ImportDraft[] };

type Options = { mayPropose: boolean; onFault?: OnFault | undefined };

/**
 * Reads a pasted text in the form that it has. Null without a recipe; with `mayPropose` its lines are then proposed as
 * ingredients and steps.
 */
export function parsePastedTextOrNull(pasted: string, { mayPropose, onFault }: Options): Pasted | null {
  const text = pasted.replace(/^\uFEFF/, "").trim();
  // A longer text would be read in part.
  const words = text.length <= MAX_TEXT_CHARS ? text : "";
  const found = readOwn(text) ?? readData(text, onFault) ?? parseAllRecipesOfTextOrNull(words, onFault);
  if (found === null) {
    const draft = mayPropose && words !== "" ? proposeRecipeFromTextOrNull(words, onFault) : null;
    return draft && { draft, others: [] };
  }
  const asText = (draft: ImportDraft): ImportDraft => ({ ...draft, sourceSite: "text" });
  return { draft: asText(found.draft), others: found.others.map(asText) };
}

/** The recipes of one of Larder's own exports. */
function readOwn(text: string): Pasted | null {
  const [draft, ...others] = [
    ...parseExportedJsonRecipes(jsonOf(text)),
    ...parseExportedCsvRecipes(text),
    ...parseExportedMarkdownRecipes(text),
  ].flatMap((recipe) => createDraftFromExportedRecipeOrNull(recipe) ?? []);
  return draft === undefined ? null : { draft, others };
}

function jsonOf(text: string): unknown {
  try {
    return /^[[{]/.test(text) ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** The recipes of JSON on its own, read like that of a page's scripts. */
function readData(text: string, onFault: OnFault | undefined): Pasted | null {
  if (!/^[[{]/.test(text)) return null;
  const json = text.replaceAll("<", "\\u003c");
  const scripts = ["application/ld+json", "application/json"].map(
    (type) => `<script type="${type}">${json}</script>`,
  );
  const page = readRecipeFromPageOrNull(scripts.join(""), null, onFault);
  if (page === null) return null;
  const { others, ...draft } = page;
  const value = jsonOf(text);
  // The lines of an export are read as when they were first saved.
  const isOwn = text.includes('"encodingFormat":"text/plain"');
  const located = (read: ImportDraft): ImportDraft => ({
    ...read,
    sourceUrl: addressIn(value, read.title),
    language: isOwn ? null : read.language,
  });
  return { draft: located(draft), others: others.map(located) };
}

const MAX_DEPTH = 20;

/** The web address that recipe data of a title names: of its source, else its own. */
function addressIn(value: unknown, title: string, depth = 0): string | null {
  if (value === null || typeof value !== "object" || depth > MAX_DEPTH) return null;
  const { name, isBasedOn, url } = value as Record<string, unknown>;
  if (typeof name === "string" && name.trim() === title)
    return (
      [isBasedOn, url].map((found) => webAddress(typeof found === "string" ? found : null)).find(Boolean) ??
      null
    );
  for (const part of Object.values(value)) {
    const found = addressIn(part, title, depth + 1);
    if (found !== null) return found;
  }
  return null;
}
