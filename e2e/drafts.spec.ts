import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { draftsIn } from "./recipe-wizard.ts";
import { createRecipe } from "./sample-recipes.ts";

const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const kept = (page: Page) => page.getByText("We kept what you had typed.");
/** Not in a message that is on its way out. */
const undo = (page: Page) =>
  page.locator('[data-sonner-toast][data-removed="false"]').getByRole("button", { name: "Undo" });

test("a draft that a tap took away comes back by Undo, here and on the server, changing", async ({
  page,
  request,
  signUp,
}) => {
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "Omelette" });
  await page.goto(`/recipes/${id}/edit`);
  await title(page).fill("Plum cake");
  await expect.poll(() => draftsIn(page)).toContain("Plum cake");
  await page.reload();
  const removed = page.waitForResponse(/drafts\.delete/);
  await page.getByRole("button", { name: "Discard my changes" }).click();
  await expect(title(page)).toHaveValue("Omelette");
  await removed;
  expect(await draftsIn(page)).toBe("");
  const saved = page.waitForResponse(/drafts\.save/);
  await undo(page).click();
  await expect(title(page)).toHaveValue("Plum cake");
  await expect(kept(page)).toBeVisible();
  expect((await saved).ok()).toBe(true);
  await expect.poll(() => draftsIn(page)).toContain("Plum cake");
  await forgetHere(page);
  await page.goto(`/recipes/${id}/edit`);
  await expect(title(page)).toHaveValue("Plum cake");
});

test("Undo after the form was left keeps the draft for when it is opened next", { tag: "@nightly" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes/create");
  await title(page).fill("Plum cake");
  await page.reload();
  await page.getByRole("button", { name: "Start afresh" }).click();
  await page.getByRole("link", { name: "Cancel" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/recipes");
  const saved = page.waitForResponse(/drafts\.save/);
  await undo(page).click();
  expect((await saved).ok()).toBe(true);
  await page.goto("/recipes/create");
  await expect(title(page)).toHaveValue("Plum cake");
  await expect(kept(page)).toBeVisible();
});

/** Leaves the page as it would be on another device, which has what the server has. */
async function forgetHere(page: Page): Promise<void> {
  await page.goto("/manifest.webmanifest");
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes("draft")) localStorage.removeItem(key);
  });
}
