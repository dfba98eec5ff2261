import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { seedStarterCookbook } from "#db/seed.ts";
import { readRecipeFromPageOrNull } from "#server/engines/recipe-page/recipe-page.ts";
import { formatCuisineName } from "#server/features/recipes/policy.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { getOriginalOrComposedIngredientLine } from "#server/features/recipes/service/ingredient-line.ts";
import type { Caller } from "./harness.ts";
import { recipeInput } from "./recipe-input.ts";
import { setUpHarness } from "./set-up-harness.ts";

const harness = setUpHarness({}, "file");
let cook: Caller;
let picture: string;
beforeAll(async () => {
  cook = harness.callerFor(await harness.createMember({ exempt: true }));
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  picture = (await cook.uploads.create({ fileName: "a.png", bytes })).path;
});

async function exported(recipeIds: string[]): Promise<string> {
  let text = "";
  // Waits, because many exports would exceed their rate limit.
  harness.clock.advance(60_000);
  const { pieces } = await cook.recipes.export({ recipeIds, format: "jsonld" });
  for await (const piece of pieces) text += piece;
  return text;
}

const asPage = (jsonLd: string) =>
  `<!doctype html><html><head><script type="application/ld+json">${jsonLd}</script></head><body></body></html>`;

/** Fields that are read back unchanged. */
const ALIKE = [
  "title",
  "description",
  "prepTime",
  "cookingTime",
  "totalTime",
  "servings",
  "yieldText",
  "tags",
] as const;
const alike = (from: Record<(typeof ALIKE)[number], unknown>) => ALIKE.map((name) => [name, from[name]]);

/** The fields that an exported file preserves, in comparable form. */
function exportedFields(recipe: Recipe) {
  const full = (path: string | null) => (path === null ? null : harness.deps.baseUrl + path);
  return {
    alike: alike(recipe),
    ingredients: recipe.ingredients.map(getOriginalOrComposedIngredientLine),
    ingredientSections: headings(recipe.ingredients),
    instructions: recipe.instructions.map((step) => [step.instruction, full(step.imageUrl)]),
    instructionSections: headings(recipe.instructions),
    cuisine: recipe.cuisine === null ? null : formatCuisineName(recipe.cuisine),
    coverImage: full(recipe.imageUrl),
  };
}

function headings(parts: readonly { section: string | null }[]) {
  return parts.flatMap(({ section }, index) =>
    section === (parts[index - 1]?.section ?? null) ? [] : [{ at: index, heading: section ?? "" }],
  );
}

/** The same fields, read from a page that contains the exported file. */
function readBack(jsonLd: string) {
  const draft = readRecipeFromPageOrNull(asPage(jsonLd), "https://cook.example/file");
  if (!draft) throw new Error("No recipe was found");
  const { ingredients, ingredientSections, instructionSections, cuisine, coverImage } = draft;
  return {
    alike: alike(draft),
    ingredients,
    ingredientSections,
    instructions: draft.instructions.map((step) =>
      typeof step === "string" ? [step, null] : [step.text, step.imageUrl],
    ),
    instructionSections,
    cuisine,
    coverImage,
  };
}

const lines = (...texts: string[]) => texts.map((originalText) => ({ originalText }));
const steps = (...texts: string[]) => texts.map((instruction) => ({ instruction }));

