import type { Page } from "@playwright/test";
import { enterGuestMode } from "./account-pages.ts";
import { expect, type Member, test } from "./fixtures.ts";
import { createRecipe } from "./sample-recipes.ts";

const heart = (page: Page, title: string) =>
  page.getByRole("button", {
    name: new RegExp(`^(Like|Unlike|Sign in to like|You cannot like).*: ${title},`),
  });
const expectLiked = (page: Page, title: string, likes: string) =>
  expect(heart(page, title).first()).toHaveAccessibleName(`Unlike this recipe: ${title}, ${likes}`);
const expectNotLiked = (page: Page, title: string, likes: string) =>
  expect(heart(page, title).first()).toHaveAccessibleName(`Like this recipe: ${title}, ${likes}`);

test.describe("another member's recipe", () => {
  let cook: Member;
  let id: string;
  let title: string;

  test.beforeEach(async ({ request, createMember }) => {
    cook = await createMember();
    title = `Plum dumplings of ${cook.name}`;
    ({ id } = await createRecipe(request, cook, { title, is_public: true, cuisine: "MEXICAN" }));
  });

  test("shows the same like on its page, its card and in the favorites when a heart is pressed", async ({
    page,
    signUp,
  }) => {
    await signUp();
    await page.goto(`/recipes/${id}`);
    await expectNotLiked(page, title, "0 likes");
    await heart(page, title).click();
    await expectLiked(page, title, "1 like");

    // The favorites come from the server, because the list was not loaded before.
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("link", { name: "Favorites" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Favorites");
    await expectLiked(page, title, "1 like");
    await expect(page.getByText(`By ${cook.name}`)).toBeVisible();
    await heart(page, title).click();
    await expect(page.getByRole("region", { name: "My Favorites" }).getByRole("article")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();

    // The cached response is older, but the page shows the newest like.
    await page.goBack();
    await expectNotLiked(page, title, "0 likes");

    await page.goto(`/search?q=${encodeURIComponent(cook.name)}`);
    await heart(page, title).click();
    await expectLiked(page, title, "1 like");
    await page.getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expectLiked(page, title, "1 like");
  });

  test("updates its heart and the favorites of other tabs when it is liked in one tab", {
    tag: "@nightly",
  }, async ({ page, signUp }) => {
    await signUp();
    await page.goto(`/recipes/${id}`);
    const other = await page.context().newPage();
    await other.goto(`/search?q=${encodeURIComponent(cook.name)}`);
    await expectNotLiked(other, title, "0 likes");
    await heart(page, title).click();
    await expectLiked(other, title, "1 like");

    const favorites = await page.context().newPage();
    await favorites.goto("/favorites");
    await expectLiked(favorites, title, "1 like");
    await heart(other, title).click();
    await expect(favorites.getByRole("region", { name: "My Favorites" }).getByRole("article")).toHaveCount(0);
    await expectNotLiked(page, title, "0 likes");
  });

  test("asks a guest to sign in and keeps its card closed when the heart is pressed", async ({ page }) => {
    await enterGuestMode(page);
    await page.goto(`/search?q=${encodeURIComponent(cook.name)}`);
    const button = heart(page, title);
    await expect(button).toBeDisabled();
    await button.hover();
    await expect(page.getByRole("tooltip")).toHaveText("Sign in to like recipes");
    await button.click({ force: true });
    await expect(page).toHaveURL(/\/search/);
  });
});
