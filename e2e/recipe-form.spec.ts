import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";
import { goOnTo, openStep, saveRecipe, writeRecipe } from "./recipe-wizard.ts";
import { bearer, createRecipe } from "./sample-recipes.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const ingredientRows = (page: Page) => page.getByRole("textbox", { name: /^Ingredient \d+$/ });

/** Opens the second step of a new recipe. */
async function openIngredients(page: Page, title = "Omelette") {
  await page.goto("/recipes/create");
  await field(page, "Title").fill(title);
  await goOnTo(page, "Ingredients");
}

test("each step is left forward only when it is right, and says why not", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/create");
  const next = page.getByRole("button", { name: "Next", exact: true });
  const back = page.getByRole("button", { name: "Back", exact: true });
  await expect(page.getByRole("list", { name: "Steps" }).getByRole("listitem")).toHaveText([
    "Recipe Details",
    "Ingredients",
    "Instructions",
    "Review",
  ]);
  await expect(page.getByRole("link", { name: "Cancel" })).toHaveAttribute("href", "/recipes");
  await expect(field(page, "Servings")).toHaveValue("4");
  await expect(page.getByRole("combobox", { name: "Difficulty" })).toHaveValue("MEDIUM");
  await expect(page.getByRole("switch", { name: "Public recipe" })).not.toBeChecked();
  await expect(back).toBeDisabled();
  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription("Title is required");
  await field(page, "Title").press("Enter");
  await expect(field(page, "Title")).toHaveAccessibleDescription("Title is required");
  await expect(field(page, "Title")).toBeFocused();
  await field(page, "Title").fill("   ");
  await expect(next).toBeDisabled();
  await field(page, "Title").fill("Omelette");
  await field(page, "Servings").fill("0");
  await expect(field(page, "Servings")).toHaveAccessibleDescription("Servings must be greater than 0");
  await expect(next).toBeDisabled();
  await field(page, "Servings").fill("2");
  await field(page, "Cooking time").fill("1.5");
  await expect(field(page, "Cooking time")).toHaveAccessibleDescription("Must be a whole number");
  await field(page, "Cooking time").fill("15");
  await field(page, "Title").press("Enter");

  await expect(page.getByRole("heading", { name: "Ingredients", exact: true })).toBeFocused();
  await expect(page).toHaveURL("/recipes/create?step=ingredients");
  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription("At least one ingredient is required");
  await field(page, "Ingredient 1").fill("2 eggs");
  // A row that is still blank has to be written or to go; Next leads to it.
  await field(page, "Ingredient 1").press("Enter");
  await expect(field(page, "Ingredient 2")).toBeFocused();
  await page.keyboard.press("Enter");
  await field(page, "Ingredient 1").press("Enter");
  await expect(field(page, "Ingredient 2")).toBeFocused();
  await expect(ingredientRows(page)).toHaveCount(2);
  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription("Ingredient name is required");
  await field(page, "Ingredient 1").focus();
  await page.getByRole("button", { name: "Show where" }).click();
  await expect(field(page, "Ingredient 2")).toBeFocused();
  await expect(field(page, "Ingredient 2")).toHaveAccessibleDescription("Ingredient name is required");
  await page.keyboard.press("Backspace");
  await expect(ingredientRows(page)).toHaveCount(1);
  await next.click();
  await expect(next).toHaveAccessibleDescription("At least one instruction is required");
  await field(page, "Step 1").fill("Whisk the eggs.");
  // What saves, what leaves and what goes back stand at the end where they stood before it.
  const save = page.getByRole("button", { name: "Create Recipe", exact: true });
  const places = () => Promise.all([save, back].map(async (one) => (await one.boundingBox())?.x));
  const details = page.getByRole("region", { name: "Basic Information" });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const before = await places();
    // Pressed twice it goes on once: nothing else has come to its place.
    await next.dblclick();
    await expect(details).toBeVisible();
    expect(await places()).toEqual(before);
    await expect(page).toHaveURL("/recipes/create?step=review");
    if (width === 390) await back.click();
  }
  await expect(page.getByRole("button").filter({ hasText: /^(Create Recipe|Back|Next)$/ })).toHaveText([
    "Create Recipe",
    "Back",
  ]);
  await expect(details).toContainText("Omelette");
  await expect(details).toContainText("15 min");
  await expect(page.getByRole("region", { name: "Ingredients" })).toContainText("2 eggs");
  await back.click();
  await expect(field(page, "Step 1")).toHaveValue("Whisk the eggs.");
  await page.goBack();
  await expect(page).toHaveURL("/recipes/create?step=review");
  await page.getByRole("button", { name: "Change Ingredients" }).click();
  await expect(field(page, "Ingredient 1")).toHaveValue("2 eggs");
});

test("an address of a later step leads to the first that is not right yet", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes/create?step=review");
  await expect(page.getByRole("heading", { name: "Basic Information" })).toBeVisible();
});

