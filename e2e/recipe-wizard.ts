import { expect, type Page } from "@playwright/test";

export type WizardStep = "Basic Information" | "Ingredients" | "Instructions" | "Review";
const steps: WizardStep[] = ["Basic Information", "Ingredients", "Instructions", "Review"];

/** The current step in the list above the form, or on phones in the line above it. */
export const currentStep = (page: Page) => page.locator("form [aria-current=step]").filter({ visible: true });

/** Presses Next in the recipe form until the step is open. */
export async function advanceTo(page: Page, step: WizardStep): Promise<void> {
  // For a new recipe, the first step is called Recipe Details.
  const wanted = step === "Basic Information" ? /^(Basic Information|Recipe Details)$/ : step;
  for (let presses = 1; presses < steps.length; presses += 1) {
    const now = (await currentStep(page).innerText()).trim();
    if (now === step || (step === "Basic Information" && now === "Recipe Details")) break;
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(currentStep(page)).not.toHaveText(now);
  }
  await expect(currentStep(page)).toHaveText(wanted);
  await expect(page.getByRole("heading", { level: 2, name: step, exact: true })).toBeVisible();
}

/** Opens a step with its button above the form, or on phones in the menu there. */
export async function openStep(page: Page, step: WizardStep | "Recipe Details"): Promise<void> {
  await expect(currentStep(page)).toBeVisible();
  const list = page.getByRole("list", { name: "Steps" });
  if (await list.isVisible()) await list.getByRole("button", { name: step }).click();
  else await openMenuItem(page, step);
}

/** Chooses an item of the menu that the form has on phones. */
export async function openMenuItem(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Form menu" }).click();
  await page.getByRole("menuitem", { name }).click();
}

type RecipeInput = { title: string; ingredient?: string; step?: string };

/** Fills in the required fields, from the first step to the instructions. */
export async function writeRecipe(page: Page, { title, ingredient, step }: RecipeInput): Promise<void> {
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await advanceTo(page, "Ingredients");
  await page.getByRole("textbox", { name: "Ingredient 1", exact: true }).fill(ingredient ?? "2 eggs");
  await advanceTo(page, "Instructions");
  await page.getByRole("textbox", { name: "Step 1", exact: true }).fill(step ?? "Whisk the eggs.");
}

/** Opens the last step and saves. */
export async function saveRecipe(page: Page, button: "Create Recipe" | "Update Recipe"): Promise<void> {
  await advanceTo(page, "Review");
  await page.getByRole("button", { name: button, exact: true }).click();
}

/** All drafts in localStorage, as one text. */
export function readDrafts(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("larder:draft:"))
      .join("\n"),
  );
}
