import { checkEverywhere } from "./check-everywhere.ts";
import { expect, test } from "./fixtures.ts";
import { boxOf, desk, phone } from "./places.ts";
import { openStep } from "./recipe-wizard.ts";

const ingredients = Array.from({ length: 14 }, (_, at) => `${at + 1} g salt`);
const steps = Array.from({ length: 8 }, (_, at) => `Stir it for the ${at + 1}th time.`);

for (const size of [phone, desk]) {
  test(`a recipe is changed on one page, whose parts can be gone to, ${size.width} wide`, async ({
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
    const parts = page.getByRole("list", { name: "Steps" }).getByRole("listitem");
    await expect(parts).toHaveText(["Basic Information", "Ingredients", "Instructions", "Review"]);
    const present = parts.and(page.locator("[aria-current=step]"));
    await expect(present).toHaveText("Basic Information");
    await expect(page.getByRole("button", { name: "Back", exact: true })).toBeDisabled();
    await checkA11y(page);

    // A part that is gone to begins below the bars; its name has the focus, and Back leads back.
    await openStep(page, "Instructions");
    const heading = page.getByRole("heading", { level: 2, name: "Instructions", exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(present).toHaveText("Instructions");
    await page.goBack();
    await expect(present).toHaveText("Basic Information");
    await expect(title).toBeInViewport({ ratio: 1 });

    // Whoever writes in a part is at it, and nothing scrolls.
    await lastLine.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await lastLine.click();
    await expect(present).toHaveText("Ingredients");
    await expect(lastLine).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await lastLine.fill("15 g salt");

    // All of it is saved with one press, wherever one is.
    await title.fill("Stew with salt");
    const save = page.getByRole("button", { name: "Save Changes" });
    await expect(save).toBeInViewport({ ratio: 1 });
    await save.click();
    await expect(page.getByText("Changes saved successfully!")).toBeVisible();
    await expect(lastStep).toBeVisible();

    // The review stands alone, and leads back to a part of the page.
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

test("what is wrong in another part of the page is told, and what is written in any part is kept", async ({
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
  // What was written is kept, wherever on the page.
  await page.getByRole("textbox", { name: "Step 8", exact: true }).fill("Serve.");
  await page.reload();
  await expect(page.getByText("We kept what you had typed.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Step 8", exact: true })).toHaveValue("Serve.");
  await expect(title).toHaveValue("");
});

test("a new recipe is written on one page: nothing is told before a press, and saving leads to what is missing", async ({
  page,
  signUp,
}) => {
  await page.setViewportSize(phone);
  await signUp();
  await page.goto("/recipes/create");
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  for (const name of ["Title", "Ingredient 1", "Step 1"]) await expect(field(name)).toBeVisible();
  const save = page.getByRole("button", { name: "Create Recipe", exact: true });
  await expect(save).toBeInViewport({ ratio: 1 });
  // It is heard by whoever asks a button, and seen by nobody yet.
  await expect(save).toHaveAccessibleDescription("Title is required");
  const told = page.locator("form p, form [aria-live]").filter({ hasText: "Title is required" });
  await expect(told).not.toHaveCount(0);
  for (const one of await told.all())
    expect(await one.evaluate((words) => words.closest(".sr-only") !== null)).toBe(true);
  await save.click({ force: true });
  await expect(field("Title")).toBeFocused();
  await expect(field("Title")).toHaveAccessibleDescription("Title is required");
  await field("Title").fill("Omelette");
  // Lines may be written in any order: only Next asks for one part before the other.
  await field("Step 1").fill("Whisk the eggs.");
  await save.click({ force: true });
  await expect(field("Ingredient 1")).toBeFocused();
  await field("Ingredient 1").fill("2 eggs");
  await save.click();
  await expect(page.getByRole("link", { name: "Omelette" })).toBeVisible();
});

test("a title of 200 letters is seen whole in its field, and the tools of a line end where its column does", async ({
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
    const hidden = await field.evaluate((one) => [
      one.scrollHeight - one.clientHeight,
      one.scrollWidth - one.clientWidth,
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

test("the form says who can read the notes, and once when the recipe is made public", async ({
  page,
  signUpWith,
  checkA11y,
}) => {
  const { id } = await signUpWith({ title: "Stew", notes: "Less salt next time" });
  await page.goto(`/recipes/${id}/edit`);
  const notes = page.getByRole("textbox", { name: "Notes" });
  await expect(notes).toHaveAccessibleDescription(/^Only you can read them/);
  const said = page.getByText("Your notes are part of it: everyone who can see the recipe can read them.");
  await expect(said).toHaveCount(0);
  await page.getByRole("switch", { name: "Public recipe" }).press("Space");
  await expect(notes).toHaveAccessibleDescription("Everyone who can see the recipe can read them.");
  await checkEverywhere(page, checkA11y, said);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Changes saved successfully!")).toBeVisible();
  await page.reload();
  await expect(notes).toHaveAccessibleDescription("Everyone who can see the recipe can read them.");
  await expect(said).toHaveCount(0);
});
