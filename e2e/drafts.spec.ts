import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { readDrafts } from "./recipe-wizard.ts";
import { createRecipe } from "./sample-recipes.ts";

const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const restoredNotice = (page: Page) => page.getByText("We kept what you had typed.");
/** The Undo button of a toast that is not disappearing. */
const undo = (page: Page) =>
  page.locator('[data-sonner-toast][data-removed="false"]').getByRole("button", { name: "Undo" });

test("a discarded draft returns to the form and the server when Undo is pressed", async ({
  page,
  request,
  signUp,
}) => {
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "Omelette" });
  await page.goto(`/recipes/${id}/edit`);
  await title(page).fill("Plum cake");
  await expect.poll(() => readDrafts(page)).toContain("Plum cake");
  await page.reload();
  const removed = page.waitForResponse(/drafts\.delete/);
  await page.getByRole("button", { name: "Discard my changes" }).click();
  await expect(title(page)).toHaveValue("Omelette");
  await removed;
  expect(await readDrafts(page)).toBe("");
  const saved = page.waitForResponse(/drafts\.save/);
  await undo(page).click();
  await expect(title(page)).toHaveValue("Plum cake");
  await expect(restoredNotice(page)).toBeVisible();
  expect((await saved).ok()).toBe(true);
  await expect.poll(() => readDrafts(page)).toContain("Plum cake");
  await forgetLocalDrafts(page);
  await page.goto(`/recipes/${id}/edit`);
  await expect(title(page)).toHaveValue("Plum cake");
});

test("a discarded draft returns with the next opened form when Undo is pressed on another page", {
  tag: "@nightly",
}, async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/create");
  await title(page).fill("Plum cake");
  await page.reload();
  await page.getByRole("button", { name: "Start afresh" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/recipes");
  const saved = page.waitForResponse(/drafts\.save/);
  await undo(page).click();
  expect((await saved).ok()).toBe(true);
  await page.goto("/recipes/create");
  await expect(title(page)).toHaveValue("Plum cake");
  await expect(restoredNotice(page)).toBeVisible();
});

/** Removes the drafts from this browser, to simulate another device, which has only the server's. */
async function forgetLocalDrafts(page: Page): Promise<void> {
  await page.goto("/manifest.webmanifest");
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes("draft")) localStorage.removeItem(key);
  });
}
