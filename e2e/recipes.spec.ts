import type { Page } from "@playwright/test";
import { expect, type Member, test } from "./fixtures.ts";
import { holdAnswers } from "./layout-shifts.ts";
import { bearer, createRecipe, type SampleRecipe } from "./sample-recipes.ts";

const samples: SampleRecipe[] = [
  { title: "Apple tart", cuisine: "FRENCH", difficulty: "HARD", cooking_time: 60 },
  { title: "Basil rice", cuisine: "THAI", difficulty: "EASY", cooking_time: 20 },
  { title: "Corn fritters", cuisine: "AMERICAN", difficulty: "EASY", cooking_time: 15, is_public: true },
  { title: "Dal", cuisine: "INDIAN", difficulty: "EASY", cooking_time: 40 },
  { title: "Egg curry", cuisine: "THAI", difficulty: "MEDIUM", cooking_time: 35 },
  { title: "Fish soup", cuisine: "THAI", difficulty: "EASY", cooking_time: 30 },
  { title: "Gnocchi", cuisine: "ITALIAN", difficulty: "HARD", cooking_time: 25 },
  { title: "Hummus", cuisine: "MEDITERRANEAN", difficulty: "EASY", cooking_time: 10 },
];

const titles = (page: Page) => page.getByRole("article").getByRole("heading");
const said = (page: Page) => page.getByRole("main").getByRole("status").first();

