import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  accountEvents,
  identities,
  identityAttempts,
  invitations,
  outbox,
  pendingRegistrations,
  users,
} from "#db/schema/index.ts";
import type { Env } from "#server/env.ts";
import { normalizeStoredEmails } from "#server/features/accounts/service/normalize-stored-emails.ts";
import { deleteExpiredRows } from "#server/features/retention/service.ts";
import type { IdentityProvider } from "#server/lib/identity/identity-provider.ts";
import { sha256Hex } from "#server/lib/ids.ts";
import { createHarness, createJar, type MemberOptions } from "#server/test/harness.ts";
import { setUpIdentityServer } from "#server/test/identity-flow.ts";
import { CLIENT_ID, type Claims } from "#server/test/identity-issuer.ts";
import { addLinkedIdentity } from "#server/test/linked-identity.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { createSignIn, mailedToken, PASSWORD, visitor } from "#server/test/sign-in.ts";

const server = setUpIdentityServer();

const CLOSED = { status: 403, detail: "Registration is closed on this server" };
const FAILED = { status: 400, detail: "Google login failed" };

let people = 0;
let email = "";
beforeEach(() => {
  people += 1;
  email = `cook${people}@example.org`;
  server.reset({ sub: `sub-${people}`, email, email_verified: true, name: "A Cook" });
});

const setSignup = (SIGNUP: Env["SIGNUP"]) => server.setEnv({ SIGNUP });

/** Signs in through the issuer, where the person agrees. */
async function signIn(request: object = {}, jar = createJar()) {
  return server.signIn(await server.goOut({ jar }), request);
}
const rowOf = async (address: string) => {
  const [row] = await server.harness.db.select().from(users).where(eq(users.email, address));
  return row;
};
const mailsTo = async (address: string) => {
  const mails = await server.harness.db.select().from(outbox).where(eq(outbox.toAddress, address));
  return mails.map(({ kind }) => kind);
};

describe("a person without an account", () => {
  it("gets a confirmed account without a password, and is signed in", async () => {
    const answer = await signIn({ timezone: "Europe/Lisbon" });
    expect(answer).toMatchObject({ tokenType: "bearer", expiresIn: 900 });
    expect(answer.user).toMatchObject({
      email,
      name: "A Cook",
      emailVerified: true,
      hasPassword: false,
      accountTier: "freemium",
      timezone: "Europe/Lisbon",
    });
    expect(await server.harness.callerWith(answer.accessToken).accounts.me()).toEqual(answer.user);
    const [link, ...others] = await server.identitiesOf((await rowOf(email))?.rowId ?? 0);
    expect(link).toMatchObject({ issuer: server.issuer.url, subject: `sub-${people}` });
    expect(others).toEqual([]);
    // The person has just created the account, so no mail about the linked identity is sent.
    expect(await mailsTo(email)).toEqual([]);
  });

  it.each([
    [{ name: "  Ada \r\n Lovelace\u2028" }, "Ada   Lovelace"],
    [{ name: "A" }, "cook"],
    [{ name: "" }, "cook"],
    [{ name: undefined }, "cook"],
    [{ name: 7 }, "cook"],
    [{ name: { first: "Ada" } }, "cook"],
    [{ name: "x".repeat(300) }, "x".repeat(100)],
    [{ name: "\u{1f35d}".repeat(90) }, "\u{1f35d}".repeat(50)],
  ])("is named %j", async (claims, name) => {
    Object.assign(server.issuer.claims, { email: `cook@n${people}.example.org` }, claims);
    expect((await signIn()).user.name).toBe(name);
  });

  it("is named by the complete address when nothing in it is long enough", async () => {
    Object.assign(server.issuer.claims, { email: `a@n${people}.example.org`, name: undefined });
    expect((await signIn()).user.name).toBe(`a@n${people}.example.org`);
  });

  it("removes pending registrations of the address by strangers", async () => {
    const attacker = { email, name: "Mallory", password: PASSWORD };
    await visitor(server.harness, { ip: `10.1.${people}.1` }).accounts.register(attacker);
    const token = await mailedToken(server.harness, email);
    await signIn();
    const { db } = server.harness;
    const waiting = eq(pendingRegistrations.email, email);
    expect(await db.select().from(pendingRegistrations).where(waiting)).toEqual([]);
    const open = visitor(server.harness).accounts.verifyEmail({ token });
    expect(await refusalOf(open)).toMatchObject({ status: 400 });
    const login = visitor(server.harness).sessions.login({ email, password: PASSWORD });
    expect(await refusalOf(login)).toMatchObject({ status: 401, detail: "Invalid email or password" });
  });

  it("is refused when registration is closed, and leaves no rows", async () => {
    for (const signup of ["closed", "invite"] as const) {
      setSignup(signup);
      expect(await refusalOf(signIn())).toMatchObject(CLOSED);
    }
    expect(await rowOf(email)).toBeUndefined();
  });

  /** Stores an invitation created `ago` milliseconds in the past. */
  async function invite(address: string, ago = 0): Promise<void> {
    const createdAt = server.harness.clock.now() - ago;
    const row = { email: address, linkHash: sha256Hex(address), createdAt, expiresAt: createdAt + 1000 };
    await server.harness.db.write((tx) => tx.insert(invitations).values(row));
  }

  it("joins by an invitation of the address, which is used up with it", async () => {
    setSignup("invite");
    await invite(email);
    expect((await signIn()).user.email).toBe(email);
    const mine = eq(invitations.email, email);
    expect(await server.harness.db.select().from(invitations).where(mine)).toEqual([]);
  });

  it.each([
    ["that has run out", "invite", () => invite(email, 8 * 24 * 3_600_000)],
    ["of another address", "invite", () => invite(`x${email}`)],
    ["where registration is closed", "closed", () => invite(email)],
  ] as const)("does not join by an invitation %s", async (_, signup, make) => {
    setSignup(signup);
    await make();
    expect(await refusalOf(signIn())).toMatchObject(CLOSED);
  });
});

