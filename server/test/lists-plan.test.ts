import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Db, wrapClientAsDb } from "#db/client.ts";
import { readDraft } from "#server/features/drafts/service.ts";
import { FAVORITE_SORTS, FavoritesInput } from "#server/features/likes/schema.ts";
import { listFavorites } from "#server/features/likes/service/list-favorites.ts";
import { SORT_ORDERS } from "#server/features/recipes/schema/lists.ts";
import { readRecipeStats } from "#server/features/recipes/service/read-figures.ts";
import { readRecipe } from "#server/features/recipes/service/read-recipe.ts";
import { isSuspicionMailDue } from "#server/features/security/service/suspicion-mails.ts";
import { readOpenAlertSummary } from "#server/features/security/service/waiting-alerts.ts";
import { readUsage } from "#server/features/usage/service.ts";
import type { Member, Viewer } from "#server/guards/member.ts";
import { procedureNames, requireProcedure } from "#server/rest/procedures.ts";
import type { ProcedureName } from "#server/rest/rest-row.ts";
import { createHarness, type Harness } from "./harness.ts";
import { recipeInput } from "./recipe-input.ts";
import { RecordingClient } from "./recording-client.ts";
import { combinations, type ListQuery, routerLists } from "./router-lists.ts";

let harness: Harness;
let client: RecordingClient;
let db: Db;
let member: Member;
let recipeId: string;
let calls = 0;

beforeAll(async () => {
  harness = await createHarness();
  member = await harness.createMember({ exempt: true });
  const caller = harness.callerFor(member);
  const fields = { cuisine: "ITALIAN", difficulty: "EASY", tags: ["warm"], cookingTime: 5 };
  for (const isPublic of [true, false, true, false]) {
    recipeId = (await caller.recipes.create(recipeInput({ ...fields, isPublic }))).id;
  }
  await caller.likes.like({ id: recipeId });
  await caller.scaling.scale({ id: recipeId, newServings: 8 });
  await caller.drafts.save({ recipeId, value: "{}", shape: 1, basis: 1 });
  const path = harness.db.path ?? "";
  client = new RecordingClient(path);
  db = wrapClientAsDb(client, path);
  // The search is replaced, because its own statements have tests of their own.
  harness.override({ db, search: { ...harness.deps.search, listMatches: async () => [1, 2] } });
});
afterAll(async () => {
  await db.close();
  await harness.close();
});

/** Runs a read, and returns the faults of its SQL statements. */
async function faultsOf(read: () => Promise<unknown>): Promise<string[]> {
  client.takeSeen();
  await read();
  const statements = client.takeSeen();
  const faults: string[] = [];
  for (const statement of statements) faults.push(...(await client.faultsOf(statement)));
  if (statements.length === 0) faults.push("No statement was run");
  // The session's statement is not counted here, so a request runs at most three.
  if (statements.length > 2) faults.push(`${statements.length} statements were run`);
  return faults;
}

/** Calls a list on the recorded database, each time from another address because of the rate limits. */
function callList(name: ProcedureName, viewer: Viewer, query: ListQuery): Promise<unknown> {
  calls += 1;
  const [noun, verb] = name.split(".") as [string, string];
  const caller = harness.callerFor(viewer, { ip: `test-${calls}` }) as unknown as Record<
    string,
    Record<string, (input: unknown) => Promise<unknown>>
  >;
  return caller[noun]?.[verb]?.({ id: recipeId, ...query }) ?? Promise.reject(new Error(`No ${name}`));
}

describe.each(routerLists)(
  "the list $name",
  ({ name, isMembers, isPaged, sortsInMemory, orders, filters }) => {
    const sorting = "USE TEMP B-TREE FOR ORDER BY";
    // One row per page, so that there is a second page.
    const pages = isPaged ? [1, 2].map((page) => ({ page, pageSize: 1 })) : [{}];
    const { pageSize: _, ...wanted } = filters;
    const queries: ListQuery[] = combinations(wanted).flatMap((query) =>
      pages.map((page) => ({ ...query, ...page })),
    );

    it.each(orders.length > 0 ? orders : [{}])("in the order %j walks an index", async (order) => {
      for (const query of queries.map((query) => ({ ...query, ...order }))) {
        const faults = await faultsOf(() => callList(name, member, query));
        expect(
          sortsInMemory ? faults.filter((fault) => fault !== sorting) : faults,
          JSON.stringify(query),
        ).toEqual([]);
        // Only members can list private recipes.
        if (isMembers || query.isPublic === false) continue;
        expect(await faultsOf(() => callList(name, null, query)), JSON.stringify(query)).toEqual([]);
      }
    });
  },
);

