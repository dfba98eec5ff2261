import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SearchFilters } from "./search.ts";
import { openTestSearchWithTitles } from "./test-search.ts";

/** Titles of recipes without steps, from which their language could be guessed. */
const TITLES = [
  "麻婆豆腐",
  "肉じゃが",
  "番茄炒蛋",
  "宫保鸡丁",
  "鶏の唐揚げ",
  "お好み焼き",
  "味噌ラーメン",
  "麻辣 香锅",
  "김치찌개",
  "불고기 덮밥",
  "Hähnchenbrustfilet in Rahm",
  "Käsespätzle mit Röstzwiebeln",
  "Rinderrouladen mit Rotkohl",
  "Bratkartoffeln mit Speck",
  "Eiersalat",
  "Milchreis mit Zimt",
  "Knoblauchsuppe",
  "Schweinebraten in Biersoße",
  "Preiselbeeren im Glas",
  "Kalbsleber mit Äpfeln",
  "🍕 Pizza night",
  "Birthday cake 🎂",
  "Salsa 🌶️🌶️ for brave guests",
  "Gelato 🇮🇹",
  "One-Pot Balsamic Chicken",
  "Onepot rice",
  "T-bone steak",
  "No bake cookies",
  "S'mores bars",
  "B.L.T. toast",
  "Foil baked salmon",
  "Olive oil cake",
  "Pineapple upside down",
];

const INGREDIENTS = ["嫩豆腐", "방울토마토", "鶏もも肉", "Vollkornnudeln", "low-fat quark"];

const kitchen = openTestSearchWithTitles();
beforeAll(async () => {
  for (const title of TITLES) await kitchen.store(title);
  await kitchen.store("Gemischte Platte", { ingredients: INGREDIENTS });
  await kitchen.store("Stamppot boerenkool met rookworst", {
    instructions: ["Kook de aardappelen in het water en voeg het zout toe."],
  });
  await kitchen.store("Kycklinggryta med potatismos", {
    instructions: ["Stek kycklingen i smör och låt det koka till den är klar."],
  });
  await kitchen.store("Frikadeller med kartoffelsalat", {
    instructions: ["Rør kødet med løg og æg og steg det på en pande med smør."],
  });
  await kitchen.store("Vanilleeis");
  await kitchen.storeOthers();
});
afterAll(() => kitchen.close());

describe("a part of a word", () => {
  it.each([
    ["麻婆", "麻婆豆腐"],
    ["腐", "麻婆豆腐"],
    ["婆豆", "麻婆豆腐"],
    ["じゃが", "肉じゃが"],
    ["炒蛋", "番茄炒蛋"],
    ["鸡丁", "宫保鸡丁"],
    ["揚げ", "鶏の唐揚げ"],
    ["ラーメ", "味噌ラーメン"],
    ["麻辣香锅", "麻辣 香锅"],
    ["찌개", "김치찌개"],
    ["개", "김치찌개"],
    ["불고기덮밥", "불고기 덮밥"],
    ["豆腐", "Gemischte Platte"],
    ["haehnchen", "Hähnchenbrustfilet in Rahm"],
    ["Brust", "Hähnchenbrustfilet in Rahm"],
    ["filets", "Hähnchenbrustfilet in Rahm"],
    ["zwiebel", "Käsespätzle mit Röstzwiebeln"],
    ["Zwiebeln", "Käsespätzle mit Röstzwiebeln"],
    ["Roulade", "Rinderrouladen mit Rotkohl"],
    ["kartoffel", "Bratkartoffeln mit Speck"],
    ["Ei", "Eiersalat"],
    ["reis", "Milchreis mit Zimt"],
    ["suppen", "Knoblauchsuppe"],
    ["aepfel", "Kalbsleber mit Äpfeln"],
    ["leber", "Kalbsleber mit Äpfeln"],
    ["beere", "Preiselbeeren im Glas"],
    ["nudel", "Gemischte Platte"],
    ["kool", "Stamppot boerenkool met rookworst"],
    ["worst", "Stamppot boerenkool met rookworst"],
    ["gryta", "Kycklinggryta med potatismos"],
    ["mos", "Kycklinggryta med potatismos"],
    ["salat", "Frikadeller med kartoffelsalat"],
    ["kartoffel", "Frikadeller med kartoffelsalat"],
  ])("%j finds %j", async (text, title) => {
    expect(await kitchen.found(text)).toContain(title);
  });

  it.each([
    ["腐豆", "麻婆豆腐"],
    ["鸡蛋", "宫保鸡丁"],
    ["ei", "Schweinebraten in Biersoße"],
    ["ei", "Preiselbeeren im Glas"],
    ["ei", "Vanilleeis"],
    ["eis", "Preiselbeeren im Glas"],
    ["eis", "Eiersalat"],
    ["reis", "Preiselbeeren im Glas"],
    ["lauch", "Knoblauchsuppe"],
    ["wein", "Schweinebraten in Biersoße"],
    ["oil", "Foil baked salmon"],
    ["apple", "Pineapple upside down"],
  ])("%j does not find %j", async (text, title) => {
    expect(await kitchen.found(text)).not.toContain(title);
  });

  it("is found by the quick search when it is Chinese, Japanese or Korean", async () => {
    for (const [text, title] of [
      ["婆豆腐", "麻婆豆腐"],
      ["蛋", "番茄炒蛋"],
      ["찌", "김치찌개"],
    ] as const)
      expect(await kitchen.begun(text)).toEqual([title]);
  });

  it.each([
    ["豆腐", "嫩豆腐"],
    ["腐", "嫩豆腐"],
    ["嫩豆", "嫩豆腐"],
    ["토마", "방울토마토"],
    ["もも", "鶏もも肉"],
    ["鶏もも", "鶏もも肉"],
    ["nudeln", "Vollkornnudeln"],
  ])("%j filters by the ingredient %j", async (text, name) => {
    const rowIdsOf = async (filters: SearchFilters) => (await kitchen.query({ filters, limit: 99 })).rowIds;
    const rowId = kitchen.rowIdOf("Gemischte Platte");
    expect(INGREDIENTS).toContain(name);
    expect(await rowIdsOf({ ingredientsInclude: [text] })).toEqual([rowId]);
    expect(await rowIdsOf({ ingredientsExclude: [text] })).not.toContain(rowId);
  });

  it.each(["腐嫩", "肉鶏", "も肉鶏"])("%j filters by no ingredient", async (text) => {
    expect((await kitchen.query({ filters: { ingredientsInclude: [text] } })).rowIds).toEqual([]);
  });

  it.each([
    ["zwiebel", ["zwiebel"]],
    ["腐", ["腐"]],
    ["婆豆腐", ["婆豆", "豆腐"]],
    ["onepot chicken", ["onepot"]],
    ["mit", []],
  ])("%j is reported as the parts %j of the title", async (text, parts) => {
    expect((await kitchen.ask(text)).hits?.[0]?.titleParts ?? []).toEqual(parts);
  });

  it("ranks below the word itself when both match", async () => {
    expect((await kitchen.found("豆腐")).slice(0, 2)).toEqual(["麻婆豆腐", "Gemischte Platte"]);
  });
});

