import { readFile } from "node:fs/promises";
import { asc, desc } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loginEvents, outbox, securityAlerts } from "#db/schema/index.ts";
import { NOWHERE } from "#server/lib/geo-ip.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { createRestClient, type RestClient } from "#server/test/rest-client.ts";
import { CHROME, DAY, EDGE, EMAIL, FIREFOX, HOUR, MINUTE } from "#server/test/security-account.ts";
import { createSignIn, mailedLink, PASSWORD } from "#server/test/sign-in.ts";

const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const CURL = "curl/8.9.1";
const [HOME, HOTEL, LIBRARY, ELSEWHERE] = ["203.0.113.7", "198.51.100.9", "192.0.2.44", "100.20.30.40"];

let client: RestClient;
beforeEach(async () => {
  client = await createRestClient({ TRUST_PROXY: "127.0.0.1" });
  client.harness.override({ passwords: quickPasswords() });
  await createSignIn(client.harness, { email: EMAIL });
});
afterEach(() => client.close());

/** Sends requests like a browser, or without `keepsCookies` like a script that ignores cookies. */
function browserOf(userAgent: string, { keepsCookies = true } = {}) {
  let cookie = "";
  return async (ip: string, url: string, body: unknown) => {
    const headers = { "user-agent": userAgent, "x-forwarded-for": ip, ...(cookie && { cookie }) };
    const answer = await client.send("POST", url, body, { headers });
    const sent = answer.headers["set-cookie"];
    if (sent && keepsCookies) cookie = sent.split(";")[0] ?? "";
    return answer;
  };
}
type Browser = ReturnType<typeof browserOf>;

async function signIn(browser: Browser, ip: string): Promise<string> {
  const { body, text } = await browser(ip, "/api/auth/login", { email: EMAIL, password: PASSWORD });
  const token = (body as { access_token?: string }).access_token;
  if (!token) throw new Error(`Signing in failed: ${text}`);
  return token;
}
async function fail(browser: Browser, ip: string, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await browser(ip, "/api/auth/login", { email: EMAIL, password: "wrong" });
  }
}
async function resetPassword(browser: Browser, ip: string, url = "/api/auth/reset-password") {
  await browser(ip, "/api/auth/forgot-password", { email: EMAIL });
  const token = (await mailedLink(client.harness, EMAIL))?.split("/reset-password/")[1];
  const field = url.startsWith("/trpc/") ? "newPassword" : "new_password";
  return browser(ip, url, { token, [field]: PASSWORD });
}
const lastEvent = async () => {
  const [event] = await client.harness.db
    .select()
    .from(loginEvents)
    .orderBy(desc(loginEvents.rowId))
    .limit(1);
  if (!event) throw new Error("No sign-in was recorded");
  return event;
};
const codesOf = ({ riskReasons }: { riskReasons: { code: string }[] }) => riskReasons.map(({ code }) => code);
const alerts = async () =>
  (await client.harness.db.select().from(securityAlerts).orderBy(asc(securityAlerts.rowId))).map(
    ({ type }) => type,
  );
const mails = async () =>
  (await client.harness.db.select().from(outbox)).filter(({ kind }) => kind === "suspicious_login").length;
/** Number of mails about suspicious sign-ins that `run` causes. */
async function mailsOf(run: () => Promise<unknown>): Promise<number> {
  const before = await mails();
  await run();
  return (await mails()) - before;
}

