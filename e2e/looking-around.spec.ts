import type { Locator, Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { holdAnswers, watchLayoutShifts } from "./layout-shifts.ts";
import { createRecipe } from "./sample-recipes.ts";

async function browseAsGuest(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem("guestMode", "true"));
  await page.goto(path);
}

const featured = (page: Page) => page.getByRole("region", { name: "Featured Recipes" });
const explore = (page: Page) => page.getByRole("region", { name: "Explore by Cuisine" });
const results = (page: Page) => page.getByRole("region", { name: "Results" });
const titles = (region: ReturnType<typeof results>) => region.getByRole("article").getByRole("heading");

test("a guest's dashboard shows what others cook, the ways in, and asks for no figures", {
  tag: "@long",
}, async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await browseAsGuest(page, "/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome to Larder" })).toBeVisible();
  await expect(featured(page).getByRole("article")).toHaveCount(6);
  await expect(page.getByRole("heading", { name: "Your Recipe Journey" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Create account" })).toHaveAttribute("href", "/register");
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    "/login",
  );
  expect(calls.filter((url) => url.includes("recipes.stats"))).toEqual([]);
  const first = featured(page).getByRole("link").first();
  const title = await first.textContent();
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
});

test("the cuisine strip begins with Italian and is chosen by mouse and keyboard", { tag: "@long" }, async ({
  page,
}) => {
  await browseAsGuest(page, "/dashboard");
  const chips = explore(page).getByRole("radio");
  await expect(chips).toHaveText([
    "Italian",
    "Mexican",
    "Chinese",
    "Indian",
    "American",
    "French",
    "Thai",
    "Mediterranean",
    "Japanese",
  ]);
  await expect(chips.first()).toBeChecked();
  await expect(titles(explore(page)).first()).toBeVisible();
  const italian = await titles(explore(page)).allTextContents();

  await page.getByRole("radio", { name: "Thai" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("radio", { name: "Thai" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Italian" })).not.toBeChecked();
  await expect(titles(explore(page)).first()).toBeVisible();
  await expect.poll(() => titles(explore(page)).allTextContents()).not.toEqual(italian);
  await page.getByRole("radio", { name: "Italian" }).click();
  await expect(titles(explore(page))).toHaveText(italian);
});

test("a member's dashboard greets by the first name and counts the recipes", { tag: "@long" }, async ({
  page,
  request,
  signUp,
}) => {
  const member = await signUp();
  await createRecipe(request, member, { title: "First" });
  await createRecipe(request, member, { title: "Second" });
  await page.goto("/dashboard");
  const greeting = page.getByRole("heading", { level: 1 });
  await expect(greeting).toHaveText("Welcome back, Cook!");
  const journey = page.getByRole("region", { name: "Your Recipe Journey" }).getByRole("listitem");
  await expect(journey).toHaveText([/^2\s*Your recipes$/, /^0\s*Liked$/, /^2\s*This week$/]);
  await expect(page.getByRole("heading", { name: "Keep what you find" })).toHaveCount(0);

  // Once it was left the first visit is over, and stays so over a reload.
  await page
    .getByRole("region", { name: "Your Recipe Journey" })
    .getByRole("link", { name: "Liked" })
    .click();
  await page.goBack();
  const daily = page.locator("#today");
  await expect(daily).toHaveText("What shall it be today?");
  await page.reload();
  await expect(daily).toHaveText("What shall it be today?");
});

test("one part of the dashboard that fails says so in its own place, and the others stand", {
  tag: "@long",
}, async ({ page, problems, request, signUp }) => {
  problems.allow(/ERR_FAILED|status of 500/);
  await createRecipe(request, await signUp(), { title: "Dal" });
  for (const [call, words] of [
    ["recipes.featured", "Failed to load featured recipes. Please try again."],
    ["recipes.list", "Failed to load popular recipes. Please try again."],
    ["recipes.stats", "Failed to load statistics"],
  ] as const) {
    await page.route("**/trpc/**", (route) => failOne(route, call));
    await page.goto("/dashboard");
    // The sign of it stands in the line of its words.
    await expect(async () => {
      const told = page.getByRole("main").getByRole("alert");
      await expect(told).toHaveText(`${words}Try Again`);
      const [sign, line] = await Promise.all([
        middleOf(told.locator("svg").first()),
        middleOf(page.getByText(words)),
      ]);
      expect(Math.abs(sign - line), words).toBeLessThanOrEqual(1);
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole("link", { name: "Dal" }).first()).toBeVisible();
    await page.unroute("**/trpc/**");
  }
});

/** Of the calls that share a request this one fails, as the server would answer it. */
async function failOne(route: Route, call: string): Promise<void> {
  const calls = new URL(route.request().url()).pathname.split("/trpc/")[1]?.split(",") ?? [];
  if (!calls.includes(call)) return route.continue();
  const answers = (await (await route.fetch()).json()) as unknown[];
  const data = { code: "INTERNAL", httpStatus: 500, detail: "Internal server error" };
  const refusal = { error: { message: "x", code: -32603, data } };
  return route.fulfill({
    status: 207,
    json: answers.map((answer, at) => (calls[at] === call ? refusal : answer)),
  });
}

async function middleOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? 0) / 2;
}

test("typing searches by itself; filters wait for the button and say so", { tag: "@long" }, async ({
  page,
}) => {
  await browseAsGuest(page, "/search");
  await expect(page.getByText("Enter a search term or use filters to find recipes.")).toBeVisible();
  await page.getByRole("combobox", { name: "Search recipes" }).fill("lemon");
  await expect(page).toHaveURL("/search?q=lemon");
  await expect(titles(results(page)).first()).toBeVisible();
  const all = await titles(results(page)).count();

  await page.getByRole("combobox", { name: "Difficulty" }).selectOption("Easy");
  const search = page.getByRole("button", { name: "Search (Updated)" });
  await expect(search).toBeVisible();
  await expect(page.getByText("Filters changed - click Search to update results")).toBeVisible();
  await expect(titles(results(page))).toHaveCount(all);
  await search.click();
  await expect(page).toHaveURL("/search?q=lemon&difficulty=easy");
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeVisible();
  await expect(page.getByText("Filters changed - click Search to update results")).toBeHidden();
});

test("a search stands in the address and survives Back and a reload", { tag: "@long" }, async ({ page }) => {
  await browseAsGuest(page, "/search?cuisine=italian");
  await expect(titles(results(page)).first()).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Cuisine" })).toHaveValue("ITALIAN");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Title");
  await expect(page).toHaveURL(/sort=title/);
  await expect
    .poll(async () => {
      const shown = await titles(results(page)).allTextContents();
      return shown.length > 1 && shown.join() === [...shown].sort().join();
    })
    .toBe(true);
  const shown = await titles(results(page)).allTextContents();
  await page.reload();
  await expect(titles(results(page))).toHaveText(shown);
  await titles(results(page)).first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Ingredients" })).toBeVisible();
  await page.goBack();
  await expect(titles(results(page))).toHaveText(shown);
});

test("a search without a hit says what to do, and one that fails says so", { tag: "@long" }, async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await browseAsGuest(page, "/search?q=qqqq&difficulty=easy");
  await expect(
    page.getByText("No recipes found matching your search criteria. Try adjusting your filters."),
  ).toBeVisible();
  await page.route("**/trpc/**search.advanced*", (route) => route.abort());
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByText("Search failed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  await page.unroute("**/trpc/**search.advanced*");
  // Once the server answers again, it goes on by itself.
  await expect(page.getByRole("heading", { name: 'No recipe here has "qqqq".' })).toBeVisible();
});

test("words that find nothing are taken away from where it is said, by key, and the next ones are typed at once", {
  tag: "@long",
}, async ({ page }) => {
  await browseAsGuest(page, "/search?q=qqqq&difficulty=easy");
  const clear = results(page).getByRole("button", { name: "Clear the search" });
  await results(page).getByRole("button", { name: "Clear filters" }).press("Enter");
  await expect(page).toHaveURL("/search?q=qqqq");
  await clear.press("Enter");
  await expect(page).toHaveURL("/search");
  await expect(page.getByRole("heading", { name: "What would you like to cook?" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Search recipes" })).toBeFocused();
  await page.keyboard.type("soup");
  await expect(titles(results(page)).first()).toHaveText(/soup/i);
});

test("a member finds own private recipes, and nobody else does", async ({
  page,
  request,
  newVisitor,
  signUp,
}) => {
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "Quillberry crumble" });
  await page.goto("/search?q=quillberry");
  await expect(titles(results(page))).toHaveText(["Quillberry crumble"]);
  await page.getByRole("button", { name: "What to do with Quillberry crumble" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await expect(page).toHaveURL(`/recipes/${id}/edit`);

  const guest = await newVisitor();
  await browseAsGuest(guest, "/search?q=quillberry");
  await expect(guest.getByRole("heading", { name: 'No recipe here has "quillberry".' })).toBeVisible();
});

for (const [words, heading] of [
  ["soup", /soup/i],
  ["qqqq", 'No recipe here has "qqqq".'],
] as const) {
  test(`on a phone nothing moves when a search for ${words} is answered`, { tag: "@long" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const movedByItself = await watchLayoutShifts(page);
    const release = await holdAnswers(page);
    await browseAsGuest(page, `/search?q=${words}`);
    await expect(results(page)).toBeVisible();
    await release();
    await expect(results(page).getByRole("heading", { name: heading }).first()).toBeVisible();
    expect(await movedByItself()).toEqual([]);
  });
}