describe("an emoji", () => {
  it.each([
    ["🍕", "🍕 Pizza night"],
    ["🎂", "Birthday cake 🎂"],
    ["🌶", "Salsa 🌶️🌶️ for brave guests"],
    ["🇮🇹", "Gelato 🇮🇹"],
    ["pizza 🍝", "🍕 Pizza night"],
  ])("%j finds %j", async (text, title) => {
    expect(await kitchen.found(text)).toEqual([title]);
  });

  it("finds nothing when no recipe has it", async () => {
    expect(await kitchen.found("🥑")).toEqual([]);
  });
});

describe("words written together or apart", () => {
  it.each([
    ["onepot", ["Onepot rice", "One-Pot Balsamic Chicken"]],
    ["one-pot chicken", ["One-Pot Balsamic Chicken"]],
    ["tbone", ["T-bone steak"]],
    ["nobake", ["No bake cookies"]],
    ["smores", ["S'mores bars"]],
    ["blt", ["B.L.T. toast"]],
    ["lowfat", ["Gemischte Platte"]],
  ])("%j finds %j", async (text, titles) => {
    expect((await kitchen.found(text)).slice(0, titles.length)).toEqual(titles);
  });
});

it("any part of a Chinese title finds it", async () => {
  const hanTitles = TITLES.filter((title) => /^\p{Script=Han}+$/u.test(title));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...hanTitles), fc.nat(), fc.nat(), async (title, start, length) => {
      const characters = Array.from(title);
      const from = start % characters.length;
      const text = characters.slice(from, from + 1 + (length % characters.length)).join("");
      expect(await kitchen.found(text)).toContain(title);
    }),
    { numRuns: 40 },
  );
});

it("a German compound of two foods is found by each of them", async () => {
  const compounds = openTestSearchWithTitles();
  const first = ["Kartoffel", "Spargel", "Lachs", "Käse", "Tomaten", "Kürbis"];
  const last = ["Suppe", "Salat", "Auflauf", "Gratin", "Kuchen", "Knödel"];
  await compounds.storeOthers();
  for (const head of first)
    for (const tail of last) await compounds.store(`${head}${tail.toLowerCase()} mit Kräutern`);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...first), fc.constantFrom(...last), async (head, tail) => {
      const title = `${head}${tail.toLowerCase()} mit Kräutern`;
      expect(await compounds.found(head)).toContain(title);
      expect(await compounds.found(tail)).toContain(title);
    }),
    { numRuns: 20 },
  );
  compounds.close();
});
