import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export async function startScanning(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start Recipe Scanning" }).click();
  await expect(page.getByRole("dialog", { name: "Scan a recipe" })).toBeVisible();
}

/** From the gallery, as whoever chose it in the system's own dialog. */
export async function choosePhoto(
  page: Page,
  buffer: Buffer,
  file = { name: "page.png", mimeType: "image/png" },
): Promise<void> {
  await page.locator("input[type=file]").setInputFiles({ ...file, buffer });
}

/** From the scanner's page to the photo in the wizard. */
export async function scanPhoto(page: Page, photo: Buffer): Promise<void> {
  await page.goto("/recipes/scan");
  await startScanning(page);
  await choosePhoto(page, photo);
}

/** Waits for the reading, and goes on to what was read. */
export async function toReview(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Review and Edit" }).click({ timeout: 40_000 });
  await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();
}

export const quantity = (page: Page, number: number) =>
  page.getByRole("textbox", { name: `Quantity of Ingredient ${number}` });
