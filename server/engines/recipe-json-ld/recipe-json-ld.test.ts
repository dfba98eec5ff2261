import { describe, expect, it } from "vitest";
import { readPage } from "#server/engines/recipe-page/recipe-page.ts";
import { type JsonLdRecipe, jsonLdScript, recipeJsonLd } from "./recipe-json-ld.ts";

const recipe: JsonLdRecipe = {
  title: `Beans & greens </script><script>alert("1")</script>`,
  description: "A pot for the week.",
  image: "https://larder.example/images/abcdefghijklmnopqrstuvwx.webp",
  url: "https://larder.example/r/1",
  sourceUrl: "https://beans.example/greens",
  prepTime: 15,
  cookingTime: 80,
  totalTime: 95,
  servings: 6,
  yieldText: null,
  caloriesPerServing: 320,
  cuisine: "Mediterranean",
  tags: ["beans", "one pot"],
  createdAt: "2026-11-21T08:00:00.000Z",
  ingredientLines: [
    "2 (400 g) tins white beans, drained",
    "½ tsp salt",
    "2-3 cloves garlic",
    "salt, to taste",
  ],
  steps: [
    { section: null, text: "Warm the oil.", image: null },
    { section: "To serve", text: "Toast the bread for 2 minutes.", image: null },
    { section: "To serve", text: "Pile the beans on top.", image: null },
  ],
};

describe("the JSON-LD of a recipe", () => {
  it("is equal when the page reader reads it", () => {
    const plain = { ...recipe, title: "Beans and greens" };
    const page = `<!doctype html><html><head>${jsonLdScript(recipeJsonLd(plain))}</head><body></body></html>`;
    const draft = readPage(page, "https://larder.example/r/1");
    expect(draft).toMatchObject({
      title: plain.title,
      ingredients: plain.ingredientLines,
      prepTime: 15,
      cookingTime: 80,
      totalTime: 95,
      servings: 6,
      caloriesPerServing: 320,
      cuisine: "Mediterranean",
      coverImage: plain.image,
      instructionSections: [{ at: 1, heading: "To serve" }],
    });
    const texts = draft?.instructions.map((step) => (typeof step === "string" ? step : step.text));
    expect(texts).toEqual(plain.steps.map((step) => step.text));
  });

  it("escapes texts that would end the element", () => {
    const script = jsonLdScript(recipeJsonLd(recipe));
    expect(script.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(script.slice(script.indexOf(">") + 1, script.lastIndexOf("<"))).name).toBe(
      recipe.title,
    );
  });

  it("writes full hours and omits missing times", () => {
    const made = recipeJsonLd({ ...recipe, prepTime: 120, cookingTime: 0, totalTime: null });
    expect(made).toMatchObject({ prepTime: "PT2H", cookTime: "PT0M" });
    expect(made).not.toHaveProperty("totalTime");
  });
});
