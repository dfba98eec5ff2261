import type { APIRequestContext, Page } from "@playwright/test";
import { enterGuestMode, fillRegistration, password, signInByForm } from "./account-pages.ts";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, type Member, test } from "./fixtures.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";
import { createRecipe } from "./sample-recipes.ts";
import { desk, phone } from "./viewports.ts";

const about = "Larder keeps a household's recipes: from the web, from photos, from memory.";
const back = (page: Page) => page.getByRole("link", { name: "Back to Recipes" });
const dish = (page: Page) => page.getByRole("heading", { level: 1 });
const keep = (page: Page) => page.getByRole("main").getByText("Keep this recipe");

/** Opens a shared link and waits until the app has replaced the served recipe. */
async function openShared(page: Page, id: string): Promise<void> {
  await page.goto(`/r/${id}`);
  await expect(page.locator("#served")).toHaveCount(0);
}

async function share(request: APIRequestContext, owner: Member, title: string): Promise<string> {
  const { id } = await createRecipe(request, owner, { title, is_public: true });
  return id;
}

test("a shared recipe is offered on the dashboard when its reader has registered to save it", async ({
  page,
  request,
  createMember,
  mailTo,
}) => {
  const owner = await createMember();
  const id = await share(request, owner, "Plum cake");
  await openShared(page, id);
  await expect(dish(page)).toHaveText("Plum cake");
  await expect(page.getByText(about)).toBeVisible();
  await expect(page.locator("article header").getByText(`By ${owner.name}`, { exact: true })).toBeVisible();
  await expect(back(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator("#served")).toHaveCount(0);
  await expect(dish(page)).toHaveText("Plum cake");
  await expect(back(page)).toHaveCount(0);

  await page.getByRole("link", { name: "Keep this recipe" }).click();
  await expect(page).toHaveURL("/register");
  const email = "plum@plum.example.org";
  await fillRegistration(page, email);
  await page.getByRole("button", { name: "Create Account" }).click();
  const { links } = await mailTo(email);
  await page.goto(links.find((link) => link.includes("/verify-email/")) ?? "");
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");

  const wanted = page.getByRole("complementary", { name: "You wanted to keep" });
  await expect(wanted.getByRole("heading", { name: "Plum cake" })).toBeVisible();
  await wanted.getByRole("button", { name: "Keep this recipe" }).click();
  await expect(dish(page)).toHaveText("Plum cake (Copy)");
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
});

test("a reader returns to the shared recipe when they sign in to save it", {
  tag: "@nightly",
}, async ({ page, request, createMember }) => {
  const id = await share(request, await createMember(), "Plum cake");
  const member = await createMember();
  await openShared(page, id);
  await page.getByRole("link", { name: "Keep this recipe" }).click();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await signInByForm(page, member);
  await expect(page).toHaveURL(`/recipes/${id}`);
  await page.getByRole("button", { name: "Keep this recipe" }).click();
  await expect(dish(page)).toHaveText("Plum cake (Copy)");
});

test("a shared recipe offers a saved copy above and below when its reader has no account", {
  tag: "@nightly",
}, async ({ page, request, createMember, checkA11y }) => {
  const id = await share(request, await createMember(), "Greengage cake");
  const link = page.getByRole("main").getByRole("link", { name: "Keep this recipe" });
  await test.step("a new visitor", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openShared(page, id);
    const introduction = await page.getByText(about).boundingBox();
    const offer = await page.getByRole("link", { name: "Keep this recipe" }).boundingBox();
    expect((introduction?.x ?? 0) + (introduction?.width ?? 320)).toBeLessThan(offer?.x ?? 0);
    expect(offer?.height).toBe(44);
    const more = page.getByRole("region", { name: "More from this kitchen" });
    await expect(more.getByRole("article")).toHaveCount(4);
    await expect(more.getByRole("heading", { name: "Greengage cake" })).toHaveCount(0);
    await expect(page.getByRole("main").locator(".bg-tomato")).toHaveCount(1);
    await checkA11y(page);
    await page
      .getByRole("region", { name: "Cook it again next week" })
      .getByRole("link", { name: "Keep it in your own Larder" })
      .click();
    await expect(page).toHaveURL("/register");
  });
  await test.step("a guest", async () => {
    // Without its session storage, the tab does not know that a shared link was opened.
    await page.evaluate(() => sessionStorage.clear());
    await enterGuestMode(page);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/recipes/${id}`);
      await expect(link).toHaveCount(1);
      const [left, right] = [await back(page).boundingBox(), await link.boundingBox()];
      expect(Math.round(left?.y ?? -1)).toBe(Math.round(right?.y ?? -2));
      expect((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)).toBeGreaterThan(5);
      expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await checkA11y(page);
  });
});

test("a shared recipe shifts nothing when it loads, and is accessible at every width", {
  tag: "@nightly",
}, async ({ page, request, createMember, checkA11y }) => {
  const id = await share(request, await createMember(), "Plum cake");
  const readLayoutShifts = await watchLayoutShifts(page);
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await openShared(page, id);
    await expect(page.getByRole("heading", { name: "Method" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await readLayoutShifts(), `${size.width} wide`).toEqual([]);
  }
  await checkEverywhere(page, checkA11y, keep(page));
});
