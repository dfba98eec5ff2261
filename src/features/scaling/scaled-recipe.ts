import {
  type ScalableRecipe,
  type ScaledLine,
  type StepPiece,
  scaleInParts,
} from "#server/engines/scaling/scaling.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { canScaleSteps } from "#server/features/scaling/policy.ts";
import type { ScaleAnswer } from "#server/features/scaling/schema.ts";
import { text } from "#server/texts/en.ts";

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
 * A recipe as shown for some servings; at its own, every line as it stands in the recipe. Each part is computed when it
 * is first drawn, so that a long recipe is many short tasks.
 */
export type ScaledPage = {
  line: (at: number) => ScaledLine | undefined;
  step: (at: number) => readonly StepPiece[];
  warnings: () => readonly string[];
};

/** What a page shows: its amounts, and whose notes and warnings stand beside them. */
export type ShownPages = { scaled: ScaledPage; told: ScaledPage };

/** The page last drawn of each recipe: the server's answer is compared with what is computed already. */
const lastPages = new WeakMap<PageRecipe, { servings: number; page: ScaledPage }>();

export function scaledPage(recipe: PageRecipe, servings: number): ScaledPage {
  const last = lastPages.get(recipe);
  if (last?.servings === servings) return last.page;
  const parts = scaleInParts(recipe, servings, text.scaling);
  const page = {
    line: once((at: number) => {
      const line = recipe.lines[at];
      return line && parts.line(line);
    }),
    step: once((at: number) => {
      const standing = recipe.standing?.[at];
      return standing === undefined ? parts.step(at) : [{ text: standing }];
    }),
    warnings: once(() => parts.warnings()),
  };
  lastPages.set(recipe, { servings, page });
  return page;
}

function once<Result>(compute: (at: number) => Result): (at?: number) => Result {
  const known = new Map<number, Result>();
  return (at = 0) => {
    if (!known.has(at)) known.set(at, compute(at));
    return known.get(at) as Result;
  };
}

/** Computes what was not drawn yet, a few parts at a time, so that nobody waits for it. */
export async function computeAll(page: ScaledPage, recipe: PageRecipe): Promise<void> {
  const steps = recipe.standing ?? recipe.steps;
  const parts = [
    ...recipe.lines.map((_, at) => () => page.line(at)),
    ...steps.map((_, at) => () => page.step(at)),
  ];
  for (const [at, compute] of parts.entries()) {
    if (at % IN_ONE_TASK === 0) await new Promise((resolve) => setTimeout(resolve));
    compute();
  }
}

/** Whether the server's answer says what is shown. If not, the recipe was changed since it was loaded. */
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
