import { expect, test } from "./fixtures.ts";
import { brothPage, handOver, pageWithMore } from "./food-pages.ts";
import { openStep, saveRecipe } from "./recipe-wizard.ts";
import { createRecipe } from "./sample-recipes.ts";

test("an imported recipe is read again, and only what is chosen is taken over", { tag: "@long" }, async ({
  page,
  signUp,
  checkA11y,
}) => {
  await signUp();
  await handOver(page, "https://www.example.org/broth", brothPage);
  await page.getByRole("button", { name: "Save & Edit" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit recipe");
  await page.getByRole("textbox", { name: "Title" }).fill("Sunday broth");
  await openStep(page, "Ingredients");
  await page.getByRole("textbox", { name: "Ingredient 2" }).fill("5 carrots");
  await saveRecipe(page, "Update Recipe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sunday broth");
  await expect(page.getByText("Imported from example.org")).toBeVisible();

  const action = page.getByRole("button", { name: "Read it again" });
  const dialog = page.getByRole("dialog", { name: "Read it again" });
  await action.focus();
  await page.keyboard.press("Enter");
  const lines = dialog.getByRole("listitem").filter({ hasText: "Ingredients" });
  await expect(lines.getByRole("deletion")).toHaveText(["5 carrots"]);
  await expect(lines.getByRole("insertion")).toHaveText(["2 carrots"]);
  await expect(dialog.getByRole("checkbox")).toHaveCount(2);
  await checkA11y(page);
  await page.keyboard.press("Escape");
  await expect(action).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sunday broth");

  await page.keyboard.press("Enter");
  await dialog.getByRole("checkbox", { name: "Title" }).uncheck();
  await dialog.getByRole("button", { name: "Take over" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sunday broth");
  await expect(page.getByRole("region", { name: "Ingredients" })).toContainText(/2\s*carrots/);

  await action.click();
  await expect(dialog.getByRole("checkbox", { name: "Title" })).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: "Ingredients" })).toBeHidden();
  await dialog.getByRole("button", { name: "Take over" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Broth");
  await action.click();
  await expect(dialog.getByText("Nothing would change")).toBeVisible();
});

test("a line that the cook took in stays when the page is read again, unless the cook lets it go", {
  tag: "@long",
}, async ({ page, signUp, checkA11y }) => {
  await signUp();
  await handOver(page, "https://www.example.org/broth", pageWithMore);
  await page.getByRole("button", { name: "Take in: 1 handful parsley, to serve" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Sunday broth");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("link", { name: "View Recipe" }).click();
  await page.getByRole("button", { name: "Read it again" }).click();
  const dialog = page.getByRole("dialog", { name: "Read it again" });
  await expect(dialog.getByRole("checkbox", { name: "Ingredients" })).not.toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: "Keep the line that you added" })).toBeChecked();
  await expect(dialog.getByText("1 handful parsley, to serve")).toBeVisible();
  await expect(dialog.getByRole("deletion")).toHaveText(["Sunday broth"]);
  await checkA11y(page);
  await dialog.getByRole("button", { name: "Take over" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Broth");
  await expect(page.getByRole("region", { name: "Ingredients" })).toContainText("parsley");

  await page.getByRole("button", { name: "Read it again" }).click();
  await dialog.getByRole("checkbox", { name: "Keep the line that you added" }).uncheck();
  await expect(dialog.getByRole("deletion")).toHaveText(["1 handful parsley, to serve"]);
  await dialog.getByRole("button", { name: "Take over" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("region", { name: "Ingredients" })).not.toContainText("parsley");
});

test("only what was imported is read again, and without a kept page it says so", { tag: "@long" }, async ({
  page,
  signUp,
  request,
  problems,
}) => {
  const member = await signUp();
  const own = await createRecipe(request, member, { title: "Own soup" });
  await page.goto(`/recipes/${own.id}`);
  await expect(page.getByRole("heading", { name: "Method" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Read it again" })).toBeHidden();

  const carried = await createRecipe(request, member, { title: "Carried over", privacy_source: "IMPORTED" });
  await page.goto(`/recipes/${carried.id}`);
  problems.allow(/404/);
  await page.getByRole("button", { name: "Read it again" }).click();
  await expect(page.getByRole("dialog").getByText("The page of this recipe was not kept")).toBeVisible();
});
