import type { Page, Request } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { goOnTo, saveRecipe } from "./recipe-wizard.ts";

const field = (page: Page, number: number) =>
  page.getByRole("textbox", { name: `Ingredient ${number}`, exact: true });
const row = (page: Page, number: number) => page.getByRole("listitem").filter({ has: field(page, number) });
const reading = (page: Page, number: number) => row(page, number).getByText("Read as");

async function openIngredients(page: Page): Promise<void> {
  await page.goto("/recipes/create");
  await page.getByRole("textbox", { name: "Title" }).fill("Omelette");
  await goOnTo(page, "Ingredients");
}

/** The lines that the server was asked to read, call by call. */
function questions(page: Page): string[][] {
  const asked: string[][] = [];
  page.on("request", (request: Request) => {
    if (!request.url().includes("recipes.readLines")) return;
    asked.push((request.postDataJSON() as { lines: string[] }).lines);
  });
  return asked;
}

test("each line shows while it is in hand how it is read, asked once and in one call", async ({
  page,
  signUp,
}) => {
  await signUp();
  await openIngredients(page);
  const asked = questions(page);
  for (const _ of [2, 3]) await page.getByRole("button", { name: "Add ingredient" }).click();
  await field(page, 1).fill("2 (400 g) tins of white beans, drained");
  await field(page, 2).fill("For the sauce:");
  await field(page, 3).fill("salt to taste");
  await expect(row(page, 1)).toContainText("2 (400 g) tins · , white beans · , drained");
  await expect(row(page, 2)).toContainText("Section heading: For the sauce");
  await expect(row(page, 3)).toContainText("salt · , to taste");
  // Below the line in hand; the others stand as they will in the recipe.
  await expect(reading(page, 3).locator("..")).toBeVisible();
  await expect(reading(page, 1).locator("..")).toBeHidden();
  await expect(row(page, 1).locator(".line-face")).toBeVisible();
  await field(page, 1).focus();
  await expect(reading(page, 1).locator("..")).toBeVisible();
  await expect(row(page, 1).locator(".line-face")).toBeHidden();
  await field(page, 3).fill("");
  await expect(reading(page, 3)).toHaveCount(0);
  await field(page, 3).fill("salt to taste");
  await expect(reading(page, 3)).toHaveCount(1);
  expect(asked.flat().sort()).toEqual([
    "2 (400 g) tins of white beans, drained",
    "For the sauce:",
    "salt to taste",
  ]);
});

test("nothing moves when a reading comes, and it is told once after typing", { tag: "@nightly" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await openIngredients(page);
  await page.getByRole("button", { name: "Add ingredient" }).click();
  const apart = async () => {
    const [first, second] = [await field(page, 1).boundingBox(), await field(page, 2).boundingBox()];
    return (second?.y ?? 0) - (first?.y ?? 0);
  };
  const before = await apart();
  await field(page, 1).pressSequentially("2 tbsp olive oil");
  await expect(reading(page, 1)).toHaveCount(1);
  expect(before).toBeGreaterThan(0);
  expect(await apart()).toBe(before);
  await expect(page.getByText("Read as 2 tbsp, olive oil")).toHaveCount(1);
  await expect(field(page, 1)).toHaveValue("2 tbsp olive oil");
});

test("without an answer the form goes on without readings, and saves", async ({ page, problems, signUp }) => {
  problems.allow(/ERR_FAILED/);
  await signUp();
  await page.route("**/trpc/recipes.readLines*", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("readLines"));
  await openIngredients(page);
  await field(page, 1).fill("2 eggs");
  await failed;
  await expect(reading(page, 1)).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await goOnTo(page, "Instructions");
  await page.getByRole("textbox", { name: "Step 1" }).fill("Whisk.");
  await saveRecipe(page, "Create Recipe");
  await expect(page).toHaveURL("/recipes");
});
