import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { foldText } from "#server/features/recipes/service/fold-text.ts";
import { pageMeta } from "#server/features/recipes/service/list-recipes.ts";
import { readLikedSummaries } from "#server/features/recipes/service/read-summaries.ts";
import type { Member } from "#server/guards/member.ts";
import type { FavoriteSort, FavoritesAnswer, FavoritesInput } from "../schema.ts";

/** What an order of the recipes sorts by, and the index that holds it. */
type Column = { column: string; index: "recipes_facts" | "recipes_titles"; nulls?: "nulls last" };

const COLUMNS: Record<Exclude<FavoriteSort, "liked_at">, Column> = {
  title: { column: "r.title_sort", index: "recipes_titles" },
  cooking_time: { column: "r.cooking_time", index: "recipes_facts", nulls: "nulls last" },
  created_at: { column: "r.created_at", index: "recipes_facts" },
  servings: { column: "r.servings", index: "recipes_facts" },
  like_count: { column: "r.like_count", index: "recipes_facts" },
};

/** More words than anyone types into a search box; what stands after them is not looked for. */
const MAX_WORDS = 10;

/** What the index of facts does not hold: for these the recipe's own row is read, and the index is no detour. */
const isBesideFacts = (input: FavoritesInput) =>
  [input.search, input.title, input.ingredientsInclude, input.ingredientsExclude, input.hasImage].some(
    (filter) => filter !== undefined && filter !== "",
  );

/**
 * The recipes that a member likes and can see, with their own counts: one that turned private is in none of them. A
 * recipe without a cooking time comes last either way.
 */
export async function listFavorites(
  { db }: { db: Db },
  member: Member,
  input: FavoritesInput,
): Promise<FavoritesAnswer> {
  const row = await db.get<{ total: number; found: number; page: string }>(favoritesStatement(member, input));
  return {
    favorites: await readLikedSummaries(db, member, JSON.parse(row.page) as number[]),
    pagination: pageMeta(input, row.found),
    totalFavorites: row.total,
  };
}

/**
 * Both counts, then the page's row ids as a JSON list, looked for only where the page holds some. All favorites are
 * counted by their index alone.
 */
function favoritesStatement(member: Member, input: FavoritesInput): SQL {
  const liked = sql`user_row_id = ${member.rowId} and is_visible = 1`;
  const { fitting, found, rows } =
    input.sortBy === "liked_at" ? byLike(input, liked) : byRecipe(input, liked, COLUMNS[input.sortBy]);
  const offset = (input.page - 1) * input.pageSize;
  return sql`
    select total, ${found} as found, case when ${found} > ${offset} then (
      select json_group_array(row_id) from (${rows} limit ${input.pageSize} offset ${offset}) as page
    ) else '[]' end as page
    from (
      select (select count(*) from likes indexed by likes_user_recipe where ${liked}) as total, ${fitting} as fitting
    ) as counts`;
}

/** What is made of the likes that fit, how many they are, and the rows of all pages in their order. */
type Order = { fitting: SQL; found: SQL; rows: SQL };

/** Walks an index of the likes, and stops at the end of the page. */
function byLike(input: FavoritesInput, liked: SQL): Order {
  const conditions = conditionsOf(input);
  const direction = sql.raw(input.sortOrder);
  // Equal moments go by the row of the like, as the index has them.
  const rows = sql`
    select l.recipe_row_id as row_id ${likesThatFit("likes_user_created", input, [liked, ...conditions])}
    order by l.created_at ${direction}, l.rowid ${direction}`;
  if (conditions.length === 0) return { fitting: sql`null`, found: sql`total`, rows };
  const count = sql`(select count(*) ${likesThatFit("likes_user_recipe", input, [liked, ...conditions])})`;
  return { fitting: count, found: sql`fitting`, rows };
}

/** Sorts the member's own likes alone; where something is asked of them, those that were found to fit. */
function byRecipe(input: FavoritesInput, liked: SQL, { column, index, nulls }: Column): Order {
  const conditions = conditionsOf(input);
  const order = sql.raw(`${column} ${input.sortOrder} ${nulls ?? ""}, r.row_id ${input.sortOrder}`);
  const recipe = sql.raw(`recipes r indexed by ${index} on r.row_id`);
  if (conditions.length === 0) {
    const rows = sql`
      select r.row_id from likes l indexed by likes_user_recipe cross join ${recipe} = l.recipe_row_id
      where ${liked} order by ${order}`;
    return { fitting: sql`null`, found: sql`total`, rows };
  }
  const fits = likesThatFit("likes_user_recipe", input, [liked, ...conditions]);
  const fitting = sql`(select json_group_array(l.recipe_row_id) ${fits})`;
  const rows = sql`select r.row_id from json_each(fitting) f cross join ${recipe} = f.value order by ${order}`;
  return { fitting, found: sql`json_array_length(fitting)`, rows };
}

/** Walked by recipe where no order asks for the moment: the recipes' rows lie side by side. */
function likesThatFit(
  index: "likes_user_created" | "likes_user_recipe",
  input: FavoritesInput,
  conditions: SQL[],
): SQL {
  const table = isBesideFacts(input) ? "not indexed" : "indexed by recipes_facts";
  return sql`
    from likes l indexed by ${sql.raw(index)} cross join recipes r ${sql.raw(table)} on r.row_id = l.recipe_row_id
    where ${sql.join(conditions, sql` and `)}`;
}

function conditionsOf(input: FavoritesInput): SQL[] {
  const conditions: SQL[] = [];
  if (input.cuisine) conditions.push(sql`r.cuisine is ${input.cuisine}`);
  if (input.difficulty) conditions.push(sql`r.difficulty = ${input.difficulty}`);
  if (input.isPublic !== undefined) conditions.push(sql`r.is_public = ${input.isPublic ? 1 : 0}`);
  if (input.hasImage !== undefined)
    conditions.push(sql`(r.image_id is not null) = ${input.hasImage ? 1 : 0}`);
  if (input.maxCookingTime !== undefined) {
    conditions.push(sql`ifnull(r.cooking_time <= ${input.maxCookingTime}, 0)`);
  }
  if (input.minServings !== undefined) conditions.push(sql`r.servings >= ${input.minServings}`);
  if (input.maxServings !== undefined) conditions.push(sql`r.servings <= ${input.maxServings}`);
  const words = foldText(`${input.search ?? ""} ${input.title ?? ""}`).split(" ");
  for (const word of words.filter((one) => one !== "").slice(0, MAX_WORDS)) conditions.push(holds(word));
  const wanted = (input.ingredientsInclude ?? []).map((name) => holds(foldText(name)));
  if (wanted.length > 0) {
    conditions.push(sql`(${sql.join(wanted, input.ingredientsMatchAll ? sql` and ` : sql` or `)})`);
  }
  for (const name of input.ingredientsExclude ?? []) conditions.push(sql`not ${holds(foldText(name))}`);
  return conditions;
}

function holds(word: string): SQL {
  return sql`(instr(r.find_text, ${word}) > 0)`;
}
