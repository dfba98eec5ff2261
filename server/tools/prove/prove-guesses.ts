import { post } from "../trial/rest-client.ts";
import { addSampleMember, SAMPLE_PASSWORD } from "../trial/sample-members.ts";
import { addressIn, createTrial, type Trial } from "./account-proof/trial-accounts.ts";

const OWNER = "owner@larder.invalid";
const MOST = { fromOneNetwork: 10, fromEverywhere: 30, accountsOfOneNetwork: 20 };

export type GuessesProof = {
  guesses: number;
  /** Passwords that were compared. */
  checks: { fromOneNetwork: number; fromEverywhere: number; accountsOfOneNetwork: number };
  owner: { signIns: number; refused: number };
  wrongAnswers: string[];
  ok: boolean;
};

/**
 * Guesses at one account over REST, tRPC and batches, with other headers and forged forwarding: from one network, from
 * hundreds at once while the owner's known browser signs in, and one network's guesses at many accounts.
 */
export async function proveGuesses(guesses = 2000): Promise<GuessesProof> {
  const wrongAnswers = new Set<string>();
  const one = await inTrial({}, async (url) => {
    await guessAll(url, guesses, () => OWNER, { networks: null }, wrongAnswers);
  });
  const owner = { signIns: 0, refused: 0 };
  const everywhere = await inTrial({ TRUST_PROXY: "127.0.0.1" }, async (url) => {
    const cookie = await knownCookie(url);
    const attack = guessAll(url, guesses, () => OWNER, { networks: 250 }, wrongAnswers);
    let isOver = false;
    void attack.then(() => {
      isOver = true;
    });
    while (!isOver || owner.signIns < 100) {
      const answer = await login(url, SAMPLE_PASSWORD, { cookie, "x-forwarded-for": addressIn(9999) });
      owner.signIns += 1;
      if (answer !== 200) owner.refused += 1;
    }
    await attack;
  });
  const spray = await inTrial({ TRUST_PROXY: "127.0.0.1" }, async (url) => {
    const accountOf = (at: number) => `cook${at % 300}@larder.invalid`;
    await guessAll(url, guesses, accountOf, { networks: 1 }, wrongAnswers);
  });
  const checks = {
    fromOneNetwork: one.checks,
    fromEverywhere: everywhere.checks,
    accountsOfOneNetwork: spray.accounts,
  };
  const isBounded = (Object.keys(MOST) as (keyof typeof MOST)[]).every((name) => checks[name] <= MOST[name]);
  const ok = isBounded && owner.refused === 0 && wrongAnswers.size === 0;
  return { guesses: 3 * guesses, checks, owner, wrongAnswers: [...wrongAnswers], ok };
}

async function inTrial(env: Record<string, string>, attack: (url: string) => Promise<void>) {
  const trial: Trial = createTrial();
  try {
    await trial.fill((deps) => addSampleMember(deps, OWNER, 0));
    const server = await trial.serve(env);
    await attack(server.url).finally(() => server.stop());
    const [counted] = await trial.rows<{ checks: number; accounts: number }>(
      "select count(*) as checks, count(distinct email) as accounts from login_events where failure_reason = 'password'",
    );
    return counted ?? { checks: Number.NaN, accounts: Number.NaN };
  } finally {
    trial.remove();
  }
}

/** What a guess looks like beside its road: its headers. */
const DISGUISES: readonly Record<string, string>[] = [
  {},
  { "content-type": "application/json; charset=utf-8" },
  { "x-real-ip": "203.0.113.5", forwarded: "for=203.0.113.6" },
  { "x-client-ip": "203.0.113.7", "true-client-ip": "203.0.113.8", "cf-connecting-ip": "203.0.113.9" },
  { cookie: `device=${"x".repeat(43)}` },
  { "user-agent": "", "accept-language": "eo" },
  { "x-timezone": "Pacific/Apia" },
  { authorization: "Bearer nonsense" },
];

/** So many ways `guess` sends, by the number of the guess. */
const ROADS = 4;

async function guessAll(
  url: string,
  guesses: number,
  accountOf: (at: number) => string,
  { networks }: { networks: number | null },
  wrongAnswers: Set<string>,
): Promise<void> {
  const AT_ONCE = 25;
  for (let from = 0; from < guesses; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, guesses - from) }, (_, n) => from + n);
    const statuses = await Promise.all(
      some.map((at) => {
        // Every road with every disguise, in turn. Without a trusted proxy the header is forged, and must change nothing.
        const address = networks === null ? addressIn(at) : addressIn(at % networks);
        const headers = {
          "x-forwarded-for": address,
          ...DISGUISES[Math.floor(at / ROADS) % DISGUISES.length],
        };
        return guess(url, at, { email: accountOf(at), password: `Guess-number ${at}!` }, headers);
      }),
    );
    for (const status of statuses.flat()) {
      if (status !== 401 && status !== 429) wrongAnswers.add(String(status));
    }
  }
}

async function guess(
  url: string,
  at: number,
  body: { email: string; password: string },
  headers: Record<string, string>,
): Promise<number[]> {
  const send = (path: string, sent: object) => post(url + path, sent, headers);
  if (at % ROADS === 0) return [await statusOf(send("/api/auth/login", body))];
  if (at % ROADS === 1) return [await statusOf(send("/api/auth/login/", body))];
  if (at % ROADS === 2) return [await statusOf(send("/trpc/sessions.login", body))];
  const calls = Array.from({ length: 4 }, (_, n) => [n, { ...body, password: `${body.password}${n}` }]);
  const answer = await send(
    `/trpc/${calls.map(() => "sessions.login").join(",")}?batch=1`,
    Object.fromEntries(calls),
  );
  if (answer.status !== 207 && answer.status !== 401) return [await statusOf(Promise.resolve(answer))];
  const each = (await answer.json()) as { error?: { data: { httpStatus: number } } }[];
  return each.map(({ error }) => error?.data.httpStatus ?? 200);
}

async function statusOf(answer: Promise<Response>): Promise<number> {
  const response = await answer;
  await response.arrayBuffer();
  return response.status;
}

/** Signs in as the owner, once, from a browser that is known from then on. */
async function knownCookie(url: string): Promise<string> {
  const credentials = { email: OWNER, password: SAMPLE_PASSWORD };
  const answer = await post(`${url}/api/auth/login`, credentials, { "x-forwarded-for": addressIn(9999) });
  return (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

async function login(url: string, password: string, headers: Record<string, string>): Promise<number> {
  return statusOf(post(`${url}/api/auth/login`, { email: OWNER, password }, headers));
}
