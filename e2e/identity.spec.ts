import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { CLIENT_ID, CLIENT_SECRET, startIssuer, type TestIssuer } from "../server/test/identity-issuer.ts";
import { signInByForm } from "./account-pages.ts";
import { checkEverywhere } from "./check-everywhere.ts";
import { test as base, expect, type Member } from "./fixtures.ts";

/** The server under test accepts sign-ins of a local OpenID Connect issuer. */
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
const signInMethods = (page: Page) => page.getByRole("region", { name: "Ways to sign in" });
const addButton = (page: Page) => signInMethods(page).getByRole("button", { name: /^Add 127/ });
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const storage = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** Makes the issuer sign in a new person from now on; returns the person's claims. */
function addPerson(issuer: TestIssuer) {
  const tag = randomBytes(6).toString("hex");
  const person = { sub: tag, email: `${tag}@${tag}.example.org`, email_verified: true, name: `Cook ${tag}` };
  issuer.claims = person;
  return person;
}

test("a visitor returns to the requested address when the sign-in is by an identity provider", async ({
  page,
  issuer,
  checkA11y,
}) => {
  addPerson(issuer);
  await page.goto("/recipes?difficulty=HARD");
  await expect(page).toHaveURL("/login");
  await expect(continueButton(page)).toBeVisible();
  await checkA11y(page);
  await continueButton(page).click();
  await expect(page).toHaveURL("/recipes?difficulty=HARD");
  await expect(page.getByRole("heading", { name: "My Recipes" })).toBeVisible();
  const stored = await storage(page);
  expect(stored.token).toMatch(/^[\w-]{40,}$/);
  expect(stored.refresh_token).toMatch(/^[\w-]{40,}$/);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Welcome back, Cook!" })).toBeVisible();
});

test("a provider sign-in links to the account and sends a mail when the address is the same", async ({
  page,
  issuer,
  createMember,
  mailTo,
}) => {
  const member = await createMember();
  addPerson(issuer);
  issuer.claims.email = member.email;
  await page.goto("/login");
  await continueButton(page).click();
  await expect(page.getByRole("heading", { name: "Welcome back, Cook!" })).toBeVisible();
  const mail = await mailTo(member.email, /A new way to sign in/);
  expect(mail.links.join()).toContain("/remove-sign-in/");
});

test("a password reset names its account and lists the removed services when one was linked", async ({
  page,
  issuer,
  request,
  createMember,
  mailTo,
  problems,
  checkA11y,
}) => {
  // The reset also ends this browser's session, which causes a 401.
  problems.allow(/status of 401/);
  const member = await createMember();
  addPerson(issuer);
  issuer.claims.email = member.email;
  await page.goto("/login");
  await continueButton(page).click();
  await expect(page).toHaveURL("/dashboard");
  await request.post("/api/auth/forgot-password", { data: { email: member.email } });
  await page.goto((await mailTo(member.email, /^Set a new password$/)).links[0] ?? "");
  await expect(page.getByText(member.name)).toBeVisible();
  await page.getByLabel("New Password", { exact: true }).fill("Walnut-board 42?");
  await page.getByLabel("Confirm New Password").fill("Walnut-board 42?");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(title(page, "Password Reset Successful")).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveText(/^127\.0\.0\.1:\d+$/);
  await checkA11y(page);
  await page.getByRole("link", { name: "Go to your ways to sign in" }).click();
  await expect(page).toHaveURL("/login");
  await signInByForm(page, { email: member.email, password: "Walnut-board 42?" });
  await expect(page).toHaveURL("/profile?open=ways");
  await expect(addButton(page)).toBeVisible();
});

/** Types the password into the open dialog, by keyboard only. */
async function reauthenticate(page: Page, { password }: Member) {
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Your password")).toBeVisible();
  await dialog.getByLabel("Your password").focus();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
}

