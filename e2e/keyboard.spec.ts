import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { createLiked, createRecipe, pixel } from "./sample-recipes.ts";
import { desk, phone } from "./viewports.ts";

const timers = (page: Page) => page.getByRole("region", { name: "Timers" });

/** Presses Tab until the element with this name has the focus; throws after 60 presses. */
async function tabTo(page: Page, name: string | RegExp, role: "button" | "link" | "checkbox" = "button") {
  const target = page.getByRole(role, { name }).first();
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return target;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test("focus returns to its button when a dialog of the recipe's page is closed", {
  tag: "@nightly",
}, async ({ page, signUpWith }) => {
  const { id } = await signUpWith({
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

test("focus moves to a related control when an action removes its own button", { tag: "@nightly" }, async ({
  page,
  problems,
  signUpWith,
}) => {
  const { id } = await signUpWith({ title: "Beans", servings: 2 });
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

  // Removes a picture, and retries a failed upload.
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

test("a focused item of a horizontal strip is completely visible when the screen is a phone", {
  tag: "@nightly",
}, async ({ page, request, signUp }) => {
  await page.setViewportSize(phone);
  const member = await signUp();
  for (const title of ["One", "Two", "Three", "Four", "Five", "Six", "Seven"])
    await createRecipe(request, member, { title });
  const edges = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const { left, right } = (focused?.closest("li") ?? focused)?.getBoundingClientRect() ?? new DOMRect();
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
  // There are seven recipes; the other three are suggestions.
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

test("Tab continues with the list when its page, filters, selection or error changes", {
  tag: "@nightly",
}, async ({ page, request, problems, signUp }) => {
  problems.allow(/status of 500/);
  const member = await signUp();
  await createLiked(request, member, { title: "Soup 0", cuisine: "thai" });
  for (let number = 1; number < 8; number += 1)
    await createRecipe(request, member, { title: `Soup ${number}` });
  const soup = (number: number) => page.getByRole("link", { name: `Soup ${number}` });
  await test.step("next page", async () => {
    await page.goto("/recipes?page_size=6");
    await page.getByRole("button", { name: "Page 2" }).focus();
    await page.keyboard.press("Enter");
    await expect(soup(1)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(soup(1)).toBeFocused();
  });
  await test.step("cleared filters", async () => {
    for (const [address, first] of [
      ["/recipes?cuisine=thai", 7],
      ["/favorites?cuisine=thai", 0],
    ] as const) {
      await page.goto(address);
      // The list must be loaded before Tab can reach it.
      await expect(soup(0)).toBeVisible();
      await page.getByRole("button", { name: "Clear filters" }).press("Enter");
      await expect(page.getByRole("button", { name: "Clear filters" })).toBeHidden();
      await expect(soup(first)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(soup(first)).toBeFocused();
    }
    await page.goto("/recipes?cuisine=FRENCH");
    await page.getByRole("button", { name: "Clear filters" }).last().press("Enter");
    await expect(soup(7)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(soup(7)).toBeFocused();
  });
  await test.step("finished selection", async () => {
    const select = page.getByRole("button", { name: "Select", exact: true });
    await select.press("Enter");
    await page.getByRole("button", { name: "Done" }).press("Enter");
    await expect(select).toBeFocused();
  });
  await test.step("retry after an error", async () => {
    let isDown = true;
    await page.route(/recipes\.my/, (route) => (isDown ? route.fulfill({ status: 500 }) : route.continue()));
    await page.goto("/recipes");
    await expect(page.getByText("Failed to fetch recipes")).toBeVisible();
    isDown = false;
    await page.getByRole("button", { name: "Try Again" }).press("Enter");
    await expect(soup(7)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(soup(7)).toBeFocused();
  });
});

test("a running timer takes the focus when its time is pressed", {
  tag: "@nightly",
}, async ({ page, signUpWith }) => {
  const { id } = await signUpWith({
    title: "Beans",
    steps: ["Simmer for 20 minutes."],
  });
  const show = timers(page).getByRole("button", { name: "Show the timer" });
  const small = timers(page).getByRole("button", { name: "Make the timers small" });
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await page.goto(`/recipes/${id}`);
    await page.getByRole("button", { name: "Start a timer: 20 minutes" }).press("Enter");
    // The timer is collapsed to a chip until it is opened.
    await show.press("Enter");
    await expect(small).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(show).toBeFocused();
    await page.getByRole("button", { name: "20 minutes: the timer is running" }).press("Enter");
    await expect(timers(page).getByRole("listitem")).toBeFocused();

    const open = timers(page).getByRole("button", { name: /^Cancel/ });
    if (!(await open.isVisible())) await show.press("Enter");
    await open.press("Enter");
    await expect(timers(page)).toHaveCount(0);
  }
});

test("a toast moves up when it would cover a focused button or the end of a form", {
  tag: "@nightly",
}, async ({ page, signUpWith }) => {
  // At this size, toasts appear over the steps' buttons.
  await page.setViewportSize({ width: 1000, height: 720 });
  const steps = Array.from({ length: 12 }, (_, index) => `Do ${index}.`);
  const { id } = await signUpWith({ title: "Beans", steps });
  await page.goto(`/recipes/${id}/edit?step=instructions`);
  const first = page.getByRole("textbox", { name: "Step 1", exact: true });
  await first.fill("Begin.");
  const save = page.getByRole("button", { name: "Save Changes" });
  const toast = page.locator("[data-sonner-toast]");
  await save.press("Enter");
  await expect(toast).toContainText("Changes saved successfully!");
  const top = async () => (await toast.boundingBox())?.y ?? 0;
  const tool = page.getByRole("button", { name: "Move or remove Step 9" });
  await tool.evaluate((button) => scrollBy(0, button.getBoundingClientRect().y - 560));
  await tool.focus();
  const isUncovered = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(() => tool.evaluate(isUncovered)).toBe(true);
  // If no focused button is below it, the toast returns to the bottom.
  const raisedTop = await top();
  await first.focus();
  await expect.poll(top).toBeGreaterThan(raisedTop + 20);

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await save.press("Enter");
  const endOfForm = async () =>
    (await page.getByRole("button", { name: "Back", exact: true }).boundingBox())?.y ?? 0;
  await expect
    .poll(async () => {
      const box = await toast.first().boundingBox();
      return box !== null && box.y + box.height <= (await endOfForm());
    })
    .toBe(true);
});
