import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { assemble } from "#server/assemble.ts";
import { readEnv } from "#server/env.ts";
import { post, signIn } from "../trial/rest-client.ts";
import { addSampleMember } from "../trial/sample-members.ts";
import { type ServerProcess, startServer } from "../trial/server-process.ts";
import { longestRecipe, membersBodies, type Sent, strangersBodies } from "./body-proof/bodies.ts";
import { createSender } from "./body-proof/send.ts";

const MEMBER = "bodies@larder.invalid";
/** Milliseconds of the main thread a request, by who sends it; refusing a stranger costs less. */
const MOST = { stranger: 20, member: 50, refusal: 5 };
/** Refused before anything of the body is used. */
const REFUSALS = [400, 401, 402, 403, 404, 405, 413, 415, 429, 503];
const RUNS = 4;
const HEAP_MB = 512;
const FLOOD = { atOnce: 50, seconds: 20, readerEveryMs: 20, mostP99Ms: 100 };

type Cost = { name: string; path: string; as: Sent["as"]; status: number; ms: number; most: number };

/**
 * Sends what is costly to read, and asks the kernel what the main thread spent on it; then floods the server with the
 * dearest of a stranger's bodies while somebody reads. It has 512 MB of heap, and must be there at the end.
 */
export async function proveBodies(only: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), "larder-bodies-"));
  const parts = await assemble(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: "error" }));
  await addSampleMember(parts.deps, MEMBER, 50);
  await parts.close();
  const server = await startServer(dataDir, {
    SEED: "none",
    USAGE_LIMITS: "off",
    TRUST_PROXY: "127.0.0.1",
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
  });
  const { authorization } = await signIn(server.url, MEMBER);
  const sender = createSender(server.url, authorization);
  try {
    const made = await post(`${server.url}/api/recipes`, longestRecipe(), { authorization });
    const { id } = (await made.json()) as { id: string };
    const all = [...strangersBodies(id), ...membersBodies()].filter(
      (sent) => only === undefined || `${sent.name} ${sent.path}`.includes(only),
    );
    const costs: Cost[] = [];
    for (const sent of all) costs.push(await costOf(server, sender, sent));
    const over = costs.filter(({ ms, most, status }) => ms > most || status === 0 || status >= 500);
    for (const cost of over) console.error(JSON.stringify(cost));
    const dearest = (as: Sent["as"]) =>
      costs.filter((cost) => cost.as === as).reduce((a, b) => (b.ms > a.ms ? b : a), costs[0] as Cost);
    const kinds = floods(all, costs);
    const flooded: Record<string, Flooded> = {};
    for (const sent of kinds) {
      flooded[`${sent.name} ${sent.path}`.slice(0, 80)] = await flood(server, authorization, sent);
    }
    const lives = (await fetch(`${server.url}/api/health/ready`)).ok;
    return {
      ok: over.length === 0 && lives && Object.values(flooded).every(({ p99Ms }) => p99Ms < FLOOD.mostP99Ms),
      bodies: costs.length,
      over: over.length,
      stranger: dearest("stranger"),
      member: dearest("member"),
      refusal: costs
        .filter(({ as, status }) => as === "stranger" && REFUSALS.includes(status))
        .reduce((a, b) => (b.ms > a.ms ? b : a), { ms: 0 }),
      peakMb: Math.round(server.peakMemory() / 1e6),
      flooded,
      lives,
    };
  } finally {
    sender.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The least of three measurements: what else the thread did in the meantime is not the body's. */
async function costOf(
  server: ServerProcess,
  sender: ReturnType<typeof createSender>,
  sent: Sent,
): Promise<Cost> {
  const body = sent.body();
  let { status } = await sender.send(sent, body);
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run += 1) {
    const before = server.mainCpu();
    for (let n = 0; n < RUNS; n += 1) {
      const answered = await sender.send(sent, body);
      // A member's bodies come one by one: each is refused or done before the next.
      if (answered.status !== status && answered.status !== 429) status = answered.status;
    }
    await wait(20);
    least = Math.min(least, (server.mainCpu() - before) / RUNS);
  }
  const most = sent.as === "stranger" && REFUSALS.includes(status) ? MOST.refusal : MOST[sent.as];
  return {
    name: sent.name,
    path: sent.path.slice(0, 60),
    as: sent.as,
    status,
    ms: Math.round(least * 100) / 100,
    most,
  };
}

/** The dearest that a stranger can send, and what once stopped the server. */
function floods(all: readonly Sent[], costs: readonly Cost[]): Sent[] {
  const strangers = all
    .map((sent, at) => ({ sent, ms: costs[at]?.ms ?? 0 }))
    .filter(({ sent }) => sent.as === "stranger");
  const dearest = strangers.toSorted((a, b) => b.ms - a.ms)[0]?.sent;
  const known = strangers
    .map(({ sent }) => sent)
    .filter(
      ({ name, path }) =>
        /empty objects$/.test(name) && /%73ave|auth\/login$/.test(path) && !name.startsWith("4 kB"),
    );
  return [...new Set([...(dearest ? [dearest] : []), ...known])];
}

type Flooded = { p99Ms: number; reads: number; answered: number };

/** What a reader waits for a list while 50 at once send a body for 20 s, from a thread of their own. */
async function flood(
  server: ServerProcess,
  authorization: string,
  { body, ...sent }: Sent,
): Promise<Flooded> {
  const flooding = new Worker(new URL("./body-flood-worker.js", import.meta.url), {
    workerData: { url: server.url, authorization, sent, body: Buffer.from(body()), atOnce: FLOOD.atOnce },
  });
  const waits: number[] = [];
  const until = performance.now() + FLOOD.seconds * 1000;
  while (performance.now() < until) {
    const began = performance.now();
    await (await fetch(`${server.url}/api/recipes/featured`)).arrayBuffer();
    waits.push(performance.now() - began);
    await wait(FLOOD.readerEveryMs);
  }
  const ended = once(flooding, "message");
  flooding.postMessage("end");
  const [answered] = (await ended) as [number];
  const p99Ms = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN;
  return { p99Ms: Math.round(p99Ms), reads: waits.length, answered };
}
