import { checkEverywhere } from "./check-everywhere.ts";
import { expect, test } from "./fixtures.ts";
import { currentStep, openStep, saveRecipe } from "./recipe-wizard.ts";
import { boxOf, desk, phone } from "./viewports.ts";

const ingredients = Array.from({ length: 14 }, (_, index) => `${index + 1} g salt`);
const steps = Array.from({ length: 8 }, (_, index) => `Stir it for the ${index + 1}th time.`);

for (const size of [phone, desk]) {
  test(`the edit form shows all its parts on one page when the window is ${size.width} wide`, async ({
    page,
    signUpWith,
    checkA11y,
  }) => {
    await page.setViewportSize(size);
    const { id } = await signUpWith({ title: "Stew", ingredients, steps });
    await page.goto(`/recipes/${id}/edit`);
    const title = page.getByRole("textbox", { name: "Title" });
    const lastLine = page.getByRole("textbox", { name: "Ingredient 14", exact: true });
    const lastStep = page.getByRole("textbox", { name: "Step 8", exact: true });
    for (const field of [title, lastLine, lastStep]) await expect(field).toBeVisible();
    const current = currentStep(page);
    await expect(current).toHaveText("Basic Information");
    await expect(page.getByRole("button", { name: "Back", exact: true })).toBeDisabled();
    await checkA11y(page);

    // An opened section starts below the bars, and its heading is focused; Back returns to the previous
    // section.
    await openStep(page, "Instructions");
    const heading = page.getByRole("heading", { level: 2, name: "Instructions", exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(current).toHaveText("Instructions");
    await page.goBack();
    await expect(current).toHaveText("Basic Information");
    await expect(title).toBeInViewport({ ratio: 1 });

    // Focusing a field makes its section the current one, without scrolling.
    await lastLine.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await lastLine.click();
    await expect(current).toHaveText("Ingredients");
    await expect(lastLine).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await lastLine.fill("15 g salt");

    // One press saves all sections.
    await title.fill("Stew with salt");
    const save = page.getByRole("button", { name: "Save Changes" });
    await expect(save).toBeInViewport({ ratio: 1 });
    await save.click();
    await expect(page.getByText("Changes saved successfully!")).toBeVisible();
    await expect(lastStep).toBeVisible();

    // The review hides the form; its buttons open a section of the form.
    await openStep(page, "Review");
    await expect(title).toBeHidden();
    await expect(page.getByRole("region", { name: "Ingredients" })).toContainText("15 g");
    await page.getByRole("button", { name: "Change Ingredients" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Ingredients", exact: true })).toBeFocused();
    await expect(lastLine).toHaveValue("15 g salt");
    await openStep(page, "Review");
    await page.getByRole("button", { name: "Update Recipe" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stew with salt");
  });
}

test("the edit form reports errors of every part and restores its input when it is reloaded", async ({
  page,
  signUpWith,
}) => {
  await page.setViewportSize(phone);
  const { id } = await signUpWith({ title: "Stew", ingredients, steps });
  await page.goto(`/recipes/${id}/edit?step=instructions`);
  const title = page.getByRole("textbox", { name: "Title" });
  const save = page.getByRole("button", { name: "Save Changes" });
  await expect(page.getByRole("heading", { level: 2, name: "Instructions", exact: true })).toBeInViewport();
  await title.fill("");
  await expect(save).toHaveAccessibleDescription("Title is required");
  await expect(save).toBeDisabled();
  await title.press("Enter");
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription("Title is required");
  // The draft includes all sections.
  await page.getByRole("textbox", { name: "Step 8", exact: true }).fill("Serve.");
  await page.reload();
  await expect(page.getByText("We kept what you had typed.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Step 8", exact: true })).toHaveValue("Serve.");
  await expect(title).toHaveValue("");
});

test("the create form focuses the missing field when Next is pressed, and shows no error before", async ({
  page,
  signUp,
}) => {
  await page.setViewportSize(phone);
  await signUp();
  await page.goto("/recipes/create");
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  for (const name of ["Title", "Ingredient 1", "Step 1"]) await expect(field(name)).toBeVisible();
  const next = page.getByRole("button", { name: "Next", exact: true });
  await expect(next).toBeInViewport({ ratio: 1 });
  // The error is only the button's description for screen readers; it is not visible yet.
  await expect(next).toHaveAccessibleDescription("Title is required");
  const messages = page.locator("form p, form [aria-live]").filter({ hasText: "Title is required" });
  await expect(messages).not.toHaveCount(0);
  for (const message of await messages.all())
    expect(await message.evaluate((element) => element.closest(".sr-only") !== null)).toBe(true);
  await next.click({ force: true });
  await expect(field("Title")).toBeFocused();
  await expect(field("Title")).toHaveAccessibleDescription("Title is required");
  await field("Title").fill("Omelette");
  // Sections may be filled in any order; only Next requires the current one.
  await field("Step 1").fill("Whisk the eggs.");
  await next.click();
  await next.click({ force: true });
  await expect(field("Ingredient 1")).toBeFocused();
  await field("Ingredient 1").fill("2 eggs");
  await saveRecipe(page, "Create Recipe");
  await expect(page.getByRole("link", { name: "Omelette" })).toBeVisible();
});

test("the title field shows its complete text when the title has 200 letters", async ({
  page,
  signUpWith,
}) => {
  const title = "Slowly braised shoulder of lamb ".repeat(6).trim();
  const { id } = await signUpWith({ title, ingredients, steps });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/recipes/${id}/edit`);
    const field = page.getByRole("textbox", { name: "Title" });
    await expect(field).toHaveValue(title);
    const hidden = await field.evaluate((element) => [
      element.scrollHeight - element.clientHeight,
      element.scrollWidth - element.clientWidth,
    ]);
    expect(Math.max(...hidden), `${width} wide`).toBeLessThanOrEqual(1);
  }
  for (const [list, row] of [
    ["Ingredients", "Ingredient 2"],
    ["Instructions", "Step 2"],
  ] as const) {
    await page.getByRole("textbox", { name: row, exact: true }).click();
    const column = await boxOf(page.getByRole("region", { name: list }));
    const last = await boxOf(page.getByRole("button", { name: `Remove ${row}`, exact: true }));
    expect(last.right).toBeLessThanOrEqual(column.right);
  }
});

test("the form names the readers of the notes and warns once when the recipe becomes public", async ({
  page,
  signUpWith,
  checkA11y,
}) => {
  const { id } = await signUpWith({ title: "Stew", notes: "Less salt next time" });
  await page.goto(`/recipes/${id}/edit`);
  const notes = page.getByRole("textbox", { name: "Notes" });
  await expect(notes).toHaveAccessibleDescription(/^Only you can read them/);
  const warning = page.getByText("Your notes are part of it: everyone who can see the recipe can read them.");
  await expect(warning).toHaveCount(0);
  await page.getByRole("switch", { name: "Public recipe" }).press("Space");
  await expect(notes).toHaveAccessibleDescription("Everyone who can see the recipe can read them.");
  // At the top of the page, the bars cover no part of a control.
  await page.evaluate(() => scrollTo(0, 0));
  await checkEverywhere(page, checkA11y, warning);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Changes saved successfully!")).toBeVisible();
  await page.reload();
  await expect(notes).toHaveAccessibleDescription("Everyone who can see the recipe can read them.");
  await expect(warning).toHaveCount(0);
});
