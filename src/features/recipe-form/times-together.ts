import { minutesOf } from "./form-input.ts";
import type { RecipeValues } from "./form-values.ts";

/** What preparing and cooking come to, in minutes; null where one of them is not told. Lists reckon a recipe's time so. */
export function timesTogether(values: Pick<RecipeValues, "prepTime" | "cookingTime">): number | null {
  const prep = minutesOf(values.prepTime);
  const cooking = minutesOf(values.cookingTime);
  if (prep === null || cooking === null) return null;
  // What was typed wrong is no number.
  return Number.isNaN(prep + cooking) ? null : prep + cooking;
}
