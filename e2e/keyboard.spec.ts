import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { goOnTo } from "./recipe-wizard.ts";
import { bearer, createRecipe } from "./sample-recipes.ts";

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const timers = (page: Page) => page.getByRole("region", { name: "Timers" });

/** Goes on by Tab until the element of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: "button" | "link" | "checkbox" = "button") {
  const target = page.getByRole(role, { name }).first();
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return target;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test("on a recipe's page every action gives the focus back, and the least servings keep it", {
  tag: "@long",
}, async ({ page, request, signUp }) => {
  const { id } = await createRecipe(request, await signUp(), {
    title: "Beans",
    servings: 2,
    ingredients: ["500 g beans"],
    steps: ["Simmer for 20 minutes."],
  });
  await page.goto(`/recipes/${id}`);
  await expect(page.getByRole("heading", { name: "Method" })).toBeVisible();
  const more = await tabTo(page, "More");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  for (const [name, role] of [
    ["Print", "dialog"],
    ["Delete", "alertdialog"],
  ] as const) {
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name, exact: true }).press("Enter");
    await expect(page.getByRole(role)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();
  }
  const fewer = await tabTo(page, "One serving fewer");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("spinbutton", { name: "Servings" })).toHaveValue("1");
  await expect(fewer).toBeDisabled();
  await expect(fewer).toBeFocused();
  await tabTo(page, /500 g|250 g/, "checkbox");
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox").first()).toBeChecked();
});

test("a page turned by keys goes on at its first recipe", { tag: "@long" }, async ({
  page,
  request,
  signUp,
}) => {
  const member = await signUp();
  for (let number = 0; number < 8; number += 1)
    await createRecipe(request, member, { title: `Soup ${number}` });
  await page.goto("/recipes?page_size=6");
  await page.getByRole("button", { name: "Page 2" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Soup 1" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Soup 1" })).toBeFocused();
});

test("choosing recipes and clearing filters give the focus back", { tag: "@long" }, async ({
  page,
  request,
  signUp,
}) => {
  await createRecipe(request, await signUp(), { title: "Soup" });
  await page.goto("/recipes");
  const select = page.getByRole("button", { name: "Select", exact: true });
  await select.press("Enter");
  await page.getByRole("button", { name: "Done" }).press("Enter");
  await expect(select).toBeFocused();
  await page.goto("/recipes?cuisine=THAI");
  await page.getByRole("button", { name: "Clear filters" }).last().press("Enter");
  await expect(page.getByRole("link", { name: "Soup" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Soup" })).toBeFocused();
});

test("clearing filters above a list leads to its first recipe, in favorites too", { tag: "@long" }, async ({
  page,
  request,
  signUp,
}) => {
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "Soup", cuisine: "thai" });
  await request.post(`/api/recipes/${id}/like`, { headers: bearer(member) });
  for (const address of ["/recipes?cuisine=thai", "/favorites?cuisine=thai"]) {
    await page.goto(address);
    // Before the list is there Tab has nowhere to go in it.
    await expect(page.getByRole("link", { name: "Soup" })).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).press("Enter");
    await expect(page.getByRole("button", { name: "Clear filters" })).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Soup" })).toBeFocused();
  }
});

test("a button that goes with what it did hands the focus on", { tag: "@long" }, async ({
  page,
  request,
  problems,
  signUp,
}) => {
  const { id } = await createRecipe(request, await signUp(), { title: "Beans", servings: 2 });
  await page.goto(`/recipes/${id}`);
  await page.getByRole("button", { name: "One serving more" }).press("Enter");
  await page.getByRole("button", { name: "Back to the recipe's 2 servings" }).press("Enter");
  await expect(page.getByText("2 servings, as the recipe is written")).toBeVisible();
  await expect(page.getByRole("button", { name: "One serving fewer" })).toBeFocused();

  const more = page.getByRole("button", { name: "More", exact: true });
  await more.press("Enter");
  await page.getByRole("menuitem", { name: "Export" }).press("Enter");
  const file = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /^JSON All/ }).press("Enter");
  await file;
  await expect(page.getByText("is in your downloads.")).toBeVisible();
  await expect(more).toBeFocused();

  // A picture that is taken back, and one whose upload is tried again.
  await page.goto("/recipes/create");
  const picture = page.getByRole("group", { name: "Picture", exact: true });
  const choose = (name: string) =>
    picture.locator("input").setInputFiles({ name, mimeType: "image/png", buffer: pixel });
  await choose("one.png");
  await picture.getByRole("button", { name: "Remove: Picture" }).press("Enter");
  await expect(picture.getByRole("button", { name: "Choose picture: Picture" })).toBeFocused();
  problems.allow(/net::ERR_FAILED/);
  await page.route("**/api/upload/image", (route) => route.abort(), { times: 1 });
  await choose("two.png");
  await picture.getByRole("button", { name: "Try Again" }).press("Enter");
  await expect(picture.getByRole("button", { name: "Replace: Picture" })).toBeFocused();

  await page.getByRole("textbox", { name: "Title" }).fill("Bean soup");
  await page.reload();
  await page.getByRole("button", { name: "Start afresh" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Basic Information" })).toBeFocused();
});

