import { describe, expect, it } from "vitest";
import { foldCaseAndAccents } from "#server/engines/text-fold/text-fold.ts";
import { stemWord } from "./languages.ts";
import { findPositionOfWordPart, findWordPositions, splitIntoFoldedWords } from "./words.ts";

describe("fold", () => {
  it("removes case and accents and keeps other scripts", () => {
    expect(foldCaseAndAccents("Crème Brûlée")).toBe("creme brulee");
    expect(foldCaseAndAccents("Smørrebrød, Żurek, Weiß, Œuf, ﬁg")).toBe(
      "smorrebrod, zurek, weiss, oeuf, fig",
    );
    expect(foldCaseAndAccents("がんも ข้าวผัด")).toBe("がんも ข้าวผัด");
  });
});

describe("wordsOf", () => {
  it("keeps letters, digits, marks and emoji only", () => {
    expect(splitIntoFoldedWords(`"7-Up" d'ail (NEAR) title:* 🍕`)).toEqual([
      "7",
      "up",
      "d",
      "ail",
      "near",
      "title",
      "🍕",
    ]);
    expect(splitIntoFoldedWords("❤️🌶️1️⃣ 🇮🇹🇩🇪 👨‍🍳 Kellogg's® ™")).toEqual([
      "❤",
      "🌶",
      "1",
      "🇮🇹",
      "🇩🇪",
      "👨",
      "🍳",
      "kellogg",
      "s",
      "tm",
    ]);
    expect(splitIntoFoldedWords("Kar\u00adtoffel \u200fsoup\ufeff")).toEqual(["kartoffel", "soup"]);
    expect(splitIntoFoldedWords("!!! — ½%")).toEqual(["1", "2"]);
    expect(splitIntoFoldedWords("\u0000\ud800")).toEqual([]);
  });

  it("cuts text without spaces into words", () => {
    expect(splitIntoFoldedWords("番茄炒蛋").length).toBeGreaterThan(1);
    expect(splitIntoFoldedWords("ข้าวผัดกุ้ง").length).toBeGreaterThan(1);
    expect(splitIntoFoldedWords("番茄炒蛋").join("")).toBe("番茄炒蛋");
  });

  it("cuts long text without spaces and punctuation in the same time", () => {
    // If the time were quadratic, this would take a minute and exceed the timeout of the test.
    const run = "把面粉和糖混合然后加入鸡蛋".repeat(15_000);
    expect(splitIntoFoldedWords(run).slice(0, 4)).toEqual(["把", "面粉", "和", "糖"]);
    expect(splitIntoFoldedWords(run).join("")).toBe(run);
  });

  it("cuts long words without splitting a character", () => {
    const [word] = splitIntoFoldedWords("𝒜".repeat(3) + "𐐨".repeat(60));
    expect(word?.length).toBeLessThanOrEqual(40);
    expect(word).not.toMatch(/\p{Surrogate}/u);
  });
});

describe("stem", () => {
  it.each([
    ["tomatoes", "tomato"],
    ["berries", "berry"],
    ["cookies", "cookie"],
    ["peaches", "peach"],
    ["quiches", "quiche"],
    ["leaves", "leaf"],
    ["pies", "pie"],
    ["olives", "olive"],
    ["boxes", "box"],
    ["eggs", "egg"],
    ["tomates", "tomate"],
  ])("%s and %s have one stem", (plural, singular) => {
    expect(stemWord(plural)).toBe(stemWord(singular));
  });

  it("keeps different words apart", () => {
    for (const [a, b] of [
      ["rice", "ricer"],
      ["bass", "base"],
      ["egg", "eggplant"],
      ["pie", "pine"],
    ] as const) {
      expect(stemWord(a)).not.toBe(stemWord(b));
    }
  });
});

describe("places of words", () => {
  it.each([
    "Crème brûlée à la vanille",
    "Mac & cheese (quick!)",
    "x² ㎏ 1½ cups",
    "番茄炒蛋 with rice",
    "…",
    "Käse-Spätzle",
  ])("of %j are sorted, within the text, one per word", (text) => {
    const places = findWordPositions(text);
    expect(places).toHaveLength(splitIntoFoldedWords(text).length);
    for (const [i, { start, end }] of places.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(text.length);
      expect(start).toBeGreaterThanOrEqual(places[i - 1]?.start ?? 0);
    }
  });

  it("are those of the letters", () => {
    const wordsAtPlaces = (text: string) =>
      findWordPositions(text).map(({ start, end }) => text.slice(start, end));
    expect(wordsAtPlaces("Crème brûlée, à la vanille")).toEqual(["Crème", "brûlée", "à", "la", "vanille"]);
    expect(wordsAtPlaces("番茄炒蛋").join("")).toBe("番茄炒蛋");
  });
});

describe("the place of a part", () => {
  it.each([
    ["Käsespätzle mit Röstzwiebeln", "zwiebel", "zwiebel"],
    ["Röstzwiebeln und Zwiebelkuchen", "zwiebel", "Zwiebel"],
    ["Reis mit Eiersalat", "ei", "Ei"],
    ["Preise mit Rührei", "ei", "ei"],
    ["Grosse Soßenküche", "sosse", "Soße"],
    ["麻婆豆腐", "婆豆", "婆豆"],
    ["麻辣 香锅", "辣香", "辣 香"],
    ["One-Pot Balsamic Chicken", "onepot", "One-Pot"],
    ["No bake cookies", "nobake", "No bake"],
    ["Leek pie", "zwiebel", null],
  ])("in %j of %j is %j", (text, part, expected) => {
    const place = findPositionOfWordPart(text, part);
    expect(place && text.slice(place.start, place.end)).toBe(expected);
  });
});
