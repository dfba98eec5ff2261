import { desc } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { accountEvents, knownDevices, loginEvents, outbox, securityAlerts } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import { createPasswords } from "#server/lib/passwords/passwords.ts";
import { createJar } from "#server/test/harness.ts";
import { writeAttempts } from "#server/test/login-event-rows.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createSignIn, mailedBodies, mailedLink, PASSWORD, visitor } from "#server/test/sign-in.ts";
import type { AccountEventType } from "./service/account-events.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const EMAIL = "ada@example.org";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
const CHROME = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";
const HOME = { ip: "203.0.113.7", userAgent: FIREFOX };
const PLACES: Record<string, { city: string; country: string; latitude: number; longitude: number }> = {
  "203.0.113.7": { city: "Lisbon", country: "Portugal", latitude: 38.72, longitude: -9.14 },
  "198.51.100.9": { city: "Berlin", country: "Germany", latitude: 52.52, longitude: 13.4 },
};
const NOWHERE = { city: null, country: null, latitude: null, longitude: null };

type Request = Parameters<typeof visitor>[1];

const harness = setUpHarness();
let member: Member;
beforeEach(async () => {
  harness.override({ passwords: quickPasswords() });
  harness.override({ geoIp: { find: (ip) => PLACES[ip] ?? NOWHERE } });
  member = await createSignIn(harness, { email: EMAIL, name: "Ada" });
});

async function signIn(request: Request = HOME, password = PASSWORD) {
  const tokens = await visitor(harness, request).sessions.login({ email: EMAIL, password });
  return { ...tokens, caller: harness.callerWith(tokens.accessToken, request) };
}
const fail = async (times: number, request: Request = HOME) => {
  for (let turn = 0; turn < times; turn += 1) await refusalOf(signIn(request, "wrong"));
};
const lastEvent = async () => {
  const [event] = await harness.db.select().from(loginEvents).orderBy(desc(loginEvents.rowId)).limit(1);
  return event;
};
const alerts = () => harness.db.select().from(securityAlerts).orderBy(securityAlerts.rowId);
const mailsOf = async (kind: string) =>
  (await harness.db.select().from(outbox)).filter((mail) => mail.kind === kind).length;
/** A day after a sign-in at home, from Berlin by another browser: 65 points. */
const stranger = { ip: "198.51.100.9", userAgent: CHROME };
async function enterFromAfar(after = DAY) {
  await signIn();
  harness.clock.advance(after);
  return signIn(stranger);
}

