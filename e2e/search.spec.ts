import type { Page } from "@playwright/test";
import { expect, type Member, test } from "./fixtures.ts";
import { holdResponses, watchLayoutShifts } from "./layout-shifts.ts";
import { createRecipe, type SampleRecipe } from "./sample-recipes.ts";
import { desk, phone } from "./viewports.ts";

const samples: SampleRecipe[] = [
  {
    title: "Quillberry soup",
    cuisine: "THAI",
    difficulty: "EASY",
    cooking_time: 30,
    servings: 4,
    ingredients: ["2 quillberries", "1 red onion"],
  },
  {
    title: "Quillberry tart",
    cuisine: "FRENCH",
    difficulty: "HARD",
    cooking_time: 90,
    servings: 8,
    ingredients: ["300 g quillberries", "100 g walnuts"],
  },
  { title: "Quillberry jam", cooking_time: 20, servings: 20, ingredients: ["1 kg quillberries"] },
];

const field = (page: Page) => page.getByRole("combobox", { name: "Search recipes" });
const titles = (page: Page) =>
  page.getByRole("region", { name: "Results" }).getByRole("article").getByRole("heading");
const options = (page: Page) => page.getByRole("listbox").getByRole("option");
const chips = (page: Page) => page.getByRole("region", { name: "Active filters" }).getByRole("button");
const pendingSearch = (page: Page) => page.getByRole("button", { name: "Search (Updated)" });
const storedSearches = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("larder:searches:")));

