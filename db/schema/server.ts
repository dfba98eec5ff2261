import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "./columns.ts";

/**
 * What the server remembers of itself: 'starter_removed' keeps the starter cookbook from coming back, 'search_outbox'
 * has changes of the search noted.
 */
export const serverFlags = sqliteTable("server_flags", {
  name: text("name").primaryKey(),
  setAt: moment("set_at").notNull(),
});

/**
 * Recipes that a search server beside the database does not know yet as they are, or that it still knows. Triggers of the
 * search's tables write it, in the recipe's own transaction, while 'search_outbox' is among the flags.
 */
export const searchOutbox = sqliteTable("search_outbox", {
  /** The recipe's row, which need not be there any more. */
  rowId: integer("row_id").primaryKey(),
  /** Another number with each change: what was sent meanwhile is no longer the newest. */
  change: integer("change").notNull(),
  /** How often it was refused, and from when on it is tried again. */
  attempts: integer("attempts").notNull().default(0),
  dueAt: moment("due_at").notNull().default(0),
});
