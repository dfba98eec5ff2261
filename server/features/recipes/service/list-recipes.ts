import { desc, eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { recipes } from "#db/schema/index.ts";
import type { SearchDeps } from "#server/features/search-index/service/index-recipe.ts";
import { createSearchHandleForReads } from "#server/features/search-index/service/search-handle.ts";
import type { Member, Viewer } from "#server/guards/member.ts";
import { CUISINES, DIFFICULTIES } from "../policy.ts";
import type { ListInput, MyListInput, RecipePage } from "../schema/lists.ts";
import type { RecipeSummary } from "../schema/recipe.ts";
import {
  type Branch,
  createCountAndRowIdsStatement,
  createRowIdsPageStatement,
  type ListFilters,
  type ListOrder,
} from "./list-statements.ts";
import { createPaginationMeta, type Paging } from "./pagination-meta.ts";
import { readVisibleSummaries } from "./read-summaries.ts";

type Deps = { db: Db };

/**
 * GET /api/recipes. `isPublic` selects public recipes or the viewer's private ones; absent, it selects both.
 */
export async function listRecipes(deps: Deps, viewer: Viewer, input: ListInput): Promise<RecipePage> {
  const { cuisine, difficulty } = input;
  return readRecipePage(
    deps,
    viewer,
    listVisibleBranches(viewer, input.isPublic),
    { cuisine, difficulty },
    input,
  );
}

/** GET /api/recipes/my. `search` matches as on the search page. */
export async function listMyRecipes(
  deps: SearchDeps & Deps,
  member: Member,
  input: MyListInput,
): Promise<RecipePage> {
  const { cuisine, difficulty, isPublic } = input;
  const own: Branch = { of: "own", ownerRowId: member.rowId };
  const { search } = input;
  const found = search
    ? {
        text: search,
        rowIds: await deps.search.listMatches(createSearchHandleForReads(deps.db), {
          text: search,
          member: member.rowId,
        }),
      }
    : undefined;
  return readRecipePage(deps, member, [own], { cuisine, difficulty, isPublic, found }, input);
}

/** GET /api/recipes/featured: public recipes, most liked first, then newest first. */
export async function listFeaturedRecipes(
  deps: Deps,
  viewer: Viewer,
  limit: number,
): Promise<RecipeSummary[]> {
  const order: ListOrder = { sortBy: "like_count", sortOrder: "desc" };
  const page = createRowIdsPageStatement([{ of: "public" }], {}, order, { limit, offset: 0 });
  const rows = await deps.db.all<{ rowId: number }>(page);
  return readVisibleSummaries(
    deps.db,
    viewer,
    rows.map((row) => row.rowId),
  );
}

function listVisibleBranches(viewer: Viewer, isPublic: boolean | undefined): Branch[] {
  const branches: Branch[] = isPublic === false ? [] : [{ of: "public" }];
  if (viewer && isPublic !== true) branches.push({ of: "ownPrivate", ownerRowId: viewer.rowId });
  return branches;
}

async function readRecipePage(
  deps: Deps,
  viewer: Viewer,
  branches: readonly Branch[],
  filters: ListFilters,
  list: ListOrder & Paging,
): Promise<RecipePage> {
  const offset = (list.page - 1) * list.pageSize;
  const isEmpty = branches.length === 0 || !areFilterValuesKnown(filters);
  const found = isEmpty
    ? { total: 0, rowIds: [] }
    : await readTotalAndRowIds(deps, branches, filters, list, { limit: list.pageSize, offset });
  return {
    items: await readVisibleSummaries(deps.db, viewer, found.rowIds),
    metadata: createPaginationMeta(list, found.total),
  };
}

/** An unknown cuisine or difficulty matches no recipe, so the caller runs no query. */
function areFilterValuesKnown({ cuisine, difficulty }: ListFilters): boolean {
  return (
    (!cuisine || CUISINES.some((known) => known === cuisine)) &&
    (!difficulty || DIFFICULTIES.some((known) => known === difficulty))
  );
}

async function readTotalAndRowIds(
  { db }: Deps,
  branches: readonly Branch[],
  filters: ListFilters,
  order: ListOrder,
  page: { limit: number; offset: number },
): Promise<{ total: number; rowIds: number[] }> {
  const row = await db.get<{ total: number; page: string }>(
    createCountAndRowIdsStatement(branches, filters, order, page),
  );
  return { total: row.total, rowIds: JSON.parse(row.page) as number[] };
}

/** Maximum number of recipes in the sitemap. */
const SITEMAP_ENTRIES = 10_000;

/** Public recipes for the sitemap, newest first; `updatedAt` is in milliseconds. */
export async function listSitemapRecipes(db: Db): Promise<{ id: string; updatedAt: number }[]> {
  return db
    .select({ id: recipes.id, updatedAt: recipes.updatedAt })
    .from(recipes)
    .where(eq(recipes.isPublic, true))
    .orderBy(desc(recipes.createdAt), desc(recipes.rowId))
    .limit(SITEMAP_ENTRIES);
}
