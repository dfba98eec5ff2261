import { eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { recipes } from "#db/schema/index.ts";
import {
  removeRecipeFromSearch,
  type SearchDeps,
} from "#server/features/search-index/service/index-recipe.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { requireDeletableRecipe } from "../access.ts";
import { readInstructions } from "./read-lines.ts";
import { releaseUnusedImages } from "./recipe-images.ts";
import { readScannedPhotoIdLookup } from "./recipe-photos.ts";

/**
 * Deletes a recipe with its lines, tags and likes. Its creation remains counted. Throws RECIPE_NOT_FOUND or
 * RECIPE_DELETE_FORBIDDEN.
 */
export async function deleteRecipe(
  deps: SearchDeps & { db: Db; clock: Clock },
  member: Member,
  id: string,
): Promise<void> {
  await deps.db.write(async (tx) => {
    const recipe = await requireDeletableRecipe(tx, member, id);
    const steps = await readInstructions(tx, recipe);
    const shown = [recipe.imageId, ...steps.map((step) => step.imageId)].filter((image) => image !== null);
    const photosOf = await readScannedPhotoIdLookup(tx, [recipe.rowId]);
    const pictures = [...shown, ...photosOf(recipe.rowId)];
    await removeRecipeFromSearch(tx, deps, recipe);
    await tx.delete(recipes).where(eq(recipes.rowId, recipe.rowId));
    await releaseUnusedImages(tx, [...new Set(pictures)], deps.clock.now());
  });
}
