import { closePlans } from "./close-plans.ts";
import { expect, test } from "./fixtures.ts";
import { brothPage, handOver } from "./food-pages.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { saveRecipe, writeRecipe } from "./recipe-wizard.ts";
import { createRecipe } from "./sample-recipes.ts";
import { scanPhoto, toReview } from "./scan-wizard.ts";

test.use({ serverEnv: { USAGE_LIMITS: "on" } });

const limitText =
  "You have reached your recipe creation limit. Upgrade to premium to continue creating recipes.";

test("at the daily limit the form says so in the server's words and keeps what was typed", async ({
  page,
  request,
  signUp,
  problems,
}) => {
  problems.allow(/status of 402/);
  const member = await signUp();
  for (const title of ["One", "Two", "Three"]) await createRecipe(request, member, { title });
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "The fourth" });
  await saveRecipe(page, "Create Recipe");
  await closePlans(page);
  const notice = page.getByRole("status").filter({ hasText: limitText });
  await expect(notice).toContainText("You can go on from");
  await expect(page.getByRole("region", { name: "Basic Information" })).toContainText("The fourth");
  await page.reload();
  await expect(page.getByRole("region", { name: "Basic Information" })).toContainText("The fourth");
});

test("at the import limit the screen says so, keeps the address, and nothing is noted", {
  tag: "@long",
}, async ({ page, signUp, problems, checkA11y }) => {
  problems.allow(/status of 402/);
  await signUp();
  for (const name of ["one", "two"]) {
    await handOver(page, `https://www.example.org/${name}`, brothPage);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Recipe saved" })).toBeVisible();
  }
  await page.goto("/recipes/import");
  const address = page.getByRole("textbox", { name: "URL" });
  const long = `https://www.allrecipes.com/recipe/1/${"a-long-name-".repeat(12)}of-plum-cake/`;
  await address.fill(long);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await closePlans(page);
  await expect(
    page.getByText(
      "You have reached your recipe import limit. Upgrade to premium to continue importing recipes.",
    ),
  ).toBeVisible();
  // What was typed waits as text: neither a field nor a button stands there that can do nothing.
  const kept = page.getByRole("region", { name: "Kept for later" });
  await expect(kept).toContainText("Kept on this device: it will be here when you can go on.");
  const again = page.getByRole("button", { name: "Import", exact: true });
  await expect(again).toHaveCount(0);
  await expect(address).toHaveCount(0);
  await expect(page.getByText(/You can go on from/)).toBeVisible();
  // What leads on is the one filled button, and beside it stand neither an example nor other ways that count as well.
  const instead = page.getByRole("link", { name: "Write it yourself" });
  await expect(instead).toHaveAttribute("href", "/recipes/create");
  await expect(page.getByRole("main").locator(".bg-tomato")).toHaveText(["Write it yourself"]);
  // The address is seen whole, below what is told of it, at the edge of the page.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const left = (await page.getByRole("heading", { name: "Import a recipe" }).boundingBox())?.x;
    expect((await kept.boundingBox())?.x).toBe(left);
    const whole = kept.getByText(long.replace("https://", ""), { exact: true });
    const isWhole = (shown: HTMLElement) =>
      shown.scrollWidth <= shown.clientWidth && shown.scrollHeight <= shown.clientHeight;
    expect(await whole.evaluate(isWhole)).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  // When that is over is said once.
  await expect(page.getByText(/ from .*\d:\d\d [AP]M/)).toHaveCount(1);
  const meanwhile = page.getByRole("region", { name: "Meanwhile" }).getByRole("link");
  await expect(meanwhile).toHaveText([/^Your recipes/, /^Scan a recipe/]);
  await expect(page.locator(".import-example")).toHaveCount(0);
  await expect(page.getByText("Paste text")).toHaveCount(0);
  await checkA11y(page);
  // On the next day the address is in its field and can be read, without a reload.
  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  await expect(again).toBeEnabled();
  await expect(address).toHaveValue(long);
  await expect(kept).toHaveCount(0);
  await expect(page.getByText(/You can go on from/)).toHaveCount(0);
  await expect(page.getByText(/ from .*\d:\d\d [AP]M/)).toHaveCount(0);
  await expect(meanwhile).toHaveCount(0);
  await expect(page.getByText("Paste text")).toBeVisible();
  await page.clock.setFixedTime(Date.now());
  await page.reload();
  await expect(address).toHaveValue(long);
  await page.getByRole("tab", { name: "Import History" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Completed" })).toHaveCount(2);
  await expect(page.getByRole("row").filter({ hasText: "allrecipes" })).toHaveCount(0);
});

test("a second scan on the same day meets the limit in the wizard", { tag: "@long" }, async ({
  page,
  browser,
  signUp,
  problems,
  checkA11y,
}) => {
  problems.allow(/status of 402/);
  await signUp();
  const photo = await photograph(browser, shortbread);
  await scanPhoto(page, photo);
  await page.getByRole("button", { name: "Review and Edit" }).waitFor({ timeout: 40_000 });
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByText("These photos were read.")).toBeVisible();
  await page.getByRole("button", { name: "Process with OCR" }).click();
  await closePlans(page);
  await expect(page.getByText(/limit/).first()).toBeVisible();
  await expect(page.getByText("Your photo is kept.")).toBeVisible();
  await expect(page.getByText("What you wrote is kept")).toHaveCount(0);
  await checkA11y(page);
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "To the result" }).click();
  await toReview(page);
});
