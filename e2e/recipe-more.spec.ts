import { readFile } from "node:fs/promises";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect, type Member, test } from "./fixtures.ts";
import { handOver } from "./food-pages.ts";
import { chooseMore } from "./recipe-menu.ts";
import { bearer, createRecipe } from "./sample-recipes.ts";

test("an own recipe is duplicated and taken along as a file, by keyboard", { tag: "@long" }, async ({
  page,
  request,
  signUp,
  checkA11y,
}) => {
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "Omelette", ingredients: ["2½ eggs"] });
  await page.goto(`/recipes/${id}`);
  const more = page.getByRole("button", { name: "More", exact: true });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeFocused();
  // The formats are folded away behind one entry, and what takes away stands apart at the end.
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem")).toHaveText([/^Duplicate/, "Print", "Export", "Delete"]);
  await expect(menu.getByRole("separator").locator("~ *")).toHaveText(["Delete"]);
  await checkA11y(page);
  for (let press = 0; press < 2; press++) await page.keyboard.press("ArrowDown");
  const fold = page.getByRole("menuitem", { name: "Export" });
  await expect(fold).toBeFocused();
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(fold).toHaveAttribute("aria-expanded", "true");
  await checkA11y(page);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Recipe apps" })).toBeFocused();
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const file = await download;
  const node: unknown = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(JSON.stringify(node)).toContain('"Omelette"');
  expect(JSON.stringify(node)).toContain("2½ eggs");

  await more.click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page).not.toHaveURL(`/recipes/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Omelette (Copy)");
  await expect(page.getByText("Private", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit" }).first()).toBeVisible();
});

test("a recipe taken along as JSON-LD comes back through the importer as it was", async ({
  page,
  request,
  signUp,
}) => {
  const member = await signUp();
  const { id } = await createRecipe(request, member, {
    title: "Butter, <brown> & salted",
    ingredients: ["200 g butter ((cold))", "For the top:", "½ tsp salt"],
    steps: ["1. Melt.\nWait until it is <brown>.", "2. Salt it &amp; serve."],
    cooking_time: 600,
    servings: 6,
    cuisine: "FRENCH",
  });
  await page.goto(`/recipes/${id}`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Recipe apps" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  await handOver(
    page,
    "www.example.org/butter",
    `<html><script type="application/ld+json">${file}</script></html>`,
  );
  await expect(page.getByRole("textbox", { name: "Step 1" })).toHaveValue(
    "1. Melt.\nWait until it is <brown>.",
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("link", { name: "View Recipe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Butter, <brown> & salted");
  const again = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  expect(again).not.toBe(id);
  const [first, second] = await Promise.all([id, again].map((one) => written(request, member, one)));
  expect(first).toMatchObject({ cuisine: "FRENCH", cooking_time: 600, servings: 6 });
  expect(second).toEqual(first);
});

test("a copy whose answer was lost is found by asking again, and moves nobody who has gone on", {
  tag: "@long",
}, async ({ page, request, problems, signUp }) => {
  problems.allow(/ERR_FAILED/);
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "Omelette" });
  await page.goto(`/recipes/${id}`);
  const duplicate = async () => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
  };
  await page.route("**/trpc/recipes.duplicate*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await duplicate();
  await expect(page.getByText("The recipe could not be copied.", { exact: false })).toBeVisible();
  await page.unroute("**/trpc/recipes.duplicate*");

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
  tag: "@long",
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

test("of a very long title the delete question shows the beginning, and all of it to whoever asks or listens", {
  tag: "@long",
}, async ({ page, request, signUp, checkA11y }) => {
  const title = `${"Slowly braised shoulder of lamb and white beans ".repeat(4)}end`;
  const { id } = await createRecipe(request, await signUp(), { title });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/recipes/${id}`);
  await chooseMore(page, "Delete");
  const asked = page.getByRole("alertdialog");
  const whole = `Are you sure you want to delete "${title}"? This action cannot be undone.`;
  await expect(asked).toContainText(whole);
  const height = async () => (await asked.boundingBox())?.height ?? 0;
  const folded = await height();
  await checkA11y(page);
  const more = asked.getByRole("button", { name: "Show the whole title" });
  await more.press("Enter");
  await expect(asked.getByRole("button", { name: "Show less of it" })).toBeFocused();
  await expect(asked).toContainText(whole);
  expect(await height()).toBeGreaterThan(folded + 60);
});

