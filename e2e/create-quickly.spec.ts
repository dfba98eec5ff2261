import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { goOnTo, openStep, writeRecipe } from "./recipe-wizard.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test("on a phone less than 200 px stand above the title", async ({ page, signUp }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp();
  await page.goto("/recipes/create");
  await expect(field(page, "Title")).toBeVisible();
  expect((await field(page, "Title").boundingBox())?.y).toBeLessThan(200);
  await expect(page.getByRole("list", { name: "Steps" }).getByRole("listitem")).toHaveCount(4);
  await page.getByRole("link", { name: "Cancel" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/recipes");
});

for (const step of ["Recipe Details", "Ingredients", "Instructions", "Review"] as const) {
  test(`a recipe with a title, a line and a step is saved in one press from: ${step}`, {
    tag: step === "Recipe Details" ? [] : "@long",
  }, async ({ page, signUp }) => {
    await signUp();
    await page.goto("/recipes/create");
    const save = page.getByRole("button", { name: "Create Recipe", exact: true });
    await field(page, "Title").fill("Omelette");
    await expect(save).toBeDisabled();
    await expect(save).toHaveAccessibleDescription("At least one ingredient is required");
    await writeRecipe(page, { title: "Omelette" });
    await expect(save).toBeEnabled();
    await expect(save).toBeInViewport({ ratio: 1 });
    if (step === "Review") await goOnTo(page, "Review");
    else if (step !== "Instructions") await openStep(page, step);
    await expect(page.locator("form button.bg-tomato").filter({ visible: true })).toHaveCount(1);
    await save.click();
    await expect(page).toHaveURL("/recipes");
    await expect(page.getByRole("link", { name: "Omelette" })).toBeVisible();
  });
}

for (const width of [390, 320]) {
  test(`on a phone the six facts stand in two columns of one width, each on its rule, ${width} wide`, {
    tag: width === 390 ? [] : "@long",
  }, async ({ page, signUp }) => {
    await page.setViewportSize({ width, height: 844 });
    await signUp();
    await page.goto("/recipes/create");
    const facts = page.locator(".as-recipe-facts").locator("input, select");
    await expect(facts).toHaveCount(6);
    await page.getByRole("combobox", { name: "Cuisine" }).selectOption("Mediterranean");
    const boxes = await facts.evaluateAll((all) =>
      all.map((fact) => {
        const { x, y, width } = fact.getBoundingClientRect();
        return { x, y, width };
      }),
    );
    for (const [at, { x, y, width }] of boxes.entries()) {
      expect(x).toBeCloseTo(boxes[at % 2]?.x ?? 0, 0);
      expect(y).toBeCloseTo(boxes[at - (at % 2)]?.y ?? 0, 0);
      expect(width).toBeCloseTo(boxes[0]?.width ?? 0, 0);
    }
    // What is chosen is read whole, the longest too, in letters as large as those beside it.
    const sizes = await facts.evaluateAll((all) =>
      all.filter((fact) => fact.matches("select")).map((fact) => getComputedStyle(fact).fontSize),
    );
    expect(new Set(sizes).size).toBe(1);
    const wanted = await facts.last().evaluate((field) => {
      field.style.width = "max-content";
      return field.getBoundingClientRect().width;
    });
    expect(wanted).toBeLessThanOrEqual(boxes[0]?.width ?? 0);
  });
}

test("the whole time is reckoned from its parts until one is typed", { tag: "@long" }, async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto("/recipes/create");
  const total = field(page, "Total time");
  await expect(total).toHaveAttribute("placeholder", "Add time");
  await field(page, "Prep time").fill("20");
  await expect(total).toHaveAttribute("placeholder", "Add time");
  await field(page, "Cooking time").fill("45");
  await expect(total).toHaveAttribute("placeholder", "1 h 5 min");
  await expect(total).toHaveValue("");
  await total.fill("90");
  await field(page, "Prep time").fill("30");
  await expect(total).toHaveValue("90");
});

test("rows that wait blank are nothing to save early, and a heading without a line is not lost", {
  tag: "@long",
}, async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/create");
  const save = page.getByRole("button", { name: "Create Recipe", exact: true });
  await writeRecipe(page, { title: "Omelette" });
  await field(page, "Step 1").press("End");
  await page.keyboard.press("Enter");
  await expect(field(page, "Step 2")).toHaveValue("");
  await expect(save).toBeEnabled();
  const method = page.getByRole("region", { name: "Instructions" });
  await method.getByRole("button", { name: "Add section heading" }).click();
  await page.keyboard.type("To serve");
  await expect(save).toBeDisabled();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Fold it.");
  await save.click();
  await expect(page).toHaveURL("/recipes");
  await page.getByRole("link", { name: "Omelette" }).click();
  await expect(page.getByRole("region", { name: "Method" }).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "To serve" })).toBeVisible();
});

