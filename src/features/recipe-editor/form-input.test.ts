import { expect, test } from "vitest";
import { createAmountFromQuantities } from "#server/engines/amounts/amounts.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import {
  createRecipeInput,
  sumPrepAndCookingTimeOrNull,
  updateRecipeInput,
  wouldSaveSameRecipe,
} from "./form-input.ts";
import { convertRecipeToFormValues, createEmptyRecipeValues, type RecipeValues } from "./form-values.ts";
import { createRow } from "./lines/line-rows.ts";

const ingredient = (name: string, part: Partial<Recipe["ingredients"][number]> = {}) => ({
  name,
  amount: createAmountFromQuantities({
    quantity: part.quantity ?? null,
    quantityMax: part.quantityMax ?? null,
  }),
  quantity: null,
  quantityMax: null,
  unit: null,
  size: null,
  notes: null,
  section: null,
  originalText: name,
  orderIndex: 0,
  ...part,
});
const step = (instruction: string, part: Partial<Recipe["instructions"][number]> = {}) => ({
  stepNumber: 1,
  section: null,
  instruction,
  imagePath: null,
  imageUrl: null,
  imageWidth: null,
  imageHeight: null,
  ...part,
});

const recipe: Recipe = {
  id: "r1",
  userId: "u1",
  title: "Braised beans",
  description: null,
  cookingTime: 45,
  prepTime: null,
  totalTime: 60,
  servings: 6,
  servingsStated: true,
  yieldText: "6 bowls",
  difficulty: "EASY",
  difficultyStated: true,
  cuisine: "MEDITERRANEAN",
  cuisineText: null,
  imagePath: "/images/a.webp",
  imageUrl: "/images/a.webp",
  imageWidth: 1200,
  imageHeight: 900,
  isPublic: true,
  privacySource: "CREATED",
  privacyEditable: true,
  tags: ["beans"],
  sourceUrl: null,
  caloriesPerServing: 410,
  version: 7,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  likeCount: 0,
  userLiked: false,
  canLike: true,
  authorName: "Ada",
  notes: "better the next day",
  ingredients: [
    ingredient("oil", { quantity: 1.125, unit: "cup", originalText: "1 cup plus 2 tbsp oil" }),
    ingredient("beans", { section: "Beans", quantity: 2, unit: "tins", size: "large", originalText: null }),
    ingredient("salt"),
  ],
  instructions: [step("Warm.", { section: "Beans" }), step("Serve.", { imageUrl: "/images/s.webp" })],
  originalPhotos: [],
};

function filled(part: Partial<RecipeValues>): RecipeValues {
  return {
    ...createEmptyRecipeValues(),
    title: "  Soup ",
    ingredients: [createRow("2 carrots"), createRow("  "), createRow("salt ")],
    instructions: [createRow("Boil.")],
    ...part,
  };
}

test("two forms have the same content when they would save the same, whatever their row keys", () => {
  expect(wouldSaveSameRecipe(filled({}), JSON.parse(JSON.stringify(filled({ title: "Soup" }))))).toBe(true);
  expect(wouldSaveSameRecipe(filled({}), filled({ servings: "5" }))).toBe(false);
  expect(wouldSaveSameRecipe(filled({}), filled({ ingredients: [createRow("2 carrots")] }))).toBe(false);
});

test("a pending tag makes two forms differ, and is sent with neither a create nor an update", () => {
  const halfTyped = filled({ typedTag: "breakf" });
  expect(wouldSaveSameRecipe(filled({}), halfTyped)).toBe(false);
  expect(wouldSaveSameRecipe(filled({ typedTag: " " }), filled({}))).toBe(true);
  expect(createRecipeInput(halfTyped).input).toEqual(createRecipeInput(filled({})).input);
  expect(updateRecipeInput(halfTyped, recipe).input).toEqual(updateRecipeInput(filled({}), recipe).input);
});

test("a create sends trimmed texts, null for blanks, and one line per ingredient", () => {
  const { input } = createRecipeInput(filled({ description: "  ", prepTime: " 15 ", isPublic: true }));
  expect(input).toMatchObject({
    title: "Soup",
    description: null,
    notes: null,
    cuisine: null,
    difficulty: "MEDIUM",
    servings: 4,
    prepTime: 15,
    cookingTime: null,
    isPublic: true,
    privacySource: "CREATED",
    privacyEditable: true,
  });
  expect(input.ingredients).toEqual([{ originalText: "2 carrots" }, { originalText: "salt" }]);
  expect(input.instructions).toEqual([{ instruction: "Boil.", imagePath: null }]);
});

test("a heading names the section of the lines below it, also when it is typed as a line", () => {
  const rows = [
    createRow("oil"),
    createRow("Sauce", "heading"),
    createRow("2 tomatoes"),
    createRow("For the crust:"),
    createRow("flour"),
  ];
  const { input } = createRecipeInput(filled({ ingredients: rows }));
  expect(input.ingredients).toEqual([
    { originalText: "oil" },
    { originalText: "2 tomatoes", section: "Sauce" },
    { originalText: "flour", section: "For the crust" },
  ]);
});

