import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { formatMinutesOrNull, formatShortCount } from "../../lib/format.ts";

const plural = new Intl.PluralRules("en");

/** The total time in minutes, or else the sum of the known times; null if none is known. */
export function totalOrSummedTimeOrNull(
  recipe: Pick<RecipeSummary, "totalTime" | "prepTime" | "cookingTime">,
): number | null {
  if (recipe.totalTime !== null) return recipe.totalTime;
  if (recipe.prepTime === null) return recipe.cookingTime;
  return recipe.prepTime + (recipe.cookingTime ?? 0);
}

/** The cuisine's name. For OTHER it is the name on the imported page, or "Other". */
export function cuisineTextOrNull(recipe: Pick<RecipeSummary, "cuisine" | "cuisineText">): string | null {
  if (recipe.cuisine === null) return null;
  const own = recipe.cuisine === "OTHER" ? recipe.cuisineText : null;
  return own ?? text.recipes.cuisines[recipe.cuisine];
}

/** Text colours of the difficulties. */
export const difficultyInk = { EASY: "text-herb", MEDIUM: "text-amber", HARD: "text-tomato" } as const;

/**
 * The facts of a card: time, difficulty and cuisine. `ink` is the difficulty's colour. With `isByCooking` the
 * time is the cooking time.
 */
export function listCardFacts(
  recipe: Pick<
    RecipeSummary,
    "totalTime" | "prepTime" | "cookingTime" | "difficulty" | "difficultyStated" | "cuisine" | "cuisineText"
  >,
  isByCooking = false,
): { words: string; ink?: string }[] {
  const minutes = formatMinutesOrNull(
    (isByCooking ? recipe.cookingTime : totalOrSummedTimeOrNull(recipe)) || null,
  );
  const time = minutes !== null && isByCooking ? text.recipes.card.cooking(minutes) : minutes;
  // "Other" is omitted, because it says nothing about the recipe.
  const cuisine = recipe.cuisine === "OTHER" && !recipe.cuisineText ? null : cuisineTextOrNull(recipe);
  return [
    ...(time === null ? [] : [{ words: time }]),
    ...(recipe.difficultyStated
      ? [{ words: text.recipes.difficulties[recipe.difficulty], ink: difficultyInk[recipe.difficulty] }]
      : []),
    ...(cuisine === null ? [] : [{ words: cuisine }]),
  ];
}

/** A number of recipes with its noun, for example "1 recipe" or "1,214 recipes". */
export function formatRecipeCount(count: number): string {
  const number = count < 10_000 ? count.toLocaleString("en") : formatShortCount(count);
  return text.recipes.count(number, plural.select(count) === "one");
}
