import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { openOver } from "#db/client.ts";
import { createApp } from "#server/app.ts";
import { assemble } from "#server/assemble.ts";
import type { Deps } from "#server/context.ts";
import { readEnv } from "#server/env.ts";
import { loadStaticFiles } from "#server/http/static-files.ts";
import { RecordingClient } from "#server/test/recording-client.ts";
import { type Filled, fillLists } from "./fill-lists.ts";
import { type ListRow, listRows } from "./list-rows.ts";
import { SAMPLE_PASSWORD } from "./sample-members.ts";

const REQUESTS = 200;
const WARM_UP = 100;
/**
 * Before the first row: what all rows share is compiled by then, as in a server that has answered for a minute. With
 * 600 the compiler's own threads were still at work, and every tenth request was counted with their time.
 */
const FIRST_WARM_UP = 6000;
/** Milliseconds of CPU that 95 of 100 requests stay within. */
const MOST_CPU = 5;
const MOST_STATEMENTS = 3;
/** The last page may cost so many times the first. */
const MOST_FOR_DEPTH = 2;

type Measured = { p50: number; p95: number; mean: number };

/**
 * Every list of the product over a large database: CPU of each request in the server's own process, without a socket, so
 * that nothing else is counted; its statements; and what SQLite would scan or sort for them. One JSON line a row;
 * `only` names the rows by how their names begin.
 */
export async function benchLists(recipes: number, only = ""): Promise<{ ok: boolean }> {
  const dataDir = mkdtempSync(join(tmpdir(), "larder-lists-"));
  const env = { DATA_DIR: dataDir, LOG_LEVEL: "error", USAGE_LIMITS: "off", TRUST_PROXY: "127.0.0.1" };
  const { deps, close } = await assemble(readEnv(env));
  try {
    const started = performance.now();
    const filled = await fillLists(deps, recipes);
    const { member, ids, ...counts } = filled;
    console.log(JSON.stringify({ ...counts, filledInSeconds: seconds(started) }));
    return { ok: await measureAll(deps, filled, only) };
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureAll(deps: Deps, filled: Filled, only: string): Promise<boolean> {
  const path = deps.db.path ?? "";
  const recorder = new RecordingClient(path);
  const watched = openOver(recorder, path);
  const files = await loadStaticFiles(join(import.meta.dirname, "../client"));
  const app = await createApp(deps, files);
  const watchedApp = await createApp({ ...deps, db: watched }, files);
  const means = new Map<string, number>();
  let ok = true;
  try {
    const token = await signIn(app, filled.member);
    const rows = listRows(filled).filter(({ name }) => name.startsWith(only));
    for (let n = 0; n < FIRST_WARM_UP; n += 1) await ask(app, rows[n % rows.length] as ListRow, token, n);
    for (const row of rows) {
      const measured = await measure(app, row, token);
      means.set(row.name, measured.mean);
      recorder.takeSeen();
      await ask(watchedApp, row, token, 0);
      const statements = recorder.takeSeen();
      const faults: string[] = [];
      for (const statement of statements) faults.push(...(await recorder.faultsOf(statement)));
      const unexpected = faults.filter((fault) => !row.allowed?.includes(fault));
      const depth =
        row.deepOf === undefined ? undefined : measured.mean / (means.get(row.deepOf) ?? Number.NaN);
      const isFine =
        measured.p95 <= MOST_CPU &&
        statements.length <= MOST_STATEMENTS &&
        unexpected.length === 0 &&
        (depth === undefined || depth <= MOST_FOR_DEPTH);
      ok &&= isFine;
      const told = { row: row.name, cpuMs: rounded(measured), statements: statements.length };
      const more = { ...(depth && { timesFirstPage: Math.round(depth * 100) / 100 }) };
      console.log(
        JSON.stringify({ ...told, ...more, ...(unexpected.length > 0 && { unexpected }), ok: isFine }),
      );
    }
  } finally {
    await app.close();
    await watchedApp.close();
    await watched.close();
  }
  return ok;
}

async function measure(app: FastifyInstance, row: ListRow, token: string): Promise<Measured> {
  const times: number[] = [];
  for (let n = 0; n < WARM_UP + REQUESTS; n += 1) {
    const before = process.cpuUsage();
    await ask(app, row, token, n);
    const { user, system } = process.cpuUsage(before);
    if (n >= WARM_UP) times.push((user + system) / 1000);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), mean: times.reduce((sum, time) => sum + time, 0) / times.length };
}

async function ask(app: FastifyInstance, row: ListRow, token: string, n: number): Promise<void> {
  // The rate limit holds for a bench too: the requests come from many addresses.
  const from = `203.0.113.${n % 250}`;
  const headers = { host: "localhost", "x-forwarded-for": from };
  const bearer = row.member ? { authorization: `Bearer ${token}` } : {};
  const answer = await app.inject({ url: row.path, headers: { ...headers, ...bearer } });
  if (answer.statusCode !== 200) throw new Error(`${row.path} answered ${answer.statusCode}`);
  // What a request leaves to the end of its turn is done then, and counted; with no turn at all it would pile up.
  await turn();
}

async function signIn(app: FastifyInstance, email: string): Promise<string> {
  const answer = await app.inject({
    method: "POST",
    url: "/api/auth/login",
    headers: { host: "localhost" },
    payload: { email, password: SAMPLE_PASSWORD },
  });
  return answer.json<{ access_token: string }>().access_token;
}

function rounded(measured: Measured): Measured {
  const two = (value: number) => Math.round(value * 100) / 100;
  return { p50: two(measured.p50), p95: two(measured.p95), mean: two(measured.mean) };
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 1000);
}
