import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { brothPage, html, importSource, list, recipe, title } from "./food-pages.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";
import { boxOf, desk, phone } from "./viewports.ts";

const lines = [
  "2 tbsp olive oil",
  "1 large onion, finely chopped",
  "3 cloves garlic, crushed",
  "1 tbsp grated ginger",
  "2 tsp ground cumin",
  "1 tsp smoked paprika",
  "800 g butternut squash, in 2 cm cubes",
  "2 (400 g) tins chickpeas, drained",
  "1 (400 g) tin chopped tomatoes",
  "500 ml vegetable stock",
  "1 lemon, zest and juice",
  "1 handful parsley, chopped",
];
const steps = [
  "Warm the oil in a wide pot over a medium heat and soften the onion in it for 8 minutes.",
  "Add the garlic, ginger, cumin and paprika and stir for one minute, until it all smells good.",
  "Tip in the squash and turn it in the spices until every piece is coated on all of its sides.",
  "Pour in the tomatoes and the stock, scrape the bottom of the pot and bring it to a simmer.",
  "Cover the pot and cook for 20 minutes, until the squash begins to give when it is pressed.",
  "Stir in the chickpeas and cook for another 10 minutes without the lid, stirring now and then.",
  "Take the pot from the heat and add the lemon zest, the juice and a good pinch of sea salt.",
  "Leave it to stand for 5 minutes, then scatter the parsley over it and serve it with bread.",
];
const stew = html(
  "Chickpea stew",
  [
    {
      ...recipe("Chickpea stew", lines, steps),
      description: "A warming pot for the first cold evenings.",
      keywords: "stew, autumn",
      recipeCuisine: "Mediterranean",
      prepTime: "PT20M",
      cookTime: "PT45M",
    },
  ],
  `<h2>Ingredients</h2>${list("ul", lines)}<h2>Method</h2>${list("ol", steps)}`,
);

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
/** The toolbar that contains a button of a row. */
const toolbarOf = (tool: Locator) => tool.locator("xpath=ancestor::*[contains(@class, 'line-tools')]");
test("a review shows 12 lines next to 8 steps on at most 1,400 px when the screen is wide", async ({
  page,
  signUp,
  checkA11y,
}) => {
  await page.setViewportSize(desk);
  await signUp();
  await importSource(page, "www.example.org/stew", stew);
  await expect(title(page)).toHaveValue("Chickpea stew");
  await expect(page.getByText("Everything was found: 12 ingredients and 8 steps.")).toBeVisible();
  // A line without the focus shows its amount in a column of its own; its field is below.
  const first = page.getByRole("listitem").filter({ has: field(page, "Ingredient 8") });
  await expect(first.locator(".line-face")).toHaveText(/^2 \(400 g\) tins\s*chickpeas, drained$/);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(1400);

  const [titleBox, picture] = [await boxOf(title(page)), await boxOf(page.locator(".as-recipe img").first())];
  expect(picture.x).toBeGreaterThanOrEqual(titleBox.right);
  const [ingredients, method] = [
    await boxOf(page.getByRole("region", { name: "Ingredients" })),
    await boxOf(page.getByRole("region", { name: "Method" })),
  ];
  expect(method.x).toBeGreaterThanOrEqual(ingredients.right);
  expect(Math.abs(method.y - ingredients.y)).toBeLessThanOrEqual(1);
  await checkA11y(page);

  // A focused line shows its text as written, and moves nothing.
  const distance = async () =>
    (await boxOf(field(page, "Ingredient 9"))).y - (await boxOf(field(page, "Ingredient 1"))).y;
  const before = await distance();
  await field(page, "Ingredient 8").click();
  await expect(field(page, "Ingredient 8")).toHaveValue("2 (400 g) tins chickpeas, drained");
  await expect(first.locator(".line-face")).toBeHidden();
  expect(await distance()).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await expect(page.getByText("This line on the page:")).toBeVisible();
});

