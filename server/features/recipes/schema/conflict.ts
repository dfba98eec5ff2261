import { z } from "zod";
import { Recipe } from "./recipe.ts";

/** An edit conflict: the version that the change was based on, and the current recipe. */
export const RecipeConflict = z.object({ sentVersion: z.int(), current: Recipe });
export type RecipeConflict = z.infer<typeof RecipeConflict>;
