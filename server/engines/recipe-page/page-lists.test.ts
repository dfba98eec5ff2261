import { describe, expect, it } from "vitest";
import { readRecipeFromPageOrNull } from "./recipe-page.ts";

const LINES = ["2 leeks", "1 litre vegetable stock", "3 potatoes, peeled", "1 tsp salt"];
const STEPS = [
  "Cut the leeks into rings and wash them well in cold water.",
  "Boil them in the stock with the potatoes for half an hour.",
  "Blend the soup, season it with salt and serve.",
];
const list = (lines: string[], tag = "ul"): string =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join("")}</${tag}>`;
const paragraphs = (lines: string[]): string => lines.map((line) => `<p>${line}</p>`).join("");
const INGREDIENTS = `<h2>Ingredients</h2>${list(LINES)}`;
const METHOD = `<h2>Method</h2>${list(STEPS, "ol")}`;

function read(body: string, ...recipes: Record<string, unknown>[]) {
  const blocks = recipes.map(
    (recipe) =>
      `<script type="application/ld+json">${JSON.stringify({ "@type": "Recipe", name: "Leek soup", ...recipe })}</script>`,
  );
  const draft = readRecipeFromPageOrNull(
    `<title>Leek soup</title>${blocks.join("")}<h1>Leek soup</h1>${body}`,
    null,
  );
  const steps = draft?.instructions.map((step) => (typeof step === "string" ? step : step.text));
  return { ingredients: draft?.ingredients, steps };
}

const PAIRS = [
  ["leeks", "2 stalks"],
  ["cream", "200 ml"],
  ["nutmeg", "1 pinch"],
  ["dill", "3 g, fresh"],
];
const JOINED = ["2 stalks leeks", "200 ml cream", "1 pinch nutmeg", "3 g, fresh dill"];

describe("an amount below its name", () => {
  const rowsOf = (row: (name?: string, amount?: string) => string) =>
    PAIRS.map(([name, amount]) => row(name, amount)).join("");
  it.each([
    [
      "cards without class names",
      `<h2>Ingredients</h2>${rowsOf((name, amount) => `<div><div><img></div><div><div class="a">${name}</div><div class="b">${amount}</div></div></div>`)}`,
      JOINED,
    ],
    [
      "fields of one class",
      `<h2>Ingredients</h2><div class="ingredients">${rowsOf((name, amount) => `<div class="row"><div class="field">${name}</div><div class="field">${amount}</div></div>`)}</div>`,
      JOINED,
    ],
    [
      "a grid with the unit in its header",
      `<h2>Ingredients</h2><div><span>Ingredients</span></div><div>G</div><div>%</div>${["flour", "water", "yeast"].map((name, index) => `<div>${name}</div><div>${500 - index * 100}</div><div>${50 - index}</div>`).join("")}<div>Sum: 1200</div>`,
      ["flour 500 G", "water 400 G", "yeast 300 G"],
    ],
  ])("is joined with it in %s", (_, body, lines) => {
    expect(read(`${body}${METHOD}`).ingredients).toEqual(lines);
  });
});

describe("a line of the markup", () => {
  const shown = [
    "300 g Linsen",
    "1,5 TL Salz",
    "2 Lauchstangen",
    "1 Prise Salz",
    "4 Eier",
    "1 Prise Salz",
    "1 EL Öl",
  ];
  it.each([
    ["cut at its decimal comma", ["300 g Linsen", "1", "5 TL Salz", "2 Lauchstangen"], shown.slice(0, 3)],
    ["missing, but shown in an earlier group as well", shown.slice(0, 4), shown],
    [
      "shown with another unit word and a long remark",
      ["2 leeks", "1½ tsp smoked salt", "3 oz cheese", "2 tbsp oil"],
      [
        "2 leeks",
        "1½ teaspoon smoked salt (see my recipe, or use your own brand)",
        "3 oz cheese",
        "2 tbsp oil",
      ],
    ],
  ])("is read once when it is %s", (_, own, rows) => {
    const { ingredients } = read(`<h2>Zutaten</h2>${list(rows)}${METHOD}`, {
      recipeIngredient: own,
      recipeInstructions: STEPS,
    });
    expect(ingredients?.length).toBe(rows.length);
  });
});

describe("an ingredient list", () => {
  const marked = { recipeIngredient: LINES, recipeInstructions: STEPS };
  it.each([
    ["a link to more text", `<h2>Ingredients</h2>${paragraphs([...LINES, "Weiterlesen"])}${METHOD}`],
    ["scaling buttons", `<h2>Ingredients</h2><p>0.5x1x2x</p>${list(LINES)}${METHOD}`],
    [
      "its yield below a label",
      `<h2>Ingredients</h2><p>Serves</p><p>12 small bowls</p>${list(LINES)}${METHOD}`,
    ],
    [
      "the value of a portion field",
      `<h2>Ingredients</h2><div><h6>Adjust servings</h6><input value="1"></div><table>${LINES.map((line) => `<tr><td></td><td>${line}</td></tr>`).join("")}</table>${METHOD}`,
    ],
    [
      "facts below it",
      `<h2>Ingredients</h2>${list([...LINES, "Cuisine: Irish", "Prep time: 20 min"])}${METHOD}`,
    ],
  ])("excludes %s", (_, body) => {
    expect(read(body).ingredients).toEqual(LINES);
  });

  it("excludes the tools below it when the markup has them too", () => {
    const body = `${INGREDIENTS}<h3>Equipment needed</h3>${list(["4 soup bowls", "Blender"])}${METHOD}`;
    expect(
      read(body, { ...marked, recipeIngredient: [...LINES, "4 soup bowls", "Blender"] }).ingredients,
    ).toEqual(LINES);
  });

  it("has the order of the page when the markup sorts its lines", () => {
    const body = `<h2>Ingredients</h2>${list(LINES.toReversed())}${METHOD}`;
    expect(read(body, marked).ingredients).toEqual(LINES.toReversed());
  });

  it("is read once when the page has it in three systems of measures", () => {
    const [metric, imperial, cups] = ["90 g|60 g|200 g", "3 oz|2 oz|7 oz", "1 cup|½ cup|2 cups"].map(
      (amounts) =>
        amounts
          .split("|")
          .map((amount, index) => `${amount} ${["rye biscuits", "almonds", "plain flour"][index]}`),
    );
    const body = [metric, imperial, cups].map((lines) => list(lines ?? [])).join("");
    expect(read(`<h2>Ingredients</h2>${body}${METHOD}`).ingredients).toEqual(metric);
  });

  it("is split when one element of the markup holds all of it", () => {
    const rows = LINES.map((line) => `<div><div><p>${line}</p></div></div>`).join("");
    const body = `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Leek soup</h2><div itemprop="ingredients recipeIngredient">${rows}</div><div itemprop="recipeInstructions">${paragraphs(STEPS)}</div></div>`;
    expect(read(body).ingredients).toEqual(LINES);
  });

  it("comes from the fuller of two recipes in the markup", () => {
    const poor = {
      name: "Leek soup (with or without potatoes)",
      recipeIngredient: ["leeks", "stock"],
      recipeInstructions: "Boil the leeks in the stock.",
    };
    expect(read(`${INGREDIENTS}${METHOD}`, poor, { ...marked, name: "Leek soup" })).toEqual({
      ingredients: LINES,
      steps: STEPS,
    });
  });
});

describe("a method", () => {
  const sentence = "This blog is about the sea, good bread and long walks on the beach!";
  it.each([
    [
      "the next section of the page",
      `<h2>Method</h2>${paragraphs(STEPS)}<h2>Who writes here</h2><p>${sentence}</p>`,
    ],
    ["picture credits", `<h2>Method</h2>${paragraphs([...STEPS, "Photo credit: © Ada Sample"])}`],
    ["an invitation", `<h2>Method</h2>${paragraphs([...STEPS, "Save this soup on Pinterest!"])}`],
    [
      "a video above the ingredients",
      `<h2>Video: how to make leek soup</h2><p>${sentence}</p>${INGREDIENTS}<h2>Method</h2>${paragraphs(STEPS)}`,
    ],
  ])("excludes %s", (_, body) => {
    expect(read(body.includes("2 leeks") ? body : `${INGREDIENTS}${body}`).steps).toEqual(STEPS);
  });

  it.each([
    ["cut at commas", STEPS.flatMap((step) => step.split(/,? (?=and |in |season )/))],
    [
      "named by counters",
      STEPS.map((text, index) => ({ "@type": "HowToStep", name: `leek-soup_b step ${index + 1}`, text })),
    ],
    ["one wall of text", STEPS.join(" ")],
  ])("is read as the page shows it when the markup has it %s", (_, recipeInstructions) => {
    expect(read(`${INGREDIENTS}${METHOD}`, { recipeIngredient: LINES, recipeInstructions }).steps).toEqual(
      STEPS,
    );
  });

  it.each([["Preparation of the leek soup"], ["Leek soup – The method"], ["Let's get cooking"]])(
    "is found below the heading %s",
    (heading) => {
      expect(read(`<h3>${heading}</h3>${paragraphs(STEPS)}`, { recipeIngredient: LINES }).steps).toEqual(
        STEPS,
      );
    },
  );
});
