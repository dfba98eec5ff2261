import type { Locator, Page } from "@playwright/test";
import { testWithMembers } from "./counted-members.ts";
import { expect } from "./fixtures.ts";
import { desk } from "./viewports.ts";

const test = testWithMembers([
  { name: "Free", lifetime: { recipe_create: 94, recipe_import: 38, ocr_operation: 15 } },
]);

const plan = (container: Page | Locator, name: string) =>
  container.getByRole("article", { name, exact: true });

/** The words in a plan's card that wrap to a second line; a hyphen ends a word. */
const wrappedWords = (card: Locator) =>
  card.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const wrapped: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s-]+-?/g)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) wrapped.push(word);
      }
    }
    return wrapped;
  });

async function openPlans(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "View Plans" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose Your Recipe Management Plan", exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("the plans wrap no word and do not overflow when large type is shown on the smallest phone", {
  tag: "@nightly",
}, async ({ page, signInAs, checkA11y }) => {
  await signInAs("Free");
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/pricing");
  const setFontSize = (fontSize: number) =>
    page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, fontSize);
  async function expectPlansFit(container: Page | Locator) {
    for (const fontSize of [100, 200]) {
      await setFontSize(fontSize);
      for (const name of ["Freemium", "Premium"]) {
        const card = plan(container, name);
        await expect(card.getByLabel(`Limits of ${name}`).locator("dt")).toHaveText([
          "Write",
          "Import",
          "Scan",
        ]);
        expect(await wrappedWords(card)).toEqual([]);
        const [outer, inner] = await card.evaluate(({ clientWidth, scrollWidth }) => [
          clientWidth,
          scrollWidth,
        ]);
        expect(inner).toBe(outer);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await checkA11y(page);
    }
  }
  await expectPlansFit(page);
  await setFontSize(100);
  const dialog = await openPlans(page);
  await expectPlansFit(dialog);
  await setFontSize(100);
  await dialog.getByRole("button", { name: "Upgrade to Premium" }).press("Enter");
  await expect(dialog.getByRole("status")).toHaveText("Payment integration will come in the next phase.");
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: "dark" });
  await checkA11y(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  // A navigation closes the dialog.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");
  await openPlans(page);
  await page.goBack();
  await expect(page).toHaveURL("/pricing");
  await expect(dialog).toBeHidden();
});

test("the pricing page warns about a freemium limit when 95 percent of it is used", async ({
  page,
  signInAs,
}) => {
  await signInAs("Free");
  await page.goto("/pricing");
  const lifetime = page.getByRole("region", { name: "Lifetime" });
  const regions = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(regions).toHaveText(["Current usage", "What each plan gives", "Questions and answers"]);
  await expect(lifetime.getByRole("meter", { name: "Recipes written" })).toHaveAttribute(
    "aria-valuetext",
    "94 of 100 used, 94.0 percent, most of it is used",
  );
  await expect(lifetime.getByRole("meter", { name: "Recipes imported" })).toHaveAttribute(
    "aria-valuetext",
    "38 of 40 used, 95.0 percent, nearly used up",
  );
  await expect(lifetime).toContainText("38 / 40");
  await expect(lifetime).toContainText("95.0% used");
  await expect(page.getByRole("region", { name: "Today" })).toContainText("Starts anew in");
  await expect(page.getByRole("region", { name: "This month" })).toHaveCount(0);
});
