import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  logins,
  oneTimeTokens,
  outbox,
  pendingRegistrations,
  securityAlerts,
  users,
} from "#db/schema/index.ts";
import { createCaller } from "#server/router.ts";
import { createContext } from "#server/test/harness.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedLink, PASSWORD, visitor } from "#server/test/sign-in.ts";

const OLD = "ada@example.org";
const NEW = "new@example.org";
const OTHER = "grace@example.org";
const HOUR = 3_600_000;
const BAD_LINK = { status: 400, detail: "Invalid or expired verification token" };

const harness = setUpHarness();
let accessToken: string;
beforeEach(async () => {
  harness.override({ passwords: quickPasswords() });
  await createSignIn(harness, { email: OLD, name: "Ada" });
  ({ accessToken } = await signIn());
});

const signIn = (email = OLD) => visitor(harness).sessions.login({ email, password: PASSWORD });
const account = (token = accessToken) => harness.callerWith(token).accounts;
const ask = (email = NEW, currentPassword: string | null = PASSWORD) =>
  account().update({ email, currentPassword });
const tokenTo = async (email = NEW) => (await mailedLink(harness, email))?.split("/verify-email/")[1] ?? "";
const open = (token: string) => visitor(harness).accounts.verifyEmail({ token });
const mails = async () =>
  (await harness.db.select().from(outbox).orderBy(outbox.rowId)).map(({ kind, toAddress, toName }) => ({
    kind,
    toAddress,
    toName,
  }));
const row = async (email = OLD) => (await harness.db.select().from(users).where(eq(users.email, email)))[0];

describe("name and time zone", () => {
  it("change at once, without a password, and what is left out stays", async () => {
    expect(await account().update({ name: "  Ada \u0007 Lovelace " })).toMatchObject({
      name: "Ada   Lovelace",
      email: OLD,
      timezone: "UTC",
    });
    expect(await account().update({ timezone: "Europe/Berlin" })).toMatchObject({
      name: "Ada   Lovelace",
      timezone: "Europe/Berlin",
    });
    expect(await account().me()).toMatchObject({ name: "Ada   Lovelace", timezone: "Europe/Berlin" });
    expect(await mails()).toEqual([]);
  });

  it("that a member states is not changed by their next sign-in", async () => {
    await account().update({ timezone: "Europe/Berlin" });
    const login = visitor(harness, { timezone: "Asia/Tokyo" }).sessions.login({
      email: OLD,
      password: PASSWORD,
    });
    expect((await login).user.timezone).toBe("Europe/Berlin");
  });

  it("come with the own address as it was answered, whatever its spelling", async () => {
    const spelled = "m\u00fcller@ex\u00e4mple.org";
    await createSignIn(harness, { email: "m\u00fcller@xn--exmple-cua.org" });
    await harness.db.write((tx) => tx.update(users).set({ email: spelled }).where(eq(users.email, OLD)));
    const { email } = await account().me();
    expect(await account().update({ name: "Ada Byron", email })).toMatchObject({
      name: "Ada Byron",
      email: spelled,
      pendingEmail: null,
    });
  });

  it("are text: the shortest name is not what is wrong with a number", async () => {
    const call = account().update({ name: 5 as unknown as string });
    expect(await refusalOf(call)).toMatchObject({ status: 422, detail: [{ msg: "Must be text" }] });
  });

  it("may be of one character, and not blank", async () => {
    expect((await account().update({ name: "A" })).name).toBe("A");
    for (const blank of [{ name: " " }, { email: "" }, { name: "", email: "" }, { email: "  " }]) {
      expect(await refusalOf(account().update(blank))).toMatchObject({
        status: 400,
        detail: "Name and email are required",
      });
    }
  });

  it("are refused where they are none", async () => {
    expect(await refusalOf(account().update({ timezone: "Mars/Olympus" }))).toMatchObject({
      status: 422,
      detail: [{ loc: ["body", "timezone"], msg: "Unknown time zone" }],
    });
    expect(await refusalOf(account().update({ name: "x".repeat(101) }))).toMatchObject({ status: 422 });
    expect(await refusalOf(account().update({ email: "ada@example" }))).toMatchObject({ status: 422 });
  });
});

