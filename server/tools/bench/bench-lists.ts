import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openOver } from "#db/client.ts";
import { createApp } from "#server/app.ts";
import { assemble } from "#server/assemble.ts";
import type { Deps } from "#server/context.ts";
import { readEnv } from "#server/env.ts";
import { loadStaticFiles } from "#server/http/static-files.ts";
import { RecordingClient } from "#server/test/recording-client.ts";
import { signIn } from "../trial/rest-client.ts";
import { type ServerProcess, startServer } from "../trial/server-process.ts";
import { type Filled, fillLists } from "./fill-lists.ts";
import { type ListRow, listRows } from "./list-rows.ts";

const ENV = { SEED: "none", USAGE_LIMITS: "off", TRUST_PROXY: "127.0.0.1" };
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
/** What one request asks of the database: how many statements, and which of their steps are not allowed it. */
type Asked = { statements: number; unexpected: string[] };

/**
 * Every list of the product over a large database: CPU that the server's process spends on each request, sockets,
 * compiler and collector included; its statements; and what SQLite would scan or sort for them. One JSON line a row;
 * `only` names the rows by how their names begin.
 */
export async function benchLists(recipes: number, only = ""): Promise<{ ok: boolean }> {
  const dataDir = mkdtempSync(join(tmpdir(), "larder-lists-"));
  try {
    const { filled, rows, asked } = await prepare(dataDir, recipes, only);
    const server = await startServer(dataDir, ENV);
    try {
      return { ok: await measureAll(server, rows, asked, await signIn(server.url, filled.member)) };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Fills the database, and looks at the statements of each row. */
async function prepare(dataDir: string, recipes: number, only: string) {
  const { deps, close } = await assemble(readEnv({ ...ENV, DATA_DIR: dataDir, LOG_LEVEL: "error" }));
  try {
    const started = performance.now();
    const filled = await fillLists(deps, recipes);
    const { member: _, ids: __, ...counts } = filled;
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(JSON.stringify({ ...counts, filledInSeconds: seconds }));
    const rows = listRows(filled).filter(({ name }) => name.startsWith(only));
    return { filled, rows, asked: await statementsOf(deps, filled, rows) };
  } finally {
    await close();
  }
}

async function statementsOf(deps: Deps, filled: Filled, rows: readonly ListRow[]): Promise<Asked[]> {
  const path = deps.db.path ?? "";
  const recorder = new RecordingClient(path);
  const watched = openOver(recorder, path);
  const app = await createApp(
    { ...deps, db: watched },
    await loadStaticFiles(join(import.meta.dirname, "../client")),
  );
  try {
    const url = await app.listen({ host: "127.0.0.1", port: 0 });
    const signedIn = await signIn(url, filled.member);
    const asked: Asked[] = [];
    for (const row of rows) {
      recorder.takeSeen();
      await ask(url, row, signedIn, 0);
      const statements = recorder.takeSeen();
      const faults: string[] = [];
      for (const statement of statements) faults.push(...(await recorder.faultsOf(statement)));
      const unexpected = faults.filter((fault) => !row.allowed?.includes(fault));
      asked.push({ statements: statements.length, unexpected });
    }
    return asked;
  } finally {
    await app.close();
    await watched.close();
  }
}

async function measureAll(
  server: ServerProcess,
  rows: readonly ListRow[],
  asked: readonly Asked[],
  signedIn: Record<string, string>,
): Promise<boolean> {
  for (let n = 0; n < FIRST_WARM_UP; n += 1)
    await ask(server.url, rows[n % rows.length] as ListRow, signedIn, n);
  const means = new Map<string, number>();
  let ok = true;
  for (const [index, row] of rows.entries()) {
    const { statements, unexpected } = asked[index] as Asked;
    const measured = await measure(server, row, signedIn);
    means.set(row.name, measured.mean);
    const depth =
      row.deepOf === undefined ? undefined : measured.mean / (means.get(row.deepOf) ?? Number.NaN);
    const isFine =
      measured.p95 <= MOST_CPU &&
      statements <= MOST_STATEMENTS &&
      unexpected.length === 0 &&
      (depth === undefined || depth <= MOST_FOR_DEPTH);
    ok &&= isFine;
    const told = { row: row.name, cpuMs: rounded(measured), statements };
    const more = { ...(depth && { timesFirstPage: Math.round(depth * 100) / 100 }) };
    console.log(
      JSON.stringify({ ...told, ...more, ...(unexpected.length > 0 && { unexpected }), ok: isFine }),
    );
  }
  return ok;
}

async function measure(
  server: ServerProcess,
  row: ListRow,
  signedIn: Record<string, string>,
): Promise<Measured> {
  const times: number[] = [];
  let before = Number.NaN;
  for (let n = 0; n < WARM_UP + REQUESTS; n += 1) {
    await ask(server.url, row, signedIn, n);
    // From one look at the clock to the next: what a request leaves to be done after its answer is counted too.
    const now = server.cpu();
    if (n >= WARM_UP) times.push(now - before);
    before = now;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), mean: times.reduce((sum, time) => sum + time, 0) / times.length };
}

async function ask(url: string, row: ListRow, signedIn: Record<string, string>, n: number): Promise<void> {
  // The rate limit holds for a bench too: the requests come from many addresses.
  const from = { "x-forwarded-for": `203.0.113.${n % 250}` };
  const answer = await fetch(url + row.path, { headers: { ...(row.member && signedIn), ...from } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${row.path} answered ${answer.status}`);
}

function rounded(measured: Measured): Measured {
  const two = (value: number) => Math.round(value * 100) / 100;
  return { p50: two(measured.p50), p95: two(measured.p95), mean: two(measured.mean) };
}
