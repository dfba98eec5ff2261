import type { Page } from "@playwright/test";
import { signInByForm } from "./account-pages.ts";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, test } from "./fixtures.ts";

const storage = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test("requests have no Authorization header when a guest browses", async ({ page }) => {
  await page.goto("/");
  await expect(
    page.getByRole("region", { name: "Dishes from the larder" }).getByRole("link").first(),
  ).toBeVisible();
  await page.evaluate(() => localStorage.setItem("token", "left-over"));
  await page.getByRole("button", { name: "Browse as Guest" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome to Larder" })).toBeVisible();
  expect(await storage(page)).toEqual({ guestMode: "true" });

  await page.evaluate(() => localStorage.setItem("token", "left-over"));
  const sent: (string | null)[] = [];
  page.on("request", async (request) => {
    if (request.url().includes("/trpc/")) sent.push(await request.headerValue("authorization"));
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Featured Recipes" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(sent.filter((header) => header !== null)).toEqual([]);
});

test("the session ends in the browser and on the server when the member logs out", async ({
  page,
  request,
  signUp,
}) => {
  const { token } = await signUp();
  const getAccount = () => request.get("/api/auth/me", { headers: { Authorization: `Bearer ${token}` } });
  expect((await getAccount()).status()).toBe(200);
  await page.goto("/recipes");
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();
  await expect(page.getByRole("menu")).toHaveCount(0);
  const stored = await storage(page);
  for (const key of ["token", "refresh_token", "guestMode"]) expect(stored).not.toHaveProperty(key);
  await expect.poll(async () => (await getAccount()).status()).toBe(401);
  await page.goto("/recipes");
  await expect(page).toHaveURL("/login");
});

test("the browser's session ends when the member logs out without a reachable server", {
  tag: "@nightly",
}, async ({ page, signUp, problems }) => {
  problems.allow(/ERR_FAILED/);
  await signUp();
  await page.goto("/recipes");
  await page.route("**/trpc/sessions.logout*", (route) => route.abort());
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  expect(await storage(page)).not.toHaveProperty("refresh_token");
});

test("a tab is signed out when the member signs out in another tab", async ({ page, context, signUp }) => {
  await signUp();
  await page.goto("/recipes");
  const other = await context.newPage();
  await other.goto("/recipes");
  await other.getByRole("button", { name: "Account" }).click();
  await other.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
});

test("a tab changes to the new member when another account signs in in another tab", {
  tag: "@nightly",
}, async ({ page, context, createMember, signIn, problems }) => {
  problems.allow(/status of 500/);
  const [first, second] = [await createMember(), await createMember()];
  await signIn(page, first);
  await page.goto("/profile");
  await expect(page.getByText(first.email)).toBeVisible();
  await page.route("**/trpc/accounts.me*", (route) =>
    route.fulfill({ status: 500, contentType: "application/json", body: "{}" }),
  );
  const other = await context.newPage();
  await other.goto("/register");
  await expect(other.getByText(`You are signed in as ${first.name}.`)).toBeVisible();
  await other.evaluate((token) => localStorage.setItem("token", token), second.token);
  await expect(page.getByText("The server does not answer")).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await expect(page.getByText(second.email)).toBeVisible();
  await expect(page.getByText(first.email)).toHaveCount(0);
});

test("the sign-in page offers to continue or sign out when a member is signed in", async ({
  page,
  createMember,
  signIn,
  checkA11y,
}) => {
  const [first, second] = [await createMember(), await createMember()];
  await signIn(page, first);
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  await expect(page.locator("form")).toHaveCount(0);
  await checkEverywhere(page, checkA11y, page.getByText(`You are signed in as ${first.name}.`));
  await page.getByRole("link", { name: "Continue to the dashboard" }).press("Enter");
  await expect(page).toHaveURL("/dashboard");

  await page.goto("/register");
  await expect(page.getByRole("heading", { level: 1, name: "Join Larder" })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${first.name}.`)).toBeVisible();
  await checkA11y(page);
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign out to use another account" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeFocused();
  await signInByForm(page, second);
  await expect(page).toHaveURL("/dashboard");
});

test("a focused window is signed out and keeps typed values when the session was ended elsewhere", async ({
  page,
  createMember,
  signIn,
  newVisitor,
  problems,
  checkA11y,
}) => {
  problems.allow(/status of 401/);
  const member = await createMember();
  await signIn(page, member);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Edit personal information" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Vera Half-typed");
  await page.reload();
  await expect(
    page.getByText("Your changes are still here, but not saved yet.", { exact: false }),
  ).toBeVisible();
  await checkA11y(page);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Vera Half-typed");

  const other = await newVisitor();
  await other.goto("/login");
  await signInByForm(other, member);
  await expect(other).toHaveURL("/dashboard");
  await other.goto("/profile");
  await other.getByRole("button", { name: "Sign out everywhere" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(other).toHaveURL("/");

  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page).toHaveURL("/login");
  const reason = page.getByText("You have been signed out: your account was signed out everywhere.");
  await checkEverywhere(page, checkA11y, reason);
  await signInByForm(page, member);
  await expect(page).toHaveURL("/profile");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Vera Half-typed");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your changes are saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Edit personal information" })).toBeVisible();
});
