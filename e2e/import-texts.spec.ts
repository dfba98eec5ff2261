import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { brothPage, importSource, startOver, title } from "./food-pages.ts";
import { boxOf, desk, phone } from "./viewports.ts";

const address = (page: Page) => page.getByRole("textbox", { name: "URL" });
const submitAddress = (page: Page) => page.getByRole("button", { name: "Import", exact: true }).click();

/** The primary button of the page. */
const primaryButton = (page: Page) =>
  page.getByRole("main").locator("button.bg-tomato").filter({ visible: true });

test("the example's facts are separated by dots within a line only when the screen is a phone", async ({
  page,
  signUp,
  checkA11y,
}) => {
  await page.setViewportSize(phone);
  await signUp();
  await page.goto("/recipes/import");
  const facts = page.locator(".import-example .fact-line").filter({ visible: true });
  await expect(facts).toHaveCount(1);
  await expect(primaryButton(page)).toHaveText(["Import"]);
  await expect(primaryButton(page)).toBeInViewport({ ratio: 1 });
  await checkA11y(page);
  const seen = await facts.evaluate((line) => {
    const edge = line.getBoundingClientRect().left;
    return [...line.querySelectorAll(":scope > span > span")].map((fact) => {
      const { top, left } = fact.getBoundingClientRect();
      const before = fact.previousElementSibling?.getBoundingClientRect();
      return { hasDot: left >= edge, isFirst: before === undefined || before.top < top };
    });
  });
  expect(seen).toHaveLength(4);
  for (const { hasDot, isFirst } of seen) expect(hasDot).toBe(!isFirst);
});

