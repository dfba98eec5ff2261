import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { browserArguments, findBrowser } from "../server/bin/find-browser.mjs";
import { test as base, expect } from "./fixtures.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { choosePhoto, quantity, startScanning, toReview } from "./scan-wizard.ts";

/** A browser whose camera looks at a printed page. */
const test = base.extend({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const executablePath = await findBrowser();
      const options = executablePath ? { executablePath } : {};
      const folder = mkdtempSync(join(tmpdir(), "larder-camera-"));
      const film = join(folder, "page.mjpeg");
      const browser = await chromium.launch({ args: browserArguments, ...options });
      const frame = await sharp(await photograph(browser, shortbread))
        .jpeg({ quality: 92 })
        .toBuffer();
      await browser.close();
      writeFileSync(film, Buffer.concat([frame, frame]));
      await use({
        ...options,
        args: [
          ...browserArguments,
          "--use-fake-device-for-media-stream",
          `--use-file-for-fake-video-capture=${film}`,
        ],
      });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

test("what the camera sees becomes a recipe", { tag: "@long" }, async ({
  page,
  context,
  server,
  signUp,
  checkA11y,
}) => {
  await signUp();
  await context.grantPermissions(["camera"], { origin: server.url });
  await page.goto("/recipes/scan");
  await startScanning(page);
  let format = "";
  page.on("request", (request) => {
    if (!request.url().includes("scans.process")) return;
    format = Buffer.from(request.postDataJSON().imageData, "base64").subarray(0, 3).toString("hex");
  });
  await page.getByRole("button", { name: "Use Camera" }).click();
  const capture = page.getByRole("button", { name: "Capture", exact: true });
  await expect(capture).toBeFocused();
  await checkA11y(page);
  await capture.click();
  await toReview(page);
  expect(format).toBe("ffd8ff");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(shortbread.title);
  await expect(quantity(page, 1)).toHaveValue("1 ½");
  // Nobody is filmed any longer.
  await expect(page.locator("video")).toHaveCount(0);
});

test("another photo takes the place of one that could not be read", { tag: "@long" }, async ({
  page,
  context,
  server,
  signUp,
  problems,
  checkA11y,
}) => {
  problems.allow(/status of 4(15|22)/);
  await signUp();
  await context.grantPermissions(["camera"], { origin: server.url });
  await page.goto("/recipes/scan");
  await startScanning(page);
  await choosePhoto(page, Buffer.from("Dear diary"), { name: "diary.jpg", mimeType: "image/jpeg" });
  const another = page.getByRole("button", { name: "Another photo" });
  await another.click();
  // Who thinks better of it has lost nothing.
  await page.getByRole("button", { name: "Close camera" }).click();
  await expect(page.getByText("This browser cannot show this picture. It is sent as it is.")).toBeVisible();
  await page.getByRole("button", { name: "Process with OCR" }).click();
  await another.click();
  await page.getByRole("button", { name: "Capture", exact: true }).click();
  await expect(page.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
  await checkA11y(page);
  await page.getByRole("button", { name: "Process with OCR" }).click();
  await toReview(page);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(shortbread.title);
});

test("of several pages another photo takes the place of the one that could not be read", {
  tag: "@long",
}, async ({ page, context, server, signUp, browser, problems }) => {
  problems.allow(/status of 415/);
  await signUp();
  await context.grantPermissions(["camera"], { origin: server.url });
  await page.goto("/recipes/scan");
  await startScanning(page);
  await page.getByRole("switch", { name: "This recipe has several pages" }).click();
  await choosePhoto(page, await photograph(browser, { ...shortbread, steps: [] }));
  await expect(page.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
  await choosePhoto(page, Buffer.from("Dear diary"), { name: "diary.jpg", mimeType: "image/jpeg" });
  await expect(page.getByRole("button", { name: "Page 2", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Process with OCR" }).click();
  const pages = page.getByRole("list", { name: "Pages of this recipe" }).getByRole("listitem");
  await expect(page.getByRole("alert")).toHaveText(/^Unsupported image format/, { timeout: 40_000 });
  await expect(pages).toHaveText([/Page 1$/, /Page 2: not read$/]);
  await expect(page.getByText("Your photos are kept. It is page 2 of 2.")).toBeVisible();
  await page.getByRole("button", { name: "Another photo" }).click();
  await page.getByRole("button", { name: "Capture", exact: true }).click();
  await expect(page.getByRole("img", { name: "Page 2 of 2" })).toBeVisible();
});

test("a camera that is refused is told, and the gallery still works", { tag: "@long" }, async ({
  page,
  signUp,
  browser,
  checkA11y,
}) => {
  await signUp();
  await page.goto("/recipes/scan");
  await startScanning(page);
  await page.getByRole("button", { name: "Use Camera" }).click();
  await expect(page.getByRole("alert")).toHaveText("Unable to access camera. Please check permissions.");
  await checkA11y(page);
  await choosePhoto(page, await photograph(browser, shortbread));
  await expect(page.getByText("Processing image with OCR...")).toBeVisible();
});

test("without HTTPS the phone's own camera opens", { tag: "@long" }, async ({ page, signUp, checkA11y }) => {
  await page.addInitScript(() => Object.defineProperty(window, "isSecureContext", { value: false }));
  await signUp();
  await page.goto("/recipes/scan");
  await startScanning(page);
  await expect(page.getByText(/your phone's own camera opens/)).toBeVisible();
  await checkA11y(page);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Use Camera" }).click();
  await expect((await chooser).element().getAttribute("capture")).resolves.toBe("environment");
});
