import type { Page } from "@playwright/test";
import { enterGuestMode } from "./account-pages.ts";
import { beans, cook, next, position, start, timers } from "./cook-mode.ts";
import { expect, test } from "./fixtures.ts";
import { createRecipe } from "./sample-recipes.ts";
import { phone } from "./viewports.ts";

test.use({ viewport: phone, hasTouch: true, isMobile: true });

test.beforeEach(({ page }) => enterGuestMode(page));

test("a swipe turns the step, or pans it when the page is zoomed in", {
  tag: "@nightly",
}, async ({ page, newVisitor, request, createMember }) => {
  const { id } = await createRecipe(request, await createMember(), beans);
  await cook(page, id);
  expect((await next(page).boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await swipe(page, 320, 60);
  await expect(position(page, 2)).toBeVisible();
  await start(page, "25 to 30 minutes").tap();
  await expect(timers(page).getByText("25:00")).toBeVisible();
  await timers(page)
    .getByRole("button", { name: /^Cancel/ })
    .tap();
  await swipe(page, 60, 320);
  await expect(position(page, 1)).toBeVisible();

  const zoom = await page.context().newCDPSession(page);
  await zoom.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2);
  await swipe(page, 320, 60);
  await expect.poll(() => page.evaluate(() => visualViewport?.pageLeft)).toBeGreaterThan(50);
  await expect(position(page, 1)).toBeVisible();
  await zoom.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });

  // The hint on keys appears only on devices without touch.
  const hint = "Arrow keys or the space bar turn the steps, Esc goes back.";
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.getByText(hint)).toBeHidden();
  const desk = await newVisitor({ hasTouch: false, isMobile: false });
  await desk.setViewportSize({ width: 1180, height: 820 });
  await enterGuestMode(desk);
  await cook(desk, id);
  await expect(desk.getByText(hint)).toBeVisible();
});

test("a step fills the screen when it is short, long, next to timers, or in a very low window", {
  tag: "@nightly",
}, async ({ page, request, createMember }) => {
  const member = await createMember();
  const make = async (steps: string[]) =>
    (await createRecipe(request, member, { ...beans, steps, is_public: true })).id;
  const step = page.locator("#step");
  const size = () =>
    step
      .locator("p")
      .last()
      .evaluate((paragraph) => Number.parseFloat(getComputedStyle(paragraph).fontSize));
  await test.step("short", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await cook(page, await make(beans.steps ?? []));
    await expect.poll(size).toBe(36);
    await next(page).tap();
    await expect(position(page, 2)).toBeVisible();
    await expect.poll(size).toBe(36);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });
  await test.step("long", async () => {
    await page.goto(
      `/recipes/${await make(["Stir and wait until it thickens, then stir again. ".repeat(40)])}/cook`,
    );
    await expect(page.getByRole("button", { name: "More below" })).toBeVisible();
    expect(await size()).toBeGreaterThanOrEqual(26);
    await drag(page, { x: 200, y: 600 }, { x: 190, y: 300 });
    await expect.poll(() => step.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
    await step.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await expect(page.getByRole("button", { name: "More below" })).toBeHidden();
  });
  await test.step("with timers", async () => {
    await page.goto(`/recipes/${await make([...(beans.steps ?? []), "Soak 2 hours and 30 minutes."])}/cook`);
    await start(page, "12 minutes").click();
    await next(page).click();
    await start(page, "25 to 30 minutes").click();
    await page.getByRole("button", { name: "Previous" }).click();
    for (const size of [phone, { width: 375, height: 667 }, { width: 320, height: 568 }]) {
      await page.setViewportSize(size);
      expect((await step.boundingBox())?.height, `${size.height}`).toBeGreaterThan(size.height / 2);
    }
  });
  await test.step("in a very low window", async () => {
    // 400 % zoom of 1280 by 800 px.
    await page.setViewportSize({ width: 320, height: 200 });
    await expect(step.getByText("Fry the fennel")).toBeInViewport();
    const bar = page.getByRole("navigation", { name: "Steps" });
    await expect(bar).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar).toBeInViewport({ ratio: 1 });
    await next(page).click();
    await expect(step.getByText("of the tomatoes and simmer")).toBeInViewport();
  });
});

type Point = { x: number; y: number };

/** Drags a finger sideways across the step. */
const swipe = (page: Page, from: number, to: number) => drag(page, { x: from, y: 300 }, { x: to, y: 300 });

async function drag(page: Page, from: Point, to: Point) {
  const touch = await page.context().newCDPSession(page);
  const pointAt = (ratio: number) => [
    { x: from.x + (to.x - from.x) * ratio, y: from.y + (to.y - from.y) * ratio },
  ];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: pointAt(0) });
  for (const ratio of [0.3, 0.6, 1])
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: pointAt(ratio) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await touch.detach();
}