test("a form that was emptied keeps its first step while one writes in it", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  const title = field(page, "Title");
  await openIngredients(page);
  await field(page, "Ingredient 1").fill("2 eggs");
  await page.reload();
  await page.getByRole("button", { name: "Start afresh" }).click();
  await expect(page).toHaveURL("/recipes/create");
  await title.pressSequentially("Plum cake");
  await expect(title).toBeFocused();
  await expect(title).toHaveValue("Plum cake");

  await writeRecipe(page, { title: "Plum cake" });
  await saveRecipe(page, "Create Recipe");
  await expect(page).toHaveURL("/recipes");
  await page.goBack();
  await expect(page).toHaveURL("/recipes/create");
  await title.pressSequentially("Plum soup");
  await expect(title).toBeFocused();
  await expect(title).toHaveValue("Plum soup");
});

test("a blank heading ends the section above it, and the review shows where", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await openIngredients(page);
  const headings = page.getByRole("textbox", { name: "Section heading", exact: true });
  await page
    .getByRole("region", { name: "Ingredients" })
    .getByRole("button", { name: "Add section heading" })
    .click();
  await expect(headings).toHaveAttribute("placeholder", "For the sauce");
  await headings.fill("The sauce");
  await field(page, "Ingredient 1").fill("2 eggs");
  await page
    .getByRole("region", { name: "Ingredients" })
    .getByRole("button", { name: "Add section heading" })
    .click();
  await expect(headings).toHaveAttribute("placeholder", "Left blank, it ends the section");
  await page.getByRole("button", { name: "Add ingredient" }).click();
  await field(page, "Ingredient 2").fill("1 cup milk");
  await goOnTo(page, "Instructions");
  await field(page, "Step 1").fill("Whisk.");
  await goOnTo(page, "Review");
  const lines = page.getByRole("region", { name: "Ingredients" }).getByRole("listitem");
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText("2 eggs");
  await expect(lines.first().getByRole("separator")).toHaveCount(0);
  await expect(lines.last()).toContainText("1 cup milk");
  await expect(lines.last().getByRole("separator")).toHaveCount(1);
});

test("each complaint of the server stands beside its field, and what was typed stays", async ({
  page,
  signUp,
  problems,
}) => {
  problems.allow(/status of 422|ERR_FAILED/);
  await signUp();
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "Omelette" });
  await openStep(page, "Ingredients");
  await field(page, "Ingredient 1").press("End");
  await page.keyboard.press("Enter");
  await field(page, "Ingredient 2").fill("1 tbsp butter");
  // Broken on its way, so that the server finds what the form would have caught.
  await page.route("**/trpc/recipes.create*", async (route) => {
    const input = route.request().postDataJSON() as Input;
    input.title = " ";
    input.cookingTime = 999_999;
    input.ingredients[1] = { name: "" };
    await route.continue({ postData: JSON.stringify(input) });
  });
  await saveRecipe(page, "Create Recipe");
  await expect(field(page, "Title")).toHaveAccessibleDescription("Title is required");
  await expect(field(page, "Title")).toBeFocused();
  await expect(field(page, "Cooking time")).toHaveAccessibleDescription("Value is out of range");
  await expect(field(page, "Title")).toHaveValue("Omelette");
  await goOnTo(page, "Ingredients");
  await expect(field(page, "Ingredient 2")).toHaveAccessibleDescription("Ingredient name is required");
  await expect(field(page, "Ingredient 1")).toHaveAccessibleDescription("");
  await expect(field(page, "Ingredient 2")).toHaveValue("1 tbsp butter");
  await goOnTo(page, "Instructions");
  await expect(field(page, "Step 1")).toHaveValue("Whisk the eggs.");

  await page.unroute("**/trpc/recipes.create*");
  await page.route("**/trpc/recipes.create*", (route) => route.abort());
  await saveRecipe(page, "Create Recipe");
  await expect(page.getByText("Failed to create recipe", { exact: true })).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.unroute("**/trpc/recipes.create*");
  await page.route("**/trpc/recipes.create*", (route) => held.then(() => route.continue()));
  await saveRecipe(page, "Create Recipe");
  await expect(page.getByText("Creating recipe...", { exact: true })).toBeVisible();
  answer();
  await expect(page).toHaveURL("/recipes");
  await expect(page.getByRole("link", { name: "Omelette" })).toBeVisible();
});

for (const isReloaded of [false, true]) {
  test(`a recipe whose answer was lost on its way is saved once, also when it is sent again${isReloaded ? ", after a reload too" : ""}`, {
    tag: isReloaded ? [] : "@long",
  }, async ({ page, signUp, problems }) => {
    problems.allow(/ERR_FAILED/);
    await signUp();
    await page.goto("/recipes/create");
    await writeRecipe(page, { title: "Omelette" });
    await page.route("**/trpc/recipes.create*", async (route) => {
      expect((await route.fetch()).status()).toBe(200);
      await route.abort();
    });
    await saveRecipe(page, "Create Recipe");
    await expect(page.getByText("Failed to create recipe", { exact: true })).toBeVisible();
    await page.unroute("**/trpc/recipes.create*");
    if (isReloaded) {
      await page.reload();
      await expect(page.getByText("We kept what you had typed.")).toBeVisible();
    }
    await saveRecipe(page, "Create Recipe");
    await expect(page).toHaveURL("/recipes");
    await expect(page.getByRole("link", { name: "Omelette" })).toHaveCount(1);
  });
}

