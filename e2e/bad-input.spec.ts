import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { advanceTo, saveRecipe, writeRecipe } from "./recipe-wizard.ts";
import { bearer, createRecipe, pixel } from "./sample-recipes.ts";
import { phone } from "./viewports.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const cover = (page: Page) => page.getByRole("group", { name: "Picture", exact: true });

test("the recipe form keeps its input when the network fails at every step", async ({
  page,
  context,
  problems,
  signUp,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signUp();
  await page.goto("/recipes/create");
  await expect(field(page, "Title")).toBeVisible();
  // All scripts of the form must be loaded before the network fails.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: pixel });
  await expect(cover(page).getByText("Failed to upload images")).toBeVisible();
  await writeRecipe(page, { title: "Offline omelette" });
  await saveRecipe(page, "Create Recipe");
  // The form opens the step that contains the picture, which says what failed.
  await expect(page.getByRole("heading", { level: 2, name: "Basic Information" })).toBeVisible();
  await expect(cover(page).locator(":focus")).toHaveCount(1);
  await cover(page)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await saveRecipe(page, "Create Recipe");
  await expect(page.getByRole("alert")).toHaveText("Failed to create recipe");
  await expect(page.getByRole("region", { name: "Ingredients" })).toContainText("2 eggs");

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText("We kept what you had typed.")).toBeVisible();
  await saveRecipe(page, "Create Recipe");
  await expect(page.getByRole("link", { name: "Offline omelette" })).toBeVisible();
});

test("texts run from right to left when they are written in Arabic", { tag: "@nightly" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "كبسة دجاج", ingredient: "2 كوب أرز", step: "اطبخ الدجاج 45 minutes." });
  await expect(field(page, "Step 1")).toHaveCSS("direction", "rtl");
  // The heading is right-to-left, so its punctuation must be on the left.
  const heading = "للتقديم (ساخن)!";
  await page
    .getByRole("region", { name: "Instructions" })
    .getByRole("button", { name: "Add section heading" })
    .click();
  await page.keyboard.type(heading);
  await page.getByRole("button", { name: "Add step" }).click();
  await page.keyboard.type("يقدم.");
  const shown = page.getByText(heading, { exact: true }).filter({ visible: true });
  await advanceTo(page, "Review");
  await expect(shown).toHaveCSS("direction", "rtl");
  await saveRecipe(page, "Create Recipe");
  await page.getByRole("link", { name: "كبسة دجاج" }).click();
  await expect(shown).toHaveCSS("direction", "rtl");
  const time = page.getByRole("button", { name: "Start a timer: 45 minutes" });
  await expect(page.locator("p", { has: time })).toHaveCSS("direction", "rtl");
  await expect(time.locator("bdi")).toHaveCSS("direction", "ltr");
  await page.getByRole("link", { name: "Start cooking" }).click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(shown).toHaveCSS("direction", "rtl");
});

test("a phone's pages do not scroll sideways when a word is very long", { tag: "@nightly" }, async ({
  page,
  request,
  signUp,
}) => {
  const tag = "W".repeat(30);
  const unit = "U".repeat(50);
  const member = await signUp();
  const { id } = await createRecipe(request, member, {
    title: "Waffles",
    tags: [tag],
    steps: ["Stir the flour."],
  });
  const response = await request.put(`/api/recipes/${id}`, {
    headers: bearer(member),
    data: { ingredients: [{ name: "flour", quantity: 1_000_000, unit }] },
  });
  expect(response.status()).toBe(200);
  await page.setViewportSize(phone);
  for (const [path, word] of [
    [`/recipes/${id}`, tag],
    [`/recipes/${id}`, unit],
    [`/recipes/${id}/cook`, unit],
    [`/recipes/${id}/edit`, tag],
    [`/recipes/${id}/edit?step=review`, tag],
    ["/recipes/create", tag],
  ] as const) {
    await page.goto(path);
    // The field suggests tags of the member's other recipes.
    if (path.endsWith("create")) await page.getByRole("textbox", { name: "Tags" }).click();
    const shown = page.getByText(word).filter({ visible: true }).first();
    await expect(shown).toBeVisible();
    const right = await shown.evaluate((element) => element.getBoundingClientRect().right);
    expect(right, path).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});
