import { useEffect, useState } from "react";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { whenIdle } from "../../lib/when-idle.ts";

/** Minimum number of ingredients and steps whose off-screen lines skip rendering. */
const MIN_LONG_LINES = 50;

/** Whether a recipe is long; false until all of it was rendered once and has its heights (see recipe-lines.css). */
export function useIsLongRecipeDrawn({ ingredients, instructions }: Recipe): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => whenIdle(() => setDrawn(true)), []);
  return isDrawn && ingredients.length + instructions.length >= MIN_LONG_LINES;
}
