import { eq } from "drizzle-orm";
import { accountEvents, loginEvents, logins, securityAlerts, users } from "#db/schema/index.ts";
import type { Deps } from "#server/context.ts";
import type { RiskPoints } from "#server/engines/login-risk/risk-values.ts";

type Event = typeof loginEvents.$inferInsert;
type Alert = typeof securityAlerts.$inferInsert;
type Source = Pick<
  Event,
  "browser" | "operatingSystem" | "deviceType" | "userAgent" | "city" | "country" | "wideNetwork"
> & { address: (number: number) => string };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OWN_DAYS = 90;
/** Wrong passwords from one address: the fifth would lock it. */
const TRIES = 4;
const AT_ONCE = 500;

const LISBON = { city: "Lisbon", country: "Portugal", wideNetwork: "127.0.0.0/16" };
/** As the browser that takes the pictures calls itself; its network too, else it would be new to the account. */
const LAPTOP: Source = {
  ...LISBON,
  browser: "Chrome 141",
  operatingSystem: "macOS 10.15",
  deviceType: "desktop",
  userAgent:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  address: () => "203.0.113.24",
};
const PHONE: Source = {
  ...LISBON,
  browser: "Safari 18",
  operatingSystem: "iOS 18",
  deviceType: "mobile",
  userAgent:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  address: () => "203.0.113.24",
};
const MADRID: Source = {
  city: "Madrid",
  country: "Spain",
  wideNetwork: "192.0.0.0/16",
  browser: "Edge 141",
  operatingSystem: "Windows 10",
  deviceType: "desktop",
  userAgent:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
  address: () => "192.0.2.61",
};
const LAGOS: Source = {
  city: "Lagos",
  country: "Nigeria",
  wideNetwork: "198.51.0.0/16",
  browser: "Firefox 128",
  operatingSystem: "Linux",
  deviceType: "desktop",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
  address: (number) => `198.51.${number % 200}.${7 + Math.floor(number / 200)}`,
};
const HANOI: Source = {
  city: "Hanoi",
  country: "Vietnam",
  wideNetwork: "198.18.0.0/16",
  browser: "Chrome 109",
  operatingSystem: "Windows 10",
  deviceType: "desktop",
  userAgent:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36",
  address: (number) => `198.18.${number % 200}.${7 + Math.floor(number / 200)}`,
};

const AS_USUAL: RiskPoints[] = [{ code: "known_device", points: -10 }];
const NEW_PHONE: RiskPoints[] = [{ code: "unknown_device", points: 25 }];
const NEW_COUNTRY: RiskPoints[] = [
  { code: "unknown_device", points: 25 },
  { code: "new_address", points: 10 },
  { code: "new_country", points: 30 },
];
const GUESSED: RiskPoints[] = [...NEW_COUNTRY, { code: "recent_failures", points: 30 }];

/** What goes on still is small: days ago, hour, source, and how many. */
const BURSTS: readonly [days: number, hour: number, source: Source, count: number][] = [
  [6, 3, LAGOS, 18],
  [6, 5, HANOI, 6],
  [4, 2, LAGOS, 22],
  [3, 4, HANOI, 16],
  [1, 2, HANOI, 6],
  [1, 4, LAGOS, 14],
  [0, 1, HANOI, 7],
  [0, 3, LAGOS, 9],
];
/** The shares of three days on which all the others were. */
const HEAVY: readonly [days: number, share: number][] = [
  [10, 0.3],
  [9, 0.5],
  [8, 0.2],
];
/** Hours of those days at which somebody waited too short and was locked out. */
const LOCKED: readonly [days: number, hour: number][] = [
  [10, 3],
  [10, 6],
  [9, 2],
  [9, 5],
  [8, 4],
];

/**
 * Gives a member `count` attempts to sign in that tell a story: two devices of their own for a season, some sign-ins a
 * day; a guessing of passwords from two other places that was heavy for three days and goes on in small, by which nobody
 * got in; and yesterday a sign-in from a place and with a browser that are new, about which the member is asked.
 */
