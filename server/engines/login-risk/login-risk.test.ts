import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  areBrowserAndNetworkNew,
  createUserAgentKeyWithoutVersions,
  getRiskLevelOfScore,
  isNetworkInHistory,
  type LoginHistory,
  type NewLogin,
  scoreLoginRisk,
} from "./login-risk.ts";
import type { PastLogin } from "./risk-values.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 2, 10, 12);

const HOME = {
  network: "203.0.113.0/24",
  wideNetwork: "203.0.0.0/16",
  country: null,
  latitude: null,
  longitude: null,
};
const LISBON = { ...HOME, country: "Portugal", latitude: 38.72, longitude: -9.14 };
const PORTO = { ...LISBON, network: "203.0.114.0/24", latitude: 41.15, longitude: -8.61 };
const BERLIN = {
  network: "198.51.100.0/24",
  wideNetwork: "198.51.0.0/16",
  country: "Germany",
  latitude: 52.52,
  longitude: 13.4,
};
const NEIGHBOUR = { ...HOME, network: "203.0.7.0/24" };
const ELSEWHERE = { ...HOME, network: "192.0.2.0/24", wideNetwork: "192.0.0.0/16" };
const FIREFOX = { browser: "Firefox 128", operatingSystem: "Linux", deviceType: "desktop" };
const CHROME = { browser: "Chrome 130", operatingSystem: "Android 14", deviceType: "mobile" };
const AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";

const past = (parts: Partial<PastLogin> = {}): PastLogin => ({
  ...HOME,
  ...FIREFOX,
  time: NOW - DAY,
  ...parts,
});
const history = (parts: Partial<LoginHistory> = {}): LoginHistory => {
  const logins = parts.logins ?? [past()];
  return {
    logins,
    lastSuccessAt: logins[0]?.time ?? null,
    recentFailures: 0,
    accountsFailedFromAddress: 0,
    changedAt: null,
    ...parts,
  };
};
const login = (parts: Partial<NewLogin> = {}): NewLogin => ({
  ...HOME,
  ...FIREFOX,
  time: NOW,
  isKnownDevice: true,
  userAgent: AGENT,
  ...parts,
});
const NO_COOKIE = { isKnownDevice: false };
const stranger = { ...CHROME, ...NO_COOKIE };
const NO_ADDRESS = { network: "unknown", wideNetwork: null };
const NO_AGENT = { browser: null, operatingSystem: null, deviceType: null };
const seen = (...logins: Partial<PastLogin>[]) => ({ logins: logins.map((parts) => past(parts)) });
const lisbon = seen(LISBON);
const lisbonAgo = (ms: number) => seen({ ...LISBON, time: NOW - ms });
/** Twelve logins, one each day at noon. */
const noons = Array.from({ length: 12 }, (_, day) => past({ time: NOW - (day + 1) * DAY }));
const nothing = seen();

/**
 * A login that differs from the usual one by `sign`, with the expected score and reasons. Without `known`,
 * the history has one earlier login from home.
 */
type Row = [what: string, sign: Partial<NewLogin>, risk: string, known?: Partial<LoginHistory>];

