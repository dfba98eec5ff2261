import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { recipes } from "#db/schema/index.ts";
import { toImagePath } from "#server/features/uploads/policy.ts";
import { getReadableOwnerRowIds, type Member, type Viewer } from "#server/guards/member.ts";
import { canLikeRecipe, isPublishableSource } from "../policy.ts";
import { Cuisine, type RecipeSummary } from "../schema/recipe.ts";

const { titleSort: _, idempotencyKey: __, ...summaryColumns } = getTableColumns(recipes);
/** The value of a column in JSON that SQLite creates: a boolean is 0 or 1. */
type Stored<Column extends keyof typeof summaryColumns> =
  (typeof recipes.$inferSelect)[Column] extends boolean ? number : (typeof recipes.$inferSelect)[Column];
/** A recipe row with its author, its tags and the viewer's like. */
type SummaryRow = { [Column in keyof typeof summaryColumns]: Stored<Column> } & {
  authorId: string;
  authorName: string;
  /** Width and height of the picture in pixels. */
  imageSize: [number, number] | null;
  /** Pairs of position and label. */
  tags: [number, string][];
  /** Time of the viewer's like in milliseconds; null without a like. */
  likedAt: number | null;
};

/** Reads summaries by row id, in this order, and leaves out recipes that the viewer may not see. */
export async function readVisibleSummaries(
  db: Reader,
  viewer: Viewer,
  rowIds: readonly number[],
): Promise<RecipeSummary[]> {
  const rows = await selectVisibleSummariesInOrder(db, viewer, rowIds);
  return rows.map((row) => toSummaryAnswer(viewer, row));
}

/**
 * Reads summaries of liked recipes with the time of the like; leaves out recipes that are no longer liked.
 */
export async function readLikedSummaries(
  db: Reader,
  member: Member,
  rowIds: readonly number[],
): Promise<(RecipeSummary & { likedAt: string })[]> {
  const rows = await selectVisibleSummariesInOrder(db, member, rowIds);
  // `Object.assign` changes the summary in place, because spreading it would cost more than building it.
  return rows.flatMap((row) =>
    row.likedAt === null
      ? []
      : Object.assign(toSummaryAnswer(member, row), { likedAt: new Date(row.likedAt).toISOString() }),
  );
}

async function selectVisibleSummariesInOrder(
  db: Reader,
  viewer: Viewer,
  rowIds: readonly number[],
): Promise<SummaryRow[]> {
  if (rowIds.length === 0) return [];
  const rows = await selectVisibleSummaries(db, viewer, createRecipeRowIdsCondition(rowIds));
  const byRowId = new Map(rows.map((row) => [row.rowId, row]));
  return rowIds.flatMap((rowId) => byRowId.get(rowId) ?? []);
}

/** SQL condition on `r`, the recipes table, for these row ids. */
export function createRecipeRowIdsCondition(rowIds: readonly number[]): SQL {
  return sql`r.row_id in (select value from json_each(${JSON.stringify(rowIds)}))`;
}

/** SQL condition on `r`, the recipes table, for the public id. */
export function createRecipeIdCondition(id: string): SQL {
  return sql`r.id = ${id}`;
}

const COLUMN_PAIRS = Object.entries(summaryColumns).map(([name, column]) => `'${name}', r.${column.name}`);
// Built once per process, because building this SQL costs more than running it.
const SUMMARY = sql.raw(`${COLUMN_PAIRS.join(", ")}, 'authorId', u.id, 'authorName', u.name,
  'imageSize', (select json_array(i.width, i.height) from images i where i.id = r.image_id),
  'tags', (select json_group_array(json_array(t.position, t.label)) from tags t where t.recipe_row_id = r.row_id)`);

/**
 * Selects the recipes that match `chosen` and that the viewer may see, as one JSON text. Transferring a
 * hundred rows with thirty values each would cost more than finding them.
 */
export async function selectVisibleSummaries(db: Reader, viewer: Viewer, chosen: SQL): Promise<SummaryRow[]> {
  const owners = JSON.stringify(getReadableOwnerRowIds(viewer).owners);
  const { found } = await db.get<{ found: string }>(sql`
    select json_group_array(json_object(${SUMMARY}, 'likedAt', (
      select l.created_at from likes l where l.user_row_id = ${viewer?.rowId ?? null} and l.recipe_row_id = r.row_id
    ))) as found
    from recipes r cross join users u on u.row_id = r.owner_row_id
    where ${chosen} and (r.is_public = 1 or r.owner_row_id in (select value from json_each(${owners})))`);
  return JSON.parse(found) as SummaryRow[];
}

// Created once per process, because creating a schema costs more than using it.
const CuisineOrNone = Cuisine.nullable();

/** The labels of the tags, sorted by position. */
function listTagLabelsByPosition(tags: SummaryRow["tags"]): string[] {
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
    difficultyStated: row.difficultyStated === 1,
    cuisine: CuisineOrNone.parse(row.cuisine),
    cuisineText: row.cuisineText,
    imagePath: image,
    imageUrl: image,
    imageWidth: row.imageSize?.[0] ?? null,
    imageHeight: row.imageSize?.[1] ?? null,
    isPublic,
    privacySource: row.privacySource,
    privacyEditable: isPublishableSource(row.privacySource),
    tags: listTagLabelsByPosition(row.tags),
    sourceUrl: row.sourceUrl,
    caloriesPerServing: row.caloriesPerServing,
    version: row.version,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    likeCount: row.likeCount,
    userLiked: row.likedAt !== null,
    canLike: canLikeRecipe(getReadableOwnerRowIds(viewer), { ownerRowId: row.ownerRowId, isPublic }),
    authorName: row.authorName,
  };
}
