import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LocalConnection } from "#db/local-connection.ts";
import { assemble, databaseFileOf } from "#server/assemble.ts";
import { createEmbeddedSearch, type SqlHandle } from "#server/engines/search/search.ts";
import { readEnv } from "#server/env.ts";
import { type RecipeLine, readRecipes } from "../eval-search/file-lines.ts";
import { fillRecipes } from "../eval-search/fill-recipes.ts";
import { BareIndex } from "./bare-index.ts";
import { searchLoad } from "./search-load.ts";
import { type Asked, DEAREST, queryClasses } from "./search-queries.ts";
import { madeRecipes, randomFrom, shuffled } from "./search-recipes.ts";

const SUITE = join(import.meta.dirname, "../../server/tools/eval-search/suite/recipes.jsonl");
const ENV = { SEED: "none", USAGE_LIMITS: "off", LOG_LEVEL: "error" };
const PAGE = 12;
const SEED = 7;
const PASSES = 3;

/**
 * Makes `count` recipes and asks for them: CPU in ms of each class of queries, p50, p95 and p99, of the embedded engine and
 * of a bare FTS5 table with bm25 that is asked for the same words; then the server under 16 clients. One JSON line each.
 */
export async function benchSearch(count: number): Promise<{ ok: boolean }> {
  const dataDir = mkdtempSync(join(tmpdir(), "larder-search-bench-"));
  try {
    const sources = readRecipes(SUITE);
    const recipes = [...madeRecipes(sources, count, randomFrom(SEED))];
    const env = readEnv({ ...ENV, DATA_DIR: dataDir });
    await fill(env, recipes);
    const bare = new BareIndex(join(dataDir, "bare.db"), recipes);
    const connection = new LocalConnection(databaseFileOf(env) ?? "", "reader");
    const embedded = askEmbedded(connection);
    const classes = queryClasses(recipes, randomFrom(SEED + 1));
    for (const { name, asked } of classes) {
      const found = await measure(asked, embedded);
      const floor = await measure(asked, async ({ words }) => bare.find(words, PAGE));
      console.log(JSON.stringify({ class: name, queries: asked.length, embeddedMs: found, bareMs: floor }));
    }
    connection.close();
    bare.close();
    const mixed = classes.filter(({ name }) => name !== DEAREST).flatMap(({ asked }) => asked);
    const dear = classes.flatMap(({ name, asked }) => (name === DEAREST ? asked : []));
    const { ok, ...load } = await searchLoad(dataDir, shuffled(mixed, randomFrom(SEED)), dear);
    console.log(JSON.stringify(load));
    return { ok };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill(env: ReturnType<typeof readEnv>, recipes: readonly RecipeLine[]): Promise<void> {
  const { deps, close } = await assemble(env);
  try {
    const started = process.cpuUsage();
    await fillRecipes(deps, recipes);
    const { user, system } = process.cpuUsage(started);
    console.log(
      JSON.stringify({
        recipes: recipes.length,
        storedAndIndexedMsEach: (user + system) / 1000 / recipes.length,
      }),
    );
  } finally {
    await close();
  }
}

function askEmbedded(connection: LocalConnection): (asked: Asked) => Promise<unknown> {
  const engine = createEmbeddedSearch();
  const sql: SqlHandle = {
    run: () => Promise.reject(new Error("A bench writes nothing")),
    all: async (text, args) =>
      connection.execute({ sql: text, args: [...args] }).rows as Record<string, unknown>[],
  };
  return (asked) =>
    "quick" in asked
      ? engine.quick(sql, { text: asked.quick, owners: [], limit: 10 })
      : engine.query(sql, { ...asked.query, owners: [], limit: PAGE });
}

type Spread = { p50: number; p95: number; p99: number };

/** CPU of each query, the least of some passes: what else the machine does falls on one of them. */
async function measure(asked: readonly Asked[], ask: (one: Asked) => Promise<unknown>): Promise<Spread> {
  const least = asked.map(() => Number.POSITIVE_INFINITY);
  for (let pass = 0; pass <= PASSES; pass += 1)
    for (const [at, one] of asked.entries()) {
      const started = process.cpuUsage();
      await ask(one);
      const { user, system } = process.cpuUsage(started);
      if (pass > 0) least[at] = Math.min(least[at] ?? Number.POSITIVE_INFINITY, (user + system) / 1000);
    }
  least.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((least[Math.floor(least.length * share)] ?? Number.NaN) * 1000) / 1000;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
