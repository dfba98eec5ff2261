import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { phone } from "./places.ts";
import { createLiked, createRecipe } from "./sample-recipes.ts";

const TITLE = "Spaghetti with clams, chilli and a large handful of parsley.";

test.use({ viewport: phone, hasTouch: true });

/** The title is whole, on two lines at most, and begins within the upper half of the screen. */
async function isWholeAndHigh(page: Page) {
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

test("lists on a phone begin high, with titles of sixty letters whole; public ones are marked", {
  tag: "@nightly",
}, async ({ page, request, signUp, checkA11y }) => {
  const member = await signUp();
  await createRecipe(request, member, { title: "Plum jam" });
  await createLiked(request, member, { title: TITLE, is_public: true });
  expect(TITLE).toHaveLength(60);

  await page.goto("/recipes");
  await isWholeAndHigh(page);
  const cards = page.getByRole("article");
  await expect(cards.filter({ hasText: TITLE }).getByText("Public", { exact: true })).toHaveCount(1);
  await expect(cards.filter({ hasText: "Plum jam" }).getByText(/Public|Private/)).toHaveCount(0);
  // One's own heart alone is no number.
  await expect(cards.filter({ hasText: TITLE }).getByRole("button", { name: /^Unlike/ })).toHaveText("");
  // The facts follow the title, both stand beside the middle of the picture, and no mark comes near another.
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
    for (const mark of [heart, menu]) {
      expect(mark.width).toBeGreaterThanOrEqual(44);
      expect(mark.height).toBeGreaterThanOrEqual(44);
      expect(Math.abs(mark.y + mark.height / 2 - (facts.y + facts.height / 2))).toBeLessThan(4);
    }
    expect(heart.right).toBeLessThanOrEqual(menu.x);
  }
  await checkA11y(page);

  await page.goto("/search?q=spaghetti+clams");
  await isWholeAndHigh(page);
  await checkA11y(page);
});

test("favorites on a phone are a board: two columns of cards, high and low by turns, each with its heart, its whole title and whose it is", {
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
        words: box(".card-words"),
      };
    }),
  );
  const columns = [...new Set(boxes.map(({ picture }) => picture.x))];
  expect(boxes.map(({ picture }) => columns.indexOf(picture.x))).toEqual([0, 1, 0, 1]);
  const [high, low, lowBelow, highBelow] = boxes.map(({ card }) => Math.round(card.height));
  expect(high).toBeGreaterThan((low ?? 0) + 30);
  expect([lowBelow, highBelow]).toEqual([low, high]);
  // Below each is the same gap, however much it says.
  const gaps = [0, 1].map((at) => Math.round((boxes[at + 2]?.card.y ?? 0) - (boxes[at]?.words.bottom ?? 0)));
  expect(gaps).toEqual([24, 24]);
  for (const { card, picture, heart, title, words } of boxes) {
    expect(words.bottom).toBeCloseTo(card.bottom, 0);
    expect(picture.height).toBeGreaterThanOrEqual(picture.width);
    expect(picture.width).toBeGreaterThan(390 * 0.4);
    expect(heart.x).toBeGreaterThan(picture.x);
    expect(heart.y).toBeGreaterThan(picture.y);
    expect(heart.bottom).toBeLessThan(picture.bottom);
    expect(title.y).toBeGreaterThan(picture.bottom);
    expect(words.height).toBeLessThan(110);
  }
  // Sixty letters are whole here too, on as many lines as they take.
  const title = cards.first().getByRole("heading");
  expect(await title.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);
  // Whose it is is never cut: it has a line of its own where it needs one.
  const authors = cards.getByText(`By ${member.name}`, { exact: true });
  await expect(authors).toHaveCount(4);
  for (const author of await authors.all())
    expect(await author.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  // The first pictures and their titles are seen at once, above the bar.
  expect(boxes[0]?.picture.y).toBeLessThan(300);
  expect(boxes[0]?.words.bottom).toBeLessThan(844 - 64);
  await checkA11y(page);
  // As it comes it has the shapes of the board.
  await page.route("**/trpc/**likes.favorites*", () => undefined);
  await page.reload();
  const shapes = page.locator(".recipe-board > .card-skeleton");
  await expect(shapes).toHaveCount(8);
  const heights = await shapes.evaluateAll((all) =>
    all.map((shape) => Math.round(shape.getBoundingClientRect().height)),
  );
  expect(heights.slice(0, 4)).toEqual([high, low, low, high]);
});
