import { expect, test } from "vitest";
import { ingredientText, quantityText } from "./ingredient-text.ts";

const line = (part: Partial<Parameters<typeof ingredientText>[0]>) => ({
  name: "flour",
  quantity: null,
  quantityMax: null,
  unit: null,
  size: null,
  notes: null,
  originalText: null,
  ...part,
});

test("writes fractions for spoons, cups and things one counts", () => {
  expect(quantityText(0.5, "tsp")).toBe("1/2");
  expect(quantityText(0.25, null)).toBe("1/4");
  expect(quantityText(1 / 3, "cup")).toBe("1/3");
  expect(quantityText(2.666667, "cups")).toBe("2 2/3");
  expect(quantityText(1.125, "cups")).toBe("1 1/8");
  expect(quantityText(1.5, null)).toBe("1 1/2");
  expect(quantityText(0.2, null)).toBe("1/5");
});

test("writes decimals for metric units, however they are written", () => {
  expect(quantityText(0.5, "l")).toBe("0.5");
  expect(quantityText(1.25, "Kg")).toBe("1.25");
  expect(quantityText(2.5, "grams")).toBe("2.5");
  expect(quantityText(1 / 3, "dl")).toBe("0.333");
});

test("never shows the tail of a floating point number", () => {
  expect(quantityText(0.1 + 0.2, "g")).toBe("0.3");
  expect(quantityText(2.9999999999, "tbsp")).toBe("3");
  expect(quantityText(0.37, "cup")).toBe("0.37");
});

test("a whole number is written as one", () => {
  expect(quantityText(4, "tbsp")).toBe("4");
  expect(quantityText(1500, "g")).toBe("1500");
});

test("a small amount does not vanish", () => {
  expect(quantityText(0.001, "g")).toBe("0.001");
  expect(quantityText(0.001, "cup")).not.toBe("0");
});

test("shows amount, size, name and notes in their places", () => {
  expect(
    ingredientText(line({ quantity: 2, quantityMax: 3, size: "large", name: "eggs", notes: "beaten" })),
  ).toEqual({ amount: "2–3", name: "large eggs", notes: "beaten" });
  expect(ingredientText(line({ quantity: 0.5, unit: "cup" })).amount).toBe("1/2 cup");
});

test("shows the amount of a pack as the line wrote it", () => {
  expect(
    ingredientText(
      line({
        name: "white beans",
        unit: "tins",
        notes: "drained",
        originalText: "2 (400 g) tins white beans, drained",
      }),
    ),
  ).toEqual({ amount: "2 (400 g) tins", name: "white beans", notes: "drained" });
});

test("shows what one number cannot say as the line wrote it", () => {
  const beans = { name: "white beans", quantity: 2, unit: "tins", notes: "drained" };
  expect(ingredientText(line({ ...beans, originalText: "2 (400 g) tins of white beans, drained" }))).toEqual({
    amount: "2 (400 g) tins",
    name: "white beans",
    notes: "drained",
  });
  expect(
    ingredientText(line({ quantity: 1.125, unit: "cup", originalText: "1 cup plus 2 tbsp flour" })).amount,
  ).toBe("1 cup plus 2 tbsp");
  expect(ingredientText(line({ quantity: 400, unit: "g", originalText: "400 g/14 oz flour" })).amount).toBe(
    "400 g/14 oz",
  );
});

test("a line that says no more than its number is written in the kitchen's way", () => {
  expect(ingredientText(line({ quantity: 0.5, unit: "cup", originalText: "0.5 cup flour" })).amount).toBe(
    "1/2 cup",
  );
  expect(ingredientText(line({ quantity: 1.5, unit: "cups", originalText: "1½ cups flour" })).amount).toBe(
    "1 1/2 cups",
  );
});

test("a pinch is not counted where the line does not count it", () => {
  const pinch = { name: "salt", quantity: 1, unit: "pinch" };
  expect(ingredientText(line({ ...pinch, originalText: "A pinch of salt" })).amount).toBe("A pinch");
  expect(ingredientText(line({ ...pinch, originalText: "1 pinch salt" })).amount).toBe("1 pinch");
  expect(ingredientText(line({ ...pinch, originalText: null })).amount).toBe("1 pinch");
});

test("shows the whole line where its amount is too long to stand alone", () => {
  const originalText = "1 tablespoon plus 2 teaspoons of the best olive oil";
  expect(ingredientText(line({ name: "olive oil", originalText }))).toEqual({
    amount: "",
    name: originalText,
    notes: null,
  });
  const other = "2 tins of beans";
  expect(ingredientText(line({ name: "not in the line", originalText: other })).name).toBe(other);
});

test("an ingredient without an amount is its name and notes", () => {
  expect(ingredientText(line({ name: "salt", notes: "to taste", originalText: "salt, to taste" }))).toEqual({
    amount: "",
    name: "salt",
    notes: "to taste",
  });
});
