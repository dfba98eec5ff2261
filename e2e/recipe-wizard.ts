import { expect, type Page } from "@playwright/test";

export type WizardStep = "Basic Information" | "Ingredients" | "Instructions" | "Review";
const steps: WizardStep[] = ["Basic Information", "Ingredients", "Instructions", "Review"];

/** The name of the step that one is at, above the form. */
const present = (page: Page) =>
  page.getByRole("list", { name: "Steps" }).getByRole("listitem").and(page.locator("[aria-current=step]"));

/** Goes on in the form of a recipe, step by step, until the one that is named. */
export async function goOnTo(page: Page, step: WizardStep): Promise<void> {
  // A new recipe has another name for its first step.
  const wanted = step === "Basic Information" ? /^(Basic Information|Recipe Details)$/ : step;
  for (let turn = 1; turn < steps.length; turn += 1) {
    const now = (await present(page).innerText()).trim();
    if (now === step || (step === "Basic Information" && now === "Recipe Details")) break;
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(present(page)).not.toHaveText(now);
  }
  await expect(present(page)).toHaveText(wanted);
  await expect(page.getByRole("heading", { level: 2, name: step, exact: true })).toBeVisible();
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

/** The forms that were not saved, as this browser has them. */
export function draftsIn(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("larder:draft:"))
      .join("\n"),
  );
}
