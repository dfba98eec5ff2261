import type { Page } from "@playwright/test";

/** Chooses an item of the More menu on a recipe's page. */
export async function chooseMore(page: Page, entry: string): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}
