import { beforeEach, describe, expect, it } from "vitest";
import { accountEvents, type securityAlerts } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import { getLocalDay } from "#server/lib/time-zone.ts";
import { writeAttempts } from "#server/test/login-event-rows.ts";
import { DAY, HOUR, iso, MINUTE, setUpSecurityAccount } from "#server/test/security-account.ts";
import { countAttemptsPerDay } from "./service/count-attempts-per-day.ts";

const { harness, member, raise } = setUpSecurityAccount();
/** The harness's clock starts at 12:00 UTC. */
let now: number;
beforeEach(() => {
  now = harness.clock.now();
});

const summary = (who = member) => harness.callerFor(who).security.summary();
const stats = (who = member) => harness.callerFor(who).security.stats();
const attempts = (...rows: Parameters<typeof writeAttempts>[2]) => writeAttempts(harness, member, rows);
const failures = (...ago: number[]) => ago.map((ms) => ({ success: false, createdAt: now - ms }));

async function happened(type: (typeof accountEvents.$inferInsert)["type"], ago: number[], who = member) {
  const common = { userRowId: who.rowId, type };
  const rows = ago.map((ms) => ({ ...common, id: harness.deps.uuid(), createdAt: now - ms }));
  await harness.db.write((tx) => tx.insert(accountEvents).values(rows));
}

async function alerted(status: (typeof securityAlerts.$inferInsert)["status"], ...ago: number[]) {
  for (const ms of ago) await raise({ status, createdAt: now - ms });
}

describe("the summary", () => {
  it("is zero for an account without sign-ins", async () => {
    expect(await summary()).toEqual({
      totalLoginsToday: 0,
      failedLoginsToday: 0,
      suspiciousLoginsToday: 0,
      activeAlerts: 0,
      riskScoreAverage: 0,
      accountLockoutCount: 0,
      passwordResetCount: 0,
      recentLoginLocations: [],
    });
  });

  it("counts today's attempts: all, failed, suspicious", async () => {
    await attempts(
      {},
      { riskScore: 59 },
      { riskScore: 60 },
      { riskScore: 90, success: false },
      { success: false },
      { createdAt: now - 12 * HOUR },
      { createdAt: now - 12 * HOUR - 1, riskScore: 80 },
    );
    expect(await summary()).toMatchObject({
      totalLoginsToday: 6,
      failedLoginsToday: 2,
      suspiciousLoginsToday: 1,
    });
  });

  it.each([
    // Los Angeles is at UTC-7 in summer, so the local time at 12:00 UTC is 05:00.
    ["America/Los_Angeles", 5],
    ["UTC", 12],
    // Auckland is at UTC+13 in summer, so the local time at 12:00 UTC is 01:00 of the next day.
    ["Pacific/Auckland", 1],
    ["Asia/Kathmandu", 17.75],
  ])("has its today in %s", async (timezone, begun) => {
    const local = await harness.changeMember(member, { timezone });
    await attempts({ createdAt: now - begun * HOUR }, { createdAt: now - begun * HOUR - 1 });
    expect(await summary(local)).toMatchObject({ totalLoginsToday: 1 });
  });

  it("averages the risk of 30 days, of failures too", async () => {
    await attempts(
      { riskScore: 10 },
      { riskScore: 25, success: false, createdAt: now - 30 * DAY },
      { riskScore: 100, createdAt: now - 30 * DAY - 1 },
    );
    expect((await summary()).riskScoreAverage).toBe(17.5);
  });

  it("counts lock-outs and resets of 30 days, and alerts that wait however old", async () => {
    await happened("lockout", [0, 30 * DAY, 30 * DAY + 1]);
    await happened("password_reset", [DAY, 31 * DAY]);
    await happened("password_changed", [0]);
    await alerted("pending", 0, 100 * DAY);
    await alerted("acknowledged", 0);
    await alerted("resolved", 0);
    expect(await summary()).toMatchObject({
      accountLockoutCount: 2,
      passwordResetCount: 1,
      activeAlerts: 2,
    });
  });

  it("names the latest five places of successes, each once", async () => {
    const index = (
      days: number,
      city: string | null,
      country: string | null,
      wideNetwork = "203.0.0.0/16",
    ) => ({
      city,
      country,
      wideNetwork,
      createdAt: now - days * DAY,
    });
    await attempts(
      index(1, "Lisbon", "Portugal"),
      index(2, null, "Germany"),
      index(3, "Lisbon", "Portugal"),
      index(4, null, null),
      index(5, null, null, "198.51.0.0/16"),
      index(6, "Porto", "Portugal"),
      index(7, "Rome", "Italy"),
      index(31, "Oslo", "Norway"),
      { ...index(0, "Moscow", "Russia"), success: false },
    );
    expect((await summary()).recentLoginLocations).toEqual([
      "Lisbon, Portugal",
      "Germany",
      "203.0.0.0/16",
      "198.51.0.0/16",
      "Porto, Portugal",
    ]);
  });
});