test("a linked service signs the member in until it is removed in the profile or by the mailed link", async ({
  page,
  issuer,
  signUp,
  createMember,
  signIn,
  newVisitor,
  mailTo,
  problems,
  checkA11y,
}) => {
  test.slow();
  const member = await signUp();
  const person = addPerson(issuer);
  await page.goto("/profile");
  await expect(addButton(page)).toBeVisible();
  await checkA11y(page);

  // The member declines at the provider.
  issuer.refusal = "access_denied";
  await addButton(page).press("Enter");
  await page.keyboard.press("Tab");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Continue to 127/ }).press("Enter");
  await expect(dialog.getByText("Password is required")).toBeVisible();
  await checkA11y(page);
  await reauthenticate(page, member);
  const declined = /^You did not sign in with 127\.0\.0\.1:\d+, so it was not added\. Nothing has changed\.$/;
  await expect(signInMethods(page).getByText(declined)).toBeVisible();
  await expect(page).toHaveURL("/profile?open=ways");

  await addButton(page).press("Enter");
  await reauthenticate(page, member);
  await expect(page.getByText(/^You can sign in with 127\.0\.0\.1:\d+ now\.$/)).toBeVisible();
  await expect(page).toHaveURL("/profile?open=ways");
  await expect(signInMethods(page)).toContainText(person.email);
  await expect(addButton(page)).toHaveCount(0);
  await checkEverywhere(page, checkA11y, signInMethods(page).getByText(person.email));

  // The service signs the same member in, although its email address differs.
  const phone = await newVisitor();
  await phone.goto("/login");
  await continueButton(phone).click();
  await expect(phone).toHaveURL("/dashboard");
  await phone.goto("/security?tab=history");
  const rows = phone.getByRole("tabpanel").locator("tbody tr:not(.login-day)");
  await expect(rows.first()).toContainText(/127\.0\.0\.1:\d+/);
  await expect(rows.last()).toContainText("Password");
  await checkA11y(phone);

  // "Not me" does not remove the service, but the page links to its removal.
  await page.goto("/security?tab=alerts");
  const added = page.getByRole("listitem").filter({ hasText: "A way to sign in was added" });
  await added.getByRole("button", { name: "Not me" }).press("Enter");
  await page.getByRole("button", { name: "End it" }).press("Enter");
  await expect(page.getByText("Remove the service that you did not add")).toBeVisible();
  await checkA11y(page);
  await page.getByRole("link", { name: "See your ways to sign in" }).press("Enter");

  const remove = signInMethods(page).getByRole("button", { name: /^Remove/ });
  await remove.press("Enter");
  await expect(page.getByRole("dialog")).toContainText(
    "other browsers that signed in with it are signed out",
  );
  await checkA11y(page);
  await reauthenticate(page, member);
  await expect(remove).toHaveCount(0);
  await expect(addButton(page)).toBeVisible();
  await expect(signInMethods(page).getByRole("heading", { name: "Ways to sign in" })).toBeFocused();

  // The service is added again, and removed by the mailed link in a browser where another member is signed
  // in.
  await mailTo(member.email, /A new way to sign in/);
  await addButton(page).press("Enter");
  await reauthenticate(page, member);
  await expect(remove).toBeVisible();
  const { links } = await mailTo(member.email, /A new way to sign in/);
  const link = links.find((address) => address.includes("/remove-sign-in/")) ?? "";
  const other = await newVisitor();
  await signIn(other, await createMember());
  await other.goto(link);
  await expect(title(other, /^Remove 127\.0\.0\.1:\d+\?$/)).toBeVisible();
  await expect(other.getByText(member.email)).toBeVisible();
  await expect(other.getByRole("navigation")).toHaveCount(0);
  await expect(other.getByRole("banner")).toHaveCount(0);
  const removeByLink = other.getByRole("button", { name: /^Remove 127/ });
  await checkEverywhere(other, checkA11y, removeByLink);
  await page.reload();
  await expect(remove).toBeVisible();
  await removeByLink.press("Enter");
  await expect(title(other, "Removed")).toBeFocused();
  await checkA11y(other);
  await page.reload();
  await expect(addButton(page)).toBeVisible();
  await other.goto(link);
  await expect(title(other, "Already removed")).toBeVisible();
  await checkA11y(other);
  problems.allow(/status of 400/);
  await other.goto("/remove-sign-in/unknown");
  await expect(title(other, "That link did not work")).toBeFocused();
  await checkA11y(other);
});

