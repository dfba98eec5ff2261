import type { Page } from "@playwright/test";
import { checkEverywhere } from "./check-everywhere.ts";
import { expect, type Member, test } from "./fixtures.ts";
import { holdCall } from "./held-calls.ts";

const newPassword = "Enamel-ladle8!";
const askForLinkText =
  "This server sends no mail. Ask whoever runs this Larder for your link: there is one if the address has an account.";
const hint = "Didn't receive the email? Check your spam folder or try again in a few minutes.";
const invalid = "Invalid or expired reset token. Please request a new password reset.";

const address = (page: Page) => page.getByRole("textbox", { name: "Email Address" });
const passwordField = (page: Page) => page.getByLabel("New Password", { exact: true });
const confirmation = (page: Page) => page.getByLabel("Confirm New Password");
const save = (page: Page) => page.getByRole("button", { name: "Set new password" });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Requests a reset by the form and returns the mailed link. */
async function askForLink(
  page: Page,
  { email }: Member,
  mailTo: (address: string, subject: RegExp) => Promise<{ links: string[] }>,
) {
  await page.goto("/forgot-password");
  await address(page).fill(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  const { links } = await mailTo(email, /^Set a new password$/);
  return links[0] ?? "";
}

test("a member sets a new password by the mailed link when only the keyboard is used", async ({
  page,
  request,
  createMember,
  mailTo,
  checkA11y,
}) => {
  const member = await createMember();
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill(member.email);
  await page.getByRole("link", { name: "Forgot password" }).press("Enter");
  await expect(page).toHaveURL("/forgot-password");
  // The address that was typed on the sign-in page is filled in.
  await expect(address(page)).toHaveValue(member.email);
  await address(page).press("Enter");
  await expect(title(page, "One step left")).toBeFocused();
  await expect(page.getByRole("heading", { level: 2, name: "Check Your Email" })).toBeVisible();
  await expect(page.locator(".typed-address").getByText(member.email, { exact: true })).toBeVisible();
  // The page says only once why there is no mail.
  await expect(page.getByText(askForLinkText, { exact: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: askForLinkText })).toBeVisible();
  await expect(page.getByText("This server sends no mail")).toHaveCount(1);
  const outboxHint = page.getByText("in a file in the folder outbox of its data", { exact: false });
  const command = page.getByText(`npm run admin -- reset-password ${member.email}`);
  await expect(outboxHint).toBeHidden();
  await expect(command).toBeHidden();
  // Without a mail, the page has no hint about the spam folder.
  await expect(page.getByText(hint)).toBeHidden();
  await page.getByText("You run this Larder yourself?").press("Enter");
  await expect(outboxHint).toBeVisible();
  await expect(command).toBeVisible();
  await expect(page.getByText(hint)).toBeVisible();
  await expect(page.getByText(/sent|on its way/)).toHaveCount(0);
  await checkEverywhere(page, checkA11y, title(page, "One step left"));

  const mail = await mailTo(member.email, /^Set a new password$/);
  const link = mail.links[0] ?? "";
  expect(new URL(link).pathname).toMatch(/^\/reset-password\/[\w-]{43}$/);
  const token = link.split("/").at(-1) ?? "";
  const sent: string[] = [];
  page.on("request", (call) => sent.push(`${call.url()} ${call.headers().referer ?? ""}`));
  const releaseCall = await holdCall(page, "accounts.checkResetToken");
  await page.goto(link);
  await expect(page.getByText("Validating reset link...")).toBeVisible();
  releaseCall();
  await expect(page.getByRole("status").filter({ hasText: "Reset token is valid" })).toBeAttached();
  const rules = page.getByRole("listitem").filter({ hasText: /, (met|not yet met|not checked yet)$/ });
  await expect(rules).toHaveCount(6);
  await checkEverywhere(page, checkA11y, passwordField(page));

  await passwordField(page).focus();
  await page.keyboard.type(newPassword);
  await expect(rules.filter({ hasText: /, met$/ })).toHaveCount(6);
  for (const field of [passwordField(page), confirmation(page)]) {
    const toggle = page.locator("span", { has: field }).last().getByRole("button");
    await expect(field).toHaveAttribute("type", "password");
    await toggle.press("Enter");
    await expect(field).toHaveAttribute("type", "text");
    await expect(toggle).toHaveAccessibleName("Hide password");
    await toggle.press("Enter");
    await expect(field).toHaveAttribute("type", "password");
  }
  await confirmation(page).focus();
  await page.keyboard.type(newPassword);
  await page.keyboard.press("Enter");
  await expect(title(page, "Password Reset Successful")).toBeFocused();
  await expect(
    page.getByRole("status").filter({ hasText: "Password has been reset successfully" }),
  ).toBeVisible();
  await expect(page).toHaveURL("/reset-password");
  await checkEverywhere(page, checkA11y, title(page, "Password Reset Successful"));
  // Only the request of the mailed link contains the token.
  expect(sent.filter((line) => line.includes(token))).toEqual([expect.stringContaining(link)]);

  await page.getByRole("link", { name: "Continue to Login" }).press("Enter");
  await expect(page).toHaveURL("/login");
  // Neither Back nor a reload shows the used form.
  await page.goBack();
  await expect(title(page, "Password Reset Successful")).toBeVisible();
  await page.reload();
  await expect(title(page, "Password Reset Successful")).toBeVisible();

  const signIn = (password: string) =>
    request.post("/api/auth/login", { data: { email: member.email, password } });
  expect((await signIn(member.password)).status()).toBe(401);
  expect((await signIn(newPassword)).status()).toBe(200);
});

test("the reset page offers a new link when the token is missing, cut, used or unknown", {
  tag: "@nightly",
}, async ({ page, problems, createMember, mailTo, checkA11y }) => {
  problems.allow(/status of 400/);
  await page.goto("/reset-password");
  await expect(title(page, "Invalid Reset Link")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText(
    "Invalid reset link. Please request a new password reset.",
  );
  const link = await askForLink(page, await createMember(), mailTo);
  await page.goto(link.slice(0, -5));
  await expect(page.getByRole("alert")).toHaveText(invalid);
  await checkEverywhere(page, checkA11y, title(page, "Invalid Reset Link"));

  await page.goto(link);
  await passwordField(page).fill(newPassword);
  await confirmation(page).fill(newPassword);
  // Another tab uses the link meanwhile.
  const response = await page.request.post("/api/auth/reset-password", {
    data: { token: link.split("/").at(-1), new_password: "Enamel-ladle9!" },
  });
  expect(response.status()).toBe(200);
  await save(page).click();
  await expect(page.getByRole("alert")).toHaveText(invalid);
  await page.goto(link);
  await expect(page.getByRole("alert")).toHaveText(invalid);
  await page.getByRole("link", { name: "Request New Reset Link" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("typed text stays in its field when the session loads afterwards", { tag: "@nightly" }, async ({
  page,
  request,
  signUp,
  mailTo,
}) => {
  const { email } = await signUp();
  await request.post("/api/auth/forgot-password", { data: { email } });
  const { links } = await mailTo(email, /^Set a new password$/);
  const account = page.getByRole("button", { name: "Account" });
  const releaseAccount = await holdCall(page, "accounts.me");
  const releaseUsage = await holdCall(page, "usage.get");
  await page.goto("/forgot-password");
  await address(page).fill(email);
  releaseAccount();
  await expect(account).toBeVisible();
  await expect(address(page)).toHaveValue(email);
  releaseUsage();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("larder:usage-bar"))).toMatch(/:no$/);
  await expect(address(page)).toHaveValue(email);
  await expect(address(page)).toBeFocused();
  await page.unrouteAll({ behavior: "wait" });

  // The pages of mailed links have no navigation, whether a member is signed in or not.
  const releaseSecond = await holdCall(page, "accounts.me");
  const answered = page.waitForResponse(/accounts\.me/);
  await page.goto(links[0] ?? "");
  await passwordField(page).fill(newPassword);
  releaseSecond();
  await answered;
  await expect(passwordField(page)).toHaveValue(newPassword);
  await expect(passwordField(page)).toBeFocused();
  await expect(account).toHaveCount(0);
});
