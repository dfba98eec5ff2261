import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";

export const password = "Copper-kettle7!";

/** Each with a domain of its own: the mails an hour to one domain are bounded. */
export const newAddress = () => `visitor@${randomBytes(6).toString("hex")}.example.org`;

/** Fills the form for a new account. */
export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: "Full Name" }).fill("Vera Visitor");
  await page.getByRole("textbox", { name: "Email Address" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
}

/** Fills the form to register and sends it. */
export async function registerByForm(page: Page, email: string): Promise<void> {
  await page.goto("/register");
  await fillRegistration(page, email);
  await page.getByRole("button", { name: "Create Account" }).click();
}

/** Fills the open sign-in form and sends it. */
export async function signInByForm(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** The page's browser is that of a guest from the next load on. */
export async function beGuest(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("guestMode", "true"));
}
