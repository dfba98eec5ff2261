import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ImportDraft } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";
import { parsePage } from "./parse-page.ts";
import { readRecipeFromPageOrNull } from "./recipe-page.ts";

const word = fc.constantFrom(
  "Ingredients",
  "Method",
  "1 cup flour",
  "2 eggs",
  "Mix and bake for an hour until done.",
  "&amp;",
  "&#x1F600;",
  "((",
  "½",
  "Â½",
  "\ud800",
  "\u0000",
  "PT1H",
  "Serves 4",
  "<br>",
  "<li>",
  "</ul>",
  "<ul>",
  "<table><tr><td>",
  "<h2>",
  "<!--",
  "-->",
);
const text = fc.oneof(word, fc.string({ unit: "binary", maxLength: 40 }));
const tag = fc.constantFrom(
  ...["div|ul|ol|li|p|h1|h2|script|span|table|td|title|svg"].flatMap((row) => row.split("|")),
);
const attributes = fc.constantFrom(
  "",
  ' class="ingredients"',
  ' class="instructions"',
  ' itemprop="recipeIngredient"',
  ' itemprop="recipeInstructions"',
  ' itemscope itemtype="https://schema.org/Recipe"',
  ' class="h-recipe"',
  ' class="p-ingredient"',
  ' type="application/ld+json"',
);
const element = fc
  .tuple(tag, attributes, fc.array(text, { maxLength: 6 }), fc.boolean())
  .map(([name, attrs, inner, closed]) => `<${name}${attrs}>${inner.join(" ")}${closed ? `</${name}>` : ""}`);

const property = fc.constantFrom(
  ...[
    "name|recipeIngredient|recipeInstructions|image|recipeYield|totalTime|prepTime|keywords",
    "recipeCuisine|@id|itemListElement|text|url|@type|__proto__|constructor",
  ].flatMap((row) => row.split("|")),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    text,
    fc.integer(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 4 }),
    tie("node"),
  ),
  node: fc.dictionary(property, tie("value"), { maxKeys: 5 }),
}));
const jsonLd = fc
  .tuple(value, value, fc.nat(60), fc.string({ maxLength: 3 }))
  .map(([ingredients, steps, index, dirt]) => {
    const json = JSON.stringify({
      "@type": "Recipe",
      recipeIngredient: ingredients,
      recipeInstructions: steps,
      extra: steps,
    });
    return `<script type="application/ld+json">${json.slice(0, index)}${dirt}${json.slice(index)}</script>`;
  });
const page = fc.array(fc.oneof(element, jsonLd, text), { maxLength: 30 }).map((parts) => parts.join(""));

const isHttp = (url: string): boolean => /^https?:\/\//.test(url);

function assertBounded(draft: ImportDraft): void {
  expect(draft.title.length).toBeLessThanOrEqual(RECIPE_LIMITS.title);
  expect(draft.ingredients.length).toBeLessThanOrEqual(RECIPE_LIMITS.ingredients);
  expect(draft.instructions.length).toBeLessThanOrEqual(RECIPE_LIMITS.instructions);
  for (const line of draft.ingredients) expect(line.length).toBeLessThanOrEqual(RECIPE_LIMITS.line);
  for (const step of draft.instructions) {
    const shown = typeof step === "string" ? step : step.text;
    expect(shown.trim()).not.toBe("");
    expect(shown.length).toBeLessThanOrEqual(RECIPE_LIMITS.text);
  }
  expect(draft.images.length).toBeLessThanOrEqual(RECIPE_LIMITS.images);
  expect(draft.images.every(isHttp)).toBe(true);
  for (const time of [draft.prepTime, draft.cookingTime, draft.totalTime]) {
    if (time !== null)
      expect(Number.isInteger(time) && time >= 0 && time <= RECIPE_LIMITS.minutes).toBe(true);
  }
  if (draft.servings !== null)
    expect(draft.servings >= 1 && draft.servings <= RECIPE_LIMITS.servings).toBe(true);
  expect(draft.tags.length).toBeLessThanOrEqual(10);
  for (const { at: index } of draft.ingredientSections) expect(index).toBeLessThan(draft.ingredients.length);
  for (const { at: index } of draft.instructionSections)
    expect(index).toBeLessThan(draft.instructions.length);
  for (const { source } of draft.receipt.fields) expect(source.length).toBeLessThanOrEqual(200);
}

describe("readPage on any input", () => {
  it("never throws and keeps its limits", () => {
    fc.assert(
      fc.property(page, fc.option(fc.webUrl()), (html, url) => {
        // Calls parsePage, because readRecipeFromPageOrNull catches the errors that this test looks for.
        const draft = parsePage(html, url);
        if (draft !== null) assertBounded(draft);
      }),
      { numRuns: 500 },
    );
  });

  it("reads a well-formed recipe verbatim", () => {
    const line = fc.stringMatching(/^[a-z]{3,9}( [a-z]{2,9}){1,4}$/);
    fc.assert(
      fc.property(
        fc.uniqueArray(line, { minLength: 1, maxLength: 8 }),
        fc.array(line, { minLength: 1, maxLength: 8 }),
        (ingredients, steps) => {
          const node = {
            "@type": "Recipe",
            name: "Soup",
            recipeIngredient: ingredients,
            recipeInstructions: steps.map((text) => ({ "@type": "HowToStep", text })),
          };
          const draft = readRecipeFromPageOrNull(
            `<script type="application/ld+json">${JSON.stringify(node)}</script>`,
            null,
          );
          expect(draft?.ingredients).toEqual(ingredients);
          expect(draft?.instructions).toEqual(steps);
        },
      ),
    );
  });
});
