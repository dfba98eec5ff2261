import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  agentOf,
  isNetworkSeen,
  isNeverSeen,
  type LoginHistory,
  levelOf,
  type NewLogin,
  riskOf,
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
  at: NOW - DAY,
  ...parts,
});
const at = (...moments: number[]) => moments.map((moment) => past({ at: moment }));
const history = (parts: Partial<LoginHistory> = {}): LoginHistory => {
  const logins = parts.logins ?? [past()];
  return {
    logins,
    lastSuccessAt: logins[0]?.at ?? null,
    recentFailures: 0,
    accountsFailedFromAddress: 0,
    changedAt: null,
    ...parts,
  };
};
const login = (parts: Partial<NewLogin> = {}): NewLogin => ({
  ...HOME,
  ...FIREFOX,
  at: NOW,
  isKnownDevice: true,
  userAgent: AGENT,
  ...parts,
});
const stranger = { ...CHROME, isKnownDevice: false };
const lisbon = history({ logins: [past(LISBON)] });
/** Twelve days at noon. */
const noons = Array.from({ length: 12 }, (_, day) => past({ at: NOW - (day + 1) * DAY }));
const nothing = history({ logins: [] });

type Row = [what: string, history: LoginHistory, login: NewLogin, score: number, reasons: string];

const rows: Row[] = [
  // Devices.
  ["home, as always", history(), login(), 0, "known_device -10"],
  ["the cookie gone", history(), login({ isKnownDevice: false }), 10, "missing_cookie 10"],
  ["another browser", history(), login(stranger), 25, "unknown_device 25"],
  [
    "another system",
    history(),
    login({ isKnownDevice: false, operatingSystem: "Windows 10" }),
    25,
    "unknown_device 25",
  ],
  ["another type", history(), login({ isKnownDevice: false, deviceType: "tablet" }), 25, "unknown_device 25"],
  [
    "the browser updated itself",
    history(),
    login({ isKnownDevice: false, browser: "Firefox 131" }),
    10,
    "missing_cookie 10",
  ],
  [
    "the system updated itself",
    history({ logins: [past(CHROME)] }),
    login({ ...stranger, operatingSystem: "Android 15" }),
    10,
    "missing_cookie 10",
  ],
  ["a known device in another browser's words", history(), login(CHROME), 0, "known_device -10"],
  [
    "seen among others",
    history({ logins: [past(), past(CHROME)] }),
    login(stranger),
    10,
    "missing_cookie 10",
  ],
  [
    "nothing told, as before",
    history({ logins: [past({ browser: null, operatingSystem: null, deviceType: null })] }),
    login({ isKnownDevice: false, browser: null, operatingSystem: null, deviceType: null }),
    10,
    "missing_cookie 10",
  ],

  // Networks without places.
  ["next door", history(), login(NEIGHBOUR), 0, "known_device -10, new_address 10"],
  [
    "next door, without the cookie",
    history(),
    login({ ...NEIGHBOUR, isKnownDevice: false }),
    60,
    "unknown_device 25, new_address 10, never_seen 25",
  ],
  [
    "a new laptop, next door",
    history(),
    login({ ...NEIGHBOUR, ...stranger }),
    60,
    "unknown_device 25, new_address 10, never_seen 25",
  ],
  [
    "far away, the known device",
    history(),
    login(ELSEWHERE),
    15,
    "known_device -10, new_address 10, new_network 15",
  ],
  [
    "far away, a new laptop",
    history(),
    login({ ...ELSEWHERE, ...stranger }),
    60,
    "unknown_device 25, new_address 10, new_network 15, never_seen 10",
  ],
  [
    "a browser with the member's own User-Agent on a new network",
    history(),
    login({ ...ELSEWHERE, isKnownDevice: false }),
    60,
    "unknown_device 25, new_address 10, new_network 15, never_seen 10",
  ],
  [
    "a browser with the member's own User-Agent on a new network in a known country",
    lisbon,
    login({ ...PORTO, isKnownDevice: false }),
    60,
    "unknown_device 25, new_address 10, never_seen 25",
  ],
  [
    "a script on a new network",
    history(),
    login({ ...ELSEWHERE, isKnownDevice: false, userAgent: "curl/8.5.0" }),
    70,
    "unknown_device 25, new_address 10, new_network 15, never_seen 10, scripted_agent 10",
  ],
  [
    "a new browser without an address, the first of its kind",
    history(),
    login({ ...stranger, network: "unknown", wideNetwork: null }),
    60,
    "unknown_device 25, new_address 10, new_network 15, never_seen 10",
  ],
  [
    "a new browser without an address, after another without one",
    history({ logins: [past({ network: "unknown", wideNetwork: null })] }),
    login({ ...stranger, network: "unknown", wideNetwork: null }),
    25,
    "unknown_device 25",
  ],
  [
    "far away, seen before",
    history({ logins: [past(), past(ELSEWHERE)] }),
    login(ELSEWHERE),
    0,
    "known_device -10",
  ],
  [
    "an address that is none",
    history(),
    login({ network: "unknown", wideNetwork: null }),
    15,
    "known_device -10, new_address 10, new_network 15",
  ],
  [
    "an address that is none, again",
    history({ logins: [past({ network: "unknown", wideNetwork: null })] }),
    login({ network: "unknown", wideNetwork: null }),
    0,
    "known_device -10",
  ],

  // Places.
  ["Lisbon, as always", lisbon, login(LISBON), 0, "known_device -10"],
  ["Porto after a day", lisbon, login(PORTO), 0, "known_device -10, new_address 10"],
  [
    "Porto after ten minutes",
    history({ logins: [past({ ...LISBON, at: NOW - HOUR / 6 })] }),
    login(PORTO),
    40,
    "known_device -10, new_address 10, impossible_travel 40",
  ],
  [
    "Porto after half an hour",
    history({ logins: [past({ ...LISBON, at: NOW - HOUR / 2 })] }),
    login(PORTO),
    0,
    "known_device -10, new_address 10",
  ],
  ["Berlin after a day", lisbon, login(BERLIN), 30, "known_device -10, new_address 10, new_country 30"],
  [
    "Berlin after a day, a new laptop",
    lisbon,
    login({ ...BERLIN, ...stranger }),
    65,
    "unknown_device 25, new_address 10, new_country 30",
  ],
  [
    "Berlin after an hour, a new laptop",
    history({ logins: [past({ ...LISBON, at: NOW - HOUR })] }),
    login({ ...BERLIN, ...stranger }),
    75,
    "unknown_device 25, new_address 10, impossible_travel 40",
  ],
  [
    "Berlin after three hours",
    history({ logins: [past({ ...LISBON, at: NOW - 3 * HOUR })] }),
    login(BERLIN),
    30,
    "known_device -10, new_address 10, new_country 30",
  ],
  [
    "Berlin at once",
    history({ logins: [past({ ...LISBON, at: NOW })] }),
    login(BERLIN),
    40,
    "known_device -10, new_address 10, impossible_travel 40",
  ],
  [
    "Berlin, where one was before",
    history({ logins: [past(LISBON), past(BERLIN)] }),
    login(BERLIN),
    0,
    "known_device -10",
  ],
  [
    "Berlin, from a clock that was ahead",
    history({ logins: [past({ ...LISBON, at: NOW + HOUR })] }),
    login(BERLIN),
    40,
    "known_device -10, new_address 10, impossible_travel 40",
  ],
  [
    "Berlin, where nobody knows the points",
    lisbon,
    login({ ...BERLIN, latitude: null, longitude: null }),
    30,
    "known_device -10, new_address 10, new_country 30",
  ],
  [
    "the travel is from the last, not the others",
    history({ logins: [past({ ...BERLIN, at: NOW - HOUR }), past(LISBON)] }),
    login(BERLIN),
    0,
    "known_device -10",
  ],
  ["a place for the first time: networks stand in", history(), login(LISBON), 0, "known_device -10"],
  [
    "a place for the first time, far away",
    history(),
    login(BERLIN),
    15,
    "known_device -10, new_address 10, new_network 15",
  ],
  ["no place this time: networks stand in", lisbon, login(HOME), 0, "known_device -10"],
  [
    "no place this time, far away",
    lisbon,
    login(ELSEWHERE),
    15,
    "known_device -10, new_address 10, new_network 15",
  ],
  [
    "a country by its second sign-in",
    history({ logins: [past(), past(LISBON)] }),
    login(LISBON),
    0,
    "known_device -10",
  ],

  // Failures.
  ["one typo", history({ recentFailures: 1 }), login(), 0, "known_device -10, recent_failures 6"],
  ["two typos", history({ recentFailures: 2 }), login(), 2, "known_device -10, recent_failures 12"],
  ["five typos at home", history({ recentFailures: 5 }), login(), 20, "known_device -10, recent_failures 30"],
  ["fifty", history({ recentFailures: 50 }), login(), 20, "known_device -10, recent_failures 30"],
  [
    "three, without the cookie",
    history({ recentFailures: 3 }),
    login({ isKnownDevice: false }),
    28,
    "missing_cookie 10, recent_failures 18",
  ],
  ["four accounts from there", history({ accountsFailedFromAddress: 4 }), login(), 0, "known_device -10"],
  [
    "five accounts from there",
    history({ accountsFailedFromAddress: 5 }),
    login(),
    10,
    "known_device -10, many_accounts 20",
  ],
  [
    "both",
    history({ recentFailures: 5, accountsFailedFromAddress: 9 }),
    login(stranger),
    75,
    "unknown_device 25, recent_failures 30, many_accounts 20",
  ],

  // Programs.
  ["no agent", history(), login({ userAgent: "" }), 0, "known_device -10, scripted_agent 10"],
  [
    "curl",
    history(),
    login({ userAgent: "curl/8.5.0", isKnownDevice: false }),
    20,
    "missing_cookie 10, scripted_agent 10",
  ],
  [
    "a headless browser",
    history(),
    login({ userAgent: "Mozilla/5.0 HeadlessChrome/130.0", isKnownDevice: false }),
    20,
    "missing_cookie 10, scripted_agent 10",
  ],
  [
    "python",
    history(),
    login({ userAgent: "python-requests/2.31" }),
    0,
    "known_device -10, scripted_agent 10",
  ],
  [
    "a crawler",
    history(),
    login({ userAgent: "Mozilla/5.0 (compatible; Examplebot/2.1)" }),
    0,
    "known_device -10, scripted_agent 10",
  ],
  ...["CUBOT NOTE 20", "CUBOT_X18_Plus", "Cubot"].map((phone): Row => {
    const userAgent = `Mozilla/5.0 (Linux; Android 10; ${phone}) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36`;
    return [`a phone called ${phone}`, history(), login({ userAgent }), 0, "known_device -10"];
  }),
  [
    "a word that only begins so",
    history(),
    login({ userAgent: "Mozilla/5.0 (Curlew; Javanese) Gecko" }),
    0,
    "known_device -10",
  ],

  // Time.
  ["after 89 days", history({ logins: at(NOW - 89 * DAY) }), login(), 0, "known_device -10"],
  [
    "after 90 days to the hour",
    history({ logins: at(NOW - 90 * DAY) }),
    login(),
    0,
    "known_device -10, long_absence 10",
  ],
  [
    "after 91 days: nothing is compared any more",
    history({ logins: at(NOW - 91 * DAY) }),
    login(),
    25,
    "known_device -10, new_address 10, new_network 15, long_absence 10",
  ],
  [
    "after a year, all forgotten",
    history({ logins: [], lastSuccessAt: NOW - 365 * DAY }),
    login(stranger),
    70,
    "unknown_device 25, new_address 10, new_network 15, never_seen 10, long_absence 10",
  ],
  [
    "two hours off, among twelve noons",
    history({ logins: noons }),
    login({ at: NOW + 2 * HOUR }),
    0,
    "known_device -10",
  ],
  [
    "three hours off, among twelve noons",
    history({ logins: noons }),
    login({ at: NOW + 3 * HOUR }),
    0,
    "known_device -10, unusual_hour 5",
  ],
  [
    "at night, without the cookie",
    history({ logins: noons }),
    login({ at: NOW + 12 * HOUR, isKnownDevice: false }),
    15,
    "missing_cookie 10, unusual_hour 5",
  ],
  [
    "at night, of nine",
    history({ logins: noons.slice(0, 9) }),
    login({ at: NOW + 12 * HOUR }),
    0,
    "known_device -10",
  ],
  [
    "round midnight",
    history({ logins: noons.map((one) => ({ ...one, at: one.at + 11 * HOUR })) }),
    login({ at: NOW + 13 * HOUR }),
    0,
    "known_device -10",
  ],
  [
    "the twenty-first is not looked at",
    history({ logins: [...Array.from({ length: 20 }, () => past()), past(CHROME)] }),
    login(stranger),
    25,
    "unknown_device 25",
  ],
  [
    "the twentieth is",
    history({ logins: [...Array.from({ length: 19 }, () => past()), past(CHROME)] }),
    login(stranger),
    10,
    "missing_cookie 10",
  ],

  // After a change.
  [
    "an hour after a reset, a new browser",
    history({ changedAt: NOW - HOUR }),
    login(stranger),
    35,
    "unknown_device 25, after_change 10",
  ],
  [
    "an hour after a reset, the cookie gone",
    history({ changedAt: NOW - HOUR }),
    login({ isKnownDevice: false }),
    20,
    "missing_cookie 10, after_change 10",
  ],
  [
    "an hour after a reset, the known device",
    history({ changedAt: NOW - HOUR }),
    login(),
    0,
    "known_device -10",
  ],
  [
    "a day after a reset",
    history({ changedAt: NOW - DAY }),
    login(stranger),
    35,
    "unknown_device 25, after_change 10",
  ],
  ["longer after a reset", history({ changedAt: NOW - DAY - 1 }), login(stranger), 25, "unknown_device 25"],

  // The first ever.
  ["the first ever", nothing, login(stranger), 0, ""],
  [
    "the first ever, by a program",
    nothing,
    login({ ...stranger, userAgent: "curl/8.5.0" }),
    10,
    "scripted_agent 10",
  ],
  [
    "the first ever, after five failures",
    { ...nothing, recentFailures: 5 },
    login(stranger),
    29,
    "recent_failures 30",
  ],
  [
    "the first ever, with all of it",
    { ...nothing, recentFailures: 5, accountsFailedFromAddress: 5 },
    login({ ...stranger, userAgent: "" }),
    29,
    "recent_failures 30, many_accounts 20, scripted_agent 10",
  ],

  // All together.
  [
    "everything at once",
    {
      ...history({ logins: [past({ ...LISBON, at: NOW - HOUR })] }),
      recentFailures: 5,
      accountsFailedFromAddress: 5,
      changedAt: NOW - HOUR,
    },
    login({ ...BERLIN, ...stranger, userAgent: "" }),
    100,
    "unknown_device 25, new_address 10, impossible_travel 40, recent_failures 30, many_accounts 20, scripted_agent 10, after_change 10",
  ],
  [
    "impossible travel after five failures",
    { ...history({ logins: [past({ ...LISBON, at: NOW - HOUR })] }), recentFailures: 5 },
    login({ ...BERLIN, ...stranger }),
    100,
    "unknown_device 25, new_address 10, impossible_travel 40, recent_failures 30",
  ],
];

