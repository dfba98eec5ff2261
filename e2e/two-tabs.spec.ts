import type { Page, Request } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { readDrafts, saveRecipe, writeRecipe } from "./recipe-wizard.ts";
import { openReview, scanPhoto } from "./scan-wizard.ts";

/** The server stores one draft per form and rejects the later tab's save with 409. */
const draftConflict = /status of 409/;
const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const description = (page: Page) => page.getByRole("textbox", { name: "Description" });
const restoredNotice = (page: Page) => page.getByText("We kept what you had typed.");
const finishedNotice = (page: Page) => page.getByText("What you had begun here was finished in another tab.");

/** Opens the form's first step in another tab of the same browser. */
async function openSecondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(new URL(page.url()).pathname);
  return other;
}

/** Simulates the focus event of the window. */
const focusWindow = (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus")));

test("a draft is no longer offered when another tab has saved it", { tag: "@nightly" }, async ({
  page,
  signUp,
  problems,
}) => {
  problems.allow(draftConflict);
  await signUp();
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "Omelette" });
  await page.reload();
  const other = await openSecondTab(page);
  await expect(restoredNotice(other)).toBeVisible();
  await expect(title(other)).toHaveValue("Omelette");
  await saveRecipe(page, "Create Recipe");
  await expect(page).toHaveURL("/recipes");
  await expect(finishedNotice(other)).toBeVisible();
  await expect(restoredNotice(other)).toBeHidden();
  await expect(title(other)).toHaveValue("");
  await other.reload();
  await expect(title(other)).toHaveValue("");
  await other.close();
});

test("a scan is no longer offered when another tab has saved it", { tag: "@nightly" }, async ({
  page,
  browser,
  signUp,
}) => {
  await signUp();
  await scanPhoto(page, await photograph(browser, shortbread));
  await openReview(page);
  const other = await openSecondTab(page);
  const offered = other.getByText("A scan is not finished yet.");
  await expect(offered).toBeVisible();
  await focusWindow(other);
  await expect(offered).toBeVisible();
  await page.getByRole("button", { name: "Save Recipe" }).click();
  await expect(page.getByText("Recipe saved successfully!")).toBeVisible();
  await focusWindow(other);
  await expect(offered).toBeHidden();
  await other.close();
});

test("the newest draft wins when two tabs edit it and the older one's response arrives", {
  tag: "@nightly",
}, async ({ page, signUp, problems }) => {
  problems.allow(draftConflict);
  await signUp();
  await page.goto("/recipes/create");
  await title(page).fill("Soup");
  await expect.poll(() => readDrafts(page)).toContain('"title":"Soup"');
  const other = await openSecondTab(page);
  await expect(title(other)).toHaveValue("Soup");
  const isSaving = (sent: Request) =>
    /drafts\.save/.test(sent.url()) && (sent.postData() ?? "").includes("Thin and hot");
  const saved = page.waitForEvent("requestfinished", isSaving);
  await description(page).fill("Thin and hot");
  await expect.poll(() => readDrafts(page)).toContain("Thin and hot");
  await description(other).fill("Thick and cold");
  await expect.poll(() => readDrafts(page)).toContain("Thick and cold");

  // The first tab saves its draft after the second tab saved a newer one.
  await saved;
  // The second tab's draft is stored, so leaving that tab asks nothing. The first tab's older text is not
  // stored.
  expect(await dialogsOnLeaving(other)).toEqual([]);
  expect(await dialogsOnLeaving(page)).toEqual(["Leave this page?"]);
  // Leaving the page writes pending drafts.
  expect(await readDrafts(page)).toContain("Thick and cold");
  expect(await readDrafts(page)).not.toContain("Thin and hot");
  await other.goto("/recipes/create");
  await expect(description(other)).toHaveValue("Thick and cold");
  await other.close();
});

/** Leaves by a link, confirms every dialog and returns the dialogs' headings. */
async function dialogsOnLeaving(page: Page): Promise<string[]> {
  const headings: string[] = [];
  const question = page.getByRole("alertdialog");
  await page.addLocatorHandler(question, async () => {
    headings.push(await question.getByRole("heading").innerText());
    await question.getByRole("button", { name: "Leave" }).click();
  });
  await page.getByRole("link", { name: "My Recipes" }).filter({ visible: true }).first().click();
  await expect(title(page)).toBeHidden();
  return headings;
}
