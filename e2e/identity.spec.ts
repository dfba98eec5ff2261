import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { CLIENT_ID, CLIENT_SECRET, startIssuer, type TestIssuer } from "../server/test/identity-issuer.ts";
import { test as base, expect } from "./fixtures.ts";

/** A server that lets an issuer on this machine sign people in. */
const test = base.extend<object, { issuer: TestIssuer }>({
  issuer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const issuer = await startIssuer();
      await use(issuer);
      await issuer.close();
    },
    { scope: "worker" },
  ],
  serverEnv: [
    async ({ issuer }, use) =>
      use({ GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET, OIDC_ISSUER: issuer.url }),
    { scope: "worker" },
  ],
});

const continueButton = (page: Page) => page.getByRole("button", { name: /^Continue with 127\.0\.0\.1:\d+$/ });
const storage = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** Somebody whom the issuer knows from now on. */
function meet(issuer: TestIssuer) {
  const tag = randomBytes(6).toString("hex");
  const person = { sub: tag, email: `${tag}@${tag}.example.org`, email_verified: true, name: `Cook ${tag}` };
  issuer.claims = person;
  return person;
}

test("a stranger at a member's page continues with the third party and comes back to just that address", async ({
  page,
  issuer,
  checkA11y,
}) => {
  meet(issuer);
  await page.goto("/recipes?difficulty=HARD");
  await expect(page).toHaveURL("/login");
  await expect(continueButton(page)).toBeVisible();
  await checkA11y(page);
  await continueButton(page).click();
  await expect(page).toHaveURL("/recipes?difficulty=HARD");
  await expect(page.getByRole("heading", { name: "My Recipes" })).toBeVisible();
  const kept = await storage(page);
  expect(kept.token).toMatch(/^[\w-]{40,}$/);
  expect(kept.refresh_token).toMatch(/^[\w-]{40,}$/);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Welcome, Cook" })).toBeVisible();
});

test("who signs in with a password and has the same address is the same person, and is told by mail", async ({
  page,
  issuer,
  createMember,
  mailTo,
}) => {
  const member = await createMember();
  meet(issuer);
  issuer.claims.email = member.email;
  await page.goto("/login");
  await continueButton(page).click();
  await expect(page.getByRole("heading", { name: "Welcome, Cook" })).toBeVisible();
  const mail = await mailTo(member.email, /A new way to sign in/);
  expect(mail.links.join()).toContain("/forgot-password");
});

base("without a third party there is no such button, and no way round by its address", async ({ page }) => {
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: /^(Sign In|Create Account)$/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Continue with/ })).toHaveCount(0);
  }
  expect((await page.request.get("/api/auth/google/start")).status()).toBe(503);
});
