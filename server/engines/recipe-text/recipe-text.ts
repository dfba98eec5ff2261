import { faultOf, type ImportDraft, type OnFault } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { readLines } from "#server/engines/recipe-lines/recipe-lines.ts";
import { draftOfFindings } from "./draft-of-findings.ts";
import { prepareLines } from "./prepare-lines.ts";

export { readSourceLine } from "./source-lines.ts";

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
export function readText(text: string, onFault?: OnFault): TextReading | null {
  try {
    const draft = readWithinLimit(text.slice(0, MAX_TEXT_LENGTH));
    return draft === null ? null : { draft };
  } catch (error) {
    // Last resort for unforeseen input: a text that cannot be read holds no recipe.
    onFault?.({ ...faultOf(error), lines: text.split("\n").length });
    return null;
  }
}

/** Reads at most 20,000 characters of a text. May throw. */
function readWithinLimit(text: string): ImportDraft | null {
  const { pieces, signs, subject } = prepareLines(text);
  const findings = readLines(pieces, signs, subject);
  return findings === null ? null : draftOfFindings(findings, signs.language);
}