async function browseAsGuest(page: Page, path: string) {
  await page.goto("/");
  await page.getByRole("button", { name: "Browse as Guest" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto(path);
}

test.describe("a member with three recipes", () => {
  let member: Member;
  test.beforeEach(async ({ request, signUp }) => {
    member = await signUp();
    for (const sample of samples) await createRecipe(request, member, sample);
  });

  test("sees the corrected query and highlighted matches when a search has a typo", async ({
    page,
    checkA11y,
  }) => {
    await page.goto("/search?q=quilberry+tart");
    await expect(page.getByText("Showing results for quillberry tart")).toBeVisible();
    const first = page.getByRole("region", { name: "Results" }).getByRole("article").first();
    await expect(first.locator("mark")).toHaveText("Quillberry tart");
    await expect(first.getByText("Has quillberries")).toBeVisible();
    await checkA11y(page);
    await page.goto("/search?q=quillberry+without+walnuts");
    await expect(page.getByText("Left out: recipes with walnuts.")).toBeVisible();
    await expect(titles(page)).toHaveCount(2);
    await page.goto("/search?q=quillberry+wellington");
    await expect(page.getByText('No recipe here has "wellington".')).toBeVisible();
    await page.getByRole("button", { name: 'Search for "quillberry"' }).click();
    await expect(titles(page)).toHaveCount(3);
    await expect(page).toHaveURL(/q=quillberry$/);
  });

  test("applies filters by Search and finds them again when the page is reloaded", async ({
    page,
    checkA11y,
  }) => {
    await page.goto("/search?q=quillberry");
    await expect(titles(page)).toHaveCount(3);
    await page.getByRole("slider", { name: "Longest cooking time" }).fill("90");
    // The end of the slider means no limit.
    const most = page.getByRole("slider", { name: "Most servings" });
    await expect(most).toHaveValue((await most.getAttribute("max")) ?? "none");
    await expect(most).toHaveAttribute("aria-valuetext", "Any number");
    await most.fill("10");
    await page.getByRole("combobox", { name: "Without ingredients" }).fill("walnuts");
    await page.keyboard.press("Enter");
    await page.getByRole("radio", { name: "My private" }).click();
    await expect(page.getByText("Filters changed - click Search to update results")).toBeVisible();
    await expect(titles(page)).toHaveCount(3);
    await expect(chips(page)).toHaveCount(0);
    await checkA11y(page);

    await pendingSearch(page).click();
    const address = "/search?q=quillberry&max_time=90&servings=1-10&without=walnuts&visibility=private";
    await expect(page).toHaveURL(address);
    await expect(titles(page)).toHaveText(["Quillberry soup"]);
    await page.reload();
    await expect(titles(page)).toHaveText(["Quillberry soup"]);
    await expect(page.getByRole("slider", { name: "Longest cooking time" })).toHaveValue("90");
    await expect(page.getByRole("region", { name: "Filters", exact: true })).toContainText("1 to 10");

    await test.step("a chip removes its filter at once and keeps pending changes", async () => {
      await page.getByRole("combobox", { name: "Difficulty" }).selectOption("Easy");
      await chips(page).filter({ hasText: "Without walnuts" }).press("Enter");
      await expect(titles(page)).toHaveText(["Quillberry tart", "Quillberry soup"]);
      await expect(page).toHaveURL("/search?q=quillberry&max_time=90&servings=1-10&visibility=private");
      await expect(chips(page).first()).toBeFocused();
      await expect(pendingSearch(page)).toBeVisible();
      await checkA11y(page);
    });

    await page.getByRole("button", { name: "Clear all" }).click();
    await expect(page).toHaveURL("/search?q=quillberry");
    await expect(page.getByRole("combobox", { name: "Difficulty" })).toHaveValue("");
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(chips(page).filter({ hasText: "Without walnuts" })).toBeVisible();
  });

  test("chooses completions and recipes by keyboard when a query is being typed", async ({
    page,
    checkA11y,
  }) => {
    await page.goto("/search");
    await field(page).focus();
    await page.keyboard.type("quill");
    await expect(options(page)).toHaveText([
      "quillberry",
      /quillberry (jam|soup|tart)/,
      /quillberry (jam|soup|tart)/,
      "Quillberry jam",
      "Quillberry tart French",
      "Quillberry soup Thai",
    ]);
    await expect(page.getByRole("status").filter({ hasText: "6 suggestions" })).toBeAttached();
    await checkA11y(page);

    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue("quill");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option", { name: "quillberry", exact: true })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=quillberry");
    await expect(titles(page)).toHaveCount(3);
    await expect(options(page)).toHaveCount(0);

    await field(page).fill("quillberry s");
    await expect(options(page).last()).toHaveText("Quillberry soup Thai");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quillberry soup");
    await page.goBack();
    await expect(page).toHaveURL(/\/search/);

    // Enter opens the only result, and Back returns to it without opening it again.
    const single = "/search?q=quillberry&with=red+onion&visibility=private";
    await page.goto(single);
    await expect(titles(page)).toHaveText(["Quillberry soup"]);
    await field(page).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quillberry soup");
    await page.goBack();
    await expect(page).toHaveURL(single);
    await expect(titles(page)).toHaveText(["Quillberry soup"]);
    await expect(options(page)).toHaveCount(0);
  });

  test("sees the first result and opens the filters by one button when the screen is a phone", async ({
    page,
    checkA11y,
  }) => {
    await page.setViewportSize(phone);
    await page.goto("/search?q=quillberry&visibility=private");
    await expect(titles(page).first()).toBeInViewport();
    const filters = page.getByRole("button", { name: "Filters, 1 chosen" });
    await filters.click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await expect(sheet.getByRole("button", { name: "Search · 3 recipes", exact: true })).toBeInViewport();
    await sheet.getByRole("combobox", { name: "With ingredients" }).fill("red o");
    await expect(options(page)).toHaveText([/^red onion/]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(
      sheet.getByRole("button", { name: "Search (Updated) · 1 recipe", exact: true }),
    ).toBeVisible();
    await checkA11y(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Filters, 2 chosen" })).toBeFocused();
    await expect(titles(page)).toHaveCount(3);
    await pendingSearch(page).click();
    await expect(titles(page)).toHaveText(["Quillberry soup"]);
    await expect(titles(page).first()).toBeInViewport();
    await expect(page).toHaveURL("/search?q=quillberry&with=red+onion&visibility=private");
    await checkA11y(page);
  });

  test("opens the quick search from any page when a key is pressed outside text fields", {
    tag: "@nightly",
  }, async ({ page, checkA11y }) => {
    await page.goto("/recipes");
    const dialog = page.getByRole("dialog", { name: "Quick search" });
    await page.getByRole("searchbox", { name: "Search my recipes" }).press("/");
    await expect(page.getByRole("searchbox", { name: "Search my recipes" })).toHaveValue("/");
    await expect(dialog).toBeHidden();
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("searchbox", { name: "Search my recipes" })).toBeFocused();

    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    // The "/" key can be turned off, because speech input may trigger it; Ctrl+K still works.
    const slash = dialog.getByRole("checkbox", { name: "Open this by the / key, from any page" });
    await slash.click();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.keyboard.press("/");
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    await expect(dialog).toBeHidden();
    await page.keyboard.press("Control+k");
    await expect(slash).not.toBeChecked();
    await slash.click();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("quillberry t");
    await expect(options(page).last()).toHaveText("Quillberry tart French");
    await expect(options(page).last().locator("mark")).toHaveText("Quillberry t");
    await expect(options(page).first()).toHaveText('Search for "quillberry t"');
    await expect(options(page).first().locator("mark")).toHaveCount(0);
    await checkA11y(page);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quillberry tart");
    await expect(dialog).toBeHidden();

    await page.getByRole("button", { name: "Quick search" }).click();
    await field(page).fill("quillberry");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=quillberry");
    await expect(titles(page)).toHaveCount(3);
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    await expect(dialog).toBeHidden();
  });

  test("finds the newest recipes and all commands in the quick search when nothing is typed", async ({
    page,
    checkA11y,
  }) => {
    await page.goto("/recipes");
    await expect(page.getByRole("article")).toHaveCount(3);
    await page.keyboard.press("Control+k");
    const commands = [
      "Create a recipe",
      "Import a recipe",
      "Paste a recipe as text",
      "Scan a recipe",
      "Go to favorites",
      "Search with filters",
      "Use the dark theme",
    ];
    await expect(options(page)).toHaveText([/^Quillberry/, /^Quillberry/, /^Quillberry/, ...commands]);
    const selected = page.getByRole("option", { selected: true });
    await expect(selected).toHaveCount(1);
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await expect(field(page)).toHaveAttribute("aria-activedescendant", /./);
    await expect(page.getByRole("status").filter({ hasText: "10 suggestions" })).toBeAttached();
    await checkA11y(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await checkA11y(page, "colours");
    await test.step("a low window shows complete rows and the field", async () => {
      await page.setViewportSize({ width: 700, height: 480 });
      const box = page.locator(".quick-offers");
      const cut = () =>
        box.evaluate((offers) => {
          const { bottom } = offers.getBoundingClientRect();
          const rows = [...offers.querySelectorAll("[role=option]")].map((row) =>
            row.getBoundingClientRect(),
          );
          return rows.filter((row) => row.top < bottom - 1 && row.bottom > bottom + 1).length;
        });
      await expect
        .poll(() => box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight))
        .toBe(true);
      expect(await cut()).toBe(0);
      await expect(field(page)).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 1280, height: 720 });
    });
    await page.keyboard.press("ArrowUp");
    await expect(selected).toHaveText("Use the dark theme");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
    // Typing makes the first option active again, which searches for the text.
    await page.keyboard.type("fav");
    await expect(options(page).filter({ hasText: "Go to favorites" })).toBeVisible();
    await expect(selected).toHaveText('Search for "fav"');
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/favorites");
    await page.keyboard.press("Control+k");
    await expect(options(page)).toHaveCount(10);
    // The option has the title on its first line and facts on its second.
    const [newest = "", facts] = (await selected.innerText()).split("\n");
    expect(facts).toMatch(/^\d+ (min|h)\b/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest);
  });

  test("gets no selected option in the quick search when the newest recipes are still loading", {
    tag: "@nightly",
  }, async ({ page }) => {
    const readLayoutShifts = await watchLayoutShifts(page);
    const release = await holdResponses(page);
    await page.goto("/recipes");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Recipes");
    await page.keyboard.press("Control+k");
    const selected = page.getByRole("option", { selected: true });
    await expect(options(page)).toHaveCount(7);
    await expect(selected).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL("/recipes");
    await release();
    await expect(options(page)).toHaveCount(10);
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    expect(await readLayoutShifts()).toEqual([]);
  });

  test("sees which filter to drop and the resulting count when nothing is found", async ({
    page,
    checkA11y,
  }) => {
    await page.goto("/search?q=quillberry&cuisine=italian&max_time=60");
    await expect(
      page.getByText("No recipes found matching your search criteria. Try adjusting your filters."),
    ).toBeVisible();
    const drop = page.getByRole("button", { name: /^Drop/ });
    await expect(drop).toHaveText(["Italian2 recipes"]);
    await checkA11y(page);
    await drop.press("Enter");
    await expect(page).toHaveURL("/search?q=quillberry&max_time=60");
    await expect(titles(page)).toHaveCount(2);
    await expect(page.locator("[data-results]")).toBeFocused();
  });
});

