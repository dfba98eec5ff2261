import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { advanceTo, writeRecipe } from "./recipe-wizard.ts";
import { pixel } from "./sample-recipes.ts";

const dashboard = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" });
const leaveDialog = (page: Page) => page.getByRole("alertdialog", { name: "Leave this page?" });
const chooseInDialog = (page: Page, name: "Leave" | "Stay here") =>
  leaveDialog(page).getByRole("button", { name }).click();

/** Starts the upload of a picture that never completes. */
async function startEndlessUpload(page: Page): Promise<Locator> {
  await page.route("**/api/upload/image", () => {});
  const file = { name: "dot.png", mimeType: "image/png", buffer: pixel };
  await page.locator("input[type=file]").first().setInputFiles(file);
  const picture = page.getByRole("group", { name: "Picture", exact: true });
  await expect(picture).toContainText("Uploading");
  return picture;
}

test("a link and Back ask for confirmation when a picture is being uploaded", {
  tag: "@nightly",
}, async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes");
  await page.getByRole("main").getByRole("link", { name: "Create Recipe" }).first().click();
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Soup");
  await advanceTo(page, "Ingredients");
  await page.goBack();
  await expect(title).toBeVisible();
  const picture = await startEndlessUpload(page);
  await page.goForward();
  await page.goBack();
  await expect(picture).toContainText("Uploading");
  await expect(leaveDialog(page)).toHaveCount(0);
  await page.evaluate(() => history.back());
  await chooseInDialog(page, "Stay here");
  await expect(picture).toContainText("Uploading");
  await dashboard(page).click();
  await expect(leaveDialog(page)).toContainText("Something here is not stored yet and would be lost.");
  await chooseInDialog(page, "Stay here");
  await page.evaluate(() => history.back());
  await chooseInDialog(page, "Leave");
  await expect(page).toHaveURL("/recipes");

  await page.goto("/recipes/create");
  await title.fill("Soup of the day");
  await dashboard(page).click();
  await expect(page).toHaveURL("/dashboard");
});

test("a failed save shows a toast on the next page when the form was left meanwhile", {
  tag: "@nightly",
}, async ({ page, problems, signUp }) => {
  problems.allow(/ERR_FAILED/);
  await signUp();
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "Soup" });
  await advanceTo(page, "Review");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/trpc/recipes.create*", async (route) => {
    await released;
    await route.abort();
  });
  await page.getByRole("button", { name: "Create Recipe", exact: true }).click();
  await expect(page.getByText("Creating recipe...")).toBeVisible();
  await dashboard(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
  release();
  await expect(page.getByText("Failed to create recipe")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/recipes/create");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Soup");
});

test("a page opens when the network returns after its script failed to load", async ({
  page,
  context,
  problems,
  signUp,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|could not be loaded/);
  await signUp();
  await page.goto("/recipes");
  const create = page.getByRole("main").getByRole("link", { name: "Create Recipe" });
  await expect(create).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await create.click();
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
  await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();
});
