import { describe, expect, it } from "vitest";
import type { DraftInstruction } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { readRecipeFromPageOrNull } from "./recipe-page.ts";

const textOf = (step: DraftInstruction): string => (typeof step === "string" ? step : step.text);

const LINES = ["2 leeks", "1 litre vegetable stock", "3 potatoes, peeled", "1 tsp salt", "½ bunch chives"];
const STEPS = [
  "Cut the leeks into rings and wash them well in cold water.",
  "Boil them in the stock with the potatoes for half an hour.",
  "Blend the soup, season it with salt and serve it with chives.",
];
const list = (lines: string[], tag = "ul"): string =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join("")}</${tag}>`;
const CARD = `<h1>Leek soup</h1><p>Serves 4</p><h2>Ingredients</h2>${list(LINES)}<h2>Method</h2>${list(STEPS, "ol")}`;
const COMPLETE_RECIPE = { ingredients: LINES, steps: STEPS };

function outcome(html: string) {
  const draft = readRecipeFromPageOrNull(html, "https://kitchen.example/soup");
  return (
    draft && {
      title: draft.title,
      ingredients: draft.ingredients,
      steps: draft.instructions.map(textOf),
      servings: draft.servings,
      prep: draft.prepTime,
      cook: draft.cookingTime,
      complete: draft.complete,
    }
  );
}

/** A page with a JSON-LD block and a recipe card. */
function withLd(values: Record<string, unknown>, card = CARD) {
  const recipe = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: "Leek soup",
    recipeIngredient: LINES,
    recipeInstructions: STEPS,
    ...values,
  };
  return outcome(`<script type="application/ld+json">${JSON.stringify(recipe)}</script>${card}`);
}

const howTo = (name: (index: number) => string) =>
  STEPS.map((text, index) => ({ "@type": "HowToStep", name: name(index), text }));
const mojibake = (text: string): string => Buffer.from(text, "utf8").toString("latin1");

describe("unusual JSON-LD", () => {
  it.each<[string, Record<string, unknown>]>([
    ["without ingredients", { recipeIngredient: undefined }],
    ["with an empty list of ingredients", { recipeIngredient: [""] }],
    ["without instructions", { recipeInstructions: undefined }],
    ["with steps that break off", { recipeInstructions: `${STEPS.join(" ").slice(0, 90)}...` }],
    ["with the first step alone", { recipeInstructions: [STEPS[0]] }],
    [
      "with the description as its method",
      {
        description: "A soup for cold days that needs no time.",
        recipeInstructions: "A soup for cold days that needs no time.",
      },
    ],
    ["with all ingredients in one string", { recipeIngredient: LINES.join(" ") }],
    ["with ingredients that end with <br>", { recipeIngredient: LINES.join("<br />") }],
    ["with ingredients on the lines of one string", { recipeIngredient: [LINES.join("\n")] }],
    ["with ingredients cut at their commas", { recipeIngredient: LINES.flatMap((line) => line.split(", ")) }],
    [
      "without amounts",
      { recipeIngredient: ["leeks", "vegetable stock", "potatoes, peeled", "salt", "chives"] },
    ],
    ["without the last ingredients", { recipeIngredient: LINES.slice(0, 3) }],
    ["that was encoded twice", { recipeIngredient: LINES.map((line) => line.replace("½", "&amp;frac12;")) }],
    ["whose characters were read wrongly", { recipeIngredient: LINES.map(mojibake) }],
    ["with tags in its texts", { recipeInstructions: STEPS.map((step) => `<p>${step}</p>`) }],
    [
      "with a style in its steps",
      { recipeInstructions: STEPS.map((step) => `<style>.a{color:red}</style>${step}`) },
    ],
    ["with numbered names of steps", { recipeInstructions: howTo((index) => `Step ${index + 1}`) }],
    [
      "with numbered names in another language",
      { recipeInstructions: howTo((index) => `Schritt 0${index + 1}`) },
    ],
    [
      "with names that are the beginnings of the steps",
      { recipeInstructions: howTo((index) => `${STEPS[index]?.slice(0, 20)}...`) },
    ],
    [
      "with its method numbered in one string",
      { recipeInstructions: STEPS.map((step, index) => `${index + 1}. ${step}`).join(" ") },
    ],
    ["with its method in a list of lists", { recipeInstructions: [howTo(() => "")] }],
    ["with its list's own name before the lines", { recipeIngredient: ["Ingredients:", ...LINES] }],
    ["with the yield before the lines", { recipeIngredient: ["Serves 4", ...LINES] }],
  ])("is complete %s", (_, values) => {
    expect(withLd(values)).toMatchObject({ ...COMPLETE_RECIPE, servings: 4, complete: true });
  });

  it("is not complete when page and markup differ", () => {
    const other = CARD.replace("2 leeks", "2 onions")
      .replace("3 potatoes, peeled", "3 carrots")
      .replace("1 tsp salt", "1 tbsp curry");
    expect(withLd({}, other)).toMatchObject({ ...COMPLETE_RECIPE, complete: false });
  });

  const bare = "<h1>Leek soup</h1><p>Sign in to read on.</p>";

  it("is complete when the page shows nothing of it and its lists share ingredients", () => {
    expect(withLd({}, bare)?.complete).toBe(true);
  });

  it.each([
    [
      "its lists speak of other things",
      { recipeInstructions: ["Whip the cream and pipe it on the cake."] },
      bare,
    ],
    [
      "its lines have no amounts",
      { recipeIngredient: ["leeks", "stock", "potatoes", "salt", "chives"] },
      bare,
    ],
    ["the page shows a part of it", {}, `<h1>Leek soup</h1><h2>Ingredients</h2>${list(LINES.slice(0, 2))}`],
  ])("is not complete when the page does not show it and %s", (_, values, body) => {
    expect(withLd(values, body)?.complete).toBe(false);
  });

  it("is not complete when the page shows its title nowhere", () => {
    expect(withLd({ name: "Onion tart" })?.complete).toBe(false);
  });

  it("corrects minutes that were written in seconds", () => {
    expect(withLd({ prepTime: "PT600M", cookTime: "PT1800M" })).toMatchObject({ prep: 10, cook: 30 });
  });
});

describe("unusual microdata", () => {
  const scope = (inner: string): string =>
    `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Leek soup</h1>${inner}</div>`;
  const marked = STEPS.map((step) => `<li itemprop="recipeInstructions">${step}</li>`).join("");
  const method = `<h2>Method</h2><ol>${marked}</ol>`;

  it.each([
    [
      "with its whole list as one value",
      `<ul itemprop="recipeIngredient">${LINES.map((line) => `<li>${line}</li>`).join("")}</ul>`,
    ],
    [
      "with list and lines marked",
      `<ul itemprop="ingredients">${LINES.map((line) => `<li itemprop="ingredients">${line}</li>`).join("")}</ul>`,
    ],
    [
      "with empty values",
      `<ul>${LINES.map((line) => `<li itemprop="recipeIngredient" content="">${line}</li>`).join("")}</ul>`,
    ],
    [
      "with the amounts outside of the marked names",
      `<ul>${LINES.map((line) => {
        const [amount, ...name] = line.split(" ");
        return `<li><span>${amount}</span> <span itemprop="recipeIngredient">${name.join(" ")}</span></li>`;
      }).join("")}</ul>`,
    ],
    ["with lines that end with <br>", `<div itemprop="recipeIngredient">${LINES.join("<br>")}</div>`],
  ])("is read %s", (_, ingredients) => {
    expect(outcome(scope(`<h2>Ingredients</h2>${ingredients}${method}`))).toMatchObject(COMPLETE_RECIPE);
  });

  it("is filled from the page when the method has no markup", () => {
    const lines = `<ul>${LINES.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join("")}</ul>`;
    expect(outcome(scope(`<h2>Ingredients</h2>${lines}<h2>Method</h2>${list(STEPS, "ol")}`))).toMatchObject(
      COMPLETE_RECIPE,
    );
  });
});

describe("JSON state of a script", () => {
  it("is read when there is no other markup", () => {
    const recipe = { name: "Leek soup", recipeIngredient: LINES, recipeInstructions: STEPS };
    const state = JSON.stringify({ props: { pageProps: { data: { recipe } } } });
    expect(
      outcome(`<script id="__NEXT_DATA__" type="application/json">${state}</script><h1>Leek soup</h1>`),
    ).toMatchObject(COMPLETE_RECIPE);
  });
});
