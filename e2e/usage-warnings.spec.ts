import type { Page } from "@playwright/test";
import { testWith } from "./counted-members.ts";
import { expect } from "./fixtures.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";
import { saveRecipe, writeRecipe } from "./recipe-wizard.ts";

const phone = { width: 390, height: 844 };

const test = testWith([
  { name: "Little", lifetime: { recipe_create: 74, recipe_import: 29, ocr_operation: 14 } },
  { name: "Warned", lifetime: { recipe_create: 75 } },
  { name: "Urgent", lifetime: { recipe_create: 90, ocr_operation: 15 } },
  { name: "Critical", lifetime: { recipe_create: 95, recipe_import: 36, ocr_operation: 15 } },
  { name: "Full", lifetime: { recipe_create: 100 } },
  { name: "Nearly", lifetime: { recipe_create: 74 } },
  { name: "Premium", tier: "premium", lifetime: { recipe_create: 500 }, month: { recipe_create: 199 } },
  { name: "Moving", lifetime: { recipe_create: 96 } },
]);

const bar = (page: Page) => page.getByRole("complementary", { name: "Usage warning" });
const plans = (page: Page) =>
  page.getByRole("dialog", { name: "Choose Your Recipe Management Plan", exact: true });

test("who has used less than 75 percent sees no warning, nor does premium whatever it has used", {
  tag: "@long",
}, async ({ page, signInAs }) => {
  for (const name of ["Little", "Premium"]) {
    await signInAs(name);
    await page.goto("/profile");
    await expect(page.getByRole("meter").first()).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  }
});

test("from 75 percent on it is said, as something to know and without a button", async ({
  page,
  signInAs,
  checkA11y,
}) => {
  await signInAs("Warned");
  await page.goto("/recipes");
  await expect(bar(page)).toHaveText("You've used 75/100 recipes. Premium offers 2x-5x more!");
  await expect(bar(page)).toHaveAttribute("data-tone", "info");
  await expect(bar(page).getByRole("button")).toHaveCount(0);
  await checkA11y(page);
});

test("from 90 percent on it is a warning with View Plans, and of several the gravest is told", {
  tag: "@long",
}, async ({ page, signInAs }) => {
  await signInAs("Urgent");
  await page.goto("/recipes");
  await expect(bar(page)).toContainText("You've used 90/100 recipes. Consider upgrading to premium.");
  await expect(bar(page)).toContainText("+1 more usage warning");
  await expect(bar(page)).not.toContainText("warnings");
  await expect(bar(page)).toHaveAttribute("data-tone", "warning");
  await bar(page).getByRole("button", { name: "View Plans", exact: true }).click();
  await expect(plans(page)).toBeVisible();
  await expect(plans(page).getByRole("alert")).toHaveCount(0);
});

test("from 95 percent on it is an error with Upgrade Now, which the keyboard reaches and comes back to", {
  tag: "@long",
}, async ({ page, signInAs, checkA11y }) => {
  await signInAs("Critical");
  await page.goto("/recipes");
  await expect(bar(page)).toContainText("Only 5 recipes left! Upgrade to premium for unlimited access.");
  await expect(bar(page)).toContainText("+2 more usage warnings");
  await expect(bar(page)).toHaveAttribute("data-tone", "error");
  await expect(bar(page).getByRole("alert")).toBeVisible();
  await checkA11y(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await checkA11y(page, "colours");
  const upgrade = bar(page).getByRole("button", { name: "Upgrade Now", exact: true });
  await upgrade.press("Enter");
  await expect(plans(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(plans(page)).toBeHidden();
  await expect(upgrade).toBeFocused();
});

test("the bar stays 64 pixels below the top while one scrolls, and covers nothing of a page", {
  tag: "@long",
}, async ({ page, signInAs }) => {
  await signInAs("Critical");
  for (const size of [phone, { width: 1440, height: 900 }]) {
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

test("no page is pushed down by the bar, also where its figures come late", { tag: "@long" }, async ({
  page,
  signInAs,
}) => {
  const readShifts = await watchLayoutShifts(page);
  await signInAs("Moving");
  for (const path of ["/dashboard", "/recipes", "/profile"]) {
    for (const wait of [0, 400]) {
      await page.route("**/trpc/**usage.get*", async (route) => {
        await new Promise((done) => setTimeout(done, wait));
        await route.continue();
      });
      await page.goto(path);
      await expect(bar(page)).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await readShifts(), `${path}, figures ${wait} ms later`).toEqual([]);
      await page.unrouteAll({ behavior: "wait" });
    }
  }
});

test("pages about getting in hide the bar and the plans, whatever follows in their address", {
  tag: "@long",
}, async ({ page, signInAs, problems }) => {
  problems.allow(/status of 400/);
  await signInAs("Critical");
  for (const path of ["/register", "/verify-email", "/verify-email/nonsense", "/resend-verification"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(bar(page), path).toHaveCount(0);
  }
  await page.getByRole("banner").getByRole("link", { name: "Larder" }).click();
  await expect(bar(page)).toBeVisible();
});

test("nobody who is not signed in sees it", { tag: "@long" }, async ({ page, signInAs }) => {
  await signInAs("Urgent");
  await page.goto("/dashboard");
  await expect(bar(page)).toBeVisible();
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Browse as Guest" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(bar(page)).toHaveCount(0);
});

test("a recipe that crosses the line brings the bar, and the meters count it", async ({ page, signInAs }) => {
  await signInAs("Nearly");
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "The seventy-fifth" });
  await expect(bar(page)).toHaveCount(0);
  await saveRecipe(page, "Create Recipe");
  await expect(bar(page)).toContainText("You've used 75/100 recipes.");
});

test("at a limit the figures are asked for again, then the plans open over the words of the refusal", async ({
  page,
  signInAs,
  problems,
  checkA11y,
}) => {
  problems.allow(/status of 402/);
  await signInAs("Full");
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "One too many" });
  const asked = page.waitForRequest(/usage\.get/);
  await saveRecipe(page, "Create Recipe");
  await asked;
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
  await expect(page.getByRole("region", { name: "Basic Information" })).toContainText("One too many");
});

test.describe("a refusal as another server might put it", () => {
  const refusals = [
    [402, "That is enough for today.", "That is enough for today."],
    [402, { code: "MONTHLY_LIMIT_EXCEEDED", upgradeRequired: false }, "Usage limit exceeded"],
    [
      429,
      {
        code: "BURST_LIMIT_EXCEEDED",
        message: "Too many in an hour.",
        upgradeRequired: false,
        retryAfter: 60,
      },
      "Too many in an hour.",
    ],
  ] as const;
  for (const [status, detail, told] of refusals) {
    test(`${status} ${JSON.stringify(detail)} is told without the plans, and the figures are asked for again`, {
      tag: "@long",
    }, async ({ page, signInAs, problems }) => {
      problems.allow(/status of 4(02|29)/);
      await page.route("**/trpc/recipes.create*", (route) =>
        route.fulfill({
          status,
          json: {
            error: { message: "refused", code: -32000, data: { code: "LIMIT", httpStatus: status, detail } },
          },
        }),
      );
      await signInAs("Little");
      await page.goto("/recipes/create");
      await writeRecipe(page, { title: "Refused" });
      const asked = page.waitForRequest(/usage\.get/);
      await saveRecipe(page, "Create Recipe");
      await asked;
      await expect(page.getByText(told)).toBeVisible();
      await expect(plans(page)).toHaveCount(0);
    });
  }
});
