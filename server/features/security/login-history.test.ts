import { beforeEach, describe, expect, it } from "vitest";
import { loginEvents } from "#db/schema/index.ts";
import { purgeOldRecords } from "#server/features/retention/service.ts";
import { createJar } from "#server/test/harness.ts";
import { writeAttempts } from "#server/test/login-event-rows.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { DAY, FIREFOX, HOUR, iso, MINUTE, setUpSecurityAccount } from "#server/test/security-account.ts";
import { visitor } from "#server/test/sign-in.ts";

const { harness, member, signIn, fail, security } = setUpSecurityAccount();
let now: number;
beforeEach(() => {
  now = harness.clock.now();
});

const history = (input: Parameters<ReturnType<typeof security>["loginHistory"]>[0] = {}) =>
  security().loginHistory(input);

describe("an entry", () => {
  it("tells who, with what, from where and how risky it was", async () => {
    const { caller } = await signIn();
    expect(await caller.security.loginHistory({})).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        success: true,
        isSuspicious: false,
        failureReason: null,
        method: "password",
        service: null,
        loginTimestamp: iso(now),
        logoutTimestamp: null,
        logoutType: null,
        sessionDurationMinutes: null,
        ipAddress: "203.0.113.7",
        city: null,
        country: null,
        deviceType: "desktop",
        browser: "Firefox 128",
        operatingSystem: "Linux",
        userAgent: FIREFOX,
        riskScore: 0,
        riskReasons: [],
        isThisDevice: true,
        askedByAlertId: null,
      },
    ]);
  });

  it("names the alert that asks about it, until that is answered", async () => {
    const { caller } = await signIn();
    await signIn({ ip: "198.51.100.9", userAgent: "curl/8.9.1" });
    const [alert] = await caller.security.alerts({});
    const asked = async () => (await caller.security.loginHistory({})).map((entry) => entry.askedByAlertId);
    expect(alert?.alertType).toBe("suspicious_login");
    expect(await asked()).toEqual([alert?.id, null]);
    await caller.security.acknowledge({ alertId: alert?.id ?? "" });
    expect(await asked()).toEqual([alert?.id, null]);
    await caller.security.reply({ alertId: alert?.id ?? "", answer: "not_me" });
    expect(await asked()).toEqual([null, null]);
  });

  it("of a failure says why, and has no session", async () => {
    await fail(1);
    expect(await history()).toMatchObject([
      { success: false, failureReason: "password", logoutTimestamp: null, sessionDurationMinutes: null },
    ]);
  });

  it("says in words what its score is made of", async () => {
    await writeAttempts(harness, member, [
      {
        riskScore: 65,
        country: "Germany",
        riskReasons: [
          { code: "unknown_device", points: 25 },
          { code: "new_country", points: 30 },
          { code: "new_address", points: 10 },
          { code: "of a later version", points: 0 },
        ],
      },
    ]);
    expect(await history()).toMatchObject([
      {
        isSuspicious: true,
        riskScore: 65,
        riskReasons: [
          { code: "unknown_device", points: 25, text: "A browser never seen before" },
          { code: "new_country", points: 30, text: "A new country: Germany" },
          { code: "new_address", points: 10, text: "An internet address never seen before" },
        ],
      },
    ]);
  });

  it("is suspicious from 60 on where it succeeded, and only there", async () => {
    await writeAttempts(harness, member, [
      { riskScore: 60, success: false, createdAt: now - 3 },
      { riskScore: 59, createdAt: now - 2 },
      { riskScore: 60, createdAt: now - 1 },
    ]);
    expect((await history()).map(({ isSuspicious }) => isSuspicious)).toEqual([true, false, false]);
  });

  it("is of this device by its cookie, after the login has ended too", async () => {
    const cookies = createJar();
    const first = await signIn({ cookies });
    await first.caller.sessions.logout({ refreshToken: first.refreshToken });
    harness.clock.advance(1);
    await signIn();
    harness.clock.advance(1);
    const { caller } = await signIn({ cookies });
    expect((await caller.security.loginHistory({})).map(({ isThisDevice }) => isThisDevice)).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe("how a login ended", () => {
  const MINUTES = 95;
  const ended = async () => {
    const [entry] = (await history()).filter(({ logoutType }) => logoutType !== null);
    return entry && [entry.logoutType, entry.logoutTimestamp, entry.sessionDurationMinutes];
  };

  it("by signing out", async () => {
    const { caller, refreshToken } = await signIn();
    harness.clock.advance(MINUTES * MINUTE);
    await caller.sessions.logout({ refreshToken });
    expect(await ended()).toEqual(["manual", iso(now + MINUTES * MINUTE), MINUTES]);
  });

  it("by being signed out elsewhere", async () => {
    await signIn();
    harness.clock.advance(MINUTES * MINUTE);
    const other = await signIn({ ip: "203.0.113.8" });
    await other.caller.security.endOtherSessions();
    expect(await ended()).toEqual(["revoked", iso(now + MINUTES * MINUTE), MINUTES]);
  });

  it("by a mailed link for a new password, with all others", async () => {
    await signIn();
    await signIn();
    const { caller } = await signIn();
    await caller.sessions.logoutEverywhere();
    expect((await history()).map(({ logoutType }) => logoutType)).toEqual(["manual", "manual", "manual"]);
  });

  it("by running out, whether or not anybody noted it: it was used until its last use", async () => {
    const { refreshToken } = await signIn();
    harness.clock.advance(MINUTES * MINUTE);
    await visitor(harness).sessions.refresh({ refreshToken });
    harness.clock.advance(60 * DAY);
    const expected = ["expired", iso(now + MINUTES * MINUTE + 60 * DAY), MINUTES];
    expect(await ended()).toEqual(expected);
    harness.clock.advance(8 * DAY);
    await purgeOldRecords(harness.deps);
    expect((await harness.db.select().from(loginEvents))[0]).toMatchObject({ loginRowId: null });
    expect(await ended()).toEqual(expected);
  });
});

describe("what is listed", () => {
  it("is sorted newest first, with 50 entries by default and at most 200", async () => {
    const rows = Array.from({ length: 230 }, (_, n) => ({ createdAt: now - n * MINUTE, riskScore: n % 60 }));
    await writeAttempts(harness, member, rows);
    expect(await history()).toHaveLength(50);
    const all = await history({ limit: 200 });
    expect(all).toHaveLength(200);
    expect(all[0]?.loginTimestamp).toBe(iso(now));
    expect(all[199]?.loginTimestamp).toBe(iso(now - 199 * MINUTE));
  });

  it("leaves failures out where one asks for it", async () => {
    await writeAttempts(harness, member, [{}, { success: false }, { success: false }]);
    expect(await history()).toHaveLength(3);
    expect(await history({ includeFailures: false })).toMatchObject([{ success: true }]);
  });

  it.each([
    [{ fromDate: "2026-03-10" }, [0, 12]],
    [{ toDate: "2026-03-09" }, [13, 36]],
    [{ fromDate: "2026-03-09", toDate: "2026-03-09" }, [13, 36]],
    [{ fromDate: "2026-03-10T00:00:00Z" }, [0, 12]],
    [{ fromDate: "2026-03-10T00:00:00.001Z" }, [0]],
    [{ fromDate: "2026-03-10T00:00" }, [0, 12]],
    [{ fromDate: "2026-03-10T01:00:00+01:00", toDate: "2026-03-10T00:00:00Z" }, [12]],
    [{ fromDate: null, toDate: null }, [0, 12, 13, 36]],
    [{ fromDate: "2030-01-01" }, []],
  ])("within %j", async (input, hoursAgo) => {
    const rows = [0, 12, 13, 36].map((hours) => ({ createdAt: now - hours * HOUR }));
    await writeAttempts(harness, member, rows);
    const listed = (await history(input)).map(({ loginTimestamp }) => loginTimestamp);
    expect(listed).toEqual(hoursAgo.map((hours) => iso(now - hours * HOUR)));
  });

  it("has the days of the member's own time zone, those whose clocks change too", async () => {
    const inNewYork = await harness.changeMember(member, { timezone: "America/New_York" });
    // Daylight saving begins on 8 March 2026 in New York, so this day has 23 hours: 05:00 UTC to 04:00 UTC.
    const [begins, ends] = [Date.UTC(2026, 2, 8, 5), Date.UTC(2026, 2, 9, 4)];
    await writeAttempts(
      harness,
      member,
      [begins - 1, begins, ends - 1, ends].map((createdAt) => ({ createdAt })),
    );
    const input = { fromDate: "2026-03-08", toDate: "2026-03-08" };
    const day = await security(inNewYork).loginHistory(input);
    expect(day.map(({ loginTimestamp }) => loginTimestamp)).toEqual([iso(ends - 1), iso(begins)]);
  });
});

describe("what cannot be asked", () => {
  const WRONG_MOMENT = "Must be a date or a time such as 2026-03-10 or 2026-03-10T12:00:00Z";
  const ORDER = "from_date must not be after to_date";

  it.each([
    [{ limit: 0 }, "limit", "Value is out of range"],
    [{ limit: 201 }, "limit", "Value is out of range"],
    [{ limit: 1e9 }, "limit", "Value is out of range"],
    [{ limit: 1.5 }, "limit", "Must be a whole number"],
    [{ fromDate: "2026-02-30" }, "fromDate", WRONG_MOMENT],
    [{ fromDate: "yesterday" }, "fromDate", WRONG_MOMENT],
    [{ toDate: "2026-13-01" }, "toDate", WRONG_MOMENT],
    [{ toDate: "2026-03-10T25:00:00Z" }, "toDate", WRONG_MOMENT],
    [{ toDate: "2026-03-10T12:00:00+99:00" }, "toDate", WRONG_MOMENT],
    [{ toDate: "2".repeat(100_000) }, "toDate", "Text is too long"],
    [{ fromDate: "2026-03-11", toDate: "2026-03-10" }, "fromDate", ORDER],
    [{ fromDate: "2026-03-10T12:00:01Z", toDate: "2026-03-10T12:00:00Z" }, "fromDate", ORDER],
  ])("%j", async (input, field, msg) => {
    const refusal = await refusalOf(history(input));
    expect(refusal).toMatchObject({ status: 422, detail: [{ loc: ["body", field], msg }] });
  });
});

describe("what a browser says of itself", () => {
  it("is cut to 512 characters, without a control character", async () => {
    const userAgent = `\u0000\r\nevil: header\u001b[31m\u202e${"A\u0007".repeat(50_000)}`;
    const { caller } = await signIn({ userAgent });
    const [entry] = await caller.security.loginHistory({});
    expect(entry?.userAgent?.length).toBeLessThanOrEqual(512);
    expect(entry?.userAgent).toMatch(/^evil: header\[31mA+$/);
    const [row] = await harness.db.select().from(loginEvents);
    expect(JSON.stringify(row)).not.toMatch(/\\u0000|\\r|\\n|\\u001b|\u202e/);
  });
});
