import type { Page } from "@playwright/test";
import { newAddress, password, registerByForm, signInByForm } from "./account-pages.ts";
import { holdCall } from "./answers.ts";
import { expect, test } from "./fixtures.ts";

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
  // Why there is no mail is said once.
  await expect(page.getByText("This server sends no mail")).toHaveCount(1);
  // Where the link is concerns whoever runs the server: the words for them are folded away.
  const where = page.getByText(
    "the link stands in its log (the terminal), and in a file in the folder outbox",
  );
  const command = page.getByText(`npm run admin -- verify ${email}`);
  await expect(where).toBeHidden();
  await expect(command).toBeHidden();
  await page.getByText("You run this Larder yourself?").click();
  await expect(where).toBeVisible();
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

  // The answer is held back until the page's clock stands still, so that the three seconds can be counted.
  const letAnswer = await holdCall(page, "accounts.verifyEmail");
  const opened = new Date();
  await page.clock.install({ time: opened });
  await page.goto(link);
  await expect(page.getByText("One moment, checking your link...")).toBeVisible();
  await page.clock.pauseAt(opened.getTime() + 20_000);
  letAnswer();
  await expect(page.getByText("Email verified successfully! You can now log in.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Login" })).toHaveAttribute("href", "/login");
  await page.clock.runFor(2_950);
  expect(new URL(page.url()).pathname).toMatch(/^\/verify-email\//);
  await page.clock.runFor(100);
  await expect(page).toHaveURL("/login");
  await page.clock.resume();

  // The address is there already, and the password is what is left to type.
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
  const greeting = page.getByRole("heading", { level: 1 });
  await expect(greeting).toHaveText("Welcome back, Vera!");
  const firstTime = page.getByText("Good to have you here. What shall it be today?");
  await expect(firstTime).toBeVisible();
  const kept = await storage(page);
  expect(kept.token).toMatch(/^[\w-]{40,}$/);
  expect(kept.refresh_token).toMatch(/^[\w-]{40,}$/);
  await page.goto("/");
  await expect(page).toHaveURL("/dashboard");
  await expect(greeting).toHaveText("Welcome back, Vera!");
  await expect(firstTime).toHaveCount(0);
});

test("a wrong password is said in an alert, and all but the password stays", async ({
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