test("a change whose answer was lost on its way is no conflict with itself when it is sent again", {
  tag: "@long",
}, async ({ page, request, signUp, problems }) => {
  problems.allow(/ERR_FAILED|status of 409/);
  const { id } = await createRecipe(request, await signUp(), { title: "Omelette", ingredients: ["2 eggs"] });
  await page.goto(`/recipes/${id}/edit`);
  await field(page, "Title").fill("Omelette for three");
  await goOnTo(page, "Ingredients");
  await field(page, "Ingredient 1").fill("6 eggs, beaten");
  await page.route("**/trpc/recipes.update*", async (route) => {
    expect((await route.fetch()).status()).toBe(200);
    await route.abort();
  });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Failed to save changes", { exact: true })).toBeVisible();
  await page.unroute("**/trpc/recipes.update*");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Changes saved successfully!")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  // What is written now is written upon what was stored.
  await saveRecipe(page, "Update Recipe");
  await expect(page).toHaveURL(`/recipes/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Omelette for three");
  await expect(page.getByText("eggs, beaten")).toBeVisible();
});

type Input = { title: string; cookingTime: number; ingredients: object[] };

test("what was typed survives a reload, and only a saved recipe ends it", async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/create");
  await page.getByRole("textbox", { name: "Tags" }).fill("eggs");
  await page.getByRole("textbox", { name: "Tags" }).press("Enter");
  await writeRecipe(page, { title: "Kept omelette" });
  await page.reload();
  await expect(page.getByText("We kept what you had typed.")).toBeVisible();
  await expect(field(page, "Step 1")).toHaveValue("Whisk the eggs.");
  await openStep(page, "Recipe Details");
  await expect(field(page, "Title")).toHaveValue("Kept omelette");
  await expect(page.getByRole("button", { name: "Remove tag eggs" })).toBeVisible();
  await goOnTo(page, "Ingredients");
  await expect(field(page, "Ingredient 1")).toHaveValue("2 eggs");

  await saveRecipe(page, "Create Recipe");
  await expect(page.getByRole("link", { name: "Kept omelette" })).toBeVisible();
  await page.goto("/recipes/create");
  await expect(field(page, "Title")).toHaveValue("");
  await expect(page.getByText("We kept what you had typed.")).toHaveCount(0);
});

test("a draft can be thrown away, and nobody else sees it", { tag: "@long" }, async ({
  page,
  createMember,
  signIn,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "Secret omelette" });
  await page.reload();
  await expect(field(page, "Step 1")).toHaveValue("Whisk the eggs.");

  const drafts = await page.evaluate(() => ({ ...localStorage }));
  await signIn(page, await createMember());
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) if (key.includes("draft")) localStorage[key] = value;
  }, drafts);
  await page.goto("/recipes/create");
  await expect(field(page, "Title")).toHaveValue("");
});

test("starting afresh empties the form for good", { tag: "@long" }, async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "Unwanted omelette" });
  await page.reload();
  await page.getByRole("button", { name: "Start afresh" }).click();
  await expect(field(page, "Title")).toHaveValue("");
  await page.reload();
  await expect(field(page, "Title")).toHaveValue("");
});

test("whoever was slower sees both versions and chooses field by field", { tag: "@long" }, async ({
  page,
  request,
  signUp,
  problems,
  checkA11y,
}) => {
  problems.allow(/status of 409/);
  const member = await signUp();
  const { id, version } = await createRecipe(request, member, {
    title: "Omelette",
    ingredients: ["2 eggs", "1 tbsp butter"],
  });
  await page.goto(`/recipes/${id}/edit`);
  await expect(field(page, "Title")).toHaveValue("Omelette");
  const answer = await request.put(`/api/recipes/${id}`, {
    headers: bearer(member),
    data: {
      title: "Omelette from the phone",
      servings: 2,
      ingredients: [{ original_text: "3 eggs" }, { original_text: "1 tbsp butter" }],
      version,
    },
  });
  expect(answer.status()).toBe(200);

  await field(page, "Title").fill("Omelette from the desk");
  await page.getByRole("textbox", { name: "Tags" }).fill("eggs");
  await page.getByRole("textbox", { name: "Tags" }).press("Enter");
  await saveRecipe(page, "Update Recipe");
  const question = page.getByRole("dialog", { name: "This recipe was changed elsewhere." });
  const choice = (name: string) => question.getByRole("group", { name });
  await expect(question.getByRole("group")).toHaveCount(4);
  // What only the other side changed is its word already.
  await expect(choice("Title").getByRole("radio", { name: /^Mine/ })).toBeChecked();
  await expect(choice("Servings").getByRole("radio", { name: /^The other version/ })).toBeChecked();
  await expect(choice("Tags").getByRole("radio", { name: /^Mine/ })).toBeChecked();
  await expect(choice("Ingredients").getByRole("radio", { name: /^The other version/ })).toBeChecked();
  await expect(choice("Ingredients").getByRole("insertion")).toHaveText(["3 eggs"]);
  await checkA11y(page);

  await question.getByRole("button", { name: "Go on writing" }).click();
  await expect(question).toBeHidden();
  await saveRecipe(page, "Update Recipe");
  await choice("Title")
    .getByRole("radio", { name: /^The other version/ })
    .check();
  await question.getByRole("button", { name: "Save what I chose" }).click();
  await expect(page).toHaveURL(`/recipes/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Omelette from the phone");
  const { data } = await (await request.get(`/api/recipes/${id}`, { headers: bearer(member) }))
    .json()
    .then((body) => ({ data: body.data ?? body }));
  expect(data).toMatchObject({ servings: 2, tags: ["eggs"] });
  expect(data.ingredients.map((row: { original_text: string }) => row.original_text)).toEqual([
    "3 eggs",
    "1 tbsp butter",
  ]);
});

test("what somebody else changed after one's own saving is not taken back by default", {
  tag: "@long",
}, async ({ page, request, signUp, problems }) => {
  problems.allow(/status of 409/);
  const member = await signUp();
  const { id, version } = await createRecipe(request, member, { title: "Omelette", servings: 2 });
  await page.goto(`/recipes/${id}/edit`);
  await field(page, "Title").fill("Omelette from the desk");
  await page.getByRole("button", { name: "Save Changes", exact: true }).click();
  await expect(page.getByText("Changes saved successfully!", { exact: false }).first()).toBeVisible();
  const answer = await request.put(`/api/recipes/${id}`, {
    headers: bearer(member),
    data: { servings: 6, version: version + 1 },
  });
  expect(answer.status()).toBe(200);
  await field(page, "Title").fill("Omelette of the house");
  await saveRecipe(page, "Update Recipe");
  const choice = (name: string) => page.getByRole("dialog").getByRole("group", { name });
  await expect(choice("Title").getByRole("radio", { name: /^Mine/ })).toBeChecked();
  await expect(choice("Servings").getByRole("radio", { name: /^The other version/ })).toBeChecked();
});

test("changes are saved before the end, and the form goes on", { tag: "@long" }, async ({
  page,
  request,
  signUp,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "Omelette" });
  await page.goto(`/recipes/${id}/edit`);
  await expect(page.getByRole("list", { name: "Steps" }).getByRole("listitem")).toHaveText([
    "Basic Information",
    "Ingredients",
    "Instructions",
    "Review",
  ]);
  const save = page.getByRole("button", { name: "Save Changes", exact: true });
  await field(page, "Title").fill("");
  await expect(save).toBeDisabled();
  for (const title of ["Omelette, first", "Omelette, second"]) {
    await field(page, "Title").fill(title);
    // The page knows of it later than the server, and the words of the first saving still stand at the second.
    const answered = page.waitForResponse(/recipes\.update/);
    await save.click();
    await answered;
    await expect(
      page.getByText("Changes saved successfully! You can continue editing or view the recipe.").first(),
    ).toBeVisible();
    await expect
      .poll(async () => (await request.get(`/api/recipes/${id}`, { headers: bearer(member) })).text())
      .toContain(title);
  }
  await page.reload();
  await expect(field(page, "Title")).toHaveValue("Omelette, second");
  await expect(page.getByText("We kept what you had typed.")).toHaveCount(0);
  await page.route("**/trpc/recipes.update*", (route) => route.abort());
  await save.click();
  await expect(page.getByText("Failed to save changes", { exact: true })).toBeVisible();
  await goOnTo(page, "Review");
  await expect(save).toHaveCount(0);
  await page.getByRole("button", { name: "Update Recipe", exact: true }).click();
  await expect(page.getByText("Failed to update recipe", { exact: true })).toBeVisible();
});

