import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { password, registerByForm } from "./account-pages.ts";
import { checkEverywhere } from "./check-everywhere.ts";
import { test as base, expect } from "./fixtures.ts";

type MailServer = { url: string; received: { to: string; subject: string; text: string }[] };

/** The server under test sends its mail to a local SMTP server that records it. */
const test = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const received: MailServer["received"] = [];
      const smtp = new SMTPServer({
        disabledCommands: ["AUTH", "STARTTLS"],
        onData: async (stream, _session, done) => {
          const chunks: Buffer[] = [];
          for await (const chunk of stream) chunks.push(chunk);
          const { to, subject, text } = await PostalMime.parse(Buffer.concat(chunks));
          received.push({ to: to?.[0]?.address ?? "", subject: subject ?? "", text: text ?? "" });
          done();
        },
      });
      smtp.listen(0, "127.0.0.1");
      await once(smtp.server, "listening");
      const { port } = smtp.server.address() as AddressInfo;
      await use({ url: `smtp://127.0.0.1:${port}`, received });
      await new Promise<void>((closed) => smtp.close(() => closed()));
    },
    { scope: "worker" },
  ],
  serverEnv: [async ({ mailServer }, use) => use({ SMTP_URL: mailServer.url }), { scope: "worker" }],
});

test("the confirmation mail arrives when it is requested by registering or by the resend button", async ({
  page,
  mailServer,
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
  await expect.poll(() => mailServer.received.filter(({ to }) => to === email)).toHaveLength(1);

  await page.getByRole("button", { name: "Send Verification Email" }).press("Enter");
  await expect(page.getByRole("button", { name: "Email Sent!" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Email Sent!" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Email Address" })).toBeDisabled();
  await expect(
    page.getByText("Verification email sent successfully! Please check your inbox and spam folder."),
  ).toBeVisible();
  await expect.poll(() => mailServer.received.filter(({ to }) => to === email)).toHaveLength(2);

  // Signing in before the confirmation shows one notice, with the button to resend the mail.
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  const box = page.getByRole("status").filter({ hasText: "Email verification required" });
  await expect(box.getByRole("button", { name: "Send Verification Email" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await checkA11y(page);

  const link = /https?:\/\/\S+\/verify-email\/\S+/.exec(mailServer.received.at(-1)?.text ?? "")?.[0] ?? "";
  await page.goto(link);
  await expect(page.getByText("Email verified successfully! You can now log in.")).toBeVisible();
});

test("each page that requests a mail shows one message and one button when the mail server is down", async ({
  page,
  checkA11y,
}) => {
  const stub = (call: string, data: object) =>
    page.route(`**/trpc/${call}*`, (route) => route.fulfill({ json: { result: { data } } }));
  const unsent =
    "Your account was created, but the verification email could not be sent. Please request a new one.";
  await stub("accounts.register", { emailSent: false, accountReady: false, message: unsent });
  await stub("accounts.resendVerification", {
    emailSent: false,
    message: "Failed to send verification email",
  });
  await stub("accounts.forgotPassword", { success: false, message: "" });
  const main = page.getByRole("main");
  const tryAgain = main.getByRole("button", { name: "Try again" });
  const sentence = main.getByRole("status").filter({ visible: true });

  await registerByForm(page, "vera@nowhere.example");
  await expect(page.getByRole("heading", { level: 1, name: "Check Your Email" })).toBeVisible();
  await expect(main.getByText("vera@nowhere.example")).toBeVisible();
  await expect(sentence).toHaveText([unsent]);
  await expect(main.getByRole("button")).toHaveText(["Try again"]);
  await checkEverywhere(page, checkA11y, tryAgain);
  await tryAgain.press("Enter");
  await expect(sentence).toHaveText(["Failed to send verification email"]);

  for (const [path, button, message] of [
    ["/resend-verification", "Send Verification Email", "Failed to send verification email"],
    ["/forgot-password", "Send Reset Link", "Failed to send password reset email. Please try again."],
  ] as const) {
    await page.goto(path);
    await page.getByRole("textbox", { name: "Email Address" }).fill("vera@nowhere.example");
    await page.getByRole("button", { name: button }).press("Enter");
    await expect(sentence).toHaveText([message]);
    await expect(main.getByRole("button")).toHaveText(["Try again"]);
    await checkEverywhere(page, checkA11y, tryAgain);
  }
});
