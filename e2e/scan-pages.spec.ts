import { expect, test } from "./fixtures.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { choosePhoto, quantity, startScanning, toReview } from "./scan-wizard.ts";

test("two photos of one recipe are read as one, each line on its page", async ({
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
