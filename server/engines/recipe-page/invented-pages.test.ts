import { describe, expect, it } from "vitest";
import { readRecipeFromPageOrNull } from "./recipe-page.ts";

const STEPS = [
  "Toast the oats in a dry pan until they smell of nuts.",
  "Stir in the plums and the honey and cook them until soft.",
  "Fold in the walnuts and let the pan stand under a lid.",
];
const LINES = ["120 g oats", "6 plums, halved", "2 tbsp honey", "40 g walnuts"];
const items = (lines: readonly string[]): string => lines.map((line) => `<li>${line}</li>`).join("");
const METHOD = `<h2>Method</h2><ol>${items(STEPS)}</ol>`;
const LIST = `<h2>Ingredients</h2><ul>${items(LINES)}</ul>`;

/** The parts of the draft of a page that the tables expect. */
function read(body: string, markup: object | null = null, title = "Plum Oats") {
  const recipe = { "@type": "Recipe", name: "Plum Oats", recipeIngredient: LINES, recipeInstructions: STEPS };
  const script = `<script type="application/ld+json">${JSON.stringify({ ...recipe, ...markup })}</script>`;
  const html = `<html><head><title>${title}</title>${markup === null ? "" : script}</head><body><main>${body}</main></body></html>`;
  const draft = readRecipeFromPageOrNull(html, "https://kitchen.example/plum-oats");
  const steps = draft?.instructions.map((step) => (typeof step === "string" ? step : step.text));
  return { ...draft, steps };
}
const page = (body: string): string => `<h1>Plum Oats</h1>${body}`;

describe("an ingredient with its amount after its name", () => {
  const pairs = [
    ["oats", "120 g"],
    ["plums", "6"],
    ["honey", "2 tbsp"],
    ["walnuts", "40 g"],
  ];
  const each = (write: (name: string, amount: string) => string): string =>
    pairs.map(([name = "", amount = ""]) => write(name, amount)).join("");

  it.each([
    [
      "paragraphs of one item",
      `<ul>${each((name, amount) => `<li><p>${name}</p><p>${amount}</p></li>`)}</ul>`,
    ],
    [
      "cells of a table",
      `<table>${each((name, amount) => `<tr><td>${name}</td><td>${amount}</td></tr>`)}</table>`,
    ],
    [
      "spans of a card",
      `<div class="ingredients">${each((name, amount) => `<div><span class="name">${name}</span><span class="amount">${amount}</span></div>`)}</div>`,
    ],
  ])("gets its own amount in %s", (_, list) => {
    const { ingredients = [] } = read(page(`<h2>Ingredients</h2>${list}${METHOD}`));
    expect(ingredients).toHaveLength(pairs.length);
    for (const [index, [name = "", amount = ""]] of pairs.entries())
      expect([name, amount].filter((part) => !ingredients[index]?.includes(part))).toEqual([]);
  });
});

describe("the servings of a page", () => {
  it.each([
    [
      "minutes, days and weights",
      "<p>Bake for 25 minutes. Keeps for 3 days. Pour 400 g into a tin.</p>",
      null,
      null,
    ],
    ["the size of a serving", "<p>Serving size: 85 g</p>", null, null],
    ["its words beside a yield of 1", "<p>Enough for six people</p>", { recipeYield: "1" }, 6],
  ])("are read from %s", (_, words, markup, servings) => {
    expect(read(page(`${words}${LIST}${METHOD}`), markup).servings).toBe(servings);
  });
});

describe("the times of a page", () => {
  it.each([
    ["minutes that the markup calls seconds", "", { prepTime: "PT20S", cookTime: "PT35S" }, [20, 35]],
    ["hours and minutes without a space", "<p>Prep time: 1h05</p><p>Cook time: 0 min</p>", null, [65, null]],
    [
      "a number above its label",
      "<div><b>15 min</b><span>Preparation</span></div><div><b>40 min</b><span>Cooking</span></div>",
      null,
      [15, 40],
    ],
  ])("are read from %s", (_, words, markup, [prepTime, cookingTime]) => {
    expect(read(page(`${words}${LIST}${METHOD}`), markup)).toMatchObject({ prepTime, cookingTime });
  });
});

