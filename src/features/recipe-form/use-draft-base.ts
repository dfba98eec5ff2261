import { useEffect } from "react";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { baseKey, drafts } from "../drafts/draft-storage.ts";
import { type RecipeValues, valuesOf } from "./form-values.ts";

/**
 * Keeps what a draft was written upon beside it, so that after a reload too one can tell who has changed what. Answers
 * how to read it: null where only another device knows.
 * @param standing the recipe as the server has it, as far as is known here
 * @param basis the version that the draft was written upon
 */
export function useDraftBase(place: string, standing: Recipe, basis: number, isDirty: boolean) {
  useEffect(() => {
    if (!isDirty || basis !== standing.version) return;
    drafts.write(baseKey(place), { value: valuesOf(standing), basis, savedAt: new Date().toISOString() });
  }, [isDirty, basis, standing, place]);

  return (): RecipeValues | null => {
    if (basis === standing.version) return valuesOf(standing);
    const base = drafts.read<RecipeValues>(baseKey(place));
    return base?.basis === basis ? base.value : null;
  };
}
