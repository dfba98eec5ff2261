import type { Sectioned } from "#server/engines/recipe-draft/recipe-draft.ts";
import type { PageLine } from "../tree/page-lines.ts";
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

/** At most so many lines between the last ingredient and the first step: the method's name, a number. */
const BESIDE = 3;
/** Another list of the same name that is as likely within so many points may be the right one. */
const AS_LIKELY = 0.25;

const sameLines = (one: Run<string>, other: Run<string>): boolean =>
  one.list.lines.map(textKey).join() === other.list.lines.map(textKey).join();

/** The same list again, made for print say, is no other list. */
const isAlone = ([best, ...others]: Run<string>[]): boolean =>
  best?.named === true &&
  !best.blind &&
  !others.some((run) => run.named && run.points > best.points - AS_LIKELY && !sameLines(run, best));

/** Whether the page itself says where both lists begin, once each, and nothing stands between them. */
function isPlain(ingredients: Run<string>[], steps: Run<string>[], chosen: Run<string> | undefined): boolean {
  const [list] = ingredients;
  if (list === undefined || chosen === undefined || chosen !== steps[0]) return false;
  const between = chosen.from - list.end;
  return isAlone(ingredients) && isAlone(steps) && between >= 0 && between <= BESIDE;
}

/** The recipe as a reader of the page would find it, without any markup made for machines. */
export function readPageRecipe(lines: PageLine[]): RecipeNode | null {
  const lists = findIngredients(lines);
  const ingredients = lists[0];
  const methods = findSteps(lines, ingredients?.end ?? null);
  const steps = nearest(methods, ingredients);
  if (ingredients === undefined && steps === undefined) return null;
  const closing = steps?.list.lines.at(-1) ?? "";
  const values = readFacts(lines, { ingredients: ingredients ?? null, steps: steps ?? null }, closing);
  if (ingredients !== undefined) values.recipeIngredient = grouped(ingredients.list, "ItemList");
  if (steps !== undefined) values.recipeInstructions = grouped(steps.list, "HowToSection");
  return { method: "page", values, byId: NO_IDS, mended: false, isPlain: isPlain(lists, methods, steps) };
}