test("timers made small and large again keep the focus, and so does the way out of an empty page", {
  tag: "@long",
}, async ({ page, request, signUp }) => {
  const member = await signUp();
  const steps = ["Simmer for 20 minutes."];
  const { id } = await createRecipe(request, member, { title: "Beans", steps, is_public: true });
  await page.goto(`/recipes/${id}`);
  await page.getByRole("button", { name: "Start a timer: 20 minutes" }).press("Enter");
  // A chip until it is opened.
  await timers(page).getByRole("button", { name: "Show the timer" }).press("Enter");
  await expect(timers(page).getByRole("button", { name: "Make the timers small" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(timers(page).getByRole("button", { name: "Show the timer" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(timers(page).getByRole("button", { name: "Make the timers small" })).toBeFocused();

  await page.goto("/dashboard?cuisine=all&page=99");
  await page.getByRole("button", { name: "To the first page" }).press("Enter");
  const explore = page.getByRole("region", { name: "Explore by Cuisine" });
  await expect(explore.getByRole("article").getByRole("link").first()).toBeFocused();
});

test("a failed list that is tried again leads to what comes", { tag: "@long" }, async ({
  page,
  request,
  problems,
  signUp,
}) => {
  await createRecipe(request, await signUp(), { title: "Beans" });
  problems.allow(/status of 500/);
  let isDown = true;
  await page.route(/recipes\.my/, (route) => (isDown ? route.fulfill({ status: 500 }) : route.continue()));
  await page.goto("/recipes");
  await expect(page.getByText("Failed to fetch recipes")).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Try Again" }).press("Enter");
  await expect(page.getByRole("link", { name: "Beans" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Beans" })).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a running time leads to its timer, and what is said covers no button of the form", {
    tag: "@long",
  }, async ({ page, request, signUp }) => {
    const { id } = await createRecipe(request, await signUp(), {
      title: "Beans",
      steps: ["Simmer for 20 minutes."],
    });
    await page.goto(`/recipes/${id}`);
    await page.getByRole("button", { name: "Start a timer: 20 minutes" }).press("Enter");
    await expect(timers(page).getByRole("button", { name: "Show the timer" })).toBeVisible();
    await page.getByRole("button", { name: "20 minutes: the timer is running" }).press("Enter");
    await expect(timers(page).getByRole("listitem")).toBeFocused();
    await timers(page)
      .getByRole("button", { name: /^Cancel/ })
      .press("Enter");

    await page.goto(`/recipes/${id}/edit`);
    await page.getByRole("textbox", { name: "Title" }).fill("White beans");
    const save = page.getByRole("button", { name: "Save Changes" });
    await save.click();
    await expect(page.getByRole("button", { name: "View Recipe" })).toBeVisible();
    // A click waits until nothing is in its way.
    await save.click({ trial: true, timeout: 3000 });
    await goOnTo(page, "Ingredients");
    const tools = page.getByRole("button", { name: "Move or remove Ingredient 1" });
    await tools.press("Enter");
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tools).toBeFocused();
  });
});

test("on a phone what is gone to by key in a row that is pushed sideways is seen whole", {
  tag: "@long",
}, async ({ page, request, signUp }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await signUp();
  for (const title of ["One", "Two", "Three", "Four", "Five"]) await createRecipe(request, member, { title });
  const edges = () =>
    page.evaluate(() => {
      const held = document.activeElement;
      const { left, right } = (held?.closest("li") ?? held)?.getBoundingClientRect() ?? new DOMRect();
      return { left, right };
    });
  await page.goto("/recipes");
  await page.getByRole("combobox", { name: "Cuisine" }).focus();
  for (const name of ["Difficulty", "Visibility", "Order"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("combobox", { name })).toBeFocused();
    expect((await edges()).right, name).toBeLessThanOrEqual(390);
  }
  await page.goto("/dashboard");
  const recent = page.getByRole("region", { name: "Recent recipes" });
  // One of them is the dish of the day.
  await expect(recent.getByRole("heading", { level: 3 })).toHaveCount(4);
  const [first = "", ...further] = await recent.getByRole("heading", { level: 3 }).allTextContents();
  await recent.getByRole("link", { name: first }).focus();
  for (const title of further) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(recent.getByRole("link", { name: title })).toBeFocused();
    const { left, right } = await edges();
    expect(left, title).toBeGreaterThanOrEqual(0);
    expect(right, title).toBeLessThanOrEqual(390);
  }
});

test("what is said makes way for a form's buttons that have the focus", { tag: "@long" }, async ({
  page,
  request,
  signUp,
}) => {
  // The tools of the steps are where words are said.
  await page.setViewportSize({ width: 1000, height: 720 });
  const steps = Array.from({ length: 12 }, (_, at) => `Do ${at}.`);
  const { id } = await createRecipe(request, await signUp(), { title: "Beans", steps });
  await page.goto(`/recipes/${id}/edit?step=instructions`);
  await page.getByRole("textbox", { name: "Step 1", exact: true }).fill("Begin.");
  await page.getByRole("button", { name: "Save Changes" }).press("Enter");
  const said = page.locator("[data-sonner-toast]");
  await expect(said).toContainText("Changes saved successfully!");
  const top = async () => (await said.boundingBox())?.y ?? 0;
  for (const tool of ["Move or remove Step 8", "Move or remove Step 9"]) {
    const named = page.getByRole("button", { name: tool });
    await named.evaluate((button) => scrollBy(0, button.getBoundingClientRect().y - 560));
    await named.focus();
    const isSeen = (button: Element) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    await expect.poll(() => named.evaluate(isSeen)).toBe(true);
  }
  // Once nothing is below them the words stand at the bottom again.
  const lifted = await top();
  await page.getByRole("textbox", { name: "Step 1", exact: true }).focus();
  await expect.poll(top).toBeGreaterThan(lifted + 20);
});

test("at the end of a long form what is said covers no button of it", { tag: "@long" }, async ({
  page,
  request,
  signUp,
}) => {
  const steps = Array.from({ length: 12 }, (_, at) => `Do ${at}.`);
  const { id } = await createRecipe(request, await signUp(), { title: "Beans", steps });
  await page.goto(`/recipes/${id}/edit?step=instructions`);
  await page.getByRole("textbox", { name: "Step 12" }).fill("Serve.");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole("button", { name: "Save Changes" }).press("Enter");
  const said = page.locator("[data-sonner-toast]");
  await expect(said).toContainText("Changes saved successfully!");
  const top = async () => (await page.getByRole("link", { name: "Cancel" }).last().boundingBox())?.y ?? 0;
  await expect
    .poll(async () => {
      const box = await said.boundingBox();
      return box !== null && box.y + box.height <= (await top());
    })
    .toBe(true);
});
