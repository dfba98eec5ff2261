import type { Page } from "@playwright/test";
import { expect, type Member, test } from "./fixtures.ts";

const phone = { width: 390, height: 844 };
const places = (page: Page) => page.getByRole("region", { name: "Where you are signed in" });
const rows = (page: Page) => places(page).getByRole("listitem");

/**
 * Another login of the same account, by a program that names itself; answers its token. The phone signs in at home, which
 * is less grave than the new network of everything else.
 */
async function signInAs(page: Page, { email, password }: Member, userAgent: string): Promise<string> {
  const elsewhere = { "X-Forwarded-For": "203.0.113.9" };
  const answer = await page.request.post("/api/auth/login", {
    data: { email, password },
    headers: { "User-Agent": userAgent, ...(userAgent === FIREFOX ? {} : elsewhere) },
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

const statusOf = async (page: Page, token: string) =>
  (await page.request.get("/api/auth/me", { headers: { Authorization: `Bearer ${token}` } })).status();

/** From now on the places cannot be had, whatever they are asked for together with. */
const failPlaces = (page: Page) =>
  page.route("**/trpc/**security.sessions*", async (route) => {
    const calls = new URL(route.request().url()).pathname.split("/trpc/")[1]?.split(",") ?? [];
    const answers = [await (await route.fetch()).json()].flat();
    const data = { code: "INTERNAL", httpStatus: 500, detail: "Internal server error" };
    answers[calls.indexOf("security.sessions")] = { error: { message: "x", code: -32603, data } };
    await route.fulfill({ status: calls.length > 1 ? 207 : 500, json: answers });
  });

const FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0";

test("every place where one is signed in is listed, and each can be signed out", { tag: "@long" }, async ({
  page,
  signUp,
  checkA11y,
}) => {
  const member = await signUp();
  const phoneToken = await signInAs(page, member, FIREFOX);
  const scriptToken = await signInAs(page, member, "curl/8.9.1");
  await page.goto("/security");
  await expect(page.getByRole("heading", { level: 1, name: "Security Dashboard" })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).filter({ hasText: "This device" })).toHaveCount(1);
  const onPhone = rows(page).filter({ hasText: "Firefox 128 on Android 14" });
  await expect(onPhone).toContainText(/From 10\.\d/);
  await expect(onPhone).toContainText(/Signed in .*, last used this minute/);
  for (const size of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(size);
    await checkA11y(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await checkA11y(page, "colours");

  await onPhone.getByRole("button", { name: "Sign out of Firefox 128 on Android 14" }).press("Enter");
  await expect(page.getByText("Firefox 128 on Android 14 is signed out.")).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  expect(await statusOf(page, phoneToken)).toBe(401);
  expect(await statusOf(page, scriptToken)).toBe(200);
});

test("all others are signed out together, after a question", async ({ page, signUp }) => {
  const member = await signUp();
  const tokens = [await signInAs(page, member, FIREFOX), await signInAs(page, member, "curl/8.9.1")];
  await page.goto("/security");
  const others = places(page).getByRole("button", { name: "Sign out all others" });
  await others.click();
  const question = page.getByRole("alertdialog", { name: "Sign out all others?" });
  await expect(question).toContainText("The 2 other browsers and apps");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(others).toBeFocused();
  await expect(rows(page)).toHaveCount(3);
  await others.click();
  await question.getByRole("button", { name: "Sign out all others" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(places(page)).toContainText("You are signed in on this device alone.");
  await expect(others).toHaveCount(0);
  for (const token of tokens) expect(await statusOf(page, token)).toBe(401);
  expect(await statusOf(page, member.token)).toBe(200);
});

test("signing out this device is logging out", { tag: "@long" }, async ({ page, signUp }) => {
  await signUp();
  await page.goto("/security");
  await rows(page).getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("a list that cannot be had says so and is asked for again", { tag: "@long" }, async ({
  page,
  signUp,
  problems,
}) => {
  problems.allow(/status of (207|500)/);
  await signUp();
  await failPlaces(page);
  await page.goto("/security");
  await expect(page.getByText("What is signed in could not be loaded.")).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await places(page).getByRole("button", { name: "Try Again" }).click();
  await expect(rows(page)).toHaveCount(1);
});

test("one that was signed out elsewhere meanwhile goes from the list all the same", { tag: "@long" }, async ({
  page,
  signUp,
  problems,
}) => {
  problems.allow(/status of 404/);
  const member = await signUp();
  const token = await signInAs(page, member, FIREFOX);
  await page.goto("/security");
  await expect(rows(page)).toHaveCount(2);
  await page.request.post("/api/auth/logout", { headers: { Authorization: `Bearer ${token}` } });
  await rows(page).filter({ hasText: "Firefox" }).getByRole("button", { name: "Sign out" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText("is signed out.")).toBeVisible();
});

test("the four tabs stand in the address, are walked by keys, and axe finds nothing", async ({
  page,
  signUp,
  checkA11y,
}) => {
  const member = await signUp();
  await signInAs(page, member, FIREFOX);
  await page.goto("/security");
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Overview").focus();
  for (const [name, address, words] of [
    ["Login History", "?tab=history", "Firefox 128 on Android 14"],
    ["Security Alerts", "?tab=alerts", "A new browser"],
    ["Statistics", "?tab=statistics", "Excellent"],
  ] as const) {
    await page.keyboard.press("ArrowRight");
    await expect(tab(name)).toBeFocused();
    await expect(page).toHaveURL(`/security${address}`);
    await expect(page.getByRole("tabpanel")).toContainText(words);
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
  const asked = page.waitForResponse(/security\.stats/);
  await page.getByRole("button", { name: "Refresh" }).press("Enter");
  expect((await asked).status()).toBe(200);
});

test("an alert is acknowledged, and one that was not the member ends that sign-in and leads to a new password", async ({
  page,
  signUp,
  newVisitor,
}) => {
  const member = await signUp();
  // Each keeps cookies of its own, none of which the account knows.
  const script = await signInAs(await newVisitor(), member, "curl/8.9.1");
  const phoneToken = await signInAs(await newVisitor(), member, FIREFOX);
  await page.goto("/security?tab=alerts");
  const alerts = page.getByRole("tabpanel").getByRole("listitem");
  await expect(alerts).toHaveCount(2);
  // The gravest leads, with the one filled button; whether a sign-in still lets in is said of each.
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

test("a sign-in that is newer than the list of places is never called signed out, and its row holds still", {
  tag: "@long",
}, async ({ page, signUp, newVisitor, problems }) => {
  problems.allow(/status of (207|500)/);
  const member = await signUp();
  await page.goto("/security");
  await expect(rows(page)).toHaveCount(1);
  await signInAs(await newVisitor(), member, FIREFOX);
  await failPlaces(page);
  const asked = page.waitForResponse(/security\.sessions/);
  await page.getByRole("tab", { name: "Security Alerts" }).click();
  const alert = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "Firefox 128" });
  await expect(alert).toBeVisible();
  await asked;
  const { height } = (await alert.boundingBox()) ?? {};
  await expect(alert.getByText("Signed out since")).toHaveCount(0);
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(alert).toContainText("Still signed in");
  expect((await alert.boundingBox())?.height).toBe(height);
});

test("failures in a row stand as one row of the history, which opens; what an attempt is known by opens below it", {
  tag: "@long",
}, async ({ page, signUp, checkA11y }) => {
  const member = await signUp();
  for (let turn = 0; turn < 3; turn += 1) {
    const data = { email: member.email, password: "not the password 1A" };
    const headers = { "User-Agent": FIREFOX, "X-Forwarded-For": "198.151.100.209" };
    expect((await page.request.post("/api/auth/login", { data, headers })).status()).toBe(401);
  }
  await signInAs(page, member, "curl/8.9.1");
  await page.goto("/security?tab=history");
  const attempts = page.getByRole("tabpanel").locator("tbody tr:not(.login-day, .login-details)");
  await expect(attempts).toHaveCount(3);
  await expect(page.getByText("Low risk")).toHaveCount(0);
  const alike = attempts.nth(1);
  await expect(alike).toContainText("3 wrong passwords");
  await expect(alike).toContainText("198.151.100.209");
  const each = alike.getByRole("button", { name: /Show each of 3 wrong passwords/ });
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
  for (const [size, letters] of [
    [{ width: 1440, height: 900 }, 100],
    [phone, 100],
    [{ width: 320, height: 700 }, 200],
  ] as const) {
    await page.setViewportSize(size);
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, letters);
    const [row, list] = [await opened.boundingBox(), await opened.locator("dl").boundingBox()];
    expect(row?.height, "no row stands upon what is opened above it").toBeGreaterThan(list?.height ?? 0);
    await checkA11y(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  // What is not shown counts towards no page, and none of it is lost to another filter.
  await page.getByRole("checkbox", { name: "Failed attempts too" }).click();
  await expect(attempts).toHaveCount(2);
});

test("what the figures advise is a line and its link, and what helps is folded", { tag: "@long" }, async ({
  page,
  signUp,
  checkA11y,
}) => {
  const member = await signUp();
  const data = { email: member.email, password: "not the password 1A" };
  expect((await page.request.post("/api/auth/login", { data })).status()).toBe(401);
  await page.setViewportSize(phone);
  await page.goto("/security?tab=statistics");
  const advice = page.getByRole("region", { name: "One thing to look at" });
  await expect(advice.getByRole("listitem")).toHaveText("Many sign-ins fail.Change password");
  await expect(advice.getByText("let a password manager fill them in")).toBeHidden();
  await advice.getByText("What helps").press("Enter");
  await expect(advice.getByText("let a password manager fill them in")).toBeVisible();
  // The account is of today: nothing is counted from before it, and the day stands there once.
  const figures = page.getByRole("region", { name: "Since your account was made" });
  await expect(figures).toContainText(/Account created[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  await expect(figures).toContainText("Average session–No full minute measured yet");
  // One day alone is told, and not drawn.
  const days = page.getByRole("region", { name: "Sign-ins of the last 30 days" });
  await expect(days).toContainText("Sign-ins on 1 of 1 day.");
  await expect(days.locator("dt")).toHaveText("Today");
  await expect(days.locator("dd")).toHaveText("1 sign-in 1 failed");
  await expect(days.getByRole("img")).toHaveCount(0);
  await expect(page.getByText("The last 90 days")).toHaveCount(0);
  await checkA11y(page);
  await advice.getByRole("link", { name: "Change password" }).click();
  await expect(page.getByLabel("Current password", { exact: false })).toBeVisible();
});

test("a sign-in that is asked about is denied in its row of the history", { tag: "@long" }, async ({
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

test("alerts that say the same stand as one row, and one answer is for all of them", {
  tag: "@long",
}, async ({ page, signUp, newVisitor, checkA11y }) => {
  const member = await signUp();
  const token = await signInAs(await newVisitor(), member, "curl/8.9.1");
  const passwords = [
    member.password,
    "Walnut-board 1?",
    "Walnut-board 2?",
    "Walnut-board 3?",
    "Walnut-board 4?",
  ];
  for (const [at, now] of passwords.slice(0, -1).entries()) {
    const answer = await page.request.put("/api/auth/password", {
      headers: { Authorization: `Bearer ${token}` },
      data: { current_password: now, new_password: passwords[at + 1] },
    });
    expect(answer.status()).toBe(200);
  }
  await page.goto("/login");
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill("Walnut-board 4?");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");

  await page.setViewportSize(phone);
  await page.goto("/security?tab=alerts");
  const alike = page.locator(".alert-rows > li", { hasText: "Your password was changed" });
  await expect(alike).toHaveCount(1);
  await expect(alike).toContainText(/4 alerts, Today \d\d:\d\d [AP]M/);
  await alike.getByText("Show each of them").press("Enter");
  const each = alike.getByRole("listitem");
  await expect(each).toHaveCount(4);
  await checkA11y(page);
  // One of them is answered alone, and stands alone then.
  await each.first().getByRole("button", { name: "This was me" }).press("Enter");
  await expect(alike).toHaveCount(2);
  await expect(alike.filter({ hasText: "It was you" })).toHaveCount(1);
  await expect(alike.filter({ hasText: "3 alerts" })).toBeVisible();

  const asked = page.waitForRequest(/security\.replyToAll/);
  await alike.getByRole("button", { name: "None was me" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End them" }).click();
  expect((await asked).postDataJSON().alertIds).toHaveLength(3);
  await expect(page.getByText("That sign-in was ended. Whoever it was may know your password")).toBeVisible();
  const closed = alike.filter({ hasText: /3 resolved, the latest Today \d\d:\d\d [AP]M/ });
  await expect(closed).toHaveCount(1);
  await closed.locator("summary").press("Enter");
  await expect(closed.getByRole("listitem")).toHaveCount(3);
  await expect(closed.getByText("The password of your account was changed.")).toHaveCount(3);
  await expect(closed.getByText("The password of your account was changed.").first()).toBeVisible();
  await checkA11y(page);
  expect(await statusOf(page, token)).toBe(401);
});

test("on phones alerts stand high: their filters are behind one button, and boxes to tick come when they are asked for", {
  tag: "@long",
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
  // Nothing waits: there is nothing to select.
  await expect(panel.getByRole("button", { name: "Select" })).toHaveCount(0);
  await expect(panel.getByRole("checkbox")).toHaveCount(0);
});

test("the dashboard says first whether the account is safe, and an open alert stands in no green", {
  tag: "@long",
}, async ({ page, newVisitor, signUp, checkA11y }) => {
  const member = await signUp();
  await page.goto("/security");
  const standing = (title: string) => page.getByRole("region", { name: title });
  await expect(standing("Your account looks safe")).toContainText(
    "nobody has been guessing at your password",
  );
  await expect(page.getByRole("button", { name: "This was me" })).toHaveCount(0);

  await signInAs(await newVisitor(), member, FIREFOX);
  const asks = standing("Was this you?");
  await page.goto("/security");
  await expect(asks).toContainText("Firefox 128 on Android 14");
  await expect(asks).toContainText(/From \S+ · Today \d\d:\d\d [AP]M/);
  await expect(asks).toContainText("nobody has been guessing at your password");
  await expect(page.getByText("Your account looks safe")).toHaveCount(0);
  await expect(page.getByRole("main").locator(".bg-tomato")).toHaveCount(1);
  await checkA11y(page);
  // Asked once: beside the figures nothing is asked, nor called safe.
  await page.goto("/security?tab=statistics");
  await expect(standing("All is as it should be")).toContainText("nobody has been guessing at your password");
  await expect(page.getByText(/Was this you|Your account looks safe/)).toHaveCount(0);
  await checkA11y(page);
  // One alert in 90 days is neither well nor ill.
  const count = page.getByRole("tabpanel").locator(".level-figure", { hasText: "Security alerts" });
  await expect(count).toHaveText("Security alerts1Answered ones too");
  await page.goto("/security");
  await asks.getByRole("button", { name: "This was me" }).press("Enter");
  await expect(standing("Your account looks safe")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your account looks safe" })).toBeFocused();
  await page.getByRole("tab", { name: "Security Alerts" }).click();
  await expect(page.getByRole("tabpanel").getByRole("listitem")).toContainText("It was you");
});

test("nobody is asked whether they are themselves: an alert about this device is told, and answered among the others", {
  tag: "@long",
}, async ({ page, newVisitor, signUp, checkA11y }) => {
  const member = await signUp();
  const elsewhere = await newVisitor();
  await elsewhere.goto("/login");
  await elsewhere.getByLabel("Email").fill(member.email);
  await elsewhere.getByLabel("Password", { exact: true }).fill(member.password);
  await elsewhere.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(elsewhere).toHaveURL("/dashboard");
  await elsewhere.goto("/security");
  const safe = elsewhere.getByRole("region", { name: "Your account looks safe" });
  await expect(safe).toContainText("One alert is about this very device");
  await expect(elsewhere.getByText("Was this you?")).toHaveCount(0);
  await checkA11y(elsewhere);
  await safe.getByRole("link", { name: "See alerts" }).click();
  const row = elsewhere.getByRole("tabpanel").getByRole("listitem");
  await expect(row).toContainText("This device");
  await row.getByRole("button", { name: /^More about: / }).press("Enter");
  await expect(elsewhere.getByRole("menuitem", { name: "Acknowledge" })).toBeVisible();
  await elsewhere.keyboard.press("Escape");
  // One alone is answered in its row: there is nothing to select.
  await expect(elsewhere.getByRole("checkbox")).toHaveCount(0);
  await expect(elsewhere.getByRole("button", { name: "Select" })).toHaveCount(0);
  // Wherever else the member is signed in, they are asked.
  await page.goto("/security");
  await expect(page.getByRole("region", { name: "Was this you?" })).toBeVisible();
});

test("alerts that wait are asked about one after another, the gravest first, and one that was not the member ends that sign-in", {
  tag: "@long",
}, async ({ page, newVisitor, signUp, checkA11y }) => {
  const member = await signUp();
  const gravest = await signInAs(await newVisitor(), member, "curl/8.9.1");
  const latest = await signInAs(await newVisitor(), member, FIREFOX);
  await page.goto("/security");
  const asks = page.getByRole("region", { name: "Was this you?" });
  await expect(asks).toContainText("curl 8");
  await expect(asks.getByRole("link")).toHaveText("One more waits for an answer");
  // It stands among today's figures, and is none of them.
  await expect(page.locator(".level-figure", { hasText: "Active alerts" })).toContainText(
    /2.*Of any day, not answered yet$/,
  );
  await page.setViewportSize(phone);
  await checkA11y(page);
  await asks.getByRole("button", { name: "Not me" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End it" }).click();
  await expect(page.getByText("That sign-in was ended. Whoever it was may know your password")).toBeVisible();
  await expect(page.getByRole("link", { name: "Change password" })).toBeVisible();
  expect(await statusOf(page, gravest)).toBe(401);
  expect(await statusOf(page, latest)).toBe(200);
  await expect(asks).toContainText("Firefox 128 on Android 14");
  await expect(asks.getByRole("link", { name: /for an answer/ })).toHaveCount(0);
  await expect(page.getByRole("main").locator(".bg-tomato")).toHaveCount(1);
  // What the figures advise is no part of the question: it stands below, in short.
  const wrong = { email: member.email, password: "not the password 1A" };
  expect((await page.request.post("/api/auth/login", { data: wrong })).status()).toBe(401);
  await page.goto("/security");
  const besides = page.getByRole("region", { name: "Besides that" });
  await expect(besides.getByRole("listitem")).toHaveText("Many sign-ins fail.Change password");
  await expect(asks).not.toContainText("Many sign-ins fail");
  await expect(asks.getByRole("link")).toHaveCount(0);
  await expect(page.getByRole("main").locator(".bg-tomato")).toHaveCount(1);
  await checkA11y(page);
});

test("while somebody guesses at the password that is said first, and whether a sign-in was the member's is asked second", {
  tag: "@long",
}, async ({ page, newVisitor, signUp, checkA11y }) => {
  const member = await signUp();
  const token = await signInAs(await newVisitor(), member, FIREFOX);
  for (let turn = 0; turn < 5; turn += 1) {
    const data = { email: member.email, password: `not the password ${turn}A` };
    await page.request.post("/api/auth/login", { data, headers: { "X-Forwarded-For": "198.51.100.7" } });
  }
  await page.goto("/security");
  const attack = page.getByRole("region", { name: "Somebody is trying passwords on your account" });
  await expect(attack).toContainText("5 sign-ins failed today. None of them got in.");
  const filled = page.getByRole("main").locator(".bg-tomato");
  await expect(filled).toHaveText("Change password");
  await expect(attack.locator(".bg-tomato")).toHaveCount(1);
  const asks = page.getByRole("region", { name: "Was this you?" });
  await expect(attack.getByRole("button", { name: "This was me" })).toHaveCount(0);
  await expect(asks).toContainText("Firefox 128 on Android 14");
  for (const size of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(size);
    await checkA11y(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await checkA11y(page, "colours");
  await asks.getByRole("button", { name: "Not me" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "End it" }).click();
  await expect(page.getByText("That sign-in was ended. Whoever it was may know your password")).toBeVisible();
  await expect(asks).toHaveCount(0);
  expect(await statusOf(page, token)).toBe(401);
  // What is answered ends no attack.
  await expect(attack).toBeVisible();
  await attack.getByRole("link", { name: "See the alert" }).click();
  await expect(page.getByRole("tabpanel").getByRole("listitem").first()).toContainText("Sign-in was locked");
  await expect(page.getByRole("main").locator(".bg-tomato")).toHaveText("Change password");
  // What is gravest stands first beside the figures too.
  await page.getByRole("tab", { name: "Statistics" }).click();
  await expect(page.locator(".level-figure").first()).toContainText("Brute force attempts");
});

test("an unusual sign-in that got in is asked about before the guesses that failed", {
  tag: "@long",
}, async ({ page, newVisitor, signUp, checkA11y }) => {
  const member = await signUp();
  const guess = (turn: number) =>
    page.request.post("/api/auth/login", {
      data: { email: member.email, password: `not the password ${turn}A` },
      headers: { "X-Forwarded-For": "198.51.100.7" },
    });
  for (const turn of [0, 1, 2, 3]) await guess(turn);
  const token = await signInAs(await newVisitor(), member, "curl/8.9.1");
  await guess(4);
  await page.goto("/security");
  const asks = page.getByRole("region", { name: "Was this you?" });
  await expect(asks).toContainText("curl 8");
  await expect(asks).toContainText("It is still signed in.");
  await expect(asks).toContainText("“Not me” signs it out and leads you to a new password.");
  const filled = page.getByRole("main").locator(".bg-tomato");
  // It is the one that is asked about in the list as well, and that alone.
  await expect(rows(page).filter({ hasText: "Was this you?" })).toHaveCount(1);
  const there = rows(page).filter({ hasText: "curl 8" });
  await expect(there).toContainText("Was this you?");
  await expect(there.getByRole("button")).toHaveText(["Not meof curl 8", "Sign outof curl 8"]);
  await expect(page.getByRole("tabpanel").locator(".level-figure").first()).toHaveText(
    /^Sign-ins\d+Successful or not$/,
  );
  await expect(page.getByRole("tabpanel").locator(".level-figure").nth(1)).toContainText(
    /\d+ % of \d+ in all/,
  );
  await expect(filled).toHaveText(/^Not me/);
  await expect(page.getByText("None of them got in")).toHaveCount(0);
  const besides = page.getByRole("region", { name: "Besides that" });
  await expect(besides.getByRole("listitem")).toHaveText(
    "Somebody is also trying passwords: 5 failed today.Change password",
  );
  for (const size of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(size);
    await checkA11y(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await checkA11y(page, "colours");
  await there.getByRole("button", { name: "Not me" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "End it" }).click();
  await expect(places(page)).toContainText("That sign-in was ended. Whoever it was may know your password");
  await expect(places(page).getByRole("heading", { name: "Where you are signed in" })).toBeFocused();
  await expect(asks).toHaveCount(0);
  await expect(there).toHaveCount(0);
  expect(await statusOf(page, token)).toBe(401);
  // What is answered ends no attack: it leads from then on.
  await expect(
    page.getByRole("region", { name: "Somebody is trying passwords on your account" }),
  ).toBeVisible();
});

test("sign-ins that look alike stand together, and are signed out together or one by one", {
  tag: "@long",
}, async ({ page, signUp, checkA11y }) => {
  const member = await signUp();
  const tokens: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) tokens.push(await signInAs(page, member, "curl/8.9.1"));
  await page.goto("/security");
  await expect(rows(page)).toHaveCount(2);
  const alike = rows(page).filter({ hasText: "3 sign-ins, last used this minute" });
  await alike.getByText("Show each of them").press("Enter");
  await expect(rows(page)).toHaveCount(5);
  await checkA11y(page);
  await alike.getByRole("listitem").first().getByRole("button", { name: "Sign out" }).press("Enter");
  await expect(rows(page).filter({ hasText: "2 sign-ins" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out all 2 of curl 8" }).click();
  await expect(page.getByText("curl 8 is signed out, 2 times.")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  for (const token of tokens) expect(await statusOf(page, token)).toBe(401);
});

test("where nothing of the overview can be had that is said once, and asked for once", {
  tag: "@long",
}, async ({ page, signUp, problems }) => {
  problems.allow(/ERR_FAILED/);
  await signUp();
  await page.route("**/trpc/**security.*", (route) => route.abort());
  await page.goto("/security");
  await expect(page.getByRole("tabpanel").getByRole("alert")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(1);
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Your account looks safe" })).toBeVisible();
});
