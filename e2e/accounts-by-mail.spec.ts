import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { password, registerByForm } from "./account-pages.ts";
import { checkEverywhere } from "./check-everywhere.ts";
import { test as base, expect } from "./fixtures.ts";

type Post = { url: string; received: { to: string; subject: string; text: string }[] };

/** A server that sends its mail by SMTP, to a post office that keeps what it is given. */
const test = base.extend<object, { post: Post }>({
  post: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const received: Post["received"] = [];
      const office = new SMTPServer({
        disabledCommands: ["AUTH", "STARTTLS"],
        onData: async (stream, _session, done) => {
          const chunks: Buffer[] = [];
          for await (const chunk of stream) chunks.push(chunk);
          const { to, subject, text } = await PostalMime.parse(Buffer.concat(chunks));
          received.push({ to: to?.[0]?.address ?? "", subject: subject ?? "", text: text ?? "" });
          done();
        },
      });
      office.listen(0, "127.0.0.1");
      await once(office.server, "listening");
      const { port } = office.server.address() as AddressInfo;
      await use({ url: `smtp://127.0.0.1:${port}`, received });
      await new Promise<void>((closed) => office.close(() => closed()));
    },
    { scope: "worker" },
  ],
  serverEnv: [async ({ post }, use) => use({ SMTP_URL: post.url }), { scope: "worker" }],
});

test("where mail is sent, registering and asking again say so, and the mail arrives", async ({
  page,
  post,
  problems,
  checkA11y,
}) => {
  problems.allow(/status of 401/);
  const email = "by-mail@example.org";
  await registerByForm(page, email);
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: "Registration successful! Please check your email to verify your account." }),
  ).toBeVisible();
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
  await expect.poll(() => post.received.filter(({ to }) => to === email)).toHaveLength(1);

  await page.getByRole("button", { name: "Send Verification Email" }).press("Enter");
  await expect(page.getByRole("button", { name: "Email Sent!" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Email Sent!" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Email Address" })).toBeDisabled();
  await expect(
    page.getByText("Verification email sent successfully! Please check your inbox and spam folder."),
  ).toBeVisible();
  await expect.poll(() => post.received.filter(({ to }) => to === email)).toHaveLength(2);

  // A sign-in before the confirmation is answered in one box.
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  const box = page.getByRole("status").filter({ hasText: "Email verification required" });
  await expect(box.getByRole("button", { name: "Send Verification Email" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await checkA11y(page);

  const link = /https?:\/\/\S+\/verify-email\/\S+/.exec(post.received.at(-1)?.text ?? "")?.[0] ?? "";
  await page.goto(link);
  await expect(page.getByText("Email verified successfully! You can now log in.")).toBeVisible();
});

test("each page that asks for a mail has one sentence and one button when the mail server is down", async ({
  page,
  checkA11y,
}) => {
  const answer = (call: string, data: object) =>
    page.route(`**/trpc/${call}*`, (route) => route.fulfill({ json: { result: { data } } }));
  const unsent =
    "Your account was created, but the verification email could not be sent. Please request a new one.";
  await answer("accounts.register", { emailSent: false, accountReady: false, message: unsent });
  await answer("accounts.resendVerification", {
    emailSent: false,
    message: "Failed to send verification email",
  });
  await answer("accounts.forgotPassword", { success: false, message: "" });
  const main = page.getByRole("main");
  const again = main.getByRole("button", { name: "Try again" });
  const sentence = main.getByRole("status").filter({ visible: true });

  await registerByForm(page, "vera@nowhere.example");
  await expect(page.getByRole("heading", { level: 1, name: "Check Your Email" })).toBeVisible();
  await expect(main.getByText("vera@nowhere.example")).toBeVisible();
  await expect(sentence).toHaveText([unsent]);
  await expect(main.getByRole("button")).toHaveText(["Try again"]);
  await checkEverywhere(page, checkA11y, again);
  await again.press("Enter");
  await expect(sentence).toHaveText(["Failed to send verification email"]);

  for (const [path, button, words] of [
    ["/resend-verification", "Send Verification Email", "Failed to send verification email"],
    ["/forgot-password", "Send Reset Link", "Failed to send password reset email. Please try again."],
  ] as const) {
    await page.goto(path);
    await page.getByRole("textbox", { name: "Email Address" }).fill("vera@nowhere.example");
    await page.getByRole("button", { name: button }).press("Enter");
    await expect(sentence).toHaveText([words]);
    await expect(main.getByRole("button")).toHaveText(["Try again"]);
    await checkEverywhere(page, checkA11y, again);
  }
});
