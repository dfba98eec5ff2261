import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ serverEnv: { GOOGLE_CLIENT_ID: "larder-test", GOOGLE_CLIENT_SECRET: "hush" } });

const SCRIPT = "https://accounts.google.com/gsi/client";

/** Replaces Google's script: records its options, and passes a credential to the page when the test asks. */
const script = `window.google = { accounts: { id: {
  initialize(options) { window.oneTap = { ...options, prompted: 0 }; },
  prompt() { window.oneTap.prompted += 1; },
  cancel() { window.oneTap.cancelled = true; },
} } };`;

type OneTap = {
  client_id: string;
  prompted: number;
  callback: (response: { credential?: string }) => void;
};
const sendCredential = (page: Page, credential: string) =>
  page.evaluate(
    (value) => (window as unknown as { oneTap: OneTap }).oneTap.callback({ credential: value }),
    credential,
  );
const promptedFor = (page: Page) =>
  page.evaluate(() => {
    const { oneTap } = window as unknown as { oneTap?: OneTap };
    return oneTap ? `${oneTap.client_id} ${oneTap.prompted}` : null;
  });

/** Serves the stub in place of Google's script. */
async function serveScript(page: Page): Promise<void> {
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body: script }));
}
/** Marks the window, to notice when a new document is loaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

test("the sign-in page sends the credential when Google's prompt returns one", {
  tag: "@nightly",
}, async ({ page, problems, checkA11y }) => {
  // The server cannot fetch Google's keys, so it refuses all credentials.
  problems.allow(/status of 400/);
  await serveScript(page);
  await page.goto("/login");
  await expect.poll(() => promptedFor(page)).toBe("larder-test 1");
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  await checkA11y(page);
  await page.getByRole("textbox", { name: "Email" }).fill("vera@example.org");
  const sent = page.waitForRequest("**/trpc/identities.signIn*");
  await sendCredential(page, "not.a.token");
  expect((await sent).postDataJSON()).toEqual({
    credential: "not.a.token",
    redirectUri: new URL(page.url()).origin,
  });
  await expect(page.getByRole("alert")).toHaveText("Google login failed", { timeout: 30_000 });
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("vera@example.org");
});

test("the app loads a new document with the strict policy when One Tap signed the member in", {
  tag: "@nightly",
}, async ({ page, createMember, signIn }) => {
  const member = await createMember();
  await signIn(page, member);
  const { token, refresh_token } = await page.evaluate(() => ({ ...localStorage }));
  await page.evaluate(() => localStorage.clear());
  await serveScript(page);
  // Replaces the server's response, because the server cannot reach Google.
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
  await sendCredential(page, "a.good.token");
  expect((await document).headers()["content-security-policy"]).toContain("require-trusted-types-for");
  await expect(page.getByRole("heading", { name: "My Recipes" })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});