test("the search page offers cuisines, quick dishes and recent searches when nothing is searched yet", async ({
  page,
  checkA11y,
}) => {
  await browseAsGuest(page, "/search?q=soup");
  await expect(titles(page).first()).toBeVisible();
  // A search is remembered only after its results were visible for a while.
  await expect.poll(() => storedSearches(page)).toHaveLength(1);
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await page.goto("/search");
    await expect(page.getByText("Enter a search term or use filters to find recipes.")).toBeVisible();
    const cuisines = page.getByRole("list", { name: "Ideas to start from" }).getByRole("link");
    await expect(cuisines).toHaveCount(10);
    await expect(cuisines.first().locator("img")).toBeInViewport();
    const quick = page.getByRole("region", { name: "Cooked in half an hour" });
    await expect(quick.getByRole("article")).toHaveCount(4);
    await expect(quick.getByRole("article").first().locator("img").first()).toBeInViewport();
    await checkA11y(page);
    await expect(page.getByRole("list", { name: "Recent searches" }).getByRole("link")).toHaveText(["soup"]);
  }
  const region = page.getByRole("region", { name: "Filters", exact: true });
  await expect(region).toContainText("Any number");
  await region.getByRole("slider", { name: "Most servings" }).fill("15");
  await expect(region).toContainText("1 to 30");
  await page.getByRole("link", { name: "All quick ones" }).click();
  await expect(page).toHaveURL("/search?max_time=30");
  await page.goBack();
  await page.getByRole("list", { name: "Recent searches" }).getByRole("link", { name: "soup" }).click();
  await expect(page).toHaveURL("/search?q=soup");
  await page.goBack();
  await page.getByRole("link", { name: "Thai" }).click();
  await expect(page).toHaveURL("/search?cuisine=thai");
});