test("the word that changes were saved stays for ten seconds, with the way to the recipe", {
  tag: "@long",
}, async ({ page, request, signUp }) => {
  const { id } = await createRecipe(request, await signUp(), { title: "Omelette" });
  await page.clock.install();
  await page.goto(`/recipes/${id}/edit`);
  const save = page.getByRole("button", { name: "Save Changes", exact: true });
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: "Changes saved successfully!" });
  await save.click();
  await expect(toast).toBeVisible();
  await page.clock.runFor("00:09");
  await expect(toast).toBeVisible();
  await page.clock.runFor("00:02");
  await expect(toast).toHaveCount(0);
  await save.click();
  await toast.getByRole("button", { name: "View Recipe" }).click();
  await expect(page).toHaveURL(`/recipes/${id}`);
});

test("the last copy of a form that was saved is no draft", { tag: "@long" }, async ({
  page,
  request,
  signUp,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "Omelette" });
  await page.goto(`/recipes/${id}/edit`);
  const copied = page.waitForResponse((answer) => answer.url().includes("drafts.save"));
  await field(page, "Title").fill("Omelette of two eggs");
  await copied;
  await page.route("**/trpc/drafts.delete*", (route) => route.abort());
  const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("drafts.delete"));
  await page.getByRole("button", { name: "Save Changes", exact: true }).click();
  await expect(page.getByText("Changes saved successfully!", { exact: false }).first()).toBeVisible();
  await refused;
  await page.unroute("**/trpc/drafts.delete*");
  const removed = page.waitForResponse((answer) => answer.url().includes("drafts.delete"));
  await page.reload();
  await removed;
  await expect(field(page, "Title")).toHaveValue("Omelette of two eggs");
  await expect(page.getByText("We kept what you had typed.")).toHaveCount(0);
});

