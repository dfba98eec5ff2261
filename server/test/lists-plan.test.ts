import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { type Db, openOver } from "#db/client.ts";
import { listDrafts, readDraft } from "#server/features/drafts/service.ts";
import { listRecords } from "#server/features/imports/service/history.ts";
import { FAVORITE_SORTS, FavoritesInput } from "#server/features/likes/schema.ts";
import { listFavorites } from "#server/features/likes/service/list-favorites.ts";
import { LIST_SORTS, ListInput, MyListInput, SORT_ORDERS } from "#server/features/recipes/schema/lists.ts";
import { listFeatured, listMyRecipes, listRecipes } from "#server/features/recipes/service/list-recipes.ts";
import { readStats } from "#server/features/recipes/service/read-figures.ts";
import { readRecipe } from "#server/features/recipes/service/read-recipe.ts";
import { listScalings } from "#server/features/scaling/service.ts";
import { readUsage } from "#server/features/usage/service.ts";
import type { Member } from "#server/guards/member.ts";
import { createHarness, type Harness } from "./harness.ts";
import { recipeInput } from "./recipe-input.ts";
import { RecordingClient } from "./recording-client.ts";

let harness: Harness;
let client: RecordingClient;
let db: Db;
let member: Member;
let recipeId: string;

beforeAll(async () => {
  harness = await createHarness();
  member = await harness.createMember({ exempt: true });
  const caller = harness.callerFor(member);
  const fields = { cuisine: "ITALIAN", difficulty: "EASY", tags: ["warm"], cookingTime: 5 };
  for (const isPublic of [true, false, true, false]) {
    recipeId = (await caller.recipes.create(recipeInput({ ...fields, isPublic }))).id;
  }
  const path = harness.db.path ?? "";
  client = new RecordingClient(path);
  db = openOver(client, path);
});
afterAll(async () => {
  await db.close();
  await harness.close();
});

/** Runs a list and answers what is wrong with the statements that it ran. */
async function faultsOf(list: () => Promise<unknown>): Promise<string[]> {
  client.takeSeen();
  await list();
  const statements = client.takeSeen();
  const faults: string[] = [];
  for (const statement of statements) faults.push(...(await client.faultsOf(statement)));
  if (statements.length === 0) faults.push("No statement was run");
  // The session of whoever calls takes one more: three a request.
  if (statements.length > 2) faults.push(`${statements.length} statements were run`);
  return faults;
}

type Filters = z.input<typeof ListInput>;
const either = <T>(value: T) => [undefined, value];
const filters: Filters[] = [undefined, true, false].flatMap((isPublic) =>
  either("italian").flatMap((cuisine) =>
    either("easy").map((difficulty) => ({ isPublic, cuisine, difficulty, pageSize: 1 })),
  ),
);

describe.each(LIST_SORTS.flatMap((sortBy) => SORT_ORDERS.map((sortOrder) => ({ sortBy, sortOrder }))))(
  "by $sortBy, $sortOrder",
  (order) => {
    it.each(filters)("the list %j walks an index and sorts nothing", async (filter) => {
      for (const page of [1, 2]) {
        const input = ListInput.parse({ ...filter, ...order, page });
        expect(await faultsOf(() => listRecipes({ db }, member, input))).toEqual([]);
        if (filter.isPublic === false) continue;
        expect(await faultsOf(() => listRecipes({ db }, null, input))).toEqual([]);
      }
    });

    it.each(filters)("the own recipes %j walk an index and sort nothing", async (filter) => {
      for (const search of [undefined, "tomato warm"]) {
        const input = MyListInput.parse({ ...filter, ...order, search });
        expect(await faultsOf(() => listMyRecipes({ db }, member, input))).toEqual([]);
      }
    });
  },
);

describe("favorites", () => {
  it.each(FAVORITE_SORTS.flatMap((sortBy) => SORT_ORDERS.map((sortOrder) => ({ sortBy, sortOrder }))))(
    "by $sortBy, $sortOrder, sort nothing but the member's own likes",
    async (order) => {
      await harness.callerFor(member).likes.like({ id: recipeId });
      for (const filter of [{}, { cuisine: "italian", search: "tomato", maxCookingTime: 30 }]) {
        const input = FavoritesInput.parse({ ...filter, ...order });
        const faults = await faultsOf(() => listFavorites({ db }, member, input));
        const isLikeOrder = order.sortBy === "liked_at" || order.sortBy === "title";
        expect(faults).toEqual(isLikeOrder ? [] : ["USE TEMP B-TREE FOR ORDER BY"]);
      }
    },
  );
});

describe("what a favorite is looked up in", () => {
  async function planOf(filter: z.input<typeof FavoritesInput>): Promise<string> {
    client.takeSeen();
    await listFavorites({ db }, member, FavoritesInput.parse(filter));
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
    expect(await planOf({ search: "tomato" })).toContain("USING COVERING INDEX likes_user_words");
  });

  it("is the recipe's own row, where a picture is asked for", async () => {
    expect(await planOf({ hasImage: true })).toContain("SEARCH r USING INTEGER PRIMARY KEY");
  });
});

it("the own recipes that hold words are counted by their index alone", async () => {
  client.takeSeen();
  await listMyRecipes({ db }, member, MyListInput.parse({ search: "tomato" }));
  const [statement] = client.takeSeen();
  const plan = statement ? await client.planOf(statement) : [];
  expect(plan.join("\n")).toContain("USING COVERING INDEX recipes_owner_words");
});

describe("the other reads", () => {
  it("featured walks an index and sorts nothing", async () => {
    expect(await faultsOf(() => listFeatured({ db }, null, 50))).toEqual([]);
    expect(await faultsOf(() => listFeatured({ db }, member, 50))).toEqual([]);
  });

  it("the import history walks an index and sorts nothing", async () => {
    expect(await faultsOf(() => listRecords({ db }, member, 100))).toEqual([]);
  });

  it("the scalings of a recipe walk an index and sort nothing", async () => {
    await harness.callerFor(member).scaling.scale({ id: recipeId, newServings: 8 });
    expect(await faultsOf(() => listScalings({ db }, member, recipeId))).toEqual([]);
  });

  it("drafts walk an index; one member's few are sorted", async () => {
    await harness.callerFor(member).drafts.save({ recipeId, value: "{}", shape: 1, basis: 1 });
    expect(await faultsOf(() => readDraft({ db }, member, { recipeId }))).toEqual([]);
    expect(await faultsOf(() => listDrafts({ db }, member))).toEqual(["USE TEMP B-TREE FOR ORDER BY"]);
  });

  it("a recipe's lines, the figures and the usage are looked up by index", async () => {
    const reads = [
      () => readRecipe({ db }, member, recipeId),
      () => readStats({ db, clock: harness.clock }, member),
      () => readUsage({ ...harness.deps, db }, member),
    ];
    for (const read of reads) {
      expect(await faultsOf(read)).toEqual([]);
    }
  });
});

describe("the check itself", () => {
  it.each([
    "select * from recipes where find_text = 'x'",
    "select row_id from recipes where owner_row_id = 1 order by description",
    "select owner_row_id, max(notes) from recipes group by description",
  ])("finds fault with %j", async (sql) => {
    expect(await client.faultsOf({ sql, args: [] })).not.toEqual([]);
  });
});
