import type { Page } from "@playwright/test";
import { testWithMembers } from "./counted-members.ts";
import { expect } from "./fixtures.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";
import { saveRecipe, writeRecipe } from "./recipe-wizard.ts";
import { desk, phone } from "./viewports.ts";

const test = testWithMembers([
  { name: "Critical", lifetime: { recipe_create: 95, recipe_import: 36, ocr_operation: 15 } },
  { name: "Full", lifetime: { recipe_create: 100 } },
  { name: "Nearly", lifetime: { recipe_create: 74 } },
  { name: "Moving", lifetime: { recipe_create: 96 } },
]);

const bar = (page: Page) => page.getByRole("complementary", { name: "Usage warning" });
const plans = (page: Page) =>
  page.getByRole("dialog", { name: "Choose Your Recipe Management Plan", exact: true });

test("the usage warning shifts no page when its figures load late", { tag: "@nightly" }, async ({
  page,
  signInAs,
}) => {
  const readShifts = await watchLayoutShifts(page);
  // Pages wait 1.5 s for the bar. A busy machine needs that long to load the scripts, so the test extends the
  // wait.
  await page.addInitScript(() => {
    const original = window.setTimeout;
    Object.assign(window, {
      setTimeout: (callback: () => void, ms = 0) => original(callback, ms === 1500 ? 30_000 : ms),
    });
  });
  await signInAs("Moving");
  for (const path of ["/dashboard", "/recipes", "/profile"]) {
    for (const delayMs of [0, 400]) {
      await page.route("**/trpc/**usage.get*", async (route) => {
        await new Promise((done) => setTimeout(done, delayMs));
        await route.continue();
      });
      await page.goto(path);
      await expect(bar(page)).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await readShifts(), `${path}, figures ${delayMs} ms later`).toEqual([]);
      await page.unrouteAll({ behavior: "wait" });
    }
  }
});

test("the usage warning appears as information when 75 percent of a limit is used", async ({
  page,
  signInAs,
  checkA11y,
}) => {
  await signInAs("Nearly");
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "The seventy-fifth" });
  await expect(bar(page)).toHaveCount(0);
  await saveRecipe(page, "Create Recipe");
  await expect(bar(page)).toHaveText("You've used 75/100 recipes. Premium offers 2x-5x more!");
  await expect(bar(page)).toHaveAttribute("data-tone", "info");
  await expect(bar(page).getByRole("button")).toHaveCount(0);
  await checkA11y(page);
});

test("the plans open and the form keeps its input when a limit is reached", async ({
  page,
  signInAs,
  problems,
  checkA11y,
}) => {
  problems.allow(/status of 402/);
  await signInAs("Full");
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "One too many" });
  const usageRequest = page.waitForRequest(/usage\.get/);
  await saveRecipe(page, "Create Recipe");
  await usageRequest;
  await expect(plans(page)).toBeVisible();
  await expect(plans(page).getByRole("alert")).toHaveText(
    "You've reached your limit! Upgrade now to continue creating amazing recipes.",
  );
  await checkA11y(page);
  await plans(page).getByRole("button", { name: "Close" }).click();
  await expect(plans(page)).toBeHidden();
  await expect(
    page.getByText("You have reached your recipe creation limit. Upgrade to premium to continue"),
  ).toBeVisible();
  const details = page.getByRole("region", { name: "Basic Information" });
  await expect(details).toContainText("One too many");
  await page.reload();
  await expect(details).toContainText("One too many");
});

test("the usage warning offers an upgrade and covers no content when 95 percent of a limit is used", {
  tag: "@nightly",
}, async ({ page, signInAs, checkA11y }) => {
  await signInAs("Critical");
  await page.goto("/recipes");
  await expect(bar(page).getByRole("alert")).toBeVisible();
  await expect(bar(page)).toHaveAttribute("data-tone", "error");
  await checkA11y(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await checkA11y(page, "colours");
  const upgrade = bar(page).getByRole("button", { name: "Upgrade Now", exact: true });
  await upgrade.press("Enter");
  await expect(plans(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(plans(page)).toBeHidden();
  await expect(upgrade).toBeFocused();
  // The bar stays 64 px below the top when the page is scrolled.
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await page.goto("/pricing");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    const { y = 0, height = 0 } = (await bar(page).boundingBox()) ?? {};
    expect((await heading.boundingBox())?.y).toBeGreaterThan(y + height);
    expect(height).toBeLessThan(90);
    await page.evaluate(() => scrollTo(0, 700));
    await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(64);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
});
