import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./fixtures.ts";
import { photograph, shortbread } from "./recipe-page.ts";
import { choosePhoto, openReview, scanPhoto, startScanning } from "./scan-wizard.ts";
import { boxOf } from "./viewports.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Scan a recipe" });
const step = (page: Page) => page.locator("[aria-current=step]");

/** Records the scan requests, but never answers them. */
async function holdScans(page: Page) {
  const sent: { imageData: string; moreImages: string[] }[] = [];
  await page.route("**/trpc/scans.process*", (route) => {
    sent.push(route.request().postDataJSON());
    return new Promise(() => {});
  });
  return sent;
}

/** Width and height of a base64 PNG or JPEG in pixels. */
function sizeOf(page: Page, base64: string) {
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const { width, height } = await createImageBitmap(new Blob([bytes]));
    return { width, height };
  }, base64);
}

test("a photo is scanned automatically, or on request when it was turned or cropped", {
  tag: "@nightly",
}, async ({ page, browser, signUp, checkA11y }) => {
  await signUp();
  const photo = await photograph(browser, shortbread);
  const sent = await holdScans(page);
  await scanPhoto(page, photo);
  await expect(step(page)).toHaveText("Process with OCR");
  await expect.poll(() => sent.length).toBe(1);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(step(page)).toHaveText("Capture or Upload Image");

  const picture = page.getByRole("img", { name: "Page 1 of 1" });
  const isWide = () =>
    picture.evaluate((image: HTMLImageElement) => image.naturalWidth > image.naturalHeight);
  await expect.poll(isWide).toBe(false);
  await page.getByRole("button", { name: "Turn right" }).click();
  await expect.poll(isWide).toBe(true);
  await page.getByRole("button", { name: "Turn left" }).click();
  await expect.poll(isWide).toBe(false);

  await page.getByRole("button", { name: "Crop" }).click();
  const corner = page.getByRole("button", { name: "Bottom right corner" });
  await expect(corner).toHaveAccessibleDescription("100 % from the left, 100 % from the top");
  await checkA11y(page);
  await corner.focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press("Shift+ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await expect(corner).toHaveAccessibleDescription("99 % from the left, 80 % from the top");
  const left = page.getByRole("button", { name: "Bottom left corner" });
  await left.focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press("Shift+ArrowUp");
  await page.getByRole("button", { name: "Use this" }).click();

  expect(sent).toHaveLength(1);
  await page.getByRole("button", { name: "Process with OCR" }).click();
  await expect.poll(() => sent.length).toBe(2);
  const [full, cropped] = [
    await sizeOf(page, sent[0]?.imageData ?? ""),
    await sizeOf(page, sent[1]?.imageData ?? ""),
  ];
  expect(full).toEqual({ width: 1240, height: 1640 });
  expect(Math.abs(cropped.height - 0.8 * full.height)).toBeLessThan(20);

  // A larger photo is rotated upright and scaled down to 2,500 pixels before it is sent.
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Remove" }).click();
  const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#eee" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await choosePhoto(page, large, { name: "large.jpg", mimeType: "image/jpeg" });
  await expect.poll(() => sent.length).toBe(3);
  expect(await sizeOf(page, sent[2]?.imageData ?? "")).toEqual({ width: 1875, height: 2500 });
});

test("the pages change their order when one is dragged or moved by arrow keys", {
  tag: "@nightly",
}, async ({ page, browser, signUp, checkA11y }) => {
  await signUp();
  const photo = await photograph(browser, shortbread);
  await page.goto("/recipes/scan");
  await startScanning(page);
  await page.getByRole("switch", { name: "This recipe has several pages" }).click();
  for (const pages of [1, 2, 3]) {
    await choosePhoto(page, photo);
    await expect(page.getByRole("img", { name: `Page ${pages} of ${pages}` })).toBeVisible();
  }
  // The rotated page differs from the others in shape.
  await page.getByRole("button", { name: "Turn right" }).click();
  const strip = page.getByRole("list", { name: "Pages of this recipe" });
  const isTurned = () =>
    strip
      .locator("img")
      .evaluateAll((all) =>
        all.map((image) => image instanceof HTMLImageElement && image.naturalWidth > image.naturalHeight),
      );
  await expect.poll(isTurned).toEqual([false, false, true]);
  const shown = (number: number) => page.getByRole("img", { name: `Page ${number} of 3` });
  const tile = (number: number) => page.getByRole("button", { name: `Page ${number}`, exact: true });

  await tile(1).click();
  await expect(shown(1)).toBeVisible();
  expect(await isTurned()).toEqual([false, false, true]);

  const [from, to] = [await boxOf(tile(3)), await boxOf(tile(1))];
  const drag = async () => {
    await page.mouse.move(from.middleX, from.middleY);
    await page.mouse.down();
    await page.mouse.move(to.middleX - 10, to.middleY, { steps: 6 });
    await expect(strip.locator(".is-before")).toHaveCount(1);
  };
  await drag();
  // Escape cancels the drag, but does not close the dialog.
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await isTurned()).toEqual([false, false, true]);
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await drag();
  await page.mouse.up();
  await expect.poll(isTurned).toEqual([true, false, false]);
  await expect(shown(1)).toBeVisible();
  await expect(page.getByText("It is page 1 now.")).toBeAttached();

  await tile(1).focus();
  await expect(tile(1)).toHaveAccessibleDescription("Left and right arrow keys move it among the pages.");
  await page.keyboard.press("ArrowRight");
  await expect.poll(isTurned).toEqual([false, true, false]);
  await expect(tile(2)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(isTurned).toEqual([false, false, true]);
  await expect(tile(3)).toBeFocused();
  await expect(shown(3)).toBeVisible();

  await page.getByRole("button", { name: "Add a page" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Use Camera", "Upload from Gallery"]);
  // The menu must fit into the dialog, which clips its overflow.
  const [menu, edge] = [await boxOf(page.getByRole("menu")), await boxOf(dialog(page))];
  expect(menu.bottom).toBeLessThanOrEqual(edge.bottom);
  expect(menu.y).toBeGreaterThanOrEqual(edge.y);
  await checkA11y(page);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("menuitem", { name: "Upload from Gallery" }).click();
  await (await chooser).setFiles({ name: "page.png", mimeType: "image/png", buffer: photo });
  await expect(page.getByRole("img", { name: "Page 4 of 4" })).toBeVisible();
});

test("a picture on a scanned page becomes the cover when it is chosen", { tag: "@nightly" }, async ({
  page,
  browser,
  signUp,
  problems,
  checkA11y,
}) => {
  problems.allow(/status of 422/);
  await signUp();
  const photo = await photograph(browser, { ...shortbread, hasPicture: true });
  await scanPhoto(page, photo);
  await openReview(page);
  const use = page.getByRole("combobox", { name: "Use of Image 1" });
  await expect(page.getByText(/^\d+% sure$/).first()).toBeVisible();
  await use.selectOption({ label: "Step 2" });
  await expect(page.getByText("With Image 1")).toBeVisible();
  await use.selectOption({ label: "Not used" });
  await expect(page.getByText("With Image 1")).toBeHidden();
  await use.selectOption({ label: "Cover" });
  await checkA11y(page);
  // After a day the server has deleted the photo, so the client must upload it again.
  await page.route(
    "**/trpc/scans.save*",
    (route) => route.continue({ postData: { ...route.request().postDataJSON(), photoIds: ["gone"] } }),
    { times: 1 },
  );
  await page.getByRole("button", { name: "Save Recipe" }).click();
  await page.getByRole("link", { name: "View Recipe" }).click();
  await expect(page.locator(".recipe-picture img")).toHaveAttribute("src", /\/images\//);
  await page.getByRole("button", { name: "Original photo" }).click();
  await expect(page.getByRole("img", { name: "Original photo" })).toBeVisible();
});
