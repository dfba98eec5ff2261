import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { CUISINES, DIFFICULTIES, PRIVACY_SOURCES } from "../policy.ts";
import { LIST_SORTS, type Metadata, type Stats } from "../schema/lists.ts";

const WEEK_MS = 7 * 24 * 3_600_000;
const CATEGORIES = 50;
/** To limit the cost, only the tags of this many public recipes are counted, most liked first. */
const CATEGORY_SAMPLE = 2000;
const CATEGORIES_CACHE_MS = 60_000;

/** Units that the recipe form offers. */
const UNITS = [
  "tsp",
  "tbsp",
  "cup",
  "fl oz",
  "pint",
  "quart",
  "ml",
  "dl",
  "l",
  "g",
  "kg",
  "oz",
  "lb",
  "pinch",
  "clove",
  "slice",
  "can",
  "bunch",
  "piece",
];

/**
 * GET /api/recipes/stats/user: counts of the member's recipes and visible likes. Reads indexes only. A week
 * is the last 7 days.
 */
export async function readRecipeStats(deps: { db: Db; clock: Clock }, member: Member): Promise<Stats> {
  const weekAgo = deps.clock.now() - WEEK_MS;
  const { rowId } = member;
  return deps.db.get<Stats>(sql`
    select count(*) as totalRecipes,
      count(*) filter (where created_at > ${weekAgo}) as recipesThisWeek,
      count(*) filter (where privacy_source = 'IMPORTED') as importedRecipes,
      count(*) filter (where privacy_source = 'SCANNED') as scannedRecipes,
      (
        select count(*) from likes indexed by likes_user_created where user_row_id = ${rowId} and is_visible = 1
      ) as likedRecipes
    from recipes indexed by recipes_owner_source where owner_row_id = ${rowId}`);
}

/** Cache of the last categories per database. */
const lastCategories = new WeakMap<Db, { readAt: number; labels: string[] }>();

/**
 * GET /api/recipes/meta/categories: the most used tags among the most liked public recipes, cached for a
 * minute.
 */
export async function readPopularCategories({ db, clock }: { db: Db; clock: Clock }): Promise<string[]> {
  const last = lastCategories.get(db);
  const age = clock.now() - (last?.readAt ?? 0);
  if (last && age >= 0 && age < CATEGORIES_CACHE_MS) return last.labels;
  const rows = await db.all<{ label: string }>(sql`
    select min(label) as label
    from (
      select row_id from recipes indexed by recipes_public_likes
      where is_public = 1 order by like_count desc, row_id desc limit ${CATEGORY_SAMPLE}
    ) cross join tags on tags.recipe_row_id = row_id
    group by key order by count(*) desc, key limit ${CATEGORIES}`);
  const labels = rows.map((row) => row.label);
  lastCategories.set(db, { readAt: clock.now(), labels });
  return labels;
}

/** Up to 50 tags of the member's newest recipes, most used first, as suggestions. */
export async function readRecentOwnTags({ db }: { db: Db }, member: Member): Promise<string[]> {
  const rows = await db.all<{ label: string }>(sql`
    select min(label) as label
    from (
      select row_id from recipes indexed by recipes_owner_created
      where owner_row_id = ${member.rowId} order by created_at desc, row_id desc limit ${CATEGORY_SAMPLE}
    ) cross join tags on tags.recipe_row_id = row_id
    group by key order by count(*) desc, key limit ${CATEGORIES}`);
  return rows.map((row) => row.label);
}

/** GET /api/recipes/meta/metadata: the values that filters and forms offer. */
export async function readFilterMetadata(deps: { db: Db; clock: Clock }): Promise<Metadata> {
  return {
    cuisines: [...CUISINES],
    difficulties: [...DIFFICULTIES],
    privacySources: [...PRIVACY_SOURCES],
    categories: await readPopularCategories(deps),
    units: UNITS,
    sortOptions: [...LIST_SORTS],
  };
}