describe("the statistics of 90 days", () => {
  it("are empty for an account without sign-ins", async () => {
    expect(await stats()).toEqual({
      loginSuccessRate: 1,
      averageSessionDuration: 0,
      uniqueLocations: 0,
      uniqueDevices: 0,
      bruteForceAttempts: 0,
      securityAlertsCount: 0,
      days: expect.any(Array),
      lastLogin: null,
      accountCreated: iso(now),
    });
  });

  it("tell each of the last 30 days of the member's zone, the empty ones too", async () => {
    const islander = { ...member, timezone: "Pacific/Kiritimati" };
    await attempts({ createdAt: now - 1 }, ...failures(1, 2 * DAY, 29 * DAY, 31 * DAY), {
      createdAt: now - 2 * DAY,
    });
    const { days } = await stats(islander);
    const dayOf = (ms: number) => getLocalDay(ms, "Pacific/Kiritimati");
    expect(days).toHaveLength(30);
    expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].toSorted());
    expect(days.filter(({ succeeded, failed }) => succeeded + failed > 0)).toEqual([
      { day: dayOf(now - 29 * DAY), succeeded: 0, failed: 1 },
      { day: dayOf(now - 2 * DAY), succeeded: 1, failed: 1 },
      { day: dayOf(now - 1), succeeded: 1, failed: 1 },
    ]);
  });

  it.each([
    ["spring, after midnight", "2026-04-02T00:30:00+02:00", "2026-03-04"],
    ["spring, before midnight", "2026-04-02T23:30:00+02:00", "2026-03-04"],
    ["autumn, after midnight", "2026-10-28T00:30:00+01:00", "2026-09-29"],
    ["autumn, before midnight", "2026-10-28T23:30:00+01:00", "2026-09-29"],
  ])("tell 30 days where the clocks changed in %s", async (_when, moment, oldest) => {
    const days = await countAttemptsPerDay(
      harness.db,
      { ...member, timezone: "Europe/Berlin" },
      Date.parse(moment),
    );
    expect(days).toHaveLength(30);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([oldest, moment.slice(0, 10)]);
    expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].toSorted());
  });

  it("have the share of successes and the last of them", async () => {
    await attempts({ createdAt: now - 2 * HOUR }, ...failures(HOUR, 90 * DAY, 90 * DAY + 1), {
      createdAt: now - DAY,
    });
    expect(await stats()).toMatchObject({
      loginSuccessRate: 0.5,
      lastLogin: iso(now - 2 * HOUR),
    });
  });

  it("average the minutes of logins that have ended", async () => {
    await attempts({ sessionMinutes: 10 }, { sessionMinutes: 25 }, {}, { sessionMinutes: 0 });
    expect((await stats()).averageSessionDuration).toBeCloseTo(35 / 3, 10);
  });

  it("count places and devices of successes, whatever version they have", async () => {
    await attempts(
      {},
      { browser: "Firefox 131", city: "Lisbon", country: "Portugal" },
      { browser: "Chrome 130", city: "Lisbon", country: "Portugal" },
      { browser: "Chrome 130", deviceType: "mobile", wideNetwork: "198.51.0.0/16" },
      { browser: "curl 8", success: false, city: "Oslo", country: "Norway" },
      { browser: "Opera 99", createdAt: now - 90 * DAY - 1, city: "Rome", country: "Italy" },
    );
    expect(await stats()).toMatchObject({ uniqueLocations: 3, uniqueDevices: 3 });
  });

  it.each([
    ["four failures are typos", [1, 2, 3, 4], 0],
    ["the fifth within 15 minutes counts, and each after it", [0, 1, 2, 3, 4, 5, 6], 3],
    ["exactly 15 minutes are within", [15, 10, 8, 4, 0], 1],
    ["16 minutes are not", [16, 10, 8, 4, 0], 0],
    ["two bursts", [100, 99, 98, 97, 96, 4, 3, 2, 1, 0], 2],
  ])("count guesses: %s", async (_what, minutesAgo, expected) => {
    await attempts(...failures(...minutesAgo.map((minutes) => minutes * MINUTE)));
    expect((await stats()).bruteForceAttempts).toBe(expected);
  });

  it("count no guess that was right, of an account that may not enter", async () => {
    const rows = [0, 1, 2, 3, 4, 5].map((minutes) => ({
      success: false,
      failureReason: "unverified" as const,
      createdAt: now - minutes * MINUTE,
    }));
    await attempts(...rows);
    expect((await stats()).bruteForceAttempts).toBe(0);
  });

  it("count alerts of any status", async () => {
    await alerted("pending", 0, 90 * DAY, 90 * DAY + 1);
    await alerted("resolved", DAY);
    expect((await stats()).securityAlertsCount).toBe(3);
  });
});

it("nothing of another account moves them, among 1,000 events of all kinds", async () => {
  const eve = await harness.createMember();
  await writeAttempts(harness, member, [{}, { success: false, createdAt: now - HOUR }]);
  await happened("lockout", [HOUR]);
  await alerted("pending", HOUR);
  const read = async () => {
    const { security } = harness.callerFor(member);
    return [
      await security.summary(),
      await security.loginHistory({ limit: 200 }),
      await security.alerts({ limit: 500 }),
      await security.stats(),
      (await security.exportHistory({})).text,
    ];
  };
  const before = await read();
  await writeMixed(eve);
  expect(await read()).toEqual(before);
  expect(await harness.callerFor(eve).security.loginHistory({ limit: 200 })).toHaveLength(200);
});

/**
 * Inserts attempts, events and alerts of another account that has the same IP address and browser as the
 * member.
 */
async function writeMixed(who: Member): Promise<void> {
  const rows = Array.from({ length: 600 }, (_, n) => ({
    // Every tenth attempt has an email address without an account.
    userRowId: n % 10 === 0 ? null : who.rowId,
    email: n % 10 === 0 ? "nobody@example.org" : who.email,
    success: n % 3 === 0 && n % 10 !== 0,
    riskScore: n % 101,
    createdAt: now - (n % 100) * MINUTE,
    city: `City ${n % 50}`,
    country: "Portugal",
    sessionMinutes: n,
  }));
  await writeAttempts(harness, who, rows);
  const ago = Array.from({ length: 100 }, (_, n) => 2 * n * MINUTE);
  await happened("lockout", ago, who);
  await happened("password_reset", ago, who);
  for (const ms of [...ago, ...ago]) await raise({ createdAt: now - ms }, who);
}
