import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { openReview, scanPhoto } from "./scan-wizard.ts";
import { boxOf, phone } from "./viewports.ts";

test.use({ hasTouch: true });

async function reviewOnPhone(page: Page, browser: Browser): Promise<void> {
  await page.setViewportSize(phone);
  await scanPhoto(page, await photograph(browser, shortbread));
  await openReview(page);
}

/** The distances in CSS pixels from the focused element to the photo above it and to the buttons below it. */
const focusDistances = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const focused = document.activeElement;
    return {
      name: focused?.getAttribute("aria-label") ?? focused?.textContent ?? "",
      isField: focused?.closest("#scan-review") != null,
      top: box(focused).top - box(document.querySelector(".scan-pane")).bottom,
      bottom: box(document.querySelector(".scan-bar")).top - box(focused).bottom,
    };
  });

/** A visible point of the photo that is on no text line, in CSS pixels. */
const blankPoint = (page: Page) =>
  page.locator(".scan-pane-view").evaluate((view) => {
    const { left, top, width, height } = view.getBoundingClientRect();
    for (let y = top + 8; y < top + height; y += 8)
      for (let x = left + 8; x < left + width; x += 8)
        if (document.elementFromPoint(x, y)?.matches(".scan-paper")) return { x, y };
    throw new Error("No paper is in sight.");
  });

test("the focused field is not covered by photo or buttons when the screen is a phone", {
  tag: "@nightly",
}, async ({ page, browser, signUp }) => {
  await signUp();
  await reviewOnPhone(page, browser);
  await page.getByRole("textbox", { name: "Title" }).focus();
  for (const key of ["Tab", "Shift+Tab"]) {
    let focus = await focusDistances(page);
    for (let press = 0; focus.isField && press < 60; press += 1) {
      expect(focus.top, `${focus.name} under the photo, by ${key}`).toBeGreaterThanOrEqual(4);
      expect(focus.bottom, `${focus.name} under the buttons, by ${key}`).toBeGreaterThanOrEqual(4);
      await page.keyboard.press(key);
      focus = await focusDistances(page);
    }
    expect(focus.isField, "the way through the form ends").toBe(false);
    await page.keyboard.press(key === "Tab" ? "Shift+Tab" : "Tab");
  }
});

test("the photo zooms to the focused line, and a tap enlarges it, when the screen is a phone", {
  tag: "@nightly",
}, async ({ page, browser, signUp, checkA11y }) => {
  await signUp();
  await reviewOnPhone(page, browser);
  const view = page.locator(".scan-pane-view");
  const measure = () =>
    view.evaluate((box) => ({ over: box.scrollWidth - box.clientWidth, height: box.clientHeight }));
  const heightOf = async () => (await measure()).height;
  await expect.poll(async () => (await measure()).over).toBe(0);
  const { height } = await measure();
  await page.getByRole("button", { name: "Show all of the photo" }).click();
  expect(await heightOf()).toBeGreaterThan(height * 2);
  await checkA11y(page);
  await page.getByRole("button", { name: "Show less of the photo" }).click();
  expect(await heightOf()).toBe(height);
  await page.getByRole("button", { name: "Show all of the photo" }).click();
  // Focusing a field makes the photo small again, and shows the field's line.
  const field = page.getByRole("textbox", { name: "Name of Ingredient 5" });
  await field.focus();
  await expect.poll(heightOf).toBe(height);
  expect((await measure()).over).toBeGreaterThan(0);

  const paper = await blankPoint(page);
  await page.touchscreen.tap(paper.x, paper.y);
  await expect.poll(heightOf).toBeGreaterThan(height * 2);
  // The field still has the focus, so that a phone's keyboard stays open.
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  const lineDistances = () =>
    page.evaluate(() => {
      const box = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const line = box(".scan-line.is-lit");
      const view = box(".scan-pane-view");
      return { over: line.top - view.top, under: view.bottom - line.bottom, pane: box(".scan-pane").bottom };
    });
  await expect
    .poll(async () => Math.min((await lineDistances()).over, (await lineDistances()).under))
    .toBeGreaterThan(40);
  const { pane } = await lineDistances();
  const [fieldBox, bar] = [await field.boundingBox(), await page.locator(".scan-bar").boundingBox()];
  expect(fieldBox?.y).toBeGreaterThanOrEqual(pane);
  expect((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await checkA11y(page);
  const larger = await blankPoint(page);
  await page.mouse.click(larger.x, larger.y);
  await expect.poll(heightOf).toBe(height);
  await expect(field).toBeFocused();
});

test("a row that is uncertain or invalid scrolls into view when the screen is a phone", {
  tag: "@nightly",
}, async ({ page, browser, signUp, checkA11y }) => {
  await signUp();
  // The page is recognized without doubt, so the test marks one amount as uncertain.
  await page.route("**/trpc/scans.process*", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    Object.assign(body.result.data.ingredients[3], {
      uncertain: true,
      alternatives: ["1/3"],
      notes: "or more",
    });
    await route.fulfill({ response, json: body });
  });
  await reviewOnPhone(page, browser);
  await page.getByRole("button", { name: "Show the next" }).click();
  const amount = page.getByRole("textbox", { name: "Quantity of Ingredient 4" });
  const name = page.getByRole("textbox", { name: "Name of Ingredient 4" });
  const row = page.getByRole("listitem").filter({ has: name });
  await expect(amount).toBeFocused();
  await expect(row).toContainText("Please check");
  const readings = page.getByRole("group", { name: "Readings of Ingredient 4" }).getByRole("button");
  await expect(readings.last()).toBeInViewport({ ratio: 1 });
  const barTop = () => document.querySelector(".scan-bar")?.getBoundingClientRect().top ?? 0;
  expect((await readings.last().boundingBox())?.y).toBeLessThan(await page.evaluate(barTop));
  await checkA11y(page);
  await readings.filter({ hasText: /⅓|1⁄3|1\/3/ }).click();
  await expect(amount).toHaveValue("⅓");
  await expect(page.getByText("Nothing left to check.")).toBeVisible();

  await name.fill("");
  // Scrolls so that the row's amount is above the buttons and its other fields are behind them.
  await amount.evaluate((field) => {
    const end = document.querySelector(".scan-bar")?.getBoundingClientRect().top ?? 0;
    field.closest(".scan-body")?.scrollBy(0, field.getBoundingClientRect().bottom + 90 - end);
  });
  await page.getByRole("button", { name: "Save Recipe" }).click();
  await expect(amount).toBeFocused();
  const message = await row.getByText("Ingredient name is required").boundingBox();
  expect((message?.y ?? 0) + (message?.height ?? 0) + 4).toBeLessThanOrEqual(await page.evaluate(barTop));
  expect((await focusDistances(page)).top, "between the photo and the row").toBeGreaterThanOrEqual(4);

  await page.setViewportSize({ width: 768, height: 1024 });
  const photo = page.getByRole("region", { name: "Photo" });
  await expect(photo.locator("img").first()).toBeInViewport({ ratio: 1 });
  const title = await boxOf(page.getByRole("textbox", { name: "Title" }));
  expect((await boxOf(photo)).right).toBeLessThanOrEqual(title.x);
  await checkA11y(page);
});
