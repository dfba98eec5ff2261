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
import { moment, publicId, rowId } from "./columns.ts";

/** A recipe without its lines. Only CREATED ones may be public: the check holds for every road in. */
export const recipes = sqliteTable(
  "recipes",
  {
    rowId: rowId(),
    id: publicId(),
    ownerRowId: integer("owner_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    title: text("title").notNull(),
    /** The title folded for sorting: lower case, no diacritics. */
    titleSort: text("title_sort").notNull(),
    description: text("description"),
    notes: text("notes"),
    /** Minutes. */
    prepTime: integer("prep_time"),
    cookingTime: integer("cooking_time"),
    totalTime: integer("total_time"),
    servings: integer("servings").notNull().default(4),
    servingsStated: integer("servings_stated", { mode: "boolean" }).notNull().default(true),
    yieldText: text("yield_text"),
    difficulty: text("difficulty", { enum: ["EASY", "MEDIUM", "HARD"] })
      .notNull()
      .default("MEDIUM"),
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
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** Title, ingredient names and tags, folded: what the search box of one's own recipes looks through. */
    findText: text("find_text").notNull().default(""),
    /** What the client called the call that made it: the same call again makes no second one. */
    idempotencyKey: text("idempotency_key"),
  },
  (t) => [
    check("recipes_public_created", sql`${t.isPublic} = 0 or ${t.privacySource} = 'CREATED'`),
    check("recipes_like_count", sql`${t.likeCount} >= 0`),
    uniqueIndex("recipes_idempotency")
      .on(t.ownerRowId, t.idempotencyKey)
      .where(sql`idempotency_key is not null`),
    // Public recipes in every order. Cuisine and difficulty stand behind the order, so that a filtered page and
    // its count read the index alone.
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
    // A member's own recipes, in every order.
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
    // A member's own recipes with what the search box looks through: counted without a look at each recipe.
    index("recipes_owner_words").on(t.ownerRowId, t.rowId, t.isPublic, t.cuisine, t.difficulty, t.findText),
    // What favorites are filtered and sorted by, recipe by recipe: narrow enough for all of it to stay in a processor's
    // cache.
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

/** One ingredient line. `amount` is JSON of exact integers (engines/ingredient-lines); `original` is never rewritten. */
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

/** One step of the method. */
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

/** Tags in the order they were given; `key` is the tag folded, so that a recipe has each once. */
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
 * What of a recipe its favorites are counted, searched and sorted by stands with each like, so that no look at each
 * recipe is needed: they lie all over the file, a member's likes side by side. Triggers of the database keep it.
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
    createdAt: moment("created_at").notNull(),
    /** The recipe is public, or the member's own. */
    isVisible: integer("is_visible", { mode: "boolean" }).notNull().default(true),
    /** The recipe's own `titleSort` and `findText`. */
    titleSort: text("title_sort").notNull().default(""),
    findText: text("find_text").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.userRowId, t.recipeRowId] }),
    index("likes_recipe").on(t.recipeRowId),
    // A member's favorites by the moment, by title, and by recipe: so walked, the recipes' facts lie side by side.
    index("likes_user_created").on(t.userRowId, t.createdAt).where(sql`is_visible = 1`),
    index("likes_user_recipe").on(t.userRowId, t.recipeRowId).where(sql`is_visible = 1`),
    index("likes_user_words").on(t.userRowId, t.recipeRowId, t.findText).where(sql`is_visible = 1`),
    index("likes_user_title").on(t.userRowId, t.titleSort, t.recipeRowId).where(sql`is_visible = 1`),
  ],
);

/**
 * A stored picture: three WebP files named by `id` (128 random bits or more; the id is the key to read it).
 * `releasedAt` is the moment its last reference went: the sweep removes it 24 h later.
 */
export const images = sqliteTable(
  "images",
  {
    rowId: rowId(),
    id: text("id").notNull().unique(),
    ownerRowId: integer("owner_row_id")
      .notNull()
      .references(() => users.rowId, { onDelete: "cascade" }),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    size: integer("size").notNull(),
    createdAt: moment("created_at").notNull(),
    releasedAt: moment("released_at"),
  },
  (t) => [
    // With sizes, so that what a member or the server holds is summed up without a look at each picture.
    index("images_owner").on(t.ownerRowId, t.releasedAt, t.size),
    index("images_released").on(t.releasedAt, t.size).where(sql`released_at is not null`),
  ],
);

/** The photos that a recipe was scanned from, in their order: for its owner alone. */
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
 * One import. While it waits for the review `draft` is the reading as JSON, `others` a list of further recipes of the same
 * page, each with its receipt; `receipt` says what was read from where once it is saved.
 */
export const importRecords = sqliteTable(
  "import_records",
  {
    rowId: rowId(),
    id: publicId(),
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
    /** What the record weighs, its kept page with it while it is open; 0 where nobody has weighed it yet. */
    bytes: integer("bytes").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [
    // With status and weight, so that what a member holds is summed up without a look at each record.
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
 * The page or text that an import was read from, cleaned and compressed: at most 64 kB. It is its record's until the
 * recipe is saved and the recipe's from then on, and goes with it.
 */
export const storedPages = sqliteTable(
  "kept_pages",
  {
    rowId: rowId(),
    recordRowId: integer("record_row_id").references(() => importRecords.rowId, { onDelete: "cascade" }),
    recipeRowId: integer("recipe_row_id").references(() => recipes.rowId, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["page", "text"] }).notNull(),
    /** Where the page was read from, after redirects. */
    url: text("url"),
    /** Brotli over UTF-8. */
    body: blob("body", { mode: "buffer" }).notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    check("kept_pages_one_owner", sql`(${t.recordRowId} is null) <> (${t.recipeRowId} is null)`),
    check("kept_pages_size", sql`length(${t.body}) <= 65536`),
    uniqueIndex("kept_pages_record").on(t.recordRowId),
    uniqueIndex("kept_pages_recipe").on(t.recipeRowId),
  ],
);
