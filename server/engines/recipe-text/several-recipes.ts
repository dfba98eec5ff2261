import { parseIngredientHeadingOrNull } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import type { ImportDraft } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import {
  addFactsFromLine,
  createLineFeatureReader,
  isMeasured,
  parseListHeading,
  wordsOf,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { parseSourceLineOrNull, removeTagsAndEntities } from "./source-lines.ts";

const MAX_RECIPES = 10;
/** Lines between the title of a recipe and its list. */
const MAX_INTRO_LINES = 8;
/** Readings of parts of a text, so that a long text takes little longer. */
const MAX_TRIES = 40;
const MIN_INGREDIENTS = 2;
/** Shorter words of a title ("with", "and") are in every method. */
const MIN_NAME_LETTERS = 4;

type Reader = (text: string) => ImportDraft | null;

/**
 * The recipes of a text; empty for a text with one. A part counts if it begins with its title and has both lists, so
 * that parts of one dish ("For the sauce") stay together.
 */
export function parseEachRecipeOfText(text: string, read: Reader): ImportDraft[] {
  const raw = removeTagsAndEntities(text).split("\n");
  const lines = raw.map((line) => parseSourceLineOrNull(line, false)?.text ?? "");
  const heads = lines.flatMap((line, index) =>
    parseListHeading(line)?.kind === "ingredients" ? [index] : [],
  );
  const isNamed = heads.length > 1;
  const starts = (isNamed ? heads.slice(1) : unnamedStarts(lines, text)).slice(0, MAX_RECIPES);
  const drafts: ImportDraft[] = [];
  let from = 0;
  let tries = MAX_TRIES;
  for (const [index, found] of starts.entries()) {
    const first = isNamed ? Math.max(from + 2, found - MAX_INTRO_LINES) : found;
    for (let start = isNamed ? found - 1 : found; start >= first && tries > 0; start -= 1) {
      const title = lines[start] ?? "";
      if (!mayBeTitle(title)) continue;
      tries -= 1;
      const before = read(raw.slice(from, start).join("\n"));
      const after = read(raw.slice(start, starts[index + 1] ?? lines.length).join("\n"));
      if (!isComplete(before) || !isComplete(after) || !title.includes(after.title)) continue;
      if (!isNamed && arePartsOfOne(before, after)) continue;
      drafts.push(before);
      from = start;
      break;
    }
  }
  if (from === 0) return [];
  const last = read(raw.slice(from).join("\n"));
  return last === null ? [] : [...drafts, last];
}

/** Titles below a gap, after a method and above an amount, in a text that does not name its lists. */
function unnamedStarts(lines: readonly string[], text: string): number[] {
  const { of: signsFor } = createLineFeatureReader(text);
  let hasSteps = false;
  return lines.flatMap((line, index) => {
    const { openings, verbs, measure } = signsFor(line);
    hasSteps ||= openings + verbs > 0 && measure !== "unit";
    if (!hasSteps || lines[index - 1] !== "" || !mayBeTitle(line) || isMeasured(signsFor(line))) return [];
    const next = lines.slice(index + 1, index + MAX_INTRO_LINES).find((other) => mayBeListed(other));
    return next !== undefined && isMeasured(signsFor(next)) ? [index] : [];
  });
}

/** Neither empty nor a fact or a sentence between a title and its list. */
const mayBeListed = (line: string): boolean =>
  line !== "" && !/[.!?]$/u.test(line) && !addFactsFromLine({ sources: {} }, line, true);

/** Whether a text is one dish: its first list is named as a part, or a method names the other title. */
function arePartsOfOne(first: ImportDraft, second: ImportDraft): boolean {
  const names = (draft: ImportDraft) =>
    wordsOf(draft.title).filter((word) => word.length >= MIN_NAME_LETTERS);
  const said = (draft: ImportDraft) =>
    new Set(draft.instructions.flatMap((step) => wordsOf(typeof step === "string" ? step : step.text)));
  const isNamedBy = (draft: ImportDraft, other: ImportDraft) =>
    names(draft).some((word) => said(other).has(word));
  return (
    first.ingredientSections.some((mark) => mark.at === 0) ||
    isNamedBy(second, first) ||
    isNamedBy(first, second)
  );
}

/** A short line that is neither a sentence nor the name of a list or a part. */
const mayBeTitle = (line: string): boolean =>
  line.length >= 3 &&
  line.length <= 100 &&
  !/[.,;:：]$/u.test(line) &&
  /\p{L}{2}/u.test(line) &&
  parseListHeading(line) === null &&
  parseIngredientHeadingOrNull(line) === null;

const isComplete = (draft: ImportDraft | null): draft is ImportDraft =>
  draft !== null &&
  draft.title !== "" &&
  draft.ingredients.length >= MIN_INGREDIENTS &&
  draft.instructions.length > 0;
