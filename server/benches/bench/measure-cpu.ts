import type { ServerProcess } from "../../checks/running-server/server-process.ts";

/** A request to measure. With `member`, it carries the member's tokens. */
export type Asked = { path: string; member: boolean };
/** Milliseconds of CPU per request. */
export type Measured = { p50: number; p95: number; mean: number };

const REQUESTS = 200;
const WARM_UP = 100;

/** Measures the server's CPU time of each of 200 requests, after `warmUp` requests that do not count. */
export async function measureRequestCpu(
  server: ServerProcess,
  row: Asked,
  signedIn: Record<string, string>,
  warmUp = WARM_UP,
): Promise<Measured> {
  const times: number[] = [];
  let before = Number.NaN;
  for (let n = 0; n < warmUp + REQUESTS; n += 1) {
    await sendBenchRequest(server.url, row, signedIn, n);
    // Measures from one reading of the clock to the next, so that work after the response counts too.
    const now = server.cpu();
    if (n >= warmUp) times.push(now - before);
    before = now;
  }
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), mean };
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** The percentiles 50, 95 and 99, rounded to three decimals. */
export function roundedPercentiles(values: readonly number[]) {
  const percentileOf = (share: number) => Math.round(percentile(values, share) * 1000) / 1000;
  return { p50: percentileOf(0.5), p95: percentileOf(0.95), p99: percentileOf(0.99) };
}

/**
 * Sends a request and reads its response. Throws for any status other than 200. `n` varies the client's
 * address.
 */
export async function sendBenchRequest(
  url: string,
  row: Asked,
  signedIn: Record<string, string>,
  n: number,
): Promise<void> {
  // The requests come from many addresses, so that the rate limit does not apply.
  const from = { "x-forwarded-for": `203.0.113.${n % 250}` };
  const answer = await fetch(url + row.path, { headers: { ...(row.member && signedIn), ...from } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${row.path} answered ${answer.status}`);
}

/** Rounds all values to two decimals. */
export function roundMeasured(measured: Measured): Measured {
  const two = (value: number) => Math.round(value * 100) / 100;
  return { p50: two(measured.p50), p95: two(measured.p95), mean: two(measured.mean) };
}
