import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { advanceTo } from "./recipe-wizard.ts";
import { bearer, createRecipe } from "./sample-recipes.ts";
import { phone } from "./viewports.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const ingredientRows = (page: Page) => page.getByRole("textbox", { name: /^Ingredient \d+$/ });

async function expectRows(page: Page, lines: readonly string[]) {
  for (const [index, line] of lines.entries())
    await expect(field(page, `Ingredient ${index + 1}`)).toHaveValue(line);
}

test("focus follows a row when it is added, moved, pasted, dragged, removed or restored", {
  tag: "@nightly",
}, async ({ page, context, signUp }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp();
  await page.goto("/recipes/create");
  await field(page, "Title").fill("Omelette");
  await advanceTo(page, "Ingredients");
  await test.step("by keyboard", async () => {
    await field(page, "Ingredient 1").fill("flour");
    await page.keyboard.press("Enter");
    await expect(field(page, "Ingredient 2")).toBeFocused();
    await page.keyboard.type("sugar");
    await page.keyboard.press("Alt+ArrowUp");
    await expectRows(page, ["sugar", "flour"]);
    await expect(field(page, "Ingredient 1")).toBeFocused();
    await expect(page.getByText(/^Ingredient 2 is now number 1 of \d$/)).toBeAttached();
    const rows = await ingredientRows(page).count();
    await page.getByRole("button", { name: "Remove Ingredient 1" }).click();
    await expect(ingredientRows(page)).toHaveCount(rows - 1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expectRows(page, ["sugar", "flour"]);
    // The button moves together with its row, so that it can be pressed repeatedly. At the end it does
    // nothing.
    await page.getByRole("button", { name: "Move Ingredient 1 down" }).focus();
    for (let press = 0; press <= rows; press += 1) await page.keyboard.press("Enter");
    await expect(field(page, `Ingredient ${rows}`)).toHaveValue("sugar");
    await expect(page.getByRole("button", { name: `Move Ingredient ${rows} down` })).toBeFocused();
    await expect(ingredientRows(page)).toHaveCount(rows);
  });
  await test.step("undo of a pasted list", async () => {
    const rows = await ingredientRows(page).count();
    await page.evaluate(() => navigator.clipboard.writeText("- 2 eggs\n- salt"));
    await field(page, "Ingredient 1").press("ControlOrMeta+a");
    await page.keyboard.press("ControlOrMeta+v");
    await expectRows(page, ["2 eggs", "salt"]);
    await expect(field(page, "Ingredient 2")).toBeFocused();
    const pasted = page.locator("[data-sonner-toast]").filter({ hasText: "2 lines pasted as rows" });
    await pasted.getByRole("button", { name: "Undo" }).click();
    await expect(field(page, "Ingredient 1")).toHaveValue("flour");
    await expect(ingredientRows(page)).toHaveCount(rows);
    await expect(field(page, "Ingredient 1")).toBeFocused();
  });
  await test.step("by pointer", async () => {
    await expectRows(page, ["flour"]);
    const last = await ingredientRows(page).count();
    const top = (await field(page, "Ingredient 1").boundingBox())?.y ?? 0;
    await page.getByTitle(`Drag Ingredient ${last}`).hover();
    await page.mouse.down();
    await page.mouse.move(300, top + 2, { steps: 5 });
    await page.mouse.up();
    await expectRows(page, ["sugar", "flour"]);
    await expect(page.getByText(`Ingredient ${last} is now number 1 of ${last}`)).toBeAttached();
  });
});

test("a half-typed tag is added when a button outside its field is pressed", {
  tag: "@nightly",
}, async ({ page, request, signUp }) => {
  const member = await signUp();
  const { id } = await createRecipe(request, member, { title: "Omelette", tags: ["brunch", "eggs"] });
  const tags = page.getByRole("textbox", { name: "Tags" });
  const chips = page.getByRole("button", { name: /^Remove tag / });
  await page.goto("/recipes/create");
  await tags.fill("br");
  await expect(page.getByRole("button", { name: "Add tag eggs" })).toHaveCount(0);
  await page.getByRole("button", { name: "Add tag brunch" }).click();
  await expect(tags).toHaveValue("");
  // A chosen suggestion replaces the typed letters.
  await page.keyboard.type("eg");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Add tag eggs" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chips).toHaveCount(2);
  await page.keyboard.type("soup");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Remove tag soup" })).toBeVisible();

  await page.setViewportSize(phone);
  await page.goto(`/recipes/${id}/edit`);
  const press = async (name: string) => {
    // The chip of a long tag makes the field one row higher, which moves everything below.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const box = await page.getByRole("button", { name, exact: true }).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.up();
  };
  await tags.click();
  await tags.pressSequentially("a breakfast for slow mornings");
  const saved = page.waitForResponse((response) => response.url().includes("recipes.update"));
  await press("Save Changes");
  await saved;
  const stored = await request.get(`/api/recipes/${id}`, { headers: bearer(member) });
  expect(await stored.text()).toContain("a breakfast for slow mornings");
  await tags.click();
  await tags.pressSequentially("another for the evening");
  await press("Next");
  await expect(page).toHaveURL(/step=ingredients/);
  await page.goBack();
  await expect(chips).toHaveCount(4);
});
