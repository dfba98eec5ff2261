import { and, asc, count, desc, eq, inArray, ne, type SQL, sql, sum } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { importRecords, storedPages } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import type { SourceReading } from "#server/ports.ts";
import {
  RETENTION_LIMITS,
  type RetentionLimit,
  selectOldestRowIdsToFree,
  selectRowIdsBeyondLimit,
} from "#server/storage-limits.ts";
import { type ImportReceipt, MAX_OTHERS } from "../schema.ts";

/** Estimated size of a row without its texts. A size of 0 marks rows that were stored before sizes were. */
const ROW_BYTES = 500;
/** Maximum number of records that one write deletes or measures. */
const BATCH_SIZE = 200;

/** A literal, not a parameter, because SQLite uses the partial index of open records only for a literal. */
const OPEN = sql`${importRecords.status} <> 'completed'`;
const COMPLETED = sql`${importRecords.status} = 'completed'`;
const WEIGHT = { rowId: importRecords.rowId, bytes: importRecords.bytes };

type Texts = { [name in "title" | "url" | "errorMessage" | "draft" | "receipt" | "others"]?: string | null };

/** Size of a record in bytes, including its stored page. */
export function computeImportRecordBytes(texts: Texts, page: Uint8Array | null): number {
  const weights = Object.values(texts).map((text) => Buffer.byteLength(text ?? ""));
  return weights.reduce((sum, bytes) => sum + bytes, ROW_BYTES + (page?.byteLength ?? 0));
}

/**
 * Limits a reading to the main recipe and as many further recipes as `recordBytes` permits. The response
 * contains the same recipes as the stored record, so that a later review shows no difference.
 */
export function limitReadingToStorableSize(reading: SourceReading): SourceReading {
  let sumCountAndBytesOfRecords = computeJsonByteLength(reading.draft);
  const others: SourceReading["others"] = [];
  for (const other of reading.others) {
    sumCountAndBytesOfRecords += computeJsonByteLength(other);
    if (sumCountAndBytesOfRecords > RETENTION_LIMITS.openRecords.recordBytes || others.length === MAX_OTHERS)
      break;
    others.push(other);
  }
  return { ...reading, others };
}

/**
 * The receipt as JSON. Its unused lines are left out when it is too large; null when it is still too large.
 */
export function serializeReceiptWithinLimitOrNull(receipt: ImportReceipt): string | null {
  const fitting = [receipt, { ...receipt, leftOver: [] }].map((line) => JSON.stringify(line));
  return (
    fitting.find((text) => Buffer.byteLength(text) <= RETENTION_LIMITS.completedRecords.receiptBytes) ?? null
  );
}

/**
 * Deletes the oldest open records, with their pages, beyond the limits of the member and the server. Never
 * deletes `newest`.
 */
export async function deleteOldestOpenRecords(tx: Tx, member: Member, newest: number): Promise<void> {
  const { openRecords: limit } = RETENTION_LIMITS;
  await deleteRecordsBeyondLimit(tx, member, OPEN, newest, limit);
  const surplus = (await held(tx, OPEN)).bytes - limit.bytesOnServer;
  if (surplus <= 0) return;
  const oldest = await tx
    .select(WEIGHT)
    .from(importRecords)
    .where(and(OPEN, ne(importRecords.rowId, newest)))
    .orderBy(asc(importRecords.createdAt), asc(importRecords.rowId))
    .limit(BATCH_SIZE);
  await deleteRecordsByRowId(tx, selectOldestRowIdsToFree(oldest, surplus));
}

/** Deletes the oldest completed records of the member beyond the limit. Their recipes and pages remain. */
export async function deleteOldestCompletedRecords(tx: Tx, member: Member, newest: number): Promise<void> {
  await deleteRecordsBeyondLimit(tx, member, COMPLETED, newest, RETENTION_LIMITS.completedRecords);
}

/** Compares count and size with the limit first, because listing the records costs more. */
async function deleteRecordsBeyondLimit(
  tx: Tx,
  member: Member,
  which: SQL,
  newest: number,
  limit: RetentionLimit,
) {
  const own = and(eq(importRecords.userRowId, member.rowId), which);
  const now = await held(tx, own);
  if (now.count <= limit.count && now.bytes <= limit.bytes) return;
  const newestFirst = await tx
    .select(WEIGHT)
    .from(importRecords)
    .where(own)
    .orderBy(desc(eq(importRecords.rowId, newest)), desc(importRecords.createdAt), desc(importRecords.rowId));
  await deleteRecordsByRowId(tx, selectRowIdsBeyondLimit(newestFirst, limit));
}

async function held(tx: Tx, which: SQL | undefined): Promise<RetentionLimit> {
  const [sums] = await tx
    .select({ count: count(), bytes: sum(importRecords.bytes).mapWith(Number) })
    .from(importRecords)
    .where(which);
  return { count: sums?.count ?? 0, bytes: sums?.bytes ?? 0 };
}

async function deleteRecordsByRowId(tx: Tx, rowIds: readonly number[]): Promise<void> {
  if (rowIds.length === 0) return;
  await tx
    .delete(importRecords)
    .where(sql`${importRecords.rowId} in (select value from json_each(${JSON.stringify(rowIds)}))`);
}

/** Computes the sizes of records that were stored before sizes were. */
export async function fillMissingRecordSizes({ db }: { db: Db }): Promise<void> {
  const { title, url, errorMessage, draft, receipt, others, rowId, bytes } = importRecords;
  const weights = [title, url, errorMessage, draft, receipt, others].map(
    (text) => sql`coalesce(length(cast(${text} as blob)), 0)`,
  );
  const page = sql`(select coalesce(sum(length(${storedPages.body})), 0) from ${storedPages} where ${storedPages.recordRowId} = ${rowId})`;
  const weight = sql`${ROW_BYTES} + ${sql.join(weights, sql` + `)} + ${page}`;
  for (;;) {
    const weighed = await db.write(async (tx) => {
      const chosen = tx.select({ rowId }).from(importRecords).where(eq(bytes, 0)).limit(BATCH_SIZE);
      return tx.update(importRecords).set({ bytes: weight }).where(inArray(rowId, chosen));
    });
    if (weighed.rowsAffected < BATCH_SIZE) return;
  }
}

function computeJsonByteLength(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
