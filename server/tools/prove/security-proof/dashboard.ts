import { createLogger } from "#server/lib/logger.ts";
import { type CountedServer, startCountedServer } from "../account-proof/counted-server.ts";
import { ask, jsonOf } from "./ask.ts";
import { type Cook, DEEDS, settle, stayIn, TOLD } from "./dashboard-deeds.ts";
import type { Findings } from "./goal.ts";
import { sendBytes } from "./wire.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FIVE_CALLS = ["dashboard", "login-history?limit=200", "alerts?limit=500", "stats", "sessions"];

type Summary = Record<
  "total_logins_today" | "failed_logins_today" | "account_lockout_count" | "password_reset_count",
  number
>;
type Entry = { id: string; ip_address: string; user_agent: string | null };

/**
 * G32: what happens to two accounts in turn, from a sign-in to a stolen token, never moves a figure of the other, and are counted to the
 * one; what a program calls itself stays one line of the log and a text of the history.
 */
export async function proveDashboard(tries: number): Promise<Findings> {
  const lines: string[] = [];
  const log = createLogger({ level: "trace", destination: { write: (line) => void lines.push(line) } });
  const server = await startCountedServer({ env: { TRUST_PROXY: "127.0.0.1" }, parts: { log } });
  try {
    const cooks = [
      await settle(server, "ada", "203.0.113"),
      await settle(server, "bea", "198.51.100"),
    ] as const;
    const failures: string[] = [];
    for (let n = 0; n < tries; n += 1) {
      // Within the 90 days that are counted, and slow enough that no wait holds anybody up.
      server.clock.advance(HOUR + (n % 3) * HOUR);
      failures.push(...(await happenTo(server, cooks, n)));
    }
    // Longer than any lock holds.
    server.clock.advance(HOUR);
    for (const cook of cooks) failures.push(...(await judgeCounts(server, cook)));
    failures.push(...(await judgeStrangers(server, cooks)));
    failures.push(...(await tryAgents(server, cooks[0], lines)));
    return { tries: tries + AGENTS.length, failures };
  } finally {
    await server.close();
  }
}

/** One event of one of the two; what the other reads before and after is the same, byte for byte. */
async function happenTo(server: CountedServer, cooks: readonly [Cook, Cook], n: number): Promise<string[]> {
  const [cook, reader] = n % 2 === 0 ? cooks : ([cooks[1], cooks[0]] as const);
  const { name, does } = DEEDS[n % DEEDS.length] as (typeof DEEDS)[number];
  const moved: string[] = [];
  const watch = async <Done>(step: () => Promise<Done>): Promise<Done> => {
    await stayIn(server, reader);
    const before = await readFive(server, reader);
    const done = await step();
    const after = await readFive(server, reader);
    moved.push(...FIVE_CALLS.filter((_, at) => before[at] !== after[at]));
    return done;
  };
  const rest = await watch(() => does({ server, cook, host: 2 + (n % 200), n }));
  if (rest) {
    // What goes by the clock may move with it: the reader is watched anew.
    server.clock.advance(MINUTE);
    await watch(rest);
  }
  return moved.map((path) => `event ${n}, ${name} of the other: ${path} moved`);
}

async function readFive(server: CountedServer, { token }: Cook): Promise<string[]> {
  const replies = await Promise.all(
    FIVE_CALLS.map((path) => ask(server.url, { path: `/api/auth/security/${path}`, token })),
  );
  return replies.map(({ status, text }) => `${status} ${text}`);
}

/** The figures are those that this proof has counted itself. */
async function judgeCounts(server: CountedServer, cook: Cook): Promise<string[]> {
  await stayIn(server, cook);
  const read = async <Shape>(path: string) =>
    jsonOf<Shape>(await ask(server.url, { path: `/api/auth/security/${path}`, token: cook.token }));
  const now = server.clock.now();
  const counted = cook.attempts.filter(({ at }) => at >= now - 90 * DAY);
  const today = cook.attempts.filter(({ at }) => Math.floor(at / DAY) === Math.floor(now / DAY));
  const good = (attempts: Cook["attempts"]) => attempts.filter(({ isGood }) => isGood).length;
  const stats = await read<{ login_success_rate: number; days: { succeeded: number; failed: number }[] }>(
    "stats",
  );
  const summary = await read<Summary>("dashboard");
  const history = await read<Entry[]>("login-history?limit=200");
  const alerts = await Promise.all(
    TOLD.map((type) => read<unknown[]>(`alerts?limit=500&alert_type=${type}`)),
  );
  const told = (type: (typeof TOLD)[number], from: number) =>
    cook.told.filter((one) => one.type === type && one.at >= from).length;
  const [rate, expectedRate] = [stats?.login_success_rate ?? -1, good(counted) / counted.length];
  const expected = {
    rate: expectedRate.toFixed(9),
    today: `${today.length} with ${today.length - good(today)} failures`,
    entries: Math.min(200, cook.attempts.length),
    month: `${told("account_lockout", now - 30 * DAY)} lock-outs, ${told("password_reset", now - 30 * DAY)} resets`,
    alerts: TOLD.map((type) => Math.min(500, told(type, now - 180 * DAY))),
  };
  const found = {
    rate: rate.toFixed(9),
    today: `${summary?.total_logins_today} with ${summary?.failed_logins_today} failures`,
    entries: history?.length,
    month: `${summary?.account_lockout_count} lock-outs, ${summary?.password_reset_count} resets`,
    alerts: alerts.map((some) => some?.length),
  };
  const isSame = JSON.stringify(found) === JSON.stringify(expected);
  return isSame ? [] : [`${cook.email}: ${JSON.stringify(found)}, counted ${JSON.stringify(expected)}`];
}

