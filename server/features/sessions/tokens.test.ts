import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { accessTokens, logins, refreshTokens, users } from "#db/schema/index.ts";
import { deliverDueMails } from "#server/features/mails/service/deliver-mails.ts";
import type { Member } from "#server/guards/member.ts";
import type { CookieName } from "#server/request.ts";
import { createJar } from "#server/test/harness.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, dumpDatabase, mailedToken, PASSWORD, visitor } from "#server/test/sign-in.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EMAIL = "ada@example.org";
const BAD_TOKEN = { status: 401, detail: "Could not validate credentials" };
const BAD_REFRESH = { status: 401, detail: "Invalid or expired refresh token" };

const harness = setUpHarness();
let member: Member;
beforeEach(async () => {
  member = await createSignIn(harness, { email: EMAIL });
});

const signIn = () => visitor(harness).sessions.login({ email: EMAIL, password: PASSWORD });
const refresh = (refreshToken: string) => visitor(harness).sessions.refresh({ refreshToken });
const me = (accessToken: string) => harness.callerWith(accessToken).accounts.me();
const disable = () =>
  harness.db.write((tx) =>
    tx.update(users).set({ disabledAt: harness.clock.now() }).where(eq(users.rowId, member.rowId)),
  );

describe("an access token", () => {
  it("lives 15 minutes, used or not", async () => {
    const { accessToken } = await signIn();
    for (let minute = 0; minute < 14; minute += 1) {
      harness.clock.advance(MINUTE);
      await me(accessToken);
    }
    harness.clock.advance(MINUTE - 1);
    await me(accessToken);
    harness.clock.advance(1);
    expect(await refusalOf(me(accessToken))).toMatchObject(BAD_TOKEN);
  });

  it("reading writes nothing", async () => {
    const { accessToken } = await signIn();
    const before = await dumpDatabase(harness);
    harness.clock.advance(10 * MINUTE);
    await me(accessToken);
    expect(await dumpDatabase(harness)).toBe(before);
  });

  it("of a disabled account says so while it lives", async () => {
    const { accessToken } = await signIn();
    await disable();
    expect(await refusalOf(me(accessToken))).toMatchObject({ status: 401, detail: "Account is disabled" });
    harness.clock.advance(15 * MINUTE);
    expect(await refusalOf(me(accessToken))).toMatchObject(BAD_TOKEN);
  });

  it.each(["", "x", "null", "A".repeat(43), "A".repeat(10_000)])(
    "that was never issued is none (%#)",
    async (token) => {
      await signIn();
      expect(await refusalOf(me(token))).toMatchObject(BAD_TOKEN);
    },
  );

  it("is no refresh token, nor the other way round", async () => {
    const { accessToken, refreshToken } = await signIn();
    expect(await refusalOf(me(refreshToken))).toMatchObject(BAD_TOKEN);
    expect(await refusalOf(refresh(accessToken))).toMatchObject(BAD_REFRESH);
  });

  it("is no use to someone who read its hash in the database", async () => {
    await signIn();
    const [row] = await harness.db.select().from(accessTokens);
    expect(await refusalOf(me(row?.tokenHash ?? ""))).toMatchObject(BAD_TOKEN);
    const [stored] = await harness.db.select().from(refreshTokens);
    expect(await refusalOf(refresh(stored?.tokenHash ?? ""))).toMatchObject(BAD_REFRESH);
  });
});

