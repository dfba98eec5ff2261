import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { formatCount, formatMinutes } from "../../lib/format.ts";

const plural = new Intl.PluralRules("en");

/** The time a cook plans with: the whole, else what is known of it. Null where nothing is. */
export function wholeTime(
  recipe: Pick<RecipeSummary, "totalTime" | "prepTime" | "cookingTime">,
): number | null {
  if (recipe.totalTime !== null) return recipe.totalTime;
  if (recipe.prepTime === null) return recipe.cookingTime;
  return recipe.prepTime + (recipe.cookingTime ?? 0);
}

/** The page's own word where none of the ten fits, and "Other" where it had none. */
export function cuisineText(recipe: Pick<RecipeSummary, "cuisine" | "cuisineText">): string | null {
  if (recipe.cuisine === null) return null;
  const own = recipe.cuisine === "OTHER" ? recipe.cuisineText : null;
  return own ?? text.recipes.cuisines[recipe.cuisine];
}

/** The colour of a difficulty: easy is good news, hard a warning. */
export const difficultyInk = { EASY: "text-herb", MEDIUM: "text-amber", HARD: "text-tomato" } as const;

/** The one line of a card: time, difficulty, cuisine; `ink` colours the difficulty. */
export function cardFacts(
  recipe: Pick<
    RecipeSummary,
    "totalTime" | "prepTime" | "cookingTime" | "difficulty" | "cuisine" | "cuisineText"
  >,
): { words: string; ink?: string }[] {
  const time = formatMinutes(wholeTime(recipe) || null);
  const cuisine = cuisineText(recipe);
  return [
    ...(time === null ? [] : [{ words: time }]),
    { words: text.recipes.difficulties[recipe.difficulty], ink: difficultyInk[recipe.difficulty] },
    ...(cuisine === null ? [] : [{ words: cuisine }]),
  ];
}

/** 1 -> "1 recipe", 1214 -> "1,214 recipes". */
export function recipeCount(count: number): string {
  const number = count < 10_000 ? count.toLocaleString("en") : formatCount(count);
  return text.recipes.count(number, plural.select(count) === "one");
}

const servingsAlone =
  /^(?:(?:serves|for|für|pour|para|per|voor|dla)\s{1,3})?\d{1,4}\s{0,3}(?:servings?|portions?|people|persons?|portionen|personen|personnes|parts|raciones|porciones|personas|porzioni|persone|porties|porções|pessoas|portioner|personer|porcj[aei]|os[oó]by?)?$/i;

/** True for a yield that says no more than for how many: "4 servings", "Serves 4", "4 Portionen". */
export function isOnlyServings(yieldText: string): boolean {
  return servingsAlone.test(yieldText.trim());
}

/** "https://www.example.com/a" -> "example.com"; null for what is no web address. */
export function hostOf(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) ? hostname.replace(/^www\./, "") : null;
}