test("a recipe of somebody else is copied into one's own", { tag: "@long" }, async ({
  page,
  request,
  createMember,
  signUp,
}) => {
  const owner = await createMember();
  const { id } = await createRecipe(request, owner, { title: "Stew", is_public: true });
  await signUp();
  await page.goto(`/recipes/${id}`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expect(page.getByRole("menuitem")).toHaveCount(2);
  await expect(page.getByRole("menuitem", { name: "Print", exact: true })).toBeVisible();
  await page.getByRole("menuitem", { name: "Save a copy" }).click();
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
  await page.goto("/recipes");
  await expect(page.getByRole("link", { name: /^Stew/ })).toBeVisible();
});

test("a long description is folded on the screen and whole on paper", { tag: "@long" }, async ({
  page,
  request,
  signUp,
}) => {
  const description = `${"It goes on and on. ".repeat(60)}Here it ends.`;
  const { id } = await createRecipe(request, await signUp(), { title: "Beans", description });
  await page.goto(`/recipes/${id}`);
  const words = page.getByText("Here it ends.");
  const height = () => words.evaluate((element) => element.getBoundingClientRect().height);
  await expect(page.getByRole("button", { name: "Read all" })).toHaveAttribute("aria-expanded", "false");
  const folded = await height();
  await page.getByRole("button", { name: "Read all" }).press("Enter");
  await expect(page.getByRole("button", { name: "Show less" })).toBeFocused();
  expect(await height()).toBeGreaterThan(folded * 1.5);
  await page.getByRole("button", { name: "Show less" }).press("Enter");
  await page.emulateMedia({ media: "print" });
  const hidden = await words.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
  await expect(page.getByRole("button", { name: "Read all" })).toBeHidden();
});

test("on a phone a description of some lines is folded and the tags come last, on a wide screen neither", {
  tag: "@long",
}, async ({ page, request, signUp }) => {
  const description = `${"It goes on and on. ".repeat(11)}Here it ends.`;
  const { id } = await createRecipe(request, await signUp(), {
    title: "Beans",
    description,
    tags: ["lunch"],
  });
  await page.setViewportSize({ width: 390, height: 844 });
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

/** What a cook wrote of a recipe, as the server has it. */
async function written(request: APIRequestContext, member: Member, id: string) {
  const answer = await request.get(`/api/recipes/${id}`, { headers: bearer(member) });
  const { title, ingredients, instructions, prep_time, cooking_time, total_time, servings, cuisine } =
    await answer.json();
  const lines = ingredients.map((row: Record<string, unknown>) => [row.section, row.original_text]);
  const steps = instructions.map((step: Record<string, unknown>) => [step.section, step.instruction]);
  return { title, lines, steps, prep_time, cooking_time, total_time, servings, cuisine };
}

/** Lets calls of a procedure through only when told. */
async function holdCall(page: Page, procedure: string): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(`**/trpc/${procedure}*`, async (route) => {
    await held;
    await route.continue();
  });
  return answer;
}

for (const height of [900, 620]) {
  test(`the menu of a recipe stays within a window ${height} px high, and all of it can be reached`, {
    tag: "@long",
  }, async ({ page, request, signUp }) => {
    await page.setViewportSize({ width: 1440, height });
    const { id } = await createRecipe(request, await signUp(), {
      title: "Chickpea and squash stew with lemon",
      description: "A warming pot for the first cold evenings.",
    });
    await page.goto(`/recipes/${id}`);
    await page.getByRole("button", { name: "More", exact: true }).click();
    const menu = page.getByRole("menu");
    const box = await menu.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(12);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height - 12);
    for (const entry of ["Delete", "Duplicate"]) {
      await page.keyboard.press(entry === "Delete" ? "End" : "Home");
      await expect(page.getByRole("menuitem", { name: entry })).toBeInViewport({ ratio: 1 });
    }
  });
}
