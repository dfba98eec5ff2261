import { faultOf, type ImportDraft, type OnFault } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { readLines } from "#server/engines/recipe-lines/recipe-lines.ts";
import { draftOfFindings } from "./draft-of-findings.ts";
import { prepareLines } from "./prepare-lines.ts";

export { readSourceLine } from "./source-lines.ts";

/** A text is read up to here; what stands after it is dropped. */
export const MAX_TEXT_LENGTH = 20_000;

/**
 * What a text says, in the shape of a page's draft; nothing of it names a source or a picture. Never complete: a text is
 * one witness, and nothing can be checked against it.
 */
export type TextReading = { draft: ImportDraft };

/**
 * Reads the recipe of a text that someone pasted (a mail, a chat, notes, a copied page, a table) or that was recognised
 * on a photo. Null when it holds neither ingredients nor steps. Never throws; time is linear to the text. `onFault`
 * hears of what broke the reading, with the lines of the text.
 */
export function readText(text: string, onFault?: OnFault): TextReading | null {
  try {
    const draft = readWithinLimit(text.slice(0, MAX_TEXT_LENGTH));
    return draft === null ? null : { draft };
  } catch (error) {
    // The last net for input nobody thought of: a text that cannot be read holds no recipe.
    onFault?.({ ...faultOf(error), lines: text.split("\n").length });
    return null;
  }
}

/** Reads a text, at most 20,000 characters of it. May throw where an engine below does. */
function readWithinLimit(text: string): ImportDraft | null {
  const { pieces, signs, subject } = prepareLines(text);
  const findings = readLines(pieces, signs, subject);
  return findings === null ? null : draftOfFindings(findings, signs.language);
}
