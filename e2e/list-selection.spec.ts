import { expect, type Member, test } from "./fixtures.ts";
import { createRecipe } from "./sample-recipes.ts";
import { boxOf, phone } from "./viewports.ts";

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

test("the selection bar has its status and all actions in one row when the screen is a phone", async ({
  page,
}) => {
  const bar = page.getByRole("region", { name: "Choose recipes" });
  for (const [status, actions] of [
    ["Nothing selected yet", ["Export all 5 recipes"]],
    ["1 recipe selected", ["Export", "Change the selected recipes"]],
  ] as const) {
    await expect(bar.getByRole("status")).toHaveText(status);
    const row = await boxOf(bar);
    expect(row.height).toBeLessThan(76);
    const [statusBox, selectAllBox] = [
      await boxOf(bar.getByRole("status")),
      await boxOf(bar.getByRole("button", { name: "Select all 5" })),
    ];
    expect(selectAllBox.middleY).toBeGreaterThan(statusBox.middleY);
    let left = Math.max(statusBox.right, selectAllBox.right);
    for (const name of [...actions, "Done"]) {
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

test("the selection bar touches the navigation bar, and all recipes can be selected at once", async ({
  page,
}) => {
  const bar = await boxOf(page.getByRole("region", { name: "Choose recipes" }));
  const navigation = await boxOf(page.getByRole("navigation", { name: "Bottom" }));
  expect(Math.abs(bar.bottom - navigation.y)).toBeLessThan(1);
  // The facts are directly below the title.
  const card = page.getByRole("article").filter({ hasText: "Dal" });
  const [title, facts] = [await boxOf(card.getByRole("heading")), await boxOf(card.getByRole("list"))];
  expect(facts.y - title.bottom).toBeLessThan(8);
  await page.getByRole("button", { name: "Select all 5" }).click();
  await expect(page.getByText("5 recipes selected")).toBeVisible();
});

test("the selected recipes are deleted when the dialog that counts and names them is confirmed", {
  tag: "@nightly",
}, async ({ page, checkA11y }) => {
  for (const title of ["Apple tart", "Corn fritters"])
    await page.getByRole("button", { name: title }).click();
  const more = page.getByRole("button", { name: "Change the selected recipes" });
  await more.focus();
  await page.keyboard.press("Enter");
  // The menu shows the number of recipes; Delete is last, after a separator.
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

  // The dialog names the first three recipes and counts the rest.
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
  // The selection ends, and the focus returns to its button.
  await expect(page.getByRole("region", { name: "Choose recipes" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Select", exact: true })).toBeFocused();
});