describe("a new address", () => {
  it("waits until its link is opened; both addresses are mailed", async () => {
    expect(await ask(" New@Example.ORG. ")).toMatchObject({ email: OLD, pendingEmail: NEW });
    expect(await account().me()).toMatchObject({ email: OLD, pendingEmail: NEW });
    expect(await mails()).toEqual([
      { kind: "change_email", toAddress: NEW, toName: null },
      { kind: "email_change_asked", toAddress: OLD, toName: "Ada" },
    ]);
    expect(await mailedLink(harness, OLD)).toBe("http://localhost:3000/forgot-password");
    await signIn();
    expect(await refusalOf(signIn(NEW))).toMatchObject({ status: 401 });
  });

  it("changes name and zone in the same write, or nothing", async () => {
    await refusalOf(account().update({ name: "Eve", email: NEW, currentPassword: "wrong" }));
    expect((await row())?.name).toBe("Ada");
    await account().update({ name: "Eve", email: NEW, currentPassword: PASSWORD });
    expect(await mails()).toMatchObject([{ toAddress: NEW }, { toAddress: OLD, toName: "Eve" }]);
  });

  it("looks like a free one when it is taken, and only its owner is notified", async () => {
    const free = await ask(NEW);
    await account().update({ email: OLD });
    await createSignIn(harness, { email: OTHER, name: "Grace" });
    const taken = await ask("GRACE@example.org");
    expect(taken).toEqual({ ...free, pendingEmail: OTHER });
    expect((await mails()).slice(2)).toEqual([
      { kind: "email_taken", toAddress: OTHER, toName: "Grace" },
      { kind: "email_change_asked", toAddress: OLD, toName: "Ada" },
    ]);
    expect(await mailedLink(harness, OTHER)).toBe("http://localhost:3000/login");
    expect(await account().me()).toMatchObject({ pendingEmail: OTHER });
  });

  it("that is taken meanwhile is not given away", async () => {
    await ask();
    const token = await tokenTo();
    const owner = await createSignIn(harness, { email: NEW, name: "Grace" });
    expect(await refusalOf(open(token))).toMatchObject(BAD_LINK);
    expect((await row(NEW))?.rowId).toBe(owner.rowId);
    expect((await row())?.email).toBe(OLD);
    await account().me();
  });

  it("is asked for in one go with the one that waits: nothing more is mailed", async () => {
    await ask();
    expect(await account().update({ name: "Ada", email: NEW })).toMatchObject({ pendingEmail: NEW });
    expect(await mails()).toHaveLength(2);
    await open(await tokenTo());
  });

  it("is mailed again where it comes with the password, and only the latest link works", async () => {
    await ask();
    const first = await tokenTo();
    expect(await refusalOf(ask(NEW, "wrong"))).toMatchObject({ detail: "Current password is incorrect" });
    expect(await mails()).toHaveLength(2);
    expect(await ask()).toMatchObject({ pendingEmail: NEW });
    expect(await refusalOf(open(first))).toMatchObject(BAD_LINK);
    await open(await tokenTo());
    expect((await signIn(NEW)).user).toMatchObject({ email: NEW, pendingEmail: null });
  });

  it("can be asked for again once its link has run out", async () => {
    await ask();
    const old = await tokenTo();
    harness.clock.advance(24 * HOUR);
    ({ accessToken } = await signIn());
    expect(await refusalOf(account().update({ email: NEW }))).toMatchObject({
      detail: "Current password is incorrect",
    });
    await ask();
    expect(await mails()).toHaveLength(4);
    expect(await refusalOf(open(old))).toMatchObject(BAD_LINK);
    await open(await tokenTo());
    expect((await signIn(NEW)).user.email).toBe(NEW);
  });

  it("takes the place of the one that waits", async () => {
    await ask();
    const first = await tokenTo();
    await ask("third@example.org");
    expect(await refusalOf(open(first))).toMatchObject(BAD_LINK);
    await open(await tokenTo("third@example.org"));
    expect((await row("third@example.org"))?.name).toBe("Ada");
  });

  it("is given up by entering the own one, without a password", async () => {
    await ask();
    const token = await tokenTo();
    expect(await account().update({ email: "ADA@example.org" })).toMatchObject({
      email: OLD,
      pendingEmail: null,
    });
    expect(await refusalOf(open(token))).toMatchObject(BAD_LINK);
    expect(await harness.db.select().from(oneTimeTokens)).toEqual([]);
    expect(await account().me()).toMatchObject({ pendingEmail: null });
  });

  it("stays as it waits where other fields are changed", async () => {
    await ask();
    await account().update({ name: "Eve" });
    await open(await tokenTo());
    expect((await row(NEW))?.name).toBe("Eve");
  });

  it("is bounded: three an hour to one address, taken or free", async () => {
    await createSignIn(harness, { email: OTHER });
    for (const email of [NEW, OTHER]) {
      for (let turn = 0; turn < 3; turn += 1) {
        await ask(email);
        await account().update({ email: OLD });
      }
      expect(await refusalOf(ask(email))).toMatchObject({ status: 429 });
    }
  });
});

