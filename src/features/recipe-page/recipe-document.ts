import { type DocumentForm, formatRecipeDocument } from "#server/engines/written-recipe/written-recipe.ts";
import { formatCuisineName } from "#server/features/recipes/policy.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { exportTexts } from "#server/texts/en/exports.ts";
import { text } from "#server/texts/en.ts";
import { cuisineTextOrNull } from "../recipe-lists/recipe-facts.ts";
import { createScalingInput, getCachedOrNewScaledPage, type ScaledPage } from "../scaling/scaled-recipe.ts";

/** A recipe as text or Markdown, with the lines and steps that the page shows for these servings. */
export function formatRecipeAsTextOrMarkdown(
  recipe: Recipe,
  servings: number,
  form: DocumentForm,
  origin = location.origin,
): string {
  const page = getCachedOrNewScaledPage(createScalingInput(recipe), servings);
  const picture = (path: string | null) => (path === null ? null : origin + path);
  const { yieldText } = recipe;
  return formatRecipeDocument(
    {
      ...recipe,
      servings,
      yieldText:
        yieldText === null || servings === recipe.servings
          ? yieldText
          : text.scalingScreen.yieldOf(yieldText, recipe.servings),
      picture: picture(recipe.imageUrl),
      difficulty: recipe.difficultyStated ? formatCuisineName(recipe.difficulty) : null,
      cuisine: cuisineTextOrNull(recipe),
      ingredients: recipe.ingredients.map(({ section }, index) => ({
        section,
        text: page.line(index)?.text ?? "",
      })),
      steps: recipe.instructions.map(({ section, imageUrl }, index) => ({
        section,
        text: formatScaledStepWithNote(page, index),
        picture: picture(imageUrl),
      })),
    },
    form,
    exportTexts,
  );
}

/** The scaled step, with its notice in brackets. */
function formatScaledStepWithNote(page: ScaledPage, index: number): string {
  const note = page.stepNote(index);
  const pieces = page.step(index).map((piece) => piece.text);
  return [...pieces, ...(note === null ? [] : [` (${note})`])].join("");
}
