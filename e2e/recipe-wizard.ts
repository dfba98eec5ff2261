import { expect, type Page } from "@playwright/test";

export type WizardStep = "Basic Information" | "Ingredients" | "Instructions" | "Review";
const steps: WizardStep[] = ["Basic Information", "Ingredients", "Instructions", "Review"];

const shown = (page: Page, step: WizardStep) =>
  page.getByRole("heading", { level: 2, name: step, exact: true });

/** Goes on in the form of a recipe, step by step, until the one that is named. */
export async function goOnTo(page: Page, step: WizardStep): Promise<void> {
  for (const one of steps.slice(1)) {
    if (await shown(page, step).isVisible()) return;
    if (await shown(page, one).isVisible()) continue;
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(shown(page, one).or(shown(page, step)).first()).toBeVisible();
  }
  await expect(shown(page, step)).toBeVisible();
}

/** Opens a step by its name above the form. */
export async function openStep(page: Page, step: WizardStep | "Recipe Details"): Promise<void> {
  await page.getByRole("list", { name: "Steps" }).getByRole("button", { name: step }).click();
}

type Written = { title: string; ingredient?: string; step?: string };

/** Writes the least that a recipe needs, from the first step to the instructions. */
export async function writeRecipe(page: Page, { title, ingredient, step }: Written): Promise<void> {
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await goOnTo(page, "Ingredients");
  await page.getByRole("textbox", { name: "Ingredient 1", exact: true }).fill(ingredient ?? "2 eggs");
  await goOnTo(page, "Instructions");
  await page.getByRole("textbox", { name: "Step 1", exact: true }).fill(step ?? "Whisk the eggs.");
}

/** Goes to the last step and saves. */
export async function saveRecipe(page: Page, button: "Create Recipe" | "Update Recipe"): Promise<void> {
  await goOnTo(page, "Review");
  await page.getByRole("button", { name: button, exact: true }).click();
}
