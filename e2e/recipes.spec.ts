import type { Page } from "@playwright/test";
import { expect, type Member, test } from "./fixtures.ts";
import { holdResponses } from "./layout-shifts.ts";
import { createRecipe, type SampleRecipe } from "./sample-recipes.ts";
import { boxOf, desk, phone } from "./viewports.ts";

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
const status = (page: Page) => page.getByRole("main").getByRole("status").first();

test.describe("with eight recipes", () => {
  let member: Member;

  test.beforeEach(async ({ page, request, signUp }) => {
    member = await signUp();
    for (const sample of samples) await createRecipe(request, member, sample);
    await page.goto("/recipes");
    await expect(titles(page)).toHaveCount(8);
  });

  test("the list restores filters and order from the address when Back or reload is pressed", async ({
    page,
  }) => {
    const cuisine = page.getByRole("combobox", { name: "Cuisine" });
    const order = page.getByRole("combobox", { name: "Order" });
    await expect(status(page)).toHaveText("8 recipes");
    await expect(titles(page).first()).toHaveText("Hummus");

    await cuisine.selectOption("Thai");
    await expect(page).toHaveURL("/recipes?cuisine=thai");
    await expect(status(page)).toHaveText("3 recipes found");
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

  test("the back link opens the list with its filters when the recipe was opened from it", {
    tag: "@nightly",
  }, async ({ page }) => {
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

    // A new tab has no list in its history, so the link opens the list without filters.
    const href = await page.getByRole("link", { name: "Fish soup" }).getAttribute("href");
    await page.goto(href ?? "");
    await back.click();
    await expect(page).toHaveURL("/recipes");
  });
});

test("a recipe's page and form keep their layout when the recipe loads", {
  tag: "@nightly",
}, async ({ page, request, signUp }) => {
  const member = await signUp();
  const title = "Sunday roast chicken with lemon, thyme and new potatoes";
  const roast = await createRecipe(request, member, {
    title,
    cuisine: "FRENCH",
    description: "A tray of chicken, potatoes and lemon that looks after itself.",
  });
  const bread = await createRecipe(request, member, { title: "Bread", is_public: true });
  const heading = page.getByRole("heading", { level: 1 });
  await test.step("heading and picture placeholder are shown before the recipe", async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const releasePage = await holdResponses(page);
    await page.goto(`/recipes/${roast.id}`);
    await expect(heading).toHaveText("Recipe");
    await releasePage();
    await expect(heading).toHaveText(title);
    await page.unrouteAll({ behavior: "wait" });
    const releaseForm = await holdResponses(page);
    await page.goto(`/recipes/${roast.id}/edit`);
    const placeholder = page.locator("[class*='aspect-4/3']").first();
    await expect(placeholder).toBeVisible();
    const placeholderBox = await placeholder.boundingBox();
    await releaseForm();
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(title);
    const pictureBox = await page.locator("fieldset [class*='aspect-4/3']").first().boundingBox();
    expect([placeholderBox?.width, placeholderBox?.height]).toEqual([pictureBox?.width, pictureBox?.height]);
    await page.unrouteAll({ behavior: "wait" });
  });
  await test.step("a tablet shows the first button, a wide screen two aligned columns", async () => {
    await page.goto(`/recipes/${roast.id}`);
    const bar = page.getByRole("navigation", { name: "Bottom bar" });
    const button = await boxOf(page.getByRole("link", { name: "Start cooking" }));
    expect(button.bottom).toBeLessThanOrEqual((await boxOf(bar)).y);
    await page.setViewportSize(desk);
    const middleOf = async (name: string) =>
      (await boxOf(page.getByRole("heading", { level: 2, name }))).middleY;
    expect(Math.abs((await middleOf("Ingredients")) - (await middleOf("Method")))).toBeLessThanOrEqual(1);
  });
  await test.step("a public recipe without a cuisine has no empty line for it", async () => {
    await page.setViewportSize(phone);
    await page.goto(`/recipes/${bread.id}`);
    await expect(heading).toHaveText("Bread");
    const gap = await heading.evaluate((element) => {
      const picture = document.querySelector(".recipe-picture");
      return element.getBoundingClientRect().top - (picture?.getBoundingClientRect().bottom ?? 0);
    });
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThanOrEqual(24);
  });
});
