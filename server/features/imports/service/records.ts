import { and, eq, ne } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { importRecords, storedPages } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { ImportFailure } from "../schema.ts";
import type { Extracted } from "./read-source.ts";
import { computeImportRecordBytes, deleteOldestOpenRecords } from "./record-limits.ts";

/** `errorCode` is null for an error that is not an import failure. */
type Failure = { errorCode: ImportFailure | null; errorMessage: string };
/** `omitted` is the number of further recipes that were parsed but not stored. */
type Outcome = ({ status: "pending"; omitted: number } & Extracted) | ({ status: "failed" } & Failure);

/**
 * Stores the outcome of an extraction in the open record of the same address, or in a new record. Deletes the
 * oldest open records beyond the limit. Returns the id of the record.
 */
export async function saveExtractionOutcome(
  deps: { db: Db; clock: Clock; uuid: () => string },
  member: Member,
  url: string | null,
  outcome: Outcome,
): Promise<string> {
  const now = deps.clock.now();
  const read = createOutcomeColumns(outcome);
  return deps.db.write(async (tx) => {
    const open = url === null ? undefined : await findOpenImportRecord(tx, member, { url });
    const id = open?.id ?? deps.uuid();
    // A failed extraction has no title, so the title of an earlier one remains.
    const title = read.title ?? open?.title ?? null;
    const storable = outcome.status === "pending" ? outcome.reading.storedSource : null;
    const bytes = computeImportRecordBytes({ ...read, title, url }, storable);
    const fields = { ...read, title, bytes, createdAt: now, updatedAt: now };
    const [row] = open
      ? await tx
          .update(importRecords)
          .set(fields)
          .where(eq(importRecords.rowId, open.rowId))
          .returning({ rowId: importRecords.rowId })
      : await tx
          .insert(importRecords)
          .values({ id, userRowId: member.rowId, url, ...fields })
          .returning({ rowId: importRecords.rowId });
    const rowId = row?.rowId ?? 0;
    await replaceStoredPage(tx, rowId, outcome, now);
    await deleteOldestOpenRecords(tx, member, rowId);
    return id;
  });
}

function createOutcomeColumns(outcome: Outcome) {
  if (outcome.status === "failed") {
    const { status, errorCode, errorMessage } = outcome;
    return { status, errorCode, errorMessage, title: null, draft: null, receipt: null, others: null };
  }
  const { reading, omitted } = outcome;
  const { draft, others } = reading;
  return {
    status: outcome.status,
    errorCode: null,
    errorMessage: null,
    title: draft.title,
    draft: JSON.stringify({ ...draft, omitted }),
    // The draft already contains the receipt.
    receipt: null,
    others: JSON.stringify(others),
  };
}

/** Replaces the stored page with the page of this extraction; a failed extraction deletes it. */
async function replaceStoredPage(tx: Tx, recordRowId: number, outcome: Outcome, now: number): Promise<void> {
  await tx.delete(storedPages).where(eq(storedPages.recordRowId, recordRowId));
  if (outcome.status === "failed" || outcome.reading.storedSource === null) return;
  const { kind, readFrom: url, reading } = outcome;
  await tx
    .insert(storedPages)
    .values({ recordRowId, kind, url, body: Buffer.from(reading.storedSource ?? []), createdAt: now });
}

/** The member's pending or failed record with this id or address, or undefined. */
export async function findOpenImportRecord(tx: Tx, member: Member, by: { id: string } | { url: string }) {
  const which = "id" in by ? eq(importRecords.id, by.id) : eq(importRecords.url, by.url);
  const [record] = await tx
    .select({
      rowId: importRecords.rowId,
      id: importRecords.id,
      title: importRecords.title,
      url: importRecords.url,
    })
    .from(importRecords)
    .where(and(eq(importRecords.userRowId, member.rowId), which, ne(importRecords.status, "completed")))
    .limit(1);
  return record;
}
