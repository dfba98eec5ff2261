import type { Page } from "@playwright/test";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, test } from "./fixtures.ts";

test.use({ serverEnv: { SIGNUP: "closed" } });

const email = "somebody@example.org";
const address = (page: Page) => page.getByRole("textbox", { name: "Email Address" });

async function register(page: Page) {
  await page.getByRole("textbox", { name: "Full Name" }).fill("Vera Visitor");
  await address(page).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Copper-kettle7!");
  await page.getByLabel("Confirm Password").fill("Copper-kettle7!");
  await page.getByRole("button", { name: "Create Account" }).click();
}

test("where nobody can register one is told calmly what to do, and keeps what was typed", {
  tag: "@long",
}, async ({ page, problems, checkA11y }) => {
  problems.allow(/status of 403/);
  await page.goto("/register");
  await expect(page.getByRole("status").getByText("Registration is closed on this server")).toBeVisible();
  await register(page);
  await expect(page.getByRole("alert")).toHaveText(
    /^Registration is closed on this server\s*Ask whoever runs it for an account, or for an invitation\.$/,
  );
  await expect(page.getByRole("textbox", { name: "Full Name" })).toHaveValue("Vera Visitor");
  await expect(address(page)).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await checkEverywhere(page, checkA11y, page.getByRole("alert"));
});

test("an invitation that does not fit says what it is good for, and leads to the address", {
  tag: "@long",
}, async ({ page, problems }) => {
  problems.allow(/status of 403/);
  await page.goto("/register?invitation=of-somebody-else");
  await expect(page).toHaveURL("/register");
  await register(page);
  await expect(page.getByRole("alert")).toHaveText(
    /^Registration is closed on this server\s*An invitation works for seven days, and for the address/,
  );
  await expect(address(page)).toBeFocused();
});
