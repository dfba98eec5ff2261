import { describe, expect, it } from "vitest";
import {
  loginLockouts,
  logins,
  oneTimeTokens,
  outbox,
  securityAlerts,
  signInChecks,
  users,
} from "#db/schema/index.ts";
import { QueueFullError } from "#server/lib/work/bounded-queue.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedLink, PASSWORD, visitor } from "#server/test/sign-in.ts";

const EMAIL = "ada@example.org";
const OTHER = "grace@example.org";
const NEW_PASSWORD = "Fresh-bread 77!";
const BAD_TOKEN = { status: 400, detail: "Invalid or expired reset token" };

const harness = setUpHarness({ SMTP_URL: "smtp://mail.example.org" });

const signIn = (password = PASSWORD, email = EMAIL, ip = "203.0.113.7") =>
  visitor(harness, { ip }).sessions.login({ email, password });
const forgot = (email = EMAIL) => visitor(harness).accounts.forgotPassword({ email });
const tokenTo = async (email = EMAIL) =>
  (await mailedLink(harness, email))?.split("/reset-password/")[1] ?? "";
const askForToken = async (email = EMAIL) => {
  await forgot(email);
  return tokenTo(email);
};
const reset = (token: string, newPassword = NEW_PASSWORD) =>
  visitor(harness, { ip: "198.51.100.9" }).accounts.resetPassword({ token, newPassword });
const check = (token: string) => visitor(harness).accounts.checkResetToken({ token });
const mails = () => harness.db.select().from(outbox).orderBy(outbox.rowId);

describe("asking for a link", () => {
  const SENT = {
    success: true,
    message: "If an account with that email exists, you will receive a password reset link.",
  };

  it("answers alike for every address, and mails an account's owner alone", async () => {
    await createSignIn(harness, { email: EMAIL, name: "Ada" });
    await createSignIn(harness, { email: "disabled@example.org", disabledAt: 1 });
    await harness.createMember({ email: "cookbook@larder.invalid", exempt: true });
    for (const email of [EMAIL, "nobody@example.org", "disabled@example.org", "cookbook@larder.invalid"]) {
      expect(await forgot(email)).toEqual(SENT);
    }
    await tokenTo();
    expect(await mails()).toMatchObject([{ kind: "reset_password", toAddress: EMAIL, toName: "Ada" }]);
  });

  it("mails who has not confirmed yet the confirmation that they need first", async () => {
    await visitor(harness).accounts.register({ email: EMAIL, password: PASSWORD, name: "Ada" });
    await forgot();
    expect(await mailedLink(harness, EMAIL)).toContain("/verify-email/");
    expect((await mails()).map(({ kind }) => kind)).toEqual(["verify_email", "verify_email"]);
  });

  it("is bounded: three an hour to one address, whether or not it has an account", async () => {
    await createSignIn(harness, { email: EMAIL });
    for (const email of [EMAIL, "nobody@example.org"]) {
      for (let turn = 0; turn < 3; turn += 1) await forgot(email);
      expect(await refusalOf(forgot(email))).toMatchObject({ status: 429 });
    }
  });
});

describe("a link that has not been opened", () => {
  it("is good as often as one looks, and looking changes nothing", async () => {
    await createSignIn(harness, { email: EMAIL, name: "Ada" });
    const token = await askForToken();
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await check(token)).toEqual({
        success: true,
        message: "Reset token is valid",
        name: "Ada",
        email: EMAIL,
      });
    }
    expect(await harness.db.select().from(oneTimeTokens)).toMatchObject([{ usedAt: null }]);
    await signIn();
  });

  it("is not spent by a password that is refused", async () => {
    await createSignIn(harness, { email: EMAIL, name: "Ada" });
    const token = await askForToken();
    for (const [password, msg] of [
      ["Ada12345!", "This password is too common. Please choose another."],
      ["short", "Password does not meet all requirements"],
      ["Password1!", "This password is too common. Please choose another."],
      [`Aa1!${"x".repeat(253)}`, "Password does not meet all requirements"],
    ] as const) {
      expect(await refusalOf(reset(token, password))).toMatchObject({ status: 422, detail: [{ msg }] });
    }
    await reset(token);
  });

  it("costs no hashing where it is none", async () => {
    let hashed = 0;
    const { passwords } = harness.deps;
    harness.override({
      passwords: {
        ...passwords,
        hash: (password) => {
          hashed += 1;
          return passwords.hash(password);
        },
      },
    });
    for (const token of ["", "x", "A".repeat(43)])
      expect(await refusalOf(reset(token))).toMatchObject(BAD_TOKEN);
    expect(hashed).toBe(0);
  });
});

