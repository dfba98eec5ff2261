import { expect, type Page } from "@playwright/test";
import type { SampleRecipe } from "./sample-recipes.ts";

/** A recipe with three steps: two contain a time, one an amount. */
export const beans: SampleRecipe = {
  title: "Slow bean stew",
  servings: 4,
  is_public: true,
  ingredients: ["800 g ripe tomatoes", "2 fennel bulbs", "2 (400 g) tins white beans, drained", "1 tsp salt"],
  steps: [
    "Fry the fennel for 12 minutes.",
    "Add 200 g of the tomatoes and simmer for 25 to 30 minutes.",
    "Stir in the beans and serve.",
  ],
};

export const position = (page: Page, step: number, of = 3) =>
  page.getByText(`Step ${step} of ${of}`, { exact: true });
export const timers = (page: Page) => page.getByRole("region", { name: "Timers" });
export const start = (page: Page, time: string) =>
  page.getByRole("button", { name: `Start a timer: ${time}` });
export const next = (page: Page) => page.getByRole("button", { name: "Next" });

/** Opens cook mode and waits for its first step. */
export async function cook(page: Page, id: string, query = "") {
  await page.goto(`/recipes/${id}/cook${query}`);
  await expect(position(page, 1)).toBeVisible();
}
