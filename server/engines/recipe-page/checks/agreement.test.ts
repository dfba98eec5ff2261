import { describe, expect, it } from "vitest";
import type { DraftInstruction } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { readRecipeFromPageOrNull } from "../recipe-page.ts";

const LINES = ["200 g flour", "3 eggs", "0.5 l milk", "2 tbsp olive oil", "1 pinch salt"];
const STEPS = [
  "Whisk the flour with the eggs and the milk.",
  "Stir in the olive oil and the salt and let it rest.",
  "Fry thin cakes in a hot pan on both sides.",
];

const textOf = (step: DraftInstruction): string => (typeof step === "string" ? step : step.text);
const list = (lines: string[], tag = "ul"): string =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join("")}</${tag}>`;

type Marked = { name?: string; lines?: string[]; steps?: string[] };

/** Reads a page with JSON-LD and a visible recipe. `null` omits the JSON-LD. */
function read(marked: Marked | null, shown: { title?: string; lines: string; steps?: string }) {
  const { name = "Thin cakes", lines = LINES, steps = STEPS } = marked ?? {};
  const data = {
    "@type": "Recipe",
    name,
    recipeIngredient: lines,
    recipeInstructions: steps.map((text) => ({ "@type": "HowToStep", text })),
  };
  const title = shown.title ?? "Thin cakes";
  const draft = readRecipeFromPageOrNull(
    `<html lang="en"><head><title>${title}</title>${
      marked === null ? "" : `<script type="application/ld+json">${JSON.stringify(data)}</script>`
    }</head><body><h1>${title}</h1><h2>Ingredients</h2>${shown.lines}
    <h2>Method</h2>${shown.steps ?? list(STEPS, "ol")}</body></html>`,
    "https://kitchen.example/cakes",
  );
  return {
    ingredients: draft?.ingredients,
    steps: draft?.instructions.map(textOf),
    leftOver: draft?.receipt.leftOver.map(({ text }) => text),
    complete: draft?.complete,
    doubts: draft?.doubts,
  };
}

describe("markup and page with different notation", () => {
  const complete = { ingredients: LINES, steps: STEPS, complete: true };

  it.each([
    ["a second measure", ["200 g (1 ½ cups) flour", ...LINES.slice(1)]],
    ["fractions for decimals", ["200 g flour", "3 eggs", "½ l milk", ...LINES.slice(3)]],
    [
      "the amount behind the name",
      ["Flour 200 g", "Eggs 3", "Milk 0.5 l", "Olive oil 2 tbsp", "Salt 1 pinch"],
    ],
  ])("agree: %s", (_, lines) => {
    expect(read({}, { lines: list(lines) })).toMatchObject(complete);
  });

  it("disagree when the page has second measures that many lines of the markup lack", () => {
    const lines = ["200 g (1 ½ cups) flour", "3 eggs", "0.5 l / 2 cups milk", ...LINES.slice(3)];
    expect(read({}, { lines: list(lines) })).toMatchObject({ ingredients: LINES, complete: false });
  });

  it("agree when one title contains the word recipe", () => {
    expect(read({ name: "Thin Cakes Recipe" }, { lines: list(LINES) })).toMatchObject(complete);
  });

  it("agree when the markup numbers its steps", () => {
    const steps = STEPS.map((text, index) => `${index + 1}. ${text}`);
    expect(read({ steps }, { lines: list(LINES) })).toMatchObject(complete);
  });

  it("disagree when an amount differs", () => {
    const lines = ["250 g (1 ½ cups) flour", "4 eggs", "0.5 l / 2 cups milk", ...LINES.slice(3)];
    expect(read({}, { lines: list(lines) }).complete).toBe(false);
  });
});

describe("lines that are no part of the list", () => {
  it("include labels of advertisements", () => {
    const lines = `<ul><li>${LINES.slice(0, 2).join("</li><li>")}</li><li class="ad">Advertisement</li><li>${LINES.slice(2).join("</li><li>")}</li></ul>`;
    const steps = `<ol><li>${STEPS[0]}</li><li class="ad">Advertisement</li><li>${STEPS[1]}</li><li>${STEPS[2]}</li></ol>`;
    for (const marked of [{}, null])
      expect(read(marked, { lines, steps })).toEqual({
        ingredients: LINES,
        steps: STEPS,
        leftOver: [],
        complete: true,
        doubts: [],
      });
  });

  it("include products with a price", () => {
    expect(read({}, { lines: list([...LINES, "Our own olive oil 500 ml – 12,90 €"]) })).toMatchObject({
      ingredients: LINES,
      complete: true,
    });
  });

  it("include lines below a recommendation, even when marked as ingredients", () => {
    const shown = list([...LINES, "Recommended flour", "Miller and Sons"]);
    expect(read({ lines: [...LINES, "Miller and Sons"] }, { lines: shown }).ingredients).toEqual(LINES);
  });

  it("include a tip among the steps, which is reported as unused", () => {
    const tip = "Tip: they are best with a spoon of jam and a cup of strong coffee.";
    expect(read({}, { lines: list(LINES), steps: list([...STEPS, tip], "ol") })).toEqual({
      ingredients: LINES,
      steps: STEPS,
      leftOver: [tip],
      complete: true,
      doubts: [],
    });
  });
});

describe("a page without markup", () => {
  it("is complete when it repeats the recipe for printing", () => {
    const again = `<div class="print"><h3>Ingredients</h3>${list(LINES)}<h3>Method</h3>${list(STEPS, "ol")}</div>`;
    expect(read(null, { lines: list(LINES), steps: list(STEPS, "ol") + again }).complete).toBe(true);
  });

  it("is complete when the servings are above a grouped list", () => {
    const lines = `<p>4 servings</p>${list(LINES)}<p>to serve</p>${list(["lemon wedges"])}`;
    expect(read(null, { lines }).ingredients).toEqual([...LINES, "lemon wedges"]);
  });

  it("is not complete when its lists share only two words", () => {
    const draft = read(null, { lines: list(["3 eggs", "0.5 l milk"]), steps: list(STEPS.slice(0, 2), "ol") });
    expect(draft.complete).toBe(false);
  });
});

describe("a draft is not called complete", () => {
  it("when the page states two servings and the draft has none", () => {
    const far = (said: string) =>
      `${list(STEPS, "ol")}${"<p>We went on to the market.</p>".repeat(80)}<p>${said}</p>`;
    expect(read({}, { lines: list(LINES), steps: far("Bring the children.") }).complete).toBe(true);
    expect(read({}, { lines: list(LINES), steps: far("Serves 4 people") }).complete).toBe(true);
    expect(read({}, { lines: list(LINES), steps: far("Serves 4 people</p><p>Serves 6") }).complete).toBe(
      false,
    );
    expect(read({}, { lines: list(LINES), steps: far("Per serving: 300 kcal") }).complete).toBe(true);
  });

  it("when the line-by-line reading finds other lists", () => {
    const page = (lines: string[]) =>
      read({ lines: ["Cheese, pasta"], steps: [] }, { lines: list(lines) }).complete;
    expect(page(LINES)).toBe(true);
    expect(page([...LINES, "Follow me on Instagram"])).toBe(false);
  });

  it.each([
    ["whose lines end with the words of a button", LINES.map((line) => `${line} add now`), "not-food"],
    ["with a line without a word", [...LINES, "4"], "not-food"],
    [
      "with a line that is the beginning of the next",
      ["200 g flour of rye", "200 g flour", ...LINES.slice(1)],
      "repeated",
    ],
  ])("when the markup has a list %s", (_, lines, reason) => {
    const draft = read({ lines }, { lines: list(lines) });
    expect(draft.doubts).toContainEqual({ field: "ingredients", reason });
  });

  it.each([
    ["<p>Total time: 20 min</p><p>Cook time: 50 min</p>", "totalTime", "below-part"],
    ["<p>Cook Time : 2:75 h</p>", "cookingTime", "not-read"],
    ["<p>Prep time: 25 gallons</p>", "prepTime", "not-read"],
    ["<p>Prep time: 0 min</p>", "prepTime", null],
    ["<p>Prep time: 25 min</p>", "prepTime", null],
  ])("when a time of the page cannot be right: %s", (facts, field, reason) => {
    const { doubts } = read({}, { lines: `${facts}${list(LINES)}` });
    expect(doubts?.filter((doubt) => doubt.field === field).map((doubt) => doubt.reason) ?? []).toEqual(
      reason === null ? [] : [reason],
    );
  });
});
