import { describe, expect, it } from "vitest";
import { createPageCleaner, readRecipeFromPageOrNull } from "../recipe-page.ts";
import { createPageFromHtml } from "../tree/page.ts";
import { findJsonLdRecipes } from "./json-ld.ts";

const recipe = {
  "@type": "Recipe",
  name: "Leek soup",
  recipeIngredient: ["2 leeks"],
  recipeInstructions: ["Chop."],
};
const block = (json: string, type = "application/ld+json"): string =>
  `<script type="${type}">${json}</script>`;
const nameIn = (html: string): unknown =>
  findJsonLdRecipes(createPageFromHtml(html, "https://kitchen.example/leek-soup/"))[0]?.values.name;
const nameOf = (value: unknown): unknown => nameIn(block(JSON.stringify(value)));

describe("readJsonLd", () => {
  it.each([
    ["at the top", recipe],
    ["in a list", [{ "@type": "WebSite" }, recipe]],
    ["in a graph", { "@graph": [{ "@type": "Article" }, recipe] }],
    ["inside another node", { "@type": "WebPage", mainEntity: { about: [recipe] } }],
    ["with several types", { ...recipe, "@type": ["Recipe", "NewsArticle"] }],
    ["with the whole address of its type", { ...recipe, "@type": "http://schema.org/Recipe" }],
  ])("finds a recipe %s", (_, value) => {
    expect(nameOf(value)).toBe("Leek soup");
  });

  it("ignores other nodes", () => {
    expect(nameOf({ "@type": "Article", name: "Leeks" })).toBeUndefined();
  });

  it("removes a CDATA wrapper", () => {
    expect(nameIn(block(`//<![CDATA[\n${JSON.stringify(recipe)}\n//]]>`))).toBe("Leek soup");
  });

  it("reads a block whose quotes are character references", () => {
    expect(nameIn(block(JSON.stringify(recipe).replaceAll('"', "&quot;")))).toBe("Leek soup");
  });

  it("marks blocks that it repaired", () => {
    const page = createPageFromHtml(block(`${JSON.stringify(recipe).slice(0, -1)},}`), null);
    expect(findJsonLdRecipes(page)[0]?.mended).toBe(true);
  });

  it("reads a valid block next to an invalid one", () => {
    expect(nameIn(block("hello") + block(JSON.stringify(recipe)))).toBe("Leek soup");
  });

  it("chooses a complete recipe over a bare reference", () => {
    expect(nameOf([{ "@type": "Recipe", name: "Teaser" }, recipe])).toBe("Leek soup");
  });

  it("chooses the recipe with the page's title", () => {
    const html = `<h1>Leek soup</h1>${block(JSON.stringify([{ ...recipe, name: "Onion soup" }, recipe]))}`;
    expect(nameIn(html)).toBe("Leek soup");
  });

  it("chooses the recipe with the page's URL", () => {
    const other = { ...recipe, name: "Onion soup" };
    expect(nameOf([other, { ...recipe, url: "http://www.kitchen.example/leek-soup" }])).toBe("Leek soup");
  });

  it("fills gaps from a node of the same name", () => {
    const { recipeInstructions, ...bare } = recipe;
    const page = createPageFromHtml(
      block(JSON.stringify([bare, { "@type": "Recipe", name: "Leek soup", recipeInstructions }])),
      null,
    );
    expect(findJsonLdRecipes(page)[0]?.values.recipeInstructions).toEqual(["Chop."]);
  });

  it("takes nothing from a recipe with another name", () => {
    const page = createPageFromHtml(
      block(JSON.stringify([recipe, { "@type": "Recipe", name: "Cake", cookTime: "PT1H" }])),
      null,
    );
    expect(findJsonLdRecipes(page)[0]?.values.cookTime).toBeUndefined();
  });

  it("finds a recipe in the JSON state of scripts", () => {
    expect(nameIn(block(JSON.stringify({ props: { data: recipe } }), "application/json"))).toBe("Leek soup");
  });

  it("reads a complete recipe in JSON state with other property names", () => {
    const state = (recipe: unknown): string =>
      `<script type="application/json">${JSON.stringify({ props: { menu: ["a"], recipe } })}</script>`;
    const recipe = {
      title: "Leek soup",
      ingredients: [{ text: "2 leeks" }, { text: "1 l stock" }],
      steps: [{ text: "Boil the leeks in the stock." }, { text: "Blend the soup." }],
    };
    expect(readRecipeFromPageOrNull(state(recipe), null)).toMatchObject({
      title: "Leek soup",
      ingredients: ["2 leeks", "1 l stock"],
      instructions: ["Boil the leeks in the stock.", "Blend the soup."],
      complete: false,
    });
    expect(readRecipeFromPageOrNull(createPageCleaner(state(recipe))(64_000), null)?.title).toBe("Leek soup");
    for (const lack of [{ title: "" }, { ingredients: ["2 leeks"] }, { steps: [] }])
      expect(readRecipeFromPageOrNull(state({ ...recipe, ...lack }), null)).toBeNull();
  });
});

describe("texts marked as plain", () => {
  const plain = {
    "@type": "Recipe",
    encodingFormat: "text/plain",
    name: "Leek &amp; <b>soup</b>",
    recipeYield: "4",
    recipeIngredient: ["2 leeks ((white))"],
    recipeInstructions: [{ "@type": "HowToStep", text: "1. Chop.\n2. Stir." }],
  };
  const read = (values: object) => {
    const shown = "<h1>Leek soup</h1><ul><li>2 leeks (white)</li></ul>";
    const draft = readRecipeFromPageOrNull(
      `${block(JSON.stringify(values))}${shown}`,
      "https://kitchen.example/leek-soup/",
    );
    return draft && { title: draft.title, lines: draft.ingredients, steps: draft.instructions };
  };

  it("are read verbatim, whatever the page shows", () => {
    expect(read(plain)).toEqual({
      title: "Leek &amp; <b>soup</b>",
      lines: ["2 leeks ((white))"],
      steps: ["1. Chop.\n2. Stir."],
    });
  });

  it.each([
    ["not said", { ...plain, encodingFormat: "text/html" }],
    ["of another shape", { ...plain, recipeInstructions: "1. Chop.\n2. Stir." }],
    ["without a number of servings", { ...plain, recipeYield: "Serves four" }],
    ["with more tags than a recipe may hold", { ...plain, keywords: Array(11).fill("leek") }],
    ["with a sign that nobody types", { ...plain, recipeIngredient: ["2 leeks ((white))\u0000"] }],
    [
      "with a heading that is too long",
      {
        ...plain,
        recipeInstructions: [
          { "@type": "HowToSection", name: "a".repeat(201), itemListElement: plain.recipeInstructions },
        ],
      },
    ],
  ])("are read like other texts when it is %s", (_, values) => {
    expect(read(values)).toMatchObject({ title: "Leek & soup", lines: ["2 leeks (white)"] });
  });
});
