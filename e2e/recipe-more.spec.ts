import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.ts";
import { createRecipe } from "./sample-recipes.ts";

test("an own recipe is duplicated and taken along as a file, by keyboard", async ({
  page,
  request,
  signUp,
  checkA11y,
}) => {
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "Omelette", ingredients: ["2½ eggs"] });
  await page.goto(`/recipes/${id}`);
  const more = page.getByRole("button", { name: "More", exact: true });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeFocused();
  await checkA11y(page);
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "JSON-LD" }).press("Enter");
  const file = await download;
  const node: unknown = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(JSON.stringify(node)).toContain('"Omelette"');
  expect(JSON.stringify(node)).toContain("2½ eggs");

  await more.click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page).not.toHaveURL(`/recipes/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Omelette (Copy)");
  await expect(page.getByText("Private", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit" }).first()).toBeVisible();
});

test("a recipe of somebody else is copied into one's own", async ({
  page,
  request,
  createMember,
  signUp,
}) => {
  const owner = await createMember();
  const { id } = await createRecipe(request, owner, { title: "Stew", is_public: true });
  await signUp();
  await page.goto(`/recipes/${id}`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expect(page.getByRole("menuitem")).toHaveCount(1);
  await page.getByRole("menuitem", { name: "Save a copy" }).click();
  await expect(page.getByRole("button", { name: "Delete" })).toBeVisible();
  await page.goto("/recipes");
  await expect(page.getByRole("link", { name: /^Stew/ })).toBeVisible();
});

test("a long description is folded on the screen and whole on paper", async ({ page, request, signUp }) => {
  const description = `${"It goes on and on. ".repeat(60)}Here it ends.`;
  const { id } = await createRecipe(request, await signUp(), { title: "Beans", description });
  await page.goto(`/recipes/${id}`);
  const words = page.getByText("Here it ends.");
  const height = () => words.evaluate((element) => element.getBoundingClientRect().height);
  await expect(page.getByRole("button", { name: "Read all" })).toHaveAttribute("aria-expanded", "false");
  const folded = await height();
  await page.getByRole("button", { name: "Read all" }).press("Enter");
  await expect(page.getByRole("button", { name: "Show less" })).toBeFocused();
  expect(await height()).toBeGreaterThan(folded * 1.5);
  await page.getByRole("button", { name: "Show less" }).press("Enter");
  await page.emulateMedia({ media: "print" });
  const hidden = await words.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
  await expect(page.getByRole("button", { name: "Read all" })).toBeHidden();
});
