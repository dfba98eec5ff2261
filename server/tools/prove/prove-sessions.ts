import { post } from "../trial/rest-client.ts";
import { addSampleMember, SAMPLE_PASSWORD } from "../trial/sample-members.ts";
import { addressIn, createTrial, type Trial } from "./account-proof/trial-accounts.ts";

const EMAIL = "owner@larder.invalid";
const NEW_PASSWORD = "Walnut-board 42?";
const GRACE_MS = 30_000;
const AT_ONCE = 50;

type Tokens = { access_token: string; refresh_token: string };
/** Calls that an ended token must not get through. */
const CALLS: readonly [method: string, path: string][] = [
  ["GET", "/api/auth/me"],
  ["GET", "/api/auth/usage"],
  ["PUT", "/api/auth/me"],
  ["PUT", "/api/auth/password"],
  ["POST", "/api/auth/logout-everywhere"],
  ["POST", "/api/auth/delete-account"],
  ["GET", "/api/recipes"],
  ["POST", "/api/recipes"],
  ["GET", "/api/recipes/featured"],
  ["GET", "/api/recipes/my"],
  ["GET", "/api/recipes/my/tags"],
  ["GET", "/api/recipes/stats/user"],
  ["GET", "/api/recipes/x"],
  ["PUT", "/api/recipes/x"],
  ["DELETE", "/api/recipes/x"],
  ["POST", "/api/recipes/x/like"],
  ["DELETE", "/api/recipes/x/like"],
  ["POST", "/api/recipes/x/duplicate"],
  ["POST", "/api/recipes/x/scale"],
  ["GET", "/api/recipes/x/scale/history"],
  ["POST", "/api/recipes/export"],
  ["POST", "/api/recipes/read-lines"],
  ["GET", "/api/recipes/search/quick"],
  ["GET", "/api/recipes/search/advanced"],
  ["GET", "/api/users/me/favorites"],
  ["POST", "/api/import/validate"],
  ["POST", "/api/import/save"],
  ["GET", "/api/import/history"],
  ["GET", "/api/ocr/options"],
  ["DELETE", "/api/upload/image/x"],
];

export type SessionsProof = {
  refreshes: number;
  /** Of the refreshes within the grace. */
  refused: number;
  /** A token used again after its grace: its answer, and how long until none of its login's tokens works any more. */
  replay: { status: number; endedAfterMs: number; alerts: number };
  /** How long until every old token is refused on every call, after each way of ending. */
  endings: Record<string, number>;
  ok: boolean;
};

/**
 * 50 refreshes at once with one token, `rounds` times; a token used again after its grace; and, after each way of ending
 * logins, the old tokens on 30 calls. A second is the bound of all that ends.
 */
export async function proveSessions(rounds = 100): Promise<SessionsProof> {
  const trial = createTrial();
  try {
    await trial.fill((deps) => addSampleMember(deps, EMAIL, 0));
    const server = await trial.serve({ TRUST_PROXY: "127.0.0.1" });
    let found: Omit<SessionsProof, "ok">;
    try {
      found = await run(server.url, trial, rounds);
    } finally {
      await server.stop();
    }
    const [row] = await trial.rows<{ alerts: number }>(
      "select count(*) as alerts from security_alerts where type = 'token_reuse'",
    );
    const replay = { ...found.replay, alerts: row?.alerts ?? 0 };
    const isEnded = [replay.endedAfterMs, ...Object.values(found.endings)].every((ms) => ms <= 1000);
    const ok = found.refused === 0 && replay.status === 401 && replay.alerts === 1 && isEnded;
    return { ...found, replay, ok };
  } finally {
    trial.remove();
  }
}

async function run(url: string, trial: Trial, rounds: number): Promise<Omit<SessionsProof, "ok">> {
  const refreshed = await refreshManyTimes(url, rounds);
  return {
    ...refreshed,
    replay: await replay(url),
    endings: {
      signOut: await afterEnding(url, (tokens) => send(url, "POST", "/api/auth/logout", tokens)),
      signOutEverywhere: await afterEnding(url, (tokens) =>
        send(url, "POST", "/api/auth/logout-everywhere", tokens),
      ),
      changeOfPassword: await afterEnding(url, () => changePassword(url)),
      reset: await afterEnding(url, () => resetPassword(url, trial)),
      disable: await afterEnding(url, () => trial.operate("disable", EMAIL)),
    },
  };
}

