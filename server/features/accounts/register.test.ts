import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { outbox, pendingRegistrations, transportState, users } from "#db/schema/index.ts";
import type { FieldError } from "#server/errors.ts";
import { sha256Hex } from "#server/lib/ids.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import {
  createSignIn,
  mailedBodies,
  mailedLink,
  mailedToken,
  PASSWORD,
  visitor,
} from "#server/test/sign-in.ts";

const HOUR = 3_600_000;
const NO_MAIL = "This server sends no mail. Whoever runs it finds the link in its log.";
const ADA = { email: "ada@example.org", password: PASSWORD, name: "Ada" };

const harness = setUpHarness();

const register = (fields: Partial<typeof ADA> = {}, request = {}) =>
  visitor(harness, request).accounts.register({ ...ADA, ...fields });

async function messagesOf(call: Promise<unknown>): Promise<Record<string, string>> {
  const { status, detail } = await refusalOf(call);
  expect(status).toBe(422);
  return Object.fromEntries((detail as FieldError[]).map(({ loc, msg }) => [loc.join("."), msg]));
}

describe("registering", () => {
  it("makes no account until the mailed link is opened", async () => {
    expect(await register()).toEqual({ emailSent: false, accountReady: false, message: NO_MAIL });
    expect(await harness.db.select().from(users)).toEqual([]);
    const link = await mailedLink(harness, ADA.email);
    expect(link).toMatch(/^http:\/\/localhost:3000\/verify-email\/[A-Za-z0-9_-]{43}$/);

    const token = await mailedToken(harness, ADA.email);
    expect(await visitor(harness).accounts.verifyEmail({ token })).toEqual({
      emailVerified: true,
      message: "Email verified successfully! You can now log in.",
      removedServices: [],
      setPasswordToken: null,
    });
    const { user } = await visitor(harness).sessions.login({ email: ADA.email, password: PASSWORD });
    expect(user).toMatchObject({
      name: "Ada",
      email: ADA.email,
      emailVerified: true,
      pendingEmail: null,
      accountTier: "freemium",
      timezone: "UTC",
      createdAt: "2026-03-10T12:00:00.000Z",
    });
  });

  it("stores a row with the hash of its link for a new address, and one without a link for a taken one", async () => {
    await createSignIn(harness, { email: "taken@example.org", name: "Grace" });
    const fresh = await register();
    const taken = await register({ email: "taken@example.org" });
    expect(taken).toEqual(fresh);

    const rows = await harness.db.select().from(pendingRegistrations);
    const token = await mailedToken(harness, ADA.email);
    expect(rows.map(({ email, linkHash }) => ({ email, linkHash }))).toEqual([
      { email: ADA.email, linkHash: sha256Hex(token) },
      { email: "taken@example.org", linkHash: null },
    ]);
    for (const row of rows) expect(row.expiresAt - row.createdAt).toBe(24 * HOUR);
  });

  it("mails the owner of a taken address that there is an account, and changes nothing of it", async () => {
    const owner = await createSignIn(harness, { email: "taken@example.org", name: "Grace" });
    const before = await harness.db.select().from(users).where(eq(users.rowId, owner.rowId));
    await register({ email: "Taken@Example.org", name: "Mallory" });
    const [mail] = await harness.db.select().from(outbox);
    expect(mail).toMatchObject({
      toAddress: "taken@example.org",
      toName: "Grace",
      subject: "You already have an account",
    });
    const [body] = await mailedBodies(harness);
    expect(body).toContain("Hello Grace");
    expect(`${body}${await mailedLink(harness, "taken@example.org")}`).not.toContain("verify-email");
    expect(await harness.db.select().from(users).where(eq(users.rowId, owner.rowId))).toEqual(before);
  });

  it("does as much password work for a taken address as for a new one", async () => {
    await createSignIn(harness, { email: "taken@example.org" });
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
    await register();
    await register({ email: "taken@example.org" });
    expect(hashed).toBe(2);
  });

  it("tells the right password of a pending registration that the address must be confirmed, taken or not", async () => {
    await createSignIn(harness, { email: "taken@example.org" });
    for (const email of [ADA.email, "taken@example.org"]) {
      await register({ email, password: "Mallory's own 1!" });
      const refused = await refusalOf(
        visitor(harness).sessions.login({ email, password: "Mallory's own 1!" }),
      );
      expect(refused).toMatchObject({ status: 401, detail: "Email verification required" });
    }
  });

  it("trims the name and lower-cases the address", async () => {
    await register({ email: "  Ada@Example.ORG ", name: "  Ada  Lovelace " });
    const [row] = await harness.db.select().from(pendingRegistrations);
    expect(row).toMatchObject({ email: "ada@example.org", name: "Ada  Lovelace" });
  });

  it("removes line breaks from the name, so that it cannot add paragraphs to a mail", async () => {
    await register({ name: "Ada\r\n\r\nGo to http://evil.example\u2028now" });
    const [row] = await harness.db.select().from(pendingRegistrations);
    expect(row?.name).toBe("Ada Go to http://evil.example now");
  });

  it("names every field that is wrong, once", async () => {
    expect(await messagesOf(register({ email: "ada@example", password: "short", name: " A " }))).toEqual({
      "body.email": "Please enter a valid email address",
      "body.password": "Password does not meet security requirements",
      "body.name": "Name must be at least 2 characters",
    });
    expect(await messagesOf(register({ password: "Password1!", name: "A" }))).toEqual({
      "body.password": "This password is too common. Please choose another.",
      "body.name": "Name must be at least 2 characters",
    });
    expect(await harness.db.select().from(pendingRegistrations)).toEqual([]);
  });

  it.each([
    ["the name", "Grzegorz77!", { name: "Grzegorz B." }],
    ["a part of the name", "Brz33czyk!1", { name: "Grzegorz Brzęęczyk" }],
    ["the address", "Grzegorz77!", { email: "grzegorz@example.org" }],
    ["a part of the address", "!Grzegorz01", { email: "b.grzegorz+larder@example.org" }],
    ["an address with digits", "Kqx7vw9z!", { email: "kqx-7vw9z@example.org" }],
  ])("refuses a password that is made of %s", async (_what, password, own) => {
    expect(await messagesOf(register({ password, ...own }))).toEqual({
      "body.password": "This password is too common. Please choose another.",
    });
    expect(await harness.db.select().from(pendingRegistrations)).toEqual([]);
    expect(await register({ password })).toMatchObject({ accountReady: false });
  });

  it.each(["Aa1!567", "aa1!5678", "AA1!5678", "Aaa!!!!!", "Aa345678", `Aa1!${"x".repeat(253)}`])(
    "refuses the password %j, which breaks a rule",
    async (password) => {
      expect(await messagesOf(register({ password }))).toEqual({
        "body.password": "Password does not meet security requirements",
      });
    },
  );

  it("keeps a password of 256 characters byte for byte", async () => {
    const password = ` Aa1!é${"x".repeat(249)} `;
    expect(password).toHaveLength(256);
    await register({ password });
    await visitor(harness).accounts.verifyEmail({ token: await mailedToken(harness, ADA.email) });
    const login = (typed: string) => visitor(harness).sessions.login({ email: ADA.email, password: typed });
    expect(await refusalOf(login(password.trim()))).toMatchObject({ detail: "Invalid email or password" });
    expect(await login(password)).toMatchObject({ tokenType: "bearer" });
  });

  it("keeps the time zone that the browser tells", async () => {
    await register({}, { timezone: "Europe/Berlin" });
    await visitor(harness).accounts.verifyEmail({ token: await mailedToken(harness, ADA.email) });
    const { user } = await visitor(harness, { timezone: "Asia/Tokyo" }).sessions.login(ADA);
    expect(user.timezone).toBe("Europe/Berlin");
  });

  it("says what is known of the mail transport, never of this message", async () => {
    harness.override({ env: { ...harness.deps.env, SMTP_URL: "smtp://mail.example.org" } });
    const sent = "Registration successful! Please check your email to verify your account.";
    expect(await register()).toEqual({ emailSent: true, accountReady: false, message: sent });
    const changedAt = harness.clock.now();
    await harness.db.write((tx) =>
      tx.insert(transportState).values({ name: "mail", healthy: false, changedAt }),
    );
    expect(await register({ email: "other@example.org" })).toEqual({
      emailSent: false,
      accountReady: false,
      message:
        "Your account was created, but the verification email could not be sent. Please request a new one.",
    });
  });
});

