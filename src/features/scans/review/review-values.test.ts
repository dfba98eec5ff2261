import { expect, test } from "vitest";
import { SaveScanInput } from "#server/features/scans/schema.ts";
import {
  changeRowWithKey,
  createBlankRowLike,
  createExtractedRowKey,
  createRowKey,
} from "../../recipe-editor/lines/line-rows.ts";
import { createTestScanAnswer, createTestScannedIngredient } from "../test-scan.ts";
import {
  createFoodImagePlaceholderAddress,
  createInitialScanReviewValues,
  createSaveScanInput,
  findScanReviewErrors,
  normalizeScanReviewValues,
  parseCookingMinutesOrNull,
  parseServingsOrDefault,
} from "./review-values.ts";

const answer = createTestScanAnswer({
  title: "Shortbread",
  ingredients: [
    createTestScannedIngredient({
      originalText: "1 1/2 cups flour",
      name: "flour",
      quantity: 1.5,
      unit: "cups",
    }),
    createTestScannedIngredient({
      originalText: "2 large eggs",
      name: "eggs",
      quantity: 2,
      size: "large",
      section: "Dough",
    }),
    createTestScannedIngredient({ originalText: "salt", name: "salt", section: "Dough" }),
  ],
  instructions: ["Mix.", "Bake."],
  instructionLines: [null, null],
  foodImages: [
    { imageData: "AAAA", confidence: 0.9 },
    { imageData: "BBBB", confidence: 0.5 },
    { imageData: "CCCC", confidence: 0.4 },
  ],
  photoIds: ["p1"],
});

const blank = { section: null, quantity: null, quantityMax: null, unit: null, size: null, notes: null };

/** A row like the one that "Add ingredient" creates. */
const addedRow = () => createBlankRowLike(createInitialScanReviewValues(answer).ingredients, createRowKey());

test("an unchanged result is saved as it was read, in its sections", () => {
  const { input, sent } = createSaveScanInput(createInitialScanReviewValues(answer), answer);
  expect(input.recipe.ingredients).toEqual([
    { ...blank, name: "flour", quantity: 1.5, unit: "cups", originalText: "1 1/2 cups flour" },
    { ...blank, section: "Dough", name: "eggs", quantity: 2, size: "large", originalText: "2 large eggs" },
    { ...blank, section: "Dough", name: "salt", originalText: "salt" },
  ]);
  expect(input.recipe.instructions.map((step) => step.stepNumber)).toEqual([1, 2]);
  expect(input.photoIds).toEqual(["p1"]);
  expect(sent.ingredients).toHaveLength(3);
  expect(SaveScanInput.safeParse(input).success).toBe(true);
});

test("a changed row is saved from its fields", () => {
  const values = createInitialScanReviewValues(answer);
  const flour = values.ingredients[0];
  const parts = { quantity: "1 3/4", unit: "cup", notes: "", isChecked: true };
  const rows = changeRowWithKey(values.ingredients, flour?.key ?? "", { parts });
  const { input } = createSaveScanInput({ ...values, ingredients: rows }, answer);
  const flourNow = { name: "flour", quantity: 1.75, unit: "cup", originalText: "1 3/4 cup flour" };
  expect(input.recipe.ingredients[0]).toEqual({ ...blank, ...flourNow });
});

test("an amount is parsed by the server when it is more than a number", () => {
  const values = createInitialScanReviewValues(answer);
  const tins = { ...addedRow(), text: "tomatoes" };
  const parts = { quantity: "2 (400 g)", unit: "tins", notes: "drained", isChecked: true };
  const { input } = createSaveScanInput({ ...values, ingredients: [{ ...tins, parts }] }, answer);
  expect(input.recipe.ingredients).toEqual([
    { section: null, originalText: "2 (400 g) tins tomatoes, drained" },
  ]);
});

test("an added row has the quantity 1; a recognised one without an amount has none", () => {
  expect(addedRow().parts?.quantity).toBe("1");
  const salt = createInitialScanReviewValues(answer).ingredients.find((row) => row.text === "salt");
  expect(salt?.parts?.quantity).toBe("");
});

test("an ingredient with an amount and no name is an error; an unchanged new row is not", () => {
  const values = createInitialScanReviewValues(answer);
  const nameless = createExtractedRowKey("ingredients", 0);
  const ingredients = [...changeRowWithKey(values.ingredients, nameless, { text: " " }), addedRow()];
  expect(findScanReviewErrors({ ...values, ingredients }).rows).toEqual({
    [nameless]: "Ingredient name is required",
  });
});

test("servings that are no number are 4, and a cooking time that is no number is null", () => {
  expect(["6", "six", "", "2.7", "4 people"].map(parseServingsOrDefault)).toEqual([6, 4, 4, 2, 4]);
  expect(["45", "", "soon", "20 min", "1 h 30"].map(parseCookingMinutesOrNull)).toEqual([
    45,
    null,
    null,
    20,
    90,
  ]);
  const values = { ...createInitialScanReviewValues(answer), servings: "many", cookingTime: "soon" };
  expect(normalizeScanReviewValues(values)).toMatchObject({ servings: "4", cookingTime: "" });
  expect(createInitialScanReviewValues(createTestScanAnswer({})).servings).toBe("4");
});

test("images are numbered by their index among those that are sent", () => {
  const values = createInitialScanReviewValues(answer);
  const second = createExtractedRowKey("instructions", 1);
  const { input } = createSaveScanInput(
    {
      ...values,
      picture: createFoodImagePlaceholderAddress(2),
      instructions: changeRowWithKey(values.instructions, second, {
        picture: createFoodImagePlaceholderAddress(1),
      }),
    },
    answer,
  );
  expect(input.foodImages.map((image) => image.imageData)).toEqual(["BBBB", "CCCC"]);
  expect(input.imageAssignments).toEqual({
    "0": { type: "step", stepNumber: 2 },
    "1": { type: "cover", stepNumber: null },
  });
});

test("a blank step above shifts the step number of an image", () => {
  const values = createInitialScanReviewValues(answer);
  const [first, second] = [
    createExtractedRowKey("instructions", 0),
    createExtractedRowKey("instructions", 1),
  ];
  const rows = changeRowWithKey(values.instructions, second, {
    picture: createFoodImagePlaceholderAddress(0),
  });
  const { input } = createSaveScanInput(
    { ...values, instructions: changeRowWithKey(rows, first, { text: " " }) },
    answer,
  );
  expect(input.imageAssignments).toEqual({ "0": { type: "step", stepNumber: 1 } });
  expect(input.recipe.instructions).toHaveLength(1);
});

test("a result without text leaves one empty row", () => {
  const values = createInitialScanReviewValues(createTestScanAnswer({}));
  expect(values.ingredients).toHaveLength(1);
  expect(values.instructions).toHaveLength(1);
  expect(values).toMatchObject({ title: "", difficulty: "MEDIUM", cuisine: "OTHER", cookingTime: "" });
});
