import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { foldText } from "#server/features/recipes/service/fold-text.ts";
import { pageMeta } from "#server/features/recipes/service/list-recipes.ts";
import { readLikedSummaries } from "#server/features/recipes/service/read-summaries.ts";
import type { Member } from "#server/guards/member.ts";
import type { FavoriteSort, FavoritesAnswer, FavoritesInput } from "../schema.ts";

/** What each order sorts by. */
const COLUMNS: Record<FavoriteSort, SQL> = {
  liked_at: sql`l.created_at`,
  title: sql`r.title_sort`,
  cooking_time: sql`r.cooking_time`,
  created_at: sql`r.created_at`,
  servings: sql`r.servings`,
  like_count: sql`r.like_count`,
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
 * counted by their index alone. By the time of the like the page walks an index and stops at its end; by any other order
 * it sorts the member's own likes alone.
 */
function favoritesStatement(member: Member, input: FavoritesInput): SQL {
  const isByLike = input.sortBy === "liked_at";
  const conditions = conditionsOf(input);
  const direction = sql.raw(input.sortOrder);
  const nulls = sql.raw(input.sortBy === "cooking_time" ? " nulls last" : "");
  // Equal moments go by the row of the like, as the index has them.
  const tie = sql.raw(isByLike ? "l.rowid" : "l.recipe_row_id");
  const offset = (input.page - 1) * input.pageSize;
  const liked = sql`user_row_id = ${member.rowId} and is_visible = 1`;
  const table = sql.raw(isBesideFacts(input) ? "not indexed" : "indexed by recipes_facts");
  // Where no order asks for the moment, the likes are walked by recipe: the recipes' rows lie side by side.
  const fitting = (index: "likes_user_created" | "likes_user_recipe") => sql`
    from likes l indexed by ${sql.raw(index)} cross join recipes r ${table} on r.row_id = l.recipe_row_id
    where ${sql.join([liked, ...conditions], sql` and `)}`;
  const all = sql`select count(*) from likes indexed by likes_user_recipe where ${liked}`;
  const found = conditions.length === 0 ? all : sql`select count(*) ${fitting("likes_user_recipe")}`;
  return sql`
    select total, found, case when found > ${offset} then (
      select json_group_array(recipe_row_id) from (
        select l.recipe_row_id ${fitting(isByLike ? "likes_user_created" : "likes_user_recipe")}
        order by ${COLUMNS[input.sortBy]} ${direction}${nulls}, ${tie} ${direction}
        limit ${input.pageSize} offset ${offset}
      ) as page
    ) else '[]' end as page from (select (${all}) as total, (${found}) as found) as counts`;
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
