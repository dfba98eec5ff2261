import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";

export const password = "Copper-kettle7!";

/** A new address. Its domain is unique, because mails per hour are limited per domain. */
export const newAddress = () => `visitor@${randomBytes(6).toString("hex")}.example.org`;

/** Fills in the open registration form, but does not send it. */
export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: "Full Name" }).fill("Vera Visitor");
  await page.getByRole("textbox", { name: "Email Address" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
}

/** Opens the registration form, fills it in and sends it. */
export async function registerByForm(page: Page, email: string): Promise<void> {
  await page.goto("/register");
  await fillRegistration(page, email);
  await page.getByRole("button", { name: "Create Account" }).click();
}

/** Fills in the open sign-in form and sends it. */
export async function signInByForm(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Makes the visitor a guest, from the next page load on. */
export async function enterGuestMode(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("guestMode", "true"));
}