describe("mails of one address", () => {
  it("stop at three an hour, the same for an address that is taken", async () => {
    await createSignIn(harness, { email: "taken@example.org" });
    for (const email of [ADA.email, "taken@example.org"]) {
      for (let turn = 0; turn < 3; turn += 1) {
        await register({ email });
        harness.clock.advance(60_000);
      }
      expect(await refusalOf(register({ email }))).toMatchObject({
        status: 429,
        detail: "Too many requests. Please try again later.",
        retryAfter: 3600 - 3 * 60,
      });
    }
    expect(await harness.db.select().from(outbox)).toHaveLength(6);
    expect(await harness.db.select().from(pendingRegistrations)).toHaveLength(6);
  });

  it("are counted apart for registering and for asking again, and open after the hour", async () => {
    const resend = () => visitor(harness).accounts.resendVerification({ email: ADA.email });
    for (let turn = 0; turn < 3; turn += 1) await register();
    for (let turn = 0; turn < 3; turn += 1) await resend();
    expect(await refusalOf(register())).toMatchObject({ status: 429 });
    expect(await refusalOf(resend())).toMatchObject({ status: 429 });
    harness.clock.advance(HOUR);
    expect(await resend()).toMatchObject({ message: NO_MAIL });
    expect(await register()).toMatchObject({ message: NO_MAIL });
  });

  it("of parallel requests let three through", async () => {
    const calls = Array.from({ length: 12 }, () =>
      visitor(harness).accounts.resendVerification({ email: "who@example.org" }),
    );
    const answers = await Promise.allSettled(calls);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });
});

