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

/** The most characters that are parsed. The rest of a longer text is dropped. */
export const MAX_TEXT_LENGTH = 20_000;

/**
 * The draft of a text has no source URL and no pictures. It is always doubted, because nothing can confirm a
 * text.
 */
export type TextReading = { draft: ImportDraft };

/**
 * Parses the recipe in a pasted text (a mail, a chat, notes, a copied page, a table) or in the text of a
 * photo, in linear time. Null if it has neither ingredients nor steps. Never throws: `onFault` receives
 * unexpected errors with the number of lines.
 */
export function parseRecipeTextOrNull(text: string, onFault?: OnFault): TextReading | null {
  return parseStartAndReportFault(text, onFault, (start) => {
    const draft = parseSingleRecipeOrNull(start);
    return draft && { draft };
  });
}

/**
 * Parses all recipes of a text, which may also be in Cooklang. Null and `onFault` as in
 * `parseRecipeTextOrNull`.
 */
export function parseAllRecipesOfTextOrNull(
  text: string,
  onFault?: OnFault,
): (TextReading & { others: ImportDraft[] }) | null {
  return parseStartAndReportFault(text, onFault, (start) => {
    const [first, ...others] = parseEachRecipeOfText(start, parseSingleRecipeOrNull);
    const draft = first ?? parseCooklangRecipeOrNull(start) ?? parseSingleRecipeOrNull(start);
    return draft && { draft, others };
  });
}

/**
 * Proposes a draft for a text without a recognised recipe: likely ingredients and steps, all other lines as
 * left over. Null after an unexpected error. Never throws.
 */
export function proposeRecipeFromTextOrNull(text: string, onFault?: OnFault): ImportDraft | null {
  return parseStartAndReportFault(text, onFault, (start) => {
    const { pieces, signs, subject, said } = preparePiecesOfText(start);
    const findings = findRecipeInLinesOrNull(pieces, signs, subject, true);
    return findings && addUnusedSentencesToDraft(said, createProposedDraft(findings, signs), signs.of);
  });
}

/**
 * Calls `read` with at most MAX_TEXT_LENGTH characters of the text. Reports an error to `onFault` and returns
 * null.
 */
function parseStartAndReportFault<T>(
  text: string,
  onFault: OnFault | undefined,
  read: (start: string) => T | null,
): T | null {
  try {
    return read(text.slice(0, MAX_TEXT_LENGTH));
  } catch (error) {
    // After an unexpected error the text counts as one without a recipe.
    onFault?.({ ...toErrorNameAndStack(error), lines: text.split("\n").length });
    return null;
  }
}

/** Parses a text that holds one recipe; null if there is none. May throw. */
function parseSingleRecipeOrNull(text: string): ImportDraft | null {
  const { pieces, signs, subject, said } = preparePiecesOfText(text);
  const findings = findRecipeInLinesOrNull(pieces, signs, subject);
  const draft = findings && createDraftFromFindingsOrNull(findings, signs.language);
  return draft && addUnusedSentencesToDraft(said, draft, signs.of);
}
