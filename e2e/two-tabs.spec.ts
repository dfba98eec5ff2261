import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { brothPage, handOver, title as reviewTitle } from "./food-pages.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { goOnTo, saveRecipe, writeRecipe } from "./recipe-wizard.ts";
import { createRecipe } from "./sample-recipes.ts";
import { scanPhoto, toReview } from "./scan-wizard.ts";

/** The server keeps one draft of a form: whose tab is later is told that there are two. */
const twoTabs = /status of 409/;
const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
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

test("a draft that one tab saved is no longer offered by another", async ({ page, signUp, problems }) => {
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

test("what was typed in a tab stays there when another saves what it began with", async ({
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
  await expect(title(other)).toHaveValue("Omelette");
  await title(other).fill("Omelette with herbs");
  await goOnTo(page, "Review");
  await page.getByRole("button", { name: "Create Recipe", exact: true }).click();
  await expect(page).toHaveURL("/recipes");
  await comeBack(other);
  await expect(title(other)).toHaveValue("Omelette with herbs");
  await expect(ended(other)).toBeHidden();
  await other.reload();
  await expect(title(other)).toHaveValue("Omelette with herbs");
  await other.close();
});

test("a change that one tab saved is what another goes on from", async ({
  page,
  request,
  signUp,
  problems,
}) => {
  problems.allow(twoTabs);
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "Omelette" });
  await page.goto(`/recipes/${id}/edit`);
  await title(page).fill("Omelette of the house");
  await page.reload();
  const other = await openBeside(page);
  await expect(kept(other)).toBeVisible();
  await saveRecipe(page, "Update Recipe");
  await expect(page).toHaveURL(`/recipes/${id}`);
  await expect(kept(other)).toBeHidden();
  await expect(title(other)).toHaveValue("Omelette of the house");
  await title(other).fill("Omelette of the village");
  // Upon the latest version: nothing is asked.
  await saveRecipe(other, "Update Recipe");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Omelette of the village");
  await other.close();
});

for (const isTyped of [false, true]) {
  test(`a review that one tab saved ${isTyped ? "stays in another where something was typed" : "ends in another"}`, async ({
    page,
    signUp,
  }) => {
    await signUp();
    await handOver(page, "www.example.org/broth", brothPage);
    await expect(reviewTitle(page)).toHaveValue("Broth");
    const other = await openBeside(page);
    await expect(reviewTitle(other)).toHaveValue("Broth");
    if (isTyped) {
      await reviewTitle(other).fill("Broth of the house");
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
        .toContain("Broth of the house");
    }
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Recipe saved" })).toBeVisible();
    if (isTyped) {
      await comeBack(other);
      await expect(reviewTitle(other)).toHaveValue("Broth of the house");
    } else {
      await expect(other.getByText("This review was finished in another tab.")).toBeVisible();
      await expect(other.getByRole("textbox", { name: "URL" })).toBeVisible();
    }
    await other.close();
  });
}

test("a scan that one tab saved is no longer offered by another", async ({ page, browser, signUp }) => {
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