test("a draft goes on on another device", { tag: "@long" }, async ({
  page,
  createMember,
  signIn,
  newVisitor,
}) => {
  const member = await createMember();
  await signIn(page, member);
  await page.goto("/recipes/create");
  const saved = page.waitForResponse((answer) => answer.url().includes("drafts.save"));
  await writeRecipe(page, { title: "Omelette from the desk" });
  expect((await saved).status()).toBe(200);

  const phone = await newVisitor();
  await signIn(phone, member);
  await phone.goto("/recipes/create");
  await expect(phone.getByText("We kept what you had typed.")).toBeVisible();
  await expect(field(phone, "Title")).toHaveValue("Omelette from the desk");
  await field(phone, "Title").fill("Omelette from the phone");
  await phone.waitForResponse((answer) => answer.url().includes("drafts.save"));

  await page.reload();
  await expect(page.getByText("Another device or tab has a draft of this too.")).toBeVisible();
  await page.getByRole("button", { name: "Take that one" }).click();
  await openStep(page, "Recipe Details");
  await expect(field(page, "Title")).toHaveValue("Omelette from the phone");
});

/** A new recipe whose title stands on the server as a draft. */
async function beginAtTheDesk(desk: Page) {
  await desk.goto("/recipes/create");
  const saved = desk.waitForResponse((answer) => answer.url().includes("drafts.save"));
  await field(desk, "Title").fill("Omelette from the desk");
  expect((await saved).status()).toBe(200);
}

/** Keeps the server's draft from a page until what it answers is called. */
async function holdDraft(page: Page): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route("**/trpc/**drafts.get**", async (route) => {
    await held;
    await route.continue();
  });
  return arrive;
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`a draft that comes late moves no field, ${width} wide`, {
    tag: "@long",
  }, async ({ page, createMember, signIn, newVisitor }) => {
    const member = await createMember();
    const desk = await newVisitor();
    await signIn(desk, member);
    await beginAtTheDesk(desk);

    await page.setViewportSize({ width, height });
    await signIn(page, member);
    const arrive = await holdDraft(page);
    const movedByItself = await watchLayoutShifts(page);
    await page.goto("/recipes/create");
    const title = field(page, "Title");
    await expect(title).toBeVisible();
    const before = await title.boundingBox();
    const next = page.getByRole("button", { name: "Next", exact: true });
    const pressed = await next.boundingBox();
    arrive();
    await expect(title).toHaveValue("Omelette from the desk");
    const note = page.getByRole("status").filter({ hasText: "We kept what you had typed." });
    await expect(note).toBeInViewport({ ratio: 1 });
    expect(await title.boundingBox()).toEqual(before);
    expect(await next.boundingBox()).toEqual(pressed);
    // The row of buttons stands where it stood, as measured above: what is counted is its place within a bar that grew
    // upwards. Nothing else moves.
    const moved = (await movedByItself()).filter(
      (one) => !/: DIV Create RecipeCancelBackNext[^;]*$/.test(one),
    );
    expect(
      moved.reduce((sum, one) => sum + Number.parseFloat(one), 0),
      moved.join("\n"),
    ).toBeLessThan(0.01);
    await note.getByRole("button", { name: "Close" }).click();
    await expect(note).toHaveCount(0);
    await expect(title).toHaveValue("Omelette from the desk");
  });
}

for (const [width, height] of [
  [390, 667],
  [1440, 900],
] as const) {
  test(`another device's draft lies over nothing one types, ${width} wide`, {
    tag: "@long",
  }, async ({ page, createMember, signIn, newVisitor, checkA11y }) => {
    const member = await createMember();
    const desk = await newVisitor();
    await signIn(desk, member);
    await beginAtTheDesk(desk);

    await page.setViewportSize({ width, height });
    await signIn(page, member);
    const arrive = await holdDraft(page);
    await page.goto("/recipes/create");
    await field(page, "Title").fill("Omelette from here");
    const tags = page.getByRole("textbox", { name: "Tags" });
    await tags.click();
    await tags.fill("eggs");
    arrive();
    const note = page
      .getByRole("status")
      .filter({ hasText: "Another device or tab has a draft of this too." });
    await expect(note).toBeInViewport({ ratio: 1 });
    const overlap = async (control: Locator) => {
      const [above, below] = [await control.boundingBox(), await note.boundingBox()];
      return (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0);
    };
    await expect.poll(() => overlap(tags)).toBeLessThanOrEqual(0);
    await expect(tags).toBeFocused();
    await checkA11y(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => overlap(page.getByRole("switch", { name: "Public recipe" }))).toBeLessThan(0);
    await page.getByRole("button", { name: "Keep this one" }).click();
    await expect(note).toHaveCount(0);
    await expect(field(page, "Title")).toHaveValue("Omelette from here");
    await expect(page.getByRole("button", { name: "Remove tag eggs" })).toBeVisible();
  });
}

