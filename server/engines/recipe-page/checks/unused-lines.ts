import { isHeadingOfNonListSection } from "#server/engines/languages/languages.ts";
import type { BoundRecipe, LeftOver } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";
import type { Candidate } from "../candidate.ts";
import { isIngredientListName, isStepListName, isStepNumber } from "../sources/list-names.ts";
import { isInHeading, LEVEL, type PageLine } from "../tree/page-lines.ts";
import { textKey } from "../values/clean-text.ts";
import { isYieldLine } from "../values/ingredients.ts";
import { stepPieces } from "../values/steps.ts";
import { createSameIngredientTest } from "./duplicate-lists.ts";
import { isPrice, looksLikeMeasuredIngredient, looksLikeStep, startsWithNumber } from "./line-shapes.ts";
import { getCachedSortedWordsKey, locateTextsInPageLines } from "./locate.ts";
import { toSortedWordsKey } from "./loose-key.ts";

const MAX_LINES_AFTER = 3;
/** Matches lines that have a number and are no ingredient: energy, nutrients, times, shops, counters. */
const NOT_FOOD =
  /k(?:cal|j)\b|calor|kalor|nutri|nähr|fat\b|carb|protein|eiwei|fiber|cholest|sodium|minut|\bmins?\b|\bhrs?\b|\bstunde|rating|review|vote|comment|servings?\b|portion|personen|\bshare|\bprint|©|copyright|https?:|www\.|€|\bdays? ago|%/i;
const NOT_STEP =
  /affiliat|nutri|\b(?:photo|foto|credit|copyright|©|newsletter|subscribe|abonnier|comment|kommentar|rating|rate this|pin it|instagram|facebook|pinterest|affiliate|cookies?\b.{0,20}(?:policy|accept)|read more|lees ook|sponsor|nutrition|calories|https?:|www\.|follow|click|klick|share|tag (?:us|me|@)|did you make|let me know|let us know|recipe card|print)\b/i;

type Span = { from: number; end: number };

const spanOf = (lineIndexes: readonly number[]): Span | null => {
  const found = lineIndexes.filter((index) => index >= 0);
  const from = found[0];
  return from === undefined ? null : { from, end: (found.at(-1) ?? from) + 1 };
};

/** The texts of the draft as keys, for testing whether a page line is in it. */
class DraftTexts {
  private readonly all: string;
  private readonly ingredients: string[];
  private readonly looseKeys: ReadonlySet<string>;
  private readonly isNamed: (line: string) => boolean;

  constructor(draft: BoundRecipe) {
    this.ingredients = draft.ingredients;
    this.looseKeys = new Set(draft.ingredients.map(toSortedWordsKey));
    this.isNamed = createSameIngredientTest(draft.ingredients);
    const headings = [...draft.ingredientSections, ...draft.instructionSections].map(
      ({ heading }) => heading,
    );
    const texts = [
      ...draft.ingredients,
      ...draft.steps.map(({ text }) => text),
      ...headings,
      draft.title,
      draft.description ?? "",
      draft.yieldText ?? "",
      draft.cuisine ?? "",
    ];
    this.all = texts.map(textKey).join("\n");
  }

  /** Whether the draft has this ingredient, possibly in another measure. */
  hasIngredient(line: PageLine): boolean {
    return (
      this.hasKey(line.key) ||
      this.ingredients.some((text) => isOf(text, line.key)) ||
      this.looseKeys.has(getCachedSortedWordsKey(line)) ||
      this.isNamed(line.text)
    );
  }

  hasStep(line: PageLine): boolean {
    return stepPieces(line.text.replace(/^\d{1,2} ?[.):–-]* ?/, "")).some((piece) => this.hasKey(piece));
  }

  private hasKey(key: string): boolean {
    return key.length > 1 && this.all.includes(key);
  }
}

const isOf = (text: string, key: string): boolean => {
  const own = textKey(text);
  return own.length >= 5 && key.includes(own);
};

function isUnusedIngredient(line: PageLine): boolean {
  const { text } = line;
  return (
    !line.aside &&
    !isInHeading(line) &&
    text.length <= 160 &&
    /\p{L}{2}/u.test(text) &&
    looksLikeMeasuredIngredient(text) &&
    (startsWithNumber(text) || line.hint === "ingredients") &&
    !isPrice(text) &&
    !isYieldLine(text) &&
    !isStepNumber(text) &&
    !NOT_FOOD.test(text)
  );
}