test("a step that ends in a colon stays a step when no line follows, and is a heading otherwise", () => {
  const rows = ["Bake.", "Icing:", "Stir.", "Cake:", "Filling:", "Whip.", "Serve with:", "  "];
  const values = filled({ instructions: rows.map((text) => createRow(text)) });
  expect(
    createRecipeInput(values).input.instructions.map((step) => [step.section ?? null, step.instruction]),
  ).toEqual([
    [null, "Bake."],
    ["Icing", "Stir."],
    ["Icing", "Cake:"],
    ["Filling", "Whip."],
    ["Filling", "Serve with:"],
  ]);
});

test("the source row of each sent entry is known", () => {
  const values = filled({});
  const { sent } = createRecipeInput(values);
  expect(sent.ingredients).toEqual([values.ingredients[0]?.key, values.ingredients[2]?.key]);
});

test("unchanged rows are sent with their stored fields, changed ones as a line", () => {
  const values = convertRecipeToFormValues(recipe);
  const lines = values.ingredients.filter((row) => row.kind === "line");
  expect(lines.map((row) => row.text)).toEqual(["1 cup plus 2 tbsp oil", "2 tins large beans", "salt"]);
  const ingredients = values.ingredients.map((row) =>
    row.text === "salt" ? { ...row, text: "sea salt" } : row,
  );
  const { input } = updateRecipeInput({ ...values, ingredients }, recipe);
  expect(input.ingredients).toEqual([
    {
      name: "oil",
      quantity: 1.125,
      quantityMax: null,
      unit: "cup",
      size: null,
      notes: null,
      section: null,
      originalText: "1 cup plus 2 tbsp oil",
    },
    {
      name: "beans",
      quantity: 2,
      quantityMax: null,
      unit: "tins",
      size: "large",
      notes: null,
      section: "Beans",
      originalText: null,
    },
    { originalText: "sea salt" },
  ]);
  expect(input.version).toBe(7);
});

test("an unchanged recipe is sent unchanged", () => {
  const { input } = updateRecipeInput(convertRecipeToFormValues(recipe), recipe);
  expect(input).toMatchObject({
    title: recipe.title,
    servings: 6,
    cookingTime: 45,
    totalTime: 60,
    prepTime: null,
    imageUrl: recipe.imageUrl,
    tags: ["beans"],
    isPublic: true,
    notes: recipe.notes,
    caloriesPerServing: 410,
  });
  expect(input.instructions).toEqual([
    { instruction: "Warm.", section: "Beans", imageUrl: null },
    { instruction: "Serve.", section: null, imageUrl: "/images/s.webp" },
  ]);
});

test("a draft without calories leaves the stored ones", () => {
  const { caloriesPerServing: _, ...older } = convertRecipeToFormValues(recipe);
  expect(updateRecipeInput(older, recipe).input).not.toHaveProperty("caloriesPerServing");
});

test("a stored step that ends in a colon stays a step until it is edited", () => {
  const stored = {
    ...recipe,
    instructions: [step("Mix:"), step("## Bake."), step("Serve with:", { section: "End" })],
  };
  const values = convertRecipeToFormValues(stored);
  expect(updateRecipeInput(values, stored).input.instructions).toEqual([
    { instruction: "Mix:", section: null, imageUrl: null },
    { instruction: "## Bake.", section: null, imageUrl: null },
    { instruction: "Serve with:", section: "End", imageUrl: null },
  ]);
  const first = values.instructions[0] ?? createRow();
  const rewritten = { ...values, instructions: [{ ...first, text: "For the dough:" }, createRow("Knead.")] };
  expect(updateRecipeInput(rewritten, stored).input.instructions).toEqual([
    { instruction: "Knead.", section: "For the dough", imageUrl: null },
  ]);
});

test("visibility is not sent when it cannot be changed", () => {
  const { input } = updateRecipeInput(convertRecipeToFormValues(recipe), {
    ...recipe,
    privacyEditable: false,
  });
  expect("isPublic" in input).toBe(false);
});

test("a row of invisible characters is blank", () => {
  const rows = {
    ingredients: [createRow("\u200b"), createRow("2 eggs")],
    instructions: [createRow("Whisk."), createRow("\u2060")],
  };
  const { input } = createRecipeInput({ ...createEmptyRecipeValues(), ...rows });
  expect(input.ingredients).toEqual([{ originalText: "2 eggs" }]);
  expect(input.instructions).toEqual([{ instruction: "Whisk.", imagePath: null }]);
});

test("the total time is computed only when preparation and cooking time are both given", () => {
  expect(sumPrepAndCookingTimeOrNull({ prepTime: "20", cookingTime: " 45 " })).toBe(65);
  expect(sumPrepAndCookingTimeOrNull({ prepTime: "20", cookingTime: "" })).toBeNull();
  expect(sumPrepAndCookingTimeOrNull({ prepTime: "", cookingTime: "45" })).toBeNull();
  expect(sumPrepAndCookingTimeOrNull({ prepTime: "soon", cookingTime: "45" })).toBeNull();
});
