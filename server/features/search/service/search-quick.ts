import { recipes } from "#db/schema/index.ts";
import { createSearchHandleForReads } from "#server/features/search-index/service/search-handle.ts";
import { toImagePath } from "#server/features/uploads/policy.ts";
import { getReadableOwnerRowIds, type Viewer } from "#server/guards/member.ts";
import type { QuickAnswer } from "../schema.ts";
import { createReadableRecipesCondition } from "./readable.ts";
import type { SearchDeps } from "./search-deps.ts";

const QUICK_RESULTS = 10;

/** Finds recipes by title for each keystroke: at most 10, best match first. */
export async function findTitlesWhileTyping(
  { db, search }: SearchDeps,
  viewer: Viewer,
  text: string,
): Promise<QuickAnswer> {
  const { owners } = getReadableOwnerRowIds(viewer);
  const rowIds = await search.quick(createSearchHandleForReads(db), { text, owners, limit: QUICK_RESULTS });
  if (rowIds.length === 0) return [];
  const rows = await db
    .select({
      rowId: recipes.rowId,
      id: recipes.id,
      title: recipes.title,
      cuisine: recipes.cuisine,
      imageId: recipes.imageId,
    })
    .from(recipes)
    .where(createReadableRecipesCondition(rowIds, owners));
  const byRow = new Map(rows.map((row) => [row.rowId, row]));
  return rowIds.flatMap((rowId) => {
    const row = byRow.get(rowId);
    if (!row) return [];
    const cuisine = row.cuisine as QuickAnswer[number]["cuisine"];
    return [
      {
        id: row.id,
        title: row.title,
        cuisine,
        imageUrl: row.imageId === null ? null : toImagePath(row.imageId),
      },
    ];
  });
}
