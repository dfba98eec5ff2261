import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { accountEvents, logins, outbox, pendingMailRequests, recipes, users } from "#db/schema/index.ts";
import { decryptMail } from "#server/features/mails/service/queue-mail.ts";
import type { Member } from "#server/guards/member.ts";
import { addLinkedIdentity } from "#server/test/linked-identity.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedLink, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { runVerb } from "./verbs.ts";

const EMAIL = "ada@example.org";
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DISABLED = { status: 401, detail: "Account is disabled" };

const harness = setUpHarness({ USAGE_LIMITS: "off" });

const run = (verb: string, ...words: string[]) => runVerb(harness.deps, verb, { words, options: {} });
const tokenIn = (answer: string) => answer.split("\n")[1]?.split(/[/=]/).at(-1) ?? "";
const signIn = (email = EMAIL) => visitor(harness).sessions.login({ email, password: PASSWORD });
const signUp = (values: Record<string, "invite" | "closed" | "open">) => {
  harness.override({ env: { ...harness.deps.env, ...values } });
};

describe("invite", () => {
  it("prints and mails a link by which the address gets an account, for 7 days", async () => {
    signUp({ SIGNUP: "invite" });
    const answer = await run("invite", " Ada@Example.org. ");
    const [sentence, link] = answer.split("\n");
    expect(sentence).toBe("Invited ada@example.org; the link works for 7 days, for this address alone:");
    expect(link).toMatch(/^http:\/\/localhost:3000\/register\?invitation=[A-Za-z0-9_-]{43}$/);
    expect(await mailedLink(harness, EMAIL)).toBe(link);

    harness.clock.advance(7 * DAY - 1);
    const body = { email: EMAIL, password: PASSWORD, name: "Ada", invitation: tokenIn(answer) };
    expect(await visitor(harness).accounts.register(body)).toMatchObject({ accountReady: true });
    expect((await signIn()).user).toMatchObject({ email: EMAIL, emailVerified: true });
  });

  it("says that the link is mailed where the server sends mail", async () => {
    harness.override({ env: { ...harness.deps.env, SMTP_URL: "smtp://mail.example.org" } });
    expect(await run("invite", EMAIL)).toContain("for this address alone, and is on its way by mail:\n");
  });

  it("wakes the outbox", async () => {
    let woken = 0;
    harness.override({
      wakeOutbox: () => {
        woken += 1;
      },
    });
    await run("invite", EMAIL);
    expect(woken).toBe(1);
  });
});

describe("reset-password", () => {
  it("prints and mails a link, and until it is opened nothing changes", async () => {
    const member = await createSignIn(harness, { email: EMAIL, name: "Ada" });
    const { accessToken, refreshToken } = await signIn();
    const before = await harness.db.select().from(users).where(eq(users.rowId, member.rowId));
    const answer = await run("reset-password", "ADA@example.org");
    const [sentence, link] = answer.split("\n");
    expect(sentence).toBe(
      "Made a link for ada@example.org to set a new password, once, within an hour; until it is opened nothing changes:",
    );
    expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password\/[A-Za-z0-9_-]{43}$/);
    expect(await mailedLink(harness, EMAIL)).toBe(link);

    expect(await harness.db.select().from(users).where(eq(users.rowId, member.rowId))).toEqual(before);
    await harness.callerWith(accessToken).accounts.me();
    await signIn();
    await visitor(harness).sessions.refresh({ refreshToken });

    const token = tokenIn(answer);
    harness.clock.advance(HOUR - 1);
    await visitor(harness).accounts.resetPassword({ token, newPassword: "Fresh-bread 77!" });
    expect(await refusalOf(signIn())).toMatchObject({ detail: "Invalid email or password" });
    await visitor(harness).sessions.login({ email: EMAIL, password: "Fresh-bread 77!" });
  });

  it("says that the link is mailed where the server sends mail", async () => {
    await createSignIn(harness, { email: EMAIL });
    harness.override({ env: { ...harness.deps.env, SMTP_URL: "smtp://mail.example.org" } });
    expect(await run("reset-password", EMAIL)).toContain(
      "within an hour, which is on its way by mail; until",
    );
  });
});

