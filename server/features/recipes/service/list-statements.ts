import { type SQL, sql } from "drizzle-orm";
import type { ListSort, SORT_ORDERS } from "../schema/lists.ts";
import { createFoundOrTaggedCondition, type FoundInList } from "./found-condition.ts";

/** A set of recipes that a list contains. `own` and `ownPrivate` are recipes of one member. */
export type Branch =
  | { of: "public" }
  | { of: "own"; ownerRowId: number }
  | { of: "ownPrivate"; ownerRowId: number };

export type ListFilters = {
  cuisine?: string | undefined;
  difficulty?: string | undefined;
  isPublic?: boolean | undefined;
  found?: FoundInList | undefined;
};

export type ListOrder = { sortBy: ListSort; sortOrder: (typeof SORT_ORDERS)[number] };

/** Column of each sort order, and the last part of its index's name. */
const ORDERS: Record<ListSort, { column: string; index: string }> = {
  like_count: { column: "like_count", index: "likes" },
  created_at: { column: "created_at", index: "created" },
  updated_at: { column: "updated_at", index: "updated" },
  title: { column: "title_sort", index: "title" },
  cooking_time: { column: "cooking_time", index: "cooking" },
  servings: { column: "servings", index: "servings" },
};

/**
 * Selects the row ids of a page. Each branch scans the index of the sort order and SQLite merges two
 * branches, so that no page needs sorting. Recipes without a cooking time come last in both directions.
 */
export function createRowIdsPageStatement(
  branches: readonly Branch[],
  filters: ListFilters,
  order: ListOrder,
  page: { limit: number; offset: number },
): SQL {
  const { column } = ORDERS[order.sortBy];
  const direction = sql.raw(order.sortOrder);
  const nulls = sql.raw(order.sortBy === "cooking_time" ? " nulls last" : "");
  const parts = branches.map(
    (branch) =>
      sql`select row_id as rowId, ${sql.raw(column)} as place ${createFromAndWhereClauses(branch, filters, order.sortBy)}`,
  );
  return sql`${sql.join(parts, sql` union all `)} order by place ${direction}${nulls}, rowId ${direction} limit ${page.limit} offset ${page.offset}`;
}

/**
 * Selects the total count and the row ids of a page as a JSON array. The row ids of a page past the end are
 * not searched, because that would scan all rows again.
 */
export function createCountAndRowIdsStatement(
  branches: readonly Branch[],
  filters: ListFilters,
  order: ListOrder,
  page: { limit: number; offset: number },
): SQL {
  const each = branches.map(
    (branch) => sql`(select count(*) ${createFromAndWhereClauses(branch, filters, "count")})`,
  );
  const ids = sql`select json_group_array(rowId) from (${createRowIdsPageStatement(branches, filters, order, page)}) as page`;
  return sql`
    select total, case when total > ${page.offset} then (${ids}) else '[]' end as page
    from (select ${sql.join(each, sql` + `)} as total) as counts`;
}

/**
 * FROM and WHERE clauses of a branch. They force the index, because the query planner has no statistics and
 * assumes that a cuisine is rare.
 */
function createFromAndWhereClauses(branch: Branch, filters: ListFilters, goal: ListSort | "count"): SQL {
  const conditions: SQL[] = [];
  if (branch.of === "public") {
    conditions.push(sql`is_public = 1`);
  } else {
    conditions.push(sql`owner_row_id = ${branch.ownerRowId}`);
    if (branch.of === "ownPrivate") conditions.push(sql`is_public = 0`);
    if (filters.isPublic !== undefined) conditions.push(sql`is_public = ${filters.isPublic ? 1 : 0}`);
  }
  if (filters.cuisine) conditions.push(sql`cuisine = ${filters.cuisine}`);
  if (filters.difficulty) conditions.push(sql`difficulty = ${filters.difficulty}`);
  if (filters.found) conditions.push(createFoundOrTaggedCondition(sql`row_id`, filters.found));
  return sql`from recipes indexed by ${sql.raw(chooseIndexName(branch, filters, goal))} where ${sql.join(conditions, sql` and `)}`;
}

/** Name of the index that provides the sort order or, for a count, covers all conditions. */
function chooseIndexName({ of }: Branch, { cuisine }: ListFilters, goal: ListSort | "count"): string {
  const sortBy = goal === "count" ? "created_at" : goal;
  const hasCuisineIndex = sortBy === "like_count" || sortBy === "created_at";
  const which = of !== "public" ? "owner" : cuisine && hasCuisineIndex ? "cuisine" : "public";
  return `recipes_${which}_${ORDERS[sortBy].index}`;
}