export async function addSampleAttack(deps: Deps, email: string, count: number): Promise<void> {
  const [user] = await deps.db.select().from(users).where(eq(users.email, email)).limit(1);
  if (!user) throw new Error("There is no such sample member");
  const now = deps.clock.now();
  const today = now - (now % DAY);
  const base = { userRowId: user.rowId, email };
  const at = (days: number, hour: number, minutes = 0) =>
    today - days * DAY + hour * HOUR + Math.round(minutes * MINUTE);
  const eventOf = ({ address, ...source }: Source, createdAt: number, number = 0): Event => ({
    ...base,
    ...source,
    id: deps.uuid(),
    success: false,
    ipAddress: address(number),
    network: `${address(number).split(".").slice(0, 3).join(".")}.0/24`,
    createdAt,
  });
  const signIn = (source: Source, createdAt: number, minutes: number): Event => ({
    ...eventOf(source, createdAt),
    network: "127.0.0.0/24",
    success: true,
    riskReasons: AS_USUAL,
    endedAt: createdAt + minutes * MINUTE,
    endReason: "manual",
    sessionMinutes: minutes,
  });
  const phoneOf = (days: number): Event => ({
    ...signIn(PHONE, at(days, 12, 10 + ((days * 11) % 40)), 8 + (days % 5)),
    ...(days === OWN_DAYS - 1 ? { riskScore: 25, riskReasons: NEW_PHONE } : {}),
  });
  const guess = (source: Source, createdAt: number, number: number): Event => ({
    ...eventOf(source, createdAt, Math.floor(number / TRIES)),
    failureReason: "password",
    riskScore: 95,
    riskReasons: GUESSED,
  });

  const own = Array.from({ length: OWN_DAYS }, (_, days) => [
    signIn(LAPTOP, at(days, 7, 30 + ((days * 7) % 25)), 25 + (days % 4) * 10),
    ...(days % 3 === 1 ? [] : [phoneOf(days)]),
    signIn(LAPTOP, at(days, 18, 5 + ((days * 13) % 50)), 40 + (days % 3) * 20),
  ]).flat();
  const small = BURSTS.flatMap(([days, hour, source, times]) =>
    Array.from({ length: times }, (_, n) => guess(source, at(days, hour, 4 + n * 2.7), n)),
  );
  const stranger = {
    ...eventOf(MADRID, at(1, 20, 12)),
    success: true,
    riskScore: 65,
    riskReasons: NEW_COUNTRY,
  };
  const rest = count - own.length - small.length - 1;
  const heavy = HEAVY.flatMap(([days, share]) => {
    const times = Math.round(rest * share);
    return Array.from({ length: times }, (_, n) =>
      guess(Math.floor(n / 40) % 3 === 0 ? HANOI : LAGOS, at(days, 1, (n * 480) / times), n),
    );
  });
  // A failure of the last hour would tell against the next sign-in, whoever makes it.
  const events = [...own, ...small, ...heavy].filter(({ createdAt }) => createdAt < now - HOUR);

  const alertOf = (createdAt: number, parts: Pick<Alert, "type" | "severity"> & Partial<Alert>): Alert => ({
    id: deps.uuid(),
    userRowId: user.rowId,
    createdAt,
    ...parts,
  });
  // Of what goes on, one an hour.
  const told = [
    ...HEAVY.flatMap(([days]) => [1, 2, 3, 4, 5, 6, 7, 8].map((hour) => at(days, hour, 8))),
    ...BURSTS.map(([days, hour]) => at(days, hour, 18)),
  ].filter((moment) => moment < now - HOUR);
  const alerts = [
    ...told.map((moment) => alertOf(moment, { type: "brute_force", severity: "high" })),
    ...LOCKED.map(([days, hour]) =>
      alertOf(at(days, hour, 21), { type: "account_lockout", severity: "medium", ipAddress: "198.51.100.7" }),
    ),
  ];

  await deps.db.write(async (tx) => {
    const ordered = events.sort((one, other) => one.createdAt - other.createdAt);
    for (let from = 0; from < ordered.length; from += AT_ONCE)
      await tx.insert(loginEvents).values(ordered.slice(from, from + AT_ONCE));
    const { createdAt } = stranger;
    const [login] = await tx
      .insert(logins)
      .values({
        id: deps.uuid(),
        userRowId: user.rowId,
        createdAt,
        lastUsedAt: createdAt + 3 * HOUR,
        expiresAt: createdAt + 60 * DAY,
      })
      .returning();
    const loginRowId = login?.rowId ?? null;
    const [event] = await tx
      .insert(loginEvents)
      .values({ ...stranger, loginRowId })
      .returning();
    const [first] = ordered.filter(({ browser }) => browser === PHONE.browser);
    const [phone] = await tx
      .select({ rowId: loginEvents.rowId })
      .from(loginEvents)
      .where(eq(loginEvents.id, first?.id ?? ""));
    await tx.insert(securityAlerts).values([
      alertOf(first?.createdAt ?? now, {
        type: "new_device",
        severity: "low",
        status: "false_positive",
        ipAddress: first?.ipAddress ?? null,
        eventRowId: phone?.rowId ?? null,
      }),
      ...alerts.sort((one, other) => one.createdAt - other.createdAt),
      alertOf(createdAt, {
        type: "suspicious_login",
        severity: "high",
        ipAddress: stranger.ipAddress ?? null,
        loginRowId,
        eventRowId: event?.rowId ?? null,
      }),
    ]);
    await tx.insert(accountEvents).values(
      LOCKED.map(([days, hour]) => ({
        id: deps.uuid(),
        userRowId: user.rowId,
        type: "lockout" as const,
        ipAddress: "198.51.100.7",
        createdAt: at(days, hour, 21),
      })),
    );
  });
}
