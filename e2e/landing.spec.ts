import type { Page } from "@playwright/test";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, test } from "./fixtures.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";
import { boxOf, desk, phone } from "./places.ts";

const dishes = (page: Page) => page.getByRole("region", { name: "Dishes from the larder" });
const shown = [
  "Bring it in from the web",
  "Scan the card in the drawer",
  "Amounts that follow",
  "Cook with both hands",
  "Find it by what is in the house",
];

/** As somebody reads who goes down the page by wheel. */
async function readOn(page: Page) {
  await expect(dishes(page).getByRole("link")).toHaveCount(6);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 500);
  await expect(page.getByRole("heading", { name: "Your recipes stay yours" })).toBeAttached();
}

test("sign-in is at the top right, and the dishes are recipes of this server and lead to them", async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await page.goto("/");
  const { y, right } = await boxOf(page.getByRole("link", { name: "Sign In" }));
  expect(y).toBeLessThan(40);
  expect(right).toBeGreaterThan(1300);
  await expect(dishes(page).getByRole("link")).toHaveCount(6);
  const dish = dishes(page).getByRole("link").nth(1);
  const title = await dish.textContent();
  await dish.click();
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await expect(page.getByRole("main").getByText("Keep this recipe")).toBeVisible();
});

test("whoever reads on, by wheel or by keys, comes to a foot with licence, source and API", {
  tag: "@nightly",
}, async ({ page, request, checkA11y }) => {
  await page.goto("/");
  await expect(dishes(page).getByRole("link")).toHaveCount(6);
  const last = page.getByRole("link", { name: "REST API" });
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(last).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([...shown, "Your recipes stay yours"]);
  for (const [name, says] of [
    ["Free software: AGPL-3.0-or-later", "GNU AFFERO GENERAL PUBLIC LICENSE"],
    ["REST API", "Larder"],
  ] as const) {
    const href = await page.getByRole("link", { name }).getAttribute("href");
    const answer = await request.get(href ?? "");
    expect(answer.status(), name).toBe(200);
    expect(await answer.text()).toContain(says);
  }
  // One filled button at the beginning and one at the end: no window shows both.
  const filled = page.getByRole("main").locator(".bg-tomato");
  await expect(filled).toHaveText(["Get Started", "Create account"]);
  const tops = await filled.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().top),
  );
  expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBeGreaterThan(1000);
  await checkEverywhere(page, checkA11y, page.getByText("Please check"));
});

test("nothing moves while the first page comes and is read, and large type runs over nowhere", {
  tag: "@nightly",
}, async ({ page }) => {
  const movedByItself = await watchLayoutShifts(page);
  for (const { width, height } of [phone, desk]) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await readOn(page);
    // Screen by screen to the foot, each drawn before the next.
    const foot = page.getByRole("link", { name: "REST API" });
    await expect(async () => {
      await page.mouse.wheel(0, height);
      await expect(foot).toBeInViewport({ timeout: 200 });
    }).toPass();
    expect(await movedByItself(), `${width} wide`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/");
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  await readOn(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