describe("what a sign-in is thought of", () => {
  it("is kept with its place and its reasons", async () => {
    await enterFromAfar();
    expect(await lastEvent()).toMatchObject({
      city: "Berlin",
      country: "Germany",
      latitude: 52.52,
      wideNetwork: "198.51.0.0/16",
      riskScore: 65,
      riskReasons: [
        { code: "unknown_device", points: 25 },
        { code: "new_address", points: 10 },
        { code: "new_country", points: 30 },
      ],
    });
  });

  it("of the first ever is little, and no alert", async () => {
    await signIn(stranger);
    expect(await lastEvent()).toMatchObject({ riskScore: 0 });
    expect(await alerts()).toEqual([]);
  });

  it("of a browser that the account knows is less", async () => {
    const cookies = createJar();
    await signIn({ ...HOME, cookies });
    await signIn({ ...stranger, cookies });
    expect((await lastEvent())?.riskReasons[0]).toEqual({ code: "known_device", points: -10 });
  });

  it("is more after failures in the hour before, of this account alone", async () => {
    await createSignIn(harness, { email: "eve@example.org" });
    await signIn();
    await fail(2);
    for (let turn = 0; turn < 2; turn += 1) {
      await refusalOf(visitor(harness, HOME).sessions.login({ email: "eve@example.org", password: "wrong" }));
    }
    await signIn();
    expect((await lastEvent())?.riskReasons).toContainEqual({ code: "recent_failures", points: 12 });
    harness.clock.advance(HOUR);
    await signIn();
    expect((await lastEvent())?.riskReasons.map(({ code }) => code)).not.toContain("recent_failures");
  });

  it("is more from an address that was wrong about five accounts", async () => {
    await signIn();
    const wrong = (name: string) =>
      refusalOf(visitor(harness, HOME).sessions.login({ email: `${name}@example.org`, password: "wrong" }));
    for (const name of ["a", "b", "c", "d"]) await wrong(name);
    await signIn();
    expect((await lastEvent())?.riskReasons.map(({ code }) => code)).not.toContain("many_accounts");
    await wrong("e");
    await signIn();
    expect((await lastEvent())?.riskReasons).toContainEqual({ code: "many_accounts", points: 20 });
  });

  it("is no more from an address that knew the passwords of accounts that may not enter", async () => {
    await signIn();
    const reasons = ["unverified", "disabled", "unverified", "disabled", "unverified"] as const;
    await writeAttempts(
      harness,
      member,
      reasons.map((failureReason, at) => ({
        userRowId: null,
        email: `${at}@example.org`,
        success: false,
        failureReason,
      })),
    );
    await signIn();
    expect((await lastEvent())?.riskReasons.map(({ code }) => code)).not.toContain("many_accounts");
  });

  it("is told of failures too, and of nobody's account", async () => {
    await signIn();
    await fail(1, stranger);
    expect(await lastEvent()).toMatchObject({ success: false, riskScore: 75 });
    await refusalOf(visitor(harness, stranger).sessions.login({ email: "x@example.org", password: "wrong" }));
    expect(await lastEvent()).toMatchObject({ userRowId: null, riskScore: 0 });
    expect(await alerts()).toEqual([]);
  });
});

describe("the member is told", () => {
  it("of a suspicious sign-in by one alert and one mail", async () => {
    await enterFromAfar();
    const event = await lastEvent();
    expect(await alerts()).toMatchObject([
      {
        type: "suspicious_login",
        severity: "high",
        status: "pending",
        ipAddress: "198.51.100.9",
        eventRowId: event?.rowId,
        loginRowId: event?.loginRowId,
      },
    ]);
    expect(await mailsOf("suspicious_login")).toBe(1);
    const [body] = await mailedBodies(harness);
    expect(body).toContain("with Chrome 130 on Android 14, from Berlin, Germany.");
    expect(body).toContain(
      "Why it is unusual: a browser never seen before; an internet address never seen before; a new country: Germany.",
    );
    expect(await mailedLink(harness, EMAIL)).toBe("http://localhost:3000/forgot-password");
  });

  it("of a critical one by a critical alert", async () => {
    await signIn();
    await fail(4, stranger);
    harness.clock.advance(30 * MINUTE);
    await signIn(stranger);
    expect(await lastEvent()).toMatchObject({ riskScore: 99 });
    expect(await alerts()).toMatchObject([{ type: "suspicious_login", severity: "critical" }]);
  });

  it.each([
    ["low", 0],
    ["medium", 1],
  ])("of a new browser by a %s alert, without a mail", async (severity, failures) => {
    await signIn();
    await fail(failures);
    await signIn({ ...HOME, userAgent: CHROME });
    expect(await alerts()).toMatchObject([{ type: "new_device", severity }]);
    expect(await mailsOf("suspicious_login")).toBe(0);
  });

  it("of nothing where all is as always", async () => {
    await signIn();
    await signIn();
    expect(await alerts()).toEqual([]);
  });

  it("in no words that a program chose for an address of a site", async () => {
    await signIn();
    harness.clock.advance(DAY);
    await signIn({ ...stranger, userAgent: "evil.example/1 (http://evil.example)" });
    expect((await mailedBodies(harness)).join()).not.toContain("evil");
  });
});

