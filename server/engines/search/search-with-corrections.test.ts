import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestSearchWithTitles } from "./test-search.ts";

let kitchen: ReturnType<typeof openTestSearchWithTitles>;
beforeEach(() => {
  kitchen = openTestSearchWithTitles();
});
afterEach(() => kitchen.close());

const store = (...recipe: Parameters<typeof kitchen.store>) => kitchen.store(...recipe);
/** Stores recipes that match no query of these tests, one of them in German. */
const storeOthers = async (count = 30) => {
  await kitchen.storeOthers(count);
  await kitchen.store("Schwarzbrot", {
    instructions: ["Den Teig mit dem Mehl und der Hefe verrühren und dann backen."],
  });
};
const query = (...asked: Parameters<typeof kitchen.ask>) => kitchen.ask(...asked);
const found = (text: string) => kitchen.found(text);

describe("a query without results", () => {
  it.each([
    ["croquemonsieur", "Croque monsieur", "croque monsieur"],
    ["american potatosalad", "American potato salad", "american potato salad"],
    ["tarta desantiago", "Tarta de Santiago", "tarta de santiago"],
    ["bluebery muffins", "Blueberry muffins", "blueberry muffins"],
    ["blueberymuffins", "Blueberry muffins", "blueberry muffins"],
    ["humm us", "Hummus", "hummus"],
    ["app le crumble", "Apple crumble", "apple crumble"],
    ["fish and chpks", "Fish and chips", "fish and chips"],
    ["gtrek moussaka", "Greek moussaka", "greek moussaka"],
    ["arroz con polo", "Arroz con pollo", "arroz con pollo"],
  ])("%s is corrected and finds %s", async (text, title, corrected) => {
    await storeOthers();
    await store(title);
    expect(await found(text)).toEqual([title]);
    expect((await query(text)).understood?.corrected).toBe(corrected);
  });

  it("corrects a doubled last letter, which is no plural", async () => {
    await storeOthers();
    await store("Lemonade");
    expect(await found("fresh lemonadee")).toEqual(["Lemonade"]);
  });

  it("highlights the corrected words", async () => {
    await storeOthers();
    await store("American potato salad");
    expect((await query("american potatosalad")).hits?.[0]?.titleWords).toEqual([0, 1, 2]);
  });

  it.each(["beef wellington", "chicken laksa", "potatotoaster", "how do I reset my router"])(
    "%s still finds nothing",
    async (text) => {
      await storeOthers();
      await store("Beef stew with wine");
      await store("Chicken with salsa");
      await store("Potato salad");
      await store("Kaiserschmarrn mit Zwetschgenröster");
      expect(await found(text)).toEqual([]);
    },
  );

  it("needs adjacent words in a title", async () => {
    await storeOthers();
    await store("Potato soup with a green salad");
    expect(await found("potatosalad")).toEqual([]);
  });

  it("ignores private recipes of other members", async () => {
    await storeOthers();
    await store("Fish pie");
    const hidden = await store("Fish and chips", { ownerRowId: 7, isPublic: false });
    expect((await query("fish and chpks")).rowIds).toEqual([]);
    expect((await query("fishand chips", [9])).understood?.corrected ?? null).toBeNull();
    expect((await query("fish and chpks", [7])).rowIds).toEqual([hidden]);
  });

  it("finds any recipe for a meal when it only names a meal", async () => {
    await storeOthers(3);
    await store("Apple cake", { tags: ["dessert"] });
    const all = await found("healthy lunch");
    expect(all).toHaveLength(5);
    expect(all.at(-1)).toBe("Apple cake");
  });

  it("finds recipes without excluded food when none names the diet", async () => {
    await store("Buttered noodles", { ingredients: ["noodles", "butter"] });
    await store("Steak", { ingredients: ["beef steak"] });
    expect(await found("keto dinner")).toEqual(["Steak"]);
  });
});

describe("dishes of the same kind", () => {
  it("follow the dish that has all words", async () => {
    await storeOthers();
    await store("Baked cheesecake", { likeCount: 900 });
    await store("New York cheesecake");
    await store("Cheesecake brownies", { likeCount: 900 });
    expect(await found("new york cheesecake")).toEqual(["New York cheesecake", "Baked cheesecake"]);
    expect(await found("basque burnt cheesecake")).not.toContain("Cheesecake brownies");
  });

  it("exclude dishes that only sound like the category", async () => {
    await storeOthers();
    await store("Yorkshire pudding", { likeCount: 900 });
    await store("Bread pudding");
    expect(await found("dessert")).toEqual(["Bread pudding"]);
  });

  it("of a nation are found in its language as well", async () => {
    await storeOthers();
    await store("Baked cheesecake");
    await store("Käsekuchen mit Quark", {
      instructions: ["Den Quark mit dem Zucker und den Eiern verrühren."],
    });
    expect((await found("german cheesecake"))[0]).toBe("Käsekuchen mit Quark");
  });
});
