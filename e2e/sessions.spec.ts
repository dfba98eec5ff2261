import type { Page } from "@playwright/test";
import { expect, type Member, test } from "./fixtures.ts";

async function signInByForm(page: Page, { email, password }: Member) {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** The bodies of the calls named like this, from now on. */
function recordCalls(page: Page, name: string): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/trpc/") && request.url().includes(name)) calls.push(request.url());
  });
  return calls;
}

const storage = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test("a stranger at a member's page signs in and comes back to just that address", async ({
  page,
  createMember,
}) => {
  const member = await createMember();
  await page.goto("/");
  await page.goto("/recipes?difficulty=HARD");
  await expect(page).toHaveURL("/login");
  await signInByForm(page, member);
  await expect(page).toHaveURL("/recipes?difficulty=HARD");
  await expect(page.getByRole("heading", { name: "My Recipes" })).toBeVisible();
});

test("a guest looks around without an account and without an Authorization header", async ({ page }) => {
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

test("logging out clears the storage, ends the session on the server and returns to the start", async ({
  page,
  request,
  signUp,
}) => {
  const { token } = await signUp();
  const whoAmI = () => request.get("/api/auth/me", { headers: { Authorization: `Bearer ${token}` } });
  expect((await whoAmI()).status()).toBe(200);
  await page.goto("/recipes");
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();
  await expect(page.getByRole("menu")).toHaveCount(0);
  const kept = await storage(page);
  for (const key of ["token", "refresh_token", "guestMode"]) expect(kept).not.toHaveProperty(key);
  await expect.poll(async () => (await whoAmI()).status()).toBe(401);
  await page.goto("/recipes");
  await expect(page).toHaveURL("/login");
});

test("logging out works while the server cannot be reached", { tag: "@nightly" }, async ({
  page,
  signUp,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await signUp();
  await page.goto("/recipes");
  await page.route("**/trpc/sessions.logout*", (route) => route.abort());
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  expect(await storage(page)).not.toHaveProperty("refresh_token");
});

test("calls that meet an expired token together share one refresh and are repeated", async ({
  page,
  signUp,
  problems,
}) => {
  problems.allow(/status of 401/);
  const { refreshToken } = await signUp();
  await page.goto("/recipes");
  await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("token", "expired"));
  const refreshes = recordCalls(page, "sessions.refresh");
  const answers: number[] = [];
  page.on("response", (response) => {
    if (/\/trpc\/.*recipes\.featured/.test(response.url())) answers.push(response.status());
  });

  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Featured Recipes" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bring in your first recipe" })).toBeVisible();
  await expect.poll(() => answers).toContain(200);
  expect(answers).toContain(401);
  expect(refreshes).toHaveLength(1);
  const kept = await storage(page);
  expect(kept.token).not.toBe("expired");
  expect(kept.refresh_token).not.toBe(refreshToken);
});

test("another tab's sign-out signs this one out too", async ({ page, context, signUp }) => {
  await signUp();
  await page.goto("/recipes");
  const other = await context.newPage();
  await other.goto("/recipes");
  await other.getByRole("button", { name: "Account" }).click();
  await other.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
});

test("who signs in in another tab is who goes on here, also where the server stumbles meanwhile", {
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
  await other.goto("/login");
  await signInByForm(other, second);
  await expect(other).toHaveURL("/dashboard");
  await expect(page.getByText("The server does not answer")).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await expect(page.getByText(second.email)).toBeVisible();
  await expect(page.getByText(first.email)).toHaveCount(0);
});