const rows: Row[] = [
  // Known and unknown devices.
  ["home, as always", {}, "0: known_device -10"],
  ["the cookie gone", NO_COOKIE, "10: missing_cookie 10"],
  ["another browser", stranger, "25: unknown_device 25"],
  ["another system", { ...NO_COOKIE, operatingSystem: "Windows 10" }, "25: unknown_device 25"],
  ["another type", { ...NO_COOKIE, deviceType: "tablet" }, "25: unknown_device 25"],
  ["the browser updated itself", { ...NO_COOKIE, browser: "Firefox 131" }, "10: missing_cookie 10"],
  [
    "the system updated itself",
    { ...stranger, operatingSystem: "Android 15" },
    "10: missing_cookie 10",
    seen(CHROME),
  ],
  ["a known device in another browser's words", CHROME, "0: known_device -10"],
  ["seen among others", stranger, "10: missing_cookie 10", seen({}, CHROME)],
  ["no name of a browser, as before", { ...NO_COOKIE, ...NO_AGENT }, "10: missing_cookie 10", seen(NO_AGENT)],

  // Networks whose location is unknown.
  ["next door", NEIGHBOUR, "0: known_device -10, new_address 10"],
  [
    "next door, without the cookie",
    { ...NEIGHBOUR, ...NO_COOKIE },
    "60: unknown_device 25, new_address 10, never_seen 25",
  ],
  [
    "a new laptop, next door",
    { ...NEIGHBOUR, ...stranger },
    "60: unknown_device 25, new_address 10, never_seen 25",
  ],
  ["far away, the known device", ELSEWHERE, "15: known_device -10, new_address 10, new_network 15"],
  [
    "far away, a new laptop",
    { ...ELSEWHERE, ...stranger },
    "60: unknown_device 25, new_address 10, new_network 15, never_seen 10",
  ],
  [
    "a browser with the member's own User-Agent on a new network",
    { ...ELSEWHERE, ...NO_COOKIE },
    "60: unknown_device 25, new_address 10, new_network 15, never_seen 10",
  ],
  [
    "a browser with the member's own User-Agent on a new network in a known country",
    { ...PORTO, ...NO_COOKIE },
    "60: unknown_device 25, new_address 10, never_seen 25",
    lisbon,
  ],
  [
    "a script on a new network",
    { ...ELSEWHERE, ...NO_COOKIE, userAgent: "curl/8.5.0" },
    "70: unknown_device 25, new_address 10, new_network 15, never_seen 10, scripted_agent 10",
  ],
  [
    "a new browser without an address, the first of its kind",
    { ...stranger, ...NO_ADDRESS },
    "60: unknown_device 25, new_address 10, new_network 15, never_seen 10",
  ],
  [
    "a new browser without an address, after another without one",
    { ...stranger, ...NO_ADDRESS },
    "25: unknown_device 25",
    seen(NO_ADDRESS),
  ],
  ["far away, seen before", ELSEWHERE, "0: known_device -10", seen({}, ELSEWHERE)],
  ["an address that is none", NO_ADDRESS, "15: known_device -10, new_address 10, new_network 15"],
  ["an address that is none, again", NO_ADDRESS, "0: known_device -10", seen(NO_ADDRESS)],

  // Locations and travel.
  ["Lisbon, as always", LISBON, "0: known_device -10", lisbon],
  ["Porto after a day", PORTO, "0: known_device -10, new_address 10", lisbon],
  [
    "Porto after ten minutes",
    PORTO,
    "40: known_device -10, new_address 10, impossible_travel 40",
    lisbonAgo(HOUR / 6),
  ],
  ["Porto after half an hour", PORTO, "0: known_device -10, new_address 10", lisbonAgo(HOUR / 2)],
  ["Berlin after a day", BERLIN, "30: known_device -10, new_address 10, new_country 30", lisbon],
  [
    "Berlin after a day, a new laptop",
    { ...BERLIN, ...stranger },
    "65: unknown_device 25, new_address 10, new_country 30",
    lisbon,
  ],
  [
    "Berlin after an hour, a new laptop",
    { ...BERLIN, ...stranger },
    "75: unknown_device 25, new_address 10, impossible_travel 40",
    lisbonAgo(HOUR),
  ],
  [
    "Berlin after three hours",
    BERLIN,
    "30: known_device -10, new_address 10, new_country 30",
    lisbonAgo(3 * HOUR),
  ],
  ["Berlin at once", BERLIN, "40: known_device -10, new_address 10, impossible_travel 40", lisbonAgo(0)],
  ["Berlin, where one was before", BERLIN, "0: known_device -10", seen(LISBON, BERLIN)],
  [
    "Berlin, from a clock that was ahead",
    BERLIN,
    "40: known_device -10, new_address 10, impossible_travel 40",
    lisbonAgo(-HOUR),
  ],
  [
    "Berlin, where nobody knows the points",
    { ...BERLIN, latitude: null, longitude: null },
    "30: known_device -10, new_address 10, new_country 30",
    lisbon,
  ],
  [
    "the travel is from the last, not the others",
    BERLIN,
    "0: known_device -10",
    seen({ ...BERLIN, time: NOW - HOUR }, LISBON),
  ],
  ["a place for the first time: networks stand in", LISBON, "0: known_device -10"],
  ["a place for the first time, far away", BERLIN, "15: known_device -10, new_address 10, new_network 15"],
  ["no place this time: networks stand in", HOME, "0: known_device -10", lisbon],
  ["no place this time, far away", ELSEWHERE, "15: known_device -10, new_address 10, new_network 15", lisbon],
  ["a country by its second sign-in", LISBON, "0: known_device -10", seen({}, LISBON)],

  // Failed attempts before the login.
  ["one typo", {}, "0: known_device -10, recent_failures 6", { recentFailures: 1 }],
  ["two typos", {}, "2: known_device -10, recent_failures 12", { recentFailures: 2 }],
  ["five typos at home", {}, "20: known_device -10, recent_failures 30", { recentFailures: 5 }],
  ["fifty", {}, "20: known_device -10, recent_failures 30", { recentFailures: 50 }],
  [
    "three, without the cookie",
    NO_COOKIE,
    "28: missing_cookie 10, recent_failures 18",
    { recentFailures: 3 },
  ],
  ["four accounts from there", {}, "0: known_device -10", { accountsFailedFromAddress: 4 }],
  [
    "five accounts from there",
    {},
    "10: known_device -10, many_accounts 20",
    { accountsFailedFromAddress: 5 },
  ],
  [
    "both",
    stranger,
    "75: unknown_device 25, recent_failures 30, many_accounts 20",
    { recentFailures: 5, accountsFailedFromAddress: 9 },
  ],

  // User agents of programs.
  ["no agent", { userAgent: "" }, "0: known_device -10, scripted_agent 10"],
  ["curl", { userAgent: "curl/8.5.0", ...NO_COOKIE }, "20: missing_cookie 10, scripted_agent 10"],
  [
    "a headless browser",
    { userAgent: "Mozilla/5.0 HeadlessChrome/130.0", ...NO_COOKIE },
    "20: missing_cookie 10, scripted_agent 10",
  ],
  ["python", { userAgent: "python-requests/2.31" }, "0: known_device -10, scripted_agent 10"],
  [
    "a crawler",
    { userAgent: "Mozilla/5.0 (compatible; Examplebot/2.1)" },
    "0: known_device -10, scripted_agent 10",
  ],
  ...["CUBOT NOTE 20", "CUBOT_X18_Plus", "Cubot"].map((phone): Row => {
    const userAgent = `Mozilla/5.0 (Linux; Android 10; ${phone}) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36`;
    return [`a phone called ${phone}`, { userAgent }, "0: known_device -10"];
  }),
  [
    "a word that only begins so",
    { userAgent: "Mozilla/5.0 (Curlew; Javanese) Gecko" },
    "0: known_device -10",
  ],

  // Absence and time of day.
  ["after 89 days", {}, "0: known_device -10", seen({ time: NOW - 89 * DAY })],
  ["after 90 days to the hour", {}, "0: known_device -10, long_absence 10", seen({ time: NOW - 90 * DAY })],
  [
    "after 91 days: nothing is compared any more",
    {},
    "25: known_device -10, new_address 10, new_network 15, long_absence 10",
    seen({ time: NOW - 91 * DAY }),
  ],
  [
    "after a year, all forgotten",
    stranger,
    "70: unknown_device 25, new_address 10, new_network 15, never_seen 10, long_absence 10",
    { logins: [], lastSuccessAt: NOW - 365 * DAY },
  ],
  ["two hours off, among twelve noons", { time: NOW + 2 * HOUR }, "0: known_device -10", { logins: noons }],
  [
    "three hours off, among twelve noons",
    { time: NOW + 3 * HOUR },
    "0: known_device -10, unusual_hour 5",
    { logins: noons },
  ],
  [
    "at night, without the cookie",
    { time: NOW + 12 * HOUR, ...NO_COOKIE },
    "15: missing_cookie 10, unusual_hour 5",
    { logins: noons },
  ],
  ["at night, of nine", { time: NOW + 12 * HOUR }, "0: known_device -10", { logins: noons.slice(0, 9) }],
  [
    "round midnight",
    { time: NOW + 13 * HOUR },
    "0: known_device -10",
    { logins: noons.map((item) => ({ ...item, time: item.time + 11 * HOUR })) },
  ],
  [
    "the twenty-first is not looked at",
    stranger,
    "25: unknown_device 25",
    seen(...Array.from({ length: 20 }, () => ({})), CHROME),
  ],
  [
    "the twentieth is",
    stranger,
    "10: missing_cookie 10",
    seen(...Array.from({ length: 19 }, () => ({})), CHROME),
  ],

  // Password resets and changed addresses.
  [
    "an hour after a reset, a new browser",
    stranger,
    "35: unknown_device 25, after_change 10",
    { changedAt: NOW - HOUR },
  ],
  [
    "an hour after a reset, the cookie gone",
    NO_COOKIE,
    "20: missing_cookie 10, after_change 10",
    { changedAt: NOW - HOUR },
  ],
  ["an hour after a reset, the known device", {}, "0: known_device -10", { changedAt: NOW - HOUR }],
  ["a day after a reset", stranger, "35: unknown_device 25, after_change 10", { changedAt: NOW - DAY }],
  ["longer after a reset", stranger, "25: unknown_device 25", { changedAt: NOW - DAY - 1 }],

  // The first login of an account.
  ["the first ever", stranger, "0:", nothing],
  [
    "the first ever, by a program",
    { ...stranger, userAgent: "curl/8.5.0" },
    "10: scripted_agent 10",
    nothing,
  ],
  [
    "the first ever, after five failures",
    stranger,
    "29: recent_failures 30",
    { ...nothing, recentFailures: 5 },
  ],
  [
    "the first ever, with all of it",
    { ...stranger, userAgent: "" },
    "29: recent_failures 30, many_accounts 20, scripted_agent 10",
    { ...nothing, recentFailures: 5, accountsFailedFromAddress: 5 },
  ],

  // Several reasons together.
  [
    "everything at once",
    { ...BERLIN, ...stranger, userAgent: "" },
    "100: unknown_device 25, new_address 10, impossible_travel 40, recent_failures 30, many_accounts 20, scripted_agent 10, after_change 10",
    {
      ...lisbonAgo(HOUR),
      recentFailures: 5,
      accountsFailedFromAddress: 5,
      changedAt: NOW - HOUR,
    },
  ],
  [
    "impossible travel after five failures",
    { ...BERLIN, ...stranger },
    "100: unknown_device 25, new_address 10, impossible_travel 40, recent_failures 30",
    { ...lisbonAgo(HOUR), recentFailures: 5 },
  ],
];

