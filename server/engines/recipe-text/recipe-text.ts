import {
  type ImportDraft,
  type OnFault,
  toErrorNameAndStack,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { findRecipeInLinesOrNull } from "#server/engines/recipe-lines/recipe-lines.ts";
import { parseCooklangRecipeOrNull } from "./cooklang.ts";
import { createDraftFromFindingsOrNull } from "./draft-of-findings.ts";
import { preparePiecesOfText } from "./prepare-lines.ts";
import { createProposedDraft } from "./proposals.ts";
import { parseEachRecipeOfText } from "./several-recipes.ts";
import { addUnusedSentencesToDraft } from "./unused-lines.ts";

export { parseSourceLineOrNull } from "./source-lines.ts";

/** The longest text that is read; the rest is dropped. */
export const MAX_TEXT_LENGTH = 20_000;

/**
 * A recipe from a text, in the shape of a page's draft, without source and pictures. Never complete, as a
 * text cannot be checked against anything.
 */
export type TextReading = { draft: ImportDraft };

/**
 * Reads the recipe of a pasted text (a mail, a chat, notes, a copied page, a table) or of the text of a
 * photo. Null if it has neither ingredients nor steps. Never throws; linear in the text. `onFault` receives
 * caught errors, with the number of lines.
 */
export function parseRecipeTextOrNull(text: string, onFault?: OnFault): TextReading | null {
  return caught(text, onFault, (start) => {
    const draft = readOne(start);
    return draft && { draft };
  });
}

/** Reads all recipes of a text, also one in Cooklang; otherwise like `parseRecipeTextOrNull`. */
export function parseAllRecipesOfTextOrNull(
  text: string,
  onFault?: OnFault,
): (TextReading & { others: ImportDraft[] }) | null {
  return caught(text, onFault, (start) => {
    const [first, ...others] = parseEachRecipeOfText(start, readOne);
    const draft = first ?? parseCooklangRecipeOrNull(start) ?? readOne(start);
    return draft && { draft, others };
  });
}

/**
 * The lines of a text without a recognised recipe as likely ingredients and steps, the others as left over; no source
 * is named. Null if the text could not be read. Never throws.
 */
export function proposeRecipeFromTextOrNull(text: string, onFault?: OnFault): ImportDraft | null {
  return caught(text, onFault, (start) => {
    const { pieces, signs, subject, said } = preparePiecesOfText(start);
    const findings = findRecipeInLinesOrNull(pieces, signs, subject, true);
    return findings && addUnusedSentencesToDraft(said, createProposedDraft(findings, signs), signs.of);
  });
}

/** The result for the start of a text; null after an error. */
function caught<T>(text: string, onFault: OnFault | undefined, read: (start: string) => T | null): T | null {
  try {
    return read(text.slice(0, MAX_TEXT_LENGTH));
  } catch (error) {
    // Last resort for unforeseen input: a text that cannot be read holds no recipe.
    onFault?.({ ...toErrorNameAndStack(error), lines: text.split("\n").length });
    return null;
  }
}

/** Reads a text with one recipe. May throw. */
function readOne(text: string): ImportDraft | null {
  const { pieces, signs, subject, said } = preparePiecesOfText(text);
  const findings = findRecipeInLinesOrNull(pieces, signs, subject);
  const draft = findings && createDraftFromFindingsOrNull(findings, signs.language);
  return draft && addUnusedSentencesToDraft(said, draft, signs.of);
}
