import type { APIRequestContext, Page } from "@playwright/test";
import { expect, type Member, test } from "./fixtures.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";
import { createRecipe } from "./sample-recipes.ts";
import { phone } from "./viewports.ts";

test.use({ viewport: phone, hasTouch: true });

const COUNT = 40;
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const growthStatus = (page: Page) => page.locator(".list-growth");
const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function createRecipes(request: APIRequestContext, member: Member) {
  const recipes = await Promise.all(
    Array.from({ length: COUNT }, (_, index) =>
      createRecipe(request, member, { title: `Quince jam ${String(index + 1).padStart(2, "0")}` }),
    ),
  );
  return recipes.map(({ id }) => id);
}

test("My Recipes load more when they are scrolled on a phone, and Back restores the position", {
  tag: "@nightly",
}, async ({ page, request, signUp, checkA11y }) => {
  await createRecipes(request, await signUp());
  const readLayoutShifts = await watchLayoutShifts(page);
  await page.goto("/recipes?order=title-asc");
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByText("40 recipes, 1–12 shown")).toBeVisible();

  await scrollToEnd(page);
  await expect(cards(page)).toHaveCount(24);
  await expect(growthStatus(page)).toHaveText("12 more recipes, 24 of 40 shown");
  await expect(page.getByText("40 recipes, 1–24 shown")).toHaveAttribute("aria-live", "off");
  await scrollToEnd(page);
  await expect(cards(page)).toHaveCount(36);
  await scrollToEnd(page);
  await expect(cards(page)).toHaveCount(COUNT);
  await expect(growthStatus(page)).toHaveText("4 more recipes, 40 of 40 shown");
  await expect(cards(page).getByRole("heading").last()).toHaveText("Quince jam 40");
  // The address stays the same, and the pager shows the last loaded page.
  await expect(page).toHaveURL("/recipes?order=title-asc");
  await expect(page.getByText("Page 4 of 4")).toBeVisible();
  expect(await readLayoutShifts()).toEqual([]);
  await checkA11y(page);

  const position = 1500;
  await page.evaluate((top) => scrollTo(0, top), position);
  await expect.poll(() => scrollPosition(page)).toBe(position);
  await page.getByRole("link", { name: "Quince jam 16" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quince jam 16");
  await page.goBack();
  await expect(cards(page)).toHaveCount(COUNT);
  await expect.poll(() => scrollPosition(page)).toBe(position);

  // Another order starts a new list with one page.
  await page.getByRole("combobox", { name: "Order" }).selectOption("title-desc");
  await expect(cards(page).getByRole("heading").first()).toHaveText("Quince jam 40");
  await expect(page.getByText("40 recipes, 1–12 shown")).toBeAttached();
});

test("a list offers retry and its pager when the next page fails to load", { tag: "@nightly" }, async ({
  page,
  request,
  signUp,
  problems,
  checkA11y,
}) => {
  problems.allow(/500/);
  await createRecipes(request, await signUp());
  await page.goto("/recipes");
  await expect(cards(page)).toHaveCount(12);
  await page.route("**/trpc/**recipes.my*", (route) => {
    const data = { code: "INTERNAL", httpStatus: 500, detail: "Internal server error" };
    const failure = { error: { message: data.detail, code: -32603, data } };
    const calls = new URL(route.request().url()).pathname.split(",").length;
    return route.fulfill({ status: 500, json: Array.from({ length: calls }, () => failure) });
  });
  await scrollToEnd(page);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  // The pager is shown as an alternative.
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  await checkA11y(page);
  await page.unroute("**/trpc/**recipes.my*");
  await alert.getByRole("button", { name: "Try Again" }).click();
  await expect(alert).toHaveCount(0);
  await expect(cards(page)).toHaveCount(24);

  // Keyboard focus loads no further pages; after the last card it reaches the pager.
  await page.goto("/recipes?order=title-asc");
  await expect(cards(page)).toHaveCount(12);
  await cards(page).last().getByRole("link").focus();
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();
  await expect(cards(page)).toHaveCount(12);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/recipes?order=title-asc&page=2");
});
