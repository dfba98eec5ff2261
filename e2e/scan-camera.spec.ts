import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { browserArguments, findBrowser } from "../server/cli/find-browser.mjs";
import { test as base, expect } from "./fixtures.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { openReview, quantity, startScanning } from "./scan-wizard.ts";

/** A browser whose fake camera films a printed page. */
const test = base.extend({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const executablePath = await findBrowser();
      const options = executablePath ? { executablePath } : {};
      const folder = mkdtempSync(join(tmpdir(), "larder-camera-"));
      const video = join(folder, "page.mjpeg");
      const browser = await chromium.launch({ args: browserArguments, ...options });
      const frame = await sharp(await photograph(browser, shortbread))
        .jpeg({ quality: 92 })
        .toBuffer();
      await browser.close();
      writeFileSync(video, Buffer.concat([frame, frame]));
      await use({
        ...options,
        args: [
          ...browserArguments,
          "--use-fake-device-for-media-stream",
          `--use-file-for-fake-video-capture=${video}`,
        ],
      });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

test("a recipe is scanned when its page is captured by the camera", { tag: "@nightly" }, async ({
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
  await openReview(page);
  expect(format).toBe("ffd8ff");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(shortbread.title);
  await expect(quantity(page, 1)).toHaveValue("1 ½");
  // The camera is off after the photo is taken.
  await expect(page.locator("video")).toHaveCount(0);
});

test("the phone's camera app opens when the page has no HTTPS", { tag: "@nightly" }, async ({
  page,
  signUp,
  checkA11y,
}) => {
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
