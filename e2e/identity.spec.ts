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
  await expect(page.getByRole("heading", { name: "Welcome back, Cook!" })).toBeVisible();
});

test("the code is out of the address at once, and a word says what goes on meanwhile", {
  tag: "@long",
}, async ({ page, issuer }) => {
  meet(issuer);
  let letGo = () => {};
  const mayGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const bodies: string[] = [];
  await page.route("**/trpc/identities.signIn*", async (route) => {
    bodies.push(route.request().postData() ?? "");
    await mayGo;
    await route.continue();
  });
  await page.goto("/register");
  await continueButton(page).click();
  await expect(page.getByText("Signing you in...")).toBeVisible();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeHidden();
  letGo();
  await expect(page).toHaveURL("/dashboard");
  expect(bodies).toHaveLength(1);
  expect(JSON.parse(bodies[0] ?? "")).toMatchObject({ redirectUri: new URL("/login", page.url()).href });
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
  await expect(page.getByRole("heading", { name: "Welcome back, Cook!" })).toBeVisible();
  const mail = await mailTo(member.email, /A new way to sign in/);
  expect(mail.links.join()).toContain("/forgot-password");
});

test("what fails is said in an alert, once, and the form leads on to the address that was asked for", {
  tag: "@long",
}, async ({ page, issuer, createMember, problems }) => {
  problems.allow(/status of 400/);
  const member = await createMember();
  meet(issuer);
  issuer.claims.email_verified = false;
  await page.goto("/recipes/import");
  await continueButton(page).click();
  await expect(page.getByRole("alert")).toHaveText("Google login failed");
  await expect(page).toHaveURL("/login");
  await page.reload();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
  await page.getByRole("textbox", { name: "Email" }).fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/recipes/import");
});

test("an answer that another browser began signs nobody in", { tag: "@long" }, async ({
  page,
  issuer,
  newVisitor,
  problems,
}) => {
  problems.allow(/status of 400|ERR_FAILED/);
  meet(issuer);
  const attacker = await newVisitor();
  await attacker.route("**/trpc/identities.signIn*", (route) => route.abort());
  await attacker.goto("/login");
  const unsent = attacker.waitForRequest("**/trpc/identities.signIn*");
  await continueButton(attacker).click();
  const { code, state } = (await unsent).postDataJSON() as { code: string; state: string };
  await page.goto(`/login?${new URLSearchParams({ code, state })}`);
  await expect(page.getByRole("alert")).toHaveText("Google login failed");
  expect(await storage(page)).not.toHaveProperty("token");
});

test("who says no at the third party is told calmly that nothing has changed", { tag: "@long" }, async ({
  page,
  issuer,
  checkA11y,
}) => {
  meet(issuer);
  issuer.refusal = "access_denied";
  await page.goto("/recipes");
  await continueButton(page).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    /^You did not sign in with 127\.0\.0\.1:\d+\. Nothing has changed: try again, or sign in another way\.$/,
  );
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("alert")).toBeHidden();
  await checkA11y(page);
  // The address that was asked for is not forgotten.
  await continueButton(page).click();
  await expect(page).toHaveURL("/recipes");
});

test("a third party that does not answer is said so, and any other word of it is a failure", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/login?error=temporarily_unavailable");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    /^127\.0\.0\.1:\d+ does not answer right now\. Try again in a moment, or sign in another way\.$/,
  );
  await expect(page).toHaveURL("/login");
  await page.goto("/login?error=server_error&error_description=%3Cb%3EBoom");
  await expect(page.getByRole("alert")).toHaveText("Google login failed");
  await expect(page).toHaveURL("/login");
});

base("without a third party there is no such button, and no way round by its address", async ({ page }) => {
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: /^(Sign In|Create Account)$/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Continue with/ })).toHaveCount(0);
  }
  expect((await page.request.get("/api/auth/google/start")).status()).toBe(503);
});
