import type { Page } from "@playwright/test";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, test } from "./fixtures.ts";

const ask = (page: Page) => page.getByRole("button", { name: "Yes, it is me" });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("whoever others hold up makes a browser known by the mailed link, and signs in there", {
  tag: "@long",
}, async ({ page, playwright, server, problems, createMember, mailTo, checkA11y }) => {
  problems.allow(/status of 40[01]/);
  const member = await createMember();
  const strangers = await playwright.request.newContext({ baseURL: server.url });
  // As many as are compared in an hour, four from each network: a fifth would make that network wait.
  for (let guess = 0; guess < 30; guess += 1) {
    const answer = await strangers.post("/api/auth/login", {
      headers: { "X-Forwarded-For": `172.20.${Math.floor(guess / 4)}.1` },
      data: { email: member.email, password: "Wrong-kettle7!" },
    });
    expect(answer.status()).toBe(401);
  }
  await strangers.dispose();
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Account is locked\. Please try again in \d+ minutes\.$/);

  const link = (await mailTo(member.email, /^Is it you/)).links[0] ?? "";
  expect(new URL(link).pathname).toMatch(/^\/trust\/[\w-]{43}$/);
  await page.goto(link);
  await expect(title(page, "Sign in on this browser?")).toBeVisible();
  await checkEverywhere(page, checkA11y, ask(page));
  await ask(page).press("Enter");
  await expect(page).toHaveURL("/login");
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: "This browser may sign in now. Enter your password as always." }),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(member.email);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await checkEverywhere(page, checkA11y, title(page, "Welcome Back"));
  await page.getByLabel("Password", { exact: true }).focus();
  await page.keyboard.type(member.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");

  await page.goto(link);
  await ask(page).click();
  await expect(page.getByRole("alert")).toContainText("Invalid or expired link");
});

test("a trust link that is none says so and leads to sign in again, and one that got no answer can be tried again", {
  tag: "@long",
}, async ({ page, problems, checkA11y }) => {
  problems.allow(/status of 400|ERR_FAILED/);
  await page.goto("/trust/no-such-token");
  await page.route("**/trpc/sessions.trustBrowser*", (route) => route.abort());
  await ask(page).click();
  await expect(page.getByRole("alert")).toContainText("That did not work. Please try again.");
  await page.unrouteAll();
  await ask(page).click();
  await expect(page.getByRole("alert")).toContainText("Invalid or expired link");
  await expect(title(page, "That link did not work")).toBeFocused();
  await checkEverywhere(page, checkA11y, page.getByRole("alert"));
  await page.getByRole("link", { name: "Sign in again" }).click();
  await expect(page).toHaveURL("/login");

  await page.goto("/trust");
  await expect(page.getByRole("alert")).toContainText("Invalid or expired link");
});