describe("login risk", () => {
  it.each(rows)("is as listed when %s", (_what, sign, expected, known) => {
    const { score, level, reasons } = scoreLoginRisk(history(known), login(sign));
    const words = reasons.map(({ code, points }) => `${code} ${points}`).join(", ");
    expect(`${score}: ${words}`.trim()).toBe(expected);
    expect(level).toBe(getRiskLevelOfScore(score));
  });

  it("has four levels", () => {
    const scores = [0, 29, 30, 59, 60, 79, 80, 100];
    expect(scores.map(getRiskLevelOfScore)).toEqual([
      "low",
      "low",
      "medium",
      "medium",
      "high",
      "high",
      "critical",
      "critical",
    ]);
  });

  it("ignores versions of browser and system", () => {
    expect(
      createUserAgentKeyWithoutVersions({
        browser: "Firefox 128",
        operatingSystem: "Windows 10",
        deviceType: "desktop",
      }),
    ).toBe(
      createUserAgentKeyWithoutVersions({
        browser: "Firefox 131",
        operatingSystem: "Windows 11.2",
        deviceType: "desktop",
      }),
    );
  });
});

const places = fc.constantFrom(HOME, LISBON, PORTO, BERLIN, NEIGHBOUR, ELSEWHERE);
const agents = fc.constantFrom(FIREFOX, CHROME, NO_AGENT);
const moments = fc.integer({ min: NOW - 200 * DAY, max: NOW + HOUR });
const pasts = fc
  .tuple(places, agents, moments)
  .map(([place, agent, moment]): PastLogin => ({ ...place, ...agent, time: moment }));
