import { addSampleMember, SAMPLE_PASSWORD } from "../trial/sample-members.ts";
import { startBareServer } from "../trial/server-process.ts";
import { addressIn, createTrial, quantile } from "./account-proof/trial-accounts.ts";

const OWNER = "owner@larder.invalid";
const SIGN_INS_A_SECOND = 200;
const READS_A_SECOND = 20;
const MOST = { readMs: 300, ownerMs: 1000 };

export type FloodProof = {
  seconds: number;
  /** Of the flood: how many were answered by which status, and how many refusals (429) did not say when to come back. */
  flood: { statuses: Record<string, number>; withoutRetryAfter: number };
  /** Public reads meanwhile, milliseconds. */
  reads: { count: number; failed: number; p50: number; p99: number };
  /** Sign-ins of browsers that their accounts know, milliseconds. */
  known: { count: number; refused: number; p50: number; max: number };
  ok: boolean;
};

/**
 * 200 wrong sign-ins a second from thousands of networks, at thousands of addresses, while guests read and known
 * browsers sign in. On a machine that does nothing else.
 */
export async function proveFlood(seconds = 20): Promise<FloodProof> {
  const trial = createTrial();
  try {
    await trial.fill((deps) => addSampleMember(deps, OWNER, 40));
    await warmUp();
    const server = await trial.serve({ TRUST_PROXY: "127.0.0.1" });
    try {
      return await flood(server.url, seconds);
    } finally {
      await server.stop();
    }
  } finally {
    trial.remove();
  }
}

/** Compiles the asking, on another server: what it costs this process the first time is no time of the server. */
async function warmUp(): Promise<void> {
  const bare = await startBareServer();
  const body = { email: OWNER, password: SAMPLE_PASSWORD };
  for (let round = 0; round < 20; round += 1)
    await Promise.all(Array.from({ length: 50 }, () => signIn(bare.url, body, {})));
  await bare.stop();
}

async function flood(url: string, seconds: number): Promise<FloodProof> {
  const cookie = await knownCookie(url);
  const statuses: Record<string, number> = {};
  let withoutRetryAfter = 0;
  const reads: number[] = [];
  let failed = 0;
  const owners: number[] = [];
  let refused = 0;
  const running: Promise<unknown>[] = [];

  const attack = async (number: number) => {
    const body = { email: `cook${number}@cook${number}.invalid`, password: `Guess-number ${number}!` };
    const answer = await signIn(url, body, { "x-forwarded-for": addressIn(number) });
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status === 429 && !answer.headers.has("retry-after")) withoutRetryAfter += 1;
  };
  const read = async (number: number) => {
    const started = performance.now();
    const answer = await fetch(`${url}/api/recipes?page_size=12`, {
      headers: { "x-forwarded-for": addressIn(60_000 + number) },
    });
    await answer.arrayBuffer();
    reads.push(performance.now() - started);
    if (!answer.ok) failed += 1;
  };
  const own = async () => {
    const started = performance.now();
    const body = { email: OWNER, password: SAMPLE_PASSWORD };
    const answer = await signIn(url, body, { cookie, "x-forwarded-for": addressIn(65_000) });
    owners.push(performance.now() - started);
    if (!answer.ok) refused += 1;
  };

  const steps = seconds * SIGN_INS_A_SECOND;
  const started = performance.now();
  for (let step = 0; step < steps; step += 1) {
    const due = started + (step * 1000) / SIGN_INS_A_SECOND;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(attack(step));
    if (step % (SIGN_INS_A_SECOND / READS_A_SECOND) === 0) running.push(read(step));
    if (step % SIGN_INS_A_SECOND === 0) running.push(own());
  }
  await Promise.all(running);
  const p99 = quantile(reads, 0.99);
  const max = Math.max(...owners);
  return {
    seconds,
    flood: { statuses, withoutRetryAfter },
    reads: { count: reads.length, failed, p50: quantile(reads, 0.5), p99 },
    known: { count: owners.length, refused, p50: quantile(owners, 0.5), max },
    ok: withoutRetryAfter === 0 && failed === 0 && refused === 0 && p99 <= MOST.readMs && max <= MOST.ownerMs,
  };
}

async function knownCookie(url: string): Promise<string> {
  const body = { email: OWNER, password: SAMPLE_PASSWORD };
  const answer = await signIn(url, body, { "x-forwarded-for": addressIn(65_000) });
  return (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

async function signIn(
  url: string,
  body: { email: string; password: string },
  headers: Record<string, string>,
): Promise<Response> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer;
}
