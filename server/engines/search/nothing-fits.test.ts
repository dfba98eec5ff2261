import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestKitchen } from "./test-search.ts";

let kitchen: ReturnType<typeof openTestKitchen>;
beforeEach(async () => {
  kitchen = openTestKitchen();
  await kitchen.storeOthers();
});
afterEach(() => kitchen.close());

describe("a word of everyday life", () => {
  it.each([
    ["lamp", "Lamb burgers"],
    ["wetter", "Butter chicken"],
    ["garden hose", "Toad in the hole"],
    ["burger king menu", "Lamb burgers with mint"],
    ["pizza delivery number", "Pizza del very best kind"],
  ])("%s is spelt right", async (text, title) => {
    await kitchen.store(title);
    expect(await kitchen.found(text)).toEqual([]);
  });

  it("is found where recipes have it all the same", async () => {
    await kitchen.store("Kitchen sink cookies");
    expect(await kitchen.found("kitchen sink")).toEqual(["Kitchen sink cookies"]);
  });

  it("may be what is meant as it sounds", async () => {
    await kitchen.store("Gateau au yaourt");
    expect(await kitchen.found("gato au yaourt")).toEqual(["Gateau au yaourt"]);
  });
});

describe("told by what it is made of", () => {
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
