import { describe, expect, it } from "vitest";
import type { ImportDraft } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { createPageCleaner, readRecipeFromPageOrNull } from "./recipe-page.ts";

const STEPS = [
  "Boil the barley in a deep pan until it is tender.",
  "Stir the lemon juice and the olive oil into the warm barley.",
];
const METHOD = `<h2>Method</h2><ol>${STEPS.map((step) => `<li>${step}</li>`).join("")}</ol>`;
const list = (lines: string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
const card = (lines: string[], before = ""): string =>
  `<h1>Lemon Barley Bowl</h1>${before}<h2>Ingredients</h2>${list(lines)}${METHOD}`;
const visible = (body: string): ImportDraft => {
  const draft = readRecipeFromPageOrNull(`<html><body>${body}</body></html>`, "https://kitchen.example/bowl");
  if (draft === null) throw new Error("no recipe");
  return draft;
};

/** A page with structured data and this body. */
const marked = (recipeIngredient: unknown, body: string, values: object = {}): ImportDraft =>
  visible(
    `<script type="application/ld+json">${JSON.stringify({
      "@context": "https://schema.org",
      "@type": "Recipe",
      name: "Lemon Barley Bowl",
      recipeIngredient,
      recipeInstructions: STEPS,
      ...values,
    })}</script>${body}`,
  );
const stepsOf = ({ instructions }: ImportDraft): string[] =>
  instructions.map((step) => (typeof step === "string" ? step : step.text));

describe("the ingredients of structured data", () => {
  it.each([
    [
      "get the amounts that the page shows after a colon",
      ["200 g pearl barley", "lemon sliced", "olive oil", "salt"],
      ["200 g pearl barley", "lemon, sliced : 1", "olive oil: 2 tbsp", "salt: to taste"],
    ],
    [
      "get the amount of a line that the page shows with a remark",
      ["200 g pearl barley", "lemons", "2 tbsp olive oil"],
      ["200 g pearl barley", "3 lemons, sliced", "2 tbsp olive oil"],
    ],
    [
      "get the amounts of a page with another order",
      ["olive oil", "lemon", "pearl barley", "salt"],
      ["200 g pearl barley", "1 lemon", "2 tbsp olive oil", "1 tsp salt", "1 tbsp olive oil"],
    ],
    [
      "get a remark that one line lost",
      ["200 g pearl barley (rinsed)", "1 lemon", "2 tbsp olive oil (mild)"],
      ["200 g pearl barley (rinsed)", "1 lemon (unwaxed (or any))", "2 tbsp olive oil (mild)"],
    ],
    [
      "get a remark that the page shows after a comma",
      ["200 g pearl barley (rinsed)", "1 lemon", "2 tbsp olive oil"],
      ["200 g pearl barley (rinsed)", "1 lemon, sliced", "2 tbsp olive oil"],
    ],
    [
      "give way to the page's measures when a program computed them",
      ["200 g pearl barley", "1 lemon", "18.20 gm olive oil", "125.00 gm water"],
      ["200 g pearl barley", "1 lemon", "1 tbsp olive oil", "1/2 cup water"],
    ],
    [
      "give way to the page's words when they have zero amounts",
      ["200 g pearl barley", "1 lemon", "2 tbsp olive oil", "0 As required salt"],
      ["200 g pearl barley", "1 lemon", "2 tbsp olive oil", "salt as required"],
    ],
    [
      "get a line without an amount from the middle of the list",
      ["200 g pearl barley", "1 lemon", "2 tbsp olive oil"],
      ["200 g pearl barley", "the juice left over", "1 lemon", "2 tbsp olive oil"],
    ],
    [
      "get the words that they lack inside several lines",
      ["200 g barley, rinsed", "1 lemon, sliced", "2 tbsp olive oil"],
      ["200 g barley (pearl), rinsed", "1 unwaxed lemon, sliced", "2 tbsp olive oil"],
    ],
  ])("%s", (_, own, shown) => {
    expect(marked(own, card(shown)).ingredients).toEqual(shown);
  });

  it("get the units that the page has in attributes", () => {
    const own = ["200 pearl barley", "1 lemon", "2 olive oil", "1/2 cups water"];
    const body = card([
      '<b data-amount="200" data-unit="g">200</b> pearl barley',
      '<b data-amount="1" data-unit="">1</b> lemon',
      '<span data-measure-unit="tbsp">2</span><span>olive oil</span>',
      '<span data-unit="cup">1/2</span> cups water',
    ]);
    const lines = ["200 g pearl barley", "1 lemon", "2 tbsp olive oil", "1/2 cups water"];
    expect(visible(body).ingredients).toEqual(lines);
    expect(marked(own, body).ingredients).toEqual(lines);
    expect(visible(createPageCleaner(body)(64_000)).ingredients).toEqual(lines);
  });

  it("get a food that only the page names", () => {
    const own = ["200 g pearl barley", "2 large firm", "2 tbsp olive oil"];
    const shown = ["200 g pearl barley", "2 large firm lemons – cut in wedges", "2 tbsp olive oil"];
    expect(marked(own, card(shown)).ingredients).toEqual(shown);
    const other = ["200 g pearl barley", "2 large firm pears", "2 tbsp olive oil"];
    expect(marked(own, card(other)).ingredients).toEqual(own);
  });

  it("lose footnotes, which become notes", () => {
    const own = ["200 g pearl barley", "1 lemon", "2 tbsp olive oil"];
    const notes = [
      "For the full ingredient list, see the packet",
      "It may be sticky. Let it cool for a while.",
    ];
    expect(marked([...own, "*Not included", ...notes], "<p>Nothing</p>")).toMatchObject({
      ingredients: own,
      notes: notes.join("\n"),
    });
  });

  it("stay without remarks when no line has one", () => {
    const own = ["200 g pearl barley", "1 lemon", "2 tbsp olive oil"];
    expect(
      marked(own, card(["200 g pearl barley", "1 lemon (unwaxed)", "2 tbsp olive oil"])).ingredients,
    ).toEqual(own);
  });

  it("stay single when the page shows the first line with another food", () => {
    const own = ["200 g pearl barley", "1 lemon", "2 tbsp olive oil"];
    const shown = [
      "200 g pearl barley or 180 g rice, rinsed well in cold water until it is clear, which may take a few minutes",
      "1 lemon",
      "2 tbsp olive oil",
    ];
    expect(marked(own, card(shown)).ingredients).toHaveLength(3);
  });

  it("are read from an object with numbered keys", () => {
    const own = ["200 g pearl barley", "1 lemon", "2 tbsp olive oil"];
    expect(marked({ 0: own[0], 1: own[1], 3: own[2] }, "<p>Nothing</p>").ingredients).toEqual(own);
  });
});

describe("the ingredients of a page", () => {
  it("lose the button that all lines end with", () => {
    const lines = ["200 g pearl barley", "1 lemon", "2 tbsp olive oil"];
    const buttons = lines.map((line) => `${line} <a href="#">add it to list</a>`);
    expect(visible(card(buttons)).ingredients).toEqual(lines);
  });

  it.each(["<p><u>Herb Oil</u></p>", '<p><span style="text-decoration: underline">Herb Oil</span></p>'])(
    "are divided by the bold name of a group inside an item: %s",
    (name) => {
      const lines = ["<p>200 g pearl barley</p>", `<p>1 lemon</p>${name}`, "<p>2 tbsp olive oil</p>"];
      expect(visible(card(lines))).toMatchObject({
        ingredients: ["200 g pearl barley", "1 lemon", "2 tbsp olive oil"],
        ingredientSections: [{ at: 2, heading: "Herb Oil" }],
      });
    },
  );

  it("are confirmed by reading six lines without a heading one by one", () => {
    const lines = [
      "200 g pearl barley",
      "1 lemon",
      "2 tbsp olive oil",
      "1 tsp lemon zest",
      "1 leek",
      "2 figs",
    ];
    const page = (count: number) =>
      visible(`<h1>Lemon Barley Bowl</h1>${list(lines.slice(0, count))}${METHOD}`);
    expect([4, 5, 6].map((count) => page(count).complete)).toEqual([false, false, true]);
  });

  it("are separate lines when each is a span of one class", () => {
    const rows = [
      ["200", "g pearl barley"],
      ["1", "lemon"],
      ["2", "tbsp olive oil"],
    ].map(([amount, name]) => `<span class="row"><b>${amount}</b> <span>${name}</span></span>`);
    const body = `<h1>Lemon Barley Bowl</h1><h2>Ingredients</h2><ul><li>${rows.join("")}</li></ul>${METHOD}`;
    expect(visible(body).ingredients).toEqual(["200 g pearl barley", "1 lemon", "2 tbsp olive oil"]);
  });
});

describe("the steps of a page", () => {
  const lines = ["200 g pearl barley", "1 lemon", "2 tbsp olive oil"];
  const below = (body: string): ImportDraft =>
    visible(`<h1>Lemon Barley Bowl</h1><h2>Ingredients</h2>${list(lines)}${body}`);

  it("are lists below numbers with titles", () => {
    const parts = [
      ["Boil the barley.", "Drain it well."],
      ["Stir in the lemon juice and the oil.", "Serve it warm or cold."],
    ];
    const body = parts.map(
      (steps, index) => `<p>Step ${index + 1}</p><p>${index + 1}. The bowl</p>${list(steps)}`,
    );
    expect(stepsOf(below(`<p>The recipe</p>${body.join("")}`))).toEqual(parts.flat());
  });

  it("are read without links for editing", () => {
    const steps = STEPS.map((step) => `<h3>Part</h3><span>edit</span><ol><li>${step}</li></ol>`);
    expect(stepsOf(below(`<h2>Method</h2><span>edit</span>${steps.join("")}`))).toEqual(STEPS);
  });
});

describe("a recipe in JSON in an attribute", () => {
  const inAttribute = (values: object): string =>
    `<recipe-app data-recipe="${JSON.stringify(values).replaceAll('"', "&quot;")}"></recipe-app>`;

  it("fills the list that the structured data lacks", () => {
    const lines = ["200 g pearl barley", "1 lemon", "2 tbsp olive oil"];
    const values = {
      title: "Lemon Barley Bowl",
      ingredients: lines.map((title) => ({ title, is_header: null })),
      method_mode: "old",
      method_text: STEPS.map((step) => `<p>${step}</p>`).join(""),
    };
    const draft = marked(lines, inAttribute(values), { recipeInstructions: undefined });
    expect([draft.ingredients, stepsOf(draft)]).toEqual([lines, STEPS]);
  });

  it("is read when names, amounts and units are objects in groups", () => {
    const values = {
      title: "Lemon Barley Bowl",
      grouped_ingredients: [
        {
          title: null,
          ingredients: [
            { amount: 200, unit: { one: "g" }, ingredient: { one: "barley" } },
            { amount: 1, unit: null, ingredient: { one: "lemon" } },
          ],
        },
      ],
      grouped_instructions: [{ title: null, instructions: STEPS.map((instruction) => ({ instruction })) }],
    };
    const draft = visible(inAttribute(values));
    expect([draft.ingredients, stepsOf(draft)]).toEqual([["200 g barley", "1 lemon"], STEPS]);
  });
});

describe("a method in one text", () => {
  it("begins below its heading and ends at the heading of another section", () => {
    const text = [
      "A bowl for hot days.",
      "Preparation of the lemon bowl",
      ...STEPS,
      "More recipes with barley:",
      "Barley soup",
    ];
    const lines = ["200 g pearl barley", "1 lemon", "2 tbsp olive oil"];
    expect(stepsOf(marked(lines, "<p>Nothing</p>", { recipeInstructions: text.join("\n\n") }))).toEqual(
      STEPS,
    );
  });
});

describe("facts of a page", () => {
  const lines = ["200 g pearl barley", "1 lemon", "2 tbsp olive oil"];

  it.each([
    ["a class that is the label", '<div class="cook-time"><span>45 min</span></div>', 45],
    ["hours with one digit of minutes", "<ul><li><b>Cook time :</b> <span>2:5 h</span></li></ul>", 125],
  ])("include the cooking time from %s", (_, before, minutes) => {
    expect(visible(card(lines, before)).cookingTime).toBe(minutes);
  });

  it("include the servings that a list of choices shows", () => {
    const choice =
      '<p>For <select><option value="2">2</option><option value="6" selected>6</option></select> people</p>';
    expect(visible(card(lines, choice)).servings).toBe(6);
  });

  it("ignore a list of choices without words", () => {
    const choice = '<select><option value="1" selected>1</option></select>';
    const body = card(lines).replace("</h2>", `</h2>${choice}`);
    expect(visible(body)).toMatchObject({ ingredients: lines, servings: null });
  });

  it("include the picture that is named like the dish, though it is above the heading", () => {
    const picture = '<img src="/bowl.jpg" alt="Lemon Barley Bowl in white">';
    const other = '<img src="/soup.jpg" alt="Barley soup">';
    expect(visible(`${picture}${card(lines)}${other}`).coverImage).toBe("https://kitchen.example/bowl.jpg");
  });

  it.each([
    ["srcset", '<img srcset="/w_3,h_2/s.jpg 300w, /w_9,h_6/bowl.jpg 900w,/m.jpg 600w">'],
    ["data-srcset", '<img src="data:image/gif;base64,R0lGOD" data-srcset="/s.jpg, /w_9,h_6/bowl.jpg 2x">'],
    ["data-src", '<img src="/placeholder.png" data-src="/w_9,h_6/bowl.jpg">'],
    ["picture", '<picture><source srcset="/w_9,h_6/bowl.jpg 900w"><img src="/blank.gif"></picture>'],
  ])("include the largest file of a picture when it is in %s", (_name, picture) => {
    expect(visible(`${card(lines)}${picture}`).coverImage).toBe("https://kitchen.example/w_9,h_6/bowl.jpg");
  });

  it("include the first heading of an h-recipe as its title", () => {
    const ingredients = lines.map((line) => `<li class="ingredient">${line}</li>`).join("");
    const body = `<h1>Why you need this bowl</h1><div class="hrecipe"><h2></h2><h2>Lemon Barley Bowl</h2><ul>${ingredients}</ul><div class="instructions">${STEPS.join("<br>")}</div></div>`;
    expect(visible(body).title).toBe("Lemon Barley Bowl");
  });
});
