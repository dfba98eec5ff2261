import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestSearchWithTitles } from "./test-search.ts";

let kitchen: ReturnType<typeof openTestSearchWithTitles>;
beforeEach(() => {
  kitchen = openTestSearchWithTitles();
});
afterEach(() => kitchen.close());

const store = (...recipe: Parameters<typeof kitchen.store>) => kitchen.store(...recipe);
const storeOthers = (count?: number) => kitchen.storeOthers(count);
const found = (text: string) => kitchen.found(text);
const GERMAN = ["Das Gemüse mit dem Mehl und den Eiern mischen und in der Pfanne backen."];
const SPANISH = ["Batir las yemas con el azúcar y la leche y cocer hasta que espese la crema."];
const ITALIAN = ["Tagliare la zucca e la cipolla e cuocere con il brodo per un'ora, poi servire."];
const FRENCH = ["Émincer les oignons et les faire revenir dans le beurre avec la farine, puis servir."];

describe("a name of several words", () => {
  it("ranks adjacent words above separate ones", async () => {
    await storeOthers();
    await store("Cabbage pancakes", { ingredients: ["2 eggs", "white cabbage"], likeCount: 500 });
    await store("Almond biscuits", { ingredients: ["egg whites", "almonds"] });
    expect((await found("egg whites"))[0]).toBe("Almond biscuits");
  });

  it("ranks the dish in another language above its parts in the query's language", async () => {
    await storeOthers();
    await store("Vellutata di zucca", {
      ingredients: ["zucca", "cipolla"],
      tags: ["zuppa"],
      instructions: ITALIAN,
      likeCount: 500,
    });
    await store("Soupe à l'oignon", { ingredients: ["oignons"], instructions: FRENCH });
    expect((await found("zuppa di cipolle"))[0]).toBe("Soupe à l'oignon");
  });

  it("is not matched by a synonym whose words are apart", async () => {
    await storeOthers();
    await store("Shepherd's pie", { ingredients: ["minced lamb", "onion"], likeCount: 500 });
    await store("Onion tart", { ingredients: ["onion"] });
    expect(await found("Zwiebelkuchen")).toEqual(["Onion tart"]);
  });
});

describe("a preparation or nationality word", () => {
  it.each([
    ["steamed mussels", "Mussels in cider"],
    ["moules à la vapeur", "Mussels in cider"],
    ["gedämpfte Muscheln", "Mussels in cider"],
  ])("%s finds %s, which does not contain it", async (text, title) => {
    await storeOthers();
    await store(title, { ingredients: ["mussels", "cider"] });
    expect(await found(text)).toContain(title);
  });

  it("alone does not answer an unknown word", async () => {
    await storeOthers();
    await store("Steamed pudding");
    expect(await found("steamed lobster")).toEqual([]);
  });

  it("is matched by recipes in the nation's language", async () => {
    await storeOthers();
    await store("Natillas caseras", { ingredients: ["yemas", "leche"], instructions: SPANISH });
    await store("Vanilla custard", { ingredients: ["egg yolks", "milk"] });
    expect(await found("spanish custard")).toEqual(
      expect.arrayContaining(["Natillas caseras", "Vanilla custard"]),
    );
  });
});

it("German compounds are found by the food at their start", async () => {
  await storeOthers();
  await store("Zucchinitaler", { ingredients: ["Mehl", "Eier"], instructions: GERMAN });
  expect(await found("Zucchini")).toEqual(["Zucchinitaler"]);
});

it("Spanish peppers and pepper are different words", async () => {
  await storeOthers();
  await store("Sopa con pimienta", { ingredients: ["una pizca de pimienta"], instructions: SPANISH });
  await store("Sopa con pimiento", { ingredients: ["pimiento rojo"], instructions: SPANISH });
  expect(await found("pimientos")).toEqual(["Sopa con pimiento"]);
  expect(await found("pimienta")).toEqual(["Sopa con pimienta"]);
});

it("an exclusion of milk covers buttermilk and not coconut milk", async () => {
  await storeOthers();
  await store("Buttermilk pancakes", { ingredients: ["buttermilk", "flour"] });
  await store("Oat pancakes", { ingredients: ["oat milk", "oats"] });
  await store("Milk pancakes", { ingredients: ["milk", "flour"] });
  expect(await found("pancakes without milk")).toEqual(["Oat pancakes"]);
});

it("a query for a meal ranks side dishes and sauces lower", async () => {
  await storeOthers();
  await store("Green beans", { cookingTime: 15, tags: ["vegan", "side"], likeCount: 500 });
  await store("Onion relish", { cookingTime: 15, tags: ["vegan", "condiment"], likeCount: 500 });
  await store("Lentil stew", { cookingTime: 25, tags: ["vegan"], ingredients: ["lentils"] });
  expect((await found("30 minute vegan dinner"))[0]).toBe("Lentil stew");
});

describe("a typo", () => {
  it.each([
    ["cookir", "Slow cooker lamb"],
    ["vegen curry", "Vegan curry"],
    ["epple cake", "Apple cake"],
  ])("%s is corrected", async (text, title) => {
    await storeOthers();
    await store(title, { tags: ["vegan"] });
    expect(await found(text)).toContain(title);
  });
});

describe("a German compound", () => {
  it("is found in another language by the names of its parts", async () => {
    await storeOthers();
    await store("Chicken soup", { ingredients: ["chicken"], likeCount: 500 });
    await store("Yoghurt chicken kebabs", { ingredients: ["chicken", "yoghurt"] });
    expect(await found("Hähnchenspieße")).toEqual(["Yoghurt chicken kebabs"]);
  });
});

describe("preparation words alone", () => {
  it("are no name of a dish", async () => {
    await storeOthers();
    await store("Slow cooker beef stew", { ingredients: ["beef"], likeCount: 500 });
    await store("Lamb curry", { ingredients: ["lamb"] });
    expect((await found("slow cooker lamb"))[0]).toBe("Lamb curry");
  });
});
