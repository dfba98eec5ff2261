import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestSearch } from "../test-search.ts";
import { splitIntoFoldedWords } from "../words/words.ts";
import { extractConstraints } from "./query-constraints.ts";

const taken = (text: string) => {
  const { constraints, left } = extractConstraints(splitIntoFoldedWords(text));
  return {
    without: constraints.without.map((words) => words.join(" ")),
    diets: constraints.diets,
    left: left.join(" "),
  };
};

describe("a query without an oven", () => {
  it.each(
    [
      "dessert no oven|Kuchen ohne Ofen|keinen Backofen Nachtisch|postre sin horno|dessert sans four",
      "I don't have an oven|no bake cheesecake|nobake dessert|dessert sans cuisson|Kuchen ohne Backen",
    ].flatMap((row) => row.split("|")),
  )("%s asks for food that is not baked", (text) => {
    const { constraints, left } = extractConstraints(splitIntoFoldedWords(text));
    expect(constraints.noOven).toBe(true);
    expect(constraints.without).toEqual([]);
    expect(left.filter((word) => /oven|ofen|horno|bake|backen|cuisson/.test(word))).toEqual([]);
  });

  it.each(["oven chips", "gratin au four", "no more than four ingredients", "baked cheesecake"])(
    "%s says nothing of it",
    (text) => {
      expect(extractConstraints(splitIntoFoldedWords(text)).constraints.noOven).toBe(false);
    },
  );

  it("ranks baked food lower", async () => {
    const search = openTestSearch();
    try {
      await search.index({ rowId: 1, title: "Chocolate dessert", tags: ["oven"], likeCount: 500 });
      await search.index({ rowId: 2, title: "Chocolate dessert with cream", tags: ["no-bake"] });
      const { rowIds } = await search.query({ text: "chocolate dessert without oven", limit: 9 });
      expect(rowIds).toEqual([2, 1]);
      const { rowIds: all } = await search.query({ text: "chocolate dessert", limit: 9 });
      expect(all).toEqual([1, 2]);
    } finally {
      search.close();
    }
  });
});

describe("exclusions", () => {
  it.each([
    ["curry not chicken", ["chicken"]],
    ["gf brownies", ["gluten"]],
    ["coeliac pizza", ["gluten"]],
    ["df ice cream", ["dairy"]],
    ["bevanda analcolica", ["alcohol"]],
    ["chili not too hot", []],
  ])("%s excludes %j", (text, without) => {
    expect(taken(text).without).toEqual(without);
  });

  it.each([
    ["gluten-free waffles", "gluten"],
    ["glutenfree waffles", "gluten"],
    ["waffeln gluten-frei", "gluten"],
    ["nut allergy brownies", "nut"],
    ["plätzchen nussallergie", "nuss"],
    ["lactose intolerant pancakes", "lactose"],
    ["no added sugar muffins", "sugar"],
    ["non dairy custard", "dairy"],
    ["gâteau sans gluten", "gluten"],
    ["torta senza uova", "uova"],
    ["cake for someone who cannot eat gluten", "gluten"],
    ["my son can't eat nuts cookies", "nuts"],
    ["Kuchen für Kinder die keine Eier essen", "eier"],
    ["un dessert pour qui ne mange pas de gluten", "gluten"],
    ["cena para quien no come carne", "carne"],
    ["cena per chi non mangia carne", "carne"],
  ])("%s excludes %s", (text, without) => {
    expect(taken(text).without).toEqual([without]);
  });

  it.each(["no bake cookies", "dinner in no time", "riso non cotto", "non stick", "free range eggs"])(
    "%s is without nothing",
    (text) => {
      expect(taken(text).without).toEqual([]);
    },
  );
});

describe("diets", () => {
  it.each([
    ["vegan curry", "vegan"],
    ["vegetarische Lasagne", "vegetarian"],
    ["ricette vegetariane", "vegetarian"],
    ["plant-based burger", "vegan"],
    ["cena baja en carbohidratos", "low carb"],
    ["kohlenhydratarmes Brot", "low carb"],
    ["kohlenhydratarme Suppe", "low carb"],
    ["pescetarian dinner", "pescatarian"],
    ["veggie bake", "vegetarian"],
    ["lasagne without meat", "vegetarian"],
    ["Curry ohne Fleisch", "vegetarian"],
  ])("%s is %s", (text, diet) => {
    expect(taken(text).diets).toEqual([diet]);
  });
});

describe("recipes of a diet", () => {
  let search: ReturnType<typeof openTestSearch>;
  beforeEach(() => {
    search = openTestSearch();
  });
  afterEach(() => search.close());

  it("are found by words of other languages", async () => {
    await search.index({ rowId: 1, title: "Linsensuppe mit Karotten", tags: ["vegetarisch"] });
    await search.index({ rowId: 2, title: "Beef and vegetable soup", ingredients: ["beef"] });
    await search.index({ rowId: 3, title: "Vegetarian chili", ingredients: ["beans"] });
    expect((await search.query({ text: "vegetarian" })).rowIds.toSorted()).toEqual([1, 3]);
    expect((await search.query({ text: "veggie recipes" })).rowIds.toSorted()).toEqual([1, 3]);
  });
});

describe("names of other languages", () => {
  let search: ReturnType<typeof openTestSearch>;
  beforeEach(() => {
    search = openTestSearch();
  });
  afterEach(() => search.close());

  it("are not searched in English if they have another meaning there", async () => {
    await search.index({ rowId: 1, title: "Pan fried chicken with the rice", ingredients: ["chicken"] });
    await search.index({
      rowId: 2,
      title: "Pan de pueblo con aceite y sal",
      ingredients: ["harina de trigo", "agua"],
    });
    await search.index({ rowId: 3, title: "The best white bread for the toast", ingredients: ["flour"] });
    expect((await search.query({ text: "bread" })).rowIds.toSorted()).toEqual([2, 3]);
  });
});