describe("the end of an ingredient line", () => {
  it.each([
    [
      "words inside its rows",
      ["120 g oats", "6 plums, halved", "2 tbsp honey, warm"],
      ["120 g oats", "6 ripe plums, halved", "2 tbsp honey (runny), warm"],
    ],
    [
      "a decimal comma",
      ["6 plums", "1", "5 l milk", "2 tbsp honey"],
      ["6 plums", "1,5 l milk", "2 tbsp honey"],
    ],
    ["a third", ["0.6666667 cup oats", "6 plums", "2 tbsp honey"], ["⅔ cup oats", "6 plums", "2 tbsp honey"]],
  ])("is complete when the page shows %s", (_, recipeIngredient, shown) => {
    const list = `<h2>Ingredients</h2><ul>${items(shown)}</ul>`;
    expect(read(page(`${list}${METHOD}`), { recipeIngredient }).ingredients).toEqual(shown);
  });
});

describe("a line that is no food", () => {
  it.each([
    ["a button", `<ul>${items([...LINES, "<button>Copy ingredients</button>"])}</ul>`],
    ["a link", `<ul>${items([...LINES, '<a href="#">Read more</a>'])}</ul>`],
    [
      "kitchen tools",
      `<ul>${items(LINES)}</ul><p>Kitchen tools</p><ul>${items(["1 large pan", "Wooden spoon"])}</ul>`,
    ],
    ["nutrition", `<ul>${items(LINES)}</ul><p>Per serving: 320 kcal, 9 g protein</p>`],
  ])("is left out when it is about %s", (_, list) => {
    expect(read(page(`<h2>Ingredients</h2>${list}${METHOD}`)).ingredients).toEqual(LINES);
  });
});

describe("the steps of a page", () => {
  it.each([
    [
      "labels",
      `<h2>Method</h2>${STEPS.map((step, index) => `<p><b>STEP ${index + 1} |</b> ${step}</p>`).join("")}`,
    ],
    [
      "an author box",
      `${METHOD}<div class="author-box"><h3>About Ada</h3><p>Ada Sample cooks and writes in a small house.</p></div>`,
    ],
    ["drop caps", `<h2>Method</h2>${STEPS.map((step, index) => `<p>${index + 1}${step}</p>`).join("")}`],
  ])("are the sentences of the method when the page has %s", (_, method) => {
    expect(read(page(`${LIST}${method}`)).steps).toEqual(STEPS);
  });

  it("are separate when the markup is one text", () => {
    expect(read(page(`${LIST}${METHOD}`), { recipeInstructions: STEPS.join(" ") }).steps).toEqual(STEPS);
  });
});

describe("ingredients and steps in turn", () => {
  const parts: [string[], string][] = [
    [["120 g oats"], STEPS[0] ?? ""],
    [["6 plums, halved", "2 tbsp honey"], STEPS[1] ?? ""],
    [["40 g walnuts"], STEPS[2] ?? ""],
  ];
  const each = (write: (lines: string[], step: string, index: number) => string): string =>
    parts.map(([lines, step], index) => write(lines, step, index)).join("");

  it.each([
    ["lists and paragraphs", each((lines, step) => `<ul>${items(lines)}</ul><p>${step}</p>`)],
    [
      "rows of a table",
      `<table>${each((lines, step) => `<tr><td>${lines.map((line) => `<p>${line}</p>`).join("")}</td><td><p>${step}</p></td></tr>`)}</table>`,
    ],
    [
      "numbered columns",
      each(
        (lines, step, index) =>
          `<div><p>${lines.join("<br>")}</p></div><div><p>${index + 1}${step}</p></div>`,
      ),
    ],
    [
      "named blocks",
      each(
        (lines, step) =>
          `<div class="ingredients"><ul>${items(lines)}</ul></div><div class="steps"><p>${step}</p></div>`,
      ),
    ],
  ])("are two lists when they are %s", (_, body) => {
    expect(read(page(body))).toMatchObject({ ingredients: LINES, steps: STEPS });
  });
});

describe("the title, cover and yield of a page", () => {
  it("are free of shelves and the name of the site", () => {
    const name = { name: "Plum Oats | Breakfasts | Sample Kitchen" };
    expect(read(page(`${LIST}${METHOD}`), name, "Plum Oats | Breakfasts | Sample Kitchen").title).toBe(
      "Plum Oats",
    );
  });

  it("have the picture of the dish and not the icon of the site", () => {
    const image = "https://kitchen.example/static/site-logo.png";
    const body = page(`<img src="/uploads/plums.jpg">${LIST}${METHOD}`);
    expect(read(body, { image }).coverImage).toBe("https://kitchen.example/uploads/plums.jpg");
  });

  it("have servings that are written in words", () => {
    expect(read(page(`<p>Serves four to five</p>${LIST}${METHOD}`)).servings).toBe(5);
  });
});
