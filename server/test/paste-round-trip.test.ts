import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { readStarterRecipes } from "#db/starter/recipes.ts";
import { parseIngredientHeadingOrNull } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { getOriginalOrComposedIngredientLine } from "#server/features/recipes/service/ingredient-line.ts";
import {
  createInitialReviewValues,
  createSaveImportInput,
} from "../../src/features/imports/review/review-values.ts";
import { formatRecipeAsTextOrMarkdown } from "../../src/features/recipe-page/recipe-document.ts";
import { createScalingInput, getCachedOrNewScaledPage } from "../../src/features/scaling/scaled-recipe.ts";
import type { Caller } from "./harness.ts";
import { recipeInput } from "./recipe-input.ts";
import { setUpHarness } from "./set-up-harness.ts";

const harness = setUpHarness({ USAGE_LIMITS: "off" }, "file");
let cook: Caller;
beforeAll(async () => {
  cook = harness.callerFor(await harness.createMember());
});

type Format = "json" | "jsonld" | "csv" | "markdown";

async function exported(recipe: Recipe, format: Format): Promise<string> {
  harness.clock.advance(60_000);
  let text = "";
  for await (const piece of (await cook.recipes.export({ recipeIds: [recipe.id], format })).pieces)
    text += piece;
  return text;
}

/** Imports a pasted text, and saves its review unchanged. */
async function pasted(text: string): Promise<Recipe> {
  harness.clock.advance(60_000);
  const { data } = await cook.imports.extractText({ text });
  const { input } = createSaveImportInput(createInitialReviewValues(data.data), {
    importId: data.importId,
    draft: data.data,
  });
  const { id } = await cook.imports.save(input);
  return cook.recipes.get({ id });
}

/** The fields of a recipe that a format preserves. */
function heldBy(format: Format, recipe: Recipe, hasSections: boolean) {
  const { title, description, notes, servings, servingsStated, yieldText, prepTime, cookingTime } = recipe;
  const { totalTime, difficulty, cuisine, cuisineText, tags, sourceUrl, caloriesPerServing } = recipe;
  return {
    ...{
      title,
      description,
      servings,
      yieldText,
      prepTime,
      cookingTime,
      totalTime,
      cuisine,
      cuisineText,
      tags,
    },
    ...{ sourceUrl, caloriesPerServing },
    ...{ notes, difficulty },
    ...(format === "jsonld" ? {} : { servingsStated }),
    ingredients: recipe.ingredients.map((row) => {
      const { name, amount, quantity, quantityMax, unit, size, notes, section } = row;
      const line = {
        name,
        amount,
        quantity,
        quantityMax,
        unit,
        size,
        notes,
        line: getOriginalOrComposedIngredientLine(row),
      };
      return hasSections ? { ...line, section } : line;
    }),
    instructions: recipe.instructions.map(({ instruction, section }) => [section, instruction]),
  };
}

const WORDS =
  'leek onion flour butter Zwiebel Mehl crème œuf jalapeño ½ 100 g 2-3 «fin» "hot" it\'s a,b c;d *e* _f_ #1 <b> & \\ | ~ ` [x](y) =1+1 -3 +4 @home 3. 1) 米 соль ملح 🥘 – — https://a.example www.b.example me@c.example ==m== %%n%% ++o++ x^2 :tada:'.split(
    " ",
  );
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 9 }).map((all) => all.join(" "));
/** Text with line breaks and paragraphs. */
const prose = fc
  .array(fc.tuple(words, fc.constantFrom("\n", "\n\n")), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.flat().join("").trim());
