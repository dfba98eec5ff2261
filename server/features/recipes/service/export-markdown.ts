import { formatRecipeDocument } from "#server/engines/written-recipe/written-recipe.ts";
import { exportTexts } from "#server/texts/en/exports.ts";
import { cuisineName } from "../policy.ts";
import type { Recipe } from "../schema/recipe.ts";
import { getOriginalOrComposedLine } from "./ingredient-line.ts";

/** A recipe as CommonMark; characters with a meaning in Markdown are escaped. */
export function recipeToMarkdown(recipe: Recipe, pictureAddress: (path: string) => string): string {
  const picture = (path: string | null) => (path === null ? null : pictureAddress(path));
  return formatRecipeDocument(
    {
      ...recipe,
      picture: picture(recipe.imageUrl),
      difficulty: cuisineName(recipe.difficulty),
      cuisine: recipe.cuisineText ?? (recipe.cuisine === null ? null : cuisineName(recipe.cuisine)),
      ingredients: recipe.ingredients.map((row) => ({ ...row, text: getOriginalOrComposedLine(row) })),
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
