import type { Page } from "@playwright/test";
import { expect, type Member, test } from "./fixtures.ts";
import { holdResponses, watchLayoutShifts } from "./layout-shifts.ts";
import { createRecipe, type SampleRecipe } from "./sample-recipes.ts";
import { desk, phone } from "./viewports.ts";

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
const status = (page: Page) => page.getByRole("main").getByRole("status").first();

async function deleteRecipe(page: Page, title: string) {
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

  test("the list shows the page before when the last recipe of the last page is deleted", async ({
    page,
  }) => {
    await page.getByRole("button", { name: "Page 2" }).click();
    await expect(titles(page)).toHaveText(["Apple tart"]);
    await deleteRecipe(page, "Apple tart");
    await expect(page).toHaveURL("/recipes?page_size=6");
    await expect(titles(page)).toHaveCount(6);
    await expect(status(page)).toHaveText("6 recipes");
    await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
    await expect(page.getByRole("article").first().getByRole("link")).toBeFocused();
  });

  test("focus moves to the next recipe when one is deleted by keyboard", { tag: "@nightly" }, async ({
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

  test("the list shifts nothing when it loads, and keeps the selection when the page changes", {
    tag: "@nightly",
  }, async ({ page }) => {
    const readLayoutShifts = await watchLayoutShifts(page);
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      const release = await holdResponses(page);
      await page.goto("/recipes?page_size=6");
      await expect(status(page)).toBeAttached();
      await expect(page.getByText("Loading...")).toBeAttached();
      await release();
      await expect(titles(page)).toHaveCount(6);
      expect(await readLayoutShifts(), `${size.width} wide`).toEqual([]);
      await page.unrouteAll({ behavior: "wait" });
    }
    // The selection continues on the next page.
    await page.getByRole("button", { name: "Select", exact: true }).click();
    await page.getByRole("button", { name: "Gnocchi" }).click();
    await page.getByRole("button", { name: "Page 2" }).click();
    await page.getByRole("button", { name: "Apple tart" }).press("Space");
    const bar = page.getByRole("region", { name: "Choose recipes" });
    await expect(bar.getByRole("status")).toHaveText("2 recipes selected");
  });
});