describe("a person who has signed in this way before", () => {
  it("gets the same account, whatever address and name the issuer has now", async () => {
    const first = await signIn();
    server.harness.clock.advance(60_000);
    Object.assign(server.issuer.claims, { email: `moved-${email}`, email_verified: false, name: "Another" });
    const second = await signIn();
    expect(second.user).toMatchObject({ id: first.user.id, email, name: "A Cook" });
    const [link] = await server.identitiesOf((await rowOf(email))?.rowId ?? 0);
    expect((link?.lastUsedAt ?? 0) - (link?.createdAt ?? 0)).toBe(60_000);
    expect(await mailsTo(email)).toEqual([]);
  });

  it("comes back where registration is closed", async () => {
    const first = await signIn();
    setSignup("closed");
    expect((await signIn()).user.id).toBe(first.user.id);
  });

  it("gets another account when the issuer differs and the subject is the same", async () => {
    const first = await signIn();
    const { db } = server.harness;
    await db.write((tx) =>
      tx
        .update(identities)
        .set({ issuer: "https://former.example" })
        .where(eq(identities.subject, `sub-${people}`)),
    );
    server.issuer.claims.email = `other-${email}`;
    expect((await signIn()).user.id).not.toBe(first.user.id);
  });

  it("gets ACCOUNT_DISABLED, and the attempt is recorded", async () => {
    await signIn();
    const row = await rowOf(email);
    await server.harness.db.write((tx) =>
      tx.update(users).set({ disabledAt: 1 }).where(eq(users.email, email)),
    );
    expect(await refusalOf(signIn())).toMatchObject({ status: 401, detail: "Account is disabled" });
    const events = await server.harness.db.all(
      `select failure_reason, method from login_events where user_row_id = ${row?.rowId} order by row_id`,
    );
    expect(events).toEqual([
      { failure_reason: null, method: "identity" },
      { failure_reason: "disabled", method: "identity" },
    ]);
  });

  it("is not held up by others' wrong passwords, and gives them no new tries", async () => {
    const member = await createSignIn(server.harness, { email });
    const guess = () =>
      refusalOf(visitor(server.harness, { ip: "192.0.2.7" }).sessions.login({ email, password: "wrong!" }));
    for (let turn = 0; turn < 5; turn += 1) await guess();
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await signIn({ ip: "192.0.2.8" })).user.id).toBe(member.id);
      expect(await guess()).toMatchObject({ detail: expect.stringContaining("locked") });
    }
  });

  it("makes the browser known, so that the next password has a counter of its own", async () => {
    const jar = createJar();
    await signIn({}, jar);
    expect(jar.get("device")).toMatch(/^[\w-]{43}$/);
  });
});

