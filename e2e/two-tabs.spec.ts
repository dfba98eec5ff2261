import type { Page, Request } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { brothPage, handOver, title as reviewTitle } from "./food-pages.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { goOnTo, saveRecipe, writeRecipe } from "./recipe-wizard.ts";
import { createRecipe } from "./sample-recipes.ts";
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

test("a draft that one tab saved is no longer offered by another", { tag: "@long" }, async ({
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

test("what was typed in a tab stays there when another saves what it began with", { tag: "@long" }, async ({
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

test("a change that one tab saved is what another goes on from", { tag: "@long" }, async ({
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
  test(`a review that one tab saved ${isTyped ? "stays in another where something was typed" : "ends in another"}`, {
    tag: "@long",
  }, async ({ page, signUp }) => {
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

test("a scan that one tab saved is no longer offered by another", { tag: "@long" }, async ({
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

for (const isEdit of [false, true]) {
  test(`words of two tabs: an answer writes no old ones over newer, and leaving loses none unasked, ${isEdit ? "changing" : "creating"}`, {
    tag: "@long",
  }, async ({ page, request, signUp, problems }) => {
    problems.allow(twoTabs);
    const member = await signUp();
    const { id } = isEdit ? await createRecipe(request, member, { title: "Omelette" }) : { id: "" };
    await page.goto(isEdit ? `/recipes/${id}/edit` : "/recipes/create");
    await title(page).fill("Soup");
    await expect.poll(() => keptHere(page)).toContain('"title":"Soup"');
    const other = await openBeside(page);
    await expect(title(other)).toHaveValue("Soup");
    const isSaving = (sent: Request) =>
      /drafts\.save/.test(sent.url()) && (sent.postData() ?? "").includes("Thin and hot");
    const saved = page.waitForEvent("requestfinished", isSaving);
    await description(page).fill("Thin and hot");
    await expect.poll(() => keptHere(page)).toContain("Thin and hot");
    await description(other).fill("Thick and cold");
    await expect.poll(() => keptHere(page)).toContain("Thick and cold");

    // The first tab's words are saved and answered while nobody types there.
    await saved;
    // The last that was typed is kept: leaving it asks nothing. The other words are nowhere in this browser.
    expect(await questionsOnCancel(other)).toEqual([]);
    expect(await questionsOnCancel(page)).toEqual(["Leave this page?"]);
    // Leaving writes what still waits to be written.
    expect(await keptHere(page)).toContain("Thick and cold");
    expect(await keptHere(page)).not.toContain("Thin and hot");
    await other.goto(isEdit ? `/recipes/${id}/edit` : "/recipes/create");
    await expect(description(other)).toHaveValue("Thick and cold");
    await other.close();
  });
}

test("a tab that only shows a draft which another goes on with leaves without a question", {
  tag: "@long",
}, async ({ page, signUp, problems }) => {
  problems.allow(twoTabs);
  await signUp();
  await page.goto("/recipes/create");
  await title(page).fill("Soup");
  await expect.poll(() => keptHere(page)).toContain('"title":"Soup"');
  const other = await openBeside(page);
  await expect(title(other)).toHaveValue("Soup");
  await title(page).fill("Soup of the day");
  await expect.poll(() => keptHere(other)).toContain("Soup of the day");
  expect(await questionsOnCancel(other)).toEqual([]);
  await other.close();
});

/** What the browser keeps of forms that were not saved. */
function keptHere(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("larder:draft:"))
      .join("\n"),
  );
}

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
