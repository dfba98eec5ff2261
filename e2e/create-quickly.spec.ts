import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openMenuItem, openStep, readDrafts, writeRecipe } from "./recipe-wizard.ts";
import { boxOf, desk, phone } from "./viewports.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test("a recipe is saved by one press on Recipe Details when it has a title, a line and a step", async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes/create");
  const save = page.getByRole("button", { name: "Create Recipe", exact: true });
  await field(page, "Title").fill("Omelette");
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription("At least one ingredient is required");
  await writeRecipe(page, { title: "Omelette" });
  await expect(save).toBeEnabled();
  await expect(save).toBeInViewport({ ratio: 1 });
  await openStep(page, "Recipe Details");
  await expect(page.locator("form button.bg-tomato").filter({ visible: true })).toHaveCount(1);
  await save.click();
  await expect(page).toHaveURL("/recipes");
  await expect(page.getByRole("link", { name: "Omelette" })).toBeVisible();
});

test("the title is near the top and the facts form two equal columns when the screen is a phone", async ({
  page,
  signUp,
}) => {
  await page.setViewportSize(phone);
  await signUp();
  await page.goto("/recipes/create");
  await expect(field(page, "Title")).toBeVisible();
  expect((await field(page, "Title").boundingBox())?.y).toBeLessThan(200);
  await expect(page.getByText("Step 1 of 4")).toBeVisible();
  const facts = page.locator(".as-recipe-facts").locator("input, select");
  await expect(facts).toHaveCount(7);
  await page.getByRole("combobox", { name: "Cuisine" }).selectOption("Mediterranean");
  const boxes = await facts.evaluateAll((all) =>
    all.map((fact) => {
      const { x, y, width } = fact.getBoundingClientRect();
      return { x, y, width };
    }),
  );
  for (const [index, { x, y, width }] of boxes.entries()) {
    expect(x).toBeCloseTo(boxes[index % 2]?.x ?? 0, 0);
    expect(y).toBeCloseTo(boxes[index - (index % 2)]?.y ?? 0, 0);
    expect(width).toBeCloseTo(boxes[0]?.width ?? 0, 0);
  }
  // The longest option must fit into its field, at the same font size as the others.
  const sizes = await facts.evaluateAll((all) =>
    all.filter((fact) => fact.matches("select")).map((fact) => getComputedStyle(fact).fontSize),
  );
  expect(new Set(sizes).size).toBe(1);
  const wanted = await page.getByRole("combobox", { name: "Cuisine" }).evaluate((field) => {
    field.style.width = "max-content";
    return field.getBoundingClientRect().width;
  });
  expect(wanted).toBeLessThanOrEqual(boxes[0]?.width ?? 0);
  // Cancel asks before it discards the draft, which Undo restores.
  await openMenuItem(page, "Cancel");
  const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByRole("combobox", { name: "Cuisine" })).toHaveValue("MEDITERRANEAN");
  await openMenuItem(page, "Cancel");
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(page).toHaveURL("/recipes");
  expect(await readDrafts(page)).toBe("");
});

test("the form shows a preview of the recipe next to the fields when the screen is wide", {
  tag: "@nightly",
}, async ({ page, context, signUp, checkA11y }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(desk);
  await signUp();
  await page.goto("/recipes/create");
  const shown = page.locator("[aria-hidden] .line-face").filter({ visible: true });
  const emptyText = page.getByText("Your recipe takes shape here as you write.");
  const shownTitle = page.locator("[aria-hidden] bdi", { hasText: /^Omelette$/ }).filter({ visible: true });
  const bottomOf = async (element: Locator) => (await boxOf(element)).bottom;
  await test.step("an empty form shows an empty plate", async () => {
    await expect(emptyText).toBeVisible();
    await expect(shown).toHaveCount(0);
    const dish = page.getByRole("group", { name: "Picture" }).locator("img");
    await expect(dish).toHaveAttribute("src", "/empty-plate.svg");
    const isFilled = await dish.evaluate(
      (image) => image.clientHeight >= (image.parentElement?.clientHeight ?? Number.POSITIVE_INFINITY) - 1,
    );
    expect(isFilled, "the plate fills its place").toBe(true);
    await field(page, "Title").fill("Omelette");
    await expect(dish).not.toHaveAttribute("src", "/empty-plate.svg");
    await checkA11y(page);
  });
  await test.step("the preview is next to the current step", async () => {
    await writeRecipe(page, { title: "Omelette", ingredient: "1 1/2 tsp salt", step: "Whisk the eggs." });
    await expect(emptyText).toHaveCount(0);
    await expect(shown).toHaveText(/salt$/);
    await expect(page.getByText("Whisk the eggs.").filter({ visible: true }).last()).toBeInViewport();
    await expect(shownTitle).toBeInViewport();
    expect((await boxOf(shown)).x).toBeGreaterThan((await boxOf(field(page, "Step 1"))).right);
    await checkA11y(page);
    await page.setViewportSize(phone);
    await expect(shownTitle).toHaveCount(0);
    await page.setViewportSize(desk);
  });
  await test.step("a long preview ends above the buttons and does not stretch the fields", async () => {
    for (const [step, name, lines] of [
      ["Ingredients", "Ingredient 1", Array.from({ length: 60 }, (_, index) => `${index + 1} g salt`)],
      [
        "Instructions",
        "Step 1",
        Array.from({ length: 30 }, (_, index) => `Stir it for the ${index + 1}th time.`),
      ],
    ] as const) {
      await openStep(page, step);
      await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join("\n"));
      await field(page, name).fill("");
      await field(page, name).press("ControlOrMeta+v");
      await expect(field(page, name.replace("1", String(lines.length)))).toHaveValue(lines.at(-1) ?? "");
    }
    await openStep(page, "Recipe Details");
    await expect(page.locator("[aria-hidden] .line-face").first()).toBeVisible();
    const description = await field(page, "Description(optional)").boundingBox();
    expect((description?.y ?? 0) - (await bottomOf(field(page, "Title")))).toBeLessThan(70);
    const details = await page.getByRole("region", { name: "Basic Information" }).boundingBox();
    expect(details?.height).toBeLessThan(520);
    await openStep(page, "Instructions");
    const preview = page.locator(".form-preview");
    await expect(preview).toBeInViewport({ ratio: 1 });
    const save = await page.getByRole("button", { name: "Create Recipe", exact: true }).boundingBox();
    expect(await bottomOf(preview)).toBeLessThan(save?.y ?? 0);
  });
});