describe("a person whose verified address has an account", () => {
  const createWith = (options: MemberOptions = {}) => createSignIn(server.harness, { email, ...options });

  it("is signed in to it, keeps the password, and gets a mail", async () => {
    const member = await createWith({ name: "Ada" });
    const answer = await signIn();
    expect(answer.user).toMatchObject({ id: member.id, name: "Ada", hasPassword: true });
    expect(await mailsTo(email)).toEqual(["identity_added"]);
    expect((await visitor(server.harness).sessions.login({ email, password: PASSWORD })).user.id).toBe(
      member.id,
    );
    await signIn();
    expect(await mailsTo(email)).toEqual(["identity_added"]);
    const events = await server.harness.db.select().from(accountEvents);
    expect(events.filter(({ userRowId }) => userRowId === member.rowId)).toMatchObject([
      { type: "identity_linked" },
    ]);
    const [alert] = await server.harness.callerFor(member).security.alerts({ alertType: "identity_added" });
    expect(alert).toMatchObject({ severity: "medium", status: "pending" });
    expect(alert?.relatedSessionId).not.toBeNull();
  });

  it("is found however the issuer spells the address", async () => {
    const member = await createWith({ email: `zoe${people}@xn--caf-dma.example` });
    server.issuer.claims.email = ` Zoe${people}@Café.example `;
    expect((await signIn()).user.id).toBe(member.id);
  });

  it("is found by an address from before there was one form", async () => {
    const { db } = server.harness;
    const member = await createWith({ email: `old${people}@café.example` });
    await normalizeStoredEmails(db);
    server.issuer.claims.email = `OLD${people}@café.example`;
    expect((await signIn()).user.id).toBe(member.id);
  });

  it.each<[string, MemberOptions, Claims, object]>([
    ["by an address that the issuer does not vouch for", {}, { email_verified: false }, FAILED],
    ["while it is disabled", { disabledAt: 1 }, {}, { status: 401, detail: "Account is disabled" }],
    ["where it is the starter cookbook", { exempt: true }, {}, FAILED],
  ])("is not linked %s", async (_what, options, claims, refusal) => {
    const member = await createWith(options);
    Object.assign(server.issuer.claims, claims);
    expect(await refusalOf(signIn())).toMatchObject(refusal);
    expect(await server.identitiesOf(member.rowId)).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
  });

  /** Expects a sign-in to fail with this error, this kind in the log, and no change of the account. */
  async function expectNotLinked(refusal: object, kind: string): Promise<void> {
    const { rowId = 0 } = (await rowOf(email)) ?? {};
    const before = await server.identitiesOf(rowId);
    server.takeLog();
    expect(await refusalOf(signIn())).toMatchObject(refusal);
    expect(JSON.parse(server.takeLog())).toMatchObject({ level: "warn", kind });
    expect(await server.identitiesOf(rowId)).toEqual(before);
    expect((await rowOf(email))?.email).toBe(email);
  }

  it("is refused by another account of the same issuer where one is linked", async () => {
    await createWith();
    await signIn();
    server.issuer.claims.sub = `another-${people}`;
    await expectNotLinked(
      {
        status: 400,
        detail:
          "Your Larder account is linked to another account of this sign-in service. Sign in with that one, or with your password.",
      },
      "account is linked to another sub of this issuer",
    );
  });

  it("is linked to another issuer where one is linked already", async () => {
    const member = await createWith();
    await addLinkedIdentity(server.harness, member);
    expect((await signIn()).user.id).toBe(member.id);
    expect(await server.identitiesOf(member.rowId)).toHaveLength(2);
  });

  it.each([
    ["the Kelvin sign", "k", "\u212A"],
    ["a full-width letter", "c", "\uFF43"],
    ["a soft hyphen in the domain", "@", "@\u00AD"],
  ])("is not linked where the issuer's address differs by %s", async (_what, letter, other) => {
    await createWith();
    server.issuer.claims.email = email.replace(letter, other);
    await expectNotLinked(FAILED, "address differs from the account's in more than case");
  });

  it.each([
    [
      "profile",
      "OIDC_LINK is profile",
      "Your Larder account is not linked to this sign-in service. Sign in with your password, then add the service in your profile.",
    ],
    ["off", "OIDC_LINK is off", "This server does not link sign-in services to existing accounts."],
  ] as const)(
    "is not linked where OIDC_LINK is %s, though it may sign up",
    async (OIDC_LINK, kind, detail) => {
      server.setEnv({ OIDC_LINK });
      await createWith();
      await expectNotLinked({ status: 403, detail }, kind);
      Object.assign(server.issuer.claims, { sub: `new-${people}`, email: `new-${email}` });
      expect((await signIn()).user.email).toBe(`new-${email}`);
      expect((await signIn()).user.email).toBe(`new-${email}`);
    },
  );

  it("takes over an unconfirmed account with the address: its earlier credentials stop working", async () => {
    const { harness } = server;
    const attacker = createJar();
    const member = await createWith({ name: "Mallory" });
    // The attacker signs in before the address becomes unconfirmed below.
    const theirs = await visitor(harness, { cookies: attacker }).sessions.login({
      email,
      password: PASSWORD,
    });
    await visitor(harness, { ip: `10.2.${people}.1` }).accounts.forgotPassword({ email });
    const me = harness.callerWith(theirs.accessToken);
    await me.accounts.update({ email: `mallory${people}@example.net`, currentPassword: PASSWORD });
    const change = await mailedToken(harness, `mallory${people}@example.net`);
    await harness.changeMember(member, { emailVerifiedAt: null });

    const answer = await signIn();
    expect(answer.user).toMatchObject({
      id: member.id,
      email,
      emailVerified: true,
      hasPassword: false,
      pendingEmail: null,
    });
    expect(await mailsTo(email)).toContain("identity_added");
    expect(await refusalOf(me.accounts.me())).toMatchObject({ status: 401 });
    expect(
      await refusalOf(visitor(harness).sessions.refresh({ refreshToken: theirs.refreshToken })),
    ).toMatchObject({ status: 401 });
    expect(
      await refusalOf(visitor(harness, { cookies: attacker }).sessions.login({ email, password: PASSWORD })),
    ).toMatchObject({ status: 401, detail: "Invalid email or password" });
    expect(await refusalOf(visitor(harness).accounts.verifyEmail({ token: change }))).toMatchObject({
      status: 400,
    });
    const rows = `where user_row_id = ${member.rowId}`;
    expect(await harness.db.all(`select purpose from one_time_tokens ${rows}`)).toEqual([
      { purpose: "remove_identity" },
    ]);
    // Only the browser that just signed in remains known.
    expect(await harness.db.all(`select * from known_devices ${rows}`)).toHaveLength(1);
    expect((await harness.callerWith(answer.accessToken).accounts.me()).id).toBe(member.id);
  });
});