test("a line's tools appear when the line is tapped on a touch screen", { tag: "@nightly" }, async ({
  createMember,
  signIn,
  newVisitor,
}) => {
  const visitor = await newVisitor({ hasTouch: true, isMobile: true });
  await visitor.setViewportSize(phone);
  await signIn(visitor, await createMember());
  await importSource(visitor, "www.example.org/broth", brothPage);
  await expect(title(visitor)).toHaveValue("Broth");
  const menu = visitor.getByRole("button", { name: "Move or remove Ingredient 2" });
  await expect(toolbarOf(menu)).toHaveCSS("opacity", "0");
  await menu.scrollIntoViewIfNeeded();
  // A tap where the hidden button is does nothing.
  const { middleX, middleY } = await boxOf(menu);
  await visitor.touchscreen.tap(middleX, middleY);
  await expect(visitor.getByRole("menu")).toHaveCount(0);
  await field(visitor, "Ingredient 2").tap();
  await expect(toolbarOf(menu)).toHaveCSS("opacity", "1");
  await menu.tap();
  await visitor.getByRole("menuitem", { name: "Move Ingredient 2 up" }).tap();
  await expect(field(visitor, "Ingredient 1")).toHaveValue("2 carrots");
});

test("facts that were not found are collapsed, and invalid ones shown, when the screen is a phone", {
  tag: "@nightly",
}, async ({ page, signUp, checkA11y }) => {
  await page.setViewportSize(phone);
  await signUp();
  const readLayoutShifts = await watchLayoutShifts(page);
  await page.route("**/trpc/imports.extract*", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    // A time that cannot be read has no value, but must be checked.
    body.result.data.data.data.receipt.fields.push({
      field: "prepTime",
      method: "json-ld",
      source: "a while",
      repaired: ["unreadable"],
    });
    await route.fulfill({ response, json: body });
  });
  const [saladLines, saladSteps] = [["1 cucumber", "2 tomatoes"], ["Cut all of it and toss it."]];
  await importSource(
    page,
    "www.example.org/salad",
    html(
      "Salad",
      [recipe("Salad", saladLines, saladSteps)],
      `<h2>Ingredients</h2>${list("ul", saladLines)}<h2>Method</h2>${list("ol", saladSteps)}`,
    ),
  );
  await expect(title(page)).toHaveValue("Salad");
  const disclosure = page.getByRole("button", { name: "Add times, difficulty and tags" });
  const collapsedFields = [
    field(page, "Cooking time in minutes"),
    field(page, "Total time in minutes"),
    page.getByRole("combobox", { name: "Difficulty" }),
    field(page, "Tags"),
  ];
  await expect(disclosure).toHaveAttribute("aria-expanded", "false");
  for (const collapsed of collapsedFields) await expect(collapsed).toBeHidden();
  await expect(field(page, "Servings")).toBeVisible();
  await expect(field(page, "Prep time in minutes")).toBeVisible();
  expect(await readLayoutShifts()).toEqual([]);
  await checkA11y(page);

  await field(page, "Prep time in minutes").focus();
  await page.keyboard.press("Tab");
  await expect(disclosure).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(disclosure).toHaveAttribute("aria-expanded", "true");
  await expect(disclosure).toBeFocused();
  for (const collapsed of collapsedFields) await expect(collapsed).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(field(page, "Cooking time in minutes")).toBeFocused();
  await field(page, "Cooking time in minutes").fill("1.5");
  await field(page, "Total time in minutes").fill("90");
  await checkA11y(page);

  await disclosure.click();
  await expect(field(page, "Cooking time in minutes")).toHaveAccessibleDescription(
    "Enter a time, such as 45 min or 1 h 30.",
  );
  await expect(field(page, "Cooking time in minutes")).toBeVisible();
  await expect(field(page, "Total time in minutes")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Difficulty" })).toBeHidden();
  await expect(field(page, "Tags")).toBeHidden();

  // A wide screen shows all fields.
  await page.setViewportSize(desk);
  await expect(disclosure).toHaveCount(0);
  for (const collapsed of collapsedFields) await expect(collapsed).toBeVisible();
  await expect(field(page, "Total time in minutes")).toHaveValue("90");
});
