import { parseIngredientHeadingOrNull } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import type { ImportDraft } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import {
  createLineFeatureReader,
  extractFoldedWords,
  hasUnitOrCount,
  parseListHeadingOrNull,
  storeFactsFromLine,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { parseSourceLineOrNull, removeTagsAndEntities } from "./source-lines.ts";

const MAX_RECIPES = 10;
/** The most lines between the title of a recipe and its ingredients. */
const MAX_INTRO_LINES = 8;
/** Limits how many possible starts are parsed, so that a long text takes little longer than a short one. */
const MAX_TRIES = 40;
const MIN_INGREDIENTS = 2;
/** Shorter words of a title ("with", "and") occur in every method. */
const MIN_NAME_LETTERS = 4;

type Reader = (text: string) => ImportDraft | null;

/**
 * Parses each recipe of a text with several; empty for a text with one. A recipe must begin with its title
 * and have both lists, so that a section of a dish ("For the sauce") does not count.
 */
export function parseEachRecipeOfText(text: string, read: Reader): ImportDraft[] {
  const raw = removeTagsAndEntities(text).split("\n");
  const lines = raw.map((line) => parseSourceLineOrNull(line, false)?.text ?? "");
  const heads = lines.flatMap((line, index) =>
    parseListHeadingOrNull(line)?.kind === "ingredients" ? [index] : [],
  );
  const isNamed = heads.length > 1;
  const starts = (isNamed ? heads.slice(1) : findUnnamedRecipeStarts(lines, text)).slice(0, MAX_RECIPES);
  const drafts: ImportDraft[] = [];
  let from = 0;
  let tries = MAX_TRIES;
  for (const [index, found] of starts.entries()) {
    const first = isNamed ? Math.max(from + 2, found - MAX_INTRO_LINES) : found;
    for (let start = isNamed ? found - 1 : found; start >= first && tries > 0; start -= 1) {
      const title = lines[start] ?? "";
      if (!mayLineBeTitle(title)) continue;
      tries -= 1;
      const before = read(raw.slice(from, start).join("\n"));
      const after = read(raw.slice(start, starts[index + 1] ?? lines.length).join("\n"));
      if (!isCompleteDraft(before) || !isCompleteDraft(after) || !title.includes(after.title)) continue;
      if (!isNamed && areDraftsOfOneRecipe(before, after)) continue;
      drafts.push(before);
      from = start;
      break;
    }
  }
  if (from === 0) return [];
  const last = read(raw.slice(from).join("\n"));
  return last === null ? [] : [...drafts, last];
}

/**
 * Finds the starts of further recipes in a text without list names: a title after an empty line, below steps
 * and above an amount.
 */
function findUnnamedRecipeStarts(lines: readonly string[], text: string): number[] {
  const { of: signsFor } = createLineFeatureReader(text);
  let hasSteps = false;
  return lines.flatMap((line, index) => {
    const { openings, verbs, measure } = signsFor(line);
    hasSteps ||= openings + verbs > 0 && measure !== "unit";
    if (!hasSteps || lines[index - 1] !== "" || !mayLineBeTitle(line) || hasUnitOrCount(signsFor(line)))
      return [];
    const next = lines.slice(index + 1, index + MAX_INTRO_LINES).find((other) => mayLineBeListed(other));
    return next !== undefined && hasUnitOrCount(signsFor(next)) ? [index] : [];
  });
}

/** Whether a line may be an ingredient: it is not empty, no sentence and states no fact such as a time. */
const mayLineBeListed = (line: string): boolean =>
  line !== "" && !/[.!?]$/u.test(line) && !storeFactsFromLine({ sources: {} }, line, true);

/**
 * Whether two drafts belong to one dish: the first list begins with a section heading, or the steps of one
 * draft mention a title word of the other.
 */
function areDraftsOfOneRecipe(first: ImportDraft, second: ImportDraft): boolean {
  const names = (draft: ImportDraft) =>
    extractFoldedWords(draft.title).filter((word) => word.length >= MIN_NAME_LETTERS);
  const said = (draft: ImportDraft) =>
    new Set(
      draft.instructions.flatMap((step) => extractFoldedWords(typeof step === "string" ? step : step.text)),
    );
  const isNamedBy = (draft: ImportDraft, other: ImportDraft) =>
    names(draft).some((word) => said(other).has(word));
  return (
    first.ingredientSections.some((mark) => mark.at === 0) ||
    isNamedBy(second, first) ||
    isNamedBy(first, second)
  );
}

/** Whether a line is short, no sentence, and no name of a list or a section. */
const mayLineBeTitle = (line: string): boolean =>
  line.length >= 3 &&
  line.length <= 100 &&
  !/[.,;:：]$/u.test(line) &&
  /\p{L}{2}/u.test(line) &&
  parseListHeadingOrNull(line) === null &&
  parseIngredientHeadingOrNull(line) === null;

const isCompleteDraft = (draft: ImportDraft | null): draft is ImportDraft =>
  draft !== null &&
  draft.title !== "" &&
  draft.ingredients.length >= MIN_INGREDIENTS &&
  draft.instructions.length > 0;
