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

  it("no longer works after 24 hours", async () => {
    await register();
    const token = await mailedToken(harness, EMAIL);
    harness.clock.advance(24 * HOUR);
    expect(await refusalOf(verify(token))).toMatchObject(BAD);
    expect(await harness.db.select().from(users)).toEqual([]);
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

  it("opened fifty times at once makes one account, and every call hears success", async () => {
    await register();
    const token = await mailedToken(harness, EMAIL);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(token)));
    expect(answers.every(({ emailVerified }) => emailVerified)).toBe(true);
    expect(await harness.db.select().from(users)).toHaveLength(1);
  });

  it.each(["", "x", "../../etc/passwd", "%00", "A".repeat(43), "A".repeat(100_000)])(
    "refuses a token that nobody was sent (%#)",
    async (token) => {
      await register();
      expect(await refusalOf(verify(token))).toMatchObject(BAD);
    },
  );
});

describe("asking for the link again", () => {
  it("mails another link, and the older one stays good", async () => {
    await register();
    const older = await mailedToken(harness, EMAIL);
    expect(await resend()).toEqual({
      emailSent: false,
      message: "This server sends no mail. Whoever runs it finds the link in its log.",
    });
    const newer = await mailedToken(harness, EMAIL);
    expect(newer).not.toBe(older);
    await verify(older);
    expect((await verify(newer)).emailVerified).toBe(true);
    expect(await harness.db.select().from(users)).toHaveLength(1);
  });

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

describe("the own profile", () => {
  it("reads freemium again once premium has ended", async () => {
    const tierUntil = harness.clock.now() + HOUR;
    const { email } = await createSignIn(harness, { tier: "premium", tierUntil });
    const me = async () => {
      const { accessToken } = await visitor(harness).sessions.login({ email, password: PASSWORD });
      return harness.callerWith(accessToken).accounts.me();
    };
    expect(await me()).toMatchObject({ accountTier: "premium" });
    harness.clock.advance(HOUR);
    expect(await me()).toMatchObject({ accountTier: "freemium" });
  });
});