describe("relink-identities", () => {
  const servicesOf = async (member: Member) =>
    (await harness.callerFor(member).identities.ways()).identities.map(({ service }) => service);

  it("removes the identities of that account alone, and mails its member", async () => {
    const ada = await createSignIn(harness, { email: EMAIL });
    const grace = await createSignIn(harness, { email: "grace@example.org" });
    for (const member of [ada, grace]) await addLinkedIdentity(harness, member);
    const { accessToken } = await signIn();
    expect(await run("relink-identities", "ADA@example.org")).toBe(
      "Removed the links of ada@example.org to id.example.org. The next sign-in links the account again.",
    );
    expect(await servicesOf(ada)).toEqual([]);
    expect(await servicesOf(grace)).toEqual(["id.example.org"]);
    const mails = await harness.db.select().from(outbox).where(eq(outbox.toAddress, EMAIL));
    expect(mails.map(({ kind }) => kind)).toEqual(["identity_added", "identity_removed"]);
    expect(mails.map((mail) => decryptMail(harness.deps.seal, mail).body)).toContainEqual(
      expect.stringContaining("the person who runs this server unlinked your account at id.example.org"),
    );
    // The password and the existing sessions still work.
    expect((await harness.callerWith(accessToken).accounts.me()).email).toBe(EMAIL);
    await signIn();
  });

  it("says that nothing links by itself when OIDC_LINK is not auto", async () => {
    await addLinkedIdentity(harness, await createSignIn(harness, { email: EMAIL }));
    harness.override({ env: { ...harness.deps.env, OIDC_LINK: "profile" } });
    expect(await run("relink-identities", EMAIL)).toContain("They can add it again in their profile");
  });
});

describe("disable", () => {
  it("ends every sign-in at once; their tokens read that the account is disabled, and so does a sign-in", async () => {
    await createSignIn(harness, { email: EMAIL });
    const first = await signIn();
    const second = await signIn();
    expect(await run("disable", "ADA@example.org")).toBe("Disabled ada@example.org: 2 sign-ins ended.");
    const rows = await harness.db.select().from(logins);
    expect(rows).toMatchObject([1, 2].map(() => ({ endedAt: harness.clock.now(), endReason: "revoked" })));
    for (const { accessToken, refreshToken } of [first, second]) {
      expect(await refusalOf(harness.callerWith(accessToken).accounts.me())).toMatchObject(DISABLED);
      expect(await refusalOf(visitor(harness).sessions.refresh({ refreshToken }))).toMatchObject(DISABLED);
    }
    expect(await refusalOf(signIn())).toMatchObject(DISABLED);
    expect(
      await refusalOf(visitor(harness).sessions.login({ email: EMAIL, password: "wrong" })),
    ).toMatchObject({ detail: "Invalid email or password" });
  });

  it("stays what ended a sign-in that is signed out afterwards", async () => {
    await createSignIn(harness, { email: EMAIL });
    const { accessToken, refreshToken } = await signIn();
    await run("disable", EMAIL);
    const ended = await harness.db.select().from(logins);
    const noted = await harness.db.select().from(accountEvents);
    harness.clock.advance(1000);
    await harness.callerWith(accessToken).sessions.logout();
    expect(await harness.db.select().from(logins)).toEqual(ended);
    expect(await harness.db.select().from(accountEvents)).toEqual(noted);
    expect(await refusalOf(visitor(harness).sessions.refresh({ refreshToken }))).toMatchObject(DISABLED);
  });

  it("locks out no other member", async () => {
    await createSignIn(harness, { email: EMAIL });
    await createSignIn(harness, { email: "grace@example.org" });
    const grace = await signIn("grace@example.org");
    await run("disable", EMAIL);
    await harness.callerWith(grace.accessToken).accounts.me();
    await visitor(harness).sessions.refresh({ refreshToken: grace.refreshToken });
  });

  it("leaves a token that was signed out before, or has run out, as dead as it was", async () => {
    await createSignIn(harness, { email: EMAIL });
    const out = await signIn();
    await harness.callerWith(out.accessToken).sessions.logout();
    const old = await signIn();
    harness.clock.advance(15 * 60_000);
    await run("disable", EMAIL);
    for (const { accessToken } of [out, old]) {
      expect(await refusalOf(harness.callerWith(accessToken).accounts.me())).toMatchObject({
        detail: "Could not validate credentials",
      });
    }
    expect(
      await refusalOf(visitor(harness).sessions.refresh({ refreshToken: out.refreshToken })),
    ).toMatchObject({ detail: "Invalid or expired refresh token" });
  });

  it("kills links to set a password, those that were ordered too", async () => {
    await createSignIn(harness, { email: EMAIL });
    const token = tokenIn(await run("reset-password", EMAIL));
    await visitor(harness).accounts.forgotPassword({ email: EMAIL });
    expect(await harness.db.select().from(pendingMailRequests)).toHaveLength(1);
    await run("disable", EMAIL);
    const check = () => refusalOf(visitor(harness).accounts.checkResetToken({ token }));
    expect(await check()).toMatchObject({ status: 400 });
    expect(await mailedLink(harness, EMAIL)).toContain(token);
    await run("enable", EMAIL);
    expect(await check()).toMatchObject({ status: 400 });
  });

  it("leaves public recipes where they are", async () => {
    const member = await createSignIn(harness, { email: EMAIL });
    const { id } = await harness.callerFor(member).recipes.create({ ...recipeInput(), isPublic: true });
    await run("disable", EMAIL);
    expect(await visitor(harness).recipes.get({ id })).toMatchObject({ id });
  });
});