test("a Next that cannot go on yet leads to what is missing", { tag: "@long" }, async ({ page, signUp }) => {
  await signUp();
  await page.goto("/recipes/create");
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription("Title is required");
  // It is off for the wizard, and pressed all the same.
  await next.click({ force: true });
  await expect(field(page, "Title")).toBeFocused();
  await expect(field(page, "Title")).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL("/recipes/create");
});

test("before anything is written a wide screen shows an empty plate and bare rules, and nobody's recipe", {
  tag: "@long",
}, async ({ page, signUp, checkA11y }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp();
  await page.goto("/recipes/create");
  const shown = page.locator("[aria-hidden] .line-face").filter({ visible: true });
  const toCome = page.getByText("Your recipe takes shape here as you write.");
  await expect(toCome).toBeVisible();
  await expect(shown).toHaveCount(0);
  const picture = page.getByRole("group", { name: "Picture" });
  const dish = picture.locator("img");
  await expect(picture.getByText("Without one, Larder draws it from the title.")).toBeVisible();
  await expect(dish).toHaveAttribute("src", "/empty-plate.svg");
  const isFilled = await dish.evaluate(
    (one) => one.clientHeight >= (one.parentElement?.clientHeight ?? Number.POSITIVE_INFINITY) - 1,
  );
  expect(isFilled, "the plate fills its place").toBe(true);
  await field(page, "Title").fill("Omelette");
  await expect(dish).not.toHaveAttribute("src", "/empty-plate.svg");
  await expect(shown).toHaveCount(0);
  await field(page, "Ingredient 1").fill("3 eggs");
  await expect(shown).toHaveText(/eggs$/);
  await expect(toCome).toHaveCount(0);
  await checkA11y(page);
});

test("what a step leaves empty on a wide screen shows the recipe as it will be", {
  tag: "@long",
}, async ({ page, signUp, checkA11y }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp();
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "Omelette", ingredient: "1 1/2 tsp salt", step: "Whisk the eggs." });
  const shown = page.locator("[aria-hidden] .line-face").filter({ visible: true });
  await expect(shown).toHaveText(/salt$/);
  await expect(page.getByText("Whisk the eggs.").filter({ visible: true }).last()).toBeInViewport();
  await expect(
    page.locator("[aria-hidden] bdi", { hasText: /^Omelette$/ }).filter({ visible: true }),
  ).toBeInViewport();
  const [steps, preview] = [await field(page, "Step 1").boundingBox(), await shown.boundingBox()];
  expect(preview?.x).toBeGreaterThan((steps?.x ?? 0) + (steps?.width ?? 0));
  await checkA11y(page);
  await openStep(page, "Ingredients");
  await expect(
    page.locator("[aria-hidden] bdi", { hasText: /^Omelette$/ }).filter({ visible: true }),
  ).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(
    page.locator("[aria-hidden] bdi", { hasText: /^Omelette$/ }).filter({ visible: true }),
  ).toHaveCount(0);
});

test("beside a preview that is longer the fields stay together, and it ends above the buttons", {
  tag: "@long",
}, async ({ page, context, signUp }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp();
  await page.goto("/recipes/create");
  await writeRecipe(page, { title: "Long stew" });
  for (const [step, name, lines] of [
    ["Ingredients", "Ingredient 1", Array.from({ length: 60 }, (_, at) => `${at + 1} g salt`)],
    ["Instructions", "Step 1", Array.from({ length: 30 }, (_, at) => `Stir it for the ${at + 1}th time.`)],
  ] as const) {
    await openStep(page, step);
    await page.evaluate((words) => navigator.clipboard.writeText(words), lines.join("\n"));
    await field(page, name).fill("");
    await field(page, name).press("ControlOrMeta+v");
    await expect(field(page, name.replace("1", String(lines.length)))).toHaveValue(lines.at(-1) ?? "");
  }
  await openStep(page, "Recipe Details");
  const end = async (of: Locator) => {
    const box = await of.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect(page.locator("[aria-hidden] .line-face").first()).toBeVisible();
  const description = await field(page, "Description(optional)").boundingBox();
  expect((description?.y ?? 0) - (await end(field(page, "Title")))).toBeLessThan(70);
  const isPublic = page.getByRole("switch", { name: "Public recipe" });
  expect((await end(isPublic)) - (await end(field(page, "Tags")))).toBeLessThan(200);
  const details = await page.getByRole("region", { name: "Basic Information" }).boundingBox();
  expect(details?.height).toBeLessThan(520);
  await openStep(page, "Instructions");
  const preview = page.locator(".form-preview");
  await expect(preview).toBeInViewport({ ratio: 1 });
  const save = await page.getByRole("button", { name: "Create Recipe", exact: true }).boundingBox();
  expect(await end(preview)).toBeLessThan(save?.y ?? 0);
});
