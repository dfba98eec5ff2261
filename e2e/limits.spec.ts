import { expect, test } from "./fixtures.ts";
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
  const notice = page.getByRole("status").filter({ hasText: limitText });
  await expect(notice).toContainText("You can go on from");
  await expect(page.getByRole("region", { name: "Basic Information" })).toContainText("The fourth");
  await page.reload();
  await expect(page.getByRole("region", { name: "Basic Information" })).toContainText("The fourth");
});

test("a second scan on the same day meets the limit in the wizard", async ({
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
  await expect(page.getByText(/limit/).first()).toBeVisible();
  await checkA11y(page);
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "To the result" }).click();
  await toReview(page);
});
