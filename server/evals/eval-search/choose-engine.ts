import { createEmbeddedSearch, type SearchEngine } from "#server/engines/search/search.ts";
import { createConfiguredSearchEngine } from "#server/features/search-index/service/create-search.ts";
import type { IndexDeps } from "#server/ports.ts";
import { startSearchServer } from "../search-server/start-server.ts";
import { InputError } from "./read-json-lines.ts";

/**
 * A search engine to measure. `fill` sends it all recipes of a filled database, unless it searches that
 * database itself.
 */
export type ChosenEngine = {
  search: SearchEngine;
  fill(deps: Omit<IndexDeps, "meili">): Promise<void>;
  close(): Promise<void>;
  /** CPU time of the engine's own process in milliseconds, 0 without one; NaN if unknown. */
  cpu(): number;
};

/** A long timeout in milliseconds, because the evaluation measures quality and accepts slow responses. */
const PATIENCE_MS = 60_000;
/** This index must never be one that people use, because it is overwritten. */
const TOOLS_INDEX = "larder_tools";
const nothing = async () => undefined;

/**
 * Opens the engine with this name: "embedded" or "meili". Throws InputError for other names, and if the
 * engine is missing.
 */
export async function openSearchEngine(name: string): Promise<ChosenEngine> {
  if (name === "embedded")
    return { search: createEmbeddedSearch(), fill: nothing, close: nothing, cpu: () => 0 };
  if (name !== "meili") throw new InputError(`There is no engine ${name}: say embedded or meili.`);
  const { MEILI_URL: url, MEILI_KEY: key } = process.env;
  return url ? meiliAt({ url, key }, { close: nothing, cpu: () => Number.NaN }) : startMeili();
}

async function startMeili(): Promise<ChosenEngine> {
  const server = await startSearchServer();
  if ("missing" in server)
    throw new InputError(`--engine meili needs MEILI_URL, the server's address: ${server.missing}.`);
  return meiliAt(server, server);
}

/** Uses an index of its own on the server, which it overwrites and finally deletes. */
function meiliAt(
  options: { url: string; key: string | undefined },
  { close, cpu }: Pick<ChosenEngine, "close" | "cpu">,
): ChosenEngine {
  const onFallback = (why: Error) => {
    throw why;
  };
  const { search, searchServer } = createConfiguredSearchEngine({
    ...options,
    indexName: TOOLS_INDEX,
    inTimeMs: PATIENCE_MS,
    onFallback,
  });
  return {
    search,
    async fill(deps) {
      if (searchServer === null) return;
      await searchServer.meili.drop();
      await searchServer.sync.turn({ ...deps, meili: searchServer.meili });
      if (!searchServer.sync.isComplete) throw new InputError(`No search server answers at ${options.url}.`);
    },
    async close() {
      await searchServer?.meili.drop().catch(() => undefined);
      await close();
    },
    cpu,
  };
}
