import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { identities, outbox, users } from "#db/schema/index.ts";
import { runVerb } from "#server/cli/operator/verbs.ts";
import { enqueueMailRequest } from "#server/features/accounts/service/mail-requests.ts";
import { isDeviceKnownToAccount } from "#server/guards/devices.ts";
import { createJar } from "#server/test/harness.ts";
import { addLinkedIdentity } from "#server/test/linked-identity.ts";
import {
  createMailServer,
  type MailServer,
  type Received,
  receiveMails,
  SENDER,
} from "#server/test/mail-server.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { mailTexts } from "#server/texts/en/mails.ts";

const BASE = "https://larder.example.org";
const ADA = "ada@example.org";
const GRACE = "grace@example.org";
const NEW_PASSWORD = "Fresh-bread 77!";

let server: MailServer;
const harness = setUpHarness({ BASE_URL: BASE, SMTP_URL: "smtp://mail.example.org" });
/** The kinds of mail that arrived; a test checks that none is missing. */
const seen = new Set<string>();

beforeAll(async () => {
  server = await createMailServer();
});
afterAll(() => server.close());

const guest = () => visitor(harness);
const register = (email = ADA) => guest().accounts.register({ email, password: PASSWORD, name: "Ada" });
const signIn = (email: string, password = PASSWORD) => guest().sessions.login({ email, password });
const member = (email = ADA, name = "Ada Löve, <x>") => createSignIn(harness, { email, name });

/** Delivers the queued mails and returns those that arrived, after checking each. */
async function receive(): Promise<Received[]> {
  const mails = await receiveMails(harness, server);
  const rows = await harness.db.select().from(outbox).orderBy(outbox.rowId);
  for (const mail of mails) {
    const row = rows.find(({ id }) => mail.mail.messageId === `<${id}@kitchen.example>`);
    expect(row).toBeDefined();
    seen.add(row?.kind ?? "");
    expectSane(mail, row as typeof outbox.$inferSelect);
  }
  return mails;
}

/** Delivers the queued mails and expects one to this address. */
async function receiveOne(email = ADA): Promise<Received> {
  const mails = (await receive()).filter(({ recipients }) => recipients[0] === email);
  expect(mails).toHaveLength(1);
  return mails[0] as Received;
}

