import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestSearch, syntheticRecipes } from "./test-search.ts";

const search = openTestSearch();
const recipes = syntheticRecipes(300);
beforeAll(async () => {
  search.database.exec("BEGIN");
  for (const recipe of recipes) await search.engine.index(search.sql, recipe);
  search.database.exec("COMMIT");
});
afterAll(() => search.close());

const own = (text: string, owner: number) => search.engine.ownMatches(search.sql, { text, owner });

describe("own recipes", () => {
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

  it("are found in a fixed number of statements", async () => {
    search.statements.length = 0;
    await own("tomato soup", 2);
    expect(search.statements.length).toBeLessThanOrEqual(12);
  });
});