async function refreshManyTimes(url: string, rounds: number) {
  let { refresh_token: token } = await signIn(url);
  let refused = 0;
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => refresh(url, token)));
    const good = answers.filter(({ status }) => status === 200);
    refused += answers.length - good.length;
    token = good[round % Math.max(1, good.length)]?.tokens.refresh_token ?? token;
  }
  const last = await refresh(url, token);
  if ((await statusWith(url, ["GET", "/api/auth/me"], last.tokens.access_token)) !== 200) refused += 1;
  return { refreshes: rounds * AT_ONCE, refused };
}

async function replay(url: string) {
  const stolen = await signIn(url);
  const next = await refresh(url, stolen.refresh_token);
  await new Promise((resolve) => setTimeout(resolve, GRACE_MS + 1000));
  const started = performance.now();
  const { status } = await refresh(url, stolen.refresh_token);
  const endedAfterMs = await untilRefused(url, next.tokens, started);
  return { status, endedAfterMs, alerts: 0 };
}

/** Ends the logins of one member in some way; another login of theirs does it where that asks for one. */
async function afterEnding(url: string, end: (tokens: Tokens) => Promise<unknown>): Promise<number> {
  const tokens = await signIn(url);
  const answer = await end(tokens);
  if (answer instanceof Response && !answer.ok) throw new Error(`The ending answered ${answer.status}`);
  return untilRefused(url, tokens, performance.now());
}

/** Milliseconds until no call takes the access token and the refresh token gets no other. */
async function untilRefused(url: string, tokens: Tokens, started: number): Promise<number> {
  for (;;) {
    const statuses = await Promise.all(CALLS.map((call) => statusWith(url, call, tokens.access_token)));
    const { status } = await refresh(url, tokens.refresh_token);
    const took = performance.now() - started;
    if ([...statuses, status].every((one) => one === 401) || took > 10_000) return Math.round(took);
  }
}

let password = SAMPLE_PASSWORD;

let callers = 0;
/** Each call from an address of its own: what is measured is no rate. */
function fromAnywhere(): Record<string, string> {
  callers += 1;
  return { "x-forwarded-for": addressIn(callers) };
}

async function changePassword(url: string): Promise<Response> {
  const other = await signIn(url);
  const body = { current_password: password, new_password: NEW_PASSWORD };
  const answer = await send(url, "PUT", "/api/auth/password", other, body);
  password = NEW_PASSWORD;
  return answer;
}

async function resetPassword(url: string, trial: Trial): Promise<Response> {
  await post(`${url}/api/auth/forgot-password`, { email: EMAIL }, fromAnywhere());
  const token = await trial.mailedToken("reset-password");
  password = SAMPLE_PASSWORD;
  return post(`${url}/api/auth/reset-password`, { token, new_password: SAMPLE_PASSWORD }, fromAnywhere());
}

async function signIn(url: string): Promise<Tokens> {
  const answer = await post(`${url}/api/auth/login`, { email: EMAIL, password }, fromAnywhere());
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}`);
  return (await answer.json()) as Tokens;
}

async function refresh(url: string, refreshToken: string): Promise<{ status: number; tokens: Tokens }> {
  const answer = await post(`${url}/api/auth/refresh`, { refresh_token: refreshToken }, fromAnywhere());
  return { status: answer.status, tokens: (await answer.json()) as Tokens };
}

function send(
  url: string,
  method: string,
  path: string,
  tokens: Tokens,
  body: object = {},
): Promise<Response> {
  return fetch(url + path, {
    method,
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${tokens.access_token}`,
      ...fromAnywhere(),
    },
    ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
  });
}

async function statusWith(
  url: string,
  [method, path]: (typeof CALLS)[number],
  token: string,
): Promise<number> {
  const answer = await send(url, method, path, { access_token: token, refresh_token: "" });
  await answer.arrayBuffer();
  return answer.status;
}
