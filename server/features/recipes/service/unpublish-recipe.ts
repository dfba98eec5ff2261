import { eq } from "drizzle-orm";
import { recipes, users } from "#db/schema/index.ts";
import { memberOf } from "#server/guards/session-reader.ts";
import { updateRecipe } from "./update-recipe.ts";

/**
 * Makes anybody's recipe private, by the way on which its owner would: search and favorites follow. For the operator
 * alone. Answers its title and whether it was public; null where there is none by that id.
 */
export async function unpublishRecipe(
  deps: Parameters<typeof updateRecipe>[0],
  id: string,
): Promise<{ title: string; wasPublic: boolean } | null> {
  const [found] = await deps.db
    .select({ title: recipes.title, wasPublic: recipes.isPublic, owner: users })
    .from(recipes)
    .innerJoin(users, eq(users.rowId, recipes.ownerRowId))
    .where(eq(recipes.id, id))
    .limit(1);
  if (!found) return null;
  const { title, wasPublic, owner } = found;
  if (wasPublic) await updateRecipe(deps, memberOf(owner, null, deps.clock.now()), { id, isPublic: false });
  return { title, wasPublic };
}