describe("opening it", () => {
  it("sets the password, and says so", async () => {
    await createSignIn(harness, { email: EMAIL });
    expect(await reset(await askForToken())).toEqual({
      success: true,
      message: "Password has been reset successfully",
      removedServices: [],
    });
    expect(await refusalOf(signIn())).toMatchObject({ detail: "Invalid email or password" });
    expect((await signIn(NEW_PASSWORD)).user.email).toBe(EMAIL);
  });

  it("ends every sign-in of the account, and none of another's", async () => {
    await createSignIn(harness, { email: EMAIL });
    await createSignIn(harness, { email: OTHER });
    const own = [await signIn(), await signIn()];
    const other = await signIn(PASSWORD, OTHER);
    await reset(await askForToken());
    for (const { accessToken, refreshToken } of own) {
      expect(await refusalOf(harness.callerWith(accessToken).accounts.me())).toMatchObject({
        detail: "Could not validate credentials",
      });
      expect(await refusalOf(visitor(harness).sessions.refresh({ refreshToken }))).toMatchObject({
        status: 401,
      });
    }
    await harness.callerWith(other.accessToken).accounts.me();
    const rows = await harness.db.select().from(logins).orderBy(logins.rowId);
    expect(rows.map(({ endReason }) => endReason)).toEqual(["revoked", "revoked", null]);
  });

  it("opens the locks of the account, from everywhere, and leaves those of others", async () => {
    await createSignIn(harness, { email: EMAIL });
    await createSignIn(harness, { email: OTHER });
    for (let turn = 0; turn < 5; turn += 1) {
      await refusalOf(signIn("wrong"));
      await refusalOf(signIn("wrong", EMAIL, "192.0.2.1"));
      await refusalOf(signIn("wrong", OTHER, "192.0.2.9"));
    }
    expect((await refusalOf(signIn())).detail).toContain("Account is locked");
    await reset(await askForToken());
    await signIn(NEW_PASSWORD);
    await signIn(NEW_PASSWORD, EMAIL, "192.0.2.1");
    expect((await refusalOf(signIn(PASSWORD, OTHER, "192.0.2.9"))).detail).toContain("Account is locked");
    const waits = await harness.db.select().from(loginLockouts);
    expect(waits.map(({ email }) => email)).toEqual([OTHER]);
    expect((await harness.db.select().from(signInChecks)).length).toBe(5);
  });

  it.each([
    ["confirms an address that was not: who opened the link reads its mails", null],
    ["leaves the moment of an older confirmation", 7],
  ])("%s", async (_, emailVerifiedAt) => {
    await createSignIn(harness, { email: EMAIL, emailVerifiedAt });
    await reset(await askForToken());
    const [row] = await harness.db.select().from(users);
    expect(row?.emailVerifiedAt).toBe(emailVerifiedAt ?? harness.clock.now());
  });

  it("raises an alert and mails a notice", async () => {
    await createSignIn(harness, { email: EMAIL, name: "Ada" });
    await reset(await askForToken());
    expect(await harness.db.select().from(securityAlerts)).toMatchObject([
      { type: "password_reset", severity: "medium", status: "pending", ipAddress: "198.51.100.9" },
    ]);
    expect((await mails()).at(-1)).toMatchObject({ kind: "password_reset", toAddress: EMAIL });
    expect(await mailedLink(harness, EMAIL)).toBe("http://localhost:3000/forgot-password");
  });

  it("gives an account without a password its first one", async () => {
    await harness.createMember({ email: EMAIL });
    await reset(await askForToken());
    expect((await signIn(NEW_PASSWORD)).user).toMatchObject({ email: EMAIL, hasPassword: true });
  });

  it("does nothing for an account that was disabled meanwhile", async () => {
    const member = await createSignIn(harness, { email: EMAIL });
    const token = await askForToken();
    await harness.changeMember(member, { disabledAt: harness.clock.now() });
    expect(await refusalOf(check(token))).toMatchObject(BAD_TOKEN);
    expect(await refusalOf(reset(token))).toMatchObject(BAD_TOKEN);
    await harness.changeMember(member, { disabledAt: null });
    await signIn();
  });

  it("is answered by a busy server with the time to wait, and the link stays good", async () => {
    await createSignIn(harness, { email: EMAIL });
    const token = await askForToken();
    const { passwords } = harness.deps;
    harness.override({ passwords: { ...passwords, hash: () => Promise.reject(new QueueFullError(3)) } });
    expect(await refusalOf(reset(token))).toMatchObject({ status: 429, retryAfter: 3 });
    harness.override({ passwords });
    await reset(token);
  });
});
