import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export async function startScanning(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start Recipe Scanning" }).click();
  await expect(page.getByRole("dialog", { name: "Scan a recipe" })).toBeVisible();
}

/** Chooses a photo with the hidden file input. */
export async function choosePhoto(
  page: Page,
  buffer: Buffer,
  file = { name: "page.png", mimeType: "image/png" },
): Promise<void> {
  await page.locator("input[type=file]").setInputFiles({ ...file, buffer });
}

/** Opens the scanner and chooses a photo. */
export async function scanPhoto(page: Page, photo: Buffer): Promise<void> {
  await page.goto("/recipes/scan");
  await startScanning(page);
  await choosePhoto(page, photo);
}

/** Waits up to 40 s for the recognition and opens the review. */
export async function openReview(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Review and Edit" }).click({ timeout: 40_000 });
  await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();
}

export const quantity = (page: Page, number: number) =>
  page.getByRole("textbox", { name: `Quantity of Ingredient ${number}` });
