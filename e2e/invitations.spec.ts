import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { password } from "./account-pages.ts";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, test } from "./fixtures.ts";
import type { RunningServer } from "./running-server.ts";

test.use({ serverEnv: { SIGNUP: "invite" } });

const admin = resolve(import.meta.dirname, "../dist/server/admin.js");
const email = "invited@kitchen.example.org";

const address = (page: Page) => page.getByRole("textbox", { name: "Email Address" });

/** Invites the address with the operator's admin command. */
async function invite({ dataDir }: RunningServer) {
  const env = { ...process.env, DATA_DIR: dataDir, SIGNUP: "invite" };
  await promisify(execFile)(process.execPath, [admin, "invite", email], { env });
}

test("an invitation signs the visitor in once when the form with the fixed address is sent", async ({
  page,
  server,
  problems,
  newVisitor,
  mailTo,
  checkA11y,
}) => {
  problems.allow(/status of 400/);
  await invite(server);
  const link = (await mailTo(email)).links[0] ?? "";
  expect(new URL(link).search).toMatch(/^\?invitation=[\w-]{43}$/);
  await page.goto(link);
  await expect(page).toHaveURL("/register");
  await page.getByRole("textbox", { name: "Full Name" }).fill("Vera Visitor");
  await page.reload();
  await expect(page.getByText("You are invited.", { exact: false })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Full Name" })).toHaveValue("Vera Visitor");
  await expect(address(page)).toHaveValue(email);
  await expect(address(page)).not.toBeEditable();

  const passwordField = page.getByLabel("Password", { exact: true });
  const uncommon = page.getByRole("listitem").filter({ hasText: "Not a common one" });
  await passwordField.fill("Summer2025!");
  await expect(uncommon).toHaveText(/, not yet met$/);
  await passwordField.fill(password);
  await expect(uncommon).toHaveText(/, met$/);
  await checkEverywhere(page, checkA11y, page.getByRole("button", { name: "Create Account" }));
  await page.getByLabel("Confirm Password").fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back, Vera!");

  const other = await newVisitor();
  await other.goto(link);
  await expect(other.getByText("This invitation has been used, or is older than seven days.")).toBeVisible();
  await expect(other.locator("form")).toHaveCount(0);
  await checkA11y(other);
});

test("the registration page has no form when the server requires an invitation", async ({
  page,
  checkA11y,
}) => {
  await page.goto("/register");
  await expect(page.getByRole("heading", { level: 1, name: "Join Larder" })).toBeVisible();
  const sentence = page.getByText(
    "New accounts on this server are by invitation only. Ask the person who runs it for one.",
  );
  await expect(page.locator("form")).toHaveCount(0);
  await checkEverywhere(page, checkA11y, sentence);
  await expect(page.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
  await page.getByRole("button", { name: "Browse as Guest" }).click();
  await expect(page).toHaveURL("/dashboard");
});