describe("after a critical sign-in", () => {
  const NEW_PASSWORD = "Fresh-bread 77!";
  const PROOF = { status: 403, code: "MAIL_PROOF_REQUIRED" };
  async function enterCritically() {
    await signIn();
    await fail(4, stranger);
    harness.clock.advance(30 * MINUTE);
    return signIn(stranger);
  }
  const change = ({ caller }: Awaited<ReturnType<typeof signIn>>) =>
    caller.accounts.changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD });

  it("neither password nor address changes, and the account stays, for a day", async () => {
    const entered = await enterCritically();
    const { accounts } = entered.caller;
    expect(await refusalOf(change(entered))).toMatchObject(PROOF);
    const address = { email: "new@example.org", currentPassword: PASSWORD };
    expect(await refusalOf(accounts.update(address))).toMatchObject(PROOF);
    expect(await refusalOf(accounts.delete({ currentPassword: PASSWORD }))).toMatchObject(PROOF);
    expect(await accounts.update({ name: "Ada L" })).toMatchObject({ name: "Ada L" });
    harness.clock.advance(DAY - 1);
    const { accessToken } = await visitor(harness, stranger).sessions.refresh(entered);
    const later = harness.callerWith(accessToken, stranger);
    const again = () =>
      later.accounts.changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect(await refusalOf(again())).toMatchObject(PROOF);
    harness.clock.advance(1);
    expect(await again()).toMatchObject({ success: true });
  });

  it("whoever made it signs in again at once, and is refused as before", async () => {
    const cookies = createJar();
    await signIn();
    await fail(4, stranger);
    harness.clock.advance(30 * MINUTE);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await refusalOf(change(await signIn({ ...stranger, cookies })))).toMatchObject(PROOF);
      harness.clock.advance(MINUTE);
    }
    expect(await harness.db.select().from(knownDevices)).toHaveLength(1);
  });

  it("the member says that it was theirs, and the next one like it is usual", async () => {
    const home = await signIn();
    const cookies = createJar();
    await fail(4, stranger);
    harness.clock.advance(10 * MINUTE);
    await signIn({ ...stranger, cookies });
    const [alert] = await home.caller.security.alerts({});
    await home.caller.security.reply({ alertId: alert?.id ?? "", answer: "me" });
    const { caller } = await signIn({ ...stranger, cookies });
    expect((await lastEvent())?.riskReasons[0]).toEqual({ code: "known_device", points: -10 });
    expect(
      await caller.accounts.changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    ).toMatchObject({ success: true });
  });

  it("the mailbox's owner sets a password by the mailed link, and goes on", async () => {
    harness.override({ passwords: createPasswords() });
    await enterCritically();
    await visitor(harness, stranger).accounts.forgotPassword({ email: EMAIL });
    const token = (await mailedLink(harness, EMAIL))?.split("/reset-password/")[1] ?? "";
    await visitor(harness, stranger).accounts.resetPassword({ token, newPassword: NEW_PASSWORD });
    harness.clock.advance(HOUR);
    const { caller } = await signIn(stranger, NEW_PASSWORD);
    const address = { email: "new@example.org", currentPassword: NEW_PASSWORD };
    expect(await caller.accounts.update(address)).toMatchObject({ pendingEmail: "new@example.org" });
  });

  it.each<[string, { ago?: number; type?: AccountEventType; isOther?: boolean }, boolean]>([
    ["a reset at that moment", {}, true],
    ["a reset within the day before", { ago: DAY - 1 }, true],
    ["a reset of a day before", { ago: DAY }, false],
    ["a reset that came later", { ago: -1 }, false],
    ["a change of the password", { type: "password_changed" }, false],
    ["a reset of another account", { isOther: true }, false],
  ])(
    "%s speaks for the mailbox, or does not",
    async (_name, { ago = 0, type = "password_reset", isOther }, isProof) => {
      const entered = await enterCritically();
      const { rowId: userRowId } = isOther
        ? await createSignIn(harness, { email: "eve@example.org" })
        : member;
      const event = { id: harness.deps.uuid(), userRowId, type, createdAt: harness.clock.now() - ago };
      await harness.db.write((tx) => tx.insert(accountEvents).values(event));
      if (isProof) expect(await change(entered)).toMatchObject({ success: true });
      else expect(await refusalOf(change(entered))).toMatchObject(PROOF);
    },
  );

  it("other logins of the account are as free as before", async () => {
    const home = await signIn();
    await fail(4, stranger);
    harness.clock.advance(10 * MINUTE);
    await signIn(stranger);
    expect(await change(home)).toMatchObject({ success: true });
  });
});