describe("the risk of a sign-in", () => {
  it("is told by a table of at least 60 rows", () => expect(rows.length).toBeGreaterThanOrEqual(60));

  it.each(rows)("%s", (_what, known, sign, score, reasons) => {
    const risk = riskOf(known, sign);
    expect({
      score: risk.score,
      reasons: risk.reasons.map(({ code, points }) => `${code} ${points}`).join(", "),
    }).toEqual({ score, reasons });
    expect(risk.level).toBe(levelOf(score));
  });

  it("is called by four names", () => {
    const scores = [0, 29, 30, 59, 60, 79, 80, 100];
    expect(scores.map(levelOf)).toEqual([
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

  it("takes the names of browser and system without their versions", () => {
    expect(agentOf({ browser: "Firefox 128", operatingSystem: "Windows 10", deviceType: "desktop" })).toBe(
      agentOf({ browser: "Firefox 131", operatingSystem: "Windows 11.2", deviceType: "desktop" }),
    );
  });
});

const places = fc.constantFrom(HOME, LISBON, PORTO, BERLIN, NEIGHBOUR, ELSEWHERE);
const agents = fc.constantFrom(FIREFOX, CHROME, { browser: null, operatingSystem: null, deviceType: null });
const moments = fc.integer({ min: NOW - 200 * DAY, max: NOW + HOUR });
const pasts = fc
  .tuple(places, agents, moments)
  .map(([place, agent, moment]): PastLogin => ({ ...place, ...agent, at: moment }));
const histories = fc
  .record({
    logins: fc.array(pasts, { maxLength: 25 }).map((list) => list.sort((a, b) => b.at - a.at)),
    seenAt: fc.option(moments),
    recentFailures: fc.nat(60),
    accountsFailedFromAddress: fc.nat(30),
    changedAt: fc.option(moments),
  })
  .map(({ seenAt, ...one }): LoginHistory => ({ ...one, lastSuccessAt: one.logins[0]?.at ?? seenAt }));
const logins = fc.tuple(places, agents, fc.boolean(), fc.constantFrom(AGENT, "", "curl/8.5.0")).map(
  ([place, agent, isKnownDevice, userAgent]): NewLogin => ({
    ...place,
    ...agent,
    isKnownDevice,
    userAgent,
    at: NOW,
  }),
);

describe("whatever happened", () => {
  const always = (check: (known: LoginHistory, sign: NewLogin) => void) =>
    fc.assert(fc.property(histories, logins, check), { numRuns: 1000 });

  it("is a whole number from 0 to 100, and its reasons add up to it before it is bounded", () =>
    always((known, sign) => {
      const { score, reasons } = riskOf(known, sign);
      const sum = reasons.reduce((total, { points }) => total + points, 0);
      const most = known.lastSuccessAt === null ? 29 : 100;
      expect(Number.isInteger(score)).toBe(true);
      expect(score).toBe(Math.max(0, Math.min(most, sum)));
      expect(new Set(reasons.map(({ code }) => code)).size).toBe(reasons.length);
      expect(reasons.every(({ points }) => points !== 0)).toBe(true);
    }));

  /** Each makes a sign-in no less risky than it was. */
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
  it("is no less for more that speaks against it", () =>
    always((known, sign) => {
      const before = riskOf(known, sign).score;
      for (const [what, makeWorse] of Object.entries(worse)) {
        expect(riskOf(...makeWorse(known, sign)).score, what).toBeGreaterThanOrEqual(before);
      }
    }));

  it("flags every browser without the cookie on a new network, whatever its User-Agent says", () =>
    always((known, sign) => {
      fc.pre(known.lastSuccessAt !== null);
      const thief = { ...sign, isKnownDevice: false, network: "100.64.0.0/24" };
      const { score, reasons } = riskOf(known, thief);
      expect(score).toBeGreaterThanOrEqual(60);
      expect(isNeverSeen(reasons)).toBe(true);
    }));

  it("calls a sign-in never seen only when the cookie is missing and the network is new", () =>
    always((known, sign) => {
      const { reasons } = riskOf(known, sign);
      const isNew = !sign.isKnownDevice && !isNetworkSeen(known.logins, sign.network, sign.at);
      expect(isNeverSeen(reasons)).toBe(isNew && known.lastSuccessAt !== null);
    }));
});

describe("a thousand honest people", () => {
  it("flags no sign-in with the device cookie and four of a hundred in all when phone networks change", () => {
    const random = createRandom(7);
    const flagged = { known: 0, unknown: 0 };
    const all = 1000 * 30;
    for (let person = 0; person < 1000; person += 1) countFlagged(person, random, flagged);
    expect(flagged.known).toBe(0);
    expect(flagged.unknown / all).toBeLessThanOrEqual(0.04);
  });

  /** Signs in every two days or so, mostly at home, a third of the time on the road within two wide networks. */
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
      // Some clear their cookies now and then.
      if (random() < 0.05) known.clear();
      const sign: NewLogin = {
        ...HOME,
        ...(devices[device] ?? FIREFOX),
        at: now,
        network: `${wide} ${part}`,
        wideNetwork: wide,
        isKnownDevice: known.has(device),
        userAgent: AGENT,
      };
      const failures = random() < 0.1 ? 2 : 0;
      const { score } = riskOf(history({ logins: [...seen].reverse(), recentFailures: failures }), sign);
      if (score >= 60) flagged[sign.isKnownDevice ? "known" : "unknown"] += 1;
      seen.push(sign);
      known.add(device);
    }
  }

  /** The same numbers in every run. */
  function createRandom(seed: number): () => number {
    let state = seed;
    return () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
  }
});
