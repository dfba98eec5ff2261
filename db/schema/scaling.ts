import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { publicIdColumn, rowIdColumn, timestampMsColumn } from "./columns.ts";
import { recipes } from "./recipes.ts";

/**
 * Scalings of recipes by members. Each insert deletes all but the last 50 of the member and recipe and the
 * last 5,000 of the member.
 */
export const scaleHistory = sqliteTable(
  "scale_history",
  {
    rowId: rowIdColumn(),
    id: publicIdColumn(),
    recipeRowId: integer("recipe_row_id")
      .notNull()
      .references(() => recipes.rowId, { onDelete: "cascade" }),
    userRowId: integer("user_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    originalServings: integer("original_servings").notNull(),
    newServings: integer("new_servings").notNull(),
    createdAt: timestampMsColumn("created_at").notNull(),
  },
  (t) => [
    check("scale_history_servings", sql`${t.originalServings} > 0 and ${t.newServings} > 0`),
    // For the scalings of a recipe by a member, and for the deletion with the recipe.
    index("scale_history_recipe").on(t.recipeRowId, t.userRowId, t.rowId),
    index("scale_history_user").on(t.userRowId),
  ],
);
