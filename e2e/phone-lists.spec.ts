import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { createLiked, createRecipe } from "./sample-recipes.ts";
import { phone } from "./viewports.ts";

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
    const boxOf = (inside: string) =>
      card.locator(inside).evaluate((element) => {
        const { x, y, width, height, right, bottom } = element.getBoundingClientRect();
        return { x, y, width, height, right, bottom };
      });
    const [picture, title, facts] = await Promise.all([".card-picture", "h2", ".card-facts"].map(boxOf));
    const [heart, menu] = await Promise.all([".card-chips button", ".card-action button"].map(boxOf));
    if (!picture || !title || !facts || !heart || !menu) throw new Error("A part of the card is missing.");
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

test("favorites are two columns of cards in alternating heights when the screen is a phone", {
  tag: "@nightly",
}, async ({ page, request, signUp, checkA11y }) => {
  const member = await signUp();
  for (const title of ["Dal", "Plum jam", "Egg curry", TITLE]) await createLiked(request, member, { title });
  await page.goto("/favorites");
  const cards = page.getByRole("region", { name: "My Favorites" }).getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText([TITLE, "Egg curry", "Plum jam", "Dal"]);
  const boxes = await cards.evaluateAll((articles) =>
    articles.map((article) => {
      const box = (selector: string) => {
        const { x, y, width, height } =
          article.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { x, y, width, height, right: x + width, bottom: y + height };
      };
      const { y, height } = article.getBoundingClientRect();
      return {
        card: { y, height, bottom: y + height },
        picture: box(".card-picture"),
        heart: box("button"),
        title: box("h2"),
        text: box(".card-words"),
      };
    }),
  );
  const columns = [...new Set(boxes.map(({ picture }) => picture.x))];
  expect(boxes.map(({ picture }) => columns.indexOf(picture.x))).toEqual([0, 1, 0, 1]);
  const [high, low, lowBelow, highBelow] = boxes.map(({ card }) => Math.round(card.height));
  expect(high).toBeGreaterThan((low ?? 0) + 30);
  expect([lowBelow, highBelow]).toEqual([low, high]);
  // All cards have the same gap below.
  const gaps = [0, 1].map((i) => Math.round((boxes[i + 2]?.card.y ?? 0) - (boxes[i]?.text.bottom ?? 0)));
  expect(gaps).toEqual([24, 24]);
  for (const { card, picture, heart, title, text } of boxes) {
    expect(text.bottom).toBeCloseTo(card.bottom, 0);
    expect(picture.height).toBeGreaterThanOrEqual(picture.width);
    expect(picture.width).toBeGreaterThan(390 * 0.4);
    expect(heart.x).toBeGreaterThan(picture.x);
    expect(heart.y).toBeGreaterThan(picture.y);
    expect(heart.bottom).toBeLessThan(picture.bottom);
    expect(title.y).toBeGreaterThan(picture.bottom);
    expect(text.height).toBeLessThan(110);
  }
  // The title wraps to as many lines as it needs.
  const title = cards.first().getByRole("heading");
  expect(await title.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);
  // An author is never cut off; a long name gets a line of its own.
  const authors = cards.getByText(`By ${member.name}`, { exact: true });
  await expect(authors).toHaveCount(4);
  for (const author of await authors.all())
    expect(await author.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  // The first pictures and titles are on the first screen, above the navigation bar.
  expect(boxes[0]?.picture.y).toBeLessThan(300);
  expect(boxes[0]?.text.bottom).toBeLessThan(844 - 64);
  await checkA11y(page);
  // The placeholders are as high as the cards.
  await page.route("**/trpc/**likes.favorites*", () => undefined);
  await page.reload();
  const placeholders = page.locator(".recipe-board > .card-skeleton");
  await expect(placeholders).toHaveCount(8);
  const heights = await placeholders.evaluateAll((all) =>
    all.map((placeholder) => Math.round(placeholder.getBoundingClientRect().height)),
  );
  expect(heights.slice(0, 4)).toEqual([high, low, low, high]);
});
