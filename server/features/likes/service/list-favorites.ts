import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import {
  createFoundOrTaggedCondition,
  type FoundInList,
} from "#server/features/recipes/service/found-condition.ts";
import { createPaginationMeta } from "#server/features/recipes/service/pagination-meta.ts";
import { readLikedSummaries } from "#server/features/recipes/service/read-summaries.ts";
import type { SearchDeps } from "#server/features/search-index/service/index-recipe.ts";
import { createSearchHandleForReads } from "#server/features/search-index/service/search-handle.ts";
import type { Member } from "#server/guards/member.ts";
import type { FavoritesAnswer, FavoritesInput } from "../schema.ts";

/** Sort orders that an index on likes provides. Equal values follow the last column of the index. */
const LIKE_ORDERS = {
  liked_at: { columns: ["l.created_at", "l.rowid"], index: "likes_user_created" },
  title: { columns: ["l.title_sort", "l.recipe_row_id"], index: "likes_user_title" },
} as const;

/** Columns for the other sort orders; the index `recipes_facts` contains them. */
const FACTS = {
  cooking_time: "r.cooking_time",
  created_at: "r.created_at",
  servings: "r.servings",
  like_count: "r.like_count",
} as const;

type LikeOrder = keyof typeof LIKE_ORDERS;
type LikesIndex = "likes_user_recipe" | (typeof LIKE_ORDERS)[LikeOrder]["index"];

/**
 * The recipes that a member likes and can see. `totalFavorites` ignores the filters. Words and ingredients
 * match as on the search page.
 */
export async function listFavorites(
  { db, search }: SearchDeps & { db: Db },
  member: Member,
  input: FavoritesInput,
): Promise<FavoritesAnswer> {
  const { ingredientsInclude, ingredientsExclude, ingredientsMatchAll } = input;
  const text = [input.search, input.title].filter((words) => words).join(" ");
  const isSearched = text !== "" || ingredientsInclude?.length || ingredientsExclude?.length;
  const rowIds = isSearched
    ? await search.listMatches(createSearchHandleForReads(db), {
        text,
        ingredientsInclude,
        ingredientsExclude,
        ingredientsMatchAll,
        member: member.rowId,
        rows: {
          text: "SELECT recipe_row_id FROM likes WHERE user_row_id = ? AND is_visible = 1",
          args: [member.rowId],
        },
      })
    : undefined;
  // With ingredient filters, tags are not matched: a matching tag would add recipes that the filters exclude.
  const isTag = !ingredientsInclude?.length && !ingredientsExclude?.length;
  const matches = rowIds && { rowIds, text: isTag ? text : "" };
  const statement = createFavoritesStatement(member, input, matches);
  const row = await db.get<{ total: number; found: number; page: string }>(statement);
  return {
    favorites: await readLikedSummaries(db, member, JSON.parse(row.page) as number[]),
    pagination: createPaginationMeta(input, row.found),
    totalFavorites: row.total,
  };
}

/**
 * Selects both counts and the row ids of the page as a JSON array; beyond the last page the array is empty.
 */
function createFavoritesStatement(member: Member, input: FavoritesInput, matches?: FoundInList): SQL {
  const liked = sql`user_row_id = ${member.rowId} and is_visible = 1`;
  const asked = {
    liked,
    ofLike: createLikeConditions(matches),
    ofRecipe: createRecipeConditions(input),
    input,
  };
  const { fitting, found, rows } = isOrderByLikeColumn(input.sortBy)
    ? createLikeColumnOrder(asked, input.sortBy)
    : createRecipeColumnOrder(asked, FACTS[input.sortBy]);
  const offset = (input.page - 1) * input.pageSize;
  return sql`
    select total, ${found} as found, case when ${found} > ${offset} then (
      select json_group_array(row_id) from (${rows} limit ${input.pageSize} offset ${offset}) as page
    ) else '[]' end as page
    from (
      select (select count(*) from likes indexed by likes_user_recipe where ${liked}) as total, ${fitting} as fitting
    ) as counts`;
}

const isOrderByLikeColumn = (sortBy: FavoritesInput["sortBy"]): sortBy is LikeOrder => sortBy in LIKE_ORDERS;

/** SQL conditions: the member's visible likes, then the filters on likes and on recipes. */
type Asked = { liked: SQL; ofLike: SQL[]; ofRecipe: SQL[]; input: FavoritesInput };

/** SQL expressions: the matching likes, their number, and their rows in order. */
type Order = { fitting: SQL; found: SQL; rows: SQL };

/** Scans an index on likes in order, so that the scan ends with the page. */
function createLikeColumnOrder(asked: Asked, sortBy: LikeOrder): Order {
  const { columns, index } = LIKE_ORDERS[sortBy];
  const order = sql.raw(columns.map((column) => `${column} ${asked.input.sortOrder}`).join(", "));
  const rows = sql`select l.recipe_row_id as row_id ${createMatchingLikesClauses(index, asked)} order by ${order}`;
  if (hasNoFilters(asked)) return { fitting: sql`null`, found: sql`total`, rows };
  const count = sql`(select count(*) ${createMatchingLikesClauses("likes_user_recipe", asked)})`;
  return { fitting: count, found: sql`fitting`, rows };
}

/**
 * Sorts the matching likes by a column of recipes. Recipes without a cooking time come last in both
 * directions.
 */
function createRecipeColumnOrder(asked: Asked, fact: (typeof FACTS)[keyof typeof FACTS]): Order {
  const { sortOrder } = asked.input;
  const order = sql.raw(`${fact} ${sortOrder} nulls last, r.row_id ${sortOrder}`);
  const facts = sql.raw("cross join recipes r indexed by recipes_facts on r.row_id");
  if (hasNoFilters(asked)) {
    const rows = sql`
      select r.row_id from likes l indexed by likes_user_recipe ${facts} = l.recipe_row_id
      where ${asked.liked} order by ${order}`;
    return { fitting: sql`null`, found: sql`total`, rows };
  }
  const fits = createMatchingLikesClauses("likes_user_recipe", asked);
  const fitting = sql`(select json_group_array(l.recipe_row_id) ${fits})`;
  const rows = sql`select r.row_id from json_each(fitting) f ${facts} = f.value order by ${order}`;
  return { fitting, found: sql`json_array_length(fitting)`, rows };
}

const hasNoFilters = ({ ofLike, ofRecipe }: Asked) => ofLike.length + ofRecipe.length === 0;

/** The FROM and WHERE clauses of matching likes. Joins recipes only when a filter needs their columns. */
function createMatchingLikesClauses(index: LikesIndex, { liked, ofLike, ofRecipe, input }: Asked): SQL {
  // The index `recipes_facts` contains every filtered column except the picture.
  const lookUp = input.hasImage === undefined ? "indexed by recipes_facts" : "not indexed";
  const recipe = ofRecipe.length > 0 ? `cross join recipes r ${lookUp} on r.row_id = l.recipe_row_id` : "";
  return sql`
    from likes l indexed by ${sql.raw(index)} ${sql.raw(recipe)}
    where ${sql.join([liked, ...ofLike, ...ofRecipe], sql` and `)}`;
}

const createLikeConditions = (found: FoundInList | undefined): SQL[] =>
  found ? [createFoundOrTaggedCondition(sql`l.recipe_row_id`, found)] : [];

function createRecipeConditions(input: FavoritesInput): SQL[] {
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
  return conditions;
}
