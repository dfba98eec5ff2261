import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, test } from "./fixtures.ts";
import type { RunningServer } from "./running-server.ts";

test.use({ serverEnv: { SIGNUP: "invite" } });

const admin = resolve(import.meta.dirname, "../dist/server/admin.js");
const email = "invited@kitchen.example.org";
const password = "Copper-kettle7!";

const address = (page: Page) => page.getByRole("textbox", { name: "Email Address" });

/** As whoever runs the server does it. */
async function invite({ dataDir }: RunningServer) {
  const env = { ...process.env, DATA_DIR: dataDir, SIGNUP: "invite" };
  await promisify(execFile)(process.execPath, [admin, "invite", email], { env });
}

async function register(page: Page, typed: string) {
  await page.getByRole("textbox", { name: "Full Name" }).fill("Vera Visitor");
  await address(page).fill(typed);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
}

test("an invitation leaves the address bar, outlives a reload, fits its address alone and makes the account at once", {
  tag: "@nightly",
}, async ({ page, server, problems, mailTo, checkA11y }) => {
  problems.allow(/status of 403/);
  await invite(server);
  const link = (await mailTo(email)).links[0] ?? "";
  expect(new URL(link).search).toMatch(/^\?invitation=[\w-]{43}$/);
  await page.goto(link);
  await expect(page).toHaveURL("/register");
  await page.reload();
  await expect(page.getByText("You are invited.", { exact: false })).toBeVisible();
  await checkEverywhere(page, checkA11y, page.getByRole("button", { name: "Create Account" }));

  await register(page, "another@kitchen.example.org");
  await expect(page.getByRole("alert")).toHaveText(
    /^Registration is closed on this server\s*An invitation works for seven days, and for the address/,
  );
  await expect(address(page)).toBeFocused();

  await register(page, email);
  const heading = page.getByRole("heading", { level: 1, name: "Your account is ready" });
  await expect(heading).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole("button", { name: "Send Verification Email" })).toHaveCount(0);
  await checkEverywhere(page, checkA11y, heading);
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(page.getByText("needs to be verified", { exact: false })).toHaveCount(0);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Vera" })).toBeVisible();
});