describe("the proof of an identity", () => {
  beforeEach(() => server.setEnv({ OIDC_ALLOW_ID_TOKEN: "on" }));
  const bring = (credential: string, more: object = {}) =>
    server.signIn({ jar: createJar(), input: { credential, ...more } });

  it("may be a credential, with the page's origin or address or none", async () => {
    const { issuer, harness } = server;
    const { baseUrl } = harness.deps;
    for (const redirectUri of [undefined, baseUrl, `${baseUrl}/`, `${baseUrl}/login`]) {
      const credential = await issuer.sign(issuer.goodClaims({ jti: String(redirectUri) }));
      expect((await bring(credential, { redirectUri })).user.email).toBe(email);
    }
  });

  it("is no credential where OIDC_ALLOW_ID_TOKEN is off and the issuer is not Google", async () => {
    server.setEnv({ OIDC_ALLOW_ID_TOKEN: "off" });
    const credential = await server.issuer.sign(server.issuer.goodClaims());
    expect(await refusalOf(bring(credential))).toMatchObject(FAILED);
    expect(JSON.parse(server.takeLog())).toMatchObject({ kind: "ID token without a nonce" });
    // The ID token was refused before its signature was checked, so it is not marked as used.
    server.setEnv({ OIDC_ALLOW_ID_TOKEN: "on" });
    expect((await bring(credential)).user.email).toBe(email);
  });

  it("is a credential where the issuer is Google", async () => {
    server.setEnv({ OIDC_ALLOW_ID_TOKEN: "off" });
    const provider = server.harness.deps.identityProvider as IdentityProvider;
    server.harness.override({ identityProvider: { ...provider, isGoogle: true } });
    const credential = await server.issuer.sign(server.issuer.goodClaims());
    expect((await bring(credential)).user.email).toBe(email);
  });

  const soon = () => Math.floor(Date.now() / 1000) + 30;
  it.each<[string, () => Claims, ("rsa" | "ec" | "ed" | "pss")?]>([
    ["signed as RS256", () => ({}), "rsa"],
    ["signed as ES256", () => ({}), "ec"],
    ["signed as EdDSA", () => ({}), "ed"],
    ["signed as PS256", () => ({}), "pss"],
    ["for several, where we asked for it", () => ({ aud: [CLIENT_ID, "another"], azp: CLIENT_ID })],
    ["from a clock that is a little ahead", () => ({ iat: soon(), nbf: soon() })],
  ])("may be %s", async (_what, claims, key = "rsa") => {
    const { issuer } = server;
    const credential = await issuer.sign(issuer.goodClaims(claims()), {}, issuer.kids[key]);
    expect((await bring(credential)).user.email).toBe(email);
  });

  it("may be signed with keys that the issuer has had since a moment ago", async () => {
    const { issuer } = server;
    server.renewProvider({ keysPauseMs: 0 });
    await signIn();
    await issuer.rotate();
    issuer.calls = [];
    expect((await signIn()).user.email).toBe(email);
    expect(issuer.calls).toEqual(["token", "keys"]);
  });

  it("asks for what hardly ever changes once", async () => {
    const { issuer } = server;
    issuer.calls = [];
    await signIn();
    await signIn();
    expect(issuer.calls).toEqual(["discovery", "token", "keys", "token"]);
    server.harness.clock.advance(3_600_001);
    issuer.calls = [];
    const flow = await server.goOut();
    expect(issuer.calls).toEqual(["discovery"]);
    expect(flow.input.code).not.toBe("");
  });

  it("may be under way in two tabs of one browser at once", async () => {
    const jar = createJar();
    const tab = await server.goOut({ jar, returnTo: "/recipes" });
    const other = await server.goOut({ jar });
    expect(tab.nonce).not.toBe(other.nonce);
    expect((await server.signIn(tab)).user.email).toBe(email);
    expect((await server.signIn(other)).user.email).toBe(email);
  });
});

