import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readRecipeFromPageOrNull } from "#server/engines/recipe-page/recipe-page.ts";
import { type JsonLdRecipe, toJsonLdScriptElement, toRecipeJsonLd } from "./recipe-json-ld.ts";

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
  difficulty: "Easy",
  notes: "Better on the second day.\nSalt late.",
  author: "Ada Cook",
  tags: ["beans", "one pot"],
  createdAt: "2026-11-21T08:00:00.000Z",
  ingredientLines: [
    "2 (400 g) tins white beans, drained",
    "½ tsp salt",
    "2-3 cloves garlic",
    "salt, to taste",
    "To serve:",
    "bread",
    "---",
    "oil",
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
    const page = `<!doctype html><html><head>${toJsonLdScriptElement(toRecipeJsonLd(plain))}</head><body></body></html>`;
    const draft = readRecipeFromPageOrNull(page, "https://larder.example/r/1");
    expect(draft).toMatchObject({
      title: plain.title,
      ingredients: [...plain.ingredientLines.slice(0, 4), "bread", "oil"],
      ingredientSections: [
        { at: 4, heading: "To serve" },
        { at: 5, heading: "" },
      ],
      difficulty: "EASY",
      notes: plain.notes,
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
    const script = toJsonLdScriptElement(toRecipeJsonLd(recipe));
    expect(script.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(script.slice(script.indexOf(">") + 1, script.lastIndexOf("<"))).name).toBe(
      recipe.title,
    );
  });

  it("writes full hours and omits missing times", () => {
    const made = toRecipeJsonLd({ ...recipe, prepTime: 120, cookingTime: 0, totalTime: null });
    expect(made).toMatchObject({ prepTime: "PT2H", cookTime: "PT0M" });
    expect(made).not.toHaveProperty("totalTime");
  });

  it.each<[string, Partial<JsonLdRecipe>]>([
    ["complete", {}],
    ["without facts", EMPTY],
    ["with a yield in words", { yieldText: "24 cookies", url: null }],
  ])("follows the rules for recipes of Google's search when it is %s", (_, fields) => {
    const value = GoogleRecipe.parse(toRecipeJsonLd({ ...recipe, ...fields }));
    // Calories are per serving, so Google requires the yield.
    if (value.nutrition) expect(value.recipeYield).toBeDefined();
  });
});

const EMPTY: Partial<JsonLdRecipe> = {
  ...{ description: null, url: null, sourceUrl: null, prepTime: null, cookingTime: null, totalTime: null },
  ...{ caloriesPerServing: null, cuisine: null, notes: null, author: null, tags: [] },
};

const Words = z.string().min(1);
const Address = z.url({ protocol: /^https?$/ });
/** An ISO 8601 duration without months and years, which Google does not accept. */
const Duration = z.string().regex(/^P(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?)?$/);
const Step = z.strictObject({ "@type": z.literal("HowToStep"), text: Words, image: Address.optional() });
/**
 * The properties that Google requires and recommends for a recipe, with their types
 * (https://developers.google.com/search/docs/appearance/structured-data/recipe). The object is strict, so any
 * other property must be listed too: those of schema.org's CreativeWork are.
 */
const GoogleRecipe = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@type": z.literal("Recipe"),
  name: Words,
  image: z.array(Address).min(1),
  author: z.strictObject({ "@type": z.enum(["Person", "Organization"]), name: Words }).optional(),
  datePublished: z.iso.date(),
  description: Words.optional(),
  prepTime: Duration.optional(),
  cookTime: Duration.optional(),
  totalTime: Duration.optional(),
  keywords: z.union([Words, z.array(Words)]).optional(),
  nutrition: z
    .strictObject({ "@type": z.literal("NutritionInformation"), calories: z.string().regex(/^\d+ k?cal/) })
    .optional(),
  recipeCuisine: Words.optional(),
  recipeYield: z.union([z.string().regex(/^\d+$/), z.tuple([z.string().regex(/^\d+$/), Words])]),
  recipeIngredient: z.array(Words).min(1),
  recipeInstructions: z.array(
    z.union([
      Step,
      z.strictObject({
        "@type": z.literal("HowToSection"),
        name: Words,
        itemListElement: z.array(Step).min(1),
      }),
    ]),
  ),
  encodingFormat: Words,
  url: Address.optional(),
  isBasedOn: Address.optional(),
  educationalLevel: Words,
  comment: z.strictObject({ "@type": z.literal("Comment"), text: Words }).optional(),
});
