import type { Page, Request } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { draftsIn, saveRecipe, writeRecipe } from "./recipe-wizard.ts";
import { scanPhoto, toReview } from "./scan-wizard.ts";

/** The server keeps one draft of a form: whose tab is later is told that there are two. */
const twoTabs = /status of 409/;
const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const description = (page: Page) => page.getByRole("textbox", { name: "Description" });
const kept = (page: Page) => page.getByText("We kept what you had typed.");
const ended = (page: Page) => page.getByText("What you had begun here was finished in another tab.");

/** Another tab of the same browser, on the same page. */
async function openBeside(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  // At the form's first step.
  await other.goto(new URL(page.url()).pathname);
  return other;
}

/** As when somebody turns to the window. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus")));

test("a draft that one tab saved is no longer offered by another", { tag: "@nightly" }, async ({
  page,
  signUp,
  problems,
}) => {
  problems.allow(twoTabs);
  await signUp();
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "Omelette" });
  await page.reload();
  const other = await openBeside(page);
  await expect(kept(other)).toBeVisible();
  await expect(title(other)).toHaveValue("Omelette");
  await saveRecipe(page, "Create Recipe");
  await expect(page).toHaveURL("/recipes");
  await expect(ended(other)).toBeVisible();
  await expect(kept(other)).toBeHidden();
  await expect(title(other)).toHaveValue("");
  await other.reload();
  await expect(title(other)).toHaveValue("");
  await other.close();
});

test("a scan that one tab saved is no longer offered by another", { tag: "@nightly" }, async ({
  page,
  browser,
  signUp,
}) => {
  await signUp();
  await scanPhoto(page, await photograph(browser, shortbread));
  await toReview(page);
  const other = await openBeside(page);
  const offered = other.getByText("A scan is not finished yet.");
  await expect(offered).toBeVisible();
  await comeBack(other);
  await expect(offered).toBeVisible();
  await page.getByRole("button", { name: "Save Recipe" }).click();
  await expect(page.getByText("Recipe saved successfully!")).toBeVisible();
  await comeBack(other);
  await expect(offered).toBeHidden();
  await other.close();
});

test(`words of two tabs: an answer writes no old ones over newer, and leaving loses none unasked`, {
  tag: "@nightly",
}, async ({ page, signUp, problems }) => {
  problems.allow(twoTabs);
  await signUp();
  await page.goto("/recipes/create");
  await title(page).fill("Soup");
  await expect.poll(() => draftsIn(page)).toContain('"title":"Soup"');
  const other = await openBeside(page);
  await expect(title(other)).toHaveValue("Soup");
  const isSaving = (sent: Request) =>
    /drafts\.save/.test(sent.url()) && (sent.postData() ?? "").includes("Thin and hot");
  const saved = page.waitForEvent("requestfinished", isSaving);
  await description(page).fill("Thin and hot");
  await expect.poll(() => draftsIn(page)).toContain("Thin and hot");
  await description(other).fill("Thick and cold");
  await expect.poll(() => draftsIn(page)).toContain("Thick and cold");

  // The first tab's words are saved and answered while nobody types there.
  await saved;
  // The last that was typed is kept: leaving it asks nothing. The other words are nowhere in this browser.
  expect(await questionsOnCancel(other)).toEqual([]);
  expect(await questionsOnCancel(page)).toEqual(["Leave this page?"]);
  // Leaving writes what still waits to be written.
  expect(await draftsIn(page)).toContain("Thick and cold");
  expect(await draftsIn(page)).not.toContain("Thin and hot");
  await other.goto("/recipes/create");
  await expect(description(other)).toHaveValue("Thick and cold");
  await other.close();
});

/** Leaves by Cancel, saying yes; answers what was asked. */
async function questionsOnCancel(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const question = page.getByRole("alertdialog");
  await page.addLocatorHandler(question, async () => {
    asked.push(await question.getByRole("heading").innerText());
    await question.getByRole("button", { name: "Leave" }).click();
  });
  await page.getByRole("link", { name: "Cancel" }).filter({ visible: true }).click();
  await expect(title(page)).toBeHidden();
  return asked;
}
