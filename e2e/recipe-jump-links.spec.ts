import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";
import { desk, phone } from "./viewports.ts";

const many = (count: number, line: string) => Array.from({ length: count }, (_, i) => `${i + 1} ${line}`);

const jump = (page: Page) => page.getByRole("navigation", { name: "Parts of the recipe" });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const scrollDown = (page: Page, distance: number) => page.evaluate((top) => scrollBy(0, top), distance);
/** Waits until intersection observers have reacted to the last scroll and their changes are rendered. */
const waitForObservers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const afterFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        new IntersectionObserver(afterFrames).observe(document.body);
      }),
  );

test("jump links lead to the parts of a recipe with many ingredients when the screen is a phone", async ({
  page,
  signUpWith,
  checkA11y,
}) => {
  const { id } = await signUpWith({
    title: "Feast",
    // Fewer lines than those from which the browser skips rendering off screen (content-visibility).
    ingredients: many(43, "onions"),
    steps: many(6, "more minutes the pot simmers, and is stirred now and then. ".repeat(9)),
  });
  const readShifts = await watchLayoutShifts(page);
  await page.setViewportSize(phone);
  await page.goto(`/recipes/${id}`);
  await heading(page, "Ingredients").evaluate((element) => element.scrollIntoView());
  await expect(page.getByText("onions").first()).toBeInViewport();
  await expect(jump(page)).toHaveCount(0);

  await scrollDown(page, 600);
  const toMethod = jump(page).getByRole("link", { name: "Method" });
  await expect(jump(page).getByRole("link", { name: "Ingredients" })).toHaveAttribute(
    "aria-current",
    "location",
  );
  await expect(toMethod).not.toHaveAttribute("aria-current");
  expect((await toMethod.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await scrollDown(page, -600);
  await expect(jump(page)).toHaveCount(0);
  expect(await readShifts()).toEqual([]);
  // The bar must not cover the focused element.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const box = page.getByRole("checkbox").nth(40);
  await box.focus();
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const end = await jump(page).evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await box.evaluate(topOf)).toBeGreaterThan(end);

  await toMethod.focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, "Method")).toBeFocused();
  await expect(toMethod).toHaveAttribute("aria-current", "location");
  const top = await heading(page, "Method").evaluate(topOf);
  expect(top).toBeGreaterThan(end);
  expect(top).toBeLessThan(end + 48);
  await expect(page).toHaveURL(`/recipes/${id}`);
  await checkA11y(page);

  await jump(page).getByRole("link", { name: "Ingredients" }).click();
  await expect(heading(page, "Ingredients")).toBeInViewport();
  await expect(jump(page)).toHaveCount(0);

  await scrollDown(page, 600);
  await expect(jump(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(jump(page)).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  await page.setViewportSize({ width: 320, height: 700 });
  await scrollDown(page, 1500);
  await expect(jump(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // A name that does not fit next to its amount is on the next line, and does not wrap.
  const onions = page.getByText("onions", { exact: true }).last();
  const { height, lineHeight } = await onions.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
  }));
  expect(height).toBeLessThan(1.5 * lineHeight);
});

test("there are no jump links when the ingredients fit the window", async ({ page, signUpWith }) => {
  const { id } = await signUpWith({
    title: "Supper",
    ingredients: many(5, "onions"),
    steps: many(30, "more minutes the pot simmers, and is stirred now and then. ".repeat(3)),
  });
  await page.setViewportSize(phone);
  await page.goto(`/recipes/${id}`);
  await heading(page, "Method").evaluate((element) => element.scrollIntoView());
  await scrollDown(page, 900);
  await expect(heading(page, "Ingredients")).not.toBeInViewport();
  await waitForObservers(page);
  await expect(jump(page)).toHaveCount(0);
});

test("all ingredients can be scrolled to next to the method when the screen is wide", async ({
  page,
  signUpWith,
}) => {
  const { id } = await signUpWith({
    title: "Feast",
    ingredients: many(60, "onions"),
    steps: many(30, "more minutes the pot simmers, and is stirred now and then. ".repeat(3)),
  });
  await page.setViewportSize(desk);
  await page.goto(`/recipes/${id}`);
  const column = page.getByRole("region", { name: "Ingredients" });
  await page.getByText("25 more minutes").evaluate((element) => element.scrollIntoView({ block: "center" }));
  const first = column.getByRole("listitem").first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await column.hover();
  await page.mouse.wheel(0, 10_000);
  await expect(column.getByRole("listitem").last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("25 more minutes")).toBeInViewport();
  await expect(jump(page)).toHaveCount(0);
});

test("a recipe of ninety lines shifts nothing when it is scrolled on a phone", {
  tag: "@nightly",
}, async ({ page, signUpWith }) => {
  const { id } = await signUpWith({
    title: "Feast",
    ingredients: Array.from(
      { length: 60 },
      (_, i) => `${i + 1} onions${", peeled and sliced".repeat(i % 4)}`,
    ),
    steps: Array.from({ length: 30 }, (_, i) =>
      "The pot simmers and is stirred now and then. ".repeat(1 + (i % 9)),
    ),
  });
  const readShifts = await watchLayoutShifts(page);
  await page.setViewportSize(phone);
  await page.goto(`/recipes/${id}`);
  const last = page.locator("[data-part]").last();
  await expect(last).toHaveCSS("content-visibility", "auto");
  const end = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const initialHeight = await height();
  await page.mouse.move(195, 500);
  while ((await end()) > 2) {
    await page.mouse.wheel(0, 700);
    await waitForObservers(page);
  }
  await expect(last).toBeInViewport();
  while ((await page.evaluate(() => scrollY)) > 0) {
    await page.mouse.wheel(0, -900);
    await waitForObservers(page);
  }
  expect(await readShifts()).toEqual([]);
  expect(await height()).toBe(initialHeight);
});
