import { expect, it } from "vitest";
import type { ImportDraft } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { parseAllRecipesOfTextOrNull } from "./recipe-text.ts";

/** The fields of a draft that a case compares. */
/** The fields of a draft that a case compares. */
export type Expected = Partial<
  Pick<
    ImportDraft,
    | "title"
    | "description"
    | "ingredients"
    | "instructions"
    | "servings"
    | "prepTime"
    | "cookingTime"
    | "totalTime"
    | "tags"
    | "difficulty"
    | "notes"
    | "caloriesPerServing"
    | "language"
    | "ingredientSections"
  >
>;

/** The name of a case, its text and the fields that its draft must have. */
export type TextCase = [name: string, text: string, expected: Expected];

/** Adds a test for each text, which must contain one recipe. */
export function testTextCases(cases: TextCase[]): void {
  it.each(cases)("reads %s", (_, text, expected) => {
    expect(parseAllRecipesOfTextOrNull(text)?.draft).toMatchObject(expected);
    expect(parseAllRecipesOfTextOrNull(text)?.others).toEqual([]);
  });
}

/**
 * Puts lines into a text whose title and method are fixed, so that the cases differ in their ingredients
 * only.
 */
export const createTextWithIngredients = (...lines: string[]) =>
  `Barley Bowl\nIngredients\n${lines.join("\n")}\nMethod\nBoil the barley in a pan.\nMix in the rest.\n`;
export const createSampleRecipeTextWithStep = (step: string) =>
  `Lemon Barley Bowl\n\nIngredients\n200 g pearl barley\n1 lemon\n\nMethod\n${step}\n2. Stir in the lemon.\n`;
export const createTextWithTimes = (head: string, ...lines: string[]) =>
  `Graupensalat\nZutaten\n200 g Graupen\n1 Zitrone\n${head}\n${lines.join("\n")}\nDie Graupen kochen.\n\nDie Zitrone untermischen.\n`;
export const createTextWithChapters = (...lines: string[]) =>
  `LEMON BARLEY BOWL | Easy 30-minute dinner!\n\nINGREDIENTS:\n200g pearl barley\n1 lemon\n2 tbsp olive oil\n\n${lines.join("\n")}\n`;
export const createTextWithCredit = (credit: string) =>
  `Lemon Barley Bowl\n${credit}\n\nIngredients\n200 g pearl barley\n1 lemon\n\nDirections\nBoil the barley.\nAdd the lemon.\n`;
export const barley = ["200 g pearl barley", "1 lemon"];
export const bowl = ["200g pearl barley", "1 lemon", "2 tbsp olive oil"];
