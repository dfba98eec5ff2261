import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { holdCall } from "./held-calls.ts";
import { advanceTo, openStep, saveRecipe, writeRecipe } from "./recipe-wizard.ts";
import { phone } from "./viewports.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const ingredientRows = (page: Page) => page.getByRole("textbox", { name: /^Ingredient \d+$/ });

async function openIngredients(page: Page, title = "Omelette") {
  await page.goto("/recipes/create");
  await field(page, "Title").fill(title);
  await advanceTo(page, "Ingredients");
}

test("Next is disabled and names the error when a step of the form is invalid", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/create");
  const next = page.getByRole("button", { name: "Next", exact: true });
  const back = page.getByRole("button", { name: "Back", exact: true });
  await expect(page.getByRole("list", { name: "Steps" }).getByRole("listitem")).toHaveText([
    "Recipe Details",
    "Ingredients",
    "Instructions",
    "Review",
  ]);
  await expect(field(page, "Servings")).toHaveValue("4");
  await expect(page.getByRole("combobox", { name: "Difficulty" })).toHaveValue("MEDIUM");
  await expect(page.getByRole("switch", { name: "Public recipe" })).not.toBeChecked();
  await expect(back).toBeDisabled();
  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription("Title is required");
  await field(page, "Title").press("Enter");
  await expect(field(page, "Title")).toHaveAccessibleDescription("Title is required");
  await expect(field(page, "Title")).toBeFocused();
  await field(page, "Title").fill("   ");
  await expect(next).toBeDisabled();
  await field(page, "Title").fill("Omelette");
  await field(page, "Servings").fill("0");
  await expect(field(page, "Servings")).toHaveAccessibleDescription("Servings must be greater than 0");
  await expect(next).toBeDisabled();
  await field(page, "Servings").fill("2");
  const time = field(page, "Cooking time in minutes");
  await time.fill("1.5");
  await expect(time).toHaveAccessibleDescription("Enter a time, such as 45 min or 1 h 30.");
  await time.fill("1:30");
  await expect(time).toHaveAccessibleDescription("1 h 30 min");
  await field(page, "Title").press("Enter");

  await expect(page.getByRole("heading", { name: "Ingredients", exact: true })).toBeFocused();
  await expect(page).toHaveURL("/recipes/create?step=ingredients");
  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription("At least one ingredient is required");
  await field(page, "Ingredient 1").fill("2 eggs");
  // Enter in a row adds one blank row, which does not prevent going on.
  await field(page, "Ingredient 1").press("Enter");
  await expect(field(page, "Ingredient 2")).toBeFocused();
  await page.keyboard.press("Enter");
  await field(page, "Ingredient 1").press("Enter");
  await expect(field(page, "Ingredient 2")).toBeFocused();
  await expect(ingredientRows(page)).toHaveCount(2);
  await next.click();
  await expect(next).toHaveAccessibleDescription("At least one instruction is required");
  await field(page, "Step 1").fill("Whisk the eggs.");
  const save = page.getByRole("button", { name: "Create Recipe", exact: true });
  const details = page.getByRole("region", { name: "Basic Information" });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    // A double click opens only the next step, although Create Recipe appears in the place of Next.
    await next.dblclick();
    await expect(details).toBeVisible();
    await expect(save).toBeVisible();
    await expect(page).toHaveURL("/recipes/create?step=review");
    if (width === 390) await back.click();
  }
  await expect(page.getByRole("button").filter({ hasText: /^(Create Recipe|Back|Next)$/ })).toHaveText([
    "Back",
    "Create Recipe",
  ]);
  await expect(details).toContainText("Omelette");
  await expect(details).toContainText("1 h 30 min");
  await expect(page.getByRole("region", { name: "Ingredients" })).toContainText("2 eggs");
  await back.click();
  await expect(field(page, "Step 1")).toHaveValue("Whisk the eggs.");
  await page.goBack();
  await expect(page).toHaveURL("/recipes/create?step=review");
  await page.getByRole("button", { name: "Change Ingredients" }).click();
  await expect(field(page, "Ingredient 1")).toHaveValue("2 eggs");
});