test("rows are made, moved, removed and brought back by keyboard", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await openIngredients(page);
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

  // The button goes along with its row, so that it can be pressed on and on, and past the end does nothing.
  await page.getByRole("button", { name: "Move Ingredient 1 down" }).focus();
  for (let at = 0; at <= rows; at += 1) await page.keyboard.press("Enter");
  await expect(field(page, `Ingredient ${rows}`)).toHaveValue("sugar");
  await expect(page.getByRole("button", { name: `Move Ingredient ${rows} down` })).toBeFocused();
  await expect(ingredientRows(page)).toHaveCount(rows);
});

test("a row is dragged to its place", { tag: "@long" }, async ({ page, signUp }) => {
  await signUp();
  await openIngredients(page);
  await page.getByRole("button", { name: "Add ingredient" }).click();
  await page.getByRole("button", { name: "Add ingredient" }).click();
  for (const [at, line] of ["flour", "sugar", "eggs"].entries())
    await field(page, `Ingredient ${at + 1}`).fill(line);
  const topOf = async (number: number) => {
    const box = await field(page, `Ingredient ${number}`).boundingBox();
    return box?.y ?? 0;
  };
  const handle = page.getByTitle("Drag Ingredient 3");
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(300, (await topOf(1)) + 2, { steps: 5 });
  await page.mouse.up();
  for (const [at, line] of ["eggs", "flour", "sugar"].entries())
    await expect(field(page, `Ingredient ${at + 1}`)).toHaveValue(line);
  await expect(page.getByText(/^Ingredient 3 is now number 1 of 3$/)).toBeAttached();
});

test("tags used before are suggested", { tag: "@long" }, async ({ page, request, signUp }) => {
  const member = await signUp();
  await createRecipe(request, member, { title: "Omelette", tags: ["brunch", "eggs"] });
  await page.goto("/recipes/create");
  await page.getByRole("textbox", { name: "Tags" }).fill("br");
  await expect(page.getByRole("button", { name: "Add tag eggs" })).toHaveCount(0);
  await page.getByRole("button", { name: "Add tag brunch" }).click();
  await expect(page.getByRole("button", { name: "Remove tag brunch" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Tags" })).toHaveValue("");
  await expect(page.getByRole("button", { name: "Add tag brunch" })).toHaveCount(0);
  // By keyboard too what is half typed gives way to what is chosen.
  await page.keyboard.type("eg");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Add tag eggs" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Remove tag/ })).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Remove tag eggs" })).toBeVisible();
  // Back to the tags before it: what is half typed becomes one.
  await page.keyboard.type("soup");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Remove tag soup" })).toBeVisible();
});

test("a tag of 31 characters is none, and an eleventh neither", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes/create");
  const tags = page.getByRole("textbox", { name: "Tags" });
  const added = page.getByRole("button", { name: /^Remove tag / });
  await tags.fill("x".repeat(31));
  await tags.press("Enter");
  await expect(tags).toHaveAccessibleDescription("A tag has at most 30 characters.");
  await expect(added).toHaveCount(0);
  await tags.fill([..."abcdefghijk"].join(","));
  await expect(added).toHaveCount(10);
  await expect(page.getByRole("button", { name: "Remove tag k" })).toHaveCount(0);
});

