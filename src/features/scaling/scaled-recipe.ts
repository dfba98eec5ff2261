import {
  type ScalableRecipe,
  type ScaledLine,
  type StepPiece,
  scaleInParts,
} from "#server/engines/scaling/scaling.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { canScaleSteps, canScaleTo } from "#server/features/scaling/policy.ts";
import type { ScaleAnswer } from "#server/features/scaling/schema.ts";
import { text } from "#server/texts/en.ts";
import { whenIdle } from "../../lib/when-idle.ts";

/** `standing`: the steps of a method that is too long to be searched for amounts, as they are. */
export type PageRecipe = ScalableRecipe & { standing: readonly string[] | null };

const IN_ONE_TASK = 4;

const known = new WeakMap<Recipe, PageRecipe>();

/** What the engine needs of a recipe, once for each; the server takes the same of the stored one. */
export function scalableRecipe(recipe: Recipe): PageRecipe {
  const before = known.get(recipe);
  if (before) return before;
  const { servings, title, description, notes, yieldText } = recipe;
  const method = recipe.instructions.map((step) => step.instruction);
  const isTooLong = !canScaleSteps(method);
  const scalable = {
    servings,
    lines: recipe.ingredients.map(({ amount, unit, size, name, notes, originalText }) => ({
      amount,
      unit,
      size,
      name,
      notes,
      original: originalText,
    })),
    steps: isTooLong ? [] : method,
    texts: [title, description, notes, yieldText].filter((text) => text !== null),
    standing: isTooLong ? method : null,
  };
  known.set(recipe, scalable);
  return scalable;
}

/**
 * A recipe scaled to some servings. Each part is computed when it is first rendered, so that a long recipe takes many
 * short tasks.
 */
export type ScaledPage = {
  servings: number;
  line: (at: number) => ScaledLine | undefined;
  /** Whether the amount of a line differs from the recipe's own. */
  isChanged: (at: number) => boolean;
  step: (at: number) => readonly StepPiece[];
  warnings: () => readonly string[];
};

/** The rendered amounts, and the page whose notes and warnings keep their space. */
export type ShownPages = { scaled: ScaledPage; told: ScaledPage };

/** Whether notes and warnings belong to the rendered amounts; otherwise they are hidden but keep their space. */
export const isTold = ({ scaled, told }: ShownPages): boolean => scaled.servings === told.servings;

/** The current page, its two neighbours, the previous one and the recipe's own. */
const PAGES_KEPT = 5;

/** The most recently used pages of each recipe, the newest last. */
const keptPages = new WeakMap<PageRecipe, Map<number, ScaledPage>>();

export function scaledPage(recipe: PageRecipe, servings: number): ScaledPage {
  const kept = keptPages.get(recipe) ?? new Map<number, ScaledPage>();
  keptPages.set(recipe, kept);
  const page = kept.get(servings) ?? newPage(recipe, servings);
  kept.delete(servings);
  kept.set(servings, page);
  const [oldest] = kept.keys();
  if (kept.size > PAGES_KEPT && oldest !== undefined) kept.delete(oldest);
  return page;
}

function newPage(recipe: PageRecipe, servings: number): ScaledPage {
  const parts = scaleInParts(recipe, servings, text.scaling);
  const line = once((at: number) => {
    const found = recipe.lines[at];
    return found && parts.line(found);
  });
  return {
    servings,
    line,
    isChanged: once(
      (at: number) =>
        servings !== recipe.servings &&
        line(at)?.amountText !== scaledPage(recipe, recipe.servings).line(at)?.amountText,
    ),
    step: once((at: number) => {
      const standing = recipe.standing?.[at];
      return standing === undefined ? parts.step(at) : [{ text: standing }];
    }),
    warnings: once(() => parts.warnings()),
  };
}

function once<Result>(compute: (at: number) => Result): (at?: number) => Result {
  const known = new Map<number, Result>();
  return (at = 0) => {
    if (!known.has(at)) known.set(at, compute(at));
    return known.get(at) as Result;
  };
}

/** Computes all uncached parts in short tasks. */
export async function computeAll(page: ScaledPage, recipe: PageRecipe): Promise<void> {
  for (const [at, compute] of partsOf(page, recipe).entries()) {
    if (at % IN_ONE_TASK === 0) await new Promise((resolve) => setTimeout(resolve));
    compute();
  }
}

/** Computes the neighbouring servings in idle time. Returns a function that stops it. */
export function computeNeighbors(recipe: PageRecipe, servings: number): () => void {
  const near = [servings + 1, servings - 1].filter((wanted) => canScaleTo(recipe.servings, wanted));
  const parts = near.flatMap((wanted) => partsOf(scaledPage(recipe, wanted), recipe));
  let stop = () => {};
  const computeFrom = (at: number) => {
    stop = whenIdle(() => {
      parts[at]?.();
      if (at + 1 < parts.length) computeFrom(at + 1);
    });
  };
  computeFrom(0);
  return () => stop();
}

function partsOf(page: ScaledPage, recipe: PageRecipe): (() => unknown)[] {
  const steps = recipe.standing ?? recipe.steps;
  return [...recipe.lines.map((_, at) => () => page.line(at)), ...steps.map((_, at) => () => page.step(at))];
}

/** Whether the server's answer equals the page. If not, the recipe has changed since it was loaded. */
export function agreesWith(shown: ScaledPage, recipe: PageRecipe, answer: ScaleAnswer): boolean {
  const { scaledIngredients: lines, scaledInstructions: steps } = answer;
  return (
    answer.originalServings === recipe.servings &&
    lines.length === recipe.lines.length &&
    lines.every((line, at) => line.text === shown.line(at)?.text) &&
    steps.length === (recipe.standing ?? recipe.steps).length &&
    steps.every((step, at) => step === wordsOf(shown.step(at)))
  );
}

function wordsOf(pieces: readonly StepPiece[]): string {
  return pieces.map((piece) => piece.text).join("");
}