/** Procedures whose answer contains a list of objects but is no list of database rows. */
const NO_LISTS = [
  // The list of supported sites is a constant in the code.
  "imports.supportedSites",
  // The answer is one recipe with its lines.
  "recipes.get",
  // The answer has a count for each of thirty days.
  "security.stats",
  // These procedures search in the search engine's own database.
  "search.quick",
  "search.advanced",
  "search.ingredients",
  "search.fullText",
];

it("every query that answers many says that it is a list", () => {
  const many = procedureNames.filter((name) => {
    const { type, output } = requireProcedure(name);
    if (type !== "query" || !output) return false;
    const parts = output instanceof z.ZodObject ? Object.values(output.shape) : [output];
    return parts.some((part) => part instanceof z.ZodArray && part.element instanceof z.ZodObject);
  });
  expect([...routerLists.map(({ name }) => name), ...NO_LISTS].sort()).toEqual(many.sort());
});

describe("favorites", () => {
  it.each(FAVORITE_SORTS.flatMap((sortBy) => SORT_ORDERS.map((sortOrder) => ({ sortBy, sortOrder }))))(
    "by $sortBy, $sortOrder, sort nothing but the member's own likes",
    async (order) => {
      for (const filter of [{}, { cuisine: "italian", search: "tomato", maxCookingTime: 30 }]) {
        const input = FavoritesInput.parse({ ...filter, ...order });
        const faults = await faultsOf(() => listFavorites(harness.deps, member, input));
        const isLikeOrder = order.sortBy === "liked_at" || order.sortBy === "title";
        expect(faults).toEqual(isLikeOrder ? [] : ["USE TEMP B-TREE FOR ORDER BY"]);
      }
    },
  );
});

describe("what a favorite is looked up in", () => {
  async function planOf(filter: z.input<typeof FavoritesInput>): Promise<string> {
    client.takeSeen();
    await listFavorites(harness.deps, member, FavoritesInput.parse(filter));
    const [statement] = client.takeSeen();
    return statement ? (await client.planOf(statement)).join("\n") : "";
  }

  it("is the index of facts, where a recipe's facts are asked for", async () => {
    for (const filter of [{ cuisine: "italian", maxServings: 4 }, { sortBy: "servings" as const }]) {
      expect(await planOf(filter)).toContain("SEARCH r USING COVERING INDEX recipes_facts");
    }
  });

  it("is the likes alone, where words are looked for", async () => {
    for (const filter of [{}, { search: "tomato" }, { title: "tomato" }, { ingredientsExclude: "tomato" }]) {
      for (const sortBy of ["title", "liked_at"] as const) {
        expect(await planOf({ ...filter, sortBy })).not.toContain("SEARCH r ");
      }
    }
    expect(await planOf({ search: "tomato" })).toContain("USING COVERING INDEX likes_user_recipe");
  });

  it("is the recipe's own row, where a picture is asked for", async () => {
    expect(await planOf({ hasImage: true })).toContain("SEARCH r USING INTEGER PRIMARY KEY");
  });
});

describe("the other reads", () => {
  it("a draft is looked up by index", async () => {
    expect(await faultsOf(() => readDraft({ db }, member, { recipeId }))).toEqual([]);
  });

  it("a recipe's lines, the figures, the usage and what waits for an answer are looked up by index", async () => {
    const reads = [
      () => readRecipe({ db }, member, recipeId),
      () => readRecipeStats({ db, clock: harness.clock }, member),
      () => readUsage({ ...harness.deps, db }, member),
      () => readOpenAlertSummary({ db }, member),
    ];
    for (const read of reads) {
      expect(await faultsOf(read)).toEqual([]);
    }
  });
});

it("the mails about earlier sign-ins are looked up by index when a sign-in is suspicious", async () => {
  const event = {
    network: "203.0.113.0/24",
    browser: null,
    operatingSystem: null,
    deviceType: null,
    deviceHash: null,
    riskReasons: [],
    disowned: false,
    createdAt: harness.clock.now(),
  };
  const signIn = { userRowId: member.rowId, event, devices: [] };
  expect(await faultsOf(() => isSuspicionMailDue(db, signIn, harness.clock.now()))).toEqual([]);
});

describe("the check itself", () => {
  it.each([
    "select * from recipes where description = 'x'",
    "select row_id from recipes where owner_row_id = 1 order by description",
    "select owner_row_id, max(notes) from recipes group by description",
  ])("finds fault with %j", async (sql) => {
    expect(await client.faultsOf({ sql, args: [] })).not.toEqual([]);
  });
});
