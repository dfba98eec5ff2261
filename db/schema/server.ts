import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { timestampMsColumn } from "./columns.ts";

/**
 * Flags of the server: 'starter_removed' prevents the starter cookbook from being added again,
 * 'search_outbox' enables the search outbox,
 * 'pictures_sized_by_width' records that the files of all pictures are sized by width.
 */
export const serverFlags = sqliteTable("server_flags", {
  name: text("name").primaryKey(),
  setAt: timestampMsColumn("set_at").notNull(),
});

/**
 * Changed and deleted recipes that an external search server has not received yet. Triggers insert rows in
 * the transaction of the recipe while the flag 'search_outbox' is set.
 */
export const searchOutbox = sqliteTable("search_outbox", {
  /** Row id of the recipe, which may have been deleted. */
  rowId: integer("row_id").primaryKey(),
  /** Increases with each change, so that a row that changed while it was sent is sent again. */
  change: integer("change").notNull(),
  /** Number of failed attempts; `dueAt` is the time of the next one. */
  attempts: integer("attempts").notNull().default(0),
  dueAt: timestampMsColumn("due_at").notNull().default(0),
});
