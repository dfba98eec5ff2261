import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { rowIdColumn, timestampMsColumn } from "./columns.ts";
import { images, recipes } from "./recipes.ts";

/**
 * Unsaved input of the recipe form: per member one draft of a new recipe and one of each edited recipe.
 * `slot` is the recipe's row id, 0 for a new recipe. `revision` changes with every save.
 */
export const drafts = sqliteTable(
  "drafts",
  {
    rowId: rowIdColumn(),
    userRowId: integer("user_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    recipeRowId: integer("recipe_row_id").references(() => recipes.rowId, { onDelete: "cascade" }),
    slot: integer("slot").notNull(),
    revision: text("revision").notNull(),
    /** Version of the recipe that the draft is based on; null for a new recipe. */
    basis: integer("basis"),
    /** Version of the format of `value`. */
    shape: integer("shape").notNull(),
    /** JSON of the form, at most 512 kB. */
    value: text("value").notNull(),
    savedAt: timestampMsColumn("saved_at").notNull(),
  },
  (t) => [
    check("drafts_slot", sql`${t.slot} = coalesce(${t.recipeRowId}, 0)`),
    check("drafts_size", sql`length(cast(${t.value} as blob)) <= 524288`),
    uniqueIndex("drafts_user").on(t.userRowId, t.slot),
    index("drafts_recipe").on(t.recipeRowId),
    index("drafts_saved").on(t.savedAt),
  ],
);

/** Images of drafts. The image sweep does not delete them while the draft exists. */
export const draftImages = sqliteTable(
  "draft_images",
  {
    draftRowId: integer("draft_row_id")
      .notNull()
      .references(() => drafts.rowId, { onDelete: "cascade" }),
    imageRowId: integer("image_row_id")
      .notNull()
      .references(() => images.rowId, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.draftRowId, t.imageRowId] }),
    index("draft_images_image").on(t.imageRowId),
  ],
);