describe("an exported recipe put into a page", () => {
  it.each<[string, () => Parameters<typeof recipeInput>[0]]>([
    ["without any time, cuisine or picture", () => ({})],
    [
      "with all of them",
      () => ({
        description: "Warm.\n\nAnd slow.",
        prepTime: 15,
        cookingTime: 80,
        totalTime: 100,
        servings: 12,
        yieldText: "24 cookies",
        cuisine: "MEDITERRANEAN",
        imagePath: picture,
        tags: ["one pot", "beans"],
        instructions: [{ instruction: "Stir.", imagePath: picture }, { instruction: "Serve." }],
      }),
    ],
    ["with no time at all, and a whole week", () => ({ prepTime: 0, cookingTime: 10_080 })],
    [
      "with sections",
      () => ({
        ingredients: [
          ...lines("1 leek", "For the sauce:", "2 tbsp oil", "½ tsp salt", "To serve:", "bread"),
          { originalText: "salt", section: null },
        ],
        instructions: [
          { instruction: "Cut." },
          { instruction: "Stir.", section: "The sauce" },
          { instruction: "Wait.", section: "The sauce" },
          { instruction: "Pour.", section: "To serve" },
        ],
      }),
    ],
    [
      "with fractions and measures of every kind",
      () => ({
        ingredients: [
          ...lines(
            "1 cup plus 2 tbsp sugar",
            "2 (400 g) tins tomatoes, chopped",
            "400 g/14 oz flour",
            "1 1/2 cups milk",
            "¾–1 tsp salt",
            "2-3 cloves garlic",
            "salt, to taste",
          ),
          { name: "rice", quantity: 1 / 3, unit: "cup", size: "large", notes: "rinsed" },
          { name: "eggs", quantity: 2, quantityMax: 3 },
        ],
      }),
    ],
    [
      "with emoji, right-to-left and combining text",
      () => ({
        title: "🥘 مرق‎ — “nonna’s” Cre\u0300me & 豆腐 <3",
        ingredients: lines("½ كوب أرز", "2 🥕 carrots", "שתי כפות שמן", "豆腐 200 g", "1 e\u0301clair"),
        instructions: [
          { instruction: "اخلط الأرز.", section: "عجينة" },
          { instruction: "👩‍🍳 Mix & wait < 5 min > 3.", section: "עברית" },
        ],
        tags: ["חריף", "🌶️"],
      }),
    ],
    [
      "with line breaks in a step",
      () => ({ instructions: steps("Cut.\nThen stir.\n\n  Wait.", "1. Peel.\n2. Slice.") }),
    ],
    [
      "with steps that count themselves",
      () => ({ instructions: steps("1. Mix.", "2. Bake.", "Step 3: eat") }),
    ],
    [
      "with words that look like markup or like slips of a page",
      () => ({
        title: "Fish &amp; chips <b>hot</b> – Recipe",
        description: "a <p>paragraph</p>, not &lt;one&gt;",
        ingredients: lines(
          "2 &frac12; cups",
          "1 onion ((red))",
          "- 3 eggs , large",
          "500.0 g flour",
          "1Zwiebel",
        ),
        instructions: steps(
          "Until soft, not <melted>.",
          "Ã¼ is how ü looks ((badly read)).",
          "<script>x</script>",
          "🍰",
        ),
        tags: ["<i>", "salt, pepper"],
        yieldText: "<12> pieces",
      }),
    ],
    ["with a title of 100 emoji", () => ({ title: "🍲".repeat(100) })],
    ["with long times in whole hours", () => ({ prepTime: 720, cookingTime: 600, totalTime: 1320 })],
    [
      "with a list under a heading that only names it",
      () => ({ ingredients: lines("Ingredients:", "1 leek") }),
    ],
    [
      "with texts that end scripts and comments",
      () => ({ title: "a --> b", instructions: steps("Say \u2028 \\u003c \" ' ]]> now.") }),
    ],
    [
      "of 200 lines and 100 steps",
      () => ({
        ingredients: lines(...Array.from({ length: 200 }, (_, n) => `${n + 1} g spice ${n}`)),
        instructions: steps(...Array.from({ length: 100 }, (_, n) => `Add spice ${n} and wait.`)),
      }),
    ],
    [
      "with lines and steps that repeat",
      () => ({ ingredients: lines("salt", "salt"), instructions: steps("Stir.", "Stir.") }),
    ],
  ])("%s is the same recipe", async (_, fields) => {
    const recipe = await cook.recipes.create(recipeInput(fields()));
    expect(readBack(await exported([recipe.id]))).toEqual(exportedFields(recipe));
  });

  it("has lines without headings where a heading would read as a line", async () => {
    const recipe = await cook.recipes.create(
      recipeInput({
        ingredients: [
          { name: "oil", quantity: null, section: "2 days before" },
          { name: "bread", quantity: null, section: null },
        ],
      }),
    );
    expect(readBack(await exported([recipe.id]))).toEqual({
      ...exportedFields(recipe),
      ingredientSections: [],
    });
  });

  it("imported and saved is the same recipe", async () => {
    const recipe = await cook.recipes.create(
      recipeInput({
        title: "Soft, not <melted>",
        ingredients: lines("1 leek", "For the sauce:", "2 tbsp oil"),
        instructions: steps("Cut.\nThen stir.", "2. Wait &amp; see."),
        prepTime: 600,
        cookingTime: 300,
      }),
    );
    const url = "https://www.allrecipes.com/recipe/1/export/";
    const { data } = await cook.imports.extract({ url, html: asPage(await exported([recipe.id])) });
    const { id } = await cook.imports.save({ ...data.data, importId: data.importId });
    expect(exportedFields(await cook.recipes.get({ id }))).toEqual(exportedFields(recipe));
  });

  it("takes nothing from another of the same name", async () => {
    const plain = await cook.recipes.create(recipeInput({ title: "Pancakes" }));
    const rich = await cook.recipes.create(
      recipeInput({ title: "Pancakes", prepTime: 5, cuisine: "FRENCH", tags: ["sweet"] }),
    );
    expect(readBack(await exported([plain.id, rich.id]))).toEqual(exportedFields(plain));
  });

  it("of several recipes has the first as draft and the others in `others`", async () => {
    const made: Recipe[] = [];
    for (const title of ["Leek soup", "Onion tart", "Plum pie"])
      made.push(await cook.recipes.create(recipeInput({ title })));
    const page = asPage(await exported(made.map((recipe) => recipe.id)));
    const draft = readRecipeFromPageOrNull(page, "https://cook.example/file");
    const titles = [draft, ...(draft?.others ?? [])].map((recipe) => recipe?.title);
    expect(titles.sort()).toEqual(["Leek soup", "Onion tart", "Plum pie"]);
  });

  it("every starter recipe is the same", async () => {
    await seedStarterCookbook(harness.deps);
    const { items } = await cook.recipes.list({ pageSize: 100, isPublic: true });
    expect(items.length).toBeGreaterThan(20);
    for (const { id } of items) {
      const copy = await cook.recipes.duplicate({ id });
      expect(readBack(await exported([copy.id])), copy.title).toEqual(exportedFields(copy));
    }
  });
});
