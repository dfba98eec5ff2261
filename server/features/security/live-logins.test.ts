import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { loginEvents, logins } from "#db/schema/index.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { DAY, iso, MINUTE, setUpSecurityAccount } from "#server/test/security-account.ts";
import { createSignIn, PASSWORD, visitor } from "#server/test/sign-in.ts";

const NOT_FOUND = { status: 404, detail: "Session not found" };

const { harness, member, signIn, security } = setUpSecurityAccount();

describe("where one is signed in", () => {
  it("names browser, system and address of each live login, and which of them asks", async () => {
    const { caller } = await signIn();
    const now = iso(harness.clock.now());
    expect(await caller.security.sessions()).toEqual([
      {
        id: expect.any(String),
        browser: "Firefox 128",
        operatingSystem: "Linux",
        deviceType: "desktop",
        ipAddress: "203.0.113.7",
        city: null,
        country: null,
        signedInAt: now,
        lastUsedAt: now,
        isCurrent: true,
      },
    ]);
  });

  it("has the latest use first, whatever was signed in to later", async () => {
    const { refreshToken } = await signIn();
    harness.clock.advance(MINUTE);
    const { caller } = await signIn({ ip: "203.0.113.8" });
    expect((await caller.security.sessions()).map(({ ipAddress }) => ipAddress)).toEqual([
      "203.0.113.8",
      "203.0.113.7",
    ]);
    harness.clock.advance(MINUTE);
    await visitor(harness).sessions.refresh({ refreshToken });
    expect((await caller.security.sessions()).map(({ ipAddress }) => ipAddress)).toEqual([
      "203.0.113.7",
      "203.0.113.8",
    ]);
  });

  it("has no login that has ended or run out, and none of somebody else", async () => {
    await createSignIn(harness, { email: "eve@example.org" });
    await visitor(harness).sessions.login({ email: "eve@example.org", password: PASSWORD });
    const { refreshToken } = await signIn();
    await visitor(harness).sessions.logout({ refreshToken });
    await signIn();
    harness.clock.advance(61 * DAY);
    const { caller } = await signIn();
    expect(await caller.security.sessions()).toHaveLength(1);
  });

  it("stays when the attempt that made the login is forgotten", async () => {
    const { caller } = await signIn();
    await harness.db.write((tx) => tx.delete(loginEvents));
    expect(await caller.security.sessions()).toMatchObject([{ browser: null, ipAddress: null }]);
  });

  it("reads a hundred at most", async () => {
    const now = harness.clock.now();
    const rows = Array.from({ length: 120 }, (_, n) => ({
      id: harness.deps.uuid(),
      userRowId: member.rowId,
      createdAt: now,
      lastUsedAt: now + n,
      expiresAt: now + DAY,
    }));
    await harness.db.write((tx) => tx.insert(logins).values(rows));
    const listed = await security().sessions();
    expect(listed).toHaveLength(100);
    expect(listed[0]?.id).toBe(rows[119]?.id);
  });
});

describe("signing out elsewhere", () => {
  it("refuses that login's tokens at once, and no other's", async () => {
    const here = await signIn();
    harness.clock.advance(1);
    const there = await signIn();
    const [listed] = await there.caller.security.sessions();
    await here.caller.security.endSession({ id: listed?.id ?? "" });
    expect(await refusalOf(there.caller.accounts.me())).toMatchObject({ status: 401 });
    expect(
      await refusalOf(visitor(harness).sessions.refresh({ refreshToken: there.refreshToken })),
    ).toMatchObject({ status: 401 });
    expect(await here.caller.security.sessions()).toHaveLength(1);
    const [row] = await harness.db
      .select()
      .from(logins)
      .where(eq(logins.id, listed?.id ?? ""));
    expect(row).toMatchObject({ endReason: "revoked" });
  });

  it("answers for one that has ended as for one that never was", async () => {
    const { caller } = await signIn();
    const there = await signIn();
    const id = (await there.caller.security.sessions())[0]?.id ?? "";
    await caller.security.endSession({ id });
    expect(await refusalOf(caller.security.endSession({ id }))).toMatchObject(NOT_FOUND);
  });

  it("everywhere but here leaves the login that asks", async () => {
    const here = await signIn();
    const others = [await signIn(), await signIn()];
    await here.caller.security.endOtherSessions();
    expect(await here.caller.security.sessions()).toMatchObject([{ isCurrent: true }]);
    for (const { caller } of others) {
      expect(await refusalOf(caller.accounts.me())).toMatchObject({ status: 401 });
    }
  });
});
