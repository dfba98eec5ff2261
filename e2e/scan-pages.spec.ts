import { expect, test } from "./fixtures.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { choosePhoto, openReview, quantity, startScanning } from "./scan-wizard.ts";
import { boxOf, desk, phone, tablet } from "./viewports.ts";

test("two photos become one recipe when they are scanned as its pages", { tag: "@nightly" }, async ({
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
  await test.step("page, tools, strip and buttons share one axis and are next to the page on a wide screen", async () => {
    const tools = page.getByRole("group", { name: "What to do with Page 2" }).getByRole("button");
    const strip = page.getByRole("list", { name: "Pages of this recipe" });
    for (const size of [phone, tablet, desk]) {
      const { width } = size;
      await page.setViewportSize(size);
      await expect(tools).toHaveText(["Turn left", "Turn right", "Crop", "Move", "Remove"]);
      const boxes = await tools.evaluateAll((all) =>
        all.map((tool) => tool.getBoundingClientRect().toJSON()),
      );
      expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
      const picture = await boxOf(page.getByRole("img", { name: "Page 2 of 2" }));
      const pages = await boxOf(strip);
      const assess = await boxOf(page.getByRole("button", { name: "Assess Quality" }));
      const process = await boxOf(page.getByRole("button", { name: "Process with OCR" }));
      const bar = await boxOf(page.locator(".scan-bar"));
      const isPhone = width === 390;
      expect(picture.height).toBeGreaterThanOrEqual(isPhone ? 400 : 470);
      expect(picture.width).toBeGreaterThanOrEqual(isPhone ? 310 : 350);
      // The number must not cover its thumbnail, and the complete strip is visible.
      const [thumb, number] = [strip.locator("img").last(), strip.getByText("2", { exact: true })];
      expect((await boxOf(number)).y).toBeGreaterThanOrEqual((await boxOf(thumb)).bottom);
      expect(bar.y - pages.bottom).toBeGreaterThanOrEqual(8);
      if (width === 1440) {
        const body = await boxOf(page.locator(".scan-body"));
        expect(picture.height).toBeGreaterThan(body.height * 0.85);
        for (const left of [boxes[0].left + 8, pages.x, assess.x]) {
          expect(left).toBeGreaterThan(picture.right + 32);
          expect(Math.abs(left - assess.x)).toBeLessThan(8);
        }
        continue;
      }
      const axis = width / 2;
      expect(Math.abs(picture.middleX - axis)).toBeLessThan(1);
      expect(Math.abs((assess.x + process.right) / 2 - axis)).toBeLessThan(1);
      expect(boxes[0].top).toBeGreaterThanOrEqual(picture.bottom);
      if (isPhone) {
        expect(Math.abs(pages.middleX - axis)).toBeLessThan(1);
        expect(pages.y).toBeGreaterThan(boxes[0].bottom);
      } else {
        expect(Math.abs(pages.right - process.right)).toBeLessThan(1);
        expect(boxes[0].left).toBeLessThan(assess.x);
        expect(boxes[0].right).toBeGreaterThan(assess.x);
      }
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await page.getByRole("button", { name: "Process with OCR" }).click();
  await openReview(page);

  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(shortbread.title);
  await expect(page.getByRole("textbox", { name: "Serving size" })).toHaveValue("6");
  await expect(quantity(page, shortbread.ingredients.length)).toHaveValue("¼");
  await expect(quantity(page, shortbread.ingredients.length + 1)).toBeHidden();
  for (const [index, text] of shortbread.steps.entries())
    await expect(page.getByRole("textbox", { name: `Step ${index + 1}` })).toHaveValue(text);
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
