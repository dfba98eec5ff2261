import { expect, test } from "./fixtures.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { choosePhoto, quantity, scanPhoto, startScanning, toReview } from "./scan-wizard.ts";

test("two photos of one recipe are read as one, each line on its page", { tag: "@long" }, async ({
  page,
  browser,
  signUp,
  checkA11y,
}) => {
  test.slow();
  await signUp();
  const [first, second] = [
    await photograph(browser, { ...shortbread, steps: [] }),
    await photograph(browser, { ...shortbread, title: "", facts: "", ingredients: [] }),
  ];
  await page.goto("/recipes/scan");
  await startScanning(page);
  await page.getByRole("switch", { name: "This recipe has several pages" }).click();
  await choosePhoto(page, first);
  await expect(page.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
  await choosePhoto(page, second);
  await expect(page.getByRole("img", { name: "Page 2 of 2" })).toBeVisible();
  await test.step("a photo's tools stand in one row, its place among the pages below them, and what adds a page is seen whole", async () => {
    const tools = page.getByRole("group", { name: "What to do with Page 2" }).getByRole("button");
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(tools).toHaveText(["Turn left", "Turn right", "Crop", "Remove"]);
      const boxes = await tools.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
      expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
      for (const name of ["Earlier", "Later"])
        expect((await page.getByRole("button", { name }).boundingBox())?.y).toBeGreaterThan(
          (boxes[0]?.bottom ?? 0) + 80,
        );
      const [picture, process, more, bar] = await Promise.all([
        page.getByRole("img", { name: "Page 2 of 2" }).boundingBox(),
        page.getByRole("button", { name: "Process with OCR" }).boundingBox(),
        page.getByRole("button", { name: "Add a page from the gallery" }).boundingBox(),
        page.locator(".scan-bar").boundingBox(),
      ]);
      // On a desk the page is as high as the step, and what is done with it stands beside it.
      expect(picture?.height).toBeGreaterThanOrEqual(width === 1440 ? 540 : 180);
      if (width === 1440) expect(process?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
      expect((bar?.y ?? 0) - ((more?.y ?? 0) + (more?.height ?? 0))).toBeGreaterThanOrEqual(8);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await page.getByRole("button", { name: "Process with OCR" }).click();
  await toReview(page);

  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(shortbread.title);
  await expect(page.getByRole("textbox", { name: "Serving size" })).toHaveValue("6");
  await expect(quantity(page, shortbread.ingredients.length)).toHaveValue("¼");
  await expect(quantity(page, shortbread.ingredients.length + 1)).toBeHidden();
  for (const [at, text] of shortbread.steps.entries())
    await expect(page.getByRole("textbox", { name: `Step ${at + 1}` })).toHaveValue(text);
  await expect(page.getByRole("textbox", { name: `Step ${shortbread.steps.length + 1}` })).toBeHidden();
  await checkA11y(page);

  await page.getByRole("button", { name: "Save Recipe" }).click();
  await page.getByRole("link", { name: "View Recipe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: shortbread.title })).toBeVisible();
  await page
    .getByRole("button", { name: /^Original photo/ })
    .first()
    .click();
  await expect(page.getByRole("img", { name: /^Original photo/ }).first()).toBeVisible();
});

test("a result is told apart from photos that were put in the place of its own", { tag: "@long" }, async ({
  page,
  browser,
  signUp,
  checkA11y,
}) => {
  await signUp();
  await scanPhoto(page, await photograph(browser, shortbread));
  await expect(page.getByRole("region", { name: "What was read" })).toBeVisible({ timeout: 40_000 });
  await page.getByRole("button", { name: "Back" }).click();
  const again = page.getByText("These photos were read. Reading them again counts as another scan.");
  const other = page.getByText("A result of other photos is still here. The next reading takes its place.");
  await expect(again).toBeVisible();
  await page.getByRole("button", { name: "Turn right" }).click();
  await expect(again).toBeVisible();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(other).toBeVisible();
  await expect(again).toBeHidden();
  await checkA11y(page);
  await page.getByRole("button", { name: "To the result" }).click();
  await toReview(page);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(shortbread.title);
});
