import { expect, test } from "./fixtures.ts";
import { saveRecipe } from "./recipe-wizard.ts";
import { bearer, createRecipe } from "./sample-recipes.ts";
import { phone } from "./viewports.ts";

const many = <Line>(count: number, line: (index: number) => Line) =>
  Array.from({ length: count }, (_, index) => line(index));

test("the conflict dialog keeps heading and buttons visible when both versions are long", {
  tag: "@nightly",
}, async ({ page, request, signUp, problems, checkA11y }) => {
  problems.allow(/status of 409/);
  await page.setViewportSize(phone);
  const member = await signUp();
  const { id, version } = await createRecipe(request, member, {
    title: "Omelette",
    description: "Eggs.",
    ingredients: many(40, (i) => `${i + 1} tsp spice`),
    steps: many(30, (i) => `Stir ${i + 1} times.`),
  });
  await page.goto(`/recipes/${id}/edit`);
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await expect(title).toHaveValue("Omelette");
  const response = await request.put(`/api/recipes/${id}`, {
    headers: bearer(member),
    data: {
      title: "Omelette from the phone",
      description: "Eggs and butter, slowly. ".repeat(60),
      ingredients: many(40, (i) => ({ original_text: `${i + 2} tsp other spice` })),
      instructions: many(30, (i) => ({ instruction: `Stir ${i + 2} times, then wait.` })),
      version,
    },
  });
  expect(response.status()).toBe(200);
  await title.fill("Omelette from the desk");
  await saveRecipe(page, "Update Recipe");

  const dialog = page.getByRole("dialog", { name: "This recipe was changed elsewhere." });
  await expect(dialog).toBeVisible();
  const scroller = dialog.locator(".dialog-scroll");
  const scrollTo = async (share: number) => {
    await scroller.evaluate((element, part) => {
      element.scrollTop = part * element.scrollHeight;
    }, share);
    return scroller.evaluate((element) => element.scrollTop);
  };
  const expectControlsVisible = async () => {
    for (const control of [
      dialog.getByRole("heading", { name: "This recipe was changed elsewhere." }),
      dialog.getByRole("button", { name: "Close" }),
      dialog.getByRole("button", { name: "Go on writing" }),
      dialog.getByRole("button", { name: "Save what I chose" }),
    ]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
  };
  for (const width of [390, 1440]) {
    if (width === 1440) {
      await dialog.getByRole("button", { name: "Go on writing" }).click();
      await expect(dialog).toBeHidden();
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole("button", { name: "Update Recipe", exact: true }).click();
      await expect(dialog).toBeVisible();
    }
    await expectControlsVisible();
    await checkA11y(page);
    for (const share of [0.5, 1]) {
      expect(await scrollTo(share)).toBeGreaterThan(0);
      await expectControlsVisible();
    }
  }
});

test("a restored draft keeps the other version's fields when only that version changed them", async ({
  page,
  request,
  signUp,
  problems,
}) => {
  problems.allow(/status of 409/);
  const member = await signUp();
  const { id, version } = await createRecipe(request, member, { title: "Omelette", servings: 2 });
  await page.goto(`/recipes/${id}/edit`);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Omelette of mine");
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain("Omelette of mine");
  const data = { servings: 9, version };
  const response = await request.put(`/api/recipes/${id}`, { headers: bearer(member), data });
  expect(response.status()).toBe(200);
  await page.reload();
  await expect(page.getByText("We kept what you had typed.")).toBeVisible();
  await page.getByRole("button", { name: "Save Changes" }).click();
  const dialog = page.getByRole("dialog", { name: "This recipe was changed elsewhere." });
  const choice = (field: string) =>
    dialog.getByRole("group", { name: field }).getByRole("radio", { checked: true });
  await expect(choice("Title")).toHaveAccessibleName(/^Mine/);
  await expect(choice("Servings")).toHaveAccessibleName(/^The other version/);
  await dialog.getByRole("button", { name: "Save what I chose" }).click();
  await expect(page.getByText("Changes saved successfully!")).toBeVisible();
  const saved = await request.get(`/api/recipes/${id}`, { headers: bearer(member) });
  expect(await saved.json()).toMatchObject({ title: "Omelette of mine", servings: 9 });
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft")))).toEqual(
    [],
  );
});
