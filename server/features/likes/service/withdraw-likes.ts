import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { likes, recipes } from "#db/schema/index.ts";
import { indexLikes, type SearchDeps } from "#server/features/search-index/service/index-recipe.ts";

/** Likes taken back in one write: the others need not wait for a long one. */
const CHUNK = 100;

/** Takes back every like of an account that goes; the recipes' counts and the search's order follow. */
export async function withdrawLikes(deps: SearchDeps & { db: Db }, userRowId: number): Promise<void> {
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
      for (const { rowId, likeCount } of counted) await indexLikes(tx, deps, { rowId }, likeCount);
      return rowIds.length;
    });
    if (withdrawn < CHUNK) return;
  }
}
