import { expect, test } from "./fixtures.ts";
import { phone } from "./places.ts";
import { saveRecipe } from "./recipe-wizard.ts";
import { bearer, createRecipe } from "./sample-recipes.ts";

const many = <Line>(count: number, line: (at: number) => Line) =>
  Array.from({ length: count }, (_, at) => line(at));

test("of two long versions the question and its answers stay in sight, on a phone and on a desk", {
  tag: "@nightly",
}, async ({ page, request, signUp, problems, checkA11y }) => {
  problems.allow(/status of 409/);
  await page.setViewportSize(phone);
  const member = await signUp();
  const { id, version } = await createRecipe(request, member, {
    title: "Omelette",
    description: "Eggs.",
    ingredients: many(40, (at) => `${at + 1} tsp spice`),
    steps: many(30, (at) => `Stir ${at + 1} times.`),
  });
  await page.goto(`/recipes/${id}/edit`);
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await expect(title).toHaveValue("Omelette");
  const answer = await request.put(`/api/recipes/${id}`, {
    headers: bearer(member),
    data: {
      title: "Omelette from the phone",
      description: "Eggs and butter, slowly. ".repeat(60),
      ingredients: many(40, (at) => ({ original_text: `${at + 2} tsp other spice` })),
      instructions: many(30, (at) => ({ instruction: `Stir ${at + 2} times, then wait.` })),
      version,
    },
  });
  expect(answer.status()).toBe(200);
  await title.fill("Omelette from the desk");
  await saveRecipe(page, "Update Recipe");

  const question = page.getByRole("dialog", { name: "This recipe was changed elsewhere." });
  await expect(question).toBeVisible();
  const scroller = question.locator(".dialog-scroll");
  const scrollTo = async (share: number) => {
    await scroller.evaluate((element, part) => {
      element.scrollTop = part * element.scrollHeight;
    }, share);
    return scroller.evaluate((element) => element.scrollTop);
  };
  const expectInSight = async () => {
    for (const part of [
      question.getByRole("heading", { name: "This recipe was changed elsewhere." }),
      question.getByRole("button", { name: "Close" }),
      question.getByRole("button", { name: "Go on writing" }),
      question.getByRole("button", { name: "Save what I chose" }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  };
  for (const width of [390, 1440]) {
    if (width === 1440) {
      await question.getByRole("button", { name: "Go on writing" }).click();
      await expect(question).toBeHidden();
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole("button", { name: "Update Recipe", exact: true }).click();
      await expect(question).toBeVisible();
    }
    await expectInSight();
    await checkA11y(page);
    for (const share of [0.5, 1]) {
      expect(await scrollTo(share)).toBeGreaterThan(0);
      await expectInSight();
    }
  }
});

test("a draft that outlived a reload leaves what the other side alone has changed to it", async ({
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
  const answer = await request.put(`/api/recipes/${id}`, { headers: bearer(member), data });
  expect(answer.status()).toBe(200);
  await page.reload();
  await expect(page.getByText("We kept what you had typed.")).toBeVisible();
  await page.getByRole("button", { name: "Save Changes" }).click();
  const question = page.getByRole("dialog", { name: "This recipe was changed elsewhere." });
  const choice = (field: string) =>
    question.getByRole("group", { name: field }).getByRole("radio", { checked: true });
  await expect(choice("Title")).toHaveAccessibleName(/^Mine/);
  await expect(choice("Servings")).toHaveAccessibleName(/^The other version/);
  await question.getByRole("button", { name: "Save what I chose" }).click();
  await expect(page.getByText("Changes saved successfully!")).toBeVisible();
  const saved = await request.get(`/api/recipes/${id}`, { headers: bearer(member) });
  expect(await saved.json()).toMatchObject({ title: "Omelette of mine", servings: 9 });
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft")))).toEqual(
    [],
  );
});
