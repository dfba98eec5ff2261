import { type ScalableRecipe, type ScaledRecipe, scaleRecipe } from "#server/engines/scaling/scaling.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import type { ScaleAnswer } from "#server/features/scaling/schema.ts";
import { text } from "#server/texts/en.ts";

/** What the engine needs of a recipe; the server takes the same of the stored one. */
export function scalableRecipe(recipe: Recipe): ScalableRecipe {
  const { servings, title, description, notes, yieldText } = recipe;
  return {
    servings,
    lines: recipe.ingredients.map(({ amount, unit, size, name, notes, originalText }) => ({
      amount,
      unit,
      size,
      name,
      notes,
      original: originalText,
    })),
    steps: recipe.instructions.map((step) => step.instruction),
    texts: [title, description, notes, yieldText].filter((text) => text !== null),
  };
}

/** A recipe as shown for some servings; at its own, every line as it stands in the recipe. */
export function scaledFor(recipe: ScalableRecipe, servings: number): ScaledRecipe {
  return scaleRecipe(recipe, servings, text.scaling);
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