const histories = fc
  .record({
    logins: fc.array(pasts, { maxLength: 25 }).map((list) => list.sort((a, b) => b.time - a.time)),
    seenAt: fc.option(moments),
    recentFailures: fc.nat(60),
    accountsFailedFromAddress: fc.nat(30),
    changedAt: fc.option(moments),
  })
  .map(({ seenAt, ...item }): LoginHistory => ({ ...item, lastSuccessAt: item.logins[0]?.time ?? seenAt }));
const logins = fc.tuple(places, agents, fc.boolean(), fc.constantFrom(AGENT, "", "curl/8.5.0")).map(
  ([place, agent, isKnownDevice, userAgent]): NewLogin => ({
    ...place,
    ...agent,
    isKnownDevice,
    userAgent,
    time: NOW,
  }),
);

describe("login risk for any history", () => {
  const always = (check: (known: LoginHistory, sign: NewLogin) => void) =>
    fc.assert(fc.property(histories, logins, check), { numRuns: 1000 });

  it("is an integer from 0 to 100, and its reasons add up to it before clamping", () =>
    always((known, sign) => {
      const { score, reasons } = scoreLoginRisk(known, sign);
      const sum = reasons.reduce((total, { points }) => total + points, 0);
      const most = known.lastSuccessAt === null ? 29 : 100;
      expect(Number.isInteger(score)).toBe(true);
      expect(score).toBe(Math.max(0, Math.min(most, sum)));
      expect(new Set(reasons.map(({ code }) => code)).size).toBe(reasons.length);
      expect(reasons.every(({ points }) => points !== 0)).toBe(true);
    }));

  /** Changes of a login or its history, none of which may lower the risk. */
  const worse: Record<string, (known: LoginHistory, sign: NewLogin) => [LoginHistory, NewLogin]> = {
    "another failure": (known, sign) => [{ ...known, recentFailures: known.recentFailures + 1 }, sign],
    "another account that the address was wrong about": (known, sign) => [
      { ...known, accountsFailedFromAddress: known.accountsFailedFromAddress + 1 },
      sign,
    ],
    "a change an hour ago": (known, sign) => [{ ...known, changedAt: NOW - HOUR }, sign],
    "a program": (known, sign) => [known, { ...sign, userAgent: "" }],
    "an unknown browser": (known, sign) => [known, { ...sign, isKnownDevice: false, browser: "Nobody's 1" }],
    "a network never seen": (known, sign) => [known, { ...sign, network: "100.64.0.0/24" }],
    "a wide network never seen": (known, sign) => [known, { ...sign, wideNetwork: "100.64.0.0/16" }],
    "a country never seen, where one is known": (known, sign) => [
      known,
      sign.country === null ? sign : { ...sign, country: "Atlantis" },
    ],
    "the cookie gone": (known, sign) => [known, { ...sign, isKnownDevice: false }],
  };
  it("does not fall with more risk factors", () =>
    always((known, sign) => {
      const before = scoreLoginRisk(known, sign).score;
      for (const [what, makeWorse] of Object.entries(worse)) {
        expect(scoreLoginRisk(...makeWorse(known, sign)).score, what).toBeGreaterThanOrEqual(before);
      }
    }));

  it("is suspicious for every browser without the cookie on a new network, whatever its User-Agent", () =>
    always((known, sign) => {
      fc.pre(known.lastSuccessAt !== null);
      const thief = { ...sign, isKnownDevice: false, network: "100.64.0.0/24" };
      const { score, reasons } = scoreLoginRisk(known, thief);
      expect(score).toBeGreaterThanOrEqual(60);
      expect(areBrowserAndNetworkNew(reasons)).toBe(true);
    }));

  it("is never_seen only when the cookie is missing and the network is new", () =>
    always((known, sign) => {
      const { reasons } = scoreLoginRisk(known, sign);
      const isNew = !sign.isKnownDevice && !isNetworkInHistory(known.logins, sign.network, sign.time);
      expect(areBrowserAndNetworkNew(reasons)).toBe(isNew && known.lastSuccessAt !== null);
    }));
});

