import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { totalOrSummedTimeOrNull } from "../recipe-lists/recipe-facts.ts";

const texts = text.dashboard.today;
const DAY = 24 * 3600 * 1000;
/** A recipe counts as new for this many days. */
const NEW_DAYS = 7;
/** A meal counts as quick up to this many minutes. */
const QUICK_MINUTES = 30;
/** The number of dishes for today. */
export const SUGGESTIONS = 3;

type Dish = { id: string } & Pick<
  RecipeSummary,
  "createdAt" | "totalTime" | "prepTime" | "cookingTime" | "userLiked"
>;

/** A dish for today, and the text that says why it was chosen. */
export type Suggestion<Recipe> = { recipe: Recipe; reason: string };

/**
 * Each function returns its reason for a dish, or null if it does not apply. Either the first or the last one
 * applies to any dish, so there is always a reason.
 */
const reasons: ((dish: Dish, now: Date) => string | null)[] = [
  ({ createdAt }, now) => (isRecipeNew(createdAt, now) ? texts.added : null),
  (dish) => {
    const minutes = totalOrSummedTimeOrNull(dish) ?? 0;
    return minutes > 0 && minutes <= QUICK_MINUTES ? texts.ready(minutes) : null;
  },
  ({ userLiked }) => (userLiked ? texts.favorite : null),
  ({ createdAt }, now) =>
    isRecipeNew(createdAt, now) ? null : texts.since(formatMonthWithYearIfNotThisYear(createdAt, now)),
];

/**
 * Dishes for today, each for another reason where possible. They change each day. When a reason returns on a
 * later day, it selects the next one of the dishes to which it applies.
 */
export function chooseSuggestions<Recipe extends Dish>(
  recipes: readonly Recipe[],
  now: Date,
): Suggestion<Recipe>[] {
  const day = Math.floor(now.getTime() / DAY - now.getTimezoneOffset() / (24 * 60));
  const chosen: Suggestion<Recipe>[] = [];
  for (let turn = 0; turn < reasons.length * SUGGESTIONS && chosen.length < SUGGESTIONS; turn++) {
    const reasonFor = reasons[(day + turn) % reasons.length];
    const found = recipes.flatMap((recipe) => {
      const reason = reasonFor?.(recipe, now) ?? null;
      const isChosen = chosen.some((other) => other.recipe.id === recipe.id);
      return reason === null || isChosen ? [] : [{ recipe, reason }];
    });
    const next = found[Math.floor(day / reasons.length) % found.length];
    if (next) chosen.push(next);
  }
  return chosen;
}

const isRecipeNew = (createdAt: string, now: Date) => now.getTime() - Date.parse(createdAt) < NEW_DAYS * DAY;

/** The month, with the year if it is not this year: "October", "October 2025". */
function formatMonthWithYearIfNotThisYear(iso: string, now: Date): string {
  const date = new Date(iso);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return date.toLocaleDateString("en", { month: "long", ...(isThisYear ? {} : { year: "numeric" }) });
}
