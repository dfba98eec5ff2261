import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SearchFilters, SearchQuery, SearchSort } from "./search.ts";
import { createSyntheticRecipes, openTestSearch } from "./test-search.ts";

const LONG = { timeout: 120_000 };
const recipes = createSyntheticRecipes(5000);
const byRow = new Map(recipes.map((recipe) => [recipe.rowId, recipe]));
let search: ReturnType<typeof openTestSearch>;

beforeAll(async () => {
  search = openTestSearch();
  search.database.exec("BEGIN");
  for (const recipe of recipes) await search.engine.index(search.sql, recipe);
  search.database.exec("COMMIT");
}, LONG.timeout);
afterAll(() => search.close());

const texts = [
  undefined,
  "chicken",
  "salt",
  "chicken soup",
  "s",
  "simm",
  "summer",
  '" OR *',
  "4999",
  "family",
];
const filterSets: SearchFilters[] = [
  {},
  { isPublic: true },
  { isPublic: false },
  { cuisine: "ITALIAN", maxCookingTime: 60 },
  { minServings: 2, maxServings: 4, hasImage: true, difficulty: "EASY" },
  { ingredientsInclude: ["chicken", "leek"], ingredientsExclude: ["corn"] },
  { ingredientsInclude: ["salt"], ingredientsMatchAll: true },
  { ingredientsExclude: ["garlic", "rice"], isPublic: false },
];
const sorts: SearchSort[] = ["relevance", "title", "cooking_time", "created_at", "servings"];
const readers = [[], [3], [3, 4], [999]];

function* everyQuery(): Generator<Partial<SearchQuery> & { owners: number[]; filters: SearchFilters }> {
  for (const text of texts)
    for (const filters of filterSets)
      for (const sort of sorts) for (const owners of readers) yield { text, filters, sort, owners };
}

describe("privacy", () => {
  it("a private recipe of another member is never found, by any text, filter or order", LONG, async () => {
    for (const query of everyQuery()) {
      const { rowIds } = await search.query({ ...query, limit: 1000 });
      const wrong = rowIds.filter((rowId) => {
        const recipe = byRow.get(rowId);
        const own = query.owners.includes(recipe?.ownerRowId ?? -1);
        if (query.filters.isPublic === true) return !recipe?.isPublic;
        if (query.filters.isPublic === false) return recipe?.isPublic || !own;
        return !recipe?.isPublic && !own;
      });
      expect(wrong).toEqual([]);
    }
  });

  it("a private recipe is found by its owner only", async () => {
    const own = recipes.find((recipe) => !recipe.isPublic && recipe.ownerRowId === 3);
    const text = own?.title ?? "";
    expect((await search.query({ text, owners: [3] })).rowIds[0]).toBe(own?.rowId);
    expect(await search.quick(text, [3])).toContain(own?.rowId);
    for (const owners of [[], [4], [0], [-3], [3.5]]) {
      expect((await search.query({ text, owners })).rowIds).not.toContain(own?.rowId);
      expect(await search.quick(text, owners)).not.toContain(own?.rowId);
    }
  });

  it("a guest finds no private recipes", async () => {
    expect(await search.query({ filters: { isPublic: false } })).toEqual({
      rowIds: [],
      total: 0,
      totalIsCapped: false,
    });
  });
});

