import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const password = "Copper-kettle7!";
const noMail = "This server sends no mail. Whoever runs it finds the link in its log.";
const askToConfirm =
  "This server sends no mail. Ask whoever runs this Larder to confirm your account; then you can sign in.";

const newAddress = () => `visitor-${randomBytes(6).toString("hex")}@example.org`;

async function fillRegistration(page: Page, email: string) {
  await page.getByRole("textbox", { name: "Full Name" }).fill("Vera Visitor");
  await page.getByRole("textbox", { name: "Email Address" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
}

async function fillSignIn(page: Page, email: string, secret: string) {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
}

const storage = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test("the landing page says what Larder is and leads to registration and sign-in", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Every recipe your kitchen loves, in one place",
  );
  await expect(page).toHaveTitle("Larder, a recipe keeper · Larder");
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/register");
  await page.goBack();
  await page.getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
});

test("the password's requirements tick off, and only a complete form can be sent", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/register");
  await expect(page.getByRole("heading", { name: "Join Larder" })).toBeVisible();
  const create = page.getByRole("button", { name: "Create Account" });
  const rules = page.getByRole("listitem").filter({ hasText: /, (met|not yet met|not checked yet)$/ });
  const met = page.getByRole("listitem").filter({ hasText: /, met$/ });
  const name = page.getByRole("textbox", { name: "Full Name" });
  const secret = page.getByLabel("Password", { exact: true });
  const again = page.getByLabel("Confirm Password");

  await expect(create).toBeDisabled();
  await name.fill("V");
  await page.getByRole("textbox", { name: "Email Address" }).fill("vera@nowhere");
  await expect(rules).toHaveCount(0);
  const hint =
    "At least 8 characters, with an uppercase and a lowercase letter, a digit and a special character.";
  await expect(secret).toHaveAccessibleDescription(hint);
  await expect(page.getByText(hint)).toBeVisible();
  await secret.focus();
  await expect(page.getByText(hint)).toHaveCount(0);
  await expect(rules).toHaveCount(6);
  await expect(met).toHaveCount(0);
  for (const [typed, count] of [
    ["c", 1],
    ["cK", 2],
    ["cK7", 3],
    ["cK7!", 4],
    ["cK7-----", 4],
    ["Summer2025!", 5],
    ["cK7!----", 6],
  ] as const) {
    await secret.fill(typed);
    await expect(met, typed).toHaveCount(count);
  }
  await again.fill("cK7!---");
  await again.blur();
  for (const words of [
    "Name must be at least 2 characters",
    "Please enter a valid email address",
    "Passwords do not match",
  ]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(create).toBeDisabled();
  await again.fill("cK7!----");
  await name.fill("Vera");
  await expect(create).toBeDisabled();
  await page.getByRole("textbox", { name: "Email Address" }).fill("vera@nowhere.example");
  await expect(create).toBeEnabled();
  await secret.fill("cK7!-----");
  await expect(create).toBeDisabled();
});

test("a visitor registers, confirms by the mailed link and signs in", async ({ page, mailTo }) => {
  const email = newAddress();
  await page.goto("/register");
  await fillRegistration(page, email);
  await page.getByRole("button", { name: "Create Account" }).click();

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
  let letAnswer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    letAnswer = resolve;
  });
  await page.route("**/trpc/accounts.verifyEmail*", async (route) => {
    await mayAnswer;
    await route.continue();
  });
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

