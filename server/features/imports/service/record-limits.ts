import { and, asc, count, desc, eq, inArray, ne, type SQL, sql, sum } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { importRecords, storedPages } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import type { SourceReading } from "#server/ports.ts";
import {
  oldestToFree,
  RETENTION_LIMITS,
  type RetentionLimit,
  rowsBeyondLimit,
} from "#server/retention-limits.ts";
import type { ImportReceipt } from "../schema.ts";

/** What a row weighs beside its texts. Never 0: that marks one that was written before rows were weighed. */
const ROW_BYTES = 500;
/** Records looked at in one write where the whole server holds too many. */
const AT_ONCE = 200;

/** Spelled out, so that SQLite knows the index of the open ones. */
const OPEN = sql`${importRecords.status} <> 'completed'`;
const COMPLETED = sql`${importRecords.status} = 'completed'`;
const WEIGHT = { rowId: importRecords.rowId, bytes: importRecords.bytes };

type Texts = { [name in "title" | "url" | "errorMessage" | "draft" | "receipt" | "others"]?: string | null };

/** Bytes of a record with what is kept of its page. */
export function weightOf(texts: Texts, page: Uint8Array | null): number {
  const weights = Object.values(texts).map((text) => Buffer.byteLength(text ?? ""));
  return weights.reduce((sum, bytes) => sum + bytes, ROW_BYTES + (page?.byteLength ?? 0));
}

/**
 * A reading as far as a record keeps it: of a page with several recipes the main one, and as many of the others as fit
 * into half a megabyte with it. So what is answered now and what the review finds later are one.
 */
export function keepable(reading: SourceReading): SourceReading {
  let held = jsonBytes(reading.draft);
  const others: SourceReading["others"] = [];
  for (const other of reading.others) {
    held += jsonBytes(other);
    if (held > RETENTION_LIMITS.openRecords.recordBytes) break;
    others.push(other);
  }
  return { ...reading, others };
}

/** A receipt as JSON; without the lines that went nowhere where it is too large, and null where it still is. */
export function keptReceipt(receipt: ImportReceipt): string | null {
  const fitting = [receipt, { ...receipt, leftOver: [] }].map((one) => JSON.stringify(one));
  return (
    fitting.find((text) => Buffer.byteLength(text) <= RETENTION_LIMITS.completedRecords.receiptBytes) ?? null
  );
}

/**
 * Forgets the oldest open records, where the member, or the whole server, holds too many beside the new one. Their pages
 * go with them.
 */
export async function forgetOldestOpen(tx: Tx, member: Member, newest: number): Promise<void> {
  const { openRecords: limit } = RETENTION_LIMITS;
  await keepWithin(tx, member, OPEN, newest, limit);
  const surplus = (await held(tx, OPEN)).bytes - limit.bytesOnServer;
  if (surplus <= 0) return;
  const oldest = await tx
    .select(WEIGHT)
    .from(importRecords)
    .where(and(OPEN, ne(importRecords.rowId, newest)))
    .orderBy(asc(importRecords.createdAt), asc(importRecords.rowId))
    .limit(AT_ONCE);
  await remove(tx, oldestToFree(oldest, surplus));
}

/** Forgets the oldest of a long history; the recipes and their pages stay. */
export async function forgetOldestCompleted(tx: Tx, member: Member, newest: number): Promise<void> {
  await keepWithin(tx, member, COMPLETED, newest, RETENTION_LIMITS.completedRecords);
}

/** Sums tell whether anything must go: the records are listed only then. */
async function keepWithin(tx: Tx, member: Member, which: SQL, newest: number, limit: RetentionLimit) {
  const own = and(eq(importRecords.userRowId, member.rowId), which);
  const now = await held(tx, own);
  if (now.count <= limit.count && now.bytes <= limit.bytes) return;
  const newestFirst = await tx
    .select(WEIGHT)
    .from(importRecords)
    .where(own)
    .orderBy(desc(eq(importRecords.rowId, newest)), desc(importRecords.createdAt), desc(importRecords.rowId));
  await remove(tx, rowsBeyondLimit(newestFirst, limit));
}

async function held(tx: Tx, which: SQL | undefined): Promise<RetentionLimit> {
  const [sums] = await tx
    .select({ count: count(), bytes: sum(importRecords.bytes).mapWith(Number) })
    .from(importRecords)
    .where(which);
  return { count: sums?.count ?? 0, bytes: sums?.bytes ?? 0 };
}

async function remove(tx: Tx, rowIds: readonly number[]): Promise<void> {
  if (rowIds.length === 0) return;
  await tx
    .delete(importRecords)
    .where(sql`${importRecords.rowId} in (select value from json_each(${JSON.stringify(rowIds)}))`);
}

/** Weighs records of before records were weighed, so that they count as well. None of them goes. */
export async function weighRecords({ db }: { db: Db }): Promise<void> {
  const { title, url, errorMessage, draft, receipt, others, rowId, bytes } = importRecords;
  const weights = [title, url, errorMessage, draft, receipt, others].map(
    (text) => sql`coalesce(length(cast(${text} as blob)), 0)`,
  );
  const page = sql`(select coalesce(sum(length(${storedPages.body})), 0) from ${storedPages} where ${storedPages.recordRowId} = ${rowId})`;
  const weight = sql`${ROW_BYTES} + ${sql.join(weights, sql` + `)} + ${page}`;
  for (;;) {
    const weighed = await db.write(async (tx) => {
      const chosen = tx.select({ rowId }).from(importRecords).where(eq(bytes, 0)).limit(AT_ONCE);
      return tx.update(importRecords).set({ bytes: weight }).where(inArray(rowId, chosen));
    });
    if (weighed.rowsAffected < AT_ONCE) return;
  }
}

function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
