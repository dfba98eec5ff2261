import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { recipes } from "#db/schema/index.ts";
import { toImagePath } from "#server/features/uploads/policy.ts";
import { getReadableOwners, type Member, type Viewer } from "#server/guards/member.ts";
import { canLikeRecipe, isPrivacyEditable } from "../policy.ts";
import { Cuisine, type RecipeSummary } from "../schema/recipe.ts";

const { titleSort: _, idempotencyKey: __, ...summaryColumns } = getTableColumns(recipes);
/** A column's raw SQLite value: booleans are 0 or 1. */
type Stored<Column extends keyof typeof summaryColumns> =
  (typeof recipes.$inferSelect)[Column] extends boolean ? number : (typeof recipes.$inferSelect)[Column];
/** A recipe with its author, tags and the viewer's like. */
type SummaryRow = { [Column in keyof typeof summaryColumns]: Stored<Column> } & {
  authorId: string;
  authorName: string;
  /** Each with its position. */
  tags: [number, string][];
  /** When the viewer liked it, in milliseconds. */
  likedAt: number | null;
};

/** Summaries of the visible recipes of these row ids, in order. */
export async function readVisibleSummaries(
  db: Reader,
  viewer: Viewer,
  rowIds: readonly number[],
): Promise<RecipeSummary[]> {
  const rows = await findInOrder(db, viewer, rowIds);
  return rows.map((row) => toSummaryAnswer(viewer, row));
}

/** Summaries of recipes that the member likes, with the time of the like; without recipes unliked meanwhile. */
export async function readLikedSummaries(
  db: Reader,
  member: Member,
  rowIds: readonly number[],
): Promise<(RecipeSummary & { likedAt: string })[]> {
  const rows = await findInOrder(db, member, rowIds);
  // Added in place: spreading would cost more than building the object.
  return rows.flatMap((row) =>
    row.likedAt === null
      ? []
      : Object.assign(toSummaryAnswer(member, row), { likedAt: new Date(row.likedAt).toISOString() }),
  );
}

async function findInOrder(db: Reader, viewer: Viewer, rowIds: readonly number[]): Promise<SummaryRow[]> {
  if (rowIds.length === 0) return [];
  const rows = await selectVisibleSummaries(db, viewer, createRecipeRowIdsCondition(rowIds));
  const byRowId = new Map(rows.map((row) => [row.rowId, row]));
  return rowIds.flatMap((rowId) => byRowId.get(rowId) ?? []);
}

/** The recipes with these row ids. */
export function createRecipeRowIdsCondition(rowIds: readonly number[]): SQL {
  return sql`r.row_id in (select value from json_each(${JSON.stringify(rowIds)}))`;
}

/** The recipe with this id. */
export function createRecipeIdCondition(id: string): SQL {
  return sql`r.id = ${id}`;
}

const COLUMN_PAIRS = Object.entries(summaryColumns).map(([name, column]) => `'${name}', r.${column.name}`);
// Built once: building it costs more than running it.
const SUMMARY = sql.raw(`${COLUMN_PAIRS.join(", ")}, 'authorId', u.id, 'authorName', u.name,
  'tags', (select json_group_array(json_array(t.position, t.label)) from tags t where t.recipe_row_id = r.row_id)`);

/**
 * Selects the visible recipes of `chosen` as one JSON text: passing a hundred rows of thirty values each costs more
 * than finding them.
 */
export async function selectVisibleSummaries(db: Reader, viewer: Viewer, chosen: SQL): Promise<SummaryRow[]> {
  const owners = JSON.stringify(getReadableOwners(viewer).owners);
  const { found } = await db.get<{ found: string }>(sql`
    select json_group_array(json_object(${SUMMARY}, 'likedAt', (
      select l.created_at from likes l where l.user_row_id = ${viewer?.rowId ?? null} and l.recipe_row_id = r.row_id
    ))) as found
    from recipes r cross join users u on u.row_id = r.owner_row_id
    where ${chosen} and (r.is_public = 1 or r.owner_row_id in (select value from json_each(${owners})))`);
  return JSON.parse(found) as SummaryRow[];
}

// Created once: creating a schema costs more than using it.
const CuisineOrNone = Cuisine.nullable();

/** Labels in their original order. */
function labelsOf(tags: SummaryRow["tags"]): string[] {
  return tags.sort((a, b) => a[0] - b[0]).map(([, label]) => label);
}

export function toSummaryAnswer(viewer: Viewer, row: SummaryRow): RecipeSummary {
  const image = row.imageId === null ? null : toImagePath(row.imageId);
  const isPublic = row.isPublic === 1;
  return {
    id: row.id,
    userId: row.authorId,
    title: row.title,
    description: row.description,
    cookingTime: row.cookingTime,
    prepTime: row.prepTime,
    totalTime: row.totalTime,
    servings: row.servings,
    servingsStated: row.servingsStated === 1,
    yieldText: row.yieldText,
    difficulty: row.difficulty,
    cuisine: CuisineOrNone.parse(row.cuisine),
    cuisineText: row.cuisineText,
    imagePath: image,
    imageUrl: image,
    isPublic,
    privacySource: row.privacySource,
    privacyEditable: isPrivacyEditable(row.privacySource),
    tags: labelsOf(row.tags),
    sourceUrl: row.sourceUrl,
    caloriesPerServing: row.caloriesPerServing,
    version: row.version,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    likeCount: row.likeCount,
    userLiked: row.likedAt !== null,
    canLike: canLikeRecipe(getReadableOwners(viewer), { ownerRowId: row.ownerRowId, isPublic }),
    authorName: row.authorName,
  };
}