/** Checks that apply to every kind of mail: headers, and equal words in text and HTML. */
function expectSane({ from, recipients, raw, mail }: Received, row: typeof outbox.$inferSelect): void {
  expect({ from, recipients }).toEqual({ from: SENDER, recipients: [row.toAddress] });
  expect(mail.from).toEqual({ name: "Larder", address: SENDER });
  expect(mail.to).toEqual([{ name: row.toName ?? "", address: row.toAddress }]);
  expect(mail.subject).toBe(row.subject);
  const headers = mail.headers.map(({ key }) => key).sort();
  expect(headers).toEqual([
    "auto-submitted",
    "content-type",
    "date",
    "from",
    "message-id",
    "mime-version",
    "subject",
    "to",
  ]);
  expect(mail.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
  expect(Number.isNaN(Date.parse(mail.date ?? ""))).toBe(false);
  expect(raw).toMatch(/^content-type: multipart\/alternative;/im);
  // RFC 5322 limits a line to 998 characters; mail servers may cut longer ones.
  expect(Math.max(...raw.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(998);
  expect(wordsOfHtml(mail.html ?? "")).toBe(wordsOfText(mail.text ?? ""));
  expectNothingRemote(mail.html ?? "");
  // A GET of this path confirms an address, and mail scanners follow links in mails.
  expect(`${mail.html} ${mail.text}`).not.toContain("/api/auth/verify");
}

/** The visible words of the HTML body without the name Larder at its top. */
function wordsOfHtml(html: string): string {
  const body = html.replace(/^[\s\S]*<body[^>]*>/, "").replace(/<[^>]*>/g, " ");
  const plain = body.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  return plain
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^Larder /, "");
}

/** The words of the plain text without the colon that it puts after the label of a link. */
function wordsOfText(text: string): string {
  return text
    .replace(/:\n(?=https?:\/\/)/g, "\n")
    .replace(/\s+/g, " ")
    .trim();
}

/** Checks that the HTML loads no resource, runs no script, has no form, and links only to this server. */
function expectNothingRemote(html: string): void {
  expect(html).not.toMatch(/<(?:img|script|link|iframe|object|embed|form|video|audio|svg|base|input)\b/i);
  expect(html).not.toMatch(/\b(?:src|srcset|background|poster|action|on\w+)\s*=|@import|@font-face|url\(/i);
  for (const [address] of html.matchAll(/https?:\/\/[^\s"'<)]*/g)) {
    expect(address.startsWith(`${BASE}/`)).toBe(true);
  }
}

/**
 * The link of the mail's action. Expects it once on a line of the text, and in the HTML as button and as
 * visible URL.
 */
function linkOf({ mail }: Received): string {
  const inText = (mail.text ?? "").split("\n").filter((line) => /^https?:\/\//.test(line));
  const inHtml = [...(mail.html ?? "").matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(inText).toHaveLength(1);
  expect(inHtml).toEqual([inText[0], inText[0]]);
  return inText[0] as string;
}

/** The token at the end of the link. */
function tokenOf(received: Received, start: string): string {
  const link = linkOf(received);
  expect(link.startsWith(`${BASE}${start}`)).toBe(true);
  const token = link.slice(BASE.length + start.length);
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  return token;
}

/** Expects a link to this path, without a token. */
function expectLink(received: Received, path: string): void {
  expect(linkOf(received)).toBe(`${BASE}${path}`);
}

/** Follows the notice's link "Set a new password" until the new password works. */
async function expectWayToNewPassword(received: Received, email = ADA): Promise<void> {
  expectLink(received, "/forgot-password");
  await guest().accounts.forgotPassword({ email });
  const token = tokenOf(await receiveOne(email), "/reset-password/");
  await guest().accounts.resetPassword({ token, newPassword: "Rhubarb-pie 55!" });
  expect((await signIn(email, "Rhubarb-pie 55!")).user.email).toBe(email);
}

describe("by mail, through a mail server:", () => {
  it("a registration's link makes the account", async () => {
    expect(await register()).toMatchObject({ emailSent: true });
    const token = tokenOf(await receiveOne(), "/verify-email/");
    expect(await guest().accounts.readVerification({ token })).toMatchObject({
      purpose: "account",
      email: ADA,
    });
    await guest().accounts.verifyEmail({ token });
    expect((await signIn(ADA)).user).toMatchObject({ name: "Ada", emailVerified: true });
  });

  it("a person who registers again reads that there is an account, and signs in", async () => {
    await member();
    await register();
    const mail = await receiveOne();
    expect(mail.mail.text).toContain("Hello Ada Löve, <x>,");
    expectLink(mail, "/login");
    expect((await signIn(ADA)).user.email).toBe(ADA);
  });

  it("a reset password is announced, with a way to undo it", async () => {
    await member();
    expect(await guest().accounts.forgotPassword({ email: ADA })).toMatchObject({ success: true });
    const token = tokenOf(await receiveOne(), "/reset-password/");
    expect(await guest().accounts.checkResetToken({ token })).toMatchObject({ success: true });
    await guest().accounts.resetPassword({ token, newPassword: NEW_PASSWORD });
    const notice = await receiveOne();
    expect(notice.mail.subject).toBe("Your password was reset");
    expect((await signIn(ADA, NEW_PASSWORD)).user.email).toBe(ADA);
    await expectWayToNewPassword(notice);
  });

  it("a changed password is announced", async () => {
    const ada = await member();
    await harness
      .callerFor(ada)
      .accounts.changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    await expectWayToNewPassword(await receiveOne());
  });

  it("a new address is confirmed from its mailbox; the old one is notified before and after", async () => {
    const ada = await member();
    await harness.callerFor(ada).accounts.update({ email: GRACE, currentPassword: PASSWORD });
    const mails = await receive();
    expect(mails.map(({ recipients }) => recipients[0]).sort()).toEqual([ADA, GRACE]);
    const [toOld, toNew] = [ADA, GRACE].map((email) =>
      mails.find(({ recipients }) => recipients[0] === email),
    ) as [Received, Received];
    expectLink(toOld, "/forgot-password");
    expect(toNew.mail.text).not.toContain("Löve");
    await guest().accounts.verifyEmail({ token: tokenOf(toNew, "/verify-email/") });
    const notified = await receiveOne();
    expect(notified.mail.subject).toBe("Your account has a new email address");
    expect(notified.mail.text).not.toMatch(/https?:/);
    expect((await signIn(GRACE)).user.email).toBe(GRACE);
    expect(await refusalOf(signIn(ADA))).toMatchObject({ status: 401 });
  });

  it("an owner is notified when another account wants the address", async () => {
    const ada = await member();
    await member(GRACE, "Grace");
    await harness.callerFor(ada).accounts.update({ email: GRACE, currentPassword: PASSWORD });
    const taken = (await receive()).find(({ recipients }) => recipients[0] === GRACE) as Received;
    expect(taken.mail.subject).toBe("Somebody wanted to use your email address");
    expectLink(taken, "/login");
    expect((await signIn(GRACE)).user.name).toBe("Grace");
  });

  it("the link of a warning makes the owner's browser known", async () => {
    const ada = await member();
    const order = { kind: "trust_device", email: ADA, ip: "10.0.99.1", address: BASE } as const;
    await harness.db.write((tx) => enqueueMailRequest(tx, harness.clock, order));
    const token = tokenOf(await receiveOne(), "/trust/");
    const cookies = createJar();
    expect(await visitor(harness, { cookies }).sessions.trustBrowser({ token })).toMatchObject({
      email: ADA,
    });
    expect(await isDeviceKnownToAccount(harness.db, ada.rowId, cookies.get("device")?.split(".") ?? [])).toBe(
      true,
    );
  });

  it("an invitation's link creates an account when registration is closed", async () => {
    harness.override({ env: { ...harness.deps.env, SIGNUP: "invite" } });
    await runVerb(harness.deps, "invite", { words: [ADA], options: {} });
    const mail = await receiveOne();
    const invitation = tokenOf(mail, "/register?invitation=");
    const body = { email: ADA, password: PASSWORD, name: "Ada" };
    expect(await refusalOf(guest().accounts.register(body))).toMatchObject({ status: 403 });
    expect(await guest().accounts.register({ ...body, invitation })).toMatchObject({ accountReady: true });
    await signIn(ADA);
  });

  it("a reused refresh token is announced, and its login has ended", async () => {
    await member();
    const { refreshToken, accessToken } = await signIn(ADA);
    await guest().sessions.refresh({ refreshToken });
    harness.clock.advance(30_001);
    await refusalOf(guest().sessions.refresh({ refreshToken }));
    const notice = await receiveOne();
    expect(notice.mail.subject).toBe("A sign-in of yours was ended");
    expect(await refusalOf(harness.callerWith(accessToken).accounts.me())).toMatchObject({ status: 401 });
    await expectWayToNewPassword(notice);
  });

  it("an unusual sign-in is announced, with a way to undo it", async () => {
    const ada = await member();
    const enter = (request: Parameters<typeof visitor>[1]) =>
      visitor(harness, request).sessions.login({ email: ada.email, password: PASSWORD });
    await enter({ ip: "203.0.113.7" });
    harness.override({
      geoIp: { find: () => ({ city: null, country: "<b>", latitude: null, longitude: null }) },
    });
    await enter({ ip: "203.0.113.7" });
    harness.override({
      geoIp: {
        find: () => ({ city: "x", country: "Öland & <i>", latitude: null, longitude: null }),
      },
    });
    await enter({ ip: "198.51.100.9", userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Firefox/128.0" });
    const notice = await receiveOne();
    expect(notice.mail.subject).toBe("An unusual sign-in to your account");
    expect(notice.mail.text).toContain("with Firefox 128 on Linux, from x, Öland & <i>.");
    expect(notice.mail.text).toContain("a browser never seen before; an internet address never seen before");
    await expectWayToNewPassword(notice);
  });

  it("a deleted account is confirmed", async () => {
    const ada = await member();
    await harness.callerFor(ada).accounts.delete({ currentPassword: PASSWORD });
    const mail = await receiveOne();
    expect(mail.mail.subject).toBe("Your account is deleted");
    expect(mail.mail.text).not.toMatch(/https?:/);
    expect(await harness.db.select().from(users).where(eq(users.rowId, ada.rowId))).toEqual([]);
  });

  describe("of ways to sign in:", () => {
    it("an added service is announced with a link that removes it", async () => {
      await addLinkedIdentity(harness, await member());
      const mail = await receiveOne();
      expect(mail.mail.text).toContain("an account at id.example.org was linked");
      const token = tokenOf(mail, "/remove-sign-in/");
      expect(await guest().identities.removeByLink({ token })).toMatchObject({ setPasswordToken: null });
      expect(await harness.db.select().from(identities)).toEqual([]);
    });

    it("a removed service is announced", async () => {
      const ada = await member();
      await addLinkedIdentity(harness, ada);
      await receive();
      const { identities: linked } = await harness.callerFor(ada).identities.ways();
      const id = linked[0]?.id ?? "";
      await harness.callerFor(ada).identities.remove({ id, currentPassword: PASSWORD });
      const mail = await receiveOne();
      expect(mail.mail.text).toContain("your account at id.example.org was unlinked");
      await expectWayToNewPassword(mail);
    });
  });

  it("no kind of message was left out", () => {
    expect([...seen]).toHaveLength(Object.keys(mailTexts).length);
  });
});