test("the form shows each error at its field and keeps its input when the server rejects it", async ({
  page,
  signUp,
  problems,
}) => {
  problems.allow(/status of 422|ERR_FAILED/);
  await signUp();
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "Omelette" });
  await openStep(page, "Ingredients");
  await field(page, "Ingredient 1").press("End");
  await page.keyboard.press("Enter");
  await field(page, "Ingredient 2").fill("1 tbsp butter");
  // Makes the request invalid on its way, because the form would not send invalid input.
  await page.route("**/trpc/recipes.create*", async (route) => {
    const input = route.request().postDataJSON() as Input;
    input.title = " ";
    input.cookingTime = 999_999;
    input.ingredients[1] = { name: "" };
    await route.continue({ postData: JSON.stringify(input) });
  });
  await saveRecipe(page, "Create Recipe");
  await expect(field(page, "Title")).toHaveAccessibleDescription("Title is required");
  await expect(field(page, "Title")).toBeFocused();
  await expect(field(page, "Cooking time in minutes")).toHaveAccessibleDescription("Value is out of range");
  await expect(field(page, "Title")).toHaveValue("Omelette");
  await advanceTo(page, "Ingredients");
  await expect(field(page, "Ingredient 2")).toHaveAccessibleDescription("Ingredient name is required");
  await expect(field(page, "Ingredient 1")).toHaveAccessibleDescription("");
  await expect(field(page, "Ingredient 2")).toHaveValue("1 tbsp butter");
  await advanceTo(page, "Instructions");
  await expect(field(page, "Step 1")).toHaveValue("Whisk the eggs.");

  await page.unroute("**/trpc/recipes.create*");
  await page.route("**/trpc/recipes.create*", (route) => route.abort());
  await saveRecipe(page, "Create Recipe");
  await expect(page.getByText("Failed to create recipe", { exact: true })).toBeVisible();
  await page.unroute("**/trpc/recipes.create*");
  const releaseCall = await holdCall(page, "recipes.create");
  await saveRecipe(page, "Create Recipe");
  await expect(page.getByText("Creating recipe...", { exact: true })).toBeVisible();
  releaseCall();
  await expect(page).toHaveURL("/recipes");
  await expect(page.getByRole("link", { name: "Omelette" })).toBeVisible();
});

type Input = { title: string; cookingTime: number; ingredients: object[] };

test("the form's draft survives a reload until the recipe is saved", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/create");
  await page.getByRole("textbox", { name: "Tags" }).fill("eggs");
  await page.getByRole("textbox", { name: "Tags" }).press("Enter");
  await writeRecipe(page, { title: "Kept omelette" });
  await page.reload();
  await expect(page.getByText("We kept what you had typed.")).toBeVisible();
  await expect(field(page, "Step 1")).toHaveValue("Whisk the eggs.");
  await openStep(page, "Recipe Details");
  await expect(field(page, "Title")).toHaveValue("Kept omelette");
  await expect(page.getByRole("button", { name: "Remove tag eggs" })).toBeVisible();
  await advanceTo(page, "Ingredients");
  await expect(field(page, "Ingredient 1")).toHaveValue("2 eggs");

  await saveRecipe(page, "Create Recipe");
  await expect(page.getByRole("link", { name: "Kept omelette" })).toBeVisible();
  await page.goto("/recipes/create");
  await expect(field(page, "Title")).toHaveValue("");
  await expect(page.getByText("We kept what you had typed.")).toHaveCount(0);
});

