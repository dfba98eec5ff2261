import type { Page } from "@playwright/test";
import sharp from "sharp";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, test } from "./fixtures.ts";
import { loseResponses } from "./held-calls.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { choosePhoto, openReview, quantity, scanPhoto, startScanning } from "./scan-wizard.ts";
import { boxOf, desk, phone } from "./viewports.ts";

const name = (page: Page, number: number) =>
  page.getByRole("textbox", { name: `Name of Ingredient ${number}` });
const highlightedLines = (page: Page) =>
  page.getByRole("group", { name: "Lines of the photo" }).locator("[aria-current=true]");

/** The bounding boxes of the photo and of both lists of the review. */
async function reviewBoxes(page: Page) {
  return {
    photo: await boxOf(page.locator(".scan-pane")),
    ingredients: await boxOf(page.getByRole("region", { name: "Ingredients", exact: true })),
    method: await boxOf(page.getByRole("region", { name: "Method", exact: true })),
  };
}

test("a photo becomes a recipe, reviewed next to its fields, when it is chosen from the gallery", async ({
  page,
  browser,
  signUp,
  checkA11y,
}) => {
  test.slow();
  await signUp();
  const photo = await photograph(browser, shortbread);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Add Recipe" }).click();
  await page.getByRole("menuitem", { name: /^Scan Recipe/ }).click();
  await expect(page).toHaveURL("/recipes/scan");
  await expect(page.getByRole("heading", { name: "Tips for Best Results" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Tips for Best Results" }).getByRole("listitem")).toHaveCount(
    4,
  );
  await checkEverywhere(page, checkA11y);

  await startScanning(page);
  await expect(page.getByRole("button", { name: "Process with OCR" })).toBeHidden();
  await checkEverywhere(page, checkA11y);
  await choosePhoto(page, photo);
  await expect(page.getByRole("listitem", { name: /./ }).or(page.locator("[aria-current=step]"))).toHaveText(
    "Process with OCR",
  );
  await expect(page.getByText("This may take up to 30 seconds")).toBeVisible();
  const result = page.getByRole("region", { name: "What was read" });
  await expect(result).toBeVisible({ timeout: 40_000 });
  // The result shows first the number of lines to check, then confidence and duration in small type.
  await expect(result.locator("p")).toHaveText([
    /^(\d+ lines? to check|Read well)$/,
    /^\d+% sure of the text, read in \d+\.\d s$/,
  ]);
  for (const term of ["Ingredients", "Steps", "Pictures of the dish", "Cooking time", "Serving size"])
    await expect(page.getByRole("term").filter({ hasText: term })).toBeVisible();
  await checkEverywhere(page, checkA11y);

  await page.getByRole("button", { name: "Review and Edit" }).click();
  const title = page.getByRole("textbox", { name: "Title" });
  await expect(title).toHaveValue(shortbread.title);
  await expect(page.getByRole("textbox", { name: "Serving size" })).toHaveValue("6");
  await expect(page.getByRole("textbox", { name: "Cooking time" })).toHaveValue("25");
  await expect(name(page, 3)).toHaveValue("sugar");
  await expect(quantity(page, 3)).toHaveValue("⅓");
  await checkEverywhere(page, checkA11y);

  // On a wide screen, ingredients and method are two columns to the right of the photo.
  await page.setViewportSize(desk);
  const wide = await reviewBoxes(page);
  expect(wide.photo.width).toBeGreaterThan(400);
  expect(wide.ingredients.x).toBeGreaterThan(wide.photo.right);
  expect(wide.method.x).toBeGreaterThan(wide.ingredients.right);
  expect(wide.method.y).toBe(wide.ingredients.y);
  await page.setViewportSize({ width: 1024, height: 900 });
  const narrow = await reviewBoxes(page);
  expect(narrow.ingredients.x).toBeGreaterThan(narrow.photo.right);
  expect(narrow.method.y).toBeGreaterThan(narrow.ingredients.bottom - 1);

  // A row shows only its text; its fields and buttons appear with the focus.
  const third = page.getByRole("listitem").filter({ has: quantity(page, 3) });
  const face = third.locator(".line-face");
  const tools = third.locator(".line-tools");
  await title.hover();
  await expect(face).toContainText("sugar");
  await expect(third.locator(".line-fields")).toHaveCSS("opacity", "0");
  await expect(tools).toHaveCSS("opacity", "0");
  await quantity(page, 3).focus();
  await expect(face).toBeHidden();
  await expect(third.locator(".line-fields")).toHaveCSS("opacity", "1");
  await expect(tools).toHaveCSS("opacity", "1");
  await expect(page.getByTitle("Drag Ingredient 3")).toBeVisible();

  // A focused field highlights its line of the photo, and pressing a line focuses its field.
  await name(page, 4).focus();
  await expect(highlightedLines(page)).toHaveCount(1);
  await expect(highlightedLines(page)).toHaveAccessibleName(/vanilla/);
  await expect(highlightedLines(page)).toBeInViewport();
  await page
    .getByRole("button", { name: /egg yolks/ })
    .first()
    .click();
  await expect(quantity(page, 5)).toBeFocused();
  await expect(highlightedLines(page)).toHaveAccessibleName(/egg yolks/);

  await quantity(page, 5).fill("3");
  await page.getByRole("button", { name: "Add ingredient" }).click();
  await expect(quantity(page, 7)).toBeFocused();
  await expect(quantity(page, 7)).toHaveValue("1");
  await name(page, 7).fill("lemon");
  await page.getByRole("button", { name: "Remove Step 1" }).click();
  await expect(page.getByRole("textbox", { name: "Step 1" })).toHaveValue(/^Stir sugar/);
  // The toast is above the dialog, and its button can be pressed.
  await page.getByText("Undo").click();
  await expect(page.getByRole("textbox", { name: "Step 1" })).toHaveValue(/^Melt the butter/);
  await page.getByRole("button", { name: "Remove Step 1" }).click();
  await page.getByRole("combobox", { name: "Cuisine" }).selectOption("MEDITERRANEAN");
  await page.getByRole("combobox", { name: "Difficulty" }).selectOption("EASY");
  await page.getByRole("button", { name: "Save Recipe" }).click();
  await expect(page.getByText("Recipe saved successfully!")).toBeVisible();
  await checkEverywhere(page, checkA11y);
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("link", { name: "View Recipe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: shortbread.title })).toBeVisible();
  const ingredients = page.getByRole("region", { name: "Ingredients" });
  await expect(ingredients.getByRole("listitem").filter({ hasText: "egg yolks" })).toContainText("3");
  await expect(ingredients.getByRole("listitem").filter({ hasText: "lemon" })).toContainText("1");
  await expect(page.getByText("Private")).toBeVisible();
  await page.getByRole("button", { name: "Original photo" }).click();
  const original = page.getByRole("img", { name: "Original photo" });
  await expect(original).toBeVisible();
  await expect
    .poll(() => original.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1000);
  await checkEverywhere(page, checkA11y);
});

test("the wizard explains the error and keeps the photo when a scan fails", { tag: "@nightly" }, async ({
  page,
  signUp,
  problems,
  checkA11y,
}) => {
  problems.allow(/status of 4(13|15|22)/);
  await signUp();
  await page.goto("/recipes/scan");
  await startScanning(page);
  await choosePhoto(page, Buffer.from("Dear diary"), { name: "diary.jpg", mimeType: "image/jpeg" });
  await expect(page.getByRole("alert")).toHaveText(
    "Unsupported image format. Supported formats: JPEG, PNG, BMP, TIFF.",
  );
  await expect(page.getByRole("button", { name: "Retry Processing" })).toBeVisible();
  await expect(
    page.getByText("Your photo is kept. A photo taken here always has the right format."),
  ).toBeVisible();
  // The action that helps is the primary button. Cropping is not offered for a file that is no image.
  const primaryButton = page.locator(".scan-bar .bg-tomato");
  await expect(primaryButton).toHaveText(["Another photo"]);
  await expect(page.locator(".scan-bar button")).toHaveText(["Back", "Another photo"]);
  const others = page.getByRole("list", { name: "Other ways" }).getByRole("listitem");
  const secondaryButtons = page.locator(".scan-rest > button");
  const disclosure = page.locator(".scan-rest summary");
  await expect(secondaryButtons).toHaveText(["Retry Processing"]);
  await expect(others).toHaveCount(0);
  await expect(disclosure).toHaveText("Other ways");
  await disclosure.press("Enter");
  await expect(others).toHaveText(["Write it down", "Paste it as text"]);
  const step = page.locator("[aria-current=step]");
  await expect(step).toHaveText("Process with OCR: failed");
  await expect(page.getByRole("button", { name: "Crop" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "write it down" })).toHaveAttribute("href", "/recipes/create");
  await expect(page.getByRole("link", { name: "paste it as text" })).toHaveAttribute(
    "href",
    "/recipes/import?mode=text",
  );
  await checkA11y(page);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(step).toHaveText("Capture or Upload Image");
  await expect(page.getByText("This browser cannot show this picture. It is sent as it is.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Process with OCR" })).toBeVisible();
  await page.getByRole("button", { name: "Remove" }).click();

  // The browser cannot decode TIFF, so the file is uploaded unchanged.
  const tiff = Buffer.concat([Buffer.from("49492a00", "hex"), Buffer.alloc(16 * 1024 * 1024, 7)]);
  await choosePhoto(page, tiff, { name: "large.tif", mimeType: "image/tiff" });
  await expect(page.getByRole("alert")).toHaveText("The image is too large. Maximum size is 10MB.", {
    timeout: 20_000,
  });
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Remove" }).click();

  const dark = await sharp({ create: { width: 900, height: 1200, channels: 3, background: "#0d0b09" } })
    .png()
    .toBuffer();
  await choosePhoto(page, dark);
  const noText = "No text could be read from this image";
  await expect(page.getByRole("alert")).toHaveText(noText, { timeout: 40_000 });
  await expect(page.getByText("Your photo is kept. Add light: the photo is dark.")).toBeVisible();
  // Without a quality assessment the dialog shows general advice.
  problems.allow(/ERR_FAILED/);
  await page.route("**/trpc/scans.assessQuality*", (route) => route.abort());
  await page.getByRole("button", { name: "Retry Processing" }).click();
  await expect(page.getByRole("alert")).toHaveText(noText, { timeout: 40_000 });
  await expect(
    page.getByText("Your photo is kept. More light helps, with the phone held straight above the page."),
  ).toBeVisible();
  await expect(primaryButton).toHaveText(["Another photo"]);
  await expect(page.locator(".scan-bar button")).toHaveText(["Crop", "Another photo"]);
  await expect(secondaryButtons).toHaveText(["Back", "Retry Processing"]);
  await expect(others).toHaveCount(0);
  await disclosure.press("Enter");
  await expect(others).toHaveText(["Write it down", "Paste it as text"]);
  await page.getByRole("button", { name: "Crop" }).click();
  await expect(page.getByRole("heading", { name: "Crop the photo" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
  // Returning to the photos starts no scan.
  await expect(page.getByText("Processing image with OCR...")).toBeHidden();
});

test("status and buttons are aligned with the photo and shift nothing when a scan fails", {
  tag: "@nightly",
}, async ({ page, browser, signUp, problems, checkA11y }) => {
  problems.allow(/status of 50[034]/);
  await signUp();
  const photo = await photograph(browser, shortbread);
  let fail = (_code: string, _status: number) => {};
  await page.route("**/trpc/scans.process*", async (route) => {
    await new Promise<void>((resolve) => {
      fail = (code, status) => {
        const data = { code, httpStatus: status, detail: `It went wrong: ${code}` };
        void route.fulfill({ status, json: { error: { message: data.detail, code: -32603, data } } });
        resolve();
      };
    });
  });
  const picture = page.locator(".scan-photo img");
  const failures = [
    ["INTERNAL", 500, "Failed to process image", ["Another photo", "Retry Processing"]],
    ["SCAN_TIMEOUT", 504, "It went wrong: SCAN_TIMEOUT", ["Crop", "Retry Processing"]],
    ["SCAN_BUSY", 503, "It went wrong: SCAN_BUSY", ["Back", "Retry Processing"]],
  ] as const;
  await scanPhoto(page, photo);
  // The moving line over the photo is hidden from screen readers, and invisible with reduced motion.
  const sweep = page.locator(".scan-sweep");
  await expect(sweep).toHaveAttribute("aria-hidden", "true");
  await expect(sweep).toBeHidden();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(sweep).toBeVisible();
  // Line and photo are measured in one call, because the dialog may still be moving.
  const [lineBox, photoBox, playStates] = await sweep.evaluate((line) => [
    line.getBoundingClientRect().toJSON(),
    line.parentElement?.querySelector("img")?.getBoundingClientRect().toJSON(),
    line.getAnimations({ subtree: true }).map(({ playState }) => playState),
  ]);
  expect(lineBox).toEqual(photoBox);
  expect(playStates).toEqual(["running"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(sweep).toBeHidden();
  for (const { width, height } of [phone, desk]) {
    await page.setViewportSize({ width, height });
    for (const [code, status, message, buttons] of failures) {
      const cancel = page.getByRole("button", { name: "Cancel" });
      await expect(cancel).toBeVisible();
      const before = await picture.boundingBox();
      const bar = page.getByRole("progressbar");
      if (width === 390) {
        for (const element of [picture, bar, cancel])
          expect(Math.abs((await boxOf(element)).middleX - width / 2)).toBeLessThan(1);
      } else {
        // The photo fills the height of the stage; text and buttons are left-aligned next to it.
        const body = await boxOf(page.locator(".scan-body"));
        expect((await boxOf(picture)).height).toBeGreaterThan(body.height * 0.85);
        expect((await boxOf(bar)).x).toBeGreaterThan((await boxOf(picture)).right + 32);
        for (const element of [page.getByText("Processing image with OCR..."), cancel])
          expect(Math.abs((await boxOf(element)).x - (await boxOf(bar)).x)).toBeLessThan(1);
      }
      fail(code, status);
      await expect(page.getByRole("alert")).toHaveText(message);
      await expect(sweep).toHaveCount(0);
      expect(await picture.boundingBox(), `${code} at ${width} px`).toEqual(before);
      await expect(page.locator(".scan-bar button")).toHaveText([...buttons]);
      // Opening the disclosure does not move the photo.
      await page.getByText("Other ways").press("Enter");
      await expect(page.getByRole("list", { name: "Other ways" }).getByRole("listitem")).toHaveText([
        ...((buttons as readonly string[]).includes("Crop") ? [] : ["Crop"]),
        "Write it down",
        "Paste it as text",
      ]);
      await page.getByRole("link", { name: "Paste it as text" }).scrollIntoViewIfNeeded();
      await expect(page.getByRole("link", { name: "Paste it as text" })).toBeInViewport({ ratio: 1 });
      await page.locator(".scan-body").evaluate((body) => body.scrollTo(0, 0));
      expect(await picture.boundingBox(), `${code} at ${width} px, unfolded`).toEqual(before);
      await expect(page.locator(".scan-bar .bg-tomato")).toHaveText(["Retry Processing"]);
      await checkA11y(page);
      await page.getByRole("button", { name: "Retry Processing" }).click();
    }
  }
});

test("a scan is saved once after a reload when the response of the first save was lost", {
  tag: "@nightly",
}, async ({ page, browser, signUp, problems }) => {
  await signUp();
  const photo = await photograph(browser, shortbread);
  await scanPhoto(page, photo);
  await openReview(page);
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Grandmother's shortbread");
  await quantity(page, 1).fill("2");
  problems.allow(/ERR_FAILED/);
  const restoreResponses = await loseResponses(page, "scans.save");
  await page.getByRole("button", { name: "Save Recipe" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to save recipe");
  await expect(title).toHaveValue("Grandmother's shortbread");
  await restoreResponses();

  await page.reload();
  await expect(page.getByText("A scan is not finished yet.")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(title).toHaveValue("Grandmother's shortbread");
  await expect(quantity(page, 1)).toHaveValue("2");
  await expect(
    page.getByRole("group", { name: "Lines of the photo" }).getByRole("button").first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Save Recipe" }).click();
  await expect(page.getByText("Recipe saved successfully!")).toBeVisible();
  await page.getByRole("button", { name: "Scan Another Recipe" }).click();
  await expect(page.getByRole("button", { name: "Use Camera" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Start Recipe Scanning" })).toBeVisible();
  await expect(page.getByText("A scan is not finished yet.")).toBeHidden();
  await page.goto("/recipes");
  await expect(page.getByRole("link", { name: "Grandmother's shortbread" })).toHaveCount(1);
});
