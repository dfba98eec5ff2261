import type { Page } from "@playwright/test";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, test } from "./fixtures.ts";

const confirmButton = (page: Page) => page.getByRole("button", { name: "Yes, it is me" });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a trust link shows an error when it is invalid, and can be retried when the call fails", {
  tag: "@nightly",
}, async ({ page, problems, checkA11y }) => {
  problems.allow(/status of 400|ERR_FAILED/);
  await page.goto("/trust/no-such-token");
  await page.route("**/trpc/sessions.trustBrowser*", (route) => route.abort());
  await confirmButton(page).click();
  await expect(page.getByRole("alert")).toContainText("That did not work. Please try again.");
  await page.unrouteAll();
  await confirmButton(page).click();
  await expect(page.getByRole("alert")).toContainText("Invalid or expired link");
  await expect(title(page, "That link did not work")).toBeFocused();
  await checkEverywhere(page, checkA11y, page.getByRole("alert"));
  await page.getByRole("link", { name: "Sign in again" }).click();
  await expect(page).toHaveURL("/login");

  await page.goto("/trust");
  await expect(page.getByRole("alert")).toContainText("Invalid or expired link");
});
