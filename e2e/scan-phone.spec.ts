import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { boxOf, phone } from "./places.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { scanPhoto, toReview } from "./scan-wizard.ts";

test.use({ hasTouch: true });

/** What was read of a photo, on a phone. */
async function reviewOnPhone(page: Page, browser: Browser): Promise<void> {
  await page.setViewportSize(phone);
  await scanPhoto(page, await photograph(browser, shortbread));
  await toReview(page);
}

/** Where the focus is, between the photo above and the buttons below; in pixels of the window. */
const focusPlace = (page: Page) =>
  page.evaluate(() => {
    const box = (place: Element | null | undefined) => place?.getBoundingClientRect() ?? new DOMRect();
    const held = document.activeElement;
    return {
      name: held?.getAttribute("aria-label") ?? held?.textContent ?? "",
      isField: held?.closest("#scan-review") != null,
      top: box(held).top - box(document.querySelector(".scan-pane")).bottom,
      bottom: box(document.querySelector(".scan-bar")).top - box(held).bottom,
    };
  });

/** A place where what is in sight of the photo shows paper and no line of it; in pixels of the window. */
const paperIn = (page: Page) =>
  page.locator(".scan-pane-view").evaluate((view) => {
    const { left, top, width, height } = view.getBoundingClientRect();
    for (let y = top + 8; y < top + height; y += 8)
      for (let x = left + 8; x < left + width; x += 8)
        if (document.elementFromPoint(x, y)?.matches(".scan-paper")) return { x, y };
    throw new Error("No paper is in sight.");
  });

test("on a phone no field in hand lies under the photo or the buttons", { tag: "@nightly" }, async ({
  page,
  browser,
  signUp,
}) => {
  await signUp();
  await reviewOnPhone(page, browser);
  await page.getByRole("textbox", { name: "Title" }).focus();
  for (const key of ["Tab", "Shift+Tab"]) {
    let place = await focusPlace(page);
    for (let press = 0; place.isField && press < 60; press += 1) {
      expect(place.top, `${place.name} under the photo, by ${key}`).toBeGreaterThanOrEqual(4);
      expect(place.bottom, `${place.name} under the buttons, by ${key}`).toBeGreaterThanOrEqual(4);
      await page.keyboard.press(key);
      place = await focusPlace(page);
    }
    expect(place.isField, "the way through the form ends").toBe(false);
    await page.keyboard.press(key === "Tab" ? "Shift+Tab" : "Tab");
  }
});

test("on a phone the photo comes nearer with a line in hand, and a tap on the paper shows it large above the field", {
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
  // The field in hand is in sight again, with its line.
  const field = page.getByRole("textbox", { name: "Name of Ingredient 5" });
  await field.focus();
  await expect.poll(heightOf).toBe(height);
  expect((await measure()).over).toBeGreaterThan(0);

  const paper = await paperIn(page);
  await page.touchscreen.tap(paper.x, paper.y);
  await expect.poll(heightOf).toBeGreaterThan(height * 2);
  // The field keeps the focus, and with it the phone's keyboard.
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  const places = () =>
    page.evaluate(() => {
      const box = (place: string) => document.querySelector(place)?.getBoundingClientRect() ?? new DOMRect();
      const line = box(".scan-line.is-lit");
      const seen = box(".scan-pane-view");
      return { over: line.top - seen.top, under: seen.bottom - line.bottom, pane: box(".scan-pane").bottom };
    });
  await expect.poll(async () => Math.min((await places()).over, (await places()).under)).toBeGreaterThan(40);
  const { pane } = await places();
  const [own, bar] = [await field.boundingBox(), await page.locator(".scan-bar").boundingBox()];
  expect(own?.y).toBeGreaterThanOrEqual(pane);
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await checkA11y(page);
  const larger = await paperIn(page);
  await page.mouse.click(larger.x, larger.y);
  await expect.poll(heightOf).toBe(height);
  await expect(field).toBeFocused();
});

test("a row to check or to put right comes into sight on a phone, and on a tablet the photo stands beside the fields", {
  tag: "@nightly",
}, async ({ page, browser, signUp, checkA11y }) => {
  await signUp();
  // The printed page is read well: the scanner's word on one amount is made unsure here.
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
  const floor = () => document.querySelector(".scan-bar")?.getBoundingClientRect().top ?? 0;
  expect((await readings.last().boundingBox())?.y).toBeLessThan(await page.evaluate(floor));
  await checkA11y(page);
  await readings.filter({ hasText: /⅓|1⁄3|1\/3/ }).click();
  await expect(amount).toHaveValue("⅓");
  await expect(page.getByText("Nothing left to check.")).toBeVisible();

  await name.fill("");
  // The row stands at the foot: its amount above the buttons, the rest below them.
  await amount.evaluate((field) => {
    const end = document.querySelector(".scan-bar")?.getBoundingClientRect().top ?? 0;
    field.closest(".scan-body")?.scrollBy(0, field.getBoundingClientRect().bottom + 90 - end);
  });
  await page.getByRole("button", { name: "Save Recipe" }).click();
  await expect(amount).toBeFocused();
  const message = await row.getByText("Ingredient name is required").boundingBox();
  expect((message?.y ?? 0) + (message?.height ?? 0) + 4).toBeLessThanOrEqual(await page.evaluate(floor));
  expect((await focusPlace(page)).top, "between the photo and the row").toBeGreaterThanOrEqual(4);

  await page.setViewportSize({ width: 768, height: 1024 });
  const photo = page.getByRole("region", { name: "Photo" });
  await expect(photo.locator("img").first()).toBeInViewport({ ratio: 1 });
  const title = await boxOf(page.getByRole("textbox", { name: "Title" }));
  expect((await boxOf(photo)).right).toBeLessThanOrEqual(title.x);
  await checkA11y(page);
});
