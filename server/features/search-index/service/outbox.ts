import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { searchOutbox, serverFlags } from "#db/schema/index.ts";

const FLAG = "search_outbox";

export type Change = Pick<typeof searchOutbox.$inferSelect, "rowId" | "change" | "attempts">;

/**
 * Enables or disables the outbox of changed recipes. Disabling empties it, because without a search server it
 * would only grow.
 */
export async function setSearchOutboxEnabled(db: Db, isEnabled: boolean): Promise<void> {
  const flags = await db.select().from(serverFlags).where(eq(serverFlags.name, FLAG));
  if (flags.length > 0 === isEnabled) return;
  await db.write(async (tx) => {
    if (isEnabled) await tx.insert(serverFlags).values({ name: FLAG, setAt: 0 }).onConflictDoNothing();
    else {
      await tx.delete(serverFlags).where(eq(serverFlags.name, FLAG));
      await tx.delete(searchOutbox);
    }
  });
}

/** Due changes; those that the search server refused before come last. */
export async function readDueOutboxChanges(db: Db, now: number, limit: number): Promise<Change[]> {
  return db
    .select({ rowId: searchOutbox.rowId, change: searchOutbox.change, attempts: searchOutbox.attempts })
    .from(searchOutbox)
    .where(lte(searchOutbox.dueAt, now))
    .orderBy(asc(searchOutbox.attempts), asc(searchOutbox.rowId))
    .limit(limit);
}

/** Deletes changes that were sent. A recipe that has changed again has another `change` value and remains. */
export async function deleteSentOutboxChanges(db: Db, sent: readonly Change[]): Promise<void> {
  const pairs = JSON.stringify(sent.map(({ rowId, change }) => [rowId, change]));
  await db.write((tx) =>
    tx.run(
      sql`delete from search_outbox where (row_id, change) in (
        select json_extract(value, '$[0]'), json_extract(value, '$[1]') from json_each(${pairs}))`,
    ),
  );
}

/** Counts an attempt that the search server refused, and sets the time of the next one. */
export async function postponeRefusedOutboxChange(
  db: Db,
  { rowId, change, attempts }: Change,
  dueAt: number,
): Promise<void> {
  await db.write((tx) =>
    tx
      .update(searchOutbox)
      .set({ attempts: attempts + 1, dueAt })
      .where(and(eq(searchOutbox.rowId, rowId), eq(searchOutbox.change, change))),
  );
}

/**
 * Adds recipes to the outbox. When it is sent, the search server gets their current state, and deletes
 * recipes that no longer exist.
 */
export async function addRecipesToSearchOutbox(db: Db, rowIds: readonly number[]): Promise<void> {
  if (rowIds.length === 0) return;
  await db.write((tx) =>
    tx.run(
      sql`insert or replace into search_outbox (row_id, change)
        select value, abs(random() % 9007199254740991) from json_each(${JSON.stringify(rowIds)})`,
    ),
  );
}