test("the sign-in methods are accessible when they load, fail, or include a service no longer in use", {
  tag: "@nightly",
}, async ({ page, signUp, problems, checkA11y }) => {
  problems.allow(/status of 500/);
  await signUp();
  const calls = "**/trpc/*identities.ways*";
  await page.route(calls, () => {});
  await page.goto("/profile");
  await expect(signInMethods(page).locator("[class*=-coming]")).toBeVisible();
  await checkA11y(page);
  await page.unroute(calls);

  const stub = (data: object) =>
    page.route(calls, async (route) => {
      const response = await route.fetch();
      const procedures = new URL(route.request().url()).pathname.replace("/trpc/", "").split(",");
      const results: object[] = await response.json();
      await route.fulfill({
        response,
        json: results.map((result, i) => (procedures[i] === "identities.ways" ? data : result)),
      });
    });
  const error = { message: "", code: -32603, data: { code: "INTERNAL_SERVER_ERROR", httpStatus: 500 } };
  await stub({ error });
  await page.reload();
  await expect(signInMethods(page).getByRole("button", { name: "Try Again" })).toBeVisible();
  await checkA11y(page);
  await page.unrouteAll({ behavior: "wait" });

  const used = "2026-05-03T08:00:00.000Z";
  const old = {
    id: "old",
    service: "Google",
    email: null,
    linkedAt: used,
    lastUsedAt: used,
    isAvailable: false,
  };
  await stub({ result: { data: { hasPassword: true, identities: [old], addable: null } } });
  await page.reload();
  await expect(signInMethods(page)).toContainText(
    "This server no longer uses Google, so it does not open your account.",
  );
  await checkA11y(page);
});

test("an account is asked for a password when a new address removes its only service", async ({
  page,
  issuer,
  createMember,
  signIn,
  newVisitor,
  mailTo,
  checkA11y,
}) => {
  test.slow();
  const person = addPerson(issuer);
  await page.goto("/login");
  await continueButton(page).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/profile");
  await expect(signInMethods(page)).toContainText("This is your only way to sign in.");
  await expect(signInMethods(page).getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await checkA11y(page);

  const email = `new-${person.email}`;
  const { token } = await storage(page);
  const changed = await page.request.put("/api/auth/me", {
    headers: { Authorization: `Bearer ${token}` },
    data: { email },
  });
  expect(changed.status()).toBe(200);
  const { links } = await mailTo(email);
  const other = await newVisitor();
  await signIn(other, await createMember());
  await other.goto(links.find((address) => address.includes("/verify-email/")) ?? "");
  await other.getByRole("button", { name: "Yes, that was me" }).click();
  await expect(other.getByText("Removed from your ways to sign in")).toBeVisible();
  await expect(title(other, "Your address is confirmed")).toBeFocused();
  await expect(other.getByText(`Your account uses this address now: ${email}`)).toBeVisible();
  await expect(other.getByRole("listitem")).toHaveText(/^127\.0\.0\.1:\d+$/);
  await checkEverywhere(other, checkA11y, other.getByRole("link", { name: "Set a password" }));
  await other.getByRole("link", { name: "Set a password" }).press("Enter");
  await expect(title(other, "Set a new password")).toBeVisible();
  await expect(other.getByText(email)).toBeVisible();
  await expect(other.getByText(person.name)).toBeVisible();
  await expect(other.getByRole("navigation")).toHaveCount(0);
  await expect(other.getByRole("banner")).toHaveCount(0);
  await checkA11y(other);
  await other.getByLabel("New Password", { exact: true }).fill("Walnut-board 42?");
  await other.getByLabel("Confirm New Password").fill("Walnut-board 42?");
  await other.getByRole("button", { name: "Set new password" }).click();
  await expect(title(other, "Password Reset Successful")).toBeVisible();
});

base(
  "the sign-in button and its address are absent when no identity provider is configured",
  async ({ page }) => {
    for (const path of ["/login", "/register"]) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: /^(Sign In|Create Account)$/ })).toBeVisible();
      await expect(page.getByRole("button", { name: /^Continue with/ })).toHaveCount(0);
    }
    expect((await page.request.get("/api/auth/google/start")).status()).toBe(503);
  },
);
