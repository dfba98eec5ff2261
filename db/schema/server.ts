import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "./columns.ts";

/** What the server remembers of itself: 'starter_removed' keeps the starter cookbook from coming back. */
export const serverFlags = sqliteTable("server_flags", {
  name: text("name").primaryKey(),
  setAt: moment("set_at").notNull(),
});
