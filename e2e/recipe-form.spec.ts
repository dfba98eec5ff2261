import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { bearer, createRecipe } from "./sample-recipes.ts";

const limitText =
  "You have reached your recipe creation limit. Upgrade to premium to continue creating recipes.";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const ingredientRows = (page: Page) => page.getByRole("textbox", { name: /^Ingredient \d+$/ });

async function fillRecipe(page: Page, title: string) {
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await field(page, "Ingredient 1").fill("2 eggs");
  await field(page, "Step 1").fill("Whisk the eggs.");
}

test("the form names what is missing beside each field and goes to the first", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/create");
  await field(page, "Servings").fill("0");
  await field(page, "Cooking time").fill("1.5");
  await page.getByRole("button", { name: "Create Recipe" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please look at the marked fields.");
  for (const [name, words] of [
    ["Title", "Title is required"],
    ["Servings", "Servings must be greater than 0"],
    ["Cooking time", "Must be a whole number"],
    ["Ingredient 1", "At least one ingredient is required"],
    ["Step 1", "At least one instruction is required"],
  ] as const) {
    await expect(field(page, name), name).toHaveAccessibleDescription(words);
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(field(page, "Title")).toBeFocused();
});

test("each complaint of the server stands beside its field, and what was typed stays", async ({
  page,
  signUp,
  problems,
}) => {
  problems.allow(/status of 422/);
  await signUp();
  await page.goto("/recipes/create");
  await fillRecipe(page, "Omelette");
  await field(page, "Ingredient 2").fill("1 tbsp butter");
  // Broken on its way, so that the server finds what the form would have caught.
  await page.route("**/trpc/recipes.create*", async (route) => {
    const [[key, input]] = Object.entries(route.request().postDataJSON()) as [[string, Input]];
    input.title = " ";
    input.cookingTime = 999_999;
    input.ingredients[1] = { name: "" };
    await route.continue({ postData: JSON.stringify({ [key]: input }) });
  });
  await page.getByRole("button", { name: "Create Recipe" }).click();
  await expect(field(page, "Title")).toHaveAccessibleDescription("Title is required");
  await expect(field(page, "Cooking time")).toHaveAccessibleDescription("Value is out of range");
  await expect(field(page, "Ingredient 2")).toHaveAccessibleDescription("Ingredient name is required");
  await expect(field(page, "Ingredient 1")).toHaveAccessibleDescription("");
  await expect(field(page, "Title")).toHaveValue("Omelette");
  await expect(field(page, "Ingredient 2")).toHaveValue("1 tbsp butter");
  await expect(field(page, "Step 1")).toHaveValue("Whisk the eggs.");

  await page.unroute("**/trpc/recipes.create*");
  await page.getByRole("button", { name: "Create Recipe" }).click();
  await expect(page).toHaveURL("/recipes");
  await expect(page.getByRole("link", { name: "Omelette" })).toBeVisible();
});

type Input = { title: string; cookingTime: number; ingredients: object[] };

test("what was typed survives a reload, and only a saved recipe ends it", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/create");
  await fillRecipe(page, "Kept omelette");
  await page.getByRole("textbox", { name: "Tags" }).fill("eggs");
  await page.getByRole("textbox", { name: "Tags" }).press("Enter");
  await page.reload();
  await expect(page.getByText("We kept what you had typed.")).toBeVisible();
  await expect(field(page, "Title")).toHaveValue("Kept omelette");
  await expect(field(page, "Ingredient 1")).toHaveValue("2 eggs");
  await expect(page.getByRole("button", { name: "Remove tag eggs" })).toBeVisible();

  await page.getByRole("button", { name: "Create Recipe" }).click();
  await expect(page.getByRole("link", { name: "Kept omelette" })).toBeVisible();
  await page.goto("/recipes/create");
  await expect(field(page, "Title")).toHaveValue("");
  await expect(page.getByText("We kept what you had typed.")).toHaveCount(0);
});

test("a draft can be thrown away, and nobody else sees it", async ({
  page,
  createMember,
  signIn,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes/create");
  await fillRecipe(page, "Secret omelette");
  await page.reload();
  await expect(field(page, "Title")).toHaveValue("Secret omelette");

  const drafts = await page.evaluate(() => ({ ...localStorage }));
  await signIn(page, await createMember());
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) if (key.includes("draft")) localStorage[key] = value;
  }, drafts);
  await page.goto("/recipes/create");
  await expect(field(page, "Title")).toHaveValue("");
});

