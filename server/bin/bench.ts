import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assemble } from "#server/assemble.ts";
import { readEnv } from "#server/env.ts";
import { benchLists } from "./support/bench-lists.ts";
import { signIn } from "./support/rest-client.ts";
import { addSampleMember } from "./support/sample-members.ts";
import { type ServerProcess, startBareServer, startServer } from "./support/server-process.ts";

const RECIPES = Number(process.argv[2] ?? 2000);
const REQUESTS = 400;
const AT_ONCE = 8;
const EMAIL = "bench@larder.invalid";

type Row = { name: string; path: string; member: boolean };

/**
 * CPU of the server for each request of a kind, as a multiple of a bare node:http answer in the same run: wall time on
 * a shared machine tells little. One JSON line a row.
 */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "larder-bench-"));
  const bare = await startBareServer();
  let server: ServerProcess | undefined;
  try {
    await fill(dataDir);
    server = await startServer(dataDir, { SEED: "none", USAGE_LIMITS: "off", TRUST_PROXY: "127.0.0.1" });
    const signedIn = await signIn(server.url, EMAIL);
    const floor = await measure(bare, "/", {});
    console.log(
      JSON.stringify({ row: "bare node:http", recipes: RECIPES, cpuMicroseconds: floor, ratio: 1 }),
    );
    for (const row of await rows(server.url, signedIn)) {
      const cpu = await measure(server, row.path, row.member ? signedIn : {});
      console.log(
        JSON.stringify({ row: row.name, cpuMicroseconds: cpu, ratio: Math.round((cpu / floor) * 10) / 10 }),
      );
    }
  } finally {
    await server?.stop();
    await bare.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill(dataDir: string): Promise<void> {
  const parts = await assemble(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: "error" }));
  await addSampleMember(parts.deps, EMAIL, RECIPES);
  await parts.close();
}

async function rows(url: string, signedIn: Record<string, string>): Promise<Row[]> {
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
    { name: "me over tRPC", path: "/trpc/accounts.me", member: true },
  ];
}

/** Microseconds of CPU a request: the middle of three runs after one to warm up. */
async function measure(
  server: ServerProcess,
  path: string,
  headers: Record<string, string>,
): Promise<number> {
  const runs: number[] = [];
  for (let run = 0; run < 4; run += 1) {
    const before = server.cpu();
    let sent = 0;
    const work = async () => {
      while (sent < REQUESTS) {
        sent += 1;
        // The rate limit holds for a bench too: the requests come from many addresses.
        const from = { "x-forwarded-for": `203.0.113.${sent % 250}` };
        const answer = await fetch(server.url + path, { headers: { ...headers, ...from } });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (run > 0) runs.push(((server.cpu() - before) * 1000) / REQUESTS);
  }
  return Math.round(runs.sort((a, b) => a - b)[1] ?? 0);
}

if (process.argv[2] === "lists") {
  const { ok } = await benchLists(Number(process.argv[3] ?? 20_000), process.argv[4]);
  process.exitCode = ok ? 0 : 1;
} else if (process.argv[2] === "phone") {
  // Its browser is a tool of development: the other benchmarks run without it.
  const { benchPhone } = await import("./support/bench-phone.ts");
  await benchPhone();
} else {
  await main();
}
