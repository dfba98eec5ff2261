import { describe, expect, it } from "vitest";
import type { DraftInstruction } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { readRecipeFromPageOrNull } from "./recipe-page.ts";

const textOf = (step: DraftInstruction): string => (typeof step === "string" ? step : step.text);

/** Parses a page with this body and returns the fields that the tests compare. */
function read(body: string, lang = "en") {
  const html = `<!doctype html><html lang="${lang}"><head><title>Soup</title></head><body>${body}</body></html>`;
  const draft = readRecipeFromPageOrNull(html, "https://kitchen.example/soup");
  return {
    title: draft?.title,
    ingredients: draft?.ingredients,
    steps: draft?.instructions.map(textOf),
    sections: draft?.ingredientSections,
    stepSections: draft?.instructionSections,
    servings: draft?.servings,
    prep: draft?.prepTime,
    cook: draft?.cookingTime,
    complete: draft?.complete,
  };
}

const LINES = ["2 leeks", "1 litre vegetable stock", "3 potatoes, peeled", "1 tsp salt", "black pepper"];
const STEPS = [
  "Cut the leeks into rings and wash them well in cold water.",
  "Boil them in the stock with the potatoes for half an hour.",
  "Blend the soup, season it with salt and pepper and serve.",
];
const list = (lines: string[], tag = "ul"): string =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join("")}</${tag}>`;
const bulleted = (mark: string, lines: string[]): string =>
  lines.map((line) => `${mark}${line}`).join("<br>");
const METHOD = `<h2>Method</h2>${list(STEPS, "ol")}`;

describe("a page without markup", () => {
  it.each([
    ["a list", `<h2>Ingredients</h2>${list(LINES)}${METHOD}`],
    ["lines that end with <br>", `<p><b>Ingredients</b><br>${LINES.join("<br>")}</p>${METHOD}`],
    ["bullets in one paragraph", `<h3>Ingredients</h3><p>${bulleted("• ", LINES)}</p>${METHOD}`],
    ["asterisks in one paragraph", `<h3>Ingredients</h3><p>${bulleted("* ", LINES)}</p>${METHOD}`],
    [
      "dashes in a paragraph each",
      `<h3>Ingredients</h3>${LINES.map((line) => `<p>- ${line}</p>`).join("")}${METHOD}`,
    ],
    ["one list item with <br>", `<h2>Ingredients</h2><ul><li>${LINES.join("<br>")}</li></ul>${METHOD}`],
    [
      "a table of amounts and names",
      `<h2>Ingredients</h2><table>${[
        ["2", "leeks"],
        ["1 litre", "vegetable stock"],
        ["3", "potatoes, peeled"],
        ["1 tsp", "salt"],
        ["", "black pepper"],
      ]
        .map(([amount, name]) => `<tr><td>${amount}</td><td>${name}</td></tr>`)
        .join("")}</table>${METHOD}`,
    ],
    [
      "a definition list",
      `<h2>Ingredients</h2><dl>${[
        ["2", "leeks"],
        ["1 litre", "vegetable stock"],
        ["3", "potatoes, peeled"],
        ["1 tsp", "salt"],
        ["black", "pepper"],
      ]
        .map(([amount, name]) => `<dt>${amount}</dt><dd>${name}</dd>`)
        .join("")}</dl>${METHOD}`,
    ],
    [
      "two cells side by side, ingredients and method",
      `<table><tr><td><h3>Ingredients</h3>${LINES.map((line) => `<p>${line}</p>`).join("")}</td><td><h3>Method</h3>${STEPS.map(
        (step) => `<p>${step}</p>`,
      ).join("")}</td></tr></table>`,
    ],
    [
      "the text blocks of a site builder",
      `<div class="sqs-block html-block"><div class="sqs-block-content"><h3>INGREDIENTS</h3>${LINES.map(
        (line) => `<p style="white-space:pre-wrap">${line}</p>`,
      ).join(
        "",
      )}</div></div><div class="sqs-block html-block"><div class="sqs-block-content"><h3>DIRECTIONS</h3>${STEPS.map(
        (step) => `<p style="white-space:pre-wrap">${step}</p>`,
      ).join("")}</div></div>`,
    ],
    [
      "an article of a shop",
      `<div class="article__content rte"><p><strong>Ingredients:</strong></p>${list(LINES)}<p><strong>Directions:</strong></p>${STEPS.map(
        (step, index) => `<p>${index + 1}. ${step}</p>`,
      ).join("")}</div>`,
    ],
    [
      "numbers and texts apart",
      `<h2>Ingredients</h2>${list(LINES)}<h2>Method</h2>${STEPS.map(
        (step, index) => `<div><span class="n">${index + 1}</span><p>${step}</p></div>`,
      ).join("")}`,
    ],
    [
      "captions under the pictures of its steps",
      `<h2>Ingredients</h2>${list(LINES)}<h2>Method</h2>${STEPS.map(
        (step) =>
          `<p>${step}</p><figure><img src="a.jpg"><figcaption>The soup on the stove</figcaption></figure>`,
      ).join("")}`,
    ],
    [
      "the method before the notes and a shop's shelf",
      `<h2>Ingredients</h2>${list(LINES)}${METHOD}<h3>Notes</h3><p>It keeps for two days in the fridge, covered well.</p><h3>You may also like</h3>${list(["Onion soup", "Carrot soup"])}`,
    ],
  ])("is read from %s", (_, body) => {
    const draft = read(
      body.includes("<h1>") ? body : `<h1>Leek soup</h1><p>A soup for cold days.</p>${body}`,
    );
    expect(draft).toMatchObject({ title: "Leek soup", ingredients: LINES, steps: STEPS, complete: true });
  });

  it("is read when its lists have no names", () => {
    const draft = read(`<h1>Leek soup</h1>${list(LINES)}${list(STEPS, "ol")}`);
    expect(draft).toMatchObject({ title: "Leek soup", ingredients: LINES, steps: STEPS });
  });

  it.each([
    ["nothing names its lists", `${list(LINES)}${list(STEPS, "ol")}`],
    [
      "something stands between them",
      `<h2>Ingredients</h2>${list(LINES)}${"<p>Talk.</p>".repeat(6)}${METHOD}`,
    ],
    [
      "two lists have the same name",
      `<h2>Ingredients</h2>${list(LINES)}${METHOD}<h2>Ingredients</h2>${list(LINES.toReversed())}${METHOD}`,
    ],
    [
      "the method speaks of other things",
      `<h2>Ingredients</h2>${list(["6 eggs", "200 g flour", "80 g sugar", "2 pears"])}${METHOD}`,
    ],
  ])("is not complete when %s", (_, body) => {
    expect(read(`<h1>Leek soup</h1>${body}`).complete).toBe(false);
  });

  it.each([
    ["Buy it", true],
    ["White pepper", false],
    ["1 lemon", false],
  ])("is complete when a line-by-line reading adds only a button: %s", (line, complete) => {
    const steps = METHOD.replace("</ol>", "<li>Season with white pepper.</li></ol>");
    const draft = read(`<h1>Leek soup</h1><h2>Ingredients</h2>${list(LINES)}<p>${line}</p>${steps}`);
    expect([draft.ingredients, draft.complete]).toEqual([LINES, complete]);
  });

  it("keeps one of two lists that differ only in their measures", () => {
    const metric = ["200 g flour", "100 ml milk", "50 g butter", "2 eggs"];
    const cups = ["1 1/2 cups flour", "1/2 cup milk", "4 tbsp butter", "2 eggs"];
    const body = `<h1>Cake</h1><h2>Ingredients</h2><div class="us">${list(cups)}</div><div class="metric">${list(metric)}</div>${METHOD}`;
    expect(read(body).ingredients).toEqual(metric);
  });

  it("has group headings", () => {
    const body = `<h1>Leek soup</h1><h2>Ingredients</h2><p><strong>For the soup</strong></p>${list(LINES)}<p><strong>To serve</strong></p>${list(["4 slices bread", "1 tbsp butter"])}${METHOD}`;
    expect(read(body)).toMatchObject({
      ingredients: [...LINES, "4 slices bread", "1 tbsp butter"],
      sections: [
        { at: 0, heading: "For the soup" },
        { at: 5, heading: "To serve" },
      ],
    });
  });

  it("has numbered and named steps", () => {
    const body = `<h1>Leek soup</h1><h2>Ingredients</h2>${list(LINES)}<h2>Preparation</h2>${[
      "Leeks",
      "Soup",
      "Finish",
    ]
      .map((name, index) => `<h3>Step ${index + 1}</h3><p>${name}</p><p>${STEPS[index]}</p>`)
      .join("")}`;
    expect(read(body)).toMatchObject({
      steps: STEPS,
      stepSections: [
        { at: 0, heading: "Leeks" },
        { at: 1, heading: "Soup" },
        { at: 2, heading: "Finish" },
      ],
    });
  });
});
