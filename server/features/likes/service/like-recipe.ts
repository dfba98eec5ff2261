import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { likes, recipes } from "#db/schema/index.ts";
import {
  type RecipeRow,
  requireLikeableRecipe,
  requireReadableRecipe,
} from "#server/features/recipes/access.ts";
import {
  type SearchDeps,
  updateIndexedLikeCount,
} from "#server/features/search-index/service/index-recipe.ts";
import type { Authorized } from "#server/guards/authorized.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { LikeAnswer } from "../schema.ts";

/** Number of likes deleted per write, so that other writes need not wait long. */
const CHUNK = 100;

type Deps = SearchDeps & { db: Db; clock: Clock };

/** Idempotent. Throws RECIPE_NOT_FOUND for a recipe that the member cannot see. */
export async function likeRecipe(deps: Deps, member: Member, id: string): Promise<LikeAnswer> {
  return deps.db.write(async (tx) => {
    const recipe = await requireLikeableRecipe(tx, member, id);
    const added = await tx
      .insert(likes)
      .values({
        userRowId: member.rowId,
        recipeRowId: recipe.rowId,
        createdAt: deps.clock.now(),
        titleSort: recipe.titleSort,
      })
      .onConflictDoNothing()
      .returning({ recipeRowId: likes.recipeRowId });
    const likeCount = added.length > 0 ? await changeLikeCount(tx, deps, recipe, 1) : recipe.likeCount;
    return { liked: true, likeCount };
  });
}

/** Idempotent. Throws RECIPE_NOT_FOUND for a recipe that the member cannot see. */
export async function unlikeRecipe(deps: Deps, member: Member, id: string): Promise<LikeAnswer> {
  return deps.db.write(async (tx) => {
    const recipe = await requireReadableRecipe(tx, member, id);
    const removed = await tx
      .delete(likes)
      .where(and(eq(likes.userRowId, member.rowId), eq(likes.recipeRowId, recipe.rowId)))
      .returning({ recipeRowId: likes.recipeRowId });
    const likeCount = removed.length > 0 ? await changeLikeCount(tx, deps, recipe, -1) : recipe.likeCount;
    return { liked: false, likeCount };
  });
}

/** Updates the recipe's like count and its rank in the search. */
async function changeLikeCount(
  tx: Tx,
  deps: SearchDeps,
  recipe: Authorized<RecipeRow, "like" | "read">,
  by: 1 | -1,
): Promise<number> {
  const [row] = await tx
    .update(recipes)
    .set({ likeCount: sql`${recipes.likeCount} + ${by}` })
    .where(eq(recipes.rowId, recipe.rowId))
    .returning({ likeCount: recipes.likeCount });
  const likeCount = row?.likeCount ?? recipe.likeCount;
  await updateIndexedLikeCount(tx, deps, recipe, likeCount);
  return likeCount;
}

/** Deletes all likes of a deleted account and updates the recipes' counts and search ranks. */
export async function deleteAllLikesOfUser(deps: SearchDeps & { db: Db }, userRowId: number): Promise<void> {
  for (;;) {
    const withdrawn = await deps.db.write(async (tx) => {
      const some = await tx
        .select({ rowId: likes.recipeRowId })
        .from(likes)
        .where(eq(likes.userRowId, userRowId))
        .limit(CHUNK);
      const rowIds = some.map(({ rowId }) => rowId);
      if (rowIds.length === 0) return 0;
      await tx.delete(likes).where(and(eq(likes.userRowId, userRowId), inArray(likes.recipeRowId, rowIds)));
      const counted = await tx
        .update(recipes)
        .set({ likeCount: sql`${recipes.likeCount} - 1` })
        .where(inArray(recipes.rowId, rowIds))
        .returning({ rowId: recipes.rowId, likeCount: recipes.likeCount });
      for (const { rowId, likeCount } of counted)
        await updateIndexedLikeCount(tx, deps, { rowId }, likeCount);
      return rowIds.length;
    });
    if (withdrawn < CHUNK) return;
  }
}
