import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { chooseMore } from "./recipe-menu.ts";
import { createRecipe } from "./sample-recipes.ts";

test("what was said goes with its page, and what is said on the way out comes along", async ({
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
  // Deleting leads back to the list, and says so there.
  await expect(page).toHaveURL("/recipes");
  const said = page.getByText("Plum jam is deleted.");
  await expect(said).toBeVisible();
  // Held under the pointer a toast stays for as long as one likes: it is the page that it goes with.
  await said.hover();
  await momentPasses(page);
  await expect(said).toBeVisible();
  await page.getByRole("link", { name: "Onion soup" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Onion soup");
  await expect(said).toHaveCount(0);
});

/** What was said less than a second ago, by the page's own clock, counts as said on the way to the next step. */
async function momentPasses(page: Page) {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((at) => performance.now() - at > 1000, since);
}
