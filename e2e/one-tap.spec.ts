import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ serverEnv: { GOOGLE_CLIENT_ID: "larder-test", GOOGLE_CLIENT_SECRET: "hush" } });

const SCRIPT = "https://accounts.google.com/gsi/client";

/** What Google's script does here: it keeps what it was given, and hands a credential over when it is told to. */
const script = `window.google = { accounts: { id: {
  initialize(options) { window.oneTap = { ...options, prompted: 0 }; },
  prompt() { window.oneTap.prompted += 1; },
  cancel() { window.oneTap.cancelled = true; },
} } };`;

type OneTap = {
  client_id: string;
  prompted: number;
  callback: (answer: { credential?: string }) => void;
};
const handOver = (page: Page, credential: string) =>
  page.evaluate(
    (given) => (window as unknown as { oneTap: OneTap }).oneTap.callback({ credential: given }),
    credential,
  );
const promptedFor = (page: Page) =>
  page.evaluate(() => {
    const { oneTap } = window as unknown as { oneTap?: OneTap };
    return oneTap ? `${oneTap.client_id} ${oneTap.prompted}` : null;
  });

/** Stands for Google's script from now on; answers how often it was asked for. */
async function serveScript(page: Page): Promise<() => number> {
  let asked = 0;
  await page.route(SCRIPT, (route) => {
    asked += 1;
    return route.fulfill({ contentType: "text/javascript", body: script });
  });
  return () => asked;
}
/** Nobody's window survives the load of another document. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

test("Google's prompt comes up on the sign-in page, and what it hands over is sent", {
  tag: "@long",
}, async ({ page, problems, checkA11y }) => {
  // No key server can be reached from here: the server refuses what it cannot check.
  problems.allow(/status of 400/);
  await serveScript(page);
  await page.goto("/login");
  await expect.poll(() => promptedFor(page)).toBe("larder-test 1");
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  await checkA11y(page);
  await page.getByRole("textbox", { name: "Email" }).fill("vera@example.org");
  const sent = page.waitForRequest("**/trpc/identities.signIn*");
  await handOver(page, "not.a.token");
  expect((await sent).postDataJSON()).toEqual({
    credential: "not.a.token",
    redirectUri: new URL(page.url()).origin,
  });
  await expect(page.getByRole("alert")).toHaveText("Google login failed", { timeout: 30_000 });
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("vera@example.org");
});

test("who was signed in by it works in a document of its own, under the strict policy", {
  tag: "@long",
}, async ({ page, createMember, signIn }) => {
  const member = await createMember();
  await signIn(page, member);
  const { token, refresh_token } = await page.evaluate(() => ({ ...localStorage }));
  await page.evaluate(() => localStorage.clear());
  await serveScript(page);
  // In place of the server, which cannot ask Google: what it answers when it could.
  await page.route("**/trpc/identities.signIn*", (route) =>
    route.fulfill({
      json: { result: { data: { accessToken: token, refreshToken: refresh_token, user: null } } },
    }),
  );
  await page.goto("/recipes");
  await expect(page).toHaveURL("/login");
  await page.reload();
  await expect.poll(() => promptedFor(page)).toBe("larder-test 1");
  await mark(page);
  const document = page.waitForResponse((response) => response.url().endsWith("/recipes"));
  await handOver(page, "a.good.token");
  expect((await document).headers()["content-security-policy"]).toContain("require-trusted-types-for");
  await expect(page.getByRole("heading", { name: "My Recipes" })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test("a password, or no account at all, leads out of that document too", { tag: "@long" }, async ({
  page,
  createMember,
}) => {
  const { email, password } = await createMember();
  await serveScript(page);
  await page.goto("/login");
  await mark(page);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { name: /^Welcome back,/ })).toBeVisible();
  expect(await isMarked(page)).toBe(false);

  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await mark(page);
  await page.getByRole("button", { name: "Continue as Guest" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Larder" })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test("a document that was not loaded as the sign-in page never asks Google for a script", {
  tag: "@long",
}, async ({ page }) => {
  const asked = await serveScript(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked()).toBe(0);
});

test("a script that does not come, or breaks, is told to nobody, and the form works", {
  tag: "@long",
}, async ({ page, problems, createMember }) => {
  problems.allow(/ERR_FAILED/);
  const { email, password } = await createMember();
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto("/login");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("alert")).toHaveCount(0);

  await page.unroute(SCRIPT);
  const broken = "window.google = { accounts: { id: { initialize() { throw new Error('moved'); } } } };";
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body: broken }));
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("the wrapper of Google's own widget is there and not to be seen", { tag: "@long" }, async ({ page }) => {
  await serveScript(page);
  await page.goto("/login");
  const widget = page.locator(`script[src="${SCRIPT}"]`);
  await expect(widget).toHaveCount(1);
  const { width, height } = (await widget.locator("..").boundingBox()) ?? { width: 99, height: 99 };
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);
});