test("a link that is not one shows the reason, another try and the way to a fresh link", {
  tag: "@long",
}, async ({ page, problems }) => {
  problems.allow(/status of 400/);
  await page.goto("/verify-email/no-such-token");
  await expect(page.getByRole("alert")).toHaveText("Invalid or expired verification token");
  const again = page.waitForResponse("**/trpc/accounts.readVerification*");
  await page.getByRole("button", { name: "Try Again" }).click();
  expect((await again).status()).toBe(400);
  await expect(page.getByRole("alert")).toHaveText("Invalid or expired verification token");
  await expect(page.getByRole("button", { name: "Send Verification Email" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Login" })).toHaveAttribute("href", "/login");

  await page.goto("/verify-email");
  await expect(page.getByRole("alert")).toHaveText("Failed to verify email");
  await expect(page.getByRole("button", { name: "Send Verification Email" })).toBeVisible();
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
  await fillSignIn(page, email, "Wrong-kettle7!");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  expect(refreshes).toEqual([]);
});

test("the sign-in form names what is missing before anything is sent", { tag: "@long" }, async ({ page }) => {
  await page.goto("/login");
  const submit = page.getByRole("button", { name: "Sign In" });
  await submit.click();
  await expect(page.getByText("Email is required")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  await fillSignIn(page, "vera", "short");
  await submit.click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
});

test("after five wrong passwords the account is locked for a while", async ({ page, request, problems }) => {
  problems.allow(/status of 401/);
  const email = newAddress();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const answer = await request.post("/api/auth/login", { data: { email, password: "Wrong-kettle7!" } });
    expect(answer.status()).toBe(401);
  }
  await page.goto("/login");
  await fillSignIn(page, email, "Wrong-kettle7!");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toHaveText("Account is locked. Please try again in 1 minute.");
});

test("an unconfirmed account is told so and can have its link sent again", { tag: "@long" }, async ({
  page,
  request,
  problems,
  mailTo,
}) => {
  problems.allow(/status of 401/);
  const email = newAddress();
  const registered = await request.post("/api/auth/register", { data: { email, password, name: "Vera" } });
  expect(registered.status()).toBe(201);
  const first = await mailTo(email);

  await page.goto("/login");
  await fillSignIn(page, email, password);
  await page.getByRole("button", { name: "Sign In" }).click();
  // One box says why, and holds the form that asks for another mail and its outcome.
  await expect(page.getByRole("alert")).toHaveCount(0);
  const box = page.getByRole("status").filter({ hasText: "Email verification required" });
  await expect(box).toContainText("Your email address needs to be verified before you can log in.");
  await expect(box.getByRole("textbox", { name: "Email Address" })).toHaveValue(email);
  await box.getByRole("button", { name: "Send Verification Email" }).click();
  await expect(box.getByRole("alert")).toHaveText(noMail);

  const second = await mailTo(email);
  expect(second.links).not.toEqual(first.links);
  await page.goto(second.links[0] ?? "");
  // Registered elsewhere: this browser did not ask for it.
  await page.getByRole("button", { name: "Yes, that was me" }).click();
  await expect(page.getByText("Email verified successfully! You can now log in.")).toBeVisible();
});

test("the resend page checks the address and clears its complaint while one types", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/resend-verification");
  await expect(page.getByText("Already verified your email?")).toBeVisible();
  await page.getByRole("button", { name: "Send Verification Email" }).click();
  await expect(page.getByText("Email is required")).toBeVisible();
  await page.getByRole("textbox", { name: "Email Address" }).press("v");
  await expect(page.getByText("Email is required")).toBeHidden();
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/login");
});

test("a registration that fails keeps all but the passwords, and says why", { tag: "@long" }, async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|status of 422/);
  const email = newAddress();
  await page.goto("/register");
  await fillRegistration(page, email);
  await page.route("**/trpc/accounts.register*", (route) => route.abort());
  const create = page.getByRole("button", { name: "Create Account" });
  await create.click();
  await expect(page.getByRole("alert")).toContainText("Registration failed");
  await expect(page.getByRole("textbox", { name: "Full Name" })).toHaveValue("Vera Visitor");
  await expect(page.getByRole("textbox", { name: "Email Address" })).toHaveValue(email);
  await expect(page.getByLabel("Confirm Password")).toHaveValue("");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(create).toBeDisabled();

  await page.unroute("**/trpc/accounts.register*");
  await page.getByLabel("Password", { exact: true }).fill("Password1!");
  await page.getByLabel("Confirm Password").fill("Password1!");
  await create.click();
  await expect(page.getByRole("alert")).toHaveText("This password is too common. Please choose another.");
  const secret = page.getByLabel("Password", { exact: true });
  await expect(secret).toHaveAccessibleDescription("This password is too common. Please choose another.");
  await expect(secret).toHaveValue("");
  await expect(secret).toBeFocused();
});

test("registering an address that has an account looks the same and tells only its owner", async ({
  page,
  createMember,
  mailTo,
}) => {
  const { email } = await createMember();
  await page.goto("/register");
  await fillRegistration(page, email);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { name: "One step left" })).toBeVisible();
  await expect(page.getByText(askToConfirm, { exact: true })).toBeVisible();
  const mail = await mailTo(email);
  expect(mail.subject).toBe("You already have an account");
  expect(mail.links.join()).not.toContain("verify-email");
});
