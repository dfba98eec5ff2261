import { useEffect, useState } from "react";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { whenIdle } from "../../lib/when-idle.ts";

/** From so many ingredients and steps on, what is out of sight is worth leaving out. */
const LONG = 50;

/** Whether a recipe is long, told once all of it was drawn and has its heights: see recipe-lines.css. */
export function useLongLines({ ingredients, instructions }: Recipe): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => whenIdle(() => setDrawn(true)), []);
  return isDrawn && ingredients.length + instructions.length >= LONG;
}
