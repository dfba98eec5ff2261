import { beforeEach, describe, expect, it } from "vitest";
import { accountEvents } from "#db/schema/index.ts";
import { NOWHERE } from "#server/lib/geo-ip.ts";
import { createPasswordHasher } from "#server/lib/passwords/passwords.ts";
import {
  CHROME,
  DAY,
  EMAIL,
  FIREFOX,
  HOME,
  MINUTE,
  setUpSecurityAccount,
} from "#server/test/security-account.ts";
import { createSignIn, mailedLink, PASSWORD, visitor } from "#server/test/sign-in.ts";

const { harness, member, signIn, fail, security } = setUpSecurityAccount();
beforeEach(() =>
  harness.override({ geoIp: { find: () => ({ ...NOWHERE, city: "Lisbon", country: "Portugal" }) } }),
);

describe("account events", () => {
  const events = async () =>
    (await harness.db.select().from(accountEvents).orderBy(accountEvents.rowId)).map(({ type }) => type);

  it("are written at each sign-out: here, elsewhere, everywhere", async () => {
    const first = await signIn();
    await first.caller.sessions.logout({ refreshToken: first.refreshToken });
    const second = await signIn();
    harness.clock.advance(1);
    await signIn();
    const [other] = (await second.caller.security.sessions()).filter(({ isCurrent }) => !isCurrent);
    await second.caller.security.endSession({ id: other?.id ?? "" });
    await second.caller.security.endOtherSessions();
    await signIn();
    await second.caller.security.endOtherSessions();
    await second.caller.sessions.logoutEverywhere();
    expect(await events()).toEqual([
      "signed_out",
      "signed_out_elsewhere",
      "signed_out_elsewhere",
      "signed_out_everywhere",
    ]);
    expect(await harness.db.select().from(accountEvents)).toMatchObject(
      Array.from({ length: 4 }, () => ({ userRowId: member.rowId, ipAddress: HOME.ip })),
    );
  });

  it("are written at each lock", async () => {
    await fail(6);
    expect(await events()).toEqual(["lockout"]);
    harness.clock.advance(MINUTE);
    await fail(1);
    expect(await events()).toEqual(["lockout", "lockout"]);
    expect(await security().summary()).toMatchObject({ accountLockoutCount: 2 });
  });

  it("are written at a lock by guesses from everywhere", async () => {
    for (let entry = 0; entry < 32; entry += 1) await fail(1, { ip: `10.0.${entry}.1`, userAgent: FIREFOX });
    expect(new Set(await events())).toEqual(new Set(["lockout"]));
    const token = (await mailedLink(harness, EMAIL))?.split("/trust/")[1] ?? "";
    await visitor(harness, HOME).sessions.trustBrowser({ token });
    expect((await events()).at(-1)).toBe("browser_trusted");
  });

  it("are written when passwords and addresses change", async () => {
    harness.override({ passwords: createPasswordHasher() });
    const { caller } = await signIn();
    const password = "Fresh-bread 77!";
    await caller.accounts.changePassword({ currentPassword: PASSWORD, newPassword: password });
    await caller.accounts.update({ email: "new@example.org", currentPassword: password });
    const confirm = (await mailedLink(harness, "new@example.org"))?.split("/verify-email/")[1] ?? "";
    await visitor(harness, HOME).accounts.verifyEmail({ token: confirm });
    await visitor(harness, HOME).accounts.forgotPassword({ email: "new@example.org" });
    const reset = (await mailedLink(harness, "new@example.org"))?.split("/reset-password/")[1] ?? "";
    await visitor(harness, HOME).accounts.resetPassword({ token: reset, newPassword: PASSWORD });
    expect(await events()).toEqual([
      "password_changed",
      "email_change_asked",
      "email_changed",
      "password_reset",
    ]);
  });

  it("are deleted with the account", async () => {
    const { caller } = await signIn();
    await caller.sessions.logoutEverywhere();
    const { caller: again } = await signIn();
    await again.accounts.delete({ currentPassword: PASSWORD });
    expect(await events()).toEqual([]);
  });
});

describe("the exported history", () => {
  it("has sign-ins and what else happened, the newest first", async () => {
    const { caller, refreshToken } = await signIn();
    harness.clock.advance(MINUTE);
    await caller.sessions.logout({ refreshToken });
    const { text, contentType, fileName, isCut } = await security().exportHistory({ format: "json" });
    expect({ contentType, fileName, isCut }).toEqual({
      contentType: "application/json; charset=utf-8",
      fileName: "larder-sign-ins-2026-03-10.json",
      isCut: false,
    });
    expect(JSON.parse(text)).toMatchObject({
      exported_at: "2026-03-10T12:01:00.000Z",
      entries: [
        { at: "2026-03-10T12:01:00.000Z", what: "signed out", ip_address: HOME.ip },
        {
          at: "2026-03-10T12:00:00.000Z",
          what: "sign-in",
          ended_at: "2026-03-10T12:01:00.000Z",
          end_reason: "manual",
          city: "Lisbon",
          method: "password",
          service: null,
        },
      ],
    });
  });

  it("has the end of a sign-in that ran out, as the history does", async () => {
    await signIn();
    harness.clock.advance(61 * DAY);
    const { text } = await security().exportHistory({ format: "json" });
    const [shown] = await security().loginHistory({});
    expect(shown).toMatchObject({ logoutType: "expired", logoutTimestamp: "2026-05-09T12:00:00.000Z" });
    expect(JSON.parse(text).entries).toMatchObject([
      { what: "sign-in", ended_at: shown?.logoutTimestamp, end_reason: "expired" },
    ]);
  });

  it("has one line for each entry as CSV, and no formula", async () => {
    await signIn();
    harness.override({ geoIp: { find: () => ({ ...NOWHERE, city: '=HYPERLINK("x")', country: "A, B" }) } });
    await signIn({ ip: "198.51.100.9", userAgent: CHROME });
    const { text, contentType } = await security().exportHistory({});
    expect(contentType).toBe("text/csv; charset=utf-8");
    const lines = text.slice(1).split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(
      "at,what,failure_reason,ended_at,end_reason,ip_address,city,country,browser,operating_system,device_type,risk_score,risk_reasons,method,service",
    );
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")","A, B",Chrome 130,Android 14,mobile,`);
  });

  it("has at most 5,000 entries", async () => {
    const eve = await createSignIn(harness, { email: "eve@example.org" });
    await harness.db.write(async (tx) => {
      for (let part = 0; part < 51; part += 1) {
        const rows = Array.from({ length: 100 }, () => ({
          id: harness.deps.uuid(),
          userRowId: eve.rowId,
          type: "lockout" as const,
          createdAt: harness.clock.now(),
        }));
        await tx.insert(accountEvents).values(rows);
      }
    });
    const { text, isCut } = await security(eve).exportHistory({});
    expect({ isCut, lines: text.split("\r\n").length }).toEqual({ isCut: true, lines: 5002 });
  });
});
