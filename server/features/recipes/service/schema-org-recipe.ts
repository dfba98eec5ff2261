import { parseIngredientHeadingOrNull } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { type JsonLd, SECTION_END, toRecipeJsonLd } from "#server/engines/recipe-json-ld/recipe-json-ld.ts";
import { formatCuisineName } from "../policy.ts";
import type { Ingredient, Recipe } from "../schema/recipe.ts";
import { getOriginalOrComposedIngredientLine } from "./ingredient-line.ts";

/**
 * A recipe as schema.org JSON-LD with absolute picture URLs. `url` is the recipe's address or null. `author`
 * is null on public pages.
 */
export function recipeToSchemaOrg(
  recipe: Recipe,
  baseUrl: string,
  url: string | null,
  author: string | null,
): JsonLd {
  const picture = (path: string | null) => (path === null ? null : baseUrl + path);
  return toRecipeJsonLd({
    ...recipe,
    url,
    author,
    difficulty: recipe.difficultyStated ? formatCuisineName(recipe.difficulty) : null,
    image: picture(recipe.imageUrl),
    cuisine: recipe.cuisineText ?? (recipe.cuisine === null ? null : formatCuisineName(recipe.cuisine)),
    ingredientLines: listIngredientLinesWithHeadings(recipe.ingredients),
    steps: recipe.instructions.map((step) => ({
      section: step.section,
      text: step.instruction,
      image: picture(step.imageUrl),
    })),
  });
}

/**
 * Ingredient lines with section headings between them, because schema.org has no sections for ingredients.
 * All headings are left out when one could be mistaken for a line, or a line for the end of a section.
 */
function listIngredientLinesWithHeadings(rows: readonly Ingredient[]): string[] {
  const lines = rows.map(getOriginalOrComposedIngredientLine);
  const canTell =
    rows.every(
      ({ section }) => section === null || parseIngredientHeadingOrNull(`${section}:`) === section,
    ) && !lines.includes(SECTION_END);
  return rows.flatMap(({ section }, index) => {
    const line = lines[index] ?? "";
    const isNew = section !== (rows[index - 1]?.section ?? null);
    return canTell && isNew ? [section === null ? SECTION_END : `${section}:`, line] : [line];
  });
}
