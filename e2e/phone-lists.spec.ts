import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { bearer, createRecipe } from "./sample-recipes.ts";

const TITLE = "Spaghetti with clams, chilli and a large handful of parsley.";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

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
  tag: "@long",
}, async ({ page, request, signUp, checkA11y }) => {
  const member = await signUp();
  await createRecipe(request, member, { title: "Plum jam" });
  const { id } = await createRecipe(request, member, { title: TITLE, is_public: true });
  expect(TITLE).toHaveLength(60);
  const liked = await request.post(`/api/recipes/${id}/like`, { headers: bearer(member) });
  expect(liked.status()).toBe(200);

  await page.goto("/recipes");
  await isWholeAndHigh(page);
  const cards = page.getByRole("article");
  await expect(cards.filter({ hasText: TITLE }).getByText("Public", { exact: true })).toHaveCount(1);
  await expect(cards.filter({ hasText: "Plum jam" }).getByText(/Public|Private/)).toHaveCount(0);
  // One's own heart alone is no number.
  await expect(cards.filter({ hasText: TITLE }).getByRole("button", { name: /^Unlike/ })).toHaveText("");
  await checkA11y(page);

  for (const address of ["/favorites", "/search?q=spaghetti+clams"]) {
    await page.goto(address);
    await isWholeAndHigh(page);
    await checkA11y(page);
  }
});
