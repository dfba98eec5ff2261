import { expect, test } from "./fixtures.ts";
import { saveRecipe } from "./recipe-wizard.ts";
import { bearer, createRecipe } from "./sample-recipes.ts";

const many = <Line>(count: number, line: (at: number) => Line) =>
  Array.from({ length: count }, (_, at) => line(at));

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`of two long versions the question and its answers stay in sight at ${size.width}`, async ({
    page,
    request,
    signUp,
    problems,
    checkA11y,
  }) => {
    problems.allow(/status of 409/);
    await page.setViewportSize(size);
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
    await expectInSight();
    await checkA11y(page);
    for (const share of [0.5, 1]) {
      await scroller.evaluate((element, part) => {
        element.scrollTop = part * element.scrollHeight;
      }, share);
      expect(await scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
      await expectInSight();
    }
  });
}