test("a tag half typed goes along with the press that leaves its field, and the press is not lost", {
  tag: "@long",
}, async ({ page, request, signUp }) => {
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "Omelette", tags: ["eggs"] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/recipes/${id}/edit`);
  const tags = page.getByRole("textbox", { name: "Tags" });
  const press = async (name: string) => {
    // The chip of a long tag makes its field a row higher, and everything below moves.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const at = await page.getByRole("button", { name, exact: true }).boundingBox();
    await page.mouse.move((at?.x ?? 0) + 20, (at?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.up();
  };
  await tags.click();
  await tags.pressSequentially("a breakfast for slow mornings");
  const saved = page.waitForResponse((answer) => answer.url().includes("recipes.update"));
  await press("Save Changes");
  await saved;
  const stored = await request.get(`/api/recipes/${id}`, { headers: bearer(member) });
  expect(await stored.text()).toContain("a breakfast for slow mornings");
  await tags.click();
  await tags.pressSequentially("another one for the evening");
  await press("Next");
  await expect(page).toHaveURL(/step=ingredients/);
  await page.goBack();
  await expect(page.getByRole("button", { name: /^Remove tag / })).toHaveCount(3);
});

test("a letter typed as one sign or as two is one tag", { tag: "@long" }, async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/create");
  const tags = page.getByRole("textbox", { name: "Tags" });
  await tags.fill("p\u00e2t\u00e9,pa\u0302te\u0301,");
  await expect(page.getByRole("button", { name: /^Remove tag / })).toHaveCount(1);
});

test("a heading with no line below it is not lost at saving: it says so before", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await openIngredients(page);
  await field(page, "Ingredient 1").fill("2 eggs");
  await page
    .getByRole("region", { name: "Ingredients" })
    .getByRole("button", { name: "Add section heading" })
    .click();
  await page.keyboard.type("For the sauce");
  const heading = page.getByRole("textbox", { name: /^Section heading/ });
  await expect(heading).not.toHaveAttribute("aria-invalid", "true");
  const next = page.getByRole("button", { name: "Next", exact: true });
  const why = "Write a line below this heading, or remove it.";
  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription(why);
  await page.getByRole("button", { name: "Show where" }).click();
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription(why);
  await page.keyboard.press("Enter");
  await page.keyboard.type("200 ml cream");
  await next.click();
  await expect(page.getByRole("heading", { name: "Instructions", exact: true })).toBeFocused();
});

test("a pasted list becomes rows", { tag: "@long" }, async ({ page, context, signUp }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp();
  await openIngredients(page);
  await page.evaluate(() => navigator.clipboard.writeText("200 g flour\n\n- 2 eggs\n- a pinch of salt"));
  await page.getByRole("button", { name: "Add ingredient" }).click();
  await field(page, "Ingredient 1").press("ControlOrMeta+v");
  for (const [place, line] of ["200 g flour", "2 eggs", "a pinch of salt", ""].entries()) {
    await expect(ingredientRows(page).nth(place)).toHaveValue(line);
  }
});

test("a list pasted over words can be taken back, and the caret is where it was", { tag: "@long" }, async ({
  page,
  context,
  signUp,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp();
  await openIngredients(page);
  await field(page, "Ingredient 1").fill("200 g flour");
  const rows = await ingredientRows(page).count();
  await page.evaluate(() => navigator.clipboard.writeText("- 2 eggs\n- salt"));
  await field(page, "Ingredient 1").press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+v");
  await expect(field(page, "Ingredient 1")).toHaveValue("2 eggs");
  await expect(field(page, "Ingredient 2")).toHaveValue("salt");
  await expect(field(page, "Ingredient 2")).toBeFocused();
  await expect(page.getByText("2 lines pasted as rows")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "Ingredient 1")).toHaveValue("200 g flour");
  await expect(ingredientRows(page)).toHaveCount(rows);
  await expect(field(page, "Ingredient 1")).toBeFocused();
});

test("a line copied with its end fills a blank row without its mark", { tag: "@long" }, async ({
  page,
  context,
  signUp,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp();
  await openIngredients(page);
  await page.evaluate(() => navigator.clipboard.writeText("• 2 eggs\n"));
  await field(page, "Ingredient 1").press("ControlOrMeta+v");
  await expect(field(page, "Ingredient 1")).toHaveValue("2 eggs");
  await page.keyboard.type(", beaten");
  await expect(field(page, "Ingredient 1")).toHaveValue("2 eggs, beaten");
});

const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const pictureOf = (page: Page, step: string) => page.getByRole("group", { name: `Picture of ${step}` });
const choosePicture = (page: Page, step: string) =>
  pictureOf(page, step)
    .locator("input[type=file]")
    .setInputFiles({ name: "dot.png", mimeType: "image/png", buffer: dot });

/** Its picture is shown, and neither on its way nor waiting to be sent again. */
async function expectStored(page: Page, step: string): Promise<void> {
  await expect(pictureOf(page, step).locator("img")).toBeVisible();
  await expect(pictureOf(page, step).getByRole("progressbar")).toHaveCount(0);
  await expect(pictureOf(page, step).getByRole("button", { name: "Try Again" })).toHaveCount(0);
}

test("a picture on its way comes back with its step, and goes on", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "Bread", step: "Bake it" });
  await page.getByRole("button", { name: "Add step" }).click();
  // The first sending never arrives.
  await page.route("**/api/upload/image", () => {}, { times: 1 });
  await choosePicture(page, "Step 1");
  await expect(pictureOf(page, "Step 1")).toContainText("Uploading");
  await page.getByRole("button", { name: "Remove Step 1" }).click();
  await expect(field(page, "Step 1")).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "Step 1")).toHaveValue("Bake it");
  await expect(field(page, "Step 1")).toBeFocused();
  await expectStored(page, "Step 1");
  await expect(pictureOf(page, "Step 2").locator("img")).toHaveCount(0);
});

test("a picture that did not arrive still says so when its step comes back", { tag: "@long" }, async ({
  page,
  signUp,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await signUp();
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "Bread", step: "Bake it" });
  // With no words beside it the picture alone is worth bringing back.
  await page.getByRole("button", { name: "Add step" }).click();
  await page.route("**/api/upload/image", (route) => route.abort(), { times: 1 });
  await choosePicture(page, "Step 2");
  await expect(pictureOf(page, "Step 2")).toContainText("Failed to upload images");
  await page.getByRole("button", { name: "Remove Step 2" }).click();
  await expect(field(page, "Step 2")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(pictureOf(page, "Step 2")).toContainText("Failed to upload images");
  await field(page, "Step 2").fill("Eat it");
  await saveRecipe(page, "Create Recipe");
  await expect(page.getByText(/^A picture is not stored yet/).first()).toBeVisible();
  await pictureOf(page, "Step 2").getByRole("button", { name: "Try Again" }).click();
  await expectStored(page, "Step 2");
});

test("a picture on its way stays with its words when something is written above them", {
  tag: "@long",
}, async ({ page, context, signUp }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp();
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "Bread", step: "Bake it" });
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route("**/api/upload/image", async (route) => {
    await isSent;
    await route.continue();
  });
  await choosePicture(page, "Step 1");
  await expect(pictureOf(page, "Step 1")).toContainText("Uploading");
  await field(page, "Step 1").press("ControlOrMeta+Home");
  await page.keyboard.press("Enter");
  await expect(field(page, "Step 2")).toHaveValue("Bake it");
  await expect(field(page, "Step 2")).toBeFocused();
  await field(page, "Step 1").fill("Preheat");
  await page.evaluate(() => navigator.clipboard.writeText("Mix\nKnead"));
  await field(page, "Step 2").press("ControlOrMeta+Home");
  await page.keyboard.press("ControlOrMeta+v");
  for (const [at, step] of ["Preheat", "Mix", "Knead", "Bake it"].entries())
    await expect(field(page, `Step ${at + 1}`)).toHaveValue(step);
  await expect(field(page, "Step 3")).toBeFocused();
  send();
  await expectStored(page, "Step 4");
  await expect(page.getByRole("group", { name: /^Picture of/ }).locator("img")).toHaveCount(1);
});

test("rows of a list change places and numbers, and the last one stays", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await openIngredients(page);
  const row = page.getByRole("button", { name: /^Remove Ingredient \d$/ });
  await page.getByRole("button", { name: "Add ingredient" }).click();
  await expect(row).toHaveCount(2);
  await row.last().click();
  await expect(row).toBeDisabled();
  await field(page, "Ingredient 1").fill("2 eggs");
  await goOnTo(page, "Instructions");
  await field(page, "Step 1").fill("Whisk");
  for (const step of ["Fry", "Serve"]) {
    await page.getByRole("button", { name: "Add step" }).click();
    await page.keyboard.type(step);
  }
  await page.getByRole("button", { name: "Move Step 3 up" }).click();
  await expect(field(page, "Step 2")).toHaveValue("Serve");
  await page.getByRole("button", { name: "Move Step 1 down" }).click();
  await expect(field(page, "Step 2")).toHaveValue("Whisk");
  const last = page.getByRole("button", { name: /^Remove Step \d$/ });
  await last.first().click();
  // Those that are left are numbered from 1 again.
  await expect(field(page, "Step 1")).toHaveValue("Whisk");
  await last.last().click();
  await expect(last).toHaveCount(1);
  await expect(last).toBeDisabled();
});

test("a file that is no picture is refused in words, and one too large, and too many", {
  tag: "@long",
}, async ({ page, request, signUp }) => {
  const { id } = await createRecipe(request, await signUp(), { title: "Omelette" });
  await page.goto("/recipes/create");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose picture: Picture" }).click();
  await (await chooser).setFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("eggs") });
  await expect(
    page.getByText('File "notes.txt" is not a supported image type. Please use JPEG, PNG, or WebP.'),
  ).toBeVisible();

  const sixFiles = await page.evaluateHandle(() => {
    const dropped = new DataTransfer();
    for (const name of "abcdef") dropped.items.add(new File(["x"], `${name}.png`, { type: "image/png" }));
    return dropped;
  });
  await page
    .getByRole("group", { name: "Picture", exact: true })
    .dispatchEvent("drop", { dataTransfer: sixFiles });
  await expect(page.getByText("You can only upload up to 5 images", { exact: true })).toBeVisible();

  // No browser can shrink what it cannot read. A step of a stored recipe takes less than any other place.
  const unreadable = (megabytes: number) => ({
    name: "fog.png",
    mimeType: "image/png",
    buffer: Buffer.alloc(megabytes * 1024 * 1024 + 1),
  });
  const input = (name: string) => page.getByRole("group", { name, exact: true }).locator("input[type=file]");
  const refusal = (megabytes: number) =>
    page.getByText(`File "fog.png" is too large. Maximum size is ${megabytes}MB.`, { exact: true });
  await input("Picture").setInputFiles(unreadable(5));
  await expect(refusal(5)).toBeVisible();
  await page.goto(`/recipes/${id}/edit?step=instructions`);
  await input("Picture of Step 1").setInputFiles(unreadable(3));
  await expect(refusal(3)).toBeVisible();
});

test("on a phone no line that is gone to by key lies under the buttons", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp();
  await openIngredients(page);
  const line =
    "1 tbsp extraordinarily finely chopped parsley, leaves and tender stems of three large bunches, and more of it to serve";
  await field(page, "Ingredient 1").fill(line);
  for (let row = 2; row <= 8; row += 1) {
    await page.keyboard.press("Enter");
    await page.keyboard.insertText(line);
  }
  // In lines that nobody has been in yet, the caret stands at their beginning.
  await page.reload();
  const bar = page.getByRole("button", { name: "Next", exact: true });
  await field(page, "Ingredient 1").focus();
  for (let row = 2; row <= 8; row += 1) {
    while (
      !(await ingredientRows(page)
        .nth(row - 1)
        .evaluate((one) => one === document.activeElement))
    )
      await page.keyboard.press("Tab");
    await expect
      .poll(
        () =>
          bar.evaluate((button) => {
            const floor = button.closest(".sticky")?.getBoundingClientRect().top ?? 0;
            return floor - (document.activeElement?.getBoundingClientRect().bottom ?? 0);
          }),
        { message: `below ingredient ${row}` },
      )
      .toBeGreaterThanOrEqual(0);
  }
});