test("a draft is continued when its form is opened on another device", { tag: "@nightly" }, async ({
  page,
  createMember,
  signIn,
  newVisitor,
}) => {
  const member = await createMember();
  await signIn(page, member);
  await page.goto("/recipes/create");
  const saved = page.waitForResponse((response) => response.url().includes("drafts.save"));
  await writeRecipe(page, { title: "Omelette from the desk" });
  expect((await saved).status()).toBe(200);

  const other = await newVisitor();
  await signIn(other, member);
  await other.goto("/recipes/create");
  await expect(other.getByText("We kept what you had typed.")).toBeVisible();
  await expect(field(other, "Title")).toHaveValue("Omelette from the desk");
  await field(other, "Title").fill("Omelette from the phone");
  await other.waitForResponse((response) => response.url().includes("drafts.save"));

  await page.reload();
  await expect(page.getByText("Another device or tab has a draft of this too.")).toBeVisible();
  await page.getByRole("button", { name: "Take that one" }).click();
  await openStep(page, "Recipe Details");
  await expect(field(page, "Title")).toHaveValue("Omelette from the phone");
});

test("the notice about another device's draft covers no field when the screen is a phone", {
  tag: "@nightly",
}, async ({ page, createMember, signIn, newVisitor, checkA11y }) => {
  const member = await createMember();
  const other = await newVisitor();
  await signIn(other, member);
  await other.goto("/recipes/create");
  const saved = other.waitForResponse(/drafts\.save/);
  await field(other, "Title").fill("Omelette from the desk");
  expect((await saved).status()).toBe(200);

  await page.setViewportSize({ width: 390, height: 667 });
  await signIn(page, member);
  const releaseCall = await holdCall(page, "drafts.get*");
  await page.goto("/recipes/create");
  await field(page, "Title").fill("Omelette from here");
  const tags = page.getByRole("textbox", { name: "Tags" });
  await tags.click();
  await tags.fill("eggs");
  releaseCall();
  const note = page.getByRole("status").filter({ hasText: "Another device or tab has a draft of this too." });
  await expect(note).toBeInViewport({ ratio: 1 });
  const overlap = async (control: Locator) => {
    const [above, below] = [await control.boundingBox(), await note.boundingBox()];
    return (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0);
  };
  await expect.poll(() => overlap(tags)).toBeLessThanOrEqual(0);
  await expect(tags).toBeFocused();
  await checkA11y(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => overlap(page.getByRole("switch", { name: "Public recipe" }))).toBeLessThan(0);
  await page.getByRole("button", { name: "Keep this one" }).click();
  await expect(note).toHaveCount(0);
  await expect(field(page, "Title")).toHaveValue("Omelette from here");
  await expect(page.getByRole("button", { name: "Remove tag eggs" })).toBeVisible();
});

test("a row focused by Tab is not covered by the buttons when the screen is a phone", {
  tag: "@nightly",
}, async ({ page, signUp }) => {
  await page.setViewportSize(phone);
  await signUp();
  await openIngredients(page);
  const line =
    "1 tbsp extraordinarily finely chopped parsley, leaves and tender stems of three large bunches, and more of it to serve";
  await field(page, "Ingredient 1").fill(line);
  for (let row = 2; row <= 8; row += 1) {
    await page.keyboard.press("Enter");
    await page.keyboard.insertText(line);
  }
  // After a reload, the caret is at the start of each line.
  await page.reload();
  const bar = page.getByRole("button", { name: "Next", exact: true });
  await field(page, "Ingredient 1").focus();
  for (let row = 2; row <= 8; row += 1) {
    while (
      !(await ingredientRows(page)
        .nth(row - 1)
        .evaluate((element) => element === document.activeElement))
    )
      await page.keyboard.press("Tab");
    await expect
      .poll(
        () =>
          bar.evaluate((button) => {
            const barTop = button.closest(".sticky")?.getBoundingClientRect().top ?? 0;
            return barTop - (document.activeElement?.getBoundingClientRect().bottom ?? 0);
          }),
        { message: `below ingredient ${row}` },
      )
      .toBeGreaterThanOrEqual(0);
  }
});
