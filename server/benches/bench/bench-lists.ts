import { wrapClientAsDb } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { RecordingClient } from "#server/test/recording-client.ts";
import { signInHeaders } from "../../checks/running-server/rest-client.ts";
import type { ServerProcess } from "../../checks/running-server/server-process.ts";
import {
  withBuiltServer,
  withServerDeps,
  withServerInProcess,
  withTemporaryFolder,
} from "../../checks/running-server/with-server.ts";
import { addRecipesAndLikes, type Filled } from "./add-recipes-and-likes.ts";
import { benchedListRequests, type ListRow } from "./list-rows.ts";
import { measureRequestCpu, roundMeasured, sendBenchRequest } from "./measure-cpu.ts";

/**
 * Requests before the first row is measured. After 600 requests the compiler threads still ran, and every
 * tenth request included their time.
 */
const FIRST_WARM_UP = 6000;
/** Maximum of the 95th percentile, in milliseconds of CPU. */
const MAX_CPU_MS = 5;
const MAX_STATEMENTS = 3;
/** Maximum cost of a late page, as a multiple of the first page. */
const MAX_DEPTH_RATIO = 2;

/** The number of SQL statements of a request, and the steps of their query plans that are not allowed. */
type Statements = { statements: number; unexpected: string[] };

/**
 * Measures all lists on a large database: the server's CPU per request (including sockets, compiler and
 * garbage collector), the number of statements, and scans and sorts in their query plans. Prints one JSON
 * line per row. `only` is a prefix of the names of the rows.
 */
export function benchLists(recipes: number, only = ""): Promise<{ ok: boolean }> {
  return withTemporaryFolder("lists", async (dataDir) => {
    const { filled, rows, asked } = await withServerDeps(dataDir, (deps) => prepare(deps, recipes, only));
    return withBuiltServer(dataDir, async (server) => {
      return { ok: await measureAll(server, rows, asked, await signInHeaders(server.url, filled.member)) };
    });
  });
}

/** Fills the database and examines the statements of each request. */
async function prepare(deps: Deps, recipes: number, only: string) {
  const started = performance.now();
  const filled = await addRecipesAndLikes(deps, recipes);
  const { member: _, ids: __, ...counts } = filled;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(JSON.stringify({ ...counts, filledInSeconds: seconds }));
  const rows = benchedListRequests(filled).filter(({ name }) => name.startsWith(only));
  return { filled, rows, asked: await recordStatements(deps, filled, rows) };
}

async function recordStatements(deps: Deps, filled: Filled, rows: readonly ListRow[]): Promise<Statements[]> {
  const path = deps.db.path ?? "";
  const recorder = new RecordingClient(path);
  const watched = wrapClientAsDb(recorder, path);
  const asked: Statements[] = [];
  await withServerInProcess({ ...deps, db: watched }, async (url) => {
    const signedIn = await signInHeaders(url, filled.member);
    for (const row of rows) {
      recorder.takeSeen();
      await sendBenchRequest(url, row, signedIn, 0);
      const statements = recorder.takeSeen();
      const faults: string[] = [];
      for (const statement of statements) faults.push(...(await recorder.faultsOf(statement)));
      const unexpected = faults.filter((fault) => !row.allowed?.includes(fault));
      asked.push({ statements: statements.length, unexpected });
    }
  });
  await watched.close();
  return asked;
}

async function measureAll(
  server: ServerProcess,
  rows: readonly ListRow[],
  asked: readonly Statements[],
  signedIn: Record<string, string>,
): Promise<boolean> {
  for (let n = 0; n < FIRST_WARM_UP; n += 1)
    await sendBenchRequest(server.url, rows[n % rows.length] as ListRow, signedIn, n);
  const means = new Map<string, number>();
  let ok = true;
  for (const [index, row] of rows.entries()) {
    const { statements, unexpected } = asked[index] as Statements;
    const measured = await measureRequestCpu(server, row, signedIn);
    means.set(row.name, measured.mean);
    const depth =
      row.deepOf === undefined ? undefined : measured.mean / (means.get(row.deepOf) ?? Number.NaN);
    const isFine =
      measured.p95 <= MAX_CPU_MS &&
      statements <= MAX_STATEMENTS &&
      unexpected.length === 0 &&
      (depth === undefined || depth <= MAX_DEPTH_RATIO);
    ok &&= isFine;
    const summary = { row: row.name, cpuMs: roundMeasured(measured), statements };
    const more = { ...(depth && { timesFirstPage: Math.round(depth * 100) / 100 }) };
    console.log(
      JSON.stringify({ ...summary, ...more, ...(unexpected.length > 0 && { unexpected }), ok: isFine }),
    );
  }
  return ok;
}