describe("refreshing", () => {
  it("answers new tokens, and the access token of before lives out its time", async () => {
    const first = await signIn();
    harness.clock.advance(10 * MINUTE);
    const second = await refresh(first.refreshToken);
    expect(second).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      tokenType: "bearer",
      expiresIn: 900,
    });
    expect(new Set([first.accessToken, second.accessToken]).size).toBe(2);
    await me(first.accessToken);
    harness.clock.advance(14 * MINUTE);
    await me(second.accessToken);
    expect(await refusalOf(me(first.accessToken))).toMatchObject(BAD_TOKEN);
  });

  it("with one token in two tabs within 30 seconds gives both successors that live on", async () => {
    const { refreshToken } = await signIn();
    const first = await refresh(refreshToken);
    harness.clock.advance(30_000);
    const second = await refresh(refreshToken);
    const third = await refresh(first.refreshToken);
    const fourth = await refresh(second.refreshToken);
    for (const tokens of [first, second, third, fourth]) await me(tokens.accessToken);
  });

  it("refuses none of fifty concurrent refreshes within the grace and leaves one login", async () => {
    const { refreshToken } = await signIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)));
    expect(new Set(answers.map((tokens) => tokens.refreshToken)).size).toBe(50);
    for (const tokens of answers) await me(tokens.accessToken);
    expect(await harness.db.select().from(logins)).toHaveLength(1);
  });

  it("ends the login, and no other, when a token is reused after 30 seconds", async () => {
    const other = await signIn();
    const { accessToken, refreshToken } = await signIn();
    const next = await refresh(refreshToken);
    harness.clock.advance(30_000);
    await refresh(refreshToken);
    harness.clock.advance(1);
    expect(await refusalOf(refresh(refreshToken))).toMatchObject(BAD_REFRESH);
    for (const token of [accessToken, next.accessToken]) {
      expect(await refusalOf(me(token))).toMatchObject(BAD_TOKEN);
    }
    expect(await refusalOf(refresh(next.refreshToken))).toMatchObject(BAD_REFRESH);
    await me(other.accessToken);
    const rows = await harness.db.select().from(logins).orderBy(logins.rowId);
    expect(rows.map(({ endReason }) => endReason)).toEqual([null, "revoked"]);
  });

  it("keeps a login alive that is used within 60 days, and no longer", async () => {
    let { refreshToken } = await signIn();
    for (let turn = 0; turn < 3; turn += 1) {
      harness.clock.advance(60 * DAY - 1);
      ({ refreshToken } = await refresh(refreshToken));
    }
    harness.clock.advance(60 * DAY);
    for (const turn of ["ends it", "finds it ended"]) {
      const refusal = await refusalOf(refresh(refreshToken));
      expect(refusal, turn).toMatchObject({ ...BAD_REFRESH, sessionEnd: "expired" });
    }
    const [row] = await harness.db.select().from(logins);
    expect(row?.endReason).toBe("expired");
  });

  it("keeps no login alive beyond 400 days", async () => {
    let { refreshToken } = await signIn();
    for (let turn = 0; turn < 9; turn += 1) {
      harness.clock.advance(44 * DAY);
      ({ refreshToken } = await refresh(refreshToken));
    }
    harness.clock.advance(4 * DAY - 1);
    ({ refreshToken } = await refresh(refreshToken));
    harness.clock.advance(1);
    expect(await refusalOf(refresh(refreshToken))).toMatchObject(BAD_REFRESH);
  });

  it("tells a disabled account so", async () => {
    const { refreshToken } = await signIn();
    await disable();
    expect(await refusalOf(refresh(refreshToken))).toMatchObject({
      status: 401,
      detail: "Account is disabled",
    });
  });

  it("names why the login ended when its refresh token is refused", async () => {
    const NEW = "Walnut-board 42?";
    const sessionEndOf = async (refreshToken: string) => (await refusalOf(refresh(refreshToken))).sessionEnd;
    const changed = await signIn();
    const here = await signIn();
    const caller = harness.callerWith(here.accessToken);
    await caller.accounts.changePassword({ currentPassword: PASSWORD, newPassword: NEW });
    expect(await sessionEndOf(changed.refreshToken)).toBe("password_changed");

    harness.clock.advance(MINUTE);
    const ended = await visitor(harness).sessions.login({ email: EMAIL, password: NEW });
    await caller.security.endOtherSessions();
    expect(await sessionEndOf(ended.refreshToken)).toBe("ended_elsewhere");

    await caller.sessions.logoutEverywhere();
    expect(await sessionEndOf(here.refreshToken)).toBe("signed_out_everywhere");

    harness.clock.advance(MINUTE);
    const left = await visitor(harness).sessions.login({ email: EMAIL, password: NEW });
    await harness.callerWith(left.accessToken).sessions.logout();
    for (const token of [left.refreshToken, "A".repeat(43)])
      expect(await sessionEndOf(token)).toBeUndefined();
  });

  it.each(["", "x", "A".repeat(43), "A".repeat(100_000)])(
    "refuses a token that was never issued (%#)",
    async (token) => {
      expect(await refusalOf(refresh(token))).toMatchObject(BAD_REFRESH);
    },
  );
});

