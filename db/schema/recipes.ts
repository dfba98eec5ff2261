import { sql } from "drizzle-orm";
import {
  blob,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { publicIdColumn, rowIdColumn, timestampMsColumn } from "./columns.ts";

/**
 * Recipes; ingredients, steps and tags are in their own tables. A check constraint allows only CREATED
 * recipes to be public.
 */
export const recipes = sqliteTable(
  "recipes",
  {
    rowId: rowIdColumn(),
    id: publicIdColumn(),
    ownerRowId: integer("owner_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    title: text("title").notNull(),
    /** The title in lower case without diacritics, for sorting. */
    titleSort: text("title_sort").notNull(),
    description: text("description"),
    notes: text("notes"),
    /** In minutes, like the other times. */
    prepTime: integer("prep_time"),
    cookingTime: integer("cooking_time"),
    totalTime: integer("total_time"),
    servings: integer("servings").notNull().default(4),
    servingsStated: integer("servings_stated", { mode: "boolean" }).notNull().default(true),
    yieldText: text("yield_text"),
    difficulty: text("difficulty", { enum: ["EASY", "MEDIUM", "HARD"] })
      .notNull()
      .default("MEDIUM"),
    /** Whether somebody chose the difficulty; otherwise it is not shown. */
    difficultyStated: integer("difficulty_stated", { mode: "boolean" }).notNull().default(true),
    cuisine: text("cuisine"),
    cuisineText: text("cuisine_text"),
    caloriesPerServing: integer("calories_per_serving"),
    imageId: text("image_id"),
    isPublic: integer("is_public", { mode: "boolean" }).notNull().default(false),
    privacySource: text("privacy_source", { enum: ["CREATED", "IMPORTED", "SCANNED"] })
      .notNull()
      .default("CREATED"),
    sourceUrl: text("source_url"),
    likeCount: integer("like_count").notNull().default(0),
    version: integer("version").notNull().default(1),
    createdAt: timestampMsColumn("created_at").notNull(),
    updatedAt: timestampMsColumn("updated_at").notNull(),
    /**
     * The client's key for the call that created the recipe. A repeated call with the same key creates no
     * second recipe.
     */
    idempotencyKey: text("idempotency_key"),
  },
  (t) => [
    check("recipes_public_created", sql`${t.isPublic} = 0 or ${t.privacySource} = 'CREATED'`),
    check("recipes_like_count", sql`${t.likeCount} >= 0`),
    uniqueIndex("recipes_idempotency")
      .on(t.ownerRowId, t.idempotencyKey)
      .where(sql`idempotency_key is not null`),
    // For lists of public recipes in each order. They include cuisine and difficulty, so that filtered pages
    // and counts need no table rows.
    index("recipes_public_likes").on(t.likeCount, t.rowId, t.cuisine, t.difficulty).where(sql`is_public = 1`),
    index("recipes_public_created")
      .on(t.createdAt, t.rowId, t.cuisine, t.difficulty)
      .where(sql`is_public = 1`),
    index("recipes_public_updated")
      .on(t.updatedAt, t.rowId, t.cuisine, t.difficulty)
      .where(sql`is_public = 1`),
    index("recipes_public_title").on(t.titleSort, t.rowId, t.cuisine, t.difficulty).where(sql`is_public = 1`),
    index("recipes_public_cooking")
      .on(t.cookingTime, t.rowId, t.cuisine, t.difficulty)
      .where(sql`is_public = 1`),
    index("recipes_public_servings")
      .on(t.servings, t.rowId, t.cuisine, t.difficulty)
      .where(sql`is_public = 1`),
    index("recipes_cuisine_likes")
      .on(t.cuisine, t.likeCount, t.rowId, t.difficulty)
      .where(sql`is_public = 1`),
    index("recipes_cuisine_created")
      .on(t.cuisine, t.createdAt, t.rowId, t.difficulty)
      .where(sql`is_public = 1`),
    // For a member's own recipes in each order.
    index("recipes_owner_likes").on(t.ownerRowId, t.likeCount, t.rowId, t.isPublic, t.cuisine, t.difficulty),
    index("recipes_owner_created").on(
      t.ownerRowId,
      t.createdAt,
      t.rowId,
      t.isPublic,
      t.cuisine,
      t.difficulty,
    ),
    index("recipes_owner_updated").on(
      t.ownerRowId,
      t.updatedAt,
      t.rowId,
      t.isPublic,
      t.cuisine,
      t.difficulty,
    ),
    index("recipes_owner_title").on(t.ownerRowId, t.titleSort, t.rowId, t.isPublic, t.cuisine, t.difficulty),
    index("recipes_owner_cooking").on(
      t.ownerRowId,
      t.cookingTime,
      t.rowId,
      t.isPublic,
      t.cuisine,
      t.difficulty,
    ),
    index("recipes_owner_servings").on(
      t.ownerRowId,
      t.servings,
      t.rowId,
      t.isPublic,
      t.cuisine,
      t.difficulty,
    ),
    index("recipes_owner_source").on(t.ownerRowId, t.privacySource, t.createdAt),
    // Has all columns that favorites filter and sort by, and is small enough for the CPU cache.
    index("recipes_facts").on(
      t.rowId,
      t.isPublic,
      t.cuisine,
      t.difficulty,
      t.cookingTime,
      t.servings,
      t.likeCount,
      t.createdAt,
    ),
    index("recipes_image").on(t.imageId).where(sql`image_id is not null`),
  ],
);

/**
 * Ingredient lines. `amount` is JSON with exact integers (engines/ingredient-lines); `original` is the line
 * as entered and never changes.
 */
export const ingredients = sqliteTable(
  "ingredients",
  {
    recipeRowId: integer("recipe_row_id")
      .notNull()
      .references(() => recipes.rowId, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    section: text("section"),
    original: text("original"),
    amount: text("amount").notNull(),
    unit: text("unit"),
    size: text("size"),
    name: text("name").notNull(),
    notes: text("notes"),
  },
  (t) => [primaryKey({ columns: [t.recipeRowId, t.position] })],
);

export const instructions = sqliteTable(
  "instructions",
  {
    recipeRowId: integer("recipe_row_id")
      .notNull()
      .references(() => recipes.rowId, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    section: text("section"),
    text: text("text").notNull(),
    imageId: text("image_id"),
  },
  (t) => [
    primaryKey({ columns: [t.recipeRowId, t.position] }),
    index("instructions_image").on(t.imageId).where(sql`image_id is not null`),
  ],
);

/**
 * Tags of recipes in their order. `key` is the tag in lower case without diacritics, unique within the
 * recipe.
 */
export const tags = sqliteTable(
  "tags",
  {
    recipeRowId: integer("recipe_row_id")
      .notNull()
      .references(() => recipes.rowId, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    key: text("key").notNull(),
    label: text("label").notNull(),
  },
  (t) => [primaryKey({ columns: [t.recipeRowId, t.key] }), index("tags_key").on(t.key)],
);

/**
 * Likes, with copies of columns of the recipe: favorites can be counted and sorted without reading the
 * recipes, which are scattered over the file. Triggers update the copies.
 */
export const likes = sqliteTable(
  "likes",
  {
    userRowId: integer("user_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    recipeRowId: integer("recipe_row_id")
      .notNull()
      .references(() => recipes.rowId, { onDelete: "cascade" }),
    createdAt: timestampMsColumn("created_at").notNull(),
    /** True if the recipe is public or the member's own. */
    isVisible: integer("is_visible", { mode: "boolean" }).notNull().default(true),
    /** Copy of the recipe's `titleSort`. */
    titleSort: text("title_sort").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.userRowId, t.recipeRowId] }),
    index("likes_recipe").on(t.recipeRowId),
    // For a member's favorites by time, recipe and title. In the order of recipes, recipes_facts is read
    // sequentially.
    index("likes_user_created").on(t.userRowId, t.createdAt).where(sql`is_visible = 1`),
    index("likes_user_recipe").on(t.userRowId, t.recipeRowId).where(sql`is_visible = 1`),
    index("likes_user_title").on(t.userRowId, t.titleSort, t.recipeRowId).where(sql`is_visible = 1`),
  ],
);

/**
 * Stored images: three WebP files each, named by `id`, whose 128 random bits grant access. `releasedAt` is
 * the time when the last reference was removed; the sweep deletes the image 24 h later.
 */
export const images = sqliteTable(
  "images",
  {
    rowId: rowIdColumn(),
    id: text("id").notNull().unique(),
    ownerRowId: integer("owner_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    size: integer("size").notNull(),
    createdAt: timestampMsColumn("created_at").notNull(),
    releasedAt: timestampMsColumn("released_at"),
  },
  (t) => [
    // For the storage totals of a member and of the server.
    index("images_owner").on(t.ownerRowId, t.releasedAt, t.size),
    index("images_released").on(t.releasedAt, t.size).where(sql`released_at is not null`),
  ],
);

/** The photos that recipes were scanned from, in order; visible to the recipe's owner only. */
export const recipePhotos = sqliteTable(
  "recipe_photos",
  {
    recipeRowId: integer("recipe_row_id")
      .notNull()
      .references(() => recipes.rowId, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    imageId: text("image_id").notNull(),
  },
  (t) => [primaryKey({ columns: [t.recipeRowId, t.position] }), index("recipe_photos_image").on(t.imageId)],
);

/**
 * Imports. Until the review is saved, `draft` is the parsed recipe as JSON and `others` are further recipes
 * of the page; afterwards `receipt` is the provenance of each field.
 */
export const importRecords = sqliteTable(
  "import_records",
  {
    rowId: rowIdColumn(),
    id: publicIdColumn(),
    userRowId: integer("user_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    title: text("title"),
    url: text("url"),
    status: text("status", { enum: ["pending", "completed", "failed"] }).notNull(),
    errorMessage: text("error_message"),
    errorCode: text("error_code", {
      enum: [
        "IMPORT_PAGE_GONE",
        "IMPORT_NO_RECIPE",
        "IMPORT_NO_RECIPE_IN_TEXT",
        "IMPORT_SITE_REFUSES",
        "IMPORT_PAGE_TOO_LARGE",
        "IMPORT_UNREACHABLE",
        "IMPORT_TIMEOUT",
      ],
    }),
    draft: text("draft"),
    receipt: text("receipt"),
    others: text("others"),
    recipeRowId: integer("recipe_row_id").references(() => recipes.rowId, { onDelete: "set null" }),
    /**
     * Size of the record in bytes, including its stored page while the import is open; 0 until it is
     * computed.
     */
    bytes: integer("bytes").notNull().default(0),
    createdAt: timestampMsColumn("created_at").notNull(),
    updatedAt: timestampMsColumn("updated_at").notNull(),
  },
  (t) => [
    // For the storage totals of a member.
    index("import_records_user").on(t.userRowId, t.createdAt, t.rowId, t.status, t.bytes),
    index("import_records_open").on(t.createdAt, t.status, t.bytes).where(sql`status <> 'completed'`),
    index("import_records_url").on(t.userRowId, t.url),
    index("import_records_recipe").on(t.recipeRowId),
    index("import_records_created").on(t.createdAt),
    uniqueIndex("import_records_open_url")
      .on(t.userRowId, t.url)
      .where(sql`status <> 'completed' and url is not null`),
  ],
);

/**
 * Pages and texts that were imported, cleaned and compressed to at most 64 kB. A row belongs to the import
 * record until the recipe is saved, then to the recipe, and is deleted with it.
 */
export const storedPages = sqliteTable(
  "kept_pages",
  {
    rowId: rowIdColumn(),
    recordRowId: integer("record_row_id").references(() => importRecords.rowId, { onDelete: "cascade" }),
    recipeRowId: integer("recipe_row_id").references(() => recipes.rowId, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["page", "text"] }).notNull(),
    /** The page's URL after redirects. */
    url: text("url"),
    /** UTF-8 text, compressed with Brotli. */
    body: blob("body", { mode: "buffer" }).notNull(),
    createdAt: timestampMsColumn("created_at").notNull(),
  },
  (t) => [
    check("kept_pages_one_owner", sql`(${t.recordRowId} is null) <> (${t.recipeRowId} is null)`),
    check("kept_pages_size", sql`length(${t.body}) <= 65536`),
    uniqueIndex("kept_pages_record").on(t.recordRowId),
    uniqueIndex("kept_pages_recipe").on(t.recipeRowId),
  ],
);
