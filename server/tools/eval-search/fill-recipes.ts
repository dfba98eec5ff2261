import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { recipes, users } from "#db/schema/index.ts";
import type { Deps } from "#server/context.ts";
import { AppError } from "#server/errors.ts";
import { normaliseTags } from "#server/features/recipes/policy.ts";
import { insertRecipe } from "#server/features/recipes/service/insert-recipe.ts";
import { searchWriter } from "#server/features/recipes/service/search-handle.ts";
import type { Member } from "#server/guards/member.ts";
import { memberOf } from "#server/guards/session-reader.ts";
import type { RecipeLine } from "./file-lines.ts";

const EMAIL = "cook@larder.invalid";
/** As many recipes as one transaction writes. */
const AT_ONCE = 250;

/**
 * Stores all recipes as public ones of one member, with their likes. Answers the file's id of each recipe by its public
 * id; `onLeftOut` hears of those that the product would refuse.
 */
export async function fillRecipes(
  deps: Deps,
  lines: readonly RecipeLine[],
  onLeftOut: (id: string) => void,
): Promise<Map<string, string>> {
  const member = await addCook(deps);
  const fileIds = new Map<string, string>();
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    await deps.db.write(async (tx) => {
      for (const line of lines.slice(from, from + AT_ONCE)) {
        const id = await storeRecipe(tx, deps, member, line);
        if (id === null) onLeftOut(line.id);
        else fileIds.set(id, line.id);
      }
    });
  }
  return fileIds;
}

/** The public id, or null for a recipe without a single ingredient, which is refused before anything is written. */
async function storeRecipe(tx: Tx, deps: Deps, member: Member, line: RecipeLine): Promise<string | null> {
  const fields = {
    title: line.title,
    description: line.description || null,
    ingredients: line.ingredients.map((originalText) => ({ originalText, unit: null, notes: null })),
    instructions: line.instructions.map((instruction) => ({ instruction })),
    tags: normaliseTags(line.tags),
    cuisine: line.cuisine,
    difficulty: line.difficulty ?? "MEDIUM",
    cookingTime: line.cooking_time ?? null,
    ...(line.servings && { servings: line.servings }),
    isPublic: true,
    privacySource: "CREATED" as const,
  };
  try {
    const { id, rowId } = await insertRecipe(tx, deps, member, fields, { countAs: null });
    const likeCount = line.like_count ?? 0;
    if (likeCount > 0) {
      await tx.update(recipes).set({ likeCount }).where(eq(recipes.rowId, rowId));
      await deps.search.setLikeCount(searchWriter(tx), rowId, likeCount);
    }
    return id;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function addCook({ db, uuid, clock }: Deps): Promise<Member> {
  const now = clock.now();
  const [row] = await db.write((tx) =>
    tx
      .insert(users)
      .values({ id: uuid(), email: EMAIL, name: "Sample Cook", exempt: true, createdAt: now })
      .returning(),
  );
  if (!row) throw new Error("The sample member was not stored");
  return memberOf(row, null, now);
}
