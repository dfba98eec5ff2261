import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { scanPhoto, toReview } from "./scan-wizard.ts";

test.use({ hasTouch: true });

/** What was read of a photo, on a phone. */
async function reviewOnPhone(page: Page, browser: Browser): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
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

test("on a phone no field in hand lies under the photo or the buttons", { tag: "@long" }, async ({
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

test("on a phone the photo has the width of the screen, comes nearer with a line in hand, and opens large", {
  tag: "@long",
}, async ({ page, browser, signUp, checkA11y }) => {
  await signUp();
  await reviewOnPhone(page, browser);
  const view = page.locator(".scan-pane-view");
  const measure = () =>
    view.evaluate((box) => ({ over: box.scrollWidth - box.clientWidth, height: box.clientHeight }));
  await expect.poll(async () => (await measure()).over).toBe(0);
  const { height } = await measure();
  await page.getByRole("button", { name: "Show all of the photo" }).click();
  expect((await measure()).height).toBeGreaterThan(height * 2);
  await checkA11y(page);
  await page.getByRole("button", { name: "Show less of the photo" }).click();
  expect((await measure()).height).toBe(height);
  await page.getByRole("button", { name: "Show all of the photo" }).click();
  // What one writes is in sight again, with its line.
  await page.getByRole("textbox", { name: "Title" }).focus();
  await expect.poll(async () => (await measure()).height).toBe(height);
  expect((await measure()).over).toBeGreaterThan(0);
});

test("on a phone a tap on the paper shows the photo large above the line that is put right, and less of it again", {
  tag: "@long",
}, async ({ page, browser, signUp, checkA11y }) => {
  await signUp();
  await reviewOnPhone(page, browser);
  const view = page.locator(".scan-pane-view");
  const field = page.getByRole("textbox", { name: "Name of Ingredient 5" });
  await field.focus();
  const heightOf = () => view.evaluate((box) => box.clientHeight);
  const before = await heightOf();
  const paper = await paperIn(page);
  await page.touchscreen.tap(paper.x, paper.y);
  await expect.poll(heightOf).toBeGreaterThan(before * 2);
  // One goes on writing: the field keeps the focus, and with it the keyboard.
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  const places = () =>
    page.evaluate(() => {
      const box = (place: string) => document.querySelector(place)?.getBoundingClientRect() ?? new DOMRect();
      const line = box(".scan-line.is-lit");
      const seen = box(".scan-pane-view");
      return { over: line.top - seen.top, under: seen.bottom - line.bottom, pane: box(".scan-pane").bottom };
    });
  // The line on the photo and its field are in sight together.
  await expect.poll(async () => Math.min((await places()).over, (await places()).under)).toBeGreaterThan(40);
  const { pane } = await places();
  const [own, bar] = [await field.boundingBox(), await page.locator(".scan-bar").boundingBox()];
  expect(own?.y).toBeGreaterThanOrEqual(pane);
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await checkA11y(page);
  // And under a mouse in a narrow window.
  const larger = await paperIn(page);
  await page.mouse.click(larger.x, larger.y);
  await expect.poll(heightOf).toBe(before);
  await expect(field).toBeFocused();
});

test("on a phone an amount to check comes into sight with its readings", { tag: "@long" }, async ({
  page,
  browser,
  signUp,
}) => {
  await signUp();
  await page.route("**/trpc/scans.process*", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const { ingredients } = body.result.data;
    Object.assign(ingredients[3], { uncertain: true, alternatives: ["2"], notes: "or more" });
    await route.fulfill({ response, json: body });
  });
  await reviewOnPhone(page, browser);
  await page.getByRole("button", { name: "Show the next" }).click();
  const readings = page.getByRole("group", { name: "Readings of Ingredient 4" });
  await expect(readings.getByRole("button").last()).toBeInViewport({ ratio: 1 });
  const { bottom } = await focusPlace(page);
  const readingsBelow = await readings.evaluate((group, space) => {
    const focus = document.activeElement?.getBoundingClientRect().bottom ?? 0;
    return space - (group.getBoundingClientRect().bottom - focus);
  }, bottom);
  expect(readingsBelow).toBeGreaterThanOrEqual(0);
});

test("on a phone what is wrong with a row is in sight above the buttons, with the row", {
  tag: "@long",
}, async ({ page, browser, signUp }) => {
  await signUp();
  await reviewOnPhone(page, browser);
  const name = page.getByRole("textbox", { name: "Name of Ingredient 4" });
  const row = page.getByRole("listitem").filter({ has: name });
  const amount = row.getByRole("textbox").first();
  await name.fill("");
  // The row stands at the foot of what is to be seen: its amount above the buttons, the rest below them.
  await amount.evaluate((field) => {
    const floor = document.querySelector(".scan-bar")?.getBoundingClientRect().top ?? 0;
    const over = field.getBoundingClientRect().bottom + 90 - floor;
    field.closest(".scan-body")?.scrollBy(0, over);
  });
  await page.getByRole("button", { name: "Save Recipe" }).click();
  await expect(amount).toBeFocused();
  const space = await row.getByText("Ingredient name is required").evaluate((message) => {
    const floor = document.querySelector(".scan-bar")?.getBoundingClientRect().top ?? 0;
    return floor - message.getBoundingClientRect().bottom;
  });
  expect(space, "below the message").toBeGreaterThanOrEqual(4);
  expect((await focusPlace(page)).top, "between the photo and the row").toBeGreaterThanOrEqual(4);
});

test("on a tablet the whole photo stands beside the fields, and each step has its line", {
  tag: "@long",
}, async ({ page, browser, signUp, checkA11y }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signUp();
  await scanPhoto(page, await photograph(browser, shortbread));
  await toReview(page);
  const photo = page.getByRole("region", { name: "Photo" });
  const picture = photo.getByRole("img", { includeHidden: true }).or(photo.locator("img"));
  await expect(picture.first()).toBeInViewport({ ratio: 1 });
  const [beside, title] = await Promise.all([
    photo.boundingBox(),
    page.getByRole("textbox", { name: "Title" }).boundingBox(),
  ]);
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(title?.x ?? 0);
  const steps = page.getByRole("list", { name: "Steps" }).getByRole("listitem");
  const heights = await steps.evaluateAll((all) => all.map((step) => step.clientHeight));
  expect(new Set(heights).size).toBe(1);
  expect(heights[0]).toBeLessThanOrEqual(40);
  const overflow = await page
    .getByRole("dialog")
    .evaluate(
      (dialog) =>
        Math.max(...[...dialog.querySelectorAll("*")].map((one) => one.getBoundingClientRect().right)) -
        dialog.getBoundingClientRect().right,
    );
  expect(overflow).toBeLessThanOrEqual(0);
  await checkA11y(page);
});
