import type { Page } from "@playwright/test";
import sharp from "sharp";
import { loseAnswers } from "./answers.ts";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, test } from "./fixtures.ts";
import { boxOf, desk, phone } from "./places.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { choosePhoto, quantity, scanPhoto, startScanning, toReview } from "./scan-wizard.ts";

const name = (page: Page, number: number) =>
  page.getByRole("textbox", { name: `Name of Ingredient ${number}` });
const litLines = (page: Page) =>
  page.getByRole("group", { name: "Lines of the photo" }).locator("[aria-current=true]");

/** Where the photo and the two lists of the review stand. */
async function placesOf(page: Page) {
  return {
    photo: await boxOf(page.locator(".scan-pane")),
    ingredients: await boxOf(page.getByRole("region", { name: "Ingredients", exact: true })),
    method: await boxOf(page.getByRole("region", { name: "Method", exact: true })),
  };
}

test("a photo from the gallery becomes a recipe, with the photo beside its fields", async ({
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
  const read = page.getByRole("region", { name: "What was read" });
  await expect(read).toBeVisible({ timeout: 40_000 });
  // What a cook has to do comes first; how sure the reading was and how long it took stand small below.
  await expect(read.locator("p")).toHaveText([
    /^(\d+ lines? to check|Read well)$/,
    /^\d+% sure of the text, read in \d+\.\d s$/,
  ]);
  for (const counted of ["Ingredients", "Steps", "Food images", "Cooking time", "Serving size"])
    await expect(page.getByRole("term").filter({ hasText: counted })).toBeVisible();
  await checkEverywhere(page, checkA11y);

  await page.getByRole("button", { name: "Review and Edit" }).click();
  const title = page.getByRole("textbox", { name: "Title" });
  await expect(title).toHaveValue(shortbread.title);
  await expect(page.getByRole("textbox", { name: "Serving size" })).toHaveValue("6");
  await expect(page.getByRole("textbox", { name: "Cooking time" })).toHaveValue("25");
  await expect(name(page, 3)).toHaveValue("sugar");
  await expect(quantity(page, 3)).toHaveValue("⅓");
  await checkEverywhere(page, checkA11y);

  // On a wide screen what goes in stands beside how it is made, and the photo beside both.
  await page.setViewportSize(desk);
  const wide = await placesOf(page);
  expect(wide.photo.width).toBeGreaterThan(400);
  expect(wide.ingredients.x).toBeGreaterThan(wide.photo.right);
  expect(wide.method.x).toBeGreaterThan(wide.ingredients.right);
  expect(wide.method.y).toBe(wide.ingredients.y);
  await page.setViewportSize({ width: 1024, height: 900 });
  const narrow = await placesOf(page);
  expect(narrow.ingredients.x).toBeGreaterThan(narrow.photo.right);
  expect(narrow.method.y).toBeGreaterThan(narrow.ingredients.bottom - 1);

  // Lines stand in the rows of imported ones: read at rest, fields and tools when they are in hand.
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

  // A field lights its strip of the photo, and a line of the photo leads to its field.
  await name(page, 4).focus();
  await expect(litLines(page)).toHaveCount(1);
  await expect(litLines(page)).toHaveAccessibleName(/vanilla/);
  await expect(litLines(page)).toBeInViewport();
  await page
    .getByRole("button", { name: /egg yolks/ })
    .first()
    .click();
  await expect(quantity(page, 5)).toBeFocused();
  await expect(litLines(page)).toHaveAccessibleName(/egg yolks/);

  await quantity(page, 5).fill("3");
  await page.getByRole("button", { name: "Add ingredient" }).click();
  await expect(quantity(page, 7)).toBeFocused();
  await expect(quantity(page, 7)).toHaveValue("1");
  await name(page, 7).fill("lemon");
  await page.getByRole("button", { name: "Remove Step 1" }).click();
  await expect(page.getByRole("textbox", { name: "Step 1" })).toHaveValue(/^Stir sugar/);
  // A message lies over the dialog, and its button is in reach.
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

test("what goes wrong is said in the wizard, and the photo is kept", { tag: "@nightly" }, async ({
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
  // What helps is offered, all else is small, and nothing that cannot be done with a file that is no picture.
  const filled = page.locator(".scan-bar .bg-tomato");
  await expect(filled).toHaveText(["Another photo"]);
  await expect(page.locator(".scan-bar button")).toHaveText(["Back", "Another photo"]);
  const others = page.getByRole("list", { name: "Other ways" }).getByRole("listitem");
  const quiet = page.locator(".scan-rest > button");
  const fold = page.locator(".scan-rest summary");
  await expect(quiet).toHaveText(["Retry Processing"]);
  await expect(others).toHaveCount(0);
  await expect(fold).toHaveText("Other ways");
  await fold.press("Enter");
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

  // TIFF cannot be decoded here: it travels as it is.
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
  // Where nobody can say what is wrong with it, what helps most photos is said.
  problems.allow(/ERR_FAILED/);
  await page.route("**/trpc/scans.assessQuality*", (route) => route.abort());
  await page.getByRole("button", { name: "Retry Processing" }).click();
  await expect(page.getByRole("alert")).toHaveText(noText, { timeout: 40_000 });
  await expect(
    page.getByText("Your photo is kept. More light helps, with the phone held straight above the page."),
  ).toBeVisible();
  await expect(filled).toHaveText(["Another photo"]);
  await expect(page.locator(".scan-bar button")).toHaveText(["Crop", "Another photo"]);
  await expect(quiet).toHaveText(["Back", "Retry Processing"]);
  await expect(others).toHaveCount(0);
  await fold.press("Enter");
  await expect(others).toHaveText(["Write it down", "Paste it as text"]);
  await page.getByRole("button", { name: "Crop" }).click();
  await expect(page.getByRole("heading", { name: "Crop the photo" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
  // Coming back starts nothing by itself.
  await expect(page.getByText("Processing image with OCR...")).toBeHidden();
});

test("what is said while a photo is read and when that failed stands on one axis, below it or beside it, and nothing moves", {
  tag: "@nightly",
}, async ({ page, browser, signUp, problems, checkA11y }) => {
  problems.allow(/status of 50[034]/);
  await signUp();
  const photo = await photograph(browser, shortbread);
  let refuse = (_code: string, _status: number) => {};
  await page.route("**/trpc/scans.process*", async (route) => {
    await new Promise<void>((resolve) => {
      refuse = (code, status) => {
        const data = { code, httpStatus: status, detail: `It went wrong: ${code}` };
        void route.fulfill({ status, json: { error: { message: data.detail, code: -32603, data } } });
        resolve();
      };
    });
  });
  const picture = page.locator(".scan-photo img");
  const causes = [
    ["INTERNAL", 500, "Failed to process image", ["Another photo", "Retry Processing"]],
    ["SCAN_TIMEOUT", 504, "It went wrong: SCAN_TIMEOUT", ["Crop", "Retry Processing"]],
    ["SCAN_BUSY", 503, "It went wrong: SCAN_BUSY", ["Back", "Retry Processing"]],
  ] as const;
  await scanPhoto(page, photo);
  // A line goes over the page, and stands for nobody who reads by ear or wants no motion.
  const sweep = page.locator(".scan-sweep");
  await expect(sweep).toHaveAttribute("aria-hidden", "true");
  await expect(sweep).toBeHidden();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(sweep).toBeVisible();
  // Where it is and where its picture is are looked at together: the window itself may be on its way.
  const [line, under, moves] = await sweep.evaluate((line) => [
    line.getBoundingClientRect().toJSON(),
    line.parentElement?.querySelector("img")?.getBoundingClientRect().toJSON(),
    line.getAnimations({ subtree: true }).map(({ playState }) => playState),
  ]);
  expect(line).toEqual(under);
  expect(moves).toEqual(["running"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(sweep).toBeHidden();
  for (const { width, height } of [phone, desk]) {
    await page.setViewportSize({ width, height });
    for (const [code, status, cause, ways] of causes) {
      const cancel = page.getByRole("button", { name: "Cancel" });
      await expect(cancel).toBeVisible();
      const before = await picture.boundingBox();
      const bar = page.getByRole("progressbar");
      if (width === 390) {
        for (const place of [picture, bar, cancel])
          expect(Math.abs((await boxOf(place)).middleX - width / 2)).toBeLessThan(1);
      } else {
        // The photo is as high as the step; words and buttons begin on one line beside it.
        const room = await boxOf(page.locator(".scan-body"));
        expect((await boxOf(picture)).height).toBeGreaterThan(room.height * 0.85);
        expect((await boxOf(bar)).x).toBeGreaterThan((await boxOf(picture)).right + 32);
        for (const place of [page.getByText("Processing image with OCR..."), cancel])
          expect(Math.abs((await boxOf(place)).x - (await boxOf(bar)).x)).toBeLessThan(1);
      }
      refuse(code, status);
      await expect(page.getByRole("alert")).toHaveText(cause);
      await expect(sweep).toHaveCount(0);
      expect(await picture.boundingBox(), `${code} at ${width} px`).toEqual(before);
      await expect(page.locator(".scan-bar button")).toHaveText([...ways]);
      // What is folded away takes its room from nothing.
      await page.getByText("Other ways").press("Enter");
      await expect(page.getByRole("list", { name: "Other ways" }).getByRole("listitem")).toHaveText([
        ...((ways as readonly string[]).includes("Crop") ? [] : ["Crop"]),
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

test("a saving whose answer is lost keeps everything, over a reload too, and makes one recipe", {
  tag: "@nightly",
}, async ({ page, browser, signUp, problems }) => {
  await signUp();
  const photo = await photograph(browser, shortbread);
  await scanPhoto(page, photo);
  await toReview(page);
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Grandmother's shortbread");
  await quantity(page, 1).fill("2");
  problems.allow(/ERR_FAILED/);
  const answerAgain = await loseAnswers(page, "scans.save");
  await page.getByRole("button", { name: "Save Recipe" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to save recipe");
  await expect(title).toHaveValue("Grandmother's shortbread");
  await answerAgain();

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
