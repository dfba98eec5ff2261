import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { createLiked } from "./sample-recipes.ts";
import { phone } from "./viewports.ts";

const favorites = (page: Page) => page.getByRole("region", { name: "My Favorites" });
const titles = (page: Page) => favorites(page).getByRole("article").getByRole("heading");
const count = (page: Page) => page.getByRole("main").getByRole("status").first();
const heart = (page: Page, title: string) =>
  page.getByRole("button", { name: `Unlike this recipe: ${title},` });

test("favorites restore their search and filters when the address is opened or Back is pressed", async ({
  page,
  request,
  signUp,
  checkA11y,
}) => {
  const member = await signUp();
  await createLiked(request, member, { title: "Apple tart", cuisine: "FRENCH", difficulty: "HARD" });
  await createLiked(request, member, { title: "Basil rice", cuisine: "THAI", difficulty: "EASY" });
  await createLiked(request, member, { title: "Egg curry", cuisine: "THAI", difficulty: "MEDIUM" });
  await page.goto("/favorites");
  await expect(count(page)).toHaveText("3 favorites");
  await expect(titles(page)).toHaveText(["Egg curry", "Basil rice", "Apple tart"]);
  await expect(page.getByText(`By ${member.name}`)).toHaveCount(0);
  await checkA11y(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await checkA11y(page, "colours");

  await page.getByRole("combobox", { name: "Cuisine" }).selectOption("Thai");
  await expect(page).toHaveURL("/favorites?cuisine=thai");
  await expect(titles(page)).toHaveText(["Egg curry", "Basil rice"]);
  await expect(count(page)).toHaveText("2 of 3 favorites");
  await page.getByRole("combobox", { name: "Difficulty" }).selectOption("Easy");
  await expect(page).toHaveURL("/favorites?cuisine=thai&difficulty=easy");
  await expect(titles(page)).toHaveText(["Basil rice"]);

  await titles(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Basil rice");
  await page.goBack();
  await expect(page).toHaveURL("/favorites?cuisine=thai&difficulty=easy");
  await expect(titles(page)).toHaveText(["Basil rice"]);
  await page.goBack();
  await expect(titles(page)).toHaveText(["Egg curry", "Basil rice"]);

  await page.goto("/favorites?search=tart");
  await expect(titles(page)).toHaveText(["Apple tart"]);
  await page.getByRole("searchbox", { name: "Search my favorites" }).fill("nothing like it");
  await expect(page.getByRole("heading", { name: "No favorite fits" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Clear filters" }).last().click();
  await expect(page).toHaveURL("/favorites");
  await expect(titles(page)).toHaveCount(3);
});

test("favorites are filtered by tag and followed by more recipes when there are few of them", async ({
  page,
  request,
  signUp,
  checkA11y,
}) => {
  const member = await signUp();
  await createLiked(request, member, { title: "Apple tart", tags: ["autumn", "Cake"] });
  await page.goto("/favorites");
  const more = page.getByRole("region", { name: "More from this kitchen" });
  await expect(more.getByRole("article")).toHaveCount(4);
  await expect(more.getByRole("heading", { name: "Apple tart" })).toHaveCount(0);
  // A single recipe offers no filter by tags.
  await expect(page.getByRole("radiogroup", { name: "Tags" })).toHaveCount(0);
  const currentLink = (bar: string) =>
    page.getByRole("navigation", { name: bar }).locator("[aria-current=page]");
  await expect(currentLink("Main")).toHaveText(["My Recipes"]);
  await checkA11y(page);

  await createLiked(request, member, { title: "Basil rice", tags: ["quick"] });
  await page.reload();
  await expect(titles(page)).toHaveCount(2);
  const tags = favorites(page).getByRole("radiogroup", { name: "Tags" }).getByRole("radio");
  await expect(tags).toHaveCount(3);
  await tags.filter({ hasText: "Cake" }).click();
  await expect(page).toHaveURL("/favorites?search=Cake");
  await expect(titles(page)).toHaveText(["Apple tart"]);
  await expect(more).toHaveCount(0);
  await page.reload();
  await expect(tags.filter({ hasText: "Cake" })).toBeChecked();
  await tags.filter({ hasText: "Cake" }).click();
  await expect(page).toHaveURL("/favorites");
  await expect(titles(page)).toHaveCount(2);

  await page.setViewportSize(phone);
  await expect(currentLink("Bottom")).toHaveText(["Recipes"]);
  await page.getByRole("combobox", { name: "Tags" }).selectOption("quick");
  await expect(titles(page)).toHaveText(["Basil rice"]);
});

test("the favorites page explains how to begin when a member has none", async ({
  page,
  signUp,
  checkA11y,
}) => {
  await signUp();
  await page.goto("/favorites");
  await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  await checkA11y(page);
  await page.getByRole("link", { name: "Explore recipes" }).click();
  await expect(page).toHaveURL("/search");
});

test("a favorite disappears, moves the focus on and can be restored when its heart is pressed", {
  tag: "@nightly",
}, async ({ page, request, signUp }) => {
  const member = await signUp();
  for (const title of ["Apple tart", "Basil rice", "Egg curry"])
    await createLiked(request, member, { title });
  await page.goto("/favorites");
  await expect(titles(page)).toHaveText(["Egg curry", "Basil rice", "Apple tart"]);
  await heart(page, "Basil rice").focus();
  await page.keyboard.press("Enter");
  await expect(titles(page)).toHaveText(["Egg curry", "Apple tart"]);
  await expect(count(page)).toHaveText("2 favorites");
  await expect(page.getByRole("link", { name: "Apple tart" })).toBeFocused();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(titles(page)).toHaveText(["Basil rice", "Egg curry", "Apple tart"]);
  await expect(count(page)).toHaveText("3 favorites");

  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await heart(page, "Basil rice").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Egg curry" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  // Alt+T focuses the toasts; Undo also restores the focus.
  await page.keyboard.press("Alt+KeyT");
  // The first Tab focuses the toast, the second one its button.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("3 favorites");
  await expect(page.getByRole("link", { name: "Egg curry" })).toBeFocused();

  // The pointer does not move, so the second click of a double click hits the heart of the next card.
  await heart(page, "Egg curry").click();
  await expect(titles(page)).toHaveText(["Basil rice", "Apple tart"]);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.reload();
  await expect(titles(page)).toHaveText(["Basil rice", "Apple tart"]);
});
