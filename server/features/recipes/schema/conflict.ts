import { z } from "zod";
import { Recipe } from "./recipe.ts";

/** What a change upon an old version met: the version it was written upon and the recipe as it stands. */
export const RecipeConflict = z.object({ sentVersion: z.int(), current: Recipe });
export type RecipeConflict = z.infer<typeof RecipeConflict>;
