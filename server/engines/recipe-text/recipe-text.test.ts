import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MAX_TEXT_LENGTH, parseRecipeTextOrNull } from "./recipe-text.ts";

const samples = new URL("./samples/", import.meta.url);
const names = readdirSync(samples)
  .filter((file) => file.endsWith(".txt"))
  .map((file) => file.slice(0, -".txt".length));

type Section = { at: number; heading: string };
type Reading = {
  title: string;
  ingredients: string[];
  instructions: string[];
  servings?: number | null;
  ingredientSections?: Section[];
};

/**
 * Samples with known failures: a first ingredient without an amount below small talk, and a last step without
 * a verb.
 */
const MISSED = new Set(["en-imessage", "fr-sms"]);

const textOf = (name: string): string => readFileSync(new URL(`${name}.txt`, samples), "utf8");

/** Parses a sample. Servings and sections are compared only if the expected result states them. */
function readSample(name: string): { expected: Reading; read: Reading } {
  const sample = JSON.parse(readFileSync(new URL(`${name}.json`, samples), "utf8")) as Reading;
  const draft = parseRecipeTextOrNull(textOf(name))?.draft;
  const pick = (from: Reading): Reading => ({
    title: from.title,
    ingredients: from.ingredients,
    instructions: from.instructions,
    ...(sample.servings !== undefined && { servings: from.servings ?? null }),
    ...(sample.ingredientSections !== undefined && { ingredientSections: from.ingredientSections ?? [] }),
  });
  const none = { title: "", ingredients: [], instructions: [] };
  return { expected: pick(sample), read: draft === undefined ? none : pick(draft as Reading) };
}

describe("pasted text", () => {
  it.each(names.filter((name) => !MISSED.has(name)))("reads %s", (name) => {
    const { expected, read } = readSample(name);
    expect(read).toEqual(expected);
  });

  it.each([...MISSED])("still misreads %s", (name) => {
    const { expected, read } = readSample(name);
    expect(read).not.toEqual(expected);
  });

  it.each([
    [
      "en-imessage",
      ["noodles (any, i use ramen 2 packs)"],
      ["hey whats in the peanut noodles", "Omg yes ok so"],
    ],
    ["fr-sms", [], ["Un filet d'huile d'olive et c'est prêt !", "Pour le houmous :"]],
    ["en-dad-mail", [], ["Don't skip the chocolate."]],
    ["fr-forum", [], ["Repos : 3 h"]],
    [
      "en-whatsapp-android",
      [],
      ["Dont let it dry out!", "Ok sugar here is the mac and cheese", "Thank you auntie ❤️❤️"],
    ],
  ])("lists left-over lines of %s", (name, ingredients, others) => {
    const left = parseRecipeTextOrNull(textOf(name))?.draft.receipt.leftOver ?? [];
    const textsOf = (list: string) => left.filter(({ field }) => field === list).map(({ text }) => text);
    expect(textsOf("ingredients")).toEqual(ingredients);
    expect(textsOf("instructions")).toEqual(others);
  });

  it("is never complete", () => {
    const text =
      "Soup\n\nIngredients\n1 onion\n1 l stock\n\nMethod\nChop the onion.\nSimmer it in the stock.";
    expect(parseRecipeTextOrNull(text)?.draft.complete).toBe(false);
  });

  it.each([
    ["nothing", ""],
    ["a letter", "Hi Tom,\n\nsee you on Saturday at 7? I'll bring 2 chairs.\n\nJane"],
    ["an exercise", "Monday\n3 x 10 squats\n2 x 20 lunges\n10 min run\ncool down"],
    ["a shopping list", "milk\nbread\ntoothpaste\nbatteries"],
    ["a list of chores", "1. Clean the bathroom\n2. Call the bank\n3. Fix the bike"],
  ])("finds no recipe in %s", (_, text) => {
    expect(parseRecipeTextOrNull(text)).toBeNull();
  });

  it("reads a text up to its limit", () => {
    const step = "Chop the onion and cook it gently in the stock.\n";
    const text = `Soup\n\nIngredients\n1 onion\n1 l stock\n\nMethod\n${step.repeat(90)}`;
    const count = parseRecipeTextOrNull(text)?.draft.instructions.length;
    const behind = text + " ".repeat(MAX_TEXT_LENGTH - text.length) + step;
    expect(count).toBe(90);
    expect(parseRecipeTextOrNull(behind)?.draft.instructions.length).toBe(90);
  });

  it("has no source and no picture", () => {
    const draft = parseRecipeTextOrNull(
      "Soup <script>alert(1)</script>\n\n1 onion\n2 carrots\n1 l stock\n\nChop the onion. Simmer in the stock.",
    )?.draft;
    expect(draft?.sourceUrl).toBeNull();
    expect(draft?.images).toEqual([]);
  });
});
