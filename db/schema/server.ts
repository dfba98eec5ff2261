import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "./columns.ts";

/**
 * Flags of the server: 'starter_removed' prevents the starter cookbook from being added again, 'search_outbox' turns the
 * search outbox on.
 */
export const serverFlags = sqliteTable("server_flags", {
  name: text("name").primaryKey(),
  setAt: moment("set_at").notNull(),
});

/**
 * Changed and deleted recipes that an external search server has not received yet. Triggers of the search tables write it
 * in the recipe's transaction when the flag 'search_outbox' is set.
 */
export const searchOutbox = sqliteTable("search_outbox", {
  /** The row id of the recipe, which may be deleted. */
  rowId: integer("row_id").primaryKey(),
  /** A new number with each change, which tells a sent version from a newer one. */
  change: integer("change").notNull(),
  /** The number of failed attempts; `dueAt` is the time of the next one. */
  attempts: integer("attempts").notNull().default(0),
  dueAt: moment("due_at").notNull().default(0),
});
