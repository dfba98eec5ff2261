import { desc, eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { recipes } from "#db/schema/index.ts";

/** A sitemap holds at most this many addresses; the newest recipes go first. */
const SITEMAP_ENTRIES = 10_000;

/** Public recipes for the sitemap: id and the moment of the last change. */
export async function listSitemap(db: Db): Promise<{ id: string; updatedAt: number }[]> {
  return db
    .select({ id: recipes.id, updatedAt: recipes.updatedAt })
    .from(recipes)
    .where(eq(recipes.isPublic, true))
    .orderBy(desc(recipes.createdAt), desc(recipes.rowId))
    .limit(SITEMAP_ENTRIES);
}