describe("a thief with the right password", () => {
  it.each([
    ["the member's own User-Agent", FIREFOX],
    ["another User-Agent", EDGE],
  ])("is announced by alert and mail at the first sign-in when it sends %s", async (_, userAgent) => {
    const member = { token: await signIn(browserOf(FIREFOX), HOME) };
    expect(await mailsOf(() => signIn(browserOf(userAgent), ELSEWHERE))).toBe(1);
    expect(await lastEvent()).toMatchObject({ riskScore: 60, mailed: true });
    const { body } = await client.send("GET", "/api/auth/security/alerts", undefined, member);
    expect(body).toMatchObject([{ alert_type: "suspicious_login", severity: "high", status: "pending" }]);
  });

  it("is mailed once for each device cookie while its sign-ins stay critical", async () => {
    await signIn(browserOf(FIREFOX), HOME);
    const thief = browserOf(EDGE);
    await fail(thief, ELSEWHERE, 4);
    expect(await mailsOf(() => signIn(thief, ELSEWHERE))).toBe(1);
    expect(await mailsOf(() => signIn(thief, ELSEWHERE))).toBe(0);
    expect(await mailsOf(() => signIn(thief, LIBRARY))).toBe(0);
    expect(await lastEvent()).toMatchObject({ disowned: true, mailed: false });
    expect(await mailsOf(() => signIn(browserOf(EDGE), LIBRARY))).toBe(1);
    expect(await alerts()).toEqual(Array.from({ length: 4 }, () => "suspicious_login"));
  });

  it("is mailed once for each browser family and network when it sends no cookie", async () => {
    await signIn(browserOf(FIREFOX), HOME);
    const thief = (userAgent: string) => browserOf(userAgent, { keepsCookies: false });
    await fail(thief(EDGE), ELSEWHERE, 4);
    expect(await mailsOf(() => signIn(thief(EDGE), ELSEWHERE))).toBe(1);
    const updated = EDGE.replaceAll("141", "142");
    expect(await mailsOf(() => signIn(thief(updated), ELSEWHERE.replace(/40$/, "77")))).toBe(0);
    expect(await mailsOf(() => signIn(thief(CHROME), ELSEWHERE))).toBe(1);
    expect(await mailsOf(() => signIn(thief(EDGE), LIBRARY))).toBe(1);
  });

  it("is mailed when it comes from a network whose sign-in has aged out", async () => {
    const home = browserOf(FIREFOX);
    await signIn(home, HOME);
    expect(await mailsOf(() => signIn(browserOf(CHROME), LIBRARY))).toBe(1);
    for (let day = 1; day <= 21; day += 1) {
      client.harness.clock.advance(DAY);
      await signIn(home, HOME);
    }
    expect(await mailsOf(() => signIn(browserOf(CHROME), LIBRARY))).toBe(1);
  });

  it("is mailed again when it knows the new password too", async () => {
    const home = browserOf(FIREFOX);
    await signIn(home, HOME);
    const thief = browserOf(EDGE);
    await fail(thief, ELSEWHERE, 4);
    await signIn(thief, ELSEWHERE);
    await resetPassword(home, HOME);
    expect(await mailsOf(() => signIn(thief, ELSEWHERE))).toBe(1);
  });

  it("causes three mails an hour at most and an alert for each sign-in", async () => {
    await signIn(browserOf(FIREFOX), HOME);
    const enter = (network: number) => signIn(browserOf(EDGE), `100.20.${network}.1`);
    const five = async () => {
      for (let network = 1; network <= 5; network += 1) await enter(network);
    };
    expect(await mailsOf(five)).toBe(3);
    expect(await alerts()).toEqual(Array.from({ length: 5 }, () => "suspicious_login"));
    client.harness.clock.advance(HOUR);
    expect(await mailsOf(() => enter(6))).toBe(1);
  });
});

it("a known browser is mailed about once a day when other reasons make its sign-ins suspicious", async () => {
  const phone = browserOf(CHROME);
  const longitudes: Record<string, number> = { [HOME]: 0, [HOTEL]: 40, [LIBRARY]: 80, [ELSEWHERE]: 120 };
  client.harness.override({
    geoIp: {
      find: (ip) => ({ ...NOWHERE, country: ip, latitude: 0, longitude: longitudes[ip] ?? 0 }),
    },
  });
  await signIn(phone, HOME);
  await fail(phone, HOME, 4);
  expect(await mailsOf(() => signIn(phone, HOTEL))).toBe(1);
  expect(await mailsOf(() => signIn(phone, LIBRARY))).toBe(0);
  expect(await alerts()).toEqual(["suspicious_login", "suspicious_login"]);
  client.harness.clock.advance(DAY);
  await signIn(phone, LIBRARY);
  await fail(phone, LIBRARY, 4);
  expect(await mailsOf(() => signIn(phone, ELSEWHERE))).toBe(1);
  expect(codesOf(await lastEvent())).toEqual([
    "known_device",
    "new_address",
    "impossible_travel",
    "recent_failures",
  ]);
});

