import type { Sectioned } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import {
  type Findings,
  type FoundList,
  type Piece,
  readLines,
  signReader,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { readSourceLine } from "#server/engines/recipe-text/recipe-text.ts";
import { isInHeading, LEVEL, type PageLine } from "../tree/page-lines.ts";
import { textKey } from "../values/clean-text.ts";
import { findIngredients, type Run } from "./find-ingredients.ts";
import { findSteps } from "./find-steps.ts";
import { readFacts } from "./page-facts.ts";
import { NO_IDS, type RecipeNode } from "./recipe-node.ts";

/** A list with headings in the shape of schema.org, so that the common reader takes it. */
function grouped(list: Sectioned<string>, type: string): unknown[] {
  const marks = list.sections;
  const first = marks[0]?.at ?? list.lines.length;
  const groups: unknown[] = list.lines.slice(0, first);
  for (const [index, { at, heading }] of marks.entries()) {
    const itemListElement = list.lines.slice(at, marks[index + 1]?.at ?? list.lines.length);
    groups.push({ "@type": type, name: heading, itemListElement });
  }
  return groups;
}

const NEAR = 60;

/** Steps that stand nearest to the ingredients, of runs that are about as likely. */
function nearest(runs: Run<string>[], ingredients: Run<string> | undefined): Run<string> | undefined {
  const best = runs[0];
  if (best === undefined || ingredients === undefined) return best;
  // Talk may follow the ingredients, and the method after it: what says so itself goes before what only comes next.
  const told = runs.find(
    (run) =>
      !run.blind &&
      run.from >= ingredients.end &&
      run.from < ingredients.end + NEAR &&
      run.points > best.points - 1,
  );
  if (best.blind && told !== undefined) return told;
  const close = runs.filter(
    (run) => run.points > best.points - 0.75 && run.named === best.named && (!run.blind || run === best),
  );
  const distance = (run: Run<string>): number =>
    run.from >= ingredients.end ? run.from - ingredients.end : 1000 + ingredients.from - run.from;
  return close.sort((a, b) => distance(a) - distance(b))[0] ?? best;
}

/** The lines of a list as they are compared; the same list again, made for print say, is no other one. */
const keysOf = (lines: readonly string[]): string => [...new Set(lines.map(textKey))].join("\n");

/** Another list of the same name that is as likely within so many points may be the right one. */
const AS_LIKELY = 0.25;

/** Whether the page names one list of ingredients, by a heading or a class, and no other that may be it. */
function isAlone([best, ...others]: Run<string>[], lines: readonly PageLine[]): boolean {
  if (best === undefined) return false;
  const isClassed = lines.slice(best.from, best.end).every(({ hint }) => hint === "ingredients");
  const isOther = (run: Run<string>): boolean =>
    run.named && run.points > best.points - AS_LIKELY && keysOf(run.list.lines) !== keysOf(best.list.lines);
  return (best.named || isClassed) && !others.some(isOther);
}

/** What is asked for when it is needed, and made once. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The lists as they were labelled line by line, where the page's elements show none. */
function labelled(values: Record<string, unknown>, { ingredients, steps, facts }: Findings): void {
  const plain = ({ lines, sections }: FoundList) => ({ lines: lines.map(({ text }) => text), sections });
  values.recipeIngredient ??= grouped(plain(ingredients), "ItemList");
  values.recipeInstructions ??= grouped(plain(steps), "HowToSection");
  values.recipeYield ??= facts.yieldText ?? facts.servings;
  values.prepTime ??= facts.prep;
  values.cookTime ??= facts.cook;
  values.totalTime ??= facts.total;
}

/**
 * The recipe as a reader of the page would find it, without any markup made for machines.
 * @param isOnly whether nothing else on the page tells the recipe: then what it lacks is looked for line by line
 */
export function readPageRecipe(lines: PageLine[], isOnly: boolean): RecipeNode | null {
  const lists = findIngredients(lines);
  const [ingredients] = lists;
  const steps = nearest(findSteps(lines, ingredients?.end ?? null), ingredients);
  const again = once(() => labelPage(lines));
  const isLacking = isOnly && (ingredients === undefined || steps === undefined);
  const labels = isLacking ? again() : null;
  if (ingredients === undefined && steps === undefined && labels === null) return null;
  const closing = steps?.list.lines.at(-1) ?? "";
  const values = readFacts(lines, { ingredients: ingredients ?? null, steps: steps ?? null }, closing);
  if (ingredients !== undefined) values.recipeIngredient = grouped(ingredients.list, "ItemList");
  if (steps !== undefined) values.recipeInstructions = grouped(steps.list, "HowToSection");
  if (labels !== null) labelled(values, labels);
  const isWitnessed = (): boolean =>
    ingredients !== undefined &&
    isAlone(lists, lines) &&
    keysOf(again()?.ingredients.lines.map(({ text }) => text) ?? []) === keysOf(ingredients.list.lines);
  return { method: "page", values, byId: NO_IDS, mended: false, isWitnessed };
}

/** The recipe begins within these. */
const MOST_ROWS = 1500;
const MOST_LETTERS = 100_000;

/** A line of the page as a row: an item has a mark, and a gap stands where another block begins. */
function rowOf(line: PageLine, before: PageLine | undefined): Piece | null {
  const source = readSourceLine(line.text, false);
  if (source === null) return null;
  const isHeading = isInHeading(line);
  const isFresh = before === undefined || line.group !== before.group || line.item === 0;
  const mark = source.mark ?? (line.item === 0 ? null : line.ordered ? "number" : "bullet");
  return {
    ...source,
    source: line.text,
    level: line.level === LEVEL.plain ? 0 : line.level,
    mark: isHeading ? null : mark,
    cells: null,
    apart: isFresh || isHeading,
    listed: false,
    title: false,
  };
}

/**
 * What the reader of lines finds on a page: it goes by what the lines say, and knows of their elements only which are items
 * and which are headings. A second witness beside the one that goes by names and places of lists.
 */
function labelPage(lines: readonly PageLine[]): Findings | null {
  const rows: Piece[] = [];
  let letters = 0;
  let before: PageLine | undefined;
  for (const line of lines) {
    if (line.aside) continue;
    letters += line.text.length;
    if (rows.length >= MOST_ROWS || letters > MOST_LETTERS) break;
    const row = rowOf(line, before);
    if (row !== null) rows.push(row);
    before = line;
  }
  return readLines(rows, signReader(rows.map(({ text }) => text).join("\n")), null);
}
