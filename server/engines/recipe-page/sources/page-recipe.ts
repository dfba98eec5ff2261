import type { Sectioned } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import {
  areListsInTurns,
  createLineFeatureReader,
  type Findings,
  type FoundList,
  findRecipeInLinesOrNull,
  type Piece,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { parseSourceLineOrNull } from "#server/engines/recipe-text/recipe-text.ts";
import { hasNumber } from "../checks/line-shapes.ts";
import { mentionsIn } from "../checks/mentions.ts";
import { isInHeading, LEVEL, type PageLine } from "../tree/page-lines.ts";
import { textKey } from "../values/clean-text.ts";
import { type CandidateList, findIngredientListCandidates } from "./find-ingredients.ts";
import { findStepListCandidates } from "./find-steps.ts";
import { readRecipeDetailsAroundLists } from "./page-facts.ts";
import { findAuthorNotes, findPageCaloriesOrNull } from "./page-notes.ts";
import { NO_IDS, type RecipeNode } from "./recipe-node.ts";

/** Converts a list with headings to the schema.org shape. */
function toSchemaLists(list: Sectioned<string>, type: string): unknown[] {
  const marks = list.sections;
  const first = marks[0]?.at ?? list.lines.length;
  const groups: unknown[] = list.lines.slice(0, first);
  for (const [index, { at: start, heading }] of marks.entries()) {
    const itemListElement = list.lines.slice(start, marks[index + 1]?.at ?? list.lines.length);
    groups.push({ "@type": type, name: heading, itemListElement });
  }
  return groups;
}

const MAX_DISTANCE = 60;

/** Selects the step list nearest to the ingredients among those with similar points. */
function nearest(
  runs: CandidateList<string>[],
  ingredients: CandidateList<string> | undefined,
): CandidateList<string> | undefined {
  const best = runs[0];
  if (best === undefined || ingredients === undefined) return best;
  // A list with a heading, class or numbers is preferred to the guess that the steps follow the ingredients.
  const marked = runs.find(
    (run) =>
      !run.isGuess &&
      run.from >= ingredients.end &&
      run.from < ingredients.end + MAX_DISTANCE &&
      run.points > best.points - 1,
  );
  if (best.isGuess && marked !== undefined) return marked;
  const close = runs.filter(
    (run) => run.points > best.points - 0.75 && run.named === best.named && (!run.isGuess || run === best),
  );
  const distance = (run: CandidateList<string>): number =>
    run.from >= ingredients.end ? run.from - ingredients.end : 1000 + ingredients.from - run.from;
  return close.sort((a, b) => distance(a) - distance(b))[0] ?? best;
}

/** The distinct text keys of a list. A page may repeat the list for printing, and the copy has the same keys. */
const keysOf = (lines: readonly string[]): string => [...new Set(lines.map(textKey))].join("\n");

/** Two lists below ingredient headings are rivals when their points differ by less than this. */
const MAX_RIVAL_GAP = 0.25;

/** Whether another list below an ingredient heading may be the right one. */
const hasRival = ([best, ...others]: CandidateList<string>[]): boolean =>
  best !== undefined &&
  others.some(
    (run) =>
      run.named &&
      run.points > best.points - MAX_RIVAL_GAP &&
      keysOf(run.list.lines) !== keysOf(best.list.lines),
  );

/** Limits for the length of the labelled steps relative to the length of the steps found by headings. */
const [MIN_METHOD, MAX_METHOD] = [0.8, 1.3];

/**
 * Whether labelling line by line finds the same ingredients. For a list with a heading or class (`isMarked`), it
 * may lack lines without a number that the steps need not or do mention, and may have one further line that
 * they do not mention, which is a button ("Buy") if the steps have a similar length.
 */
function agrees(found: Findings | null, isMarked: boolean, ingredients: string[], steps: string[]): boolean {
  const own = new Set(ingredients.map(textKey));
  const texts = found?.ingredients.lines.map(({ text }) => text) ?? [];
  const labelled = new Map(texts.map((text) => [textKey(text), text]));
  const isMentioned = mentionsIn(steps);
  const isMissed = (line: string): boolean =>
    !labelled.has(textKey(line)) && (!isMarked || hasNumber(line) || isMentioned(line) === false);
  if (found === null || ingredients.some(isMissed)) return false;
  const [extra, ...others] = [...labelled].flatMap(([key, text]) => (own.has(key) ? [] : [text]));
  if (extra === undefined && isMarked) return true;
  const lettersOf = (lines: readonly string[]): number => textKey(lines.join("")).length;
  const factor = lettersOf(found.steps.lines.map(({ text }) => text)) / lettersOf(steps);
  const isButton = (text: string): boolean =>
    isMarked &&
    others.length === 0 &&
    !hasNumber(text) &&
    !/[.!?:]$/.test(text) &&
    isMentioned(text) === false;
  return (extra === undefined || isButton(extra)) && factor >= MIN_METHOD && factor <= MAX_METHOD;
}

/** Whether an ingredient list has a heading or a class that names it. */
const isMarked = (lines: PageLine[], { named, from, end }: CandidateList<string>): boolean =>
  named || lines.slice(from, end).every(({ hint }) => hint === "ingredients");

/**
 * Whether labelling line by line finds more: ingredients and steps in turn, with nothing between a step and the
 * next ingredient, or further steps of a method that was guessed.
 */
function hasMore(
  found: Findings | null,
  { list }: CandidateList<string>,
  steps: CandidateList<string> | undefined,
  isSure: boolean,
): boolean {
  const [own, method] = [found?.ingredients, found?.steps].map(
    (part) => new Set(part?.lines.map(({ text }) => textKey(text))),
  );
  const holds = (part: Set<string> | undefined, lines: readonly string[]): boolean =>
    lines.every((line) => part?.has(textKey(line)));
  const isInTurns = found !== null && areListsInTurns(found.labels);
  const isLonger = steps?.isGuess === true && (method?.size ?? 0) > steps.list.lines.length;
  const isSame = holds(own, list.lines) && holds(method, steps?.list.lines ?? []);
  return isSure ? isSame && isInTurns : isInTurns || (isSame && isLonger);
}

/** A list without a heading or class is confirmed only when it has at least this many lines. */
const MIN_SURE_LINES = 6;

function lazy<T>(compute: () => T): () => T {
  let cached: { value: T } | null = null;
  return () => {
    cached ??= { value: compute() };
    return cached.value;
  };
}

/** Fills missing values from the lines labelled one by one. */
function fillFromLabels(values: Record<string, unknown>, { ingredients, steps, facts }: Findings): void {
  const plain = ({ lines, sections }: FoundList) => ({ lines: lines.map(({ text }) => text), sections });
  values.recipeIngredient ??= toSchemaLists(plain(ingredients), "ItemList");
  values.recipeInstructions ??= toSchemaLists(plain(steps), "HowToSection");
  values.recipeYield ??= facts.yieldText ?? facts.servings;
  values.prepTime ??= facts.prep;
  values.cookTime ??= facts.cook;
  values.totalTime ??= facts.total;
}

/**
 * Finds the recipe in the visible text, without structured data; null when there is none.
 * @param isOnly true when no other source has a recipe. Missing lists are then found by labelling each line.
 */
export function readRecipeFromVisibleLines(lines: PageLine[], isOnly: boolean): RecipeNode | null {
  const lists = findIngredientListCandidates(lines);
  const [ingredients] = lists;
  const steps = nearest(findStepListCandidates(lines, ingredients?.end ?? null), ingredients);
  const labelOnce = lazy(() => labelLines(lines));
  const isLacking = ingredients === undefined || steps === undefined;
  const isWider =
    isOnly &&
    ingredients !== undefined &&
    hasMore(labelOnce(), ingredients, steps, isMarked(lines, ingredients));
  const labels = isOnly && (isLacking || isWider) ? labelOnce() : null;
  if (ingredients === undefined && steps === undefined && labels === null) return null;
  const closing = steps?.list.lines.at(-1) ?? "";
  const values = readRecipeDetailsAroundLists(
    lines,
    { ingredients: ingredients ?? null, steps: steps ?? null },
    closing,
  );
  if (ingredients !== undefined && !isWider)
    values.recipeIngredient = toSchemaLists(ingredients.list, "ItemList");
  if (steps !== undefined && !isWider) values.recipeInstructions = toSchemaLists(steps.list, "HowToSection");
  const end = Math.max(ingredients?.end ?? 0, steps?.end ?? 0);
  values.notes = findAuthorNotes(lines, end).join("\n") || undefined;
  values.calories =
    findPageCaloriesOrNull(lines, Math.min(ingredients?.from ?? end, steps?.from ?? end), end) ?? undefined;
  if (labels !== null) fillFromLabels(values, labels);
  const isConfirmed = (): boolean => {
    if (ingredients === undefined || hasRival(lists)) return false;
    const { list } = ingredients;
    const isNamed = isMarked(lines, ingredients);
    const isSure = isNamed || list.lines.length >= MIN_SURE_LINES;
    return isSure && agrees(labelOnce(), isNamed, list.lines, steps?.list.lines ?? []);
  };
  return { method: "page", values, byId: NO_IDS, mended: false, isConfirmed };
}

/** Limits for labelling: only the first lines and characters of a page are labelled. */
const MAX_ROWS = 1500;
const MAX_LETTERS = 100_000;

/**
 * Converts a page line to the form of a pasted text line: an item of an HTML list gets a list mark, and a new
 * block sets `apart`.
 */
function rowOf(line: PageLine, before: PageLine | undefined): Piece | null {
  const source = parseSourceLineOrNull(line.text.replace(/^(?:…|\.{3}) ?/u, ""), false);
  if (source === null) return null;
  const isHeading = isInHeading(line);
  const isFresh = before === undefined || line.group !== before.group || line.item === 0;
  const mark = source.mark ?? (line.item === 0 ? null : line.ordered ? "number" : "bullet");
  return {
    ...source,
    source: line.text,
    level: line.level === LEVEL.titled && line.item !== 0 ? 0 : line.level,
    mark: isHeading ? null : mark,
    cells: null,
    apart: isFresh || isHeading,
    listed: false,
    title: false,
  };
}

/**
 * Labels each line by its text. Uses headings and list items of the HTML, but no list names or classes, so
 * that the result can confirm the search by those.
 */
function labelLines(lines: readonly PageLine[]): Findings | null {
  const rows: Piece[] = [];
  let letters = 0;
  let before: PageLine | undefined;
  for (const line of lines) {
    if (line.aside) continue;
    letters += line.text.length;
    if (rows.length >= MAX_ROWS || letters > MAX_LETTERS) break;
    const row = rowOf(line, before);
    if (row !== null) rows.push(row);
    before = line;
  }
  return findRecipeInLinesOrNull(
    rows,
    createLineFeatureReader(rows.map(({ text }) => text).join("\n")),
    null,
  );
}