describe("login risk of a thousand honest members", () => {
  it("flags no login with the device cookie, and 4 % of all logins when phone networks change", () => {
    const random = createRandom(7);
    const flagged = { known: 0, unknown: 0 };
    const all = 1000 * 30;
    for (let person = 0; person < 1000; person += 1) countFlagged(person, random, flagged);
    expect(flagged.known).toBe(0);
    expect(flagged.unknown / all).toBeLessThanOrEqual(0.04);
  });

  /**
   * Simulates 30 logins of a member: one about every two days, two thirds from home, the others from changing
   * networks of a mobile provider. Adds the suspicious ones to `flagged`.
   */
  function countFlagged(
    person: number,
    random: () => number,
    flagged: { known: number; unknown: number },
  ): void {
    const seen: PastLogin[] = [];
    const devices = [FIREFOX, CHROME];
    const known = new Set<number>();
    let now = NOW;
    for (let turn = 0; turn < 30; turn += 1) {
      now += Math.floor(random() * 4 * DAY);
      const isAway = random() < 0.35;
      const wide = isAway ? `10.${person % 250}.0.0/16` : `172.${person % 250}.0.0/16`;
      const part = isAway ? Math.floor(random() * 200) : 1;
      const device = isAway ? 1 : Math.floor(random() * 2);
      // Members sometimes clear their cookies.
      if (random() < 0.05) known.clear();
      const sign: NewLogin = {
        ...HOME,
        ...(devices[device] ?? FIREFOX),
        time: now,
        network: `${wide} ${part}`,
        wideNetwork: wide,
        isKnownDevice: known.has(device),
        userAgent: AGENT,
      };
      const failures = random() < 0.1 ? 2 : 0;
      const { score } = scoreLoginRisk(
        history({ logins: [...seen].reverse(), recentFailures: failures }),
        sign,
      );
      if (score >= 60) flagged[sign.isKnownDevice ? "known" : "unknown"] += 1;
      seen.push(sign);
      known.add(device);
    }
  }

  /** A random generator that returns the same numbers for one seed. */
  function createRandom(seed: number): () => number {
    let state = seed;
    return () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
  }
});
