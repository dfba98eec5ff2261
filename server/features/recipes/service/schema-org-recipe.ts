import { headingOf } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { type JsonLd, recipeJsonLd } from "#server/engines/recipe-json-ld/recipe-json-ld.ts";
import { cuisineName } from "../policy.ts";
import type { Ingredient, Recipe } from "../schema/recipe.ts";
import { ingredientLineText } from "./ingredient-line.ts";

/** A recipe as schema.org JSON-LD with absolute picture addresses; `url` is its public address, null for none. */
export function recipeToSchemaOrg(recipe: Recipe, baseUrl: string, url: string | null): JsonLd {
  const picture = (path: string | null) => (path === null ? null : baseUrl + path);
  return recipeJsonLd({
    ...recipe,
    url,
    image: picture(recipe.imageUrl),
    cuisine: recipe.cuisineText ?? (recipe.cuisine === null ? null : cuisineName(recipe.cuisine)),
    ingredientLines: linesOf(recipe.ingredients),
    steps: recipe.instructions.map((step) => ({
      section: step.section,
      text: step.instruction,
      image: picture(step.imageUrl),
    })),
  });
}

/**
 * Ingredient lines with section headings between them. The list is flat, so headings are left out when they could be
 * mistaken for lines or would cover lines without a section.
 */
function linesOf(rows: readonly Ingredient[]): string[] {
  const first = rows.findIndex((row) => row.section !== null);
  const canTell = rows.every(
    ({ section }, index) => index < first || (section !== null && headingOf(`${section}:`) === section),
  );
  return rows.flatMap((row, index) => {
    const line = ingredientLineText(row);
    const isNew = row.section !== null && row.section !== rows[index - 1]?.section;
    return canTell && isNew ? [`${row.section}:`, line] : [line];
  });
}
