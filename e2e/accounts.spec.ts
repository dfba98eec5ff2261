import type { Page } from "@playwright/test";
import { newAddress, password, registerByForm, signInByForm } from "./account-pages.ts";
import { expect, test } from "./fixtures.ts";
import { holdCall } from "./held-calls.ts";

const askToConfirm =
  "This server sends no mail. Ask whoever runs this Larder to confirm your account; then you can sign in.";

const storage = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test("a visitor registers, confirms by the mailed link and signs in", async ({ page, mailTo }) => {
  const email = newAddress();
  await registerByForm(page, email);

  await expect(page.getByRole("heading", { level: 1, name: "One step left" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  await expect(page.locator(".typed-address").getByText(email, { exact: true })).toBeVisible();
  await expect(page.getByText(askToConfirm, { exact: true })).toBeVisible();
  // The page says only once why there is no mail.
  await expect(page.getByText("This server sends no mail")).toHaveCount(1);
  // Only the closed disclosure for the operator says where the link is.
  const logHint = page.getByText(
    "the link stands in its log (the terminal), and in a file in the folder outbox",
  );
  const command = page.getByText(`npm run admin -- verify ${email}`);
  await expect(logHint).toBeHidden();
  await expect(command).toBeHidden();
  await page.getByText("You run this Larder yourself?").click();
  await expect(logHint).toBeVisible();
  await expect(command).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy the command" }).press("Enter");
  await expect(page.getByText("Copied. Run it in the folder of Larder.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`npm run admin -- verify ${email}`);
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  expect(await storage(page)).not.toHaveProperty("token");

  const mail = await mailTo(email);
  expect(mail.subject).toBe("Confirm your email address");
  const link = mail.links.find((address) => address.includes("/verify-email/")) ?? "";

  // The call is held until the page's clock is paused, so that the three seconds can be measured.
  const releaseCall = await holdCall(page, "accounts.verifyEmail");
  const opened = new Date();
  await page.clock.install({ time: opened });
  await page.goto(link);
  await expect(page.getByText("One moment, checking your link...")).toBeVisible();
  await page.clock.pauseAt(opened.getTime() + 20_000);
  releaseCall();
  await expect(page.getByText("Email verified successfully! You can now log in.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Login" })).toHaveAttribute("href", "/login");
  await page.clock.runFor(2_950);
  expect(new URL(page.url()).pathname).toMatch(/^\/verify-email\//);
  await page.clock.runFor(100);
  await expect(page).toHaveURL("/login");
  await page.clock.resume();

  // The address is already filled in.
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
  const greeting = page.getByRole("heading", { level: 1 });
  await expect(greeting).toHaveText("Welcome back, Vera!");
  const firstTime = page.getByText("Good to have you here. What would you like to cook today?");
  await expect(firstTime).toBeVisible();
  const stored = await storage(page);
  expect(stored.token).toMatch(/^[\w-]{40,}$/);
  expect(stored.refresh_token).toMatch(/^[\w-]{40,}$/);
  await page.goto("/");
  await expect(page).toHaveURL("/dashboard");
  await expect(greeting).toHaveText("Welcome back, Vera!");
  await expect(firstTime).toHaveCount(0);
});

test("the sign-in form shows an alert and clears the password field when the password is wrong", async ({
  page,
  problems,
  createMember,
}) => {
  problems.allow(/status of 401/);
  const { email } = await createMember();
  const refreshes: string[] = [];
  page.on(
    "request",
    (request) => request.url().includes("sessions.refresh") && refreshes.push(request.url()),
  );
  await page.goto("/login");
  await signInByForm(page, { email, password: "Wrong-kettle7!" });
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  expect(refreshes).toEqual([]);
});