describe("a reset by mailed link", () => {
  it.each(["/api/auth/reset-password", "/trpc/accounts.resetPassword"])(
    "makes the browser known when its network is known, by POST %s",
    async (url) => {
      await signIn(browserOf(FIREFOX), HOME);
      client.harness.clock.advance(80 * DAY);
      const browser = browserOf(SAFARI);
      await fail(browser, HOME, 4);
      const answer = await resetPassword(browser, HOME, url);
      expect(answer).toMatchObject({ status: 200 });
      expect(answer.headers["set-cookie"]).toMatch(/^device=/);
      await signIn(browser, HOME);
      expect(codesOf(await lastEvent())).toEqual(["known_device"]);
    },
  );

  it.each([
    ["was never used", ELSEWHERE, 0],
    ["was used more than 90 days before", HOME, 91 * DAY],
  ])("leaves the browser unknown when its network %s", async (_, ip, after) => {
    await signIn(browserOf(FIREFOX), HOME);
    client.harness.clock.advance(after);
    const browser = browserOf(SAFARI);
    expect((await resetPassword(browser, ip)).headers).not.toHaveProperty("set-cookie");
    expect(await mailsOf(() => signIn(browser, ip))).toBe(1);
    expect(codesOf(await lastEvent())).toContain("after_change");
  });

  it("leaves the browser unknown when only a disowned sign-in came from its network", async () => {
    await signIn(browserOf(FIREFOX), HOME);
    const thief = browserOf(EDGE);
    await fail(thief, ELSEWHERE, 4);
    await signIn(thief, ELSEWHERE);
    expect((await resetPassword(thief, ELSEWHERE)).headers).not.toHaveProperty("set-cookie");
  });

  it("does not hide failures that come after it", async () => {
    const home = browserOf(FIREFOX);
    await signIn(home, HOME);
    await fail(home, HOME, 4);
    await resetPassword(home, HOME);
    client.harness.clock.advance(MINUTE);
    await fail(home, HOME, 2);
    await signIn(home, HOME);
    expect((await lastEvent()).riskReasons).toContainEqual({ code: "recent_failures", points: 12 });
  });
});

/** The table in docs/security.md: score, alert and mails of each kind of sign-in. */
async function readPromises(): Promise<Record<string, { score: number; alert: string; mails: number }>> {
  const page = await readFile("docs/security.md", "utf8");
  const section = page.split("\n## Login alerts and mails\n")[1]?.split("\n## ")[0] ?? "";
  const rows = [...section.matchAll(/^\| ([^|]+) \| (\d+) \| ([^|]+) \| ([^|]+) \| [^|]+ \|$/gm)];
  return Object.fromEntries(
    rows.map(([, name = "", score, alert = "", mail]) => [
      name,
      { score: Number(score), alert: alert.replaceAll("`", ""), mails: mail === "yes" ? 1 : 0 },
    ]),
  );
}

it("an honest member's week causes exactly the alerts and mails that the documentation promises", async () => {
  const promises = await readPromises();
  const [laptop, phone, newPhone, borrowed] = [FIREFOX, CHROME, SAFARI, EDGE].map((agent) =>
    browserOf(agent),
  ) as [Browser, Browser, Browser, Browser];
  const clearedLaptop = browserOf(FIREFOX);
  const script = browserOf(CURL, { keepsCookies: false });
  const forgetPassword = async () => {
    await fail(clearedLaptop, HOME, 5);
    await resetPassword(clearedLaptop, HOME);
  };

  type Step = [day: number, promise: string, browser: Browser, ip: string, before?: () => Promise<void>];
  const week: Step[] = [
    [0, "the first sign-in of the account", laptop, HOME],
    [0, "a new kind of browser on a known network", phone, HOME],
    [1, "a known browser on a known network", laptop, HOME],
    [
      2,
      "the browser that reset the password on a known network, after five wrong passwords",
      clearedLaptop,
      HOME,
      forgetPassword,
    ],
    [2, "another browser of the member on a known network, within a day of the reset", phone, HOME],
    [4, "a new kind of browser on a known network", newPhone, HOME],
    [5, "a known browser on a new network", newPhone, HOTEL],
    [6, "a new browser on a new network", borrowed, LIBRARY],
    [6, "a known browser on a known network", borrowed, LIBRARY],
    [6, "a script without cookies on a new network", script, ELSEWHERE],
    ...Array.from({ length: 4 }, (): Step => [6, "the same script on the same network", script, ELSEWHERE]),
  ];
  const start = client.harness.clock.now();
  const happened: Record<string, unknown>[] = [];
  for (const [day, promise, browser, ip, before] of week) {
    client.harness.clock.set(start + day * DAY + happened.length * MINUTE);
    await before?.();
    const [alertsBefore, mailsBefore] = [await alerts(), await mails()];
    await signIn(browser, ip);
    happened.push({
      promise,
      score: (await lastEvent()).riskScore,
      alert: (await alerts()).slice(alertsBefore.length).join() || "none",
      mails: (await mails()) - mailsBefore,
    });
  }
  expect(happened).toEqual(week.map(([, promise]) => ({ promise, ...promises[promise] })));
  expect(await mails()).toBe(2);
  expect(week.map(([, promise]) => promise)).toEqual(expect.arrayContaining(Object.keys(promises)));
});
