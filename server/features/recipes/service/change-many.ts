import { asc, eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { tags } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import type { SearchDeps } from "#server/features/search-index/service/index-recipe.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { requireEditableRecipe } from "../access.ts";
import { normalizeTags } from "../policy.ts";
import type { ChangeManyInput, ManyChanged, StayedReason } from "../schema/change-many.ts";
import { deleteRecipe } from "./delete-recipe.ts";
import { writeRecipeChanges } from "./update-recipe.ts";

type Deps = SearchDeps & { db: Db; clock: Clock };

/**
 * Applies an action to several recipes of the member, each in its own transaction. Returns the outcome per
 * recipe. A server error, for example a full disk, is thrown, but earlier changes remain.
 */
export async function applyActionToOwnRecipes(
  deps: Deps,
  member: Member,
  input: ChangeManyInput,
): Promise<ManyChanged> {
  const answer: ManyChanged = { changed: [], stayed: [] };
  for (const id of new Set(input.recipeIds)) {
    const reason = await applyActionOrGetSkipReason(deps, member, id, input);
    if (reason === null) answer.changed.push(id);
    else answer.stayed.push({ id, reason });
  }
  return answer;
}

async function applyActionOrGetSkipReason(
  deps: Deps,
  member: Member,
  id: string,
  input: ChangeManyInput,
): Promise<StayedReason | null> {
  try {
    if (input.deed === "delete") await deleteRecipe(deps, member, id);
    else if (input.deed === "make_private") await makeRecipePrivate(deps, member, id);
    else return await addTagsOrGetSkipReason(deps, member, id, input.tags);
    return null;
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (code === "RECIPE_NOT_FOUND") return "not_found";
    if (code === "RECIPE_CHANGE_FORBIDDEN" || code === "RECIPE_DELETE_FORBIDDEN") return "not_yours";
    throw error;
  }
}

async function makeRecipePrivate(deps: Deps, member: Member, id: string): Promise<void> {
  await deps.db.write(async (tx) => {
    const recipe = await requireEditableRecipe(tx, member, id);
    if (recipe.isPublic) await writeRecipeChanges(tx, deps, member, recipe, { id, isPublic: false });
  });
}

/** Appends tags. Adds either all of them or, when the recipe would have too many, none. */
async function addTagsOrGetSkipReason(
  deps: Deps,
  member: Member,
  id: string,
  added: readonly string[],
): Promise<StayedReason | null> {
  return deps.db.write(async (tx) => {
    const recipe = await requireEditableRecipe(tx, member, id);
    const ofRecipe = eq(tags.recipeRowId, recipe.rowId);
    const stored = await tx
      .select({ label: tags.label })
      .from(tags)
      .where(ofRecipe)
      .orderBy(asc(tags.position));
    const before = stored.map(({ label }) => label);
    const after = normalizeTags([...before, ...added]);
    const has = new Set(after.map((tag) => tag.toLowerCase()));
    if (added.some((tag) => !has.has(tag.toLowerCase()))) return "tags_full";
    if (after.length > before.length) await writeRecipeChanges(tx, deps, member, recipe, { id, tags: after });
    return null;
  });
}
