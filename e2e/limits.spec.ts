import { closePlans } from "./close-plans.ts";
import { expect, test } from "./fixtures.ts";
import { saveRecipe, writeRecipe } from "./recipe-wizard.ts";
import { createRecipe } from "./sample-recipes.ts";

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
