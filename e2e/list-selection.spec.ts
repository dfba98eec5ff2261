import type { Locator } from "@playwright/test";
import { expect, type Member, test } from "./fixtures.ts";
import { bearer, createRecipe } from "./sample-recipes.ts";

const titles = ["Apple tart", "Basil rice", "Corn fritters", "Dal", "Egg curry"];
let member: Member;

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page, request, signUp }) => {
  member = await signUp();
  for (const title of titles) await createRecipe(request, member, { title, is_public: title === "Dal" });
  await page.goto("/recipes?order=title-asc");
  await expect(page.getByRole("article")).toHaveCount(titles.length);
  await page.getByRole("button", { name: "Select", exact: true }).click();
});

test("what is said, how to take all, what one can do and the way out stand in one row", async ({ page }) => {
  const bar = page.getByRole("region", { name: "Choose recipes" });
  const boxOf = async (of: Locator) => {
    const box = await of.boundingBox();
    if (!box) throw new Error("It is not in sight");
    return { ...box, middle: box.y + box.height / 2, right: box.x + box.width };
  };
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
    expect(all.middle).toBeGreaterThan(told.middle);
    let left = Math.max(told.right, all.right);
    for (const name of [...deeds, "Done"]) {
      const button = await boxOf(bar.getByRole("button", { name, exact: true }));
      expect(Math.abs(button.middle - row.middle)).toBeLessThan(2);
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
  const boxOf = async (inside: string) =>
    (await card.locator(inside).first().boundingBox()) ?? { x: 0, width: 0 };
  const [disc, picture] = [await boxOf(".card-disc"), await boxOf("svg, img")];
  expect(disc.width).toBeGreaterThan(20);
  expect(disc.x).toBeGreaterThan(picture.x + picture.width);
  expect(disc.x + disc.width).toBeLessThanOrEqual(390 - 16);
  // The words stand together.
  const [title, facts] = [
    await card.getByRole("heading").boundingBox(),
    await card.getByRole("list").boundingBox(),
  ];
  expect((facts?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeLessThan(8);
  await page.getByRole("button", { name: "Select all 5" }).click();
  await expect(page.getByText("5 recipes selected")).toBeVisible();
});

test("each button has its word, and of a list that goes on all that are shown are taken, and so it says", {
  tag: "@long",
}, async ({ page, request }) => {
  const bar = page.getByRole("region", { name: "Choose recipes" });
  const wordsOf = async (name: string) => {
    const words = bar
      .getByRole("button", { name, exact: true })
      .getByText(/^Export/)
      .first();
    return (await words.boundingBox())?.width ?? 0;
  };
  expect(await wordsOf("Export all 5 recipes")).toBeGreaterThan(60);
  await page.getByRole("button", { name: "Dal" }).click();
  expect(await wordsOf("Export")).toBeGreaterThan(40);

  // Where a list does not grow as one scrolls.
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const title of ["Fish soup", "Gnocchi"]) await createRecipe(request, member, { title });
  await page.goto("/recipes?order=title-asc&page_size=6");
  await expect(page.getByRole("article")).toHaveCount(6);
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await bar.getByRole("button", { name: "Select 6 shown", exact: true }).click();
  await expect(bar.getByRole("status")).toHaveText("6 recipes selected");
});

test("what is selected is deleted at once, after a question that says how many and which", {
  tag: "@long",
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

test("what is selected is tagged and made private", { tag: "@long" }, async ({
  page,
  request,
  checkA11y,
}) => {
  const choose = async () => {
    for (const title of ["Basil rice", "Dal"]) await page.getByRole("button", { name: title }).click();
    await page.getByRole("button", { name: "Change the selected recipes" }).click();
  };
  await choose();
  await page.getByRole("menuitem", { name: "Add tags" }).click();
  const dialog = page.getByRole("dialog", { name: "Tag 2 recipes" });
  await checkA11y(page);
  await dialog.getByRole("textbox", { name: "Tags" }).fill("weeknight, rice");
  await dialog.getByRole("button", { name: "Add tags" }).click();
  await expect(page.getByText("2 recipes have the new tags.")).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.getByRole("button", { name: "Select", exact: true }).click();
  await choose();
  await page.getByRole("menuitem", { name: "Make private" }).click();
  await expect(page.getByText("2 recipes are private now.")).toBeVisible();
  const { items } = await (await request.get("/api/recipes/my", { headers: bearer(member) })).json();
  const stored = items.map(({ title, tags, is_public }: Record<string, unknown>) => [title, tags, is_public]);
  expect(stored.sort()).toEqual([
    ["Apple tart", [], false],
    ["Basil rice", ["weeknight", "rice"], false],
    ["Corn fritters", [], false],
    ["Dal", ["weeknight", "rice"], false],
    ["Egg curry", [], false],
  ]);
});

test("what cannot be changed stays selected and says why; nothing is lost when it fails", {
  tag: "@long",
}, async ({ page, request, problems }) => {
  problems.allow(/ERR_FAILED/);
  const full = Array.from({ length: 10 }, (_, index) => `tag ${index}`);
  const { id } = await createRecipe(request, member, { title: "Fish soup", tags: full });
  await page.reload();
  await page.getByRole("button", { name: "Select", exact: true }).click();
  for (const title of ["Fish soup", "Dal"]) await page.getByRole("button", { name: title }).click();
  const more = page.getByRole("button", { name: "Change the selected recipes" });
  const tag = async () => {
    await more.click();
    await page.getByRole("menuitem", { name: "Add tags" }).click();
    await page.getByRole("textbox", { name: "Tags" }).fill("weeknight");
    await page.getByRole("button", { name: "Add tags" }).click();
  };
  await page.route("**/trpc/recipes.changeMany*", (route) => route.abort());
  await tag();
  await expect(page.getByText("2 recipes selected")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(titles.length + 1);
  await page.unroute("**/trpc/recipes.changeMany*");

  await tag();
  await expect(
    page.getByText("1 recipe has the new tags. 1 recipe would have more than ten tags, and stays selected."),
  ).toBeVisible();
  await expect(page.getByText("1 recipe selected")).toBeVisible();
  await expect(page.getByRole("button", { name: "Fish soup" })).toHaveAttribute("aria-pressed", "true");
  const stored = await (await request.get(`/api/recipes/${id}`, { headers: bearer(member) })).json();
  expect(stored.tags).toEqual(full);
});
