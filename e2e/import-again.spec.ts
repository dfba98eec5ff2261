import { expect, test } from "./fixtures.ts";
import { brothPage, importSource } from "./food-pages.ts";
import { openStep, saveRecipe } from "./recipe-wizard.ts";

test("only the chosen fields change when an imported recipe is read again", { tag: "@nightly" }, async ({
  page,
  signUp,
  checkA11y,
}) => {
  await signUp();
  await importSource(page, "https://www.example.org/broth", brothPage);
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
