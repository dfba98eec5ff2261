import { and, desc, eq, inArray, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/client.ts";
import { draftImages, drafts, images, recipes } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { requireEditableRecipe } from "#server/features/recipes/access.ts";
import { parseImageIdOrNull } from "#server/features/uploads/policy.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { selectRowIdsBeyondLimit } from "#server/storage-limits.ts";
import { DRAFT_LIMITS } from "./policy.ts";
import type { Draft, DraftEntry, DraftPlace, SaveDraftInput, SavedDraft } from "./schema.ts";

type Deps = { db: Db; clock: Clock; uuid: () => string };
/** Identifies a draft of the member. `recipeRowId` is null for the draft of a new recipe. */
type Slot = { recipeRowId: number | null; where: SQL | undefined };

const DAY = 24 * 3_600_000;
/** Number of drafts deleted per write, so that other writes need not wait long. */
const CHUNK = 100;

/** The member's draft of a form, or null. Throws DRAFT_NOT_YOURS, RECIPE_NOT_FOUND or RECIPE_CHANGE_FORBIDDEN. */
export async function readDraft(
  { db }: { db: Db },
  member: Member,
  place: DraftPlace,
): Promise<Draft | null> {
  const slot = await requireDraftSlot(db, member, place);
  const [row] = await db.select().from(drafts).where(slot.where);
  if (!row) return null;
  const { value, shape, basis, revision } = row;
  return {
    recipeId: place.recipeId,
    value,
    shape,
    basis,
    revision,
    savedAt: new Date(row.savedAt).toISOString(),
  };
}

/** The member's drafts, last saved first. */
export async function listDrafts({ db }: { db: Db }, member: Member): Promise<DraftEntry[]> {
  const rows = await db
    .select({
      recipeId: recipes.id,
      title: recipes.title,
      revision: drafts.revision,
      savedAt: drafts.savedAt,
    })
    .from(drafts)
    .leftJoin(recipes, eq(recipes.rowId, drafts.recipeRowId))
    .where(eq(drafts.userRowId, member.rowId))
    .orderBy(desc(drafts.savedAt));
  return rows.map((row) => ({ ...row, savedAt: new Date(row.savedAt).toISOString() }));
}

/**
 * Stores a draft. Throws DRAFT_STALE when `revision` is outdated, DRAFT_NOT_YOURS, RECIPE_NOT_FOUND or
 * RECIPE_CHANGE_FORBIDDEN. Deletes the oldest drafts beyond 20 drafts or 4 MB, but never the draft of a new
 * recipe.
 */
export async function saveDraft(deps: Deps, member: Member, input: SaveDraftInput): Promise<SavedDraft> {
  const savedAt = deps.clock.now();
  const revision = deps.uuid();
  await deps.db.write(async (tx) => {
    const { recipeRowId } = await requireDraftSlot(tx, member, input);
    const fields = { revision, basis: input.basis, shape: input.shape, value: input.value, savedAt };
    const [row] = await tx
      .insert(drafts)
      .values({ ...fields, userRowId: member.rowId, recipeRowId, slot: recipeRowId ?? 0 })
      .onConflictDoUpdate({
        target: [drafts.userRowId, drafts.slot],
        set: fields,
        ...(input.revision !== undefined && { setWhere: eq(drafts.revision, input.revision ?? "") }),
      })
      .returning({ rowId: drafts.rowId });
    if (!row) throw new AppError("DRAFT_STALE");
    await linkPicturesToDraft(tx, member, row.rowId, input.value, savedAt);
    await deleteDrafts(tx, await selectDraftsBeyondLimit(tx, member, row.rowId), savedAt);
  });
  return { revision, savedAt: new Date(savedAt).toISOString() };
}

/** Deletes a draft if it exists. Throws DRAFT_NOT_YOURS, RECIPE_NOT_FOUND or RECIPE_CHANGE_FORBIDDEN. */
export async function deleteDraft(
  { db, clock }: Omit<Deps, "uuid">,
  member: Member,
  place: DraftPlace,
): Promise<void> {
  await db.write(async (tx) => {
    const slot = await requireDraftSlot(tx, member, place);
    await deleteDrafts(tx, tx.select({ rowId: drafts.rowId }).from(drafts).where(slot.where), clock.now());
  });
}

/** Deletes drafts that were last saved 90 days ago. Returns their number. */
export async function purgeOldDrafts({ db, clock }: Omit<Deps, "uuid">): Promise<number> {
  const now = clock.now();
  const due = lt(drafts.savedAt, now - DRAFT_LIMITS.days * DAY);
  let total = 0;
  for (;;) {
    const gone = await db.write((tx) =>
      deleteDrafts(tx, tx.select({ rowId: drafts.rowId }).from(drafts).where(due).limit(CHUNK), now),
    );
    total += gone;
    if (gone < CHUNK) return total;
  }
}

async function requireDraftSlot(
  db: Reader,
  member: Member,
  { recipeId, memberId }: DraftPlace,
): Promise<Slot> {
  if (memberId !== undefined && memberId !== member.id) throw new AppError("DRAFT_NOT_YOURS");
  const recipeRowId = recipeId === null ? null : (await requireEditableRecipe(db, member, recipeId)).rowId;
  const where = and(eq(drafts.userRowId, member.rowId), eq(drafts.slot, recipeRowId ?? 0));
  return { recipeRowId, where };
}

type Chosen = { rowId: number }[] | PromiseLike<{ rowId: number }[]>;

/**
 * The draft that was just saved and the draft of a new recipe come first, so that the limits never delete
 * them.
 */
async function selectDraftsBeyondLimit(tx: Tx, member: Member, saved: number): Promise<{ rowId: number }[]> {
  const held = await tx
    .select({ rowId: drafts.rowId, bytes: sql<number>`length(cast(${drafts.value} as blob))` })
    .from(drafts)
    .where(eq(drafts.userRowId, member.rowId))
    .orderBy(
      desc(eq(drafts.rowId, saved)),
      desc(eq(drafts.slot, 0)),
      desc(drafts.savedAt),
      desc(drafts.rowId),
    );
  const limit = { count: DRAFT_LIMITS.perMember, bytes: DRAFT_LIMITS.bytesPerMember };
  return selectRowIdsBeyondLimit(held, limit).map((rowId) => ({ rowId }));
}

/** Deletes drafts. Pictures that only these drafts used count as unused from `now`. */
async function deleteDrafts(tx: Tx, chosen: Chosen, now: number): Promise<number> {
  const rowIds = (await chosen).map((row) => row.rowId);
  if (rowIds.length === 0) return 0;
  await releasePicturesOfDrafts(tx, rowIds, now);
  await tx.delete(drafts).where(inArray(drafts.rowId, rowIds));
  return rowIds.length;
}

/** Records the member's pictures whose paths the draft contains. */
async function linkPicturesToDraft(
  tx: Tx,
  member: Member,
  draftRowId: number,
  value: string,
  now: number,
): Promise<void> {
  const paths = value.matchAll(/\/images\/[A-Za-z0-9_-]{22,64}\.webp/g);
  const ids = new Set<string>();
  for (const [path] of paths) {
    const id = parseImageIdOrNull(path);
    if (id !== null) ids.add(id);
    if (ids.size === DRAFT_LIMITS.pictures) break;
  }
  await releasePicturesOfDrafts(tx, [draftRowId], now);
  await tx.delete(draftImages).where(eq(draftImages.draftRowId, draftRowId));
  const shown = await tx
    .select({ imageRowId: images.rowId })
    .from(images)
    .where(and(inArray(images.id, [...ids]), eq(images.ownerRowId, member.rowId)));
  if (shown.length === 0) return;
  await tx.insert(draftImages).values(shown.map(({ imageRowId }) => ({ draftRowId, imageRowId })));
}

/**
 * Restarts the period after which unused pictures are deleted. Pictures of a recipe have no `releasedAt` and
 * stay.
 */
async function releasePicturesOfDrafts(tx: Tx, draftRowIds: readonly number[], now: number): Promise<void> {
  const shown = tx
    .select({ imageRowId: draftImages.imageRowId })
    .from(draftImages)
    .where(inArray(draftImages.draftRowId, [...draftRowIds]));
  await tx
    .update(images)
    .set({ releasedAt: now })
    .where(and(isNotNull(images.releasedAt), inArray(images.rowId, shown)));
}
