import type { Page } from "@playwright/test";
import { expect, type Member, test } from "./fixtures.ts";
import { phone } from "./viewports.ts";

const sessions = (page: Page) => page.getByRole("region", { name: "Where you are signed in" });
const rows = (page: Page) => sessions(page).getByRole("listitem");

/**
 * Starts another session of the account; returns its access token. FIREFOX uses the member's own network,
 * which has a lower risk than the new network of other user agents.
 */
async function signInAs(page: Page, { email, password }: Member, userAgent: string): Promise<string> {
  const newNetwork = { "X-Forwarded-For": "203.0.113.9" };
  const response = await page.request.post("/api/auth/login", {
    data: { email, password },
    headers: { "User-Agent": userAgent, ...(userAgent === FIREFOX ? {} : newNetwork) },
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

const statusOf = async (page: Page, token: string) =>
  (await page.request.get("/api/auth/me", { headers: { Authorization: `Bearer ${token}` } })).status();

const FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0";

test("all other sessions end when the dialog is confirmed", async ({ page, signUp }) => {
  const member = await signUp();
  const tokens = [await signInAs(page, member, FIREFOX), await signInAs(page, member, "curl/8.9.1")];
  await page.goto("/security");
  const others = sessions(page).getByRole("button", { name: "Sign out all others" });
  await others.click();
  const question = page.getByRole("alertdialog", { name: "Sign out all others?" });
  await expect(question).toContainText("The 2 other browsers and apps");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(others).toBeFocused();
  await expect(rows(page)).toHaveCount(3);
  await others.click();
  await question.getByRole("button", { name: "Sign out all others" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(sessions(page)).toContainText("You are signed in on this device alone.");
  await expect(others).toHaveCount(0);
  for (const token of tokens) expect(await statusOf(page, token)).toBe(401);
  expect(await statusOf(page, member.token)).toBe(200);
});

test("each of the four tabs has its address when it is opened by arrow keys", async ({
  page,
  signUp,
  checkA11y,
}) => {
  const member = await signUp();
  await signInAs(page, member, FIREFOX);
  await page.goto("/security");
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Overview").focus();
  for (const [name, address, text] of [
    ["Login History", "?tab=history", "Firefox 128 on Android 14"],
    ["Security Alerts", "?tab=alerts", "A new browser"],
    ["Statistics", "?tab=statistics", "Excellent"],
  ] as const) {
    await page.keyboard.press("ArrowRight");
    await expect(tab(name)).toBeFocused();
    await expect(page).toHaveURL(`/security${address}`);
    await expect(page.getByRole("tabpanel")).toContainText(text);
    await page.setViewportSize(phone);
    await checkA11y(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await page.setViewportSize({ width: 1280, height: 800 });
    await checkA11y(page);
  }
  await tab("Overview").click();
  await expect(tab("Overview"), "the ring is for the keyboard").toHaveCSS("outline-style", "none");
  await page.keyboard.press("ArrowRight");
  await expect(tab("Login History")).toHaveCSS("outline-style", "solid");
  await tab("Statistics").click();
  const response = page.waitForResponse(/security\.stats/);
  await page.getByRole("button", { name: "Refresh" }).press("Enter");
  expect((await response).status()).toBe(200);
});

test("a session ends and a new password is offered when its alert is answered with Not me", async ({
  page,
  signUp,
  newVisitor,
}) => {
  const member = await signUp();
  // Each visitor has cookies of its own, which the account does not know.
  const script = await signInAs(await newVisitor(), member, "curl/8.9.1");
  const phoneToken = await signInAs(await newVisitor(), member, FIREFOX);
  await page.goto("/security?tab=alerts");
  const alerts = page.getByRole("tabpanel").getByRole("listitem");
  await expect(alerts).toHaveCount(2);
  // The most severe alert is first and has the only primary button. Each alert says whether its session is
  // active.
  await expect(page.getByRole("main").locator(".bg-tomato")).toHaveCount(1);
  await expect(alerts.filter({ hasText: "curl 8" }).locator(".bg-tomato")).toHaveText(/^Not me/);
  await expect(alerts.filter({ hasText: "Still signed in" })).toHaveCount(2);
  await page.request.post("/api/auth/logout", { headers: { Authorization: `Bearer ${script}` } });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(alerts.filter({ hasText: "curl 8" })).toContainText("Signed out since");
  await expect(alerts.filter({ hasText: "Still signed in" })).toHaveCount(1);
  await alerts
    .filter({ hasText: "curl 8" })
    .getByRole("button", { name: /^More about: / })
    .click();
  await page.getByRole("menuitem", { name: "Acknowledge" }).click();
  await expect(alerts.filter({ hasText: "curl 8" })).toContainText("Acknowledged");
  const onPhone = alerts.filter({ hasText: "Firefox 128 on Android 14" });
  await onPhone.getByRole("button", { name: "Not me" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End it" }).click();
  await expect(page.getByText("That sign-in was ended. Whoever it was may know your password")).toBeVisible();
  await expect(onPhone).toContainText("Resolved");
  expect(await statusOf(page, phoneToken)).toBe(401);
  await page.getByRole("link", { name: "Change password" }).click();
  await expect(page.getByLabel("Current password", { exact: false })).toBeVisible();
});

test("consecutive failures are one expandable row of the login history", {
  tag: "@nightly",
}, async ({ page, signUp, checkA11y }) => {
  const member = await signUp();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const data = { email: member.email, password: "not the password 1A" };
    const headers = { "User-Agent": FIREFOX, "X-Forwarded-For": "198.151.100.209" };
    expect((await page.request.post("/api/auth/login", { data, headers })).status()).toBe(401);
  }
  await signInAs(page, member, "curl/8.9.1");
  await page.goto("/security?tab=history");
  const attempts = page.getByRole("tabpanel").locator("tbody tr:not(.login-day, .login-details)");
  await expect(attempts).toHaveCount(3);
  await expect(page.getByText("Low risk")).toHaveCount(0);
  const group = attempts.nth(1);
  await expect(group).toContainText("3 wrong passwords");
  await expect(group).toContainText("198.151.100.209");
  const each = group.getByRole("button", { name: /Show each of 3 wrong passwords/ });
  await expect(each).toHaveAttribute("aria-expanded", "false");
  await each.press("Enter");
  await expect(each).toHaveAttribute("aria-expanded", "true");
  await expect(attempts).toHaveCount(6);
  await expect(attempts.filter({ hasText: /Failed\s*wrong password/ })).toHaveCount(3);
  const details = attempts.nth(2).getByRole("button", { name: /Details of Firefox 128 on Android 14/ });
  await details.press("Enter");
  const opened = page.locator(".login-details");
  await expect(opened).toContainText(/\d+ of 100 points/);
  await expect(opened).toContainText(FIREFOX);
  for (const [size, fontSize] of [
    [{ width: 1440, height: 900 }, 100],
    [phone, 100],
    [{ width: 320, height: 700 }, 200],
  ] as const) {
    await page.setViewportSize(size);
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, fontSize);
    const [row, list] = [await opened.boundingBox(), await opened.locator("dl").boundingBox()];
    expect(row?.height, "no row stands upon what is opened above it").toBeGreaterThan(list?.height ?? 0);
    await checkA11y(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  // Hidden rows do not count towards the page size.
  await page.getByRole("checkbox", { name: "Failed attempts too" }).click();
  await expect(attempts).toHaveCount(2);
});

test("a session ends when its row of the login history is answered with Not me", { tag: "@nightly" }, async ({
  page,
  newVisitor,
  signUp,
  checkA11y,
}) => {
  const member = await signUp();
  const token = await signInAs(await newVisitor(), member, FIREFOX);
  await page.setViewportSize(phone);
  await page.goto("/security?tab=history");
  const deny = page.getByRole("tabpanel").getByRole("button", { name: "Not me" });
  await expect(deny).toHaveCount(1);
  await page.getByRole("button", { name: /Details of Firefox 128/ }).press("Enter");
  const opened = page.locator(".login-details");
  await expect(opened.getByRole("link")).toHaveText(["Change password", "Sign out all others"]);
  await deny.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Was that not you?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(deny).toBeFocused();
  expect(await statusOf(page, token)).toBe(200);
  await deny.click();
  await question.getByRole("button", { name: "End it" }).click();
  await expect(page.getByText("That sign-in was ended. Whoever it was may know your password")).toBeVisible();
  await expect(deny).toHaveCount(0);
  const history = page.getByRole("region", { name: "Login History" });
  await expect(history.getByRole("status").getByRole("link", { name: "Change password" })).toBeFocused();
  await expect(page.getByRole("tabpanel")).toContainText("Firefox 128 on Android 14");
  expect(await statusOf(page, token)).toBe(401);
  await checkA11y(page);
});

test("filters and check boxes of the alerts are hidden until they are opened when the screen is a phone", {
  tag: "@nightly",
}, async ({ page, newVisitor, signUp, checkA11y }) => {
  const member = await signUp();
  await signInAs(await newVisitor(), member, "curl/8.9.1");
  await signInAs(await newVisitor(), member, FIREFOX);
  await page.setViewportSize(phone);
  await page.goto("/security?tab=alerts");
  const panel = page.getByRole("tabpanel");
  const alerts = panel.getByRole("listitem");
  await expect(alerts).toHaveCount(2);
  expect((await alerts.first().boundingBox())?.y).toBeLessThan(420);
  await expect(panel.getByRole("checkbox")).toHaveCount(0);
  await expect(panel.getByRole("combobox")).toHaveCount(0);
  await expect(alerts.first().getByRole("button")).toHaveCount(3);

  await panel.getByRole("button", { name: "Filter" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await sheet.getByLabel("Type").selectOption({ label: "Password reset" });
  await checkA11y(page);
  await sheet.getByRole("button", { name: "Show alerts" }).press("Enter");
  await expect(panel.getByText("No alert is like that")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Filter, 1 chosen" })).toBeFocused();
  await checkA11y(page);
  await panel.getByRole("button", { name: "Remove filter: Password reset" }).press("Enter");
  await expect(alerts).toHaveCount(2);
  await expect(page.locator("body")).not.toBeFocused();

  await panel.getByRole("button", { name: "Select" }).press("Enter");
  await expect(panel.getByRole("button", { name: "This was me" })).toHaveCount(0);
  await checkA11y(page);
  await panel.getByRole("checkbox", { name: "Select all pending" }).press("Space");
  await panel.getByRole("button", { name: "Acknowledge selected" }).press("Enter");
  await expect(page.getByText("2 alerts acknowledged.")).toBeVisible();
  await expect(alerts.filter({ hasText: "Acknowledged" })).toHaveCount(2);
  await expect(page.locator("body")).not.toBeFocused();
  // Without pending alerts there is nothing to select.
  await expect(panel.getByRole("button", { name: "Select" })).toHaveCount(0);
  await expect(panel.getByRole("checkbox")).toHaveCount(0);
});