describe("enable", () => {
  it("lets the member sign in again, and leaves ended what was ended", async () => {
    await createSignIn(harness, { email: EMAIL });
    const { accessToken, refreshToken } = await signIn();
    await run("disable", EMAIL);
    expect(await run("enable", "ADA@example.org")).toBe("Enabled ada@example.org: they can sign in again.");
    expect(await refusalOf(harness.callerWith(accessToken).accounts.me())).toMatchObject({
      detail: "Could not validate credentials",
    });
    expect(await refusalOf(visitor(harness).sessions.refresh({ refreshToken }))).toMatchObject({
      detail: "Invalid or expired refresh token",
    });
    const again = await signIn();
    await harness.callerWith(again.accessToken).accounts.me();
    expect((await harness.db.select().from(logins))[0]).toMatchObject({ endReason: "revoked" });
  });
});

describe("delete-user", () => {
  it("takes the account with everything in it, and says how many recipes went", async () => {
    const member = await createSignIn(harness, { email: EMAIL });
    const other = await harness.createMember();
    const recipe = await harness.callerFor(other).recipes.create(recipeInput());
    for (let turn = 0; turn < 3; turn += 1) await harness.callerFor(member).recipes.create(recipeInput());
    const { accessToken } = await signIn();
    expect(await run("delete-user", "ADA@example.org")).toBe(
      "Deleted the account ada@example.org with 3 recipes.",
    );
    expect((await harness.db.select({ id: recipes.id }).from(recipes)).map(({ id }) => id)).toEqual([
      recipe.id,
    ]);
    expect((await harness.db.select().from(users)).map(({ rowId }) => rowId)).toEqual([other.rowId]);
    expect(await refusalOf(harness.callerWith(accessToken).accounts.me())).toMatchObject({
      detail: "Could not validate credentials",
    });
    expect(await harness.db.select().from(outbox)).toMatchObject([
      { kind: "account_deleted", toAddress: EMAIL },
    ]);
  });

  it("takes a disabled account too", async () => {
    await createSignIn(harness, { email: EMAIL, disabledAt: 1 });
    expect(await run("delete-user", EMAIL)).toBe("Deleted the account ada@example.org with 0 recipes.");
  });
});
