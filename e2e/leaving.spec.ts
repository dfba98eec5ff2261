import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { goOnTo, writeRecipe } from "./recipe-wizard.ts";
import { pixel } from "./sample-recipes.ts";

const dashboard = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" });
/** What the page asks before something would be lost. */
const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave this page?" });
const answer = (page: Page, name: "Leave" | "Stay here") =>
  question(page).getByRole("button", { name }).click();

/** A picture on its way that never arrives. */
async function sendWithoutEnd(page: Page): Promise<Locator> {
  await page.route("**/api/upload/image", () => {});
  const file = { name: "dot.png", mimeType: "image/png", buffer: pixel };
  await page.locator("input[type=file]").first().setInputFiles(file);
  const picture = page.getByRole("group", { name: "Picture", exact: true });
  await expect(picture).toContainText("Uploading");
  return picture;
}

test("a link and Back ask before a picture on its way is lost, and nothing where nothing would be", {
  tag: "@nightly",
}, async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes");
  await page.getByRole("main").getByRole("link", { name: "Create Recipe" }).first().click();
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Soup");
  await goOnTo(page, "Ingredients");
  await page.goBack();
  await expect(title).toBeVisible();
  const picture = await sendWithoutEnd(page);
  await page.goForward();
  await page.goBack();
  await expect(picture).toContainText("Uploading");
  await expect(question(page)).toHaveCount(0);
  await page.evaluate(() => history.back());
  await answer(page, "Stay here");
  await expect(picture).toContainText("Uploading");
  await dashboard(page).click();
  await expect(question(page)).toContainText("Something here is not stored yet and would be lost.");
  await answer(page, "Stay here");
  await page.evaluate(() => history.back());
  await answer(page, "Leave");
  await expect(page).toHaveURL("/recipes");

  await page.goto("/recipes/create");
  await title.fill("Soup of the day");
  await dashboard(page).click();
  await expect(page).toHaveURL("/dashboard");
});

test(`whoever goes on while a recipe is being saved stays there and is told, also of a failure`, {
  tag: "@nightly",
}, async ({ page, problems, signUp }) => {
  problems.allow(/ERR_FAILED/);
  await signUp();
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "Soup" });
  await goOnTo(page, "Review");
  let arrive = () => {};
  const held = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route("**/trpc/recipes.create*", async (route) => {
    await held;
    await route.abort();
  });
  await page.getByRole("button", { name: "Create Recipe", exact: true }).click();
  await expect(page.getByText("Creating recipe...")).toBeVisible();
  await dashboard(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
  arrive();
  await expect(page.getByText("Failed to create recipe")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/recipes/create");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Soup");
});

test("without a network a page whose script never came says so, and comes when it is back", async ({
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
