import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { holdCall, loseResponses } from "./held-calls.ts";
import { chooseMore } from "./recipe-menu.ts";
import { bearer, createRecipe } from "./sample-recipes.ts";
import { phone } from "./viewports.ts";

test("a recipe is duplicated once when the response was lost, and the open page stays", {
  tag: "@nightly",
}, async ({ page, request, problems, signUp }) => {
  problems.allow(/ERR_FAILED/);
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "Omelette" });
  await page.goto(`/recipes/${id}`);
  const duplicate = async () => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
  };
  const restoreResponses = await loseResponses(page, "recipes.duplicate");
  await duplicate();
  await expect(page.getByText("The recipe could not be copied.", { exact: false })).toBeVisible();
  await restoreResponses();

  await page.reload();
  const releaseCall = await holdCall(page, "recipes.duplicate");
  await duplicate();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
  releaseCall();
  await expect(page.getByText("Omelette (Copy) is in your recipes.")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await page.getByRole("button", { name: "View", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Omelette (Copy)");
  const mine = await request.get("/api/recipes/my", { headers: bearer(member) });
  expect(await mine.json()).toMatchObject({ metadata: { total_count: 2 } });
});

test("a deletion shows the current state when its response is late or lost, and the open page stays", {
  tag: "@nightly",
}, async ({ page, request, problems, signUp }) => {
  problems.allow(/ERR_FAILED|404/);
  const member = await signUp();
  for (const title of ["Leek pie", "Omelette", "Plum tart"]) await createRecipe(request, member, { title });
  const dialog = page.getByRole("alertdialog");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "My Recipes" }).first().click();
  await page.getByRole("link", { name: "Omelette" }).click();
  await chooseMore(page, "Delete");
  const releaseCall = await holdCall(page, "recipes.delete");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog).toContainText("Deleting...");
  await page.keyboard.press("Escape");
  await expect(dialog).toContainText("Deleting...");
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
  releaseCall();
  await expect(page.getByText("Omelette is deleted.")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");

  await page.route("**/trpc/recipes.delete*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goForward();
  await page.getByRole("button", { name: "What to do with Leek pie" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete recipe")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Leek pie/ })).toHaveCount(0);
  // The focus moves to the next card.
  const nextCard = page.getByRole("link", { name: /^Plum tart/ });
  await expect(nextCard).toBeFocused();

  await nextCard.click();
  await chooseMore(page, "Delete");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "Recipe not found" })).toBeFocused();
  await page.getByRole("link", { name: "Back to Recipes" }).click();
  await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
});

test("a long description is collapsed and the tags come last when the screen is a phone", {
  tag: "@nightly",
}, async ({ page, signUpWith }) => {
  const description = `${"It goes on and on. ".repeat(11)}Here it ends.`;
  const { id } = await signUpWith({
    title: "Beans",
    description,
    tags: ["lunch"],
  });
  await page.setViewportSize(phone);
  await page.goto(`/recipes/${id}`);
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  const ingredients = page.getByRole("heading", { name: "Ingredients" });
  const method = page.getByRole("heading", { name: "Method" });
  const tag = page.getByRole("link", { name: "lunch", exact: true });
  const text = page.getByText("Here it ends.");
  const hidden = () => text.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(await top(tag)).toBeGreaterThan(await top(method));
  expect(await top(ingredients)).toBeLessThan(844);
  expect(await hidden()).toBeGreaterThan(20);
  await page.getByRole("button", { name: "Read all" }).press("Enter");
  expect(await hidden()).toBeLessThanOrEqual(1);
  await page.getByRole("button", { name: "Show less" }).press("Enter");
  // The text is collapsed at exactly those widths at which the button is visible.
  for (const [width, isCollapsed] of [
    [559, true],
    [560, false],
    [800, false],
    [1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole("button", { name: "Read all" })).toBeVisible({ visible: isCollapsed });
    if (isCollapsed) expect(await hidden(), `${width} wide`).toBeGreaterThan(20);
    else expect(await hidden(), `${width} wide`).toBeLessThanOrEqual(1);
  }
  await expect(tag).toHaveCount(1);
  expect(await top(tag)).toBeLessThan(await top(ingredients));
});
