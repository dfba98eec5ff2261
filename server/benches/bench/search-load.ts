import { performance } from "node:perf_hooks";
import { startBuiltServer } from "../../checks/running-server/server-process.ts";
import { roundedPercentiles } from "./measure-cpu.ts";
import type { Asked } from "./search-queries.ts";

const CLIENTS = 16;
const SECONDS = 10;
/** Interval of requests that cost the server almost nothing, to measure their latency. */
const PING_MS = 10;
/** Maximum delay of the main event loop (p99) during the most expensive searches. */
const MAX_MAIN_LOOP_MS = 5;

/**
 * Measures the built server under HTTP searches, in ms: throughput of 16 clients in ten seconds, delay of the
 * event loop under mixed and expensive searches, and latency of trivial requests meanwhile. The latency
 * includes the time of this process.
 */
export async function measureSearchLoad(dataDir: string, mixed: readonly Asked[], dear: readonly Asked[]) {
  const server = await startBuiltServer(dataDir, {}, true);
  try {
    await under(server.url, CLIENTS, 2, mixed);
    await server.loopLag();
    const { waits } = await under(server.url, CLIENTS, SECONDS, mixed);
    const underMix = await server.loopLag();
    const idlePings = await pingFor(server.url, 3);
    const idle = await server.loopLag();
    const { waits: slow } = await under(server.url, CLIENTS / 4, SECONDS, dear);
    const underDearSearches = await server.loopLag();
    const [, pings] = await Promise.all([
      under(server.url, CLIENTS / 4, SECONDS, dear),
      pingFor(server.url, SECONDS),
    ]);
    return {
      clients: CLIENTS,
      requestsPerSecond: Math.round(waits.length / SECONDS),
      waitMs: roundedPercentiles(waits),
      dearWaitMs: roundedPercentiles(slow),
      mainLoopMs: { idle, underMix, underDearSearches },
      pingMs: { idle: roundedPercentiles(idlePings), underDearSearches: roundedPercentiles(pings) },
      ok: underDearSearches.p99 <= MAX_MAIN_LOOP_MS,
    };
  } finally {
    await server.stop();
  }
}

async function under(url: string, clients: number, seconds: number, list: readonly Asked[]) {
  const waits: number[] = [];
  const end = performance.now() + seconds * 1000;
  let next = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const asked = list[next % list.length] as Asked;
      next += 1;
      const started = performance.now();
      await ask(url + addressOf(asked), next);
      waits.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { waits };
}

async function pingFor(url: string, seconds: number): Promise<number[]> {
  const waits: number[] = [];
  for (let n = 0; n < (seconds * 1000) / PING_MS; n += 1) {
    const started = performance.now();
    await ask(`${url}/api/health`, n);
    waits.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, PING_MS));
  }
  return waits;
}

/**
 * Sends a request and reads its response. `n` varies the client's address, so that the rate limit does not
 * apply.
 */
async function ask(address: string, n: number): Promise<void> {
  const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  const answer = await fetch(address, { headers: { "x-forwarded-for": from } });
  await answer.arrayBuffer();
  if (answer.status !== 200 && answer.status !== 503) throw new Error(`${address} answered ${answer.status}`);
}

function addressOf(asked: Asked): string {
  if ("quick" in asked) return `/api/recipes/search/quick?q=${encodeURIComponent(asked.quick)}`;
  const { text, filters = {} } = asked.query;
  const values = {
    title: text,
    cuisine: filters.cuisine,
    max_cooking_time: filters.maxCookingTime,
    ingredients_include: filters.ingredientsInclude?.join(","),
    ingredients_exclude: filters.ingredientsExclude?.join(","),
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value));
  return `/api/recipes/search/advanced?${query}`;
}
