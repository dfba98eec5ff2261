import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestSearchWithTitles } from "./test-search.ts";

let kitchen: ReturnType<typeof openTestSearchWithTitles>;
beforeEach(async () => {
  kitchen = openTestSearchWithTitles();
  await kitchen.storeOthers();
});
afterEach(() => kitchen.close());

describe("an everyday word", () => {
  it.each([
    ["lamp", "Lamb burgers"],
    ["wetter", "Butter chicken"],
    ["garden hose", "Toad in the hole"],
    ["burger king menu", "Lamb burgers with mint"],
    ["pizza delivery number", "Pizza del very best kind"],
  ])("%s is not corrected", async (text, title) => {
    await kitchen.store(title);
    expect(await kitchen.found(text)).toEqual([]);
  });

  it("is found in recipes that have it", async () => {
    await kitchen.store("Kitchen sink cookies");
    expect(await kitchen.found("kitchen sink")).toEqual(["Kitchen sink cookies"]);
  });

  it("is corrected to a word that sounds alike", async () => {
    await kitchen.store("Gateau au yaourt");
    expect(await kitchen.found("gato au yaourt")).toEqual(["Gateau au yaourt"]);
  });
});

describe("a description by ingredients", () => {
  it.each([
    ["rice pudding", "Chicken curry", ["milk", "rice"]],
    ["jam", "Moroccan chicken", ["preserved lemon"]],
    ["hot chocolate", "Marmorkuchen", ["Kakao", "Mehl", "Zucker"]],
    ["lamb korma", "Chicken korma", []],
    ["gyoza", "Apple dumplings", []],
    ["soup", "パン", ["湯 200ml"]],
  ])("%s is no %s", async (text, title, ingredients) => {
    await kitchen.store(title, { ingredients });
    expect(await kitchen.found(text)).toEqual([]);
  });

  it.each([
    ["cold tomato soup", "Gazpacho"],
    ["chicken in red wine", "Coq au vin"],
    ["eggs in tomato sauce", "Shakshuka"],
    ["japanese chicken rice bowl", "Oyakodon"],
    ["japanese fried chicken", "鶏の唐揚げ"],
    ["mapo tofu", "麻婆豆腐"],
  ])("%s is %s", async (text, title) => {
    await kitchen.store(title);
    expect(await kitchen.found(text)).toEqual([title]);
  });
});

describe("a fixed phrase", () => {
  it.each([
    ["beef wellington", "Beef stew", []],
    ["christmas pudding", "Yorkshire puddings", []],
    ["steak tartare", "Tartare sauce", []],
    ["toad in the hole", "Toad lane salad", []],
    ["mozzarella sticks", "Beef curry", ["1 cinnamon stick", "mozzarella"]],
    ["kouign amann", "Cumin almonds", []],
  ])("%s does not find a part of the name: %s", async (text, title, ingredients) => {
    await kitchen.store(title, { ingredients });
    expect(await kitchen.found(text)).toEqual([]);
  });

  it.each([
    ["beef wellington", "Beef Wellington for Sundays"],
    ["christmas puddings", "Christmas pudding"],
    ["eton mess with strawberries", "Eton mess"],
  ])("%s is found by its full name", async (text, title) => {
    await kitchen.store(title);
    expect(await kitchen.found(text)).toEqual([title]);
  });

  it("without results suggests its head word", async () => {
    await kitchen.store("Yorkshire puddings");
    await kitchen.store("Christmas stars");
    const { understood } = await kitchen.ask("christmas pudding");
    expect(understood).toMatchObject({ known: "pudding", unknown: [] });
  });

  it("ranks recipes with some of its words lower", async () => {
    await kitchen.store("Beef Wellington");
    await kitchen.store("Beef stew");
    expect(await kitchen.found("beef wellington")).toContain("Beef Wellington");
  });
});

describe("words of a compound that are not adjacent", () => {
  it.each([
    ["fried green tomatoes", "Greek salad", ["2 green peppers", "4 tomatoes"]],
    ["Senfeier", "Frikadellen", ["1 Ei", "1 TL Senf"]],
  ])("are not %s", async (text, title, ingredients) => {
    await kitchen.store(title, { ingredients });
    expect(await kitchen.found(text)).toEqual([]);
  });

  it.each([
    ["poached eggs", "Eggs benedict", ["4 eggs, poached"]],
    ["Kartoffelsuppe", "Suppe mit Lauch", ["500 g Kartoffeln"]],
  ])("are still %s", async (text, title, ingredients) => {
    await kitchen.store(title, { ingredients });
    expect(await kitchen.found(text)).toEqual([title]);
  });
});

describe("a sentence about something else", () => {
  it.each([
    ["how do I get wine out of a carpet", "Coq au vin", ["red wine"]],
    ["how do I descale my rusty old kettle and coffee grinder", "Tiramisu with coffee", ["coffee"]],
  ])("%s finds no %s", async (text, title, ingredients) => {
    await kitchen.store(title, { ingredients });
    expect(await kitchen.found(text)).toEqual([]);
  });

  it.each([
    ["my tenant asked for a spicy chickpea curry", "Chickpea curry"],
    ["my physics teacher loves brownies, which recipe is easy", "Fudge brownies"],
    ["my grumpy teenager demands something with peanut butter", "Peanut butter cookies"],
  ])("is not %s", async (text, title) => {
    await kitchen.store(title);
    expect(await kitchen.found(text)).toEqual([title]);
  });
});
