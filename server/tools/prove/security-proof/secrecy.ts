import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { createLogger } from "#server/lib/logger.ts";
import { type CountedServer, startCountedServer } from "../account-proof/counted-server.ts";
import { type Asked, ask, jsonOf, type Reply } from "./ask.ts";
import type { Findings } from "./goal.ts";
import { waitingToken } from "./goal-mails.ts";

const HOUR = 3_600_000;
type Tokens = { access_token: string; refresh_token: string };

/** Everything that was handed out, and everything that came back. */
type Journey = { secrets: Map<string, string>; bodies: { path: string; text: string; isOk: boolean }[] };

/**
 * G14: after whole lives of accounts no secret stands in the log, in the files of the server, nor in an answer other than
 * the one that hands it out. `tries` accounts have ten secrets or so each.
 */
export async function proveSecrecy(tries: number): Promise<Findings> {
  const lines: string[] = [];
  const log = createLogger({ level: "trace", destination: { write: (line) => void lines.push(line) } });
  const server = await startCountedServer({
    env: { USAGE_LIMITS: "off", LOG_LEVEL: "trace" },
    parts: { log },
  });
  const journey: Journey = { secrets: new Map(), bodies: [] };
  try {
    for (let n = 0; n < tries; n += 1) {
      server.clock.advance(HOUR / 2);
      await liveOnce(server, journey, n);
    }
    await server.deps.db.all("pragma wal_checkpoint");
    const failures = [...inLog(lines, journey), ...inFiles(server.dataDir, journey), ...inAnswers(journey)];
    if (lines.length < tries) failures.push(`the log has ${lines.length} lines alone`);
    if (journey.secrets.size < tries * 7)
      failures.push(`only ${journey.secrets.size} secrets were handed out`);
    return { tries: journey.secrets.size, failures };
  } finally {
    await server.close();
  }
}

/** Register, confirm, sign in, refresh, forget, set anew, be refused, sign out: with each token in each wrong place too. */
async function liveOnce(server: CountedServer, journey: Journey, n: number): Promise<void> {
  const email = `cook${n}@larder.invalid`;
  const [password, later, wrong] = ["first", "later", "wrong"].map(
    (word) => `Quince-jam ${word} ${n} 1897!`,
  ) as [string, string, string];
  const keep = (kind: string, secret: string | null | undefined) => {
    if (secret) journey.secrets.set(secret, kind);
    return secret ?? "";
  };
  for (const [kind, secret] of [
    ["password", password],
    ["new password", later],
    ["wrong password", wrong],
  ] as const)
    keep(kind, secret);
  const send = async (asked: Asked): Promise<Reply> => {
    const reply = await ask(server.url, { headers: { "user-agent": "proof" }, ...asked });
    journey.bodies.push({ path: asked.path, text: reply.text, isOk: reply.status < 300 });
    return reply;
  };
  const post = (path: string, body: object, token?: string) => send({ method: "POST", path, body, token });
  await post("/api/auth/register", { email, name: "A Cook", password });
  const confirm = keep("link to confirm", await waitingToken(server.deps, email));
  await send({ path: `/api/auth/verify/${confirm}` });
  await send({ path: `/verify-email/${confirm}` });
  await post("/api/auth/login", { email, password: wrong });
  const signed = await post("/api/auth/login", { email, password });
  const tokens = jsonOf<Tokens>(signed);
  const access = keep("access token", tokens?.access_token);
  const refresh = keep("refresh token", tokens?.refresh_token);
  for (const cookie of signed.headers["set-cookie"] ?? []) keep("cookie", /=([^;.]{20,})/.exec(cookie)?.[1]);
  await send({ path: `/api/auth/me?access_token=${access}` });
  await send({ path: `/api/recipes/${access}`, token: refresh });
  await send({
    path: `/trpc/recipes.get?input=${encodeURIComponent(JSON.stringify({ id: refresh }))}`,
    token: access,
  });
  await post("/api/auth/login", { email: refresh, password: access, extra: confirm });
  const renewed = jsonOf<Tokens>(await post("/api/auth/refresh", { refresh_token: refresh }));
  keep("access token", renewed?.access_token);
  keep("refresh token", renewed?.refresh_token);
  await post("/api/auth/forgot-password", { email });
  const link = keep("link to reset", await waitingToken(server.deps, email));
  await send({ path: `/api/auth/reset-password/${link}` });
  await send({ path: `/reset-password/${link}` });
  await post("/api/auth/reset-password", { token: link, new_password: "short" });
  await post("/api/auth/reset-password", { token: link, new_password: later });
  await post("/api/auth/reset-password", { token: link, new_password: later });
  await post("/api/auth/logout", { refresh_token: renewed?.refresh_token }, renewed?.access_token);
}

function inLog(lines: readonly string[], { secrets }: Journey): string[] {
  const log = lines.join("");
  return found(log, secrets).map((kind) => `${kind} stands in the log`);
}

/** Databases, mails that wait, pictures, keys: all bytes of the data folder. */
function inFiles(folder: string, { secrets }: Journey): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((name) => {
    const path = join(folder, name);
    if (!statSync(path).isFile()) return [];
    const text = readFileSync(path).toString("latin1");
    return found(text, secrets).map((kind) => `${kind} stands in ${name}`);
  });
}

/** A secret is told once, where it is handed out; its echo in a refusal or anywhere later is one too many. */
function inAnswers({ secrets, bodies }: Journey): string[] {
  const told = new Set<string>();
  return bodies.flatMap(({ path, text, isOk }) => {
    const isHandingOut = isOk && /\/(?:login|refresh)$/.test(path);
    return [...secrets].flatMap(([secret, kind]) => {
      if (!text.includes(secret)) return [];
      const isFirst = isHandingOut && !told.has(secret) && / token$/.test(kind);
      told.add(secret);
      return isFirst
        ? []
        : [`${kind} stands in the answer of ${path.replaceAll(/[A-Za-z0-9_-]{40,}/g, "…")}`];
    });
  });
}

function found(text: string, secrets: ReadonlyMap<string, string>): string[] {
  return [...secrets].filter(([secret]) => text.includes(secret)).map(([, kind]) => kind);
}
