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

describe("a word of grammar", () => {
  it("is meant by what is as long, not by what sounds like it", async () => {
    await kitchen.store("Sausages with mash");
    expect(await kitchen.found("billets")).toEqual([]);
    expect(await kitchen.found("sausages wtih mash")).toEqual(["Sausages with mash"]);
  });
});

describe("the name of one thing", () => {
  it.each([
    ["cuban sandwich", "Egg salad sandwich"],
    ["pineapple upside down cake", "Carrot cake with pineapple"],
  ])("%s is no other that has a word of it", async (text, title) => {
    await kitchen.store(title);
    expect(await kitchen.found(text)).toEqual([]);
  });

  it("is met by any of its names", async () => {
    await kitchen.store("Tatar vom Rind", {
      instructions: ["Das Fleisch mit der Zwiebel und den Kapern mischen."],
    });
    await kitchen.store("鶏の唐揚げ");
    expect(await kitchen.found("japanese fried chicken")).toEqual(["鶏の唐揚げ"]);
    expect(await kitchen.found("steak tartare")).toEqual(["Tatar vom Rind"]);
  });
});
