import { eq, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Db, Tx } from "./client.ts";

/** A table for the database tests, independent of the app's schema. */
export const counters = sqliteTable("counters", {
  id: integer("id").primaryKey(),
  name: text("name").notNull().unique(),
  value: integer("value").notNull(),
});

export async function createCountersTable(db: Db): Promise<void> {
  const columns = sql`id integer primary key, name text not null unique, value integer not null`;
  await db.write(async (tx) => {
    await tx.run(sql`create table counters (${columns})`);
  });
}

export async function insertCounter(db: Db, name: string, value = 0): Promise<void> {
  await db.write(async (tx) => {
    await tx.insert(counters).values({ name, value });
  });
}

/** Reads the counter, then writes it, so that overlapping transactions would lose an increment. */
export async function incrementCounter(tx: Tx, name: string): Promise<void> {
  const [row] = await tx.select().from(counters).where(eq(counters.name, name));
  await tx
    .update(counters)
    .set({ value: row!.value + 1 })
    .where(eq(counters.name, name));
}

export async function readCounter(db: Db, name: string): Promise<number | undefined> {
  const [row] = await db.select().from(counters).where(eq(counters.name, name));
  return row?.value;
}

/** Resolves in the next turn of the event loop. */
export const waitForNextEventLoopTurn = () => new Promise((resolve) => setImmediate(resolve));
