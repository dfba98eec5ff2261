import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { expect, type Member, test } from "./fixtures.ts";
import { holdAnswers, watchLayoutShifts } from "./layout-shifts.ts";
import { createRecipe, type SampleRecipe } from "./sample-recipes.ts";

const samples: SampleRecipe[] = [
  { title: "Apple tart", cuisine: "FRENCH", difficulty: "HARD", cooking_time: 60 },
  { title: "Basil rice", cuisine: "THAI", difficulty: "EASY", cooking_time: 20 },
  {
    title: "Corn fritters with a name that is longer than two lines of any card can ever be",
    is_public: true,
  },
  { title: "Dal", cuisine: "INDIAN", difficulty: "EASY", cooking_time: 95 },
  { title: "Egg curry", cuisine: "THAI", difficulty: "MEDIUM", cooking_time: 35 },
  { title: "Fish soup", cuisine: "THAI", difficulty: "EASY", cooking_time: 30 },
  { title: "Gnocchi", cuisine: "ITALIAN", difficulty: "HARD", cooking_time: 25 },
];

const titles = (page: Page) => page.getByRole("article").getByRole("heading");
const said = (page: Page) => page.getByRole("main").getByRole("status").first();

async function erase(page: Page, title: string) {
  await page.getByRole("button", { name: `What to do with ${title}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
}

test.describe("with seven recipes", () => {
  let member: Member;

  test.beforeEach(async ({ page, request, signUp }) => {
    member = await signUp();
    for (const sample of samples) await createRecipe(request, member, sample);
    await page.goto("/recipes?page_size=6");
    await expect(titles(page)).toHaveCount(6);
  });

  test("the count says which of them are seen, and a card what it is", { tag: "@long" }, async ({ page }) => {
    await expect(said(page)).toHaveText("7 recipes, 1–6 shown");
    const dal = page.getByRole("article").filter({ hasText: "Dal" });
    await expect(dal.getByRole("listitem")).toHaveText(["1 h 35 min", "Easy", "Indian"]);
    await expect(page.getByRole("combobox", { name: "Recipes a page" }).getByRole("option")).toHaveText([
      "6",
      "12",
      "24",
      "48",
    ]);
  });

  test("the last recipe of the last page takes its page with it when it is deleted", async ({ page }) => {
    await page.getByRole("button", { name: "Page 2" }).click();
    await expect(titles(page)).toHaveText(["Apple tart"]);
    await erase(page, "Apple tart");
    await expect(page).toHaveURL("/recipes?page_size=6");
    await expect(titles(page)).toHaveCount(6);
    await expect(said(page)).toHaveText("6 recipes");
    await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
    await expect(page.getByRole("article").first().getByRole("link")).toBeFocused();
  });

  test("another try of a page that failed leaves the keyboard at its results", { tag: "@long" }, async ({
    page,
    problems,
  }) => {
    problems.allow(/500/);
    await page.route("**/trpc/**recipes.my*", (route) => route.fulfill({ status: 500 }));
    await page.getByRole("button", { name: "Page 2" }).click();
    const again = page.getByRole("button", { name: "Try Again" });
    await expect(again).toBeVisible();
    await page.unroute("**/trpc/**recipes.my*");
    await again.press("Enter");
    await expect(titles(page)).toHaveText(["Apple tart"]);
    await expect(page.locator("[data-results]")).toBeFocused();
  });

  test("by keyboard alone one deletes a recipe and goes on at the one after it", { tag: "@long" }, async ({
    page,
  }) => {
    await page.getByRole("button", { name: "What to do with Dal" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem")).toHaveText([
      "Start cooking",
      "Like this recipe",
      "Edit",
      "Delete",
    ]);
    await expect(page.getByRole("menuitem", { name: "Start cooking" })).toBeFocused();
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Delete" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Dal" })).toHaveCount(0);
    await expect(
      page.getByRole("article").filter({ hasText: "Corn fritters" }).getByRole("link"),
    ).toBeFocused();
  });

  test("a selection over two pages is downloaded, or all of them", { tag: "@long" }, async ({
    page,
    checkA11y,
  }) => {
    await page.getByRole("button", { name: "Select", exact: true }).click();
    await expect(page.getByRole("link", { name: "Gnocchi" })).toHaveCount(0);
    await page.getByRole("button", { name: "Gnocchi" }).click();
    await page.getByRole("button", { name: "Page 2" }).click();
    await page.getByRole("button", { name: "Apple tart" }).focus();
    await page.keyboard.press("Space");
    const bar = page.getByRole("region", { name: "Choose recipes" });
    await expect(bar.getByRole("status")).toHaveText("2 recipes selected");
    await checkA11y(page);

    await bar.getByRole("button", { name: "Export" }).click();
    const some = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "JSON All there is" }).click();
    expect(await exportedTitles(await some)).toEqual(["Gnocchi", "Apple tart"]);

    await bar.getByRole("button", { name: "Clear" }).click();
    await bar.getByRole("button", { name: "Export all 7 recipes" }).click();
    const all = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "JSON All there is" }).click();
    expect(await exportedTitles(await all)).toEqual(samples.map(({ title }) => title).sort());

    await page.keyboard.press("Escape");
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Apple tart" })).toBeVisible();
  });

  test("an export that fails says so, and the selection stays", { tag: "@long" }, async ({
    page,
    problems,
  }) => {
    problems.allow(/ERR_FAILED/);
    await page.route("**/api/recipes/export", (route) => route.abort());
    await page.getByRole("button", { name: "Select", exact: true }).click();
    await page.getByRole("button", { name: "Gnocchi" }).click();
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: "Markdown" }).click();
    await expect(page.getByText("The recipes could not be exported. Please try again.")).toBeVisible();
    await expect(page.getByText("1 recipe selected")).toBeVisible();
  });

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`nothing moves while it loads, ${width} wide`, { tag: "@long" }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const movedByItself = await watchLayoutShifts(page);
      const release = await holdAnswers(page);
      await page.goto("/recipes?page_size=6");
      await expect(said(page)).toBeAttached();
      await expect(page.getByText("Loading...")).toBeAttached();
      await release();
      await expect(titles(page)).toHaveCount(6);
      expect(await movedByItself()).toEqual([]);
    });
  }
});

async function exportedTitles(download: Download): Promise<string[]> {
  expect(download.suggestedFilename()).toMatch(/^larder-recipes-\d{4}-\d\d-\d\d\.json$/);
  const { recipes } = JSON.parse(await readFile(await download.path(), "utf8")) as {
    recipes: { title: string }[];
  };
  return recipes.map(({ title }) => title);
}
