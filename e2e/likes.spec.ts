import type { Page } from "@playwright/test";
import { beGuest } from "./account-pages.ts";
import { expect, type Member, test } from "./fixtures.ts";
import { createRecipe } from "./sample-recipes.ts";

const heart = (page: Page, title: string) =>
  page.getByRole("button", {
    name: new RegExp(`^(Like|Unlike|Sign in to like|You cannot like).*: ${title},`),
  });
const liked = (page: Page, title: string, likes: string) =>
  expect(heart(page, title).first()).toHaveAccessibleName(`Unlike this recipe: ${title}, ${likes}`);
const notLiked = (page: Page, title: string, likes: string) =>
  expect(heart(page, title).first()).toHaveAccessibleName(`Like this recipe: ${title}, ${likes}`);

test.describe("with a recipe of somebody else", () => {
  let cook: Member;
  let id: string;
  let title: string;

  test.beforeEach(async ({ request, createMember }) => {
    cook = await createMember();
    title = `Plum dumplings of ${cook.name}`;
    ({ id } = await createRecipe(request, cook, { title, is_public: true, cuisine: "MEXICAN" }));
  });

  test("one likes it on its page, on a card and among the favorites, and all of them agree", async ({
    page,
    signUp,
  }) => {
    await signUp();
    await page.goto(`/recipes/${id}`);
    await notLiked(page, title, "0 likes");
    await heart(page, title).click();
    await liked(page, title, "1 like");

    // The list was not asked for before: the card comes with the server's word. Its heart takes the like back.
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("link", { name: "Favorites" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Favorites");
    await liked(page, title, "1 like");
    await expect(page.getByText(`By ${cook.name}`)).toBeVisible();
    await heart(page, title).click();
    await expect(page.getByRole("region", { name: "My Favorites" }).getByRole("article")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();

    // Back on the page, which still holds its older answer, the newest word stands.
    await page.goBack();
    await notLiked(page, title, "0 likes");

    await page.goto(`/search?q=${encodeURIComponent(cook.name)}`);
    await heart(page, title).click();
    await liked(page, title, "1 like");
    await page.getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await liked(page, title, "1 like");
  });

  test("a heart pressed in one tab turns in the others, and leaves the favorites there", {
    tag: "@nightly",
  }, async ({ page, signUp }) => {
    await signUp();
    await page.goto(`/recipes/${id}`);
    const other = await page.context().newPage();
    await other.goto(`/search?q=${encodeURIComponent(cook.name)}`);
    await notLiked(other, title, "0 likes");
    await heart(page, title).click();
    await liked(other, title, "1 like");

    const favorites = await page.context().newPage();
    await favorites.goto("/favorites");
    await liked(favorites, title, "1 like");
    await heart(other, title).click();
    await expect(favorites.getByRole("region", { name: "My Favorites" }).getByRole("article")).toHaveCount(0);
    await notLiked(page, title, "0 likes");
  });

  test("a guest is told to sign in, and the card does not open under the heart", async ({ page }) => {
    await beGuest(page);
    await page.goto(`/search?q=${encodeURIComponent(cook.name)}`);
    const button = heart(page, title);
    await expect(button).toBeDisabled();
    await button.hover();
    await expect(page.getByRole("tooltip")).toHaveText("Sign in to like recipes");
    await button.click({ force: true });
    await expect(page).toHaveURL(/\/search/);
  });
});
