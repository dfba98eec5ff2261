import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { loseResponses } from "./held-calls.ts";
import { openStep, saveRecipe, writeRecipe } from "./recipe-wizard.ts";
import { bearer, createRecipe } from "./sample-recipes.ts";

const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const deleted = (page: Page) => page.getByText("This recipe was deleted while you were writing.");
const keep = (page: Page) => page.getByRole("button", { name: "Keep as a new recipe" });
const leaveDialog = (page: Page) => page.getByRole("alertdialog", { name: "Leave this page?" });

test("edits are saved as a new recipe when the recipe was deleted meanwhile", async ({
  page,
  request,
  signUp,
  problems,
  checkA11y,
}) => {
  problems.allow(/status of 404/);
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "Omelette", ingredients: ["2 eggs"] });
  await page.goto(`/recipes/${id}`);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await title(page).fill("Omelette with herbs");
  expect((await request.delete(`/api/recipes/${id}`, { headers: bearer(member) })).ok()).toBe(true);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(deleted(page)).toBeVisible();
  await expect(title(page)).toHaveValue("Omelette with herbs");
  await checkA11y(page);

  await page.getByRole("link", { name: "My Recipes" }).first().click();
  await leaveDialog(page).getByRole("button", { name: "Stay here" }).click();
  await expect(leaveDialog(page)).toHaveCount(0);
  await expect(title(page)).toHaveValue("Omelette with herbs");

  await keep(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Omelette with herbs");
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByText("eggs")).toBeVisible();
  await page.goto("/recipes");
  await expect(page.getByRole("link", { name: /^Omelette/ })).toHaveCount(1);
});

test("a new recipe is created once with later edits when the first response was lost", {
  tag: "@nightly",
}, async ({ page, signUp, problems }) => {
  problems.allow(/ERR_FAILED/);
  await signUp();
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "Omelette" });
  const restoreResponses = await loseResponses(page, "recipes.create");
  await saveRecipe(page, "Create Recipe");
  await expect(page.getByText("Failed to create recipe", { exact: true })).toBeVisible();
  await restoreResponses();
  await page.reload();
  await expect(page.getByText("We kept what you had typed.")).toBeVisible();
  await openStep(page, "Recipe Details");
  await title(page).fill("Omelette with herbs");
  await saveRecipe(page, "Create Recipe");
  await expect(page).toHaveURL("/recipes");
  await expect(page.getByRole("link", { name: /^Omelette/ })).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Omelette with herbs" })).toBeVisible();
});

test("later edits are saved without a conflict when the response of the first save was lost", {
  tag: "@nightly",
}, async ({ page, signUpWith, problems }) => {
  problems.allow(/ERR_FAILED|status of 409/);
  const { id } = await signUpWith({ title: "Omelette" });
  await page.goto(`/recipes/${id}/edit`);
  await title(page).fill("Omelette for three");
  const restoreResponses = await loseResponses(page, "recipes.update");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Failed to save changes", { exact: true })).toBeVisible();
  await restoreResponses();
  await title(page).fill("Omelette for three with herbs");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Changes saved successfully!")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto(`/recipes/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Omelette for three with herbs");
});
