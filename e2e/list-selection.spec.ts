import { expect, type Member, test } from "./fixtures.ts";
import { boxOf, phone } from "./places.ts";
import { createRecipe } from "./sample-recipes.ts";

const titles = ["Apple tart", "Basil rice", "Corn fritters", "Dal", "Egg curry"];
let member: Member;

test.use({ viewport: phone });

test.beforeEach(async ({ page, request, signUp }) => {
  member = await signUp();
  for (const title of titles) await createRecipe(request, member, { title, is_public: title === "Dal" });
  await page.goto("/recipes?order=title-asc");
  await expect(page.getByRole("article")).toHaveCount(titles.length);
  await page.getByRole("button", { name: "Select", exact: true }).click();
});

test("what is said, how to take all, what one can do and the way out stand in one row", async ({ page }) => {
  const bar = page.getByRole("region", { name: "Choose recipes" });
  for (const [said, deeds] of [
    ["Nothing selected yet", ["Export all 5 recipes"]],
    ["1 recipe selected", ["Export", "Change the selected recipes"]],
  ] as const) {
    await expect(bar.getByRole("status")).toHaveText(said);
    const row = await boxOf(bar);
    expect(row.height).toBeLessThan(76);
    const [told, all] = [
      await boxOf(bar.getByRole("status")),
      await boxOf(bar.getByRole("button", { name: "Select all 5" })),
    ];
    expect(all.middleY).toBeGreaterThan(told.middleY);
    let left = Math.max(told.right, all.right);
    for (const name of [...deeds, "Done"]) {
      const button = await boxOf(bar.getByRole("button", { name, exact: true }));
      expect(Math.abs(button.middleY - row.middleY)).toBeLessThan(2);
      expect(button.x).toBeGreaterThanOrEqual(left);
      expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
      left = button.right;
    }
    expect(left).toBeLessThan(row.right);
    await page.getByRole("button", { name: "Dal" }).click();
  }
});

test("while one selects the pictures stay whole, and all that are shown are taken at once", async ({
  page,
}) => {
  const card = page.getByRole("article").filter({ hasText: "Dal" });
  const disc = await boxOf(card.locator(".card-disc").first());
  const picture = await boxOf(card.locator("svg, img").first());
  expect(disc.width).toBeGreaterThan(20);
  expect(disc.x).toBeGreaterThan(picture.right);
  expect(disc.right).toBeLessThanOrEqual(390 - 16);
  // The words stand together.
  const [title, facts] = [await boxOf(card.getByRole("heading")), await boxOf(card.getByRole("list"))];
  expect(facts.y - title.bottom).toBeLessThan(8);
  await page.getByRole("button", { name: "Select all 5" }).click();
  await expect(page.getByText("5 recipes selected")).toBeVisible();
});

test("what is selected is deleted at once, after a question that says how many and which", {
  tag: "@nightly",
}, async ({ page, checkA11y }) => {
  for (const title of ["Apple tart", "Corn fritters"])
    await page.getByRole("button", { name: title }).click();
  const more = page.getByRole("button", { name: "Change the selected recipes" });
  await more.focus();
  await page.keyboard.press("Enter");
  // It says of how many, and what cannot be taken back stands last, apart.
  const menu = page.getByRole("menu");
  await expect(menu.getByText("2 recipes", { exact: true })).toBeVisible();
  await expect(menu.getByRole("separator").locator("~ *")).toHaveText(["Delete"]);
  await checkA11y(page);
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  const question = page.getByRole("alertdialog", { name: "Delete 2 recipes?" });
  await expect(question).toContainText(
    "Are you sure you want to delete 2 recipes? This action cannot be undone.",
  );
  await expect(question.getByRole("listitem")).toHaveText(["Apple tart", "Corn fritters"]);
  await checkA11y(page);
  await question.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(more).toBeFocused();
  await expect(page.getByText("2 recipes selected")).toBeVisible();

  // Of many the first are named, and the rest is counted.
  const others = ["Basil rice", "Dal", "Egg curry"];
  for (const title of others) await page.getByRole("button", { name: title }).click();
  await more.press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await expect(page.getByRole("alertdialog").getByRole("listitem")).toHaveText([
    "Apple tart",
    "Corn fritters",
    "Basil rice",
    "and 2 more",
  ]);
  await page.keyboard.press("Escape");
  for (const title of others) await page.getByRole("button", { name: title }).click();

  await more.press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await question.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText("2 recipes are deleted.")).toBeVisible();
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Basil rice", "Dal", "Egg curry"]);
  // The selection is done, and the keyboard is where it began.
  await expect(page.getByRole("region", { name: "Choose recipes" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Select", exact: true })).toBeFocused();
});
