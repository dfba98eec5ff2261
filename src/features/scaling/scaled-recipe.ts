import { type ScalableRecipe, type ScaledRecipe, scaleRecipe } from "#server/engines/scaling/scaling.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { canScaleSteps } from "#server/features/scaling/policy.ts";
import type { ScaleAnswer } from "#server/features/scaling/schema.ts";
import { text } from "#server/texts/en.ts";

/** `standing`: the steps of a method that is too long to be searched for amounts, as they are. */
export type PageRecipe = ScalableRecipe & { standing: readonly string[] | null };

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

/** A recipe as shown for some servings; at its own, every line as it stands in the recipe. */
export function scaledFor(recipe: PageRecipe, servings: number): ScaledRecipe {
  const scaled = scaleRecipe(recipe, servings, text.scaling);
  return recipe.standing ? { ...scaled, steps: recipe.standing.map((step) => [{ text: step }]) } : scaled;
}

/** Whether the server's answer says what is shown. If not, the recipe was changed since it was loaded. */
export function agreesWith(shown: ScaledRecipe, original: number, answer: ScaleAnswer): boolean {
  const lines = answer.scaledIngredients.map((line) => line.text);
  const steps = shown.steps.map((pieces) => pieces.map((piece) => piece.text).join(""));
  return (
    answer.originalServings === original &&
    isSame(
      lines,
      shown.lines.map((line) => line.text),
    ) &&
    isSame(answer.scaledInstructions, steps)
  );
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, at) => text === b[at]);
}
