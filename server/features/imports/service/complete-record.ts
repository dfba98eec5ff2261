import { and, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { importRecords, storedPages } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { ImportReceipt, type SaveImportInput } from "../schema.ts";
import {
  computeImportRecordBytes,
  deleteOldestCompletedRecords,
  serializeReceiptWithinLimitOrNull,
} from "./record-limits.ts";
import { findOpenImportRecord } from "./records.ts";

type Deps = { clock: Clock; uuid: () => string };

/**
 * Completes the draft's open record, or inserts a completed one, so that the history lists every import. The
 * stored page moves from the record to the recipe.
 */
export async function completeImportRecord(
  tx: Tx,
  deps: Deps,
  member: Member,
  input: SaveImportInput,
  recipeRowId: number,
): Promise<void> {
  const now = deps.clock.now();
  const record =
    (input.importId ? await findOpenImportRecord(tx, member, { id: input.importId }) : undefined) ??
    (input.sourceUrl ? await findOpenImportRecord(tx, member, { url: input.sourceUrl }) : undefined);
  const receipt = input.receipt ?? (record ? await readStoredReceipt(tx, record) : null);
  const texts = { title: input.title, receipt: receipt && serializeReceiptWithinLimitOrNull(receipt) };
  const fields = {
    ...texts,
    status: "completed" as const,
    errorCode: null,
    errorMessage: null,
    draft: null,
    others: null,
    recipeRowId,
    updatedAt: now,
  };
  if (record) {
    const bytes = computeImportRecordBytes({ ...texts, url: record.url }, null);
    await tx
      .update(importRecords)
      .set({ ...fields, bytes })
      .where(eq(importRecords.rowId, record.rowId));
    await tx
      .update(storedPages)
      .set({ recordRowId: null, recipeRowId })
      .where(eq(storedPages.recordRowId, record.rowId));
    return deleteOldestCompletedRecords(tx, member, record.rowId);
  }
  const bytes = computeImportRecordBytes({ ...texts, url: input.sourceUrl }, null);
  const row = { id: deps.uuid(), userRowId: member.rowId, url: input.sourceUrl, createdAt: now };
  const [made] = await tx
    .insert(importRecords)
    .values({ ...row, ...fields, bytes })
    .returning({ rowId: importRecords.rowId });
  if (input.importId) await copyStoredPageToRecipe(tx, member, input.importId, recipeRowId);
  await deleteOldestCompletedRecords(tx, member, made?.rowId ?? 0);
}

/** The receipt that extraction stored, for a client that saves without a receipt. */
async function readStoredReceipt(tx: Tx, record: { rowId: number }): Promise<ImportReceipt | null> {
  const [row] = await tx
    .select({ draft: importRecords.draft, receipt: importRecords.receipt })
    .from(importRecords)
    .where(eq(importRecords.rowId, record.rowId));
  const stored: unknown = row?.draft ? JSON.parse(row.draft).receipt : JSON.parse(row?.receipt ?? "null");
  return ImportReceipt.nullable().catch(null).parse(stored);
}

/**
 * When an earlier recipe of the page was saved, the page belongs to that recipe, so a further recipe gets a
 * copy.
 */
async function copyStoredPageToRecipe(
  tx: Tx,
  member: Member,
  importId: string,
  recipeRowId: number,
): Promise<void> {
  const [page] = await tx
    .select({
      kind: storedPages.kind,
      url: storedPages.url,
      body: storedPages.body,
      createdAt: storedPages.createdAt,
    })
    .from(importRecords)
    .innerJoin(storedPages, eq(storedPages.recipeRowId, importRecords.recipeRowId))
    .where(and(eq(importRecords.userRowId, member.rowId), eq(importRecords.id, importId)));
  if (page) await tx.insert(storedPages).values({ ...page, recipeRowId });
}
