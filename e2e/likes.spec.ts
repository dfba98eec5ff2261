import type { Page } from "@playwright/test";
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

  test("all cards of one recipe turn together", { tag: "@long" }, async ({ page, request, signIn }) => {
    await signIn(page, cook);
    await createRecipe(request, cook, { title: "Another", is_public: true });
    await page.goto("/dashboard?cuisine=mexican");
    const hearts = heart(page, title);
    // Among the recent and the popular ones; what is featured is neither of those.
    await expect(hearts).toHaveCount(2);
    await hearts.last().click();
    for (const nth of [0, 1]) {
      await expect(hearts.nth(nth)).toHaveAccessibleName(`Unlike this recipe: ${title}, 1 like`);
    }
    await expect(page.getByRole("link", { name: "Liked" })).toHaveText(/1/);
  });

  test("a heart pressed in one tab turns in the others, and leaves the favorites there", {
    tag: "@long",
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

  test("a heart is disabled while its call is under way", { tag: "@long" }, async ({ page, signUp }) => {
    await signUp();
    let calls = 0;
    let answer = () => {};
    const held = new Promise<void>((done) => {
      answer = done;
    });
    await page.route("**/trpc/likes.like*", async (route) => {
      calls += 1;
      await held;
      await route.continue();
    });
    await page.goto(`/recipes/${id}`);
    await heart(page, title).click();
    await expect(heart(page, title)).toBeDisabled();
    await heart(page, title).click({ force: true });
    await notLiked(page, title, "0 likes");
    answer();
    await expect(heart(page, title)).toBeEnabled();
    await liked(page, title, "1 like");
    expect(calls).toBe(1);
  });

  test("a like that fails is logged and nobody is told", { tag: "@long" }, async ({
    page,
    problems,
    signUp,
  }) => {
    problems.allow(/ERR_FAILED|Failed to update like status/);
    await signUp();
    await page.route("**/trpc/likes.like*", (route) => route.abort());
    await page.goto(`/recipes/${id}`);
    const logged = page.waitForEvent("console", (message) =>
      message.text().startsWith("Failed to update like status"),
    );
    await heart(page, title).click();
    await logged;
    await expect(heart(page, title)).toBeEnabled();
    await notLiked(page, title, "0 likes");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  });

  test("the tooltip says what the heart does, at the pointer and at the keyboard", { tag: "@long" }, async ({
    page,
    signUp,
  }) => {
    await signUp();
    await page.goto(`/recipes/${id}`);
    const tip = page.getByRole("tooltip");
    await heart(page, title).hover();
    await expect(tip).toHaveText("Like this recipe");
    await page.keyboard.press("Escape");
    await expect(tip).toHaveCount(0);
    await heart(page, title).focus();
    await page.keyboard.press("Enter");
    await liked(page, title, "1 like");
    // The focus has stayed through the call.
    await expect(heart(page, title)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(tip).toHaveText("Unlike this recipe");
    await page.keyboard.press("Space");
    await notLiked(page, title, "0 likes");
  });

  test("a guest is told to sign in, and the card does not open under the heart", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("guestMode", "true"));
    await page.goto(`/search?q=${encodeURIComponent(cook.name)}`);
    const button = heart(page, title);
    await expect(button).toBeDisabled();
    await button.hover();
    await expect(page.getByRole("tooltip")).toHaveText("Sign in to like recipes");
    await button.click({ force: true });
    await expect(page).toHaveURL(/\/search/);
  });

  test("a recipe that one may not like says so", { tag: "@long" }, async ({ page, signUp }) => {
    await signUp();
    await page.route("**/trpc/recipes.get*", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"canLike":true', '"canLike":false');
      await route.fulfill({ response: answer, body });
    });
    await page.goto(`/recipes/${id}`);
    await expect(heart(page, title)).toBeDisabled();
    await heart(page, title).hover();
    await expect(page.getByRole("tooltip")).toHaveText("You cannot like this recipe");
  });

  for (const [count, shown] of [
    [999, "999"],
    [1234, "1.2K"],
    [12_345, "12K+"],
  ] as const) {
    test(`${count} likes are shown as ${shown}`, { tag: "@long" }, async ({ page, signUp }) => {
      await signUp();
      await page.route("**/trpc/recipes.get*", async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace('"likeCount":0', `"likeCount":${count}`);
        await route.fulfill({ response: answer, body });
      });
      await page.goto(`/recipes/${id}`);
      await expect(heart(page, title)).toHaveText(`${shown} likes`);
    });
  }
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a tap on a disabled heart says why", { tag: "@long" }, async ({ page, request, createMember }) => {
    const cook = await createMember();
    const title = `Barley soup of ${cook.name}`;
    await createRecipe(request, cook, { title, is_public: true });
    await page.addInitScript(() => localStorage.setItem("guestMode", "true"));
    await page.goto(`/search?q=${encodeURIComponent(cook.name)}`);
    await heart(page, title).tap({ force: true });
    await expect(page.getByRole("tooltip")).toHaveText("Sign in to like recipes");
    await expect(page).toHaveURL(/\/search/);
  });
});
