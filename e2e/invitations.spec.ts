import { createHash, randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openDb } from "#db/client.ts";
import { invitations } from "#db/schema/index.ts";
import { checkEverywhere } from "./check-everywhere.ts";
import { test as base, expect } from "./fixtures.ts";
import { seededFolder } from "./running-server.ts";

type Invited = { folder: string; email: string; token: string };

/** A server that has invited somebody before it starts. */
const test = base.extend<object, { invited: Invited }>({
  invited: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "larder-e2e-invited-"));
      cpSync(process.env[seededFolder] ?? "", folder, { recursive: true });
      const email = "invited@example.org";
      const token = randomBytes(32).toString("base64url");
      const db = await openDb(`file:${join(folder, "larder.db")}`);
      const linkHash = createHash("sha256").update(token).digest("hex");
      const createdAt = Date.now();
      const expiresAt = createdAt + 3_600_000;
      await db.write((tx) => tx.insert(invitations).values({ email, linkHash, createdAt, expiresAt }));
      await db.close();
      await use({ folder, email, token });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  serverEnv: [async ({ invited }, use) => use({ DATA_DIR: invited.folder }), { scope: "worker" }],
});

const password = "Copper-kettle7!";

async function register(page: Page, email: string) {
  await page.getByRole("textbox", { name: "Full Name" }).fill("Vera Visitor");
  await page.getByRole("textbox", { name: "Email Address" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
}

test("an invitation leaves the address bar, outlives a reload and makes the account at once", async ({
  page,
  invited,
  checkA11y,
}) => {
  const { email, token } = invited;
  await page.goto(`/register?invitation=${token}`);
  await expect(page).toHaveURL("/register");
  await page.reload();
  await expect(page.getByText("You are invited.", { exact: false })).toBeVisible();
  await checkEverywhere(page, checkA11y, page.getByRole("button", { name: "Create Account" }));
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