test("starting afresh empties the form for good", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/create");
  await fillRecipe(page, "Unwanted omelette");
  await page.reload();
  await page.getByRole("button", { name: "Start afresh" }).click();
  await expect(field(page, "Title")).toHaveValue("");
  await page.reload();
  await expect(field(page, "Title")).toHaveValue("");
});

test("whoever was slower chooses which version stands", async ({ page, request, signUp, problems }) => {
  problems.allow(/status of 409/);
  const member = await signUp();
  const { id, version } = await createRecipe(request, member, { title: "Omelette" });
  const changeElsewhere = async (title: string, at: number) => {
    const data = { title, version: at };
    const answer = await request.put(`/api/recipes/${id}`, { headers: bearer(member), data });
    expect(answer.status()).toBe(200);
  };
  const title = field(page, "Title");
  const question = page.getByRole("dialog", { name: "This recipe was changed elsewhere." });
  const save = page.getByRole("button", { name: "Update Recipe" });
  await page.goto(`/recipes/${id}/edit`);
  await expect(title).toHaveValue("Omelette");
  await changeElsewhere("Omelette from the phone", version);

  await title.fill("Omelette from the desk");
  await save.click();
  await question.getByRole("button", { name: "Go on writing" }).click();
  await expect(question).toBeHidden();
  await expect(title).toHaveValue("Omelette from the desk");

  await save.click();
  await question.getByRole("button", { name: "Load the other version" }).click();
  await expect(title).toHaveValue("Omelette from the phone");

  await changeElsewhere("Omelette from the tablet", version + 1);
  await title.fill("Omelette from the desk");
  await save.click();
  await question.getByRole("button", { name: "Keep mine" }).click();
  await expect(page).toHaveURL(`/recipes/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Omelette from the desk");
});

test("at the daily limit the form says so in the server's words and keeps what was typed", async ({
  page,
  request,
  signUp,
  problems,
}) => {
  problems.allow(/status of 402/);
  const member = await signUp();
  for (const title of ["One", "Two", "Three"]) await createRecipe(request, member, { title });
  await page.goto("/recipes/create");
  await fillRecipe(page, "The fourth");
  await page.getByRole("button", { name: "Create Recipe" }).click();
  const notice = page.getByRole("status").filter({ hasText: limitText });
  await expect(notice).toContainText("You can go on from");
  await expect(field(page, "Title")).toHaveValue("The fourth");
  await page.reload();
  await expect(field(page, "Title")).toHaveValue("The fourth");
});

test("rows are made, moved, removed and brought back by keyboard", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/create");
  await field(page, "Ingredient 1").fill("flour");
  await page.keyboard.press("Enter");
  await expect(field(page, "Ingredient 2")).toBeFocused();
  await page.keyboard.type("sugar");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(field(page, "Ingredient 1")).toHaveValue("sugar");
  await expect(field(page, "Ingredient 1")).toBeFocused();
  await expect(page.getByText(/^Ingredient 2 is now number 1 of \d$/)).toBeAttached();

  const rows = await ingredientRows(page).count();
  await page.getByRole("button", { name: "Remove Ingredient 1" }).click();
  await expect(ingredientRows(page)).toHaveCount(rows - 1);
  await expect(field(page, "Ingredient 1")).toHaveValue("flour");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "Ingredient 1")).toHaveValue("sugar");
  await expect(field(page, "Ingredient 2")).toHaveValue("flour");
});

test("a pasted list becomes rows", async ({ page, context, signUp }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp();
  await page.goto("/recipes/create");
  await page.evaluate(() => navigator.clipboard.writeText("200 g flour\n\n- 2 eggs\n- a pinch of salt"));
  await field(page, "Ingredient 1").press("ControlOrMeta+v");
  for (const [place, line] of ["200 g flour", "2 eggs", "a pinch of salt", ""].entries()) {
    await expect(ingredientRows(page).nth(place)).toHaveValue(line);
  }
});

test("the last row of a list stays", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/create");
  const last = page.getByRole("button", { name: /^Remove Step \d$/ });
  while ((await last.count()) > 1) await last.last().click();
  await expect(last).toBeDisabled();
});

test("a file that is no picture is refused in words", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/create");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose picture: Picture" }).click();
  await (await chooser).setFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("eggs") });
  await expect(
    page.getByText('File "notes.txt" is not a supported image type. Please use JPEG, PNG, or WebP.'),
  ).toBeVisible();
});
