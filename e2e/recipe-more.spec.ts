import type { Locator } from "@playwright/test";
import { holdCall, loseAnswers } from "./answers.ts";
import { expect, test } from "./fixtures.ts";
import { phone } from "./places.ts";
import { chooseMore } from "./recipe-menu.ts";
import { bearer, createRecipe } from "./sample-recipes.ts";

test("a copy whose answer was lost is found by asking again, and moves nobody who has gone on", {
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
  const answerAgain = await loseAnswers(page, "recipes.duplicate");
  await duplicate();
  await expect(page.getByText("The recipe could not be copied.", { exact: false })).toBeVisible();
  await answerAgain();

  await page.reload();
  const answer = await holdCall(page, "recipes.duplicate");
  await duplicate();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
  answer();
  await expect(page.getByText("Omelette (Copy) is in your recipes.")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await page.getByRole("button", { name: "View", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Omelette (Copy)");
  const mine = await request.get("/api/recipes/my", { headers: bearer(member) });
  expect(await mine.json()).toMatchObject({ metadata: { total_count: 2 } });
});

test("a delete can be waited for, moves nobody who has gone on, and without an answer shows what is so", {
  tag: "@nightly",
}, async ({ page, request, problems, signUp }) => {
  problems.allow(/ERR_FAILED|404/);
  const member = await signUp();
  for (const title of ["Leek pie", "Omelette", "Plum tart"]) await createRecipe(request, member, { title });
  const asked = page.getByRole("alertdialog");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "My Recipes" }).first().click();
  await page.getByRole("link", { name: "Omelette" }).click();
  await chooseMore(page, "Delete");
  const answer = await holdCall(page, "recipes.delete");
  await asked.getByRole("button", { name: "Delete" }).click();
  await expect(asked).toContainText("Deleting...");
  await page.keyboard.press("Escape");
  await expect(asked).toContainText("Deleting...");
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
  answer();
  await expect(page.getByText("Omelette is deleted.")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");

  await page.route("**/trpc/recipes.delete*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goForward();
  await page.getByRole("button", { name: "What to do with Leek pie" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await asked.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete recipe")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Leek pie/ })).toHaveCount(0);
  // The keyboard goes on at what stands in its place.
  const beside = page.getByRole("link", { name: /^Plum tart/ });
  await expect(beside).toBeFocused();

  await beside.click();
  await chooseMore(page, "Delete");
  await asked.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "Recipe not found" })).toBeFocused();
  await page.getByRole("link", { name: "Back to Recipes" }).click();
  await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
});

test("on a phone a description of some lines is folded and the tags come last, on a wide screen neither", {
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
  const words = page.getByText("Here it ends.");
  const hidden = () => words.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(await top(tag)).toBeGreaterThan(await top(method));
  expect(await top(ingredients)).toBeLessThan(844);
  expect(await hidden()).toBeGreaterThan(20);
  await page.getByRole("button", { name: "Read all" }).press("Enter");
  expect(await hidden()).toBeLessThanOrEqual(1);
  await page.getByRole("button", { name: "Show less" }).press("Enter");
  // Folded it is just where it can be unfolded.
  for (const [width, isFolded] of [
    [559, true],
    [560, false],
    [800, false],
    [1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole("button", { name: "Read all" })).toBeVisible({ visible: isFolded });
    if (isFolded) expect(await hidden(), `${width} wide`).toBeGreaterThan(20);
    else expect(await hidden(), `${width} wide`).toBeLessThanOrEqual(1);
  }
  await expect(tag).toHaveCount(1);
  expect(await top(tag)).toBeLessThan(await top(ingredients));
});