function isUnusedStep(line: PageLine): boolean {
  const { text } = line;
  return (
    !line.aside &&
    !isInHeading(line) &&
    looksLikeStep(text) &&
    !looksLikeMeasuredIngredient(text) &&
    /[.!]\)?$/.test(text) &&
    !NOT_STEP.test(text)
  );
}

const isOtherPart = (line: PageLine): boolean =>
  line.level !== LEVEL.plain &&
  (isHeadingOfNonListSection(line.text) || isIngredientListName(line.text) || isStepListName(line.text));

/** The lines of a list and at most MAX_LINES_AFTER lines below it, up to the next section of the page. */
function linesAround(rows: PageLine[], span: Span): PageLine[] {
  const after = rows.slice(span.end, span.end + MAX_LINES_AFTER);
  const stop = after.findIndex(isOtherPart);
  return [...rows.slice(span.from, span.end), ...(stop < 0 ? after : after.slice(0, stop))];
}

/** The range of lines that shows the steps; null if fewer than half of the steps are found. */
function findStepSpan(steps: readonly string[], rows: PageLine[], from: number): Span | null {
  let next = from;
  const lineIndexes = steps.map((text) => {
    const pieces = stepPieces(text).filter((piece) => piece.length >= 12);
    const hit = rows
      .slice(next, next + 60)
      .findIndex((row) => pieces.some((piece) => row.key.includes(piece)));
    if (hit >= 0) next += hit;
    return hit < 0 ? -1 : next;
  });
  const found = lineIndexes.filter((index) => index >= 0).length;
  return found >= steps.length / 2 ? spanOf(lineIndexes) : null;
}

/**
 * Finds visible lines that the draft lacks and a cook may need: lines with an amount near the ingredients,
 * and sentences among the steps.
 */
export function findUnusedLines(
  draft: BoundRecipe,
  pageCandidate: Candidate | null,
  rows: PageLine[],
): LeftOver[] {
  const known = new DraftTexts(draft);
  const left = new Map<string, LeftOver>();
  const add = (line: PageLine, field: LeftOver["field"]): void => {
    if (left.size < RECIPE_LIMITS.leftOver && !left.has(line.key))
      left.set(line.key, { text: line.text.slice(0, RECIPE_LIMITS.line).replace(/\p{Cs}/gu, ""), field });
  };
  const located = locateTextsInPageLines(draft.ingredients, rows);
  const own = located.found >= draft.ingredients.length / 2 ? spanOf(located.lineIndexes) : null;
  const steps = draft.steps.map(({ text }) => text);
  const method = findStepSpan(steps, rows, own?.end ?? 0) ?? findStepSpan(steps, rows, 0);
  if (own !== null)
    for (const line of unusedIngredients(rows, own, known, pageCandidate)) add(line, "ingredients");
  if (method !== null) for (const line of unusedSteps(rows, method, known)) add(line, "instructions");
  return [...left.values()];
}

function unusedIngredients(
  rows: PageLine[],
  own: Span,
  known: DraftTexts,
  pageCandidate: Candidate | null,
): PageLine[] {
  const around = linesAround(rows, own).filter(
    (line) => isUnusedIngredient(line) && !known.hasIngredient(line) && !known.hasStep(line),
  );
  const keys = new Set((pageCandidate?.ingredients?.value.lines ?? []).map(textKey));
  const listed = rows
    .slice(Math.max(0, own.from - 40), own.end + 40)
    .filter((line) => keys.has(line.key) && isUnusedIngredient(line) && !known.hasIngredient(line));
  return [...around, ...listed];
}

function unusedSteps(rows: PageLine[], method: Span, known: DraftTexts): PageLine[] {
  const knownRows = rows.slice(method.from, method.end).filter((row) => known.hasStep(row));
  const shapes = new Set(knownRows.map((row) => row.shape));
  return linesAround(rows, method).filter(
    (line) => (shapes.has(line.shape) || line.hint === "steps") && isUnusedStep(line) && !known.hasStep(line),
  );
}
