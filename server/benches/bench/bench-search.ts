import { statSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { openReadOnlyConnection } from "#db/reader.ts";
import type { Deps } from "#server/deps.ts";
import { createEmbeddedSearch, type SearchEngine, type SqlHandle } from "#server/engines/search/search.ts";
import {
  indexMissingRecipes,
  optimizeSearchIndex,
} from "#server/features/search-index/service/index-missing.ts";
import { seededFuzzRandom } from "../../checks/fuzz/random.ts";
import { withServerDeps, withTemporaryFolder } from "../../checks/running-server/with-server.ts";
import { type ChosenEngine, openSearchEngine } from "../../evals/eval-search/choose-engine.ts";
import { type RecipeLine, readRecipes } from "../../evals/eval-search/file-lines.ts";
import { storeAndIndexRecipes } from "../../evals/eval-search/fill-recipes.ts";
import { InputError } from "../../evals/eval-search/read-json-lines.ts";
import { roundedPercentiles } from "./measure-cpu.ts";
import { measureSearchLoad } from "./search-load.ts";
import { type Asked, EXPENSIVE, generateQueryClasses } from "./search-queries.ts";
import { generateRecipes, shuffledCopy } from "./search-recipes.ts";

const SUITE = join(import.meta.dirname, "../../server/evals/eval-search/suite/recipes.jsonl");
const PAGE = 12;
const SEED = 7;
const PASSES = 3;
/** The number of recipes to index again, evenly distributed over the database. */
const REINDEXED = 4000;

/**
 * Generates `count` recipes and measures searches in them. For each class of queries it prints one JSON line
 * with CPU times in ms (p50, p95, p99) of the embedded engine, of Meilisearch if available (with this
 * process), and of a plain FTS5 table with bm25. A last line has the load test of the built server with 16
 * clients.
 */
export function benchSearch(count: number): Promise<{ ok: boolean }> {
  return withTemporaryFolder("search-bench", async (dataDir) => {
    const meili = await openSearchEngine("meili").catch(reportMissing);
    try {
      return await measureEngines(dataDir, count, meili);
    } finally {
      await meili?.close();
    }
  });
}

async function measureEngines(dataDir: string, count: number, meili: ChosenEngine | null) {
  const recipes = [...generateRecipes(readRecipes(SUITE), count, seededFuzzRandom(SEED))];
  const file = await withServerDeps(dataDir, (deps) => fill(deps, recipes, meili));
  const bare = new BareIndex(join(dataDir, "bare.db"), recipes);
  const reader = openReadOnlyConnection(file);
  const sql: SqlHandle = {
    run: () => Promise.reject(new Error("A bench writes nothing")),
    all: async (text, args) => reader.all(text, args),
  };
  const embedded = createEmbeddedSearch();
  const classes = generateQueryClasses(recipes, seededFuzzRandom(SEED + 1));
  for (const { name, asked } of classes) {
    const embeddedMs = await measure(asked, (query) => askEngine(embedded, sql, query));
    const meiliMs = meili
      ? await measure(asked, (query) => askEngine(meili.search, sql, query), meili.cpu)
      : null;
    const bareMs = await measure(asked, async ({ words }) => bare.find(words, PAGE));
    console.log(JSON.stringify({ class: name, queries: asked.length, embeddedMs, meiliMs, bareMs }));
  }
  reader.close();
  bare.close();
  const mixed = classes.filter(({ name }) => name !== EXPENSIVE).flatMap(({ asked }) => asked);
  const dear = classes.flatMap(({ name, asked }) => (name === EXPENSIVE ? asked : []));
  const { ok, ...load } = await measureSearchLoad(dataDir, shuffledCopy(mixed, seededFuzzRandom(SEED)), dear);
  console.log(JSON.stringify(load));
  return { ok };
}

function reportMissing(error: unknown): null {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  return null;
}

/** Stores and indexes the recipes, and prints the cost. Returns the path of the database. */
async function fill(deps: Deps, recipes: readonly RecipeLine[], meili: ChosenEngine | null): Promise<string> {
  const stored = await cpuMs(() => storeAndIndexRecipes(deps, recipes));
  const every = Math.ceil(recipes.length / REINDEXED);
  await deps.db.write((tx) => tx.run(`update search_texts set version = 0 where row_id % ${every} = 0`));
  let rebuiltCount = 0;
  const rebuilt = await cpuMs(async () => {
    rebuiltCount = await indexMissingRecipes(deps);
  });
  // The server also optimizes the index after its start.
  const joined = await cpuMs(() => optimizeSearchIndex(deps));
  const started = performance.now();
  await meili?.fill(deps);
  const meiliSeconds = meili && (performance.now() - started) / 1000;
  await deps.db.truncateLog();
  const file = deps.db.path ?? "";
  const each = (ms: number, of = recipes.length) => Math.round((ms / of) * 1000) / 1000;
  console.log(
    JSON.stringify({
      recipes: recipes.length,
      storedMsEach: each(stored),
      rebuiltMsEach: each(rebuilt, rebuiltCount),
      joinedMsEach: each(joined),
      megabytes: Math.round(statSync(file).size / 1e6),
      meiliSeconds,
    }),
  );
  return file;
}

async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const started = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

function askEngine(engine: SearchEngine, sql: SqlHandle, asked: Asked): Promise<unknown> {
  return "quick" in asked
    ? engine.quick(sql, { text: asked.quick, owners: [], limit: 10 })
    : engine.query(sql, { ...asked.query, owners: [], limit: PAGE });
}

/**
 * CPU time of each query in this process and in the process of `others`. It is the minimum of several passes,
 * because other load only adds time.
 */
async function measure(asked: readonly Asked[], ask: (asked: Asked) => Promise<unknown>, others = () => 0) {
  const least = asked.map(() => Number.POSITIVE_INFINITY);
  for (let pass = 0; pass <= PASSES; pass += 1)
    for (const [index, query] of asked.entries()) {
      const before = others();
      const ms = (await cpuMs(() => ask(query))) + others() - before;
      if (pass > 0) least[index] = Math.min(least[index] ?? Number.POSITIVE_INFINITY, ms);
    }
  return roundedPercentiles(least);
}

/** The baseline: an FTS5 table with three columns, ranked by bm25. A match must have all words. */
class BareIndex {
  readonly #db: Database.Database;
  readonly #found: Database.Statement;

  constructor(file: string, recipes: readonly RecipeLine[]) {
    this.#db = new Database(file);
    this.#db.exec(
      "CREATE VIRTUAL TABLE bare USING fts5(title, ingredients, body, tokenize='porter unicode61')",
    );
    const insert = this.#db.prepare("INSERT INTO bare (rowid, title, ingredients, body) VALUES (?, ?, ?, ?)");
    this.#db.exec("BEGIN");
    for (const [index, { title, ingredients, instructions }] of recipes.entries())
      insert.run(index + 1, title, ingredients.join("\n"), instructions.join("\n"));
    this.#db.exec("COMMIT");
    this.#found = this.#db.prepare(
      "SELECT rowid FROM bare WHERE bare MATCH ? ORDER BY bm25(bare, 10, 4, 1) LIMIT ?",
    );
  }

  /** Rows that contain all words, best first. */
  find(words: string, limit: number): unknown[] {
    const expression = (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"`).join(" ");
    return expression === "" ? [] : this.#found.all(expression, limit);
  }

  close(): void {
    this.#db.close();
  }
}
