import type { Page } from "@playwright/test";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, test } from "./fixtures.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";
import { boxOf, desk, phone } from "./viewports.ts";

const dishes = (page: Page) => page.getByRole("region", { name: "Dishes from the larder" });
const headings = [
  "Bring it in from the web",
  "Scan the card in the drawer",
  "Amounts that follow",
  "Cook with both hands",
  "Find it by what is in the house",
];

/** Scrolls with the wheel until the lower part of the page is loaded. */
async function scrollDown(page: Page) {
  await expect(dishes(page).getByRole("link")).toHaveCount(6);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 500);
  await expect(page.getByRole("heading", { name: "Your recipes stay yours" })).toBeAttached();
}

test("the landing page opens a recipe of the server when one of its dishes is pressed", async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto("/");
  const { y, right } = await boxOf(page.getByRole("link", { name: "Sign In" }));
  expect(y).toBeLessThan(40);
  expect(right).toBeGreaterThan(1300);
  await expect(dishes(page).getByRole("link")).toHaveCount(6);
  const dish = dishes(page).getByRole("link").nth(1);
  const title = await dish.textContent();
  await dish.click();
  await expect(page).toHaveURL(/\/r\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await expect(page.getByRole("main").getByText("Keep this recipe")).toBeVisible();
});

test("the landing page ends with licence, source and API when it is read to its end", {
  tag: "@nightly",
}, async ({ page, request, checkA11y }) => {
  await page.goto("/");
  await expect(dishes(page).getByRole("link")).toHaveCount(6);
  const last = page.getByRole("link", { name: "REST API" });
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(last).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([...headings, "Your recipes stay yours"]);
  for (const [name, says] of [
    ["Free software: AGPL-3.0-or-later", "GNU AFFERO GENERAL PUBLIC LICENSE"],
    ["REST API", "Larder"],
  ] as const) {
    const href = await page.getByRole("link", { name }).getAttribute("href");
    const response = await request.get(href ?? "");
    expect(response.status(), name).toBe(200);
    expect(await response.text()).toContain(says);
  }
  // The two primary buttons are never visible together.
  const primaryButtons = page.getByRole("main").locator(".bg-tomato");
  await expect(primaryButtons).toHaveText(["Get Started", "Create account"]);
  const tops = await primaryButtons.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().top),
  );
  expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBeGreaterThan(1000);
  await checkEverywhere(page, checkA11y, page.getByText("Please check"));
});

test("the landing page shifts nothing when it loads and scrolls, and large type does not overflow", {
  tag: "@nightly",
}, async ({ page }) => {
  const readLayoutShifts = await watchLayoutShifts(page);
  for (const { width, height } of [phone, desk]) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await scrollDown(page);
    // Scrolls screen by screen, so that each screen is rendered.
    const footer = page.getByRole("link", { name: "REST API" });
    await expect(async () => {
      await page.mouse.wheel(0, height);
      await expect(footer).toBeInViewport({ timeout: 200 });
    }).toPass();
    expect(await readLayoutShifts(), `${width} wide`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/");
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  await scrollDown(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