describe("signing out", () => {
  const BYE = { message: "Logged out successfully" };

  it("ends the login by its access token", async () => {
    const { accessToken, refreshToken } = await signIn();
    expect(await harness.callerWith(accessToken).sessions.logout()).toEqual(BYE);
    expect(await refusalOf(me(accessToken))).toMatchObject(BAD_TOKEN);
    expect(await refusalOf(refresh(refreshToken))).toMatchObject(BAD_REFRESH);
    const [row] = await harness.db.select().from(logins);
    expect(row).toMatchObject({ endReason: "manual", endedAt: harness.clock.now() });
  });

  it("ends it by an access token that has expired", async () => {
    const { accessToken, refreshToken } = await signIn();
    harness.clock.advance(20 * MINUTE);
    await harness.callerWith(accessToken).sessions.logout();
    expect(await refusalOf(refresh(refreshToken))).toMatchObject(BAD_REFRESH);
  });

  it("ends it by its refresh token", async () => {
    const { accessToken, refreshToken } = await signIn();
    expect(await visitor(harness).sessions.logout({ refreshToken })).toEqual(BYE);
    expect(await refusalOf(me(accessToken))).toMatchObject(BAD_TOKEN);
  });

  it("leaves the other logins of the account", async () => {
    const other = await signIn();
    const { accessToken } = await signIn();
    await harness.callerWith(accessToken).sessions.logout();
    await me(other.accessToken);
  });

  it("never refuses: without a token, with a wrong one, twice, or of a disabled account", async () => {
    const { accessToken, refreshToken } = await signIn();
    expect(await visitor(harness).sessions.logout()).toEqual(BYE);
    expect(await visitor(harness).sessions.logout({ refreshToken: "nonsense" })).toEqual(BYE);
    expect(await harness.callerWith("nonsense").sessions.logout({ refreshToken: null })).toEqual(BYE);
    await disable();
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await harness.callerWith(accessToken).sessions.logout({ refreshToken })).toEqual(BYE);
    }
  });
});

it("keeps no token, link, cookie or password that was issued readable in any table", async () => {
  const secrets: string[] = [PASSWORD];
  const jar = createJar();
  const cookies = {
    ...jar,
    set: (name: CookieName, value: string | null) => void secrets.push(value ?? name),
  };
  await visitor(harness).accounts.register({
    email: "new@example.org",
    password: "Fresh-bread 77!",
    name: "Newcomer",
  });
  secrets.push("Fresh-bread 77!");
  const linkToken = await mailedToken(harness, "new@example.org");
  await visitor(harness).accounts.verifyEmail({ token: linkToken });
  for (const email of [EMAIL, "new@example.org"]) {
    const password = email === EMAIL ? PASSWORD : "Fresh-bread 77!";
    const first = await visitor(harness, { cookies }).sessions.login({ email, password });
    const second = await refresh(first.refreshToken);
    secrets.push(first.accessToken, first.refreshToken, second.accessToken, second.refreshToken);
  }
  secrets.push(linkToken);
  const waiting = await dumpDatabase(harness);
  expect(secrets.filter((secret) => waiting.includes(secret))).toEqual([]);
  await deliverDueMails({
    ...harness.deps,
    mailer: { kind: "folder", send: async () => {}, close: () => {} },
  });
  const dump = await dumpDatabase(harness);
  expect(dump).toContain(EMAIL);
  expect(secrets).toHaveLength(13);
  expect(secrets.filter((secret) => dump.includes(secret))).toEqual([]);
});