describe("the database", () => {
  it("contains no usable secret, nonce, verifier, code or token", async () => {
    const { db } = server.harness;
    const flow = await server.goOut();
    const rows = JSON.stringify(await db.select().from(identityAttempts));
    const cookie = flow.jar.get("identity") ?? "-";
    for (const secret of [cookie, flow.input.state ?? "-", flow.nonce]) expect(rows).not.toContain(secret);
    expect(rows).toContain(sha256Hex(flow.input.state ?? ""));
  });

  it("goes once it has run out", async () => {
    const { db, clock } = server.harness;
    const flow = await server.goOut();
    await signIn();
    const mine = eq(identityAttempts.stateHash, sha256Hex(flow.input.state ?? ""));
    expect(await db.select().from(identityAttempts).where(mine)).toHaveLength(1);
    clock.advance(25 * 3_600_000);
    await deleteExpiredRows(server.harness.deps);
    expect(await db.select().from(identityAttempts).where(and(mine))).toEqual([]);
    expect(await db.all("select * from spent_credentials")).toEqual([]);
  });
});

describe("the public configuration", () => {
  const NONE = { signup: "open", enabled: false, clientId: null, name: null, oneTap: false };
  const GOOGLE = { GOOGLE_CLIENT_ID: "larder", GOOGLE_CLIENT_SECRET: "hush" };

  it("is who signs people in", async () => {
    expect(await server.harness.callerFor(null).identities.config()).toEqual({
      signup: "open",
      enabled: true,
      clientId: CLIENT_ID,
      name: new URL(server.issuer.url).host,
      oneTap: false,
    });
  });

  it.each([
    [GOOGLE, { ...NONE, enabled: true, clientId: "larder", name: "Google", oneTap: true }],
    [{}, NONE],
    [{ SIGNUP: "invite" }, { ...NONE, signup: "invite" }],
    [{ SIGNUP: "closed" }, { ...NONE, signup: "closed" }],
  ])("is by %j who may create an account and how", async (env, config) => {
    const harness = await createHarness(env);
    try {
      const { identities: calls } = harness.callerFor(null);
      expect(await calls.config()).toEqual(config);
      if (config.enabled) return;
      const unavailable = { status: 503, detail: "Google login is not configured" };
      expect(await refusalOf(calls.signIn({ credential: "x" }))).toMatchObject(unavailable);
    } finally {
      await harness.close();
    }
  });
});

it.each([
  {},
  { code: "x", credential: "y", redirectUri: "z" },
  { code: "x" },
  { redirectUri: "z" },
  { state: "s" },
  { code: null, credential: null },
  { code: "x", redirectUri: null },
])("the body has one of the two forms: %j", async (input) => {
  expect(await refusalOf(server.harness.callerFor(null).identities.signIn(input))).toMatchObject({
    status: 422,
    detail: [{ loc: ["body"], msg: "Provide either code and redirect_uri or credential" }],
  });
});

it.each([
  { code: "x".repeat(4097), redirectUri: "z" },
  { code: "", redirectUri: "z" },
  { credential: "x".repeat(10_001) },
  { credential: 7 },
  { code: ["x"], redirectUri: "z" },
])("the body holds no more than one needs (%#)", async (input) => {
  const call = server.harness.callerFor(null).identities.signIn(input as never);
  expect(await refusalOf(call)).toMatchObject({ status: 422 });
});