describe("confirming the new address", () => {
  it("gives it to the account, and tells the old one", async () => {
    await ask();
    expect(await open(await tokenTo())).toMatchObject({ emailVerified: true });
    expect((await signIn(NEW)).user).toMatchObject({ email: NEW, pendingEmail: null, emailVerified: true });
    expect(await refusalOf(signIn())).toMatchObject({ detail: "Invalid email or password" });
    expect((await mails()).at(-1)).toEqual({ kind: "email_changed", toAddress: OLD, toName: "Ada" });
    expect(await harness.db.select().from(securityAlerts)).toMatchObject([
      { type: "email_changed", severity: "medium" },
    ]);
  });

  it("ends every sign-in but the one that confirms it", async () => {
    const other = await signIn();
    await ask();
    await account().verifyEmail({ token: await tokenTo() });
    expect(await account().me()).toMatchObject({ email: NEW });
    expect(await refusalOf(account(other.accessToken).me())).toMatchObject({ status: 401 });
    const rows = await harness.db.select().from(logins).orderBy(logins.rowId);
    expect(rows.map(({ endReason }) => endReason)).toEqual([null, "revoked"]);
  });

  it("ends all of them where another member's browser, or none, opens the link", async () => {
    await createSignIn(harness, { email: OTHER });
    const other = await signIn(OTHER);
    await ask();
    await account(other.accessToken).verifyEmail({ token: await tokenTo() });
    expect(await refusalOf(account().me())).toMatchObject({ status: 401 });
    expect(await account(other.accessToken).me()).toMatchObject({ email: OTHER });
  });

  it("tells the browsers whose sign-in ended why, when they refresh", async () => {
    const { refreshToken } = await signIn();
    await ask();
    await open(await tokenTo());
    const refusal = await refusalOf(visitor(harness).sessions.refresh({ refreshToken }));
    expect(refusal).toMatchObject({
      status: 401,
      detail: "Invalid or expired refresh token",
      sessionEnd: "email_changed",
    });
  });

  it("changes nothing when the token of the browser cannot be read", async () => {
    await ask();
    const token = await tokenTo();
    const readViewer = async () => {
      throw new Error("disk I/O error");
    };
    const failing = createCaller(createContext(harness.deps, accessToken, readViewer));
    expect(await refusalOf(failing.accounts.verifyEmail({ token }))).toMatchObject({ status: 500 });
    expect(await row(OLD)).toMatchObject({ pendingEmail: NEW });
    expect(await account().me()).toMatchObject({ email: OLD });
  });

  it("works with a token that has run out: the browser is then a stranger's", async () => {
    await ask();
    harness.clock.advance(15 * 60_000);
    await account().verifyEmail({ token: await tokenTo() });
    expect((await harness.db.select().from(logins))[0]?.endReason).toBe("revoked");
  });

  it("kills reset and trust links that lie in the old mailbox", async () => {
    await ask();
    const token = await tokenTo();
    await visitor(harness).accounts.forgotPassword({ email: OLD });
    const reset = (await mailedLink(harness, OLD))?.split("/reset-password/")[1] ?? "";
    await visitor(harness).accounts.checkResetToken({ token: reset });
    await open(token);
    expect(await refusalOf(visitor(harness).accounts.checkResetToken({ token: reset }))).toMatchObject({
      detail: "Invalid or expired reset token",
    });
    const tokens = await harness.db.select().from(oneTimeTokens);
    expect(tokens.map(({ purpose, email }) => ({ purpose, email }))).toEqual([
      { purpose: "change_email", email: NEW },
    ]);
  });

  it("takes away what waits for the address to become an account", async () => {
    await ask();
    const token = await tokenTo();
    await visitor(harness).accounts.register({ email: NEW, password: PASSWORD, name: "A Stranger" });
    const registration = await tokenTo();
    await open(token);
    expect(await harness.db.select().from(pendingRegistrations)).toEqual([]);
    expect(await refusalOf(open(registration))).toMatchObject(BAD_LINK);
    expect((await row(NEW))?.name).toBe("Ada");
  });

  it("answers success again, until the address changes once more", async () => {
    await ask();
    const token = await tokenTo();
    await open(token);
    expect(await open(token)).toMatchObject({ emailVerified: true });
    ({ accessToken } = await signIn(NEW));
    await ask("third@example.org");
    await open(await tokenTo("third@example.org"));
    expect(await refusalOf(open(token))).toMatchObject(BAD_LINK);
  });
});