const minutes = fc.option(fc.integer({ min: 0, max: 900 }));
const section = fc.option(fc.constantFrom("The sauce", "To serve", "#2 (top)", "Zum Garnieren"));
const line = fc.constantFrom(
  ..."1 leek|2 tbsp oil, warm|salt, to taste|1 1/2 cups milk|¾–1 tsp salt|2 (400 g) tins tomatoes, chopped|4 cloves garlic|a pinch of *pepper*|- 3 eggs|1 cup plus 2 tbsp sugar|Oil for the tin".split(
    "|",
  ),
);
const parts = fc.constantFrom(
  { name: "rice", quantity: 1 / 3, unit: "cup", notes: "rinsed" },
  { name: "eggs", quantity: 2, quantityMax: 3 },
  { name: "onion", quantity: 1, size: "large" },
  { name: "salt", quantity: null },
);
const recipe = fc.record({
  title: words.map((text) => `Soup ${text}`),
  description: fc.option(prose),
  notes: fc.option(prose),
  servings: fc.integer({ min: 1, max: 100 }),
  servingsStated: fc.boolean(),
  yieldText: fc.option(words),
  prepTime: minutes,
  cookingTime: minutes,
  totalTime: minutes,
  difficulty: fc.constantFrom("EASY" as const, "MEDIUM" as const, "HARD" as const),
  cuisine: fc.constantFrom(null, "ITALIAN" as const, "OTHER" as const),
  tags: fc.uniqueArray(fc.constantFrom("soup", "one pot", "salt, pepper", "=1", "a\\", "<i>"), {
    maxLength: 4,
  }),
  sourceUrl: fc.option(fc.constant("https://www.example.org/soup?a=1&b=%20(2)")),
  caloriesPerServing: fc.option(fc.integer({ min: 0, max: 2000 })),
  ingredients: fc.array(
    fc.tuple(
      fc.oneof(
        line.map((originalText) => ({ originalText })),
        parts,
      ),
      section,
    ),
    { minLength: 1, maxLength: 12 },
  ),
  instructions: fc.array(fc.tuple(prose, section), { minLength: 1, maxLength: 8 }),
});
const RECIPES = fc.sample(recipe, { numRuns: 60, seed: 51 });

const ORIGIN = "https://larder.example";

async function starterRecipes(): Promise<Recipe[]> {
  const made: Recipe[] = [];
  for (const { ingredients, instructions, ...fields } of readStarterRecipes()) {
    made.push(
      await cook.recipes.create(
        recipeInput({
          ...fields,
          ingredients: ingredients.map(({ line, section }) => ({ originalText: line, section })),
          instructions: instructions.map(({ text, section }) => ({ instruction: text, section })),
        }),
      ),
    );
  }
  return made;
}

describe.each(["json", "jsonld", "csv", "markdown"] as const)("a recipe exported as %s", (format) => {
  it("is the same when it is pasted", async () => {
    for (const { ingredients, instructions, ...fields } of RECIPES) {
      const made = await cook.recipes.create(
        recipeInput({
          ...fields,
          ingredients: ingredients.map(([row, section]) => ({ ...row, section })),
          instructions: instructions.map(([instruction, section]) => ({ instruction, section })),
        }),
      );
      const text = await exported(made, format);
      // JSON-LD has a flat list of ingredients, in which some headings would be read as ingredients.
      const hasSections =
        format !== "jsonld" ||
        made.ingredients.every(
          ({ section }) => section === null || parseIngredientHeadingOrNull(`${section}:`) === section,
        );
      expect.soft(heldBy(format, await pasted(text), hasSections)).toEqual(heldBy(format, made, hasSections));
    }
  }, 120_000);
});

describe.each(["text", "markdown"] as const)("a recipe copied as %s", (form) => {
  const amountsOf = ({ ingredients }: Recipe) =>
    ingredients.map(({ quantity, quantityMax, unit, size }) => ({ quantity, quantityMax, unit, size }));

  it("has equal amounts when each starter recipe is pasted", async () => {
    for (const recipe of await starterRecipes()) {
      const copied = formatRecipeAsTextOrMarkdown(recipe, recipe.servings, form, ORIGIN);
      const back = await pasted(copied);
      expect.soft(amountsOf(back), copied).toEqual(amountsOf(recipe));
      expect.soft(back.servings, copied).toBe(recipe.servings);
    }
  }, 120_000);

  it("has the lines of the page when it is pasted for twice its servings", async () => {
    for (const recipe of await starterRecipes()) {
      const servings = recipe.servings * 2;
      const page = getCachedOrNewScaledPage(createScalingInput(recipe), servings);
      const copied = formatRecipeAsTextOrMarkdown(recipe, servings, form, ORIGIN);
      const back = await pasted(copied);
      expect
        .soft(back.ingredients.map(getOriginalOrComposedIngredientLine), copied)
        .toEqual(recipe.ingredients.map((_, index) => page.line(index)?.text));
      expect.soft(back.servings, copied).toBe(servings);
    }
  }, 120_000);
});