test("a typed address survives the history tab, a failed import and a reload until it is imported", {
  tag: "@nightly",
}, async ({ page, signUp, problems }) => {
  await signUp();
  problems.allow(/50[24]/);
  await page.goto("/recipes/import");
  await address(page).fill("https://www.allrecipes.com/recipe/1/");
  await page.getByRole("tab", { name: "Import History" }).click();
  await page.getByRole("tab", { name: "Import Recipe" }).click();
  await expect(address(page)).toHaveValue("https://www.allrecipes.com/recipe/1/");
  await submitAddress(page);
  const problem = page.getByText("The recipe site could not be reached. Please try again later.");
  await expect(problem).toBeVisible();
  // The focused error is described by its address, and Tab reaches its buttons next.
  await expect(page.locator(":focus")).toHaveRole("region");
  await expect(page.locator(":focus")).toHaveAccessibleName(/^The recipe site could not be reached/);
  await expect(page.locator(":focus")).toHaveAccessibleDescription("https://www.allrecipes.com/recipe/1/");
  await expect(address(page)).toHaveValue("https://www.allrecipes.com/recipe/1/");
  await expect(primaryButton(page)).toHaveText(["Try Again"]);
  for (const action of ["Paste as text", "Open the page"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText(action);
  }
  const request = page.waitForRequest("**/trpc/imports.extract*");
  await primaryButton(page).press("Enter");
  await request;
  await expect(problem).toBeVisible();
  await page.getByRole("button", { name: "Paste as text" }).press("Enter");
  await expect(problem).toBeHidden();
  const pasted = page.getByRole("textbox", { name: "Recipe as text" });
  await pasted.fill("Pancakes\n2 eggs");
  await page.reload();
  await expect(pasted).toHaveValue("Pancakes\n2 eggs");
  await page.getByText("From a link").click();
  await expect(address(page)).toHaveValue("https://www.allrecipes.com/recipe/1/");

  await importSource(page, "https://www.example.org/broth", brothPage);
  await expect(title(page)).toHaveValue("Broth");
  await page.reload();
  await expect(title(page)).toHaveValue("Broth");
  await startOver(page);
  await expect(address(page)).toHaveValue("");
});

test("the pasted text is collapsed above its review when the screen is a phone", async ({
  page,
  signUp,
  checkA11y,
}) => {
  await page.setViewportSize(phone);
  await signUp();
  await page.goto("/recipes/import?mode=text");
  const lines = [
    "Onion tart with caramelised red onions, thyme and goat's cheese",
    "Serves 4",
    "Ingredients",
    "4 onions",
    "2 eggs",
    "Method",
    "Cook the onions.",
    "Bake it.",
  ];
  await page.getByRole("textbox", { name: "Recipe as text" }).fill(lines.join("\n"));
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(title(page)).toHaveValue(lines[0] ?? "");
  // The title wraps to three lines, which are all above the bar.
  const titleBox = await boxOf(title(page));
  expect(titleBox.height).toBeGreaterThan(100);
  expect(titleBox.bottom).toBeLessThan((await boxOf(page.getByText("Tap anything to change it."))).y - 12);
  const pasted = page.getByRole("region", { name: "What was pasted" });
  const disclosure = page.getByRole("button", { name: "What was pasted" });
  await expect(pasted).toHaveCount(0);
  await expect(disclosure.locator("svg.text-thumbnail rect")).toHaveCount(8);
  // No line is marked as uncertain.
  await expect(page.getByRole("main").locator(".lucide-triangle-alert")).toHaveCount(0);
  await disclosure.click();
  await expect(pasted).toHaveText(lines.join("\n"));
  // The screen is high enough that the fixed buttons cover no field.
  await page.setViewportSize({ width: 390, height: 1600 });
  await checkA11y(page);
  await page.getByRole("button", { name: "Where this was read" }).click();
  await expect(pasted).toHaveCount(0);
  await page.reload();
  await disclosure.press("Enter");
  await expect(pasted).toContainText("Cook the onions.");
  await disclosure.press("Enter");
  await expect(pasted).toHaveCount(0);
});

test("an unsupported address remains the recipe's source when its text is pasted", {
  tag: "@nightly",
}, async ({ page, signUp, problems, checkA11y }) => {
  await page.setViewportSize(desk);
  await signUp();
  problems.allow(/400/);
  await page.goto("/recipes/import");
  await address(page).fill("https://www.example.org/soups/leek");
  await submitAddress(page);
  await expect(page.getByText("Please enter a valid URL from a supported site")).toBeVisible();
  await expect(page.locator(":focus")).toHaveAccessibleName(/^Please enter a valid URL/);
  await expect(page.locator(":focus")).toHaveAccessibleDescription("https://www.example.org/soups/leek");
  await checkA11y(page);
  // The link to the page must send no referrer.
  await expect(primaryButton(page)).toHaveText(["Paste as text"]);
  const open = page.getByRole("link", { name: "Open the page" });
  await expect(open).toHaveAttribute("href", "https://www.example.org/soups/leek");
  await expect(open).toHaveAttribute("target", "_blank");
  await expect(open).toHaveAttribute("rel", /^noopener noreferrer/);
  // A "javascript:" address gets no link, and no error appears while it is typed.
  await address(page).fill("javascript:alert(1)");
  await expect(page.getByText("Please enter a valid URL from a supported site")).toHaveCount(0);
  await expect(address(page)).toBeFocused();
  await expect(primaryButton(page)).toHaveText(["Import"]);
  await submitAddress(page);
  await expect(page.getByText("Please enter a valid URL from a supported site")).toBeVisible();
  await expect(open).toHaveCount(0);
  // A "javascript:" address is not used as the source of a pasted text either.
  await page.getByRole("button", { name: "Paste as text" }).click();
  await expect(page.getByRole("textbox", { name: "Recipe as text" })).toBeFocused();
  await expect(page.getByText(/^From (?!a link)/)).toHaveCount(0);
  await page.getByText("From a link").click();
  await address(page).fill("https://www.example.org/soups/leek");
  await submitAddress(page);
  await page.getByRole("button", { name: "Paste as text" }).click();
  await expect(page).toHaveURL("/recipes/import?mode=text");
  await expect(page.getByText("From example.org/soups/leek")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Recipe as text" })).toBeFocused();
  await page.reload();
  await expect(page.getByText("From example.org/soups/leek")).toBeVisible();
  const lines = [
    "Leek soup",
    "Serves 2",
    "Ingredients",
    "2 leeks",
    "1 l stock",
    "Method",
    "Wash the leeks.",
    "Cook them in the stock for 20 minutes.",
  ];
  await page.getByRole("textbox", { name: "Recipe as text" }).fill(lines.join("\n"));
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(title(page)).toHaveValue("Leek soup");
  await test.step("the pasted text is next to the review and highlights the source of the focused line", async () => {
    const pasted = page.getByRole("region", { name: "What was pasted" });
    await page.getByRole("textbox", { name: "Ingredient 2" }).focus();
    await expect(pasted.locator("mark")).toHaveText("1 l stock");
    expect((await boxOf(pasted)).right).toBeLessThan((await boxOf(title(page))).x);
    await checkA11y(page);
  });
  await test.step("the cooking time found in the steps is applied by one press", async () => {
    await page.getByRole("button", { name: "Use 20 min" }).click();
    await expect(page.getByRole("textbox", { name: "Cooking time" })).toHaveValue("20");
    await expect(page.getByRole("button", { name: "Use 20 min" })).toHaveCount(0);
  });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("link", { name: "View Recipe" }).click();
  await expect(page.getByRole("heading", { name: "Leek soup" })).toBeVisible();
  await expect(page.locator('a[href="https://www.example.org/soups/leek"]')).toBeVisible();
});

test("the paste button replaces the field's text, which returns when Undo is pressed", {
  tag: "@nightly",
}, async ({ page, context, signUp }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp();
  await page.goto("/recipes/import");
  const paste = page.getByRole("button", { name: "Paste from the clipboard" });
  const copy = (text: string) => page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await copy("  ");
  await paste.click();
  await expect(page.getByText("There is no text in the clipboard.")).toBeVisible();
  await address(page).fill("https://www.example.org/typed");
  await copy("https://www.example.org/copied\n");
  await paste.click();
  await expect(address(page)).toHaveValue("https://www.example.org/copied");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(address(page)).toHaveValue("https://www.example.org/typed");
  await page.getByText("Paste text").click();
  await copy("Pancakes\n2 eggs");
  await paste.click();
  await expect(page.getByRole("textbox", { name: "Recipe as text" })).toHaveValue("Pancakes\n2 eggs");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Recipe as text" })).toHaveValue("Pancakes\n2 eggs");
  await page.evaluate(() => {
    navigator.clipboard.readText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await paste.click();
  await expect(page.getByText("Your browser keeps the clipboard closed.", { exact: false })).toBeVisible();
});
