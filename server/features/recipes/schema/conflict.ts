import { z } from "zod";
import { Recipe } from "./recipe.ts";

/** An edit conflict: the version that the client sent, and the recipe as it is stored now. */
export const RecipeConflict = z.object({ sentVersion: z.int(), current: Recipe });
export type RecipeConflict = z.infer<typeof RecipeConflict>;
