import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { desk, phone, tablet } from "./viewports.ts";

const sizes = [phone, tablet, desk];

const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

test("a recipe's actions are one visible row when its title has 200 letters", {
  tag: "@nightly",
}, async ({ page, signUpWith, checkA11y }) => {
  const { id } = await signUpWith({
    title: "Slow roasted shoulder of lamb with bitter leaves, ".repeat(4).slice(0, 200),
    description: "A Sunday roast that looks after itself. ".repeat(9),
    cooking_time: 250,
    is_public: true,
  });
  await page.goto(`/recipes/${id}`);
  const cook = page.getByRole("link", { name: "Start cooking" });
  const actions = [
    cook,
    page.getByRole("button", { name: /^Like/ }),
    page.getByRole("button", { name: "Share" }),
    page.getByRole("link", { name: "Edit", exact: true }),
    page.getByRole("button", { name: "More", exact: true }),
  ];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(cook).toBeVisible();
    const tops = await Promise.all(actions.map(topOf));
    expect(new Set(tops).size, `rows at ${size.width}: ${tops}`).toBe(1);
    // Long titles have a smaller font size.
    const lines = await page
      .getByRole("heading", { level: 1 })
      .evaluate((title) => title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight));
    expect(lines, `lines of the title at ${size.width}`).toBeLessThan(7);
    const bottom = await cook.evaluate((element) => element.getBoundingClientRect().bottom);
    const bar = page.getByRole("navigation", { name: "Bottom bar" });
    const visibleBottom = size.width < 900 ? await topOf(bar) : size.height;
    expect(bottom, `in sight at ${size.width}`).toBeLessThan(visibleBottom);
  }

  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "More", exact: true }).click();
  const menu = page.getByRole("menu");
  // On a phone the menu is a bottom sheet.
  await expect
    .poll(() => menu.evaluate((element) => element.getBoundingClientRect().toJSON()))
    .toMatchObject({ left: 0, right: 390, bottom: 844 });
  await checkA11y(page);
  // A tap outside closes the menu, and activates nothing below it.
  await page.mouse.click(195, 150);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(`/recipes/${id}`);

  // On a wide screen the menu is within the window, and its last item can be reached.
  const more = page.getByRole("button", { name: "More", exact: true });
  for (const height of [620, 900, 1200]) {
    await page.setViewportSize({ width: 1440, height });
    await more.click();
    const box = await menu.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), `${height} high`).toBeLessThanOrEqual(height);
    if (height > 620) expect(box?.y, `${height} high`).toBeGreaterThanOrEqual((await topOf(more)) - 1);
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Delete" })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();
  }
});
