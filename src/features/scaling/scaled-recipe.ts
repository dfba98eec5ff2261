import {
  createOnDemandScaler,
  type NamedStepAmount,
  type ScalableRecipe,
  type ScaledLine,
  type StepPiece,
} from "#server/engines/scaling/scaling.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { areStepsShortEnoughToScale, canScaleServings } from "#server/features/scaling/policy.ts";
import type { ScaleAnswer } from "#server/features/scaling/schema.ts";
import { text } from "#server/texts/en.ts";
import { runWhenIdle } from "../../lib/when-idle.ts";

/** `unscaledSteps` is null, or the steps of a method that is too long to be searched for amounts. */
export type PageRecipe = ScalableRecipe & { unscaledSteps: readonly string[] | null };

const PARTS_PER_TASK = 4;

const scalableRecipes = new WeakMap<Recipe, PageRecipe>();

/**
 * The scaling engine's input for a recipe, memoized. The server builds an equal input from the stored recipe.
 */
export function createScalingInput(recipe: Recipe): PageRecipe {
  const before = scalableRecipes.get(recipe);
  if (before) return before;
  const { servings, title, description, notes, yieldText } = recipe;
  const method = recipe.instructions.map((step) => step.instruction);
  const isTooLong = !areStepsShortEnoughToScale(method);
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
    unscaledSteps: isTooLong ? method : null,
  };
  scalableRecipes.set(recipe, scalable);
  return scalable;
}

/**
 * A recipe scaled to some servings. Each line and step is computed when it is first rendered, so that a long
 * recipe does not block the page.
 */
export type ScaledPage = {
  servings: number;
  line: (index: number) => ScaledLine | undefined;
  /** Whether the amount of a line differs from its amount at the recipe's own servings. */
  isChanged: (index: number) => boolean;
  step: (index: number) => readonly StepPiece[];
  /**
   * A note if a step has numbers that may be amounts but are not scaled; null at the recipe's own servings.
   */
  stepNote: (index: number) => string | null;
  namedAmounts: (index: number) => readonly NamedStepAmount[];
  warnings: () => readonly string[];
};

/**
 * `scaled` provides the rendered amounts. `forNotes` provides notes and warnings; it differs only while the
 * servings slider is dragged, to avoid layout shifts.
 */
export type ShownPages = { scaled: ScaledPage; forNotes: ScaledPage };

/**
 * Whether notes and warnings match the rendered amounts; otherwise they are invisible but still take their
 * space.
 */
export const areNotesForShownServings = ({ scaled, forNotes }: ShownPages): boolean =>
  scaled.servings === forNotes.servings;

/** Enough for the current page, its two neighbours, the previous page and the recipe's own servings. */
const MAX_CACHED_PAGES = 5;

/** The most recently used pages of each recipe by servings, newest last. */
const pageCache = new WeakMap<PageRecipe, Map<number, ScaledPage>>();

export function getCachedOrNewScaledPage(recipe: PageRecipe, servings: number): ScaledPage {
  const cached = pageCache.get(recipe) ?? new Map<number, ScaledPage>();
  pageCache.set(recipe, cached);
  const page = cached.get(servings) ?? createScaledPage(recipe, servings);
  cached.delete(servings);
  cached.set(servings, page);
  const [oldest] = cached.keys();
  if (cached.size > MAX_CACHED_PAGES && oldest !== undefined) cached.delete(oldest);
  return page;
}

function createScaledPage(recipe: PageRecipe, servings: number): ScaledPage {
  const parts = createOnDemandScaler(recipe, servings, text.scaling);
  const line = memoizeByIndex((index: number) => {
    const found = recipe.lines[index];
    return found && parts.line(found);
  });
  return {
    servings,
    line,
    isChanged: memoizeByIndex(
      (index: number) =>
        servings !== recipe.servings &&
        line(index)?.amountText !== getCachedOrNewScaledPage(recipe, recipe.servings).line(index)?.amountText,
    ),
    step: memoizeByIndex((index: number) => {
      const unscaledSteps = recipe.unscaledSteps?.[index];
      return unscaledSteps === undefined ? parts.step(index) : [{ text: unscaledSteps }];
    }),
    stepNote: memoizeByIndex((index: number) => {
      if (recipe.unscaledSteps === null) return parts.stepNote(index);
      return servings === recipe.servings ? null : text.scaling.unscaledStep(false);
    }),
    namedAmounts: memoizeByIndex((index: number) => parts.namedAmounts(index)),
    warnings: memoizeByIndex(() => parts.warnings()),
  };
}

function memoizeByIndex<Result>(compute: (index: number) => Result): (index?: number) => Result {
  const known = new Map<number, Result>();
  return (index = 0) => {
    if (!known.has(index)) known.set(index, compute(index));
    return known.get(index) as Result;
  };
}

/** Computes all uncached lines and steps, in short tasks that do not block the page. */
export async function computeScaledPartsInTasks(page: ScaledPage, recipe: PageRecipe): Promise<void> {
  for (const [index, compute] of listPartComputations(page, recipe).entries()) {
    if (index % PARTS_PER_TASK === 0) await new Promise((resolve) => setTimeout(resolve));
    compute();
  }
}

/** Computes the pages for one serving more and one less in idle time. Returns a function that stops it. */
export function precomputeNeighborServings(recipe: PageRecipe, servings: number): () => void {
  const near = [servings + 1, servings - 1].filter((wanted) => canScaleServings(recipe.servings, wanted));
  const parts = near.flatMap((wanted) =>
    listPartComputations(getCachedOrNewScaledPage(recipe, wanted), recipe),
  );
  let stop = () => {};
  const computeFrom = (index: number) => {
    stop = runWhenIdle(() => {
      parts[index]?.();
      if (index + 1 < parts.length) computeFrom(index + 1);
    });
  };
  computeFrom(0);
  return () => stop();
}

function listPartComputations(page: ScaledPage, recipe: PageRecipe): (() => unknown)[] {
  const steps = recipe.unscaledSteps ?? recipe.steps;
  return [
    ...recipe.lines.map((_, index) => () => page.line(index)),
    ...steps.map((_, index) => () => page.step(index)),
  ];
}

/**
 * Whether the server's answer has the texts that the page shows. If not, the recipe has changed since it was
 * loaded.
 */
export function isScaledPageEqualToAnswer(
  shown: ScaledPage,
  recipe: PageRecipe,
  answer: ScaleAnswer,
): boolean {
  const { scaledIngredients: lines, scaledInstructions: steps } = answer;
  return (
    answer.originalServings === recipe.servings &&
    lines.length === recipe.lines.length &&
    lines.every((line, index) => line.text === shown.line(index)?.text) &&
    steps.length === (recipe.unscaledSteps ?? recipe.steps).length &&
    steps.every((step, index) => step === joinTextOfPieces(shown.step(index)))
  );
}

function joinTextOfPieces(pieces: readonly StepPiece[]): string {
  return pieces.map((piece) => piece.text).join("");
}
