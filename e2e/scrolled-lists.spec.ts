import type { APIRequestContext, Page } from "@playwright/test";
import { expect, type Member, test } from "./fixtures.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";
import { phone } from "./places.ts";
import { createRecipe } from "./sample-recipes.ts";

test.use({ viewport: phone, hasTouch: true });

const COUNT = 40;
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const grown = (page: Page) => page.locator(".list-growth");
const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function makeRecipes(request: APIRequestContext, member: Member) {
  const made = await Promise.all(
    Array.from({ length: COUNT }, (_, index) =>
      createRecipe(request, member, { title: `Quince jam ${String(index + 1).padStart(2, "0")}` }),
    ),
  );
  return made.map(({ id }) => id);
}

test("on a phone My Recipes go on as one scrolls, and Back finds the place", { tag: "@nightly" }, async ({
  page,
  request,
  signUp,
  checkA11y,
}) => {
  await makeRecipes(request, await signUp());
  const movedByItself = await watchLayoutShifts(page);
  await page.goto("/recipes?order=title-asc");
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByText("40 recipes, 1–12 shown")).toBeVisible();

  await scrollToEnd(page);
  await expect(cards(page)).toHaveCount(24);
  await expect(grown(page)).toHaveText("12 more recipes, 24 of 40 shown");
  await expect(page.getByText("40 recipes, 1–24 shown")).toHaveAttribute("aria-live", "off");
  await scrollToEnd(page);
  await expect(cards(page)).toHaveCount(36);
  await scrollToEnd(page);
  await expect(cards(page)).toHaveCount(COUNT);
  await expect(grown(page)).toHaveText("4 more recipes, 40 of 40 shown");
  await expect(cards(page).getByRole("heading").last()).toHaveText("Quince jam 40");
  // The address is still that of the list, and its pager says where one is.
  await expect(page).toHaveURL("/recipes?order=title-asc");
  await expect(page.getByText("Page 4 of 4")).toBeVisible();
  expect(await movedByItself()).toEqual([]);
  await checkA11y(page);

  const at = 1500;
  await page.evaluate((top) => scrollTo(0, top), at);
  await expect.poll(() => scrolledTo(page)).toBe(at);
  await page.getByRole("link", { name: "Quince jam 16" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quince jam 16");
  await page.goBack();
  await expect(cards(page)).toHaveCount(COUNT);
  await expect.poll(() => scrolledTo(page)).toBe(at);

  // Another order is another list: it begins at its top and is as short as ever.
  await page.getByRole("combobox", { name: "Order" }).selectOption("title-desc");
  await expect(cards(page).getByRole("heading").first()).toHaveText("Quince jam 40");
  await expect(page.getByText("40 recipes, 1–12 shown")).toBeAttached();
});

test("a next page that fails says so, and another try or the pager goes on", { tag: "@nightly" }, async ({
  page,
  request,
  signUp,
  problems,
  checkA11y,
}) => {
  problems.allow(/500/);
  await makeRecipes(request, await signUp());
  await page.goto("/recipes");
  await expect(cards(page)).toHaveCount(12);
  await page.route("**/trpc/**recipes.my*", (route) => {
    const data = { code: "INTERNAL", httpStatus: 500, detail: "Internal server error" };
    const refused = { error: { message: data.detail, code: -32603, data } };
    const calls = new URL(route.request().url()).pathname.split(",").length;
    return route.fulfill({ status: 500, json: Array.from({ length: calls }, () => refused) });
  });
  await scrollToEnd(page);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  // The pager is there again, for whoever would rather go on by it.
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  await checkA11y(page);
  await page.unroute("**/trpc/**recipes.my*");
  await alert.getByRole("button", { name: "Try Again" }).click();
  await expect(alert).toHaveCount(0);
  await expect(cards(page)).toHaveCount(24);

  // By keys the list does not grow: its pager comes after its last card.
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
