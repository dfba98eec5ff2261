import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { likes, recipes, tags, users } from "#db/schema/index.ts";
import { imagePath } from "#server/features/uploads/policy.ts";
import { readerOf, type Viewer } from "#server/guards/member.ts";
import { recipeColumns } from "../access.ts";
import { canLikeRecipe, isPrivacyEditable } from "../policy.ts";
import { Cuisine, type RecipeSummary } from "../schema/recipe.ts";

/** The answers of the recipes with these row ids, in their order; those that the viewer may not see are left out. */
export async function readSummaries(
  db: Reader,
  viewer: Viewer,
  rowIds: readonly number[],
): Promise<RecipeSummary[]> {
  if (rowIds.length === 0) return [];
  const rows = await summaryQuery(db, viewer, ofRows(rowIds));
  const byRowId = new Map(rows.map((row) => [row.recipe.rowId, row]));
  return rowIds.flatMap((rowId) => {
    const row = byRowId.get(rowId);
    return row ? [summaryAnswer(viewer, row)] : [];
  });
}

/** The recipes with these row ids. */
export function ofRows(rowIds: readonly number[]): SQL {
  return sql`${recipes.rowId} in (select value from json_each(${JSON.stringify(rowIds)}))`;
}

/**
 * One statement for all that is `chosen` and visible to the viewer: author, tags and the viewer's like stand beside each
 * recipe.
 */
export function summaryQuery(db: Reader, viewer: Viewer, chosen: SQL) {
  const { owners } = readerOf(viewer);
  return db
    .select({
      recipe: recipeColumns,
      author: { id: users.id, name: users.name },
      tags: tagsOf(),
      liked: viewer ? isLikedBy(viewer.rowId) : sql<number>`0`,
    })
    .from(recipes)
    .crossJoin(users)
    .where(
      and(
        chosen,
        eq(users.rowId, recipes.ownerRowId),
        or(
          sql`${recipes.isPublic} = 1`,
          owners.length > 0 ? inArray(recipes.ownerRowId, [...owners]) : undefined,
        ),
      ),
    );
}

type SummaryRow = Awaited<ReturnType<typeof summaryQuery>>[number];

/** Labels in the order they were given. */
function tagsOf(): SQL<string[]> {
  const places = sql<string>`(select json_group_array(json_array(${tags.position}, ${tags.label})) from ${tags} where ${tags.recipeRowId} = ${recipes.rowId})`;
  return places.mapWith((json: string) =>
    (JSON.parse(json) as [number, string][]).sort((a, b) => a[0] - b[0]).map(([, label]) => label),
  );
}

function isLikedBy(userRowId: number): SQL<number> {
  return sql<number>`exists (select 1 from ${likes} where ${likes.userRowId} = ${userRowId} and ${likes.recipeRowId} = ${recipes.rowId})`;
}

export function summaryAnswer(
  viewer: Viewer,
  { recipe, author, tags: labels, liked }: SummaryRow,
): RecipeSummary {
  const image = recipe.imageId === null ? null : imagePath(recipe.imageId);
  return {
    id: recipe.id,
    userId: author.id,
    title: recipe.title,
    description: recipe.description,
    cookingTime: recipe.cookingTime,
    prepTime: recipe.prepTime,
    totalTime: recipe.totalTime,
    servings: recipe.servings,
    servingsStated: recipe.servingsStated,
    yieldText: recipe.yieldText,
    difficulty: recipe.difficulty,
    cuisine: Cuisine.nullable().parse(recipe.cuisine),
    cuisineText: recipe.cuisineText,
    imagePath: image,
    imageUrl: image,
    isPublic: recipe.isPublic,
    privacySource: recipe.privacySource,
    privacyEditable: isPrivacyEditable(recipe.privacySource),
    tags: labels,
    sourceUrl: recipe.sourceUrl,
    caloriesPerServing: recipe.caloriesPerServing,
    version: recipe.version,
    createdAt: new Date(recipe.createdAt).toISOString(),
    updatedAt: new Date(recipe.updatedAt).toISOString(),
    likeCount: recipe.likeCount,
    userLiked: liked === 1,
    canLike: canLikeRecipe(readerOf(viewer), recipe),
    authorName: author.name,
  };
}