test.describe("with eight recipes", () => {
  let member: Member;

  test.beforeEach(async ({ page, request, signUp }) => {
    member = await signUp();
    for (const sample of samples) await createRecipe(request, member, sample);
    await page.goto("/recipes");
    await expect(titles(page)).toHaveCount(8);
  });

  test("filters and order stand in the address and survive Back and a reload", async ({ page }) => {
    const cuisine = page.getByRole("combobox", { name: "Cuisine" });
    const order = page.getByRole("combobox", { name: "Order" });
    await expect(said(page)).toHaveText("8 recipes");
    await expect(titles(page).first()).toHaveText("Hummus");

    await cuisine.selectOption("Thai");
    await expect(page).toHaveURL("/recipes?cuisine=thai");
    await expect(said(page)).toHaveText("3 recipes found");
    await expect(titles(page)).toHaveText(["Fish soup", "Egg curry", "Basil rice"]);
    await order.selectOption("Quickest first");
    await expect(page).toHaveURL("/recipes?cuisine=thai&order=cooking_time-asc");
    await expect(titles(page)).toHaveText(["Basil rice", "Fish soup", "Egg curry"]);

    await page.reload();
    await expect(cuisine).toHaveValue("THAI");
    await expect(order).toHaveValue("cooking_time-asc");
    await expect(titles(page)).toHaveText(["Basil rice", "Fish soup", "Egg curry"]);

    await titles(page).first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Basil rice");
    await page.goBack();
    await expect(titles(page)).toHaveText(["Basil rice", "Fish soup", "Egg curry"]);
    await page.goBack();
    await expect(page).toHaveURL("/recipes?cuisine=thai");
    await expect(titles(page)).toHaveText(["Fish soup", "Egg curry", "Basil rice"]);
    await page.goBack();
    await expect(page).toHaveURL("/recipes");
    await expect(titles(page)).toHaveCount(8);
    await expect(cuisine).toHaveValue("");
  });

  test("pages and their size stand in the address too", { tag: "@long" }, async ({ page }) => {
    await page.getByRole("combobox", { name: "Recipes a page" }).selectOption("6");
    await expect(page).toHaveURL("/recipes?page_size=6");
    await expect(titles(page)).toHaveCount(6);
    await page.getByRole("button", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/recipes?page_size=6&page=2");
    await expect(titles(page)).toHaveText(["Basil rice", "Apple tart"]);
    await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
    await page.reload();
    await expect(titles(page)).toHaveText(["Basil rice", "Apple tart"]);
    await page.goBack();
    await expect(titles(page)).toHaveCount(6);

    await page.goto("/recipes?page_size=6&page=9");
    await page.getByRole("button", { name: "To the first page" }).click();
    await expect(page).toHaveURL("/recipes?page_size=6");
    await expect(titles(page)).toHaveCount(6);
  });

  test("what is typed narrows the list, and a search without a hit says so", { tag: "@long" }, async ({
    page,
  }) => {
    const field = page.getByRole("searchbox", { name: "Search my recipes" });
    await field.fill("curry");
    await expect(page).toHaveURL("/recipes?search=curry");
    await expect(titles(page)).toHaveText(["Egg curry"]);
    await page.getByRole("combobox", { name: "Visibility" }).selectOption("Public only");
    await expect(page.getByRole("heading", { name: "No recipe fits" })).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Clear filters" }).last().click();
    await expect(page).toHaveURL("/recipes");
    await expect(titles(page)).toHaveCount(8);
    await expect(field).toHaveValue("");
  });

  test("deleting asks first; a no leaves everything, a yes takes the one recipe away", {
    tag: "@long",
  }, async ({ page }) => {
    const menu = page.getByRole("button", { name: "What to do with Dal" });
    const question = page.getByRole("alertdialog", { name: "Delete this recipe?" });
    await menu.click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(question).toContainText(
      'Are you sure you want to delete "Dal"? This action cannot be undone.',
    );
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
    await expect(menu).toBeFocused();
    await expect(titles(page)).toHaveCount(8);

    await menu.click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(titles(page)).toHaveCount(7);
    await expect(titles(page).filter({ hasText: "Dal" })).toHaveCount(0);
    await expect(said(page)).toHaveText("7 recipes");
    await page.reload();
    await expect(titles(page)).toHaveCount(7);
  });

  test("the way back from a recipe leads to the list as it was left", { tag: "@long" }, async ({ page }) => {
    const back = page.getByRole("link", { name: "Back to Recipes" });
    await page.goto("/recipes?cuisine=thai&page_size=6");
    await page.getByRole("link", { name: "Fish soup" }).click();
    await page.getByRole("button", { name: "One serving more" }).click();
    await expect(page).toHaveURL(/servings=5/);
    await page.reload();
    await back.click();
    await expect(page).toHaveURL("/recipes?cuisine=thai&page_size=6");

    const liked = page.waitForResponse(/likes\.like/);
    await page
      .getByRole("button", { name: /^Like this recipe/ })
      .first()
      .click();
    await liked;
    await page.goto("/favorites?search=fish");
    await page.getByRole("link", { name: "Fish soup" }).click();
    await back.click();
    await expect(page).toHaveURL("/favorites?search=fish");

    // From a list's card, but in a tab of its own: there is no list behind it.
    const href = await page.getByRole("link", { name: "Fish soup" }).getAttribute("href");
    await page.goto(href ?? "");
    await back.click();
    await expect(page).toHaveURL("/recipes");
  });

  test("a delete that fails says why and leaves the recipe", { tag: "@long" }, async ({ page, problems }) => {
    problems.allow(/ERR_FAILED/);
    await page.route("**/trpc/recipes.delete*", (route) => route.abort());
    await page.getByRole("button", { name: "What to do with Dal" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Failed to delete recipe")).toBeVisible();
    await expect(titles(page)).toHaveCount(8);
  });

  test("a card leads to its recipe and its menu to the form", { tag: "@long" }, async ({
    page,
    checkA11y,
  }) => {
    await page.getByRole("link", { name: "Gnocchi" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gnocchi");
    await page.getByRole("link", { name: "Back to Recipes" }).click();
    await page.getByRole("button", { name: "What to do with Gnocchi" }).click();
    await checkA11y(page);
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}\/edit$/);
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Gnocchi");
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gnocchi");
  });
});

test("a member without recipes is told how to begin", { tag: "@long" }, async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes");
  await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Create Recipe" }).click();
  await expect(page).toHaveURL("/recipes/create");
});

test("a list that cannot be loaded says so and offers another try", { tag: "@long" }, async ({
  page,
  problems,
  signUp,
}) => {
  problems.allow(/ERR_FAILED/);
  await signUp();
  await page.route("**/trpc/**recipes.my*", (route) => route.abort());
  await page.goto("/recipes");
  await expect(page.getByText("Failed to fetch recipes")).toBeVisible();
  // There is nothing to narrow or to order; what to look for can be typed all the same.
  for (const choice of ["Cuisine", "Difficulty", "Visibility", "Order"])
    await expect(page.getByRole("combobox", { name: choice })).toBeDisabled();
  await expect(page.getByRole("searchbox", { name: "Search my recipes" })).toBeEnabled();
  await page.unroute("**/trpc/**recipes.my*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
});

test("a recipe that cannot be loaded says so on its page and before its form", { tag: "@long" }, async ({
  page,
  problems,
  request,
  signUp,
}) => {
  problems.allow(/ERR_FAILED/);
  const { id } = await createRecipe(request, await signUp(), { title: "Dal" });
  await page.route("**/trpc/**recipes.get*", (route) => route.abort());
  await page.goto(`/recipes/${id}`);
  await expect(page.getByText("Failed to fetch recipe", { exact: true })).toBeVisible();
  await page.goto(`/recipes/${id}/edit`);
  await expect(page.getByText("Failed to fetch recipe", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Back to Recipes" })).toBeVisible();
  await page.unroute("**/trpc/**recipes.get*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Dal");
});

test("where there is no recipe to change, nobody is asked to try again", { tag: "@long" }, async ({
  page,
  problems,
  signUp,
}) => {
  problems.allow(/status of 404/);
  await signUp();
  await page.goto("/recipes/none/edit");
  await expect(page.getByText("Recipe not found", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
  await page.getByRole("link", { name: "Back to Recipes" }).click();
  await expect(page).toHaveURL("/recipes");
});

test("a recipe on its way has a heading already", { tag: "@long" }, async ({
  page,
  problems,
  request,
  signUp,
}) => {
  problems.allow(/ERR_FAILED/);
  const { id } = await createRecipe(request, await signUp(), { title: "Dal" });
  const answer = await holdAnswers(page);
  await page.goto(`/recipes/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recipe");
  await answer();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dal");
});

test("before a recipe has come, its form holds the picture's place", { tag: "@long" }, async ({
  page,
  request,
  signUp,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const { id } = await createRecipe(request, await signUp(), { title: "Dal" });
  const answer = await holdAnswers(page);
  await page.goto(`/recipes/${id}/edit`);
  const shape = page.locator("[class*='aspect-4/3']").first();
  await expect(shape).toBeVisible();
  const held = await shape.boundingBox();
  await answer();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Dal");
  const come = await page.locator("fieldset [class*='aspect-4/3']").first().boundingBox();
  expect([held?.width, held?.height]).toEqual([come?.width, come?.height]);
});

test("a public recipe without a cuisine keeps no line free for one", { tag: "@long" }, async ({
  page,
  request,
  signUp,
}) => {
  const { id } = await createRecipe(request, await signUp(), { title: "Bread", is_public: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/recipes/${id}`);
  const title = page.getByRole("heading", { level: 1, name: "Bread" });
  await expect(title).toBeVisible();
  const gap = await title.evaluate((heading) => {
    const picture = document.querySelector(".recipe-picture");
    return heading.getBoundingClientRect().top - (picture?.getBoundingClientRect().bottom ?? 0);
  });
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThanOrEqual(24);
});

test("a recipe's two columns begin in one line, and a tablet shows its first button at once", {
  tag: "@long",
}, async ({ page, request, createMember }) => {
  const title = "Sunday roast chicken with lemon, thyme and new potatoes";
  const { id } = await createRecipe(request, await createMember(), {
    title,
    is_public: true,
    cuisine: "FRENCH",
    description: "A tray of chicken, potatoes and lemon that looks after itself.",
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem("guestMode", "true"));
  await page.goto(`/recipes/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const middleOf = async (name: string) => {
    const box = await page.getByRole("heading", { level: 2, name }).boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? 0) / 2;
  };
  expect(Math.abs((await middleOf("Ingredients")) - (await middleOf("Method")))).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 768, height: 1024 });
  const start = page.getByRole("link", { name: "Start cooking" });
  const bar = page.getByRole("navigation").filter({ hasText: "Home" });
  const [button, below] = await Promise.all([start.boundingBox(), bar.boundingBox()]);
  expect((button?.y ?? Number.NaN) + (button?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test("a recipe that was deleted elsewhere goes from the list when one deletes it here", {
  tag: "@long",
}, async ({ page, request, problems, signUp }) => {
  problems.allow(/status of 404/);
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "Leek pie" });
  await page.goto("/recipes");
  await expect(page.getByRole("link", { name: "Leek pie" })).toBeVisible();
  await request.delete(`/api/recipes/${id}`, { headers: bearer(member) });
  await page.getByRole("button", { name: "What to do with Leek pie" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Recipe not found")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
});
