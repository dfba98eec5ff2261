import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { searchOutbox, serverFlags } from "#db/schema/index.ts";

const FLAG = "search_outbox";

export type Change = Pick<typeof searchOutbox.$inferSelect, "rowId" | "change" | "attempts">;

/** Turns the outbox of changed recipes on or off. It would only grow without a search server. */
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

/** Changes that are due, those that were refused before last. */
export async function readDueChanges(db: Db, now: number, limit: number): Promise<Change[]> {
  return db
    .select({ rowId: searchOutbox.rowId, change: searchOutbox.change, attempts: searchOutbox.attempts })
    .from(searchOutbox)
    .where(lte(searchOutbox.dueAt, now))
    .orderBy(asc(searchOutbox.attempts), asc(searchOutbox.rowId))
    .limit(limit);
}

/** Forgets changes that were sent; a recipe that changed meanwhile stays. */
export async function deleteSentChanges(db: Db, sent: readonly Change[]): Promise<void> {
  const pairs = JSON.stringify(sent.map(({ rowId, change }) => [rowId, change]));
  await db.write((tx) =>
    tx.run(
      sql`delete from search_outbox where (row_id, change) in (
        select json_extract(value, '$[0]'), json_extract(value, '$[1]') from json_each(${pairs}))`,
    ),
  );
}

/** Counts a refused attempt of a change and sets when it is due again. */
export async function postponeRefusedChange(
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
 * Adds recipes to the outbox, to be sent as they are stored, or deleted on the search server if they no longer exist.
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
