import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { createLiked, createRecipe } from "./sample-recipes.ts";
import { boxOf, phone } from "./viewports.ts";

const TITLE = "Spaghetti with clams, chilli and a large handful of parsley.";

test.use({ viewport: phone, hasTouch: true });

/** Expects that the first title is complete on two lines, and in the upper half of the screen. */
async function expectCompleteTitleNearTop(page: Page) {
  const title = page.getByRole("article").first().getByRole("heading");
  await expect(title).toHaveText(TITLE);
  const shown = await title.evaluate((element) => ({
    top: element.getBoundingClientRect().top,
    lines: Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    isCut: element.scrollHeight > element.clientHeight,
  }));
  expect(shown).toMatchObject({ lines: 2, isCut: false });
  expect(shown.top).toBeLessThan(360);
}

test("lists begin near the top and show complete titles of sixty letters when the screen is a phone", {
  tag: "@nightly",
}, async ({ page, request, signUp, checkA11y }) => {
  const member = await signUp();
  await createRecipe(request, member, { title: "Plum jam" });
  await createLiked(request, member, { title: TITLE, is_public: true });
  expect(TITLE).toHaveLength(60);

  await page.goto("/recipes");
  await expectCompleteTitleNearTop(page);
  const cards = page.getByRole("article");
  await expect(cards.filter({ hasText: TITLE }).getByText("Public", { exact: true })).toHaveCount(1);
  await expect(cards.filter({ hasText: "Plum jam" }).getByText(/Public|Private/)).toHaveCount(0);
  // A heart shows no number if the only like is the member's own.
  await expect(cards.filter({ hasText: TITLE }).getByRole("button", { name: /^Unlike/ })).toHaveText("");
  // Title and facts are centred next to the picture, and the buttons do not overlap.
  for (const card of await cards.all()) {
    const picture = await boxOf(card.locator(".card-picture"));
    const [title, facts] = [await boxOf(card.getByRole("heading")), await boxOf(card.getByRole("list"))];
    const heart = await boxOf(card.getByRole("button", { name: /like this recipe/i }));
    const menu = await boxOf(card.getByRole("button", { name: /^What to do with/ }));
    expect(facts.y - title.bottom).toBeLessThan(8);
    const middle = (title.y + facts.bottom) / 2;
    expect(Math.abs(middle - (picture.y + picture.height / 2))).toBeLessThan(3);
    for (const button of [heart, menu]) {
      expect(button.width).toBeGreaterThanOrEqual(44);
      expect(button.height).toBeGreaterThanOrEqual(44);
      expect(Math.abs(button.y + button.height / 2 - (facts.y + facts.height / 2))).toBeLessThan(4);
    }
    expect(heart.right).toBeLessThanOrEqual(menu.x);
  }
  await checkA11y(page);

  await page.goto("/search?q=spaghetti+clams");
  await expectCompleteTitleNearTop(page);
  await checkA11y(page);
});

test("recipe lists keep the chosen layout and their hearts keep their place when the screen is a phone", {
  tag: "@nightly",
}, async ({ page, request, signUp, checkA11y }) => {
  const member = await signUp();
  for (const title of ["Dal", "Plum jam", TITLE]) await createLiked(request, member, { title });
  await page.goto("/favorites");
  const cards = page.getByRole("region", { name: "My Favorites" }).getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText([TITLE, "Plum jam", "Dal"]);
  const columns = async () => new Set((await Promise.all((await cards.all()).map(boxOf))).map(({ x }) => x));
  expect((await columns()).size).toBe(1);
  await page.getByRole("button", { name: "Show as cards" }).click();
  expect((await columns()).size).toBe(2);
  await checkA11y(page);

  await page.goto("/recipes");
  await expect(page.getByRole("button", { name: "Show as a list" })).toBeVisible();
  // The title wraps to as many lines as it needs.
  const title = page.getByRole("heading", { name: TITLE });
  expect(await title.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);
  const heart = page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /like this recipe/i });
  const before = await boxOf(heart.locator("svg"));
  await heart.click();
  await expect(heart).toHaveAccessibleName(/^Like/);
  expect((await boxOf(heart.locator("svg"))).x).toBe(before.x);
  await checkA11y(page);
});
