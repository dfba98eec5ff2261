import type { Page, Request } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { advanceTo, saveRecipe } from "./recipe-wizard.ts";

const field = (page: Page, number: number) =>
  page.getByRole("textbox", { name: `Ingredient ${number}`, exact: true });
const row = (page: Page, number: number) => page.getByRole("listitem").filter({ has: field(page, number) });
const parsedForm = (page: Page, number: number) => row(page, number).getByText("Read as");

async function openIngredients(page: Page): Promise<void> {
  await page.goto("/recipes/create");
  await page.getByRole("textbox", { name: "Title" }).fill("Omelette");
  await advanceTo(page, "Ingredients");
}

/** Records the lines that each request sends to be parsed. */
function recordParseCalls(page: Page): string[][] {
  const calls: string[][] = [];
  page.on("request", (request: Request) => {
    if (!request.url().includes("recipes.readLines")) return;
    calls.push((request.postDataJSON() as { lines: string[] }).lines);
  });
  return calls;
}

test("an ingredient line shows its parsed form when it has the focus", async ({ page, signUp }) => {
  await signUp();
  await openIngredients(page);
  const calls = recordParseCalls(page);
  for (const _ of [2, 3]) await page.getByRole("button", { name: "Add ingredient" }).click();
  await field(page, 1).fill("2 (400 g) tins of white beans, drained");
  await field(page, 2).fill("For the sauce:");
  await field(page, 3).fill("salt to taste");
  await expect(row(page, 1)).toContainText("2 (400 g) tins · , white beans · , drained");
  await expect(row(page, 2)).toContainText("Section heading: For the sauce");
  await expect(row(page, 3)).toContainText("salt · , to taste");
  // Only the focused line shows its parsed form; other lines look as on the recipe page.
  await expect(parsedForm(page, 3).locator("..")).toBeVisible();
  await expect(parsedForm(page, 1).locator("..")).toBeHidden();
  await expect(row(page, 1).locator(".line-face")).toBeVisible();
  await field(page, 1).focus();
  await expect(parsedForm(page, 1).locator("..")).toBeVisible();
  await expect(row(page, 1).locator(".line-face")).toBeHidden();
  await field(page, 3).fill("");
  await expect(parsedForm(page, 3)).toHaveCount(0);
  await field(page, 3).fill("salt to taste");
  await expect(parsedForm(page, 3)).toHaveCount(1);
  expect(calls.flat().sort()).toEqual([
    "2 (400 g) tins of white beans, drained",
    "For the sauce:",
    "salt to taste",
  ]);
});

test("the parsed form shifts nothing and is announced once when typing ends", { tag: "@nightly" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await openIngredients(page);
  await page.getByRole("button", { name: "Add ingredient" }).click();
  const distance = async () => {
    const [first, second] = [await field(page, 1).boundingBox(), await field(page, 2).boundingBox()];
    return (second?.y ?? 0) - (first?.y ?? 0);
  };
  const before = await distance();
  await field(page, 1).pressSequentially("2 tbsp olive oil");
  await expect(parsedForm(page, 1)).toHaveCount(1);
  expect(before).toBeGreaterThan(0);
  expect(await distance()).toBe(before);
  await expect(page.getByText("Read as 2 tbsp, olive oil")).toHaveCount(1);
  await expect(field(page, 1)).toHaveValue("2 tbsp olive oil");
});

test("the form is saved without parsed forms when parsing fails", async ({ page, problems, signUp }) => {
  problems.allow(/ERR_FAILED/);
  await signUp();
  await page.route("**/trpc/recipes.readLines*", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("readLines"));
  await openIngredients(page);
  await field(page, 1).fill("2 eggs");
  await failed;
  await expect(parsedForm(page, 1)).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await advanceTo(page, "Instructions");
  await page.getByRole("textbox", { name: "Step 1" }).fill("Whisk.");
  await saveRecipe(page, "Create Recipe");
  await expect(page).toHaveURL("/recipes");
});