describe("results", () => {
  it("equal a scan of all recipes", LONG, async () => {
    for (const filters of filterSets) {
      const owners = [3, 4];
      const expected = recipes.filter((recipe) => {
        const own = owners.includes(recipe.ownerRowId);
        const has = (word: string) => recipe.ingredients.includes(word);
        const included = filters.ingredientsInclude ?? [];
        return (
          (filters.isPublic === undefined
            ? recipe.isPublic || own
            : filters.isPublic
              ? recipe.isPublic
              : own && !recipe.isPublic) &&
          (filters.cuisine === undefined || recipe.cuisine === filters.cuisine) &&
          (filters.difficulty === undefined || recipe.difficulty === filters.difficulty) &&
          (filters.maxCookingTime === undefined || (recipe.cookingTime ?? 1e9) <= filters.maxCookingTime) &&
          (filters.minServings === undefined || (recipe.servings ?? 0) >= filters.minServings) &&
          (filters.maxServings === undefined || (recipe.servings ?? 0) <= filters.maxServings) &&
          (filters.hasImage === undefined || recipe.hasImage === filters.hasImage) &&
          (included.length === 0 ||
            (filters.ingredientsMatchAll ? included.every(has) : included.some(has))) &&
          !(filters.ingredientsExclude ?? []).some(has)
        );
      });
      const all = expected.map(({ rowId }) => rowId);
      const simmer = await search.query({ text: "simmer", filters, owners, sort: "created_at", limit: 1000 });
      const plain = await search.query({ filters, owners, limit: 1000 });
      for (const result of [simmer, plain]) {
        expect(result.total).toBe(Math.min(all.length, 1000));
        expect(result.totalIsCapped).toBe(all.length > 1000);
        expect(result.rowIds.length).toBe(Math.min(all.length, 1000));
        expect(result.rowIds.filter((rowId) => !all.includes(rowId))).toEqual([]);
      }
      expect(simmer.rowIds).toEqual(plain.rowIds);
    }
  });

  it("are counted up to a thousand", async () => {
    const many = await search.query({ text: "salt" });
    expect(many).toMatchObject({ total: 1000, totalIsCapped: true });
    expect((await search.query({})).totalIsCapped).toBe(true);
    const few = await search.query({ text: "4999" });
    expect(few.totalIsCapped).toBe(false);
  });

  it("have pages without duplicates and gaps", LONG, async () => {
    for (const query of [
      { text: "chicken soup" },
      { text: "chicken" },
      {},
      { filters: { cuisine: "FRENCH" } },
    ]) {
      for (const sort of sorts) {
        const complete = (await search.query({ ...query, sort, owners: [3], limit: 1000 })).rowIds;
        const paged: number[] = [];
        for (let offset = 0; offset < 120; offset += 12) {
          paged.push(...(await search.query({ ...query, sort, owners: [3], limit: 12, offset })).rowIds);
        }
        expect(paged).toEqual(complete.slice(0, 120));
        expect(new Set(complete).size).toBe(complete.length);
      }
    }
  });

  it("end with the window", async () => {
    expect((await search.query({ text: "salt", limit: 12, offset: 996 })).rowIds).toHaveLength(4);
    expect((await search.query({ text: "salt", limit: 12, offset: 5000 })).rowIds).toEqual([]);
    expect((await search.query({ limit: 12, offset: 1000 })).rowIds).toEqual([]);
  });
});

describe("every statement", () => {
  it("has a limit and uses an index", LONG, async () => {
    search.statements.length = 0;
    for (const query of everyQuery())
      if (!query.text || query.text.startsWith("chicken")) await search.query(query);
    await search.quick("chicken so", [3]);
    const kinds = new Map(search.statements.map((statement) => [statement.text, statement.args]));
    expect(kinds.size).toBeGreaterThan(30);
    for (const [text, args] of kinds) {
      expect(text).toMatch(/ LIMIT \?( OFFSET \?)?$| LIMIT 1$/);
      const plan = search.database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...args) as { detail: string }[];
      for (const { detail } of plan) {
        const scan = detail.match(/^SCAN (\S+)(.*)/);
        // SQLite names a full-text lookup by words "VIRTUAL TABLE INDEX n:...M". A name in brackets is
        // SQLite's own bounded subquery.
        const bounded = /^\(|VIRTUAL TABLE INDEX \d+:.*M|CONSTANT ROW/.test(`${scan?.[1]}${scan?.[2]}`);
        if (scan && !bounded) expect([text, detail]).toEqual([text, "no scan"]);
      }
      const facetsFirst = /^SCAN f\b/.test(plan[0]?.detail ?? "");
      expect([text, facetsFirst]).toEqual([text, false]);
    }
  });

  it("does not sort when an index has the order", async () => {
    search.statements.length = 0;
    for (const sort of sorts)
      for (const order of ["asc", "desc"] as const) await search.query({ sort, order, owners: [3] });
    for (const text of ["chicken", "chicken soup"]) await search.query({ text });
    for (const { text, args } of search.statements) {
      const plan = search.database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...(args as never[])) as {
        detail: string;
      }[];
      const sorted = plan.filter(({ detail }) => detail.includes("TEMP B-TREE"));
      // Only the merge of the scopes sorts, and it sorts one page of each scope. The candidates of a text are
      // never sorted.
      expect([text, sorted.length]).toEqual([text, text.startsWith("SELECT row_id FROM (") ? 1 : 0]);
    }
  });
});