/** Every entry of a history came from the network of its own member, and stands in no other. */
async function judgeStrangers(server: CountedServer, cooks: readonly [Cook, Cook]): Promise<string[]> {
  const failures: string[] = [];
  const seen = new Set<string>();
  for (const { network, token, email } of cooks) {
    const path = "/api/auth/security/login-history?limit=200";
    for (const entry of jsonOf<Entry[]>(await ask(server.url, { path, token })) ?? []) {
      if (!entry.ip_address.startsWith(`${network}.`))
        failures.push(`${email}: an attempt from ${entry.ip_address}`);
      if (seen.has(entry.id)) failures.push(`${email}: an attempt of another`);
      seen.add(entry.id);
    }
  }
  return failures;
}

const FORGED = '{"level":30,"msg":"forged"}';
/** What no library sends goes over a socket of its own. */
const AGENTS: readonly string[] = [
  ...["\r\n", "\n", "\r", "\u0085", "\\n", "%0a", "\\u000a", "\v", "\f", "\u2028"].map(
    (end) => `x${end}${FORGED}`,
  ),
  ...["\0", "\x01", "\x07", "\b", "\t", "\x1b[31m", "\x1b]0;x\x07", "\x7f", "\x9b31m", "\xff"].map(
    (sign) => `a${sign}b`,
  ),
  ...['"', '"}', "'", "\\", "$" + "{7*7}", "{{7*7}}", "%s%n", "<script>alert(1)</script>", "=1+1", "@SUM(1)"],
  ...["x".repeat(511), "x".repeat(513), "x".repeat(8000), "é".repeat(600), "\u202egnp.exe"],
  ...["null", "undefined", "__proto__", "constructor", "", " ", "NaN", "true", "[]", "{}"],
  ...[
    "Mozilla/5.0\r\nX-Forwarded-For: 198.51.100.9",
    "Mozilla/5.0\r\nCookie: a=b",
    "a\r\nHost: b.example",
    "\ud83c\udf72",
    "; drop table users",
  ],
];

async function tryAgents(server: CountedServer, cook: Cook, lines: string[]): Promise<string[]> {
  const failures: string[] = [];
  for (const agent of AGENTS) {
    server.clock.advance(HOUR);
    const body = JSON.stringify({ email: cook.email, password: cook.password });
    const head = `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nX-Forwarded-For: ${cook.network}.9\r\nUser-Agent: `;
    const rest = `\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const from = lines.length;
    const { statuses } = await sendBytes(server.url, [Buffer.from(head + agent + rest)]);
    const told = `agent ${JSON.stringify(agent.slice(0, 40))}`;
    if (![200, 400, 431].includes(statuses[0] ?? 0)) failures.push(`${told}: answered ${statuses[0]}`);
    const broken = lines.slice(from).filter((line) => !isOneLine(line));
    if (broken.length > 0) failures.push(`${told}: the log has ${JSON.stringify(broken[0])}`);
  }
  await stayIn(server, cook);
  const path = "/api/auth/security/login-history?limit=200";
  const entries = jsonOf<Entry[]>(await ask(server.url, { path, token: cook.token })) ?? [];
  const newest = entries.slice(0, AGENTS.length);
  for (const { user_agent: agent } of newest) {
    if (agent !== null && (agent.length > 512 || /\p{Cc}/u.test(agent)))
      failures.push(`the history has ${JSON.stringify(agent.slice(0, 80))}`);
  }
  return failures;
}

/** A line of JSON and its end, with nothing that a terminal would act on. */
function isOneLine(line: string): boolean {
  if (/[\p{Cc}\u2028\u2029]/u.test(line.replace(/\n$/, ""))) return false;
  const { msg } = JSON.parse(line) as { msg?: string };
  return msg !== "forged";
}
