import { beforeEach, describe, expect, it } from "vitest";
import { invitations, loginEvents, outbox, pendingRegistrations, users } from "#db/schema/index.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedToken, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { mailInvitationLink } from "./service/invitations.ts";

const EMAIL = "ada@example.org";
const CLOSED = { status: 403, detail: "Registration is closed on this server" };
const READY = { emailSent: true, accountReady: true, message: "Your account is ready. You can sign in now." };
const SIGNED_IN = { ...READY, tokenType: "bearer", user: { email: EMAIL } };

const harness = setUpHarness();
const signUp = (mode: "open" | "invite" | "closed") => {
  harness.override({ env: { ...harness.deps.env, SIGNUP: mode } });
};
beforeEach(async () => {
  harness.override({ passwords: quickPasswords() });
});

const register = (invitation?: string | null, email = EMAIL) =>
  visitor(harness, { timezone: "Europe/Berlin" }).accounts.register({
    email,
    password: PASSWORD,
    name: "Ada",
    invitation,
  });
const invited = async (email = EMAIL) =>
  (await mailInvitationLink(harness.deps, email)).split("invitation=")[1] ?? "";
const signIn = () => visitor(harness).sessions.login({ email: EMAIL, password: PASSWORD });

describe("an open server", () => {
  it("creates the account of an invited person at once, who has opened a mailed link", async () => {
    expect(await register(await invited())).toMatchObject(SIGNED_IN);
    expect((await signIn()).user).toMatchObject({ emailVerified: true, timezone: "Europe/Berlin" });
    expect(await harness.db.select().from(invitations)).toEqual([]);
    expect(await harness.db.select().from(pendingRegistrations)).toEqual([]);
    expect((await harness.db.select().from(outbox)).map(({ kind }) => kind)).toEqual(["invitation"]);
  });

  it("answers tokens that work, and writes a sign-in, when the invitation is of that address", async () => {
    const { accessToken = "", refreshToken = "", user } = await register(await invited());
    expect(await harness.callerWith(accessToken).accounts.me()).toEqual(user);
    expect(await visitor(harness).sessions.refresh({ refreshToken })).toMatchObject({ tokenType: "bearer" });
    const events = await harness.db.select().from(loginEvents);
    expect(events).toMatchObject([{ email: EMAIL, success: true, service: null }]);
  });

  it("answers as it answers anybody when the invitation is of an address with an account", async () => {
    const token = await invited();
    await createSignIn(harness, { email: EMAIL });
    const taken = await register(token);
    expect(taken).toEqual(await register(undefined, "grace@example.org"));
    expect(Object.keys(taken).sort()).toEqual(["accountReady", "emailSent", "message"]);
  });

  it("names the address of an invitation, and changes nothing", async () => {
    const token = await invited();
    const readInvitation = (secret: string) => visitor(harness).accounts.readInvitation({ token: secret });
    for (let turn = 0; turn < 2; turn += 1) expect(await readInvitation(token)).toEqual({ email: EMAIL });
    for (const wrong of ["", "x", "A".repeat(43)]) {
      expect(await refusalOf(readInvitation(wrong))).toMatchObject({ status: 400 });
    }
    signUp("closed");
    expect(await refusalOf(readInvitation(token))).toMatchObject(CLOSED);
    signUp("open");
    harness.clock.advance(7 * 24 * 3_600_000 + 1);
    expect(await refusalOf(readInvitation(token))).toMatchObject({ status: 400 });
  });

  it("takes a wrong invitation for none", async () => {
    await invited();
    for (const wrong of ["", "x", "A".repeat(43), null, undefined]) {
      // Time passes because one mailbox gets at most three mails an hour.
      if (wrong === null) harness.clock.advance(3_600_000);
      expect(await register(wrong)).toMatchObject({ accountReady: false });
    }
    expect(await harness.db.select().from(users)).toEqual([]);
  });
});

describe("a server by invitation", () => {
  beforeEach(() => signUp("invite"));

  it("refuses a registration without an invitation, before anything is hashed, mailed or stored", async () => {
    let hashed = 0;
    harness.override({
      passwords: {
        ...harness.deps.passwords,
        hash: async () => {
          hashed += 1;
          return "x";
        },
      },
    });
    await createSignIn(harness, { email: "taken@example.org" });
    for (const wrong of [undefined, null, "", "x", "A".repeat(43)]) {
      expect(await refusalOf(register(wrong))).toMatchObject(CLOSED);
      expect(await refusalOf(register(wrong, "taken@example.org"))).toMatchObject(CLOSED);
    }
    expect(hashed).toBe(0);
    expect(await harness.db.select().from(outbox)).toEqual([]);
    expect(await harness.db.select().from(pendingRegistrations)).toEqual([]);
  });

  it("takes the invitation of the address, once", async () => {
    const token = await invited();
    expect(await register(token)).toMatchObject(SIGNED_IN);
    await signIn();
    expect(await refusalOf(register(token))).toMatchObject(CLOSED);
    expect(await harness.db.select().from(users)).toHaveLength(1);
  });

  it("keeps an invitation that a bad body did not use", async () => {
    const token = await invited();
    const body = { email: EMAIL, password: "short", name: "Ada", invitation: token };
    expect(await refusalOf(visitor(harness).accounts.register(body))).toMatchObject({ status: 422 });
    expect(await register(token)).toMatchObject(SIGNED_IN);
  });

  it("lets who registered while it was open confirm", async () => {
    signUp("open");
    await register();
    signUp("invite");
    await visitor(harness).accounts.verifyEmail({ token: await mailedToken(harness, EMAIL) });
    await signIn();
  });

  it("an invitation is over when its address has got an account another way", async () => {
    const token = await invited();
    signUp("open");
    await register();
    await visitor(harness).accounts.verifyEmail({ token: await mailedToken(harness, EMAIL) });
    signUp("invite");
    expect(await refusalOf(register(token))).toMatchObject(CLOSED);
    expect(await harness.db.select().from(invitations)).toEqual([]);
  });
});

describe("a closed server", () => {
  it("refuses every registration, also with an earlier invitation", async () => {
    const token = await invited();
    signUp("closed");
    for (const invitation of [undefined, token]) {
      expect(await refusalOf(register(invitation))).toMatchObject(CLOSED);
    }
    expect(await harness.db.select().from(users)).toEqual([]);
    expect((await harness.db.select().from(outbox)).map(({ kind }) => kind)).toEqual(["invitation"]);
    signUp("invite");
    expect(await register(token)).toMatchObject(SIGNED_IN);
  });
});
