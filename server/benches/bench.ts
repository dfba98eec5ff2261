import { signInHeaders } from "../checks/running-server/rest-client.ts";
import { addSampleMember } from "../checks/running-server/sample-members.ts";
import { type ServerProcess, startBaselineServer } from "../checks/running-server/server-process.ts";
import {
  withBuiltServer,
  withServerDeps,
  withTemporaryFolder,
} from "../checks/running-server/with-server.ts";
import { benchLists } from "./bench/bench-lists.ts";
import { benchSearch } from "./bench/bench-search.ts";
import { benchSecurity } from "./bench/bench-security.ts";
import { sendBenchRequest } from "./bench/measure-cpu.ts";

const RECIPES = Number(process.argv[2] ?? 2000);
/** Only rows whose name contains this text are measured; "" measures all. */
const ONLY = process.argv[3] ?? "";
const REQUESTS = 400;
const RUNS = 5;
/** Requests before each row is measured, after which V8 has compiled its code. */
const WARM_UP = 3000;
const CONCURRENCY = 8;
const EMAIL = "bench@larder.invalid";

type Headers = Record<string, string>;
type Row = { name: string; path: string; member: boolean };
type Measured = { name: string; cpu: number };

/**
 * Prints, for each row, the server's CPU time per request as a multiple of a bare node:http server, because
 * wall time varies on a shared machine. Each row has its own warm process. The bare server is measured before
 * and after, and the smaller value counts. One JSON line per row.
 */
async function measureAll(dataDir: string): Promise<void> {
  await withServerDeps(dataDir, (deps) => addSampleMember(deps, EMAIL, RECIPES));
  const { headers, list } = await withBuiltServer(dataDir, async ({ url }) => {
    const signedIn = await signInHeaders(url, EMAIL);
    return { headers: signedIn, list: await rows(url, signedIn) };
  });
  const before = await measureBare(headers);
  const measured: Measured[] = [];
  for (const { name, path, member } of list.filter((row) => row.name.includes(ONLY))) {
    const cpu = await withBuiltServer(dataDir, (server) => measure(server, path, member ? headers : {}));
    measured.push({ name, cpu });
  }
  const floor = Math.min(before, await measureBare(headers));
  for (const { name, cpu } of [{ name: "bare node:http", cpu: floor }, ...measured]) {
    const ratio = Math.round((cpu / floor) * 10) / 10;
    console.log(JSON.stringify({ row: name, recipes: RECIPES, cpuMicroseconds: Math.round(cpu), ratio }));
  }
}

async function measureBare(headers: Headers): Promise<number> {
  const server = await startBaselineServer();
  const cpu = await measure(server, "/", headers);
  await server.stop();
  return cpu;
}

async function rows(url: string, signedIn: Headers): Promise<Row[]> {
  const mine = await fetch(`${url}/api/recipes/my?page_size=1`, { headers: signedIn });
  const { items } = (await mine.json()) as { items: { id: string }[] };
  const lastPage = Math.max(1, Math.min(50, Math.floor(RECIPES / 12)));
  return [
    { name: "health", path: "/api/health", member: false },
    { name: "page", path: "/", member: false },
    { name: "featured", path: "/api/recipes/featured", member: false },
    { name: "list, guest", path: "/api/recipes/?sort_by=like_count", member: false },
    { name: "list, member", path: "/api/recipes/", member: true },
    { name: "my recipes", path: "/api/recipes/my", member: true },
    { name: `my recipes, page ${lastPage}`, path: `/api/recipes/my?page=${lastPage}`, member: true },
    { name: "recipe", path: `/api/recipes/${items[0]?.id}`, member: true },
    {
      name: "recipe for other servings",
      path: `/api/recipes/${items[0]?.id}/scale/validate?new_servings=9`,
      member: true,
    },
    { name: "stats", path: "/api/recipes/stats/user", member: true },
    { name: "search, two words", path: "/api/recipes/search/advanced?title=roasted%20lentil", member: true },
    { name: "search, as one types", path: "/api/recipes/search/quick?q=roas", member: false },
    { name: "me over REST", path: "/api/auth/me", member: true },
    { name: "me over tRPC", path: "/trpc/accounts.me", member: true },
  ];
}

/** Microseconds of CPU per request. It is the minimum of several runs, because other load only adds time. */
async function measure(server: ServerProcess, path: string, headers: Headers): Promise<number> {
  await sendConcurrentRequests(server, path, headers, WARM_UP);
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = server.cpu();
    await sendConcurrentRequests(server, path, headers, REQUESTS);
    runs.push(((server.cpu() - before) * 1000) / REQUESTS);
  }
  return Math.min(...runs);
}

async function sendConcurrentRequests(
  server: ServerProcess,
  path: string,
  headers: Headers,
  requests: number,
): Promise<void> {
  let sent = 0;
  const work = async () => {
    while (sent < requests) {
      sent += 1;
      await sendBenchRequest(server.url, { path, member: true }, headers, sent);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

if (process.argv[2] === "lists") {
  const { ok } = await benchLists(Number(process.argv[3] ?? 20_000), process.argv[4]);
  process.exitCode = ok ? 0 : 1;
} else if (process.argv[2] === "search") {
  const { ok } = await benchSearch(Number(process.argv[3] ?? 100_000));
  process.exitCode = ok ? 0 : 1;
} else if (process.argv[2] === "security") {
  const { ok } = await benchSecurity(Number(process.argv[3] ?? 10_000), Number(process.argv[4] ?? 1_000_000));
  process.exitCode = ok ? 0 : 1;
} else if (process.argv[2] === "phone") {
  // Imported only here, because the browser is a development dependency that other benchmarks do not need.
  const { benchPhone } = await import("./bench/bench-phone.ts");
  await benchPhone();
} else {
  await withTemporaryFolder("bench", measureAll);
}
