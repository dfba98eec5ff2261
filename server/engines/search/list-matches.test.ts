import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSyntheticRecipes, openTestSearch } from "./test-search.ts";

const search = openTestSearch();
const recipes = createSyntheticRecipes(300);
beforeAll(async () => {
  search.database.exec("BEGIN");
  for (const recipe of recipes) await search.engine.index(search.sql, recipe);
  search.database.exec("COMMIT");
});
afterAll(() => search.close());

const own = (text: string, owner: number) => search.engine.listMatches(search.sql, { text, member: owner });

describe("recipes of a list", () => {
  it("match any text only when the owner has them, public or private", async () => {
    const texts = fc.constantFrom(
      "soup",
      "chikcen stew",
      "salt",
      "onion",
      "soup without leek",
      "so",
      "quick",
      "🍕",
      "",
    );
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 21 }), async (text, owner) => {
        for (const rowId of await own(text, owner)) expect(recipes[rowId - 1]?.ownerRowId).toBe(owner);
      }),
      { numRuns: 60 },
    );
  });

  it("match all together when each has the word", async () => {
    const ofOwner = (owner: number) => recipes.filter((recipe) => recipe.ownerRowId === owner);
    for (const owner of [1, 2, 3])
      expect((await own("salt", owner)).sort((a, b) => a - b)).toEqual(
        ofOwner(owner).map(({ rowId }) => rowId),
      );
  });

  it("are only visible recipes of the selected rows when rows select the list", async () => {
    const rows = { text: "SELECT value FROM json_each(?)", args: [JSON.stringify([1, 2, 3, 4, 5, 6])] };
    const found = async (member: number, query: object) =>
      (await search.engine.listMatches(search.sql, { text: "", member, rows, ...query })).sort(
        (a, b) => a - b,
      );
    const visible = (member: number) =>
      recipes.slice(0, 6).filter(({ isPublic, ownerRowId }) => isPublic || ownerRowId === member);
    for (const member of [1, recipes[0]?.ownerRowId ?? 0, recipes[3]?.ownerRowId ?? 0]) {
      const [rowIds, foods] = [
        visible(member).map(({ rowId }) => rowId),
        visible(member)[0]?.ingredients ?? [],
      ];
      expect(await found(member, { text: "salt" })).toEqual(rowIds);
      expect(await found(member, { ingredientsInclude: ["salt"] })).toEqual(rowIds);
      expect(await found(member, { ingredientsExclude: ["salt"] })).toEqual([]);
      expect(await found(member, { text: "salt", ingredientsInclude: foods.slice(0, 1) })).toEqual(
        visible(member)
          .filter(({ ingredients }) => ingredients.includes(foods[0] ?? ""))
          .map(({ rowId }) => rowId),
      );
    }
  });

  it("are found in a fixed number of statements", async () => {
    search.statements.length = 0;
    await own("tomato soup", 2);
    expect(search.statements.length).toBeLessThanOrEqual(12);
  });
});
