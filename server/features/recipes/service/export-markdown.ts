import { formatRecipeDocument } from "#server/engines/written-recipe/written-recipe.ts";
import { exportTexts } from "#server/texts/en/exports.ts";
import { formatCuisineName } from "../policy.ts";
import type { Recipe } from "../schema/recipe.ts";
import { getOriginalOrComposedIngredientLine } from "./ingredient-line.ts";

/** A recipe as CommonMark; characters with a meaning in Markdown are escaped. */
export function recipeToMarkdown(recipe: Recipe, pictureAddress: (path: string) => string): string {
  const picture = (path: string | null) => (path === null ? null : pictureAddress(path));
  return formatRecipeDocument(
    {
      ...recipe,
      picture: picture(recipe.imageUrl),
      difficulty: recipe.difficultyStated ? formatCuisineName(recipe.difficulty) : null,
      cuisine: recipe.cuisineText ?? (recipe.cuisine === null ? null : formatCuisineName(recipe.cuisine)),
      ingredients: recipe.ingredients.map((row) => ({
        ...row,
        text: getOriginalOrComposedIngredientLine(row),
      })),
      steps: recipe.instructions.map(({ section, instruction, imageUrl }) => ({
        section,
        text: instruction,
        picture: picture(imageUrl),
      })),
    },
    "markdown",
    exportTexts,
  );
}