describe("the words of a confirmation mail", () => {
  const ASKED = "The account was asked for on 10 March 2026 at 12:00 UTC. If";
  const resend = () => visitor(harness).accounts.resendVerification({ email: ADA.email });

  it("no mail to an unconfirmed address contains text that a stranger typed", async () => {
    await register({ name: "Buy at evil.example" }, { userAgent: "evil.example", timezone: "Asia/Tokyo" });
    await resend();
    for (const mail of await harness.db.select().from(outbox)) {
      expect(mail).toMatchObject({
        toAddress: ADA.email,
        toName: null,
        subject: "Confirm your email address",
      });
    }
    const [first, second] = await mailedBodies(harness);
    expect(first?.split("\n")[0]).toBe("Hello,");
    for (const body of [first, second]) expect(body).not.toMatch(/evil|Buy|Tokyo|Quince/);
  });

  it("a second and a third link still tell when the account was asked for", async () => {
    await register({ name: "Ada Lovelace" });
    harness.clock.advance(2 * HOUR);
    await resend();
    harness.clock.advance(2 * HOUR);
    await resend();
    for (const body of await mailedBodies(harness)) expect(body).toContain(ASKED);
  });

  it("a link of another's registration with the same address tells that one's time", async () => {
    await register({ name: "Ada Lovelace" });
    harness.clock.advance(12 * HOUR + 5 * 60_000);
    await register({ name: "A Stranger" });
    harness.clock.advance(HOUR);
    await resend();
    const notified = "asked for on 11 March 2026 at 00:05 UTC.";
    expect((await mailedBodies(harness)).map((body) => body.includes(notified))).toEqual([false, true, true]);
  });

  it("an owner is notified of a new registration, without its text", async () => {
    await createSignIn(harness, { email: ADA.email, name: "Ada" });
    await register({ name: "Buy at evil.example" });
    const [body] = await mailedBodies(harness);
    expect(body).toContain("with this email address on 10 March 2026 at 12:00 UTC.");
    expect(body).not.toContain("evil");
  });
});