describe("what happens to an account is written down", () => {
  const events = async () =>
    (await harness.db.select().from(accountEvents).orderBy(accountEvents.rowId)).map(({ type }) => type);

  it("signing out: here, elsewhere, everywhere", async () => {
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

  it("a lock, each time that it is earned", async () => {
    await fail(6);
    expect(await events()).toEqual(["lockout"]);
    harness.clock.advance(MINUTE);
    await fail(1);
    expect(await events()).toEqual(["lockout", "lockout"]);
    expect(await harness.callerFor(member).security.summary()).toMatchObject({ accountLockoutCount: 2 });
  });

  it("a lock by guesses from everywhere", async () => {
    for (let at = 0; at < 32; at += 1) await fail(1, { ip: `10.0.${at}.1`, userAgent: FIREFOX });
    expect(new Set(await events())).toEqual(new Set(["lockout"]));
    const token = (await mailedLink(harness, EMAIL))?.split("/trust/")[1] ?? "";
    await visitor(harness, HOME).sessions.trustBrowser({ token });
    expect((await events()).at(-1)).toBe("browser_trusted");
  });

  it("passwords and addresses", async () => {
    harness.override({ passwords: createPasswords() });
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

  it("a key that is used twice", async () => {
    const { refreshToken } = await signIn();
    const refresh = () => visitor(harness, HOME).sessions.refresh({ refreshToken });
    await refresh();
    harness.clock.advance(30_001);
    await refusalOf(refresh());
    expect(await events()).toEqual(["token_reuse"]);
  });

  it("and goes with the account", async () => {
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
    const { text, contentType, fileName, isCut } = await harness
      .callerFor(member)
      .security.exportHistory({ format: "json" });
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
    const { text } = await harness.callerFor(member).security.exportHistory({ format: "json" });
    const [shown] = await harness.callerFor(member).security.loginHistory({});
    expect(shown).toMatchObject({ logoutType: "expired", logoutTimestamp: "2026-05-09T12:00:00.000Z" });
    expect(JSON.parse(text).entries).toMatchObject([
      { what: "sign-in", ended_at: shown?.logoutTimestamp, end_reason: "expired" },
    ]);
  });

  it("as CSV is no formula to a spreadsheet, and one line an entry", async () => {
    await signIn();
    harness.override({ geoIp: { find: () => ({ ...NOWHERE, city: '=HYPERLINK("x")', country: "A, B" }) } });
    await signIn({ ip: "198.51.100.9", userAgent: CHROME });
    const { text, contentType } = await harness.callerFor(member).security.exportHistory({});
    expect(contentType).toBe("text/csv; charset=utf-8");
    const lines = text.slice(1).split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(
      "at,what,failure_reason,ended_at,end_reason,ip_address,city,country,browser,operating_system,device_type,risk_score,risk_reasons,method,service",
    );
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")","A, B",Chrome 130,Android 14,mobile,`);
  });

  it("is the member's own alone, and 5,000 entries at most", async () => {
    const eve = await createSignIn(harness, { email: "eve@example.org" });
    await signIn();
    expect((await harness.callerFor(eve).security.exportHistory({})).text.split("\r\n")).toHaveLength(2);
    const id = () => harness.deps.uuid();
    await harness.db.write(async (tx) => {
      for (let part = 0; part < 51; part += 1) {
        const rows = Array.from({ length: 100 }, () => ({
          id: id(),
          userRowId: eve.rowId,
          type: "lockout" as const,
          createdAt: harness.clock.now(),
        }));
        await tx.insert(accountEvents).values(rows);
      }
    });
    const { text, isCut } = await harness.callerFor(eve).security.exportHistory({});
    expect({ isCut, lines: text.split("\r\n").length }).toEqual({ isCut: true, lines: 5002 });
  });
});
