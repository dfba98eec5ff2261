import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { goOnTo, writeRecipe } from "./recipe-wizard.ts";

const dashboard = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" });
const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** What the page asks before something would be lost. */
const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave this page?" });
const answer = (page: Page, name: "Leave" | "Stay here") =>
  question(page).getByRole("button", { name }).click();

/** A picture on its way that never arrives. */
async function sendWithoutEnd(page: Page): Promise<Locator> {
  await page.route("**/api/upload/image", () => {});
  const file = { name: "dot.png", mimeType: "image/png", buffer: dot };
  await page.locator("input[type=file]").first().setInputFiles(file);
  const picture = page.getByRole("group", { name: "Picture", exact: true });
  await expect(picture).toContainText("Uploading");
  return picture;
}

test("a link asks before a picture on its way is lost, and asks nothing where nothing would be", {
  tag: "@long",
}, async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/create");
  await page.getByRole("textbox", { name: "Title" }).fill("Soup");
  const picture = await sendWithoutEnd(page);
  await dashboard(page).click();
  await expect(question(page)).toContainText("Something here is not stored yet and would be lost.");
  await answer(page, "Stay here");
  await expect(picture).toContainText("Uploading");
  await goOnTo(page, "Ingredients");
  await dashboard(page).click();
  await answer(page, "Leave");
  await expect(page).toHaveURL("/dashboard");

  await page.goto("/recipes/create");
  await page.getByRole("textbox", { name: "Title" }).fill("Soup of the day");
  await dashboard(page).click();
  await expect(page).toHaveURL("/dashboard");
});

test("Back asks before a picture on its way is lost, and not between the steps", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes");
  await page.getByRole("main").getByRole("link", { name: "Create Recipe" }).first().click();
  await page.getByRole("textbox", { name: "Title" }).fill("Soup");
  await goOnTo(page, "Ingredients");
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();
  const picture = await sendWithoutEnd(page);
  await page.goForward();
  await page.goBack();
  await expect(picture).toContainText("Uploading");
  await expect(question(page)).toHaveCount(0);
  await page.evaluate(() => history.back());
  await answer(page, "Stay here");
  await expect(picture).toContainText("Uploading");
  await page.evaluate(() => history.back());
  await answer(page, "Leave");
  await expect(page).toHaveURL("/recipes");
});

for (const fails of [false, true]) {
  test(`whoever goes on while a recipe is being saved stays there and is told, ${fails ? "failed" : "saved"}`, {
    tag: "@long",
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
      await (fails ? route.abort() : route.continue());
    });
    await page.getByRole("button", { name: "Create Recipe", exact: true }).click();
    await expect(page.getByText("Creating recipe...")).toBeVisible();
    await dashboard(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
    arrive();
    await expect(
      page.getByText(fails ? "Failed to create recipe" : "Soup is in your recipes."),
    ).toBeVisible();
    await expect(page).toHaveURL("/dashboard");
    await page.goto("/recipes/create");
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(fails ? "Soup" : "");
  });
}

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

test("saving in one tab takes away its own draft alone, not what another tab holds", {
  tag: "@long",
}, async ({ page, problems, signUp }) => {
  // The server keeps one draft of a form: whose tab is later is told that there are two.
  problems.allow(/status of 409/);
  await signUp();
  await page.goto("/recipes/create");
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Soup");
  await expect.poll(() => draftsIn(page)).toContain('"title":"Soup"');
  const other = await page.context().newPage();
  await other.goto("/recipes/create");
  await other.getByRole("button", { name: "Start afresh" }).click();
  await writeRecipe(page, { title: "Soup" });
  await goOnTo(page, "Review");
  await expect.poll(() => draftsIn(page)).toContain("Whisk the eggs.");
  await other.getByRole("textbox", { name: "Title" }).fill("Cake");
  await expect.poll(() => draftsIn(page)).toContain('"title":"Cake"');

  await page.getByRole("button", { name: "Create Recipe", exact: true }).click();
  await expect(page).toHaveURL("/recipes");
  await other.reload();
  await expect(other.getByText("We kept what you had typed.")).toBeVisible();
  await expect(other.getByRole("textbox", { name: "Title" })).toHaveValue("Cake");

  await writeRecipe(other, { title: "Cake" });
  await goOnTo(other, "Review");
  await other.getByRole("button", { name: "Create Recipe", exact: true }).click();
  await expect(other).toHaveURL("/recipes");
  expect(await draftsIn(other)).toBe("");
  await other.close();
});

test("a draft whose answer never came back is not taken for another device's", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes/create");
  const stored = page.waitForResponse(/drafts\.save/);
  await page.getByRole("textbox", { name: "Title" }).fill("Soup");
  await stored;
  await expect.poll(() => draftsIn(page)).toMatch(/"revision":"/);
  await page.goto("/manifest.webmanifest");
  await page.evaluate(() => {
    for (const [key, draft] of Object.entries(localStorage)) {
      if (key.startsWith("larder:draft:"))
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(draft), revision: null }));
    }
  });
  const read = page.waitForResponse(/drafts\.get/);
  await page.goto("/recipes/create");
  await read;
  await expect(page.getByText("We kept what you had typed.")).toBeVisible();
  await expect.poll(() => draftsIn(page)).toMatch(/"revision":"/);
  await expect(page.getByText("Another device or tab has a draft of this too.")).toHaveCount(0);
});

/** What the browser keeps of forms that were not saved. */
function draftsIn(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("larder:draft:"))
      .map((key) => localStorage.getItem(key))
      .join("\n"),
  );
}
