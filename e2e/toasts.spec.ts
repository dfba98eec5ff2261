import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { chooseMore } from "./recipe-menu.ts";
import { createRecipe } from "./sample-recipes.ts";

test("a toast stays on the page that a deletion opens and disappears when the next page opens", async ({
  page,
  request,
  signUp,
}) => {
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "Plum jam" });
  await createRecipe(request, member, { title: "Onion soup" });
  await page.goto(`/recipes/${id}`);
  await chooseMore(page, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/recipes");
  const toast = page.getByText("Plum jam is deleted.");
  await expect(toast).toBeVisible();
  // A hovered toast does not time out, so only the navigation removes it.
  await toast.hover();
  await waitOneSecond(page);
  await expect(toast).toBeVisible();
  await page.getByRole("link", { name: "Onion soup" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Onion soup");
  await expect(toast).toHaveCount(0);
});

/** Waits by the page's clock, because toasts younger than a second survive a page change. */
async function waitOneSecond(page: Page) {
  const start = await page.evaluate(() => performance.now());
  await page.waitForFunction((startMs) => performance.now() - startMs > 1000, start);
}
