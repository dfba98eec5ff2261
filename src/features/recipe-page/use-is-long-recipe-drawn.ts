import { useEffect, useState } from "react";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { runWhenIdle } from "../../lib/when-idle.ts";

/** A recipe with at least this many ingredients and steps skips rendering of off-screen lines. */
const MIN_LONG_LINES = 50;

/**
 * Whether a recipe may skip rendering of off-screen lines: it is long, and all lines were rendered once, so
 * that the browser knows their heights (see recipe-lines.css).
 */
export function useIsLongRecipeRenderedOnce({ ingredients, instructions }: Recipe): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => runWhenIdle(() => setDrawn(true)), []);
  return isDrawn && ingredients.length + instructions.length >= MIN_LONG_LINES;
}
