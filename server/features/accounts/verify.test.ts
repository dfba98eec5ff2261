import { describe, expect, it } from "vitest";
import { outbox, pendingRegistrations, users } from "#db/schema/index.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedToken, PASSWORD, visitor } from "#server/test/sign-in.ts";

const HOUR = 3_600_000;
const EMAIL = "ada@example.org";
const BAD = { status: 400, detail: "Invalid or expired verification token" };

const harness = setUpHarness();

const register = (fields: { name?: string; password?: string } = {}) =>
  visitor(harness).accounts.register({ email: EMAIL, password: PASSWORD, name: "Ada", ...fields });
const verify = (token: string) => visitor(harness).accounts.verifyEmail({ token });
const resend = (email = EMAIL) => visitor(harness).accounts.resendVerification({ email });

describe("a confirmation link", () => {
  it("answers success again within its 24 hours, and makes one account", async () => {
    await register();
    const token = await mailedToken(harness, EMAIL);
    const first = await verify(token);
    harness.clock.advance(24 * HOUR - 1);
    expect(await verify(token)).toEqual(first);
    harness.clock.advance(1);
    expect(await refusalOf(verify(token))).toMatchObject(BAD);
    expect(await harness.db.select().from(users)).toHaveLength(1);
  });

  it("makes no account for an address that was taken meanwhile", async () => {
    await register();
    const token = await mailedToken(harness, EMAIL);
    await createSignIn(harness, { email: EMAIL, name: "Grace" });
    expect(await refusalOf(verify(token))).toMatchObject(BAD);
    expect((await harness.db.select().from(users)).map(({ name }) => name)).toEqual(["Grace"]);
  });

  it("of two registrations of an address makes the account of the one that is opened, once", async () => {
    await register({ name: "First", password: "First-one 1!" });
    const first = await mailedToken(harness, EMAIL);
    await register({ name: "Second", password: "Second-one 2!" });
    const second = await mailedToken(harness, EMAIL);
    await verify(first);
    expect(await refusalOf(verify(second))).toMatchObject(BAD);
    const login = (password: string) => visitor(harness).sessions.login({ email: EMAIL, password });
    expect((await login("First-one 1!")).user.name).toBe("First");
    expect(await refusalOf(login("Second-one 2!"))).toMatchObject({ status: 401 });
    expect(await harness.db.select().from(pendingRegistrations)).toEqual([]);
  });
});

describe("asking for the link again", () => {
  it("gives a link of its own 24 hours", async () => {
    await register();
    harness.clock.advance(20 * HOUR);
    await resend();
    const token = await mailedToken(harness, EMAIL);
    harness.clock.advance(20 * HOUR);
    await verify(token);
    expect(await harness.db.select().from(users)).toHaveLength(1);
  });

  it("answers alike and mails nothing for an unknown, a confirmed and an expired address", async () => {
    harness.override({ env: { ...harness.deps.env, SMTP_URL: "smtp://mail.example.org" } });
    await createSignIn(harness, { email: "known@example.org" });
    await register();
    const expected = {
      emailSent: true,
      message: "Verification email sent successfully! Please check your inbox and spam folder.",
    };
    expect(await resend()).toEqual(expected);
    harness.clock.advance(48 * HOUR);
    const before = await harness.db.select().from(outbox);
    for (const email of ["nobody@example.org", "known@example.org", EMAIL]) {
      expect(await resend(email)).toEqual(expected);
    }
    expect(await harness.db.select().from(outbox)).toEqual(before);
  });

  it("refuses what is no address", async () => {
    expect(await refusalOf(resend("nobody"))).toMatchObject({
      status: 422,
      detail: [{ loc: ["body", "email"], msg: "Please enter a valid email address", type: "value_error" }],
    });
  });
});
